"""Files on disk: whatever is wrong with a file becomes a refusal, and nothing is ever half written."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ludofoot.core import boxes
from ludofoot.core.game import Game
from ludofoot.core.logbook import LARGEST, Record, read_record, write_record
from ludofoot.core.records import Refused


def load_record(file: str) -> Record:
    """The record in this file; raises `Refused`."""
    return read_record(read_bytes(file, LARGEST))


def load_box(game: Game[Any], file: str | None) -> str:
    """The text of a box of one's own, which has been checked, or "" without a file; raises `Refused`."""
    if file is None:
        return ""
    data = read_bytes(file, boxes.LARGEST)
    if len(data) > boxes.LARGEST:
        raise Refused("box-too-large", most=boxes.LARGEST)
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise Refused("damaged-box", reason=str(error)) from None
    # What is checked must not be taken for the shipped box, which "" stands for.
    refusal = game.check_box(text or "\n")
    if refusal is not None:
        raise Refused(refusal.code, refusal.clause, **refusal.args)
    return text


def read_bytes(file: str, most: int) -> bytes:
    """What is in a file, and one byte more if it is too large; raises `Refused`."""
    try:
        with Path(file).open("rb") as stream:
            return stream.read(most + 1)
    except (FileNotFoundError, NotADirectoryError):
        raise Refused("file-missing", file=file) from None
    except (OSError, ValueError):
        raise Refused("file-unreadable", file=file) from None


def check_new(file: str) -> None:
    """Raises `Refused` if something is there already: a game that is saved must not be lost."""
    if Path(file).exists():
        raise Refused("file-exists", file=file)


def store_record(file: str, record: Record) -> None:
    """Raises `Refused`."""
    store_bytes(file, write_record(record))


def store_bytes(file: str, data: bytes) -> None:
    """Writes beside the file first, so that a full disk cannot cost the last good copy; raises `Refused`."""
    path = Path(file)
    beside = path.with_name(f".{path.name}.new")
    try:
        beside.write_bytes(data)
        beside.replace(path)
    except (OSError, ValueError):
        raise Refused("file-unwritable", file=file) from None
