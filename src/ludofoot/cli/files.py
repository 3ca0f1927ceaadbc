"""Records on disk: whatever is wrong with a file becomes a refusal, and nothing is ever half written."""

from __future__ import annotations

from pathlib import Path

from ludofoot.core.record import LARGEST, Record, read_record, write_record
from ludofoot.core.records import Refused


def load_record(file: str) -> Record:
    """The record in this file; raises `Refused`."""
    try:
        with Path(file).open("rb") as stream:
            # One byte more than allowed is enough to know that it is too large.
            data = stream.read(LARGEST + 1)
    except (FileNotFoundError, NotADirectoryError):
        raise Refused("file-missing", file=file) from None
    except (OSError, ValueError):
        raise Refused("file-unreadable", file=file) from None
    return read_record(data)


def check_new(file: str) -> None:
    """Raises `Refused` if something is there already: a game that is saved must not be lost."""
    if Path(file).exists():
        raise Refused("file-exists", file=file)


def store_record(file: str, record: Record) -> None:
    """Writes beside the file first, so that a full disk cannot cost the last good copy; raises `Refused`."""
    path = Path(file)
    beside = path.with_name(f".{path.name}.new")
    try:
        beside.write_bytes(write_record(record))
        beside.replace(path)
    except (OSError, ValueError):
        raise Refused("file-unwritable", file=file) from None
