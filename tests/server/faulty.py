"""A disk that fails at a moment of one's choice, before or after it has done what it was asked."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import apsw

from tests.server.forgetful import USUAL

NAME = "faulty"
NEVER = 1_000_000
EXTENDED = {
    "read": apsw.SQLITE_IOERR_READ,
    "write": apsw.SQLITE_IOERR_WRITE,
    "sync": apsw.SQLITE_IOERR_FSYNC,
    "truncate": apsw.SQLITE_IOERR_TRUNCATE,
}


class Fault(NamedTuple):
    """Which of the operations that follow fails, and how."""

    kinds: tuple[str, ...] = ("write", "sync", "truncate")
    at: int = NEVER
    lasting: bool = False
    """Whether everything after it fails as well."""
    done: bool = False
    """Whether it is done all the same, and only said to have failed."""
    full: bool = False


class FaultyDisk(apsw.VFS):
    """Passes everything on, and keeps each file as it was at its last synchronisation."""

    def __init__(self) -> None:
        self.fault = Fault()
        self.met = 0
        self.safe: dict[str, bytes] = {}
        super().__init__(NAME, USUAL)

    def arm(self, fault: Fault) -> None:
        self.fault, self.met = fault, 0

    def has_failed(self) -> bool:
        return self.met > self.fault.at

    def disarm(self) -> bool:
        """Works again; whether it failed meanwhile."""
        failed, self.fault = self.has_failed(), Fault()
        return failed

    def fails_at(self, kind: str) -> bool:
        if kind not in self.fault.kinds:
            return False
        now, self.met = self.met, self.met + 1
        return now >= self.fault.at if self.fault.lasting else now == self.fault.at

    def error(self, kind: str) -> Exception:
        full = self.fault.full and kind == "write"
        error = apsw.exception_for(apsw.SQLITE_FULL if full else EXTENDED[kind])
        error.args = (f"the test's disk does not {kind}",)
        return error

    def xOpen(self, name: Any, flags: list[int]) -> apsw.VFSFile:  # noqa: N802
        return FaultyFile(self, name, flags)

    def xDelete(self, name: str, sync_folder: bool) -> None:  # noqa: N802
        super().xDelete(name, sync_folder)
        self.safe.pop(name, None)

    def after_power_loss(self, folder: Path) -> Path:
        """What is left of every file, in another folder."""
        folder.mkdir()
        for name, content in self.safe.items():
            (folder / Path(name).name).write_bytes(content)
        return folder


class FaultyFile(apsw.VFSFile):
    """A file on this disk."""

    def __init__(self, disk: FaultyDisk, name: Any, flags: list[int]) -> None:
        self.disk = disk
        self.name = name.filename() if isinstance(name, apsw.URIFilename) else name
        super().__init__(USUAL, name, flags)

    def perhaps(self, kind: str, do: Callable[[], Any]) -> Any:
        """Does it, unless this is the moment to fail."""
        if not self.disk.fails_at(kind):
            return do()
        if self.disk.fault.done:
            do()
        raise self.disk.error(kind)

    def xRead(self, amount: int, offset: int) -> bytes:  # noqa: N802
        read = super().xRead
        return bytes(self.perhaps("read", lambda: read(amount, offset)))

    def xWrite(self, data: bytes, offset: int) -> None:  # noqa: N802
        write = super().xWrite
        self.perhaps("write", lambda: write(data, offset))

    def xTruncate(self, size: int) -> None:  # noqa: N802
        truncate = super().xTruncate
        self.perhaps("truncate", lambda: truncate(size))

    def xSync(self, flags: int) -> None:  # noqa: N802
        self.perhaps("sync", self.keep)

    def keep(self) -> None:
        if self.name:
            self.disk.safe[self.name] = Path(self.name).read_bytes()


@contextmanager
def faulty_disk() -> Iterator[FaultyDisk]:
    """Every database opened meanwhile lies on it."""
    disk = FaultyDisk()
    apsw.set_default_vfs(NAME)
    try:
        yield disk
    finally:
        apsw.set_default_vfs(USUAL)
        disk.unregister()
