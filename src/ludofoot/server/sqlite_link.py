"""The connection to the SQLite file: trusted as long as the disk does not fail, then opened anew."""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import apsw

from ludofoot.server.sqlite_file import (
    close_as_it_is,
    close_clean,
    connect,
    open_checked,
    settle,
    true_cause,
)
from ludofoot.server.sqlite_rows import Run
from ludofoot.server.store import StoreClosed, StoreDamaged, StoreFailed, StoreFull

QUIET_SECONDS: Final = 600
LOGGER = logging.getLogger("ludofoot.server")


class Transaction:
    """Everything or nothing; a failure keeps its own name, which a savepoint's does not on a full disk."""

    def __init__(self, connection: apsw.Connection) -> None:
        self.connection = connection
        self.run = connection.cursor().execute

    def __enter__(self) -> Run:
        self.run("BEGIN")
        return self.run

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        try:
            if kind is None:
                self.run("COMMIT")
        finally:
            if self.connection.in_transaction:
                self.run("ROLLBACK")


class Link:
    """For one thread at a time: whoever uses the connection holds the lock."""

    def __init__(self, path: Path, synchronous: str) -> None:
        self.path = path
        self.synchronous = synchronous
        self.reader_lock = threading.Lock()
        self.connection = open_checked(path, synchronous)
        self.stale = False
        """Whether the disk failed under this connection: what it remembers may not be what is stored."""
        self.settled = True
        """Whether what was found when it was opened is known to be safe."""
        self.closed = False
        """Whether the file was let go of: a thread that comes after that must not open it again."""
        self.quiet_until: dict[str, float] = {}

    # ---- for whoever holds the lock

    def is_distrusted(self) -> bool:
        """Whether something failed, and nothing may be written before it is known what is stored."""
        return self.stale or not self.settled

    def be_readable(self) -> None:
        """After a failure only what is in the file counts. Raises what SQLite does, and `StoreClosed`."""
        if self.closed:
            raise StoreClosed("the store was closed")
        if self.stale:
            close_as_it_is(self.connection)
            self.connection = connect(self.path, self.synchronous)
            self.stale = self.settled = False

    def be_writable(self) -> None:
        """Nothing is written on top of what may not be safe. Raises what SQLite does."""
        self.be_readable()
        if not self.settled:
            settle(self.connection)
            self.settled = True

    def recover(self) -> StoreFailed | None:
        """Makes it trusted again, or says why not."""
        try:
            self.be_writable()
        except apsw.Error as error:
            return self.failed(error)
        return None

    def failed(self, error: apsw.Error) -> StoreFailed:
        """What an error means to whoever plays; one of the disk leaves nothing that can be relied upon."""
        cause = true_cause(self.connection, error)
        self.stale = self.stale or not isinstance(error, apsw.FullError | apsw.CorruptError)
        return self.complaint(failure_of(cause))

    def complaint(self, failure: StoreFailed) -> StoreFailed:
        """Goes into the log once in a while: a failing disk is met many times a second."""
        code = failure.means.code
        if time.monotonic() >= self.quiet_until.get(code, 0.0):
            self.quiet_until[code] = time.monotonic() + QUIET_SECONDS
            LOGGER.error("%s (%s): %s", self.path, code, failure)
        return failure

    # ---- for everybody else

    @contextmanager
    def reading(self) -> Iterator[Run]:
        """Raises `StoreFailed`."""
        with self.reader_lock:
            try:
                self.be_readable()
                yield self.connection.execute
            except apsw.Error as error:
                raise self.failed(error) from None

    @contextmanager
    def writing(self) -> Iterator[Run]:
        """Small notes, each of which may be made twice. Raises `StoreFailed`."""
        with self.reader_lock:
            try:
                self.be_writable()
                with Transaction(self.connection) as run:
                    yield run
            except apsw.Error as error:
                raise self.failed(error) from None

    def let_go(self) -> None:
        """Closes the file; what could not be finished is found in its log."""
        with self.reader_lock:
            if self.is_distrusted():
                close_as_it_is(self.connection)
            else:
                close_clean(self.connection)
            self.closed = True


def failure_of(error: apsw.Error) -> StoreFailed:
    """What an error of SQLite means to whoever plays."""
    if isinstance(error, apsw.FullError):
        return StoreFull(str(error))
    if isinstance(error, apsw.CorruptError | apsw.NotADBError):
        return StoreDamaged(str(error))
    return StoreFailed(str(error))
