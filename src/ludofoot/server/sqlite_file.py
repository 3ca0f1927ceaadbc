"""The file of the store: made whole or not at all, looked at before it is used, explained if it cannot be."""

from __future__ import annotations

import contextlib
import errno
import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import apsw

from ludofoot.core.records import Refused
from ludofoot.server.sqlite_schema import TABLES, create, upgrade, version_of
from ludofoot.server.store import StoreInUse

QUICK_TO_CHECK: Final = 64 * 1024 * 1024
"""A file of up to so many bytes, some 300,000 lines, is looked through at the start: a moment's work."""
NO_SPACE: Final = {errno.ENOSPC, errno.EDQUOT, errno.EFBIG}
NO_RIGHTS: Final = {errno.EACCES, errno.EPERM, errno.EROFS}


def open_checked(path: Path, synchronous: str) -> apsw.Connection:
    """Opens the file or makes it; raises `StoreInUse`, `StoreNewer`, or `Refused` with what to do."""
    with explained(path):
        path.parent.mkdir(parents=True, exist_ok=True)
        if not is_there(path):
            make(path)
        if has_lost_its_log(path):
            raise Refused("store-log-missing", path=str(log_of(path)))
        kept = log_of(path).exists()
        connection = connect(path, synchronous)
        with closed_on_error(connection, keep_log=kept):
            examine(connection, path)
        with closed_on_error(connection, keep_log=True):
            connection.pragma("journal_mode", "WAL")
            upgrade(connection)
            settle(connection)
        return connection


def connect(path: Path, synchronous: str) -> apsw.Connection:
    """Opens a file that is there, for this process alone, and reads in it; raises what SQLite does."""
    kept = log_of(path).exists()
    connection = apsw.Connection(str(path), flags=apsw.SQLITE_OPEN_READWRITE)
    with closed_on_error(connection, keep_log=kept):
        # Exclusive, so that a second server on the same data fails here and not in the middle of a game.
        connection.pragma("locking_mode", "EXCLUSIVE")
        connection.pragma("synchronous", synchronous)
        version_of(connection)
    return connection


def settle(connection: apsw.Connection) -> None:
    """Whatever was found in the log goes into the file itself, which then says that it is in use.

    This also shows that the disk writes: what was found may be there only because it was read from memory.
    """
    connection.wal_checkpoint(mode=apsw.SQLITE_CHECKPOINT_TRUNCATE)
    note_open(connection, 1)
    connection.wal_checkpoint(mode=apsw.SQLITE_CHECKPOINT_TRUNCATE)


def note_open(connection: apsw.Connection, is_open: int) -> None:
    """A file that was left open has its last lines in the log beside it."""
    connection.execute("INSERT OR REPLACE INTO meta VALUES ('open', ?)", (is_open,))


def close_clean(connection: apsw.Connection) -> None:
    """Everything goes into the file, which says so, and the log goes; if that fails, the log stays."""
    try:
        note_open(connection, 0)
        connection.wal_checkpoint(mode=apsw.SQLITE_CHECKPOINT_TRUNCATE)
        connection.close()
    except apsw.Error:
        close_as_it_is(connection)


def close_as_it_is(connection: apsw.Connection) -> None:
    """Lets go of the files without another word to the disk."""
    with contextlib.suppress(apsw.Error):
        connection.config(apsw.SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1)
        connection.close()


@contextmanager
def closed_on_error(connection: apsw.Connection, keep_log: bool) -> Iterator[None]:
    """A file that is refused stays as it was; a log that was made just now goes again."""
    try:
        yield
    except BaseException as error:
        cause = true_cause(connection, error) if isinstance(error, apsw.Error) else error
        if keep_log:
            close_as_it_is(connection)
        else:
            connection.close()
        raise cause from None


def true_cause(connection: apsw.Connection, error: apsw.Error) -> apsw.Error:
    """A quota, or a disk that is full only when it is synchronised, is no broken disk."""
    if not isinstance(error, apsw.IOError | apsw.CantOpenError):
        return error
    try:
        number = connection.system_errno
    except apsw.ConnectionClosedError:  # it was asked when it was closed
        return error
    if number in NO_SPACE:
        return apsw.FullError(os.strerror(number))
    return type(error)(f"{error} ({os.strerror(number)})") if number else error


# ---- before it is opened


def log_of(path: Path) -> Path:
    """Where SQLite keeps what is not yet in the file itself."""
    return path.with_name(f"{path.name}-wal")


