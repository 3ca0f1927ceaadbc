"""Starting the processes of a measurement, and stopping each by its own id."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import msgspec

from bench.registry import MissingError

_TO_STOP_SECONDS = 15
_NEEDED = ("starlette", "uvicorn", "websockets", "apsw", "segno")


class Helper:
    """A process of this package that talks in lines."""

    def __init__(self, module: str, *arguments: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", module, *arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def read(self) -> Any:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise RuntimeError(f"{self.process.args!r} has ended")
        return msgspec.json.decode(line)

    def write(self, line: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()

    def stop(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(_TO_STOP_SECONDS)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


class Host:
    """A server, and what its players do."""

    def __init__(self, helper: Helper, players: Helper) -> None:
        self.helper = helper
        self.players = players
        self.pid = helper.process.pid
        self.port = int(helper.read())

    def order(self, do: str, **how: Any) -> Any:
        """Has the players do something; what they report."""
        self.begin(do, **how)
        return self.players.read()

    def begin(self, do: str, **how: Any) -> None:
        """The same, without waiting for the report."""
        line = msgspec.json.encode({"do": do, "port": self.port, "pid": self.pid, "with": how})
        self.players.write(line.decode())

    @contextmanager
    def frozen(self) -> Iterator[None]:
        """Stands still: a server whose deadlines run would take time from the one that is measured."""
        os.kill(self.pid, signal.SIGSTOP)
        try:
            yield
        finally:
            os.kill(self.pid, signal.SIGCONT)

    def resident(self) -> int:
        """Bytes of memory it holds."""
        pages = int(Path(f"/proc/{self.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")


class Bench:
    """Servers on one core, their players on another, files in one folder; all gone at the end."""

    def __init__(self) -> None:
        for package in _NEEDED:
            try:
                __import__(package)
            except ModuleNotFoundError:
                raise MissingError(package, "pip install .  (from the checkout)") from None
        if not sys.platform.startswith("linux"):
            raise MissingError("/proc", "servers are measured on Linux only")
        self.open = ExitStack()
        self.cores = (max(range(os.cpu_count() or 1)), 0)

    def __enter__(self) -> Self:
        self.folder = Path(self.open.enter_context(tempfile.TemporaryDirectory(prefix="ludofoot-bench-")))
        self.players = self.start("bench.serving.load", str(self.cores[1]))
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.open.close()

    def start(self, module: str, *arguments: str) -> Helper:
        helper = Helper(module, *arguments)
        self.open.callback(helper.stop)
        return helper

    def host(self, kind: str, name: str, *, everywhere: bool = False, **settings: Any) -> Host:
        """Starts a server with a folder of its own; its core is its own too, unless it runs everywhere."""
        folder = self.folder / name
        folder.mkdir()
        text = msgspec.json.encode(settings).decode()
        cores = ",".join(map(str, sorted(set(self.cores) if everywhere else {self.cores[0]})))
        helper = self.start("bench.serving.hosts", kind, cores, str(folder), text)
        return Host(helper, self.players)

    def one_of_many(self, name: str, core: int, **settings: Any) -> Host:
        """A worker beside others, wherever there is time for it; its players are its own, on this core."""
        host = self.host("ludofoot", name, everywhere=True, **settings)
        host.players = self.start("bench.serving.load", str(core))
        return host
