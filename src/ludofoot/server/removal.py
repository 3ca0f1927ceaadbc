"""From one store to another: a room is a line of a file, the days are one more, and nothing is done twice.

Bells stay behind: they were hung for another server's key, and pages ask for a new one.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TypeVar

import msgspec

from ludofoot.core import entries as log
from ludofoot.core.records import Refused
from ludofoot.server.store import Batch, KeptDays, Store, Stored, StoreFailed, write

Progress = Callable[[int, int], None]
encode = msgspec.json.Encoder().encode
DAYS = b'{"days":'
"""How the line begins that is no room."""


class Days(msgspec.Struct, frozen=True):
    """The line with what is kept of the matches of the day; of several the last has everything."""

    days: KeptDays


Line = TypeVar("Line", Stored, Days)


async def export(store: Store, path: Path, progress: Progress) -> int:
    """Writes every room that is not in the file yet; how many there are now. Raises `Refused`."""
    async with working(store):
        done = kept_in(path)
        codes = await store.rooms()
        with path.open("ab") as file:
            for number, code in enumerate(codes, 1):
                if code not in done:
                    stored = await store.load(code)
                    if stored is not None:  # removed meanwhile
                        file.write(encode(without_bells(stored)) + b"\n")
                        done.add(code)
                progress(number, len(codes))
            days = await store.days.everything()
            if days.key:
                file.write(encode(Days(days)) + b"\n")
    return len(done)


def without_bells(stored: Stored) -> Stored:
    """A room as it is taken along."""
    return msgspec.structs.replace(stored, bells=())


def kept_in(path: Path) -> set[str]:
    """The rooms in a file; what was cut off in the middle is taken away, and the days at its end, which may
    have changed since. Raises `Refused`."""
    if not path.exists():
        return set()
    found: set[str] = set()
    with path.open("r+b") as file:
        whole = 0
        for number, line in enumerate(file, 1):
            if not line.endswith(b"\n") or line.startswith(DAYS):
                break
            found.add(read(line, number, Stored).room.code)
            whole += len(line)
        file.truncate(whole)
    return found


def read(line: bytes, number: int, kind: type[Line]) -> Line:
    """One room, or the days; raises `Refused`."""
    try:
        return msgspec.json.decode(line, type=kind)
    except (msgspec.MsgspecError, UnicodeError) as error:
        raise Refused("store-line-unreadable", number=number, reason=str(error)) from None


async def bring_in(store: Store, path: Path, progress: Progress) -> int:
    """Stores every room of the file that is not there yet, and compares each with what can be read again; how
    many were new. Raises `Refused`."""
    new = 0
    with path.open("rb") as file:
        total = sum(1 for _ in file)
        file.seek(0)
        async with working(store):
            for number, line in enumerate(file, 1):
                if line.startswith(DAYS):
                    await bring_in_days(store, read(line, number, Days).days)
                else:
                    new += await bring_in_one(store, read(line, number, Stored))
                progress(number, total)
    return new


async def bring_in_days(store: Store, days: KeptDays) -> None:
    """Key, results and what bots made of each day; raises `Refused` where days have another key already: its
    deals are others."""
    if await store.days.key(days.key) != days.key:
        raise Refused("store-days-differ")
    for result in days.results:
        await store.days.enter(result)
    for day, tally in days.pars.items():
        await store.days.keep_par(day, tally)


async def bring_in_one(store: Store, room: Stored) -> bool:
    """Whether it was new; raises `Refused` where another room has its code, or something else can be read."""
    code = room.room.code
    there = await store.load(code)
    if there is None:
        await write(store, batch_of(room, store.now()))
        await store.visited(code, store.now())
    again = there or await store.load(code)
    if again is None or not is_same(again, room):
        raise Refused("store-room-differs", table=code)
    return there is None


def batch_of(room: Stored, now: int) -> Batch:
    """Everything about a room at once."""
    over = bool(room.entries) and isinstance(room.entries[-1].entry, log.Revealed | log.Ended)
    return Batch(
        room=room.room.code,
        opened=room.room,
        games=room.games,
        tokens=room.tokens,
        entries=room.entries,
        finished_at=now if over else None,
    )


def is_same(one: Stored, other: Stored) -> bool:
    """Line by line; tokens have no order."""

    def ordered(room: Stored) -> list[tuple[str, int]]:
        return sorted((token.hash, token.seat) for token in room.tokens)

    return (
        one.room == other.room
        and one.games == other.games
        and one.entries == other.entries
        and ordered(one) == ordered(other)
    )


@asynccontextmanager
async def working(store: Store) -> AsyncIterator[None]:
    """A worker of the store for as long as it takes."""
    await store.enrol()

    async def beat() -> None:
        while True:
            await asyncio.sleep(store.beat_seconds)
            with contextlib.suppress(StoreFailed):
                await store.beat()

    heart = asyncio.create_task(beat())
    try:
        yield
    finally:
        heart.cancel()
        await store.close()
