"""A file layer that remembers what was really synchronised: what the disk holds after the power has gone."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import apsw

NAME = "forgetful"
USUAL = "unix"


class Disk(apsw.VFS):
    """Passes everything on, and keeps each file as it was at its last synchronisation."""

    def __init__(self) -> None:
        self.safe: dict[str, bytes] = {}
        super().__init__(NAME, USUAL)

    def xOpen(self, name: Any, flags: list[int]) -> apsw.VFSFile:  # noqa: N802
        return WatchedFile(self, name, flags)

    def xDelete(self, name: str, sync_folder: bool) -> None:  # noqa: N802
        super().xDelete(name, sync_folder)
        self.safe.pop(name, None)

    def after_power_loss(self, folder: Path) -> None:
        """Writes what is left of every file into another folder."""
        folder.mkdir()
        for name, content in self.safe.items():
            (folder / Path(name).name).write_bytes(content)


class WatchedFile(apsw.VFSFile):
    """A file whose synchronised content is kept."""

    def __init__(self, disk: Disk, name: Any, flags: list[int]) -> None:
        self.disk = disk
        self.name = name.filename() if isinstance(name, apsw.URIFilename) else name
        super().__init__(USUAL, name, flags)

    def xSync(self, flags: int) -> None:  # noqa: N802
        super().xSync(flags)
        if self.name:
            self.disk.safe[self.name] = Path(self.name).read_bytes()


@contextmanager
def forgetful_disk() -> Iterator[Disk]:
    """Every database opened meanwhile lies on it."""
    disk = Disk()
    apsw.set_default_vfs(NAME)
    try:
        yield disk
    finally:
        apsw.set_default_vfs(USUAL)
        disk.unregister()
