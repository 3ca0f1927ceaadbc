"""A worker that misbehaves on request."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

from ludofoot.core.records import Refused
from ludofoot.server import worker


def decline() -> None:
    raise Refused("game-over")


def fail() -> None:
    raise ValueError("on purpose")


def count(number: int) -> Iterator[int]:
    yield from range(number)


def die_once(path: str) -> str:
    """A process that was ended from outside; the next one answers."""
    if not Path(path).exists():
        Path(path).touch()
        os._exit(3)
    return "done again"


ERRANDS = SimpleNamespace(
    double=lambda number: 2 * number,
    decline=decline,
    fail=fail,
    sleep=time.sleep,
    hoard=lambda size: len(bytearray(size)),
    say=lambda size: "x" * size,
    die=lambda: os._exit(3),
    die_once=die_once,
    count=count,
    who=os.getpid,
)

if __name__ == "__main__":
    setattr(worker, "errands", ERRANDS)  # noqa: B010 - what a module imports is not its own to mypy
    worker.main()