def is_there(path: Path) -> bool:
    """Whether there is a file to open; raises `Refused` where beginning anew would hide a loss."""
    # In this order: whoever begins at the same moment makes the log after the file.
    has_log = log_of(path).exists()
    if path.is_symlink() and not path.exists():
        raise Refused("store-not-a-file", path=str(path))
    if not path.exists():
        if has_log:
            raise Refused("store-file-missing", path=str(path), log=str(log_of(path)))
        return False
    if not path.is_file():
        raise Refused("store-not-a-file", path=str(path))
    if not path.stat().st_size:
        raise Refused("store-file-empty", path=str(path))
    return True


def make(path: Path) -> None:
    """Under another name until its tables are safe: a file of ours is never empty."""
    made = path.with_name(f"{path.name}.{secrets.token_hex(4)}.new")
    try:
        build(made)
        put_in_place(made, path)
    finally:
        made.unlink(missing_ok=True)
    sync_folder(path.parent)


def build(made: Path) -> None:
    """A file with empty tables, synchronised."""
    connection = apsw.Connection(str(made))
    with closed_on_error(connection, keep_log=False):
        connection.pragma("journal_mode", "MEMORY")
        create(connection)
    connection.close()


def put_in_place(made: Path, path: Path) -> None:
    """Never over a file that another server has made meanwhile."""
    try:
        path.hardlink_to(made)
    except FileExistsError:
        return
    except OSError:  # not every file system knows links
        if not path.exists():
            made.rename(path)


def sync_folder(folder: Path) -> None:
    """A new name is safe once its folder is."""
    if os.name == "nt" or not os.access(folder, os.R_OK):
        return
    opened = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)


def has_lost_its_log(path: Path) -> bool:
    """Whether the file was left open, and what was written last is no longer beside it."""
    # Asked again at the end: another server may have begun meanwhile.
    return not log_of(path).exists() and was_left_open(path) and not log_of(path).exists()


def was_left_open(path: Path) -> bool:
    """What the file itself says, read without making a log for it."""
    address = f"{path.absolute().as_uri()}?immutable=1"
    connection = apsw.Connection(address, flags=apsw.SQLITE_OPEN_READONLY | apsw.SQLITE_OPEN_URI)
    try:
        found = connection.execute("SELECT value FROM meta WHERE key = 'open'").fetchone()
    except apsw.SQLError:  # there is no such table: what it is then will be found out later
        return False
    finally:
        connection.close()
    return found is not None and bool(found[0])


# ---- once it is open


def examine(connection: apsw.Connection, path: Path) -> None:
    """Whether it is a file of ours and whole; raises `StoreNewer`, `Refused`, or what SQLite does."""
    version = version_of(connection)
    found = {str(name) for (name,) in connection.execute("SELECT name FROM sqlite_schema").fetchall()}
    if not found and not version:
        raise Refused("store-file-empty", path=str(path))
    if not version or not found >= TABLES:
        raise Refused("store-not-ours", path=str(path))
    if path.stat().st_size <= QUICK_TO_CHECK:
        complaint = connection.pragma("quick_check", 1)
        if complaint != "ok":
            raise apsw.CorruptError(str(complaint))


# ---- why not


@contextmanager
def explained(path: Path) -> Iterator[None]:
    """Whatever keeps the file from being opened becomes a refusal that says what to do."""
    try:
        yield
    except apsw.BusyError:
        raise StoreInUse(str(path)) from None
    except (apsw.Error, OSError) as error:
        raise refusal_of(path, error) from None


def refusal_of(path: Path, error: apsw.Error | OSError) -> Refused:
    """What it is, why, and what to do: the words are in the locale."""
    number = error.errno if isinstance(error, OSError) else 0
    barred = path if number in NO_RIGHTS else barred_at(path)
    if isinstance(error, apsw.NotADBError):
        return Refused("store-not-ours", path=str(path))
    if isinstance(error, apsw.CorruptError):
        return Refused("store-file-damaged", path=str(path), reason=one_line(error))
    if isinstance(error, apsw.FullError) or number in NO_SPACE:
        return Refused("store-no-space", path=str(path))
    if barred is not None:
        return Refused("store-no-rights", path=str(barred))
    return Refused("store-unusable", path=str(path), reason=one_line(error))


def barred_at(path: Path) -> Path | None:
    """What is there and may not be read and written by this user."""
    needed = (path.parent, path, log_of(path))
    return next((each for each in needed if os.access(each, os.F_OK) and not is_open_to_us(each)), None)


def is_open_to_us(path: Path) -> bool:
    """Whether this user may read and write here."""
    return os.access(path, os.W_OK | (os.X_OK if path.is_dir() else os.R_OK))


def one_line(error: apsw.Error | OSError) -> str:
    """What the system says of it."""
    said = error.strerror if isinstance(error, OSError) else str(error)
    return " ".join((said or str(error)).split())
