"""The finished games of a room: the last one from memory, those before it from the store."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

import msgspec

from ludofoot.core import entries as log
from ludofoot.core.logbook import record_of, write_record
from ludofoot.core.records import Refused
from ludofoot.core.table import Table
from ludofoot.server.bodies import CHECK, JSON, Body
from ludofoot.server.room import TableRoom


async def finished_record(room: TableRoom, number: int, address: str, tokens: Iterable[str] = ()) -> Body:
    """The record of a finished game, as a file: before its end it would show every hand, and that of the
    match of the day everybody else's until tomorrow; what is made of it is for those who have played it, by
    their tokens. Raises `Refused`."""
    if room.hub.days.is_closed(room) and not any(seat >= 0 for seat in room.keyring.opened_by(tokens)):
        raise Refused("day-not-over")
    if not 1 <= number <= room.number:
        raise Refused("no-such-game-in-series", number=number)
    table = room.table
    if number == room.number and not (table.is_over() and room.stored == len(table.entries)):
        raise Refused("game-not-over")

    async def written() -> Body:
        if number == room.number:
            return await asyncio.to_thread(last_record, table)
        return await earlier_record(room, number, address)

    return await room.hub.records.get((room.row.code, number), written)


async def finished_report(room: TableRoom, number: int, address: str, tokens: Iterable[str] = ()) -> Body:
    """Its report, with what each seat may keep of it; raises `Refused`."""
    record = await finished_record(room, number, address, tokens)

    async def written() -> Body:
        if not await room.hub.uploads.take(address):
            raise Refused("too-many")
        found: bytes = await room.hub.readers.ask("report", record.plain, room.row.opened_at, who=address)
        return await asyncio.to_thread(Body, found, JSON, CHECK)

    return await room.hub.records.get((room.row.code, number, "report"), written)


class Sealed(msgspec.Struct):
    """Of a record its seal alone."""

    seal: str


def seal_in(record: bytes) -> str:
    """The seal that a record of ours bears."""
    return msgspec.json.decode(record, type=Sealed).seal


def last_record(table: Table) -> Body:
    """That of the game in memory, which is over."""
    return Body(write_record(record_of(table)), JSON, CHECK)


async def earlier_record(room: TableRoom, number: int, address: str) -> Body:
    """That of a game which was followed by another one: a worker replays its lines."""
    if not await room.hub.uploads.take(address):
        raise Refused("too-many")
    seats, lines = await stored_lines(room, number)
    asked = (room.game.id, seats, room.row.decision_ms, lines)
    found: bytes = await room.hub.readers.ask("record", *asked, who=address)
    return await asyncio.to_thread(Body, found, JSON, CHECK)


async def stored_lines(room: TableRoom, number: int) -> tuple[int, bytes]:
    """For how many one game of the series was dealt, and its lines as a worker reads them; raises `Refused`
    where it never began."""
    stored = await room.hub.store.load(room.row.code)
    lines = [line.entry for line in stored.entries if line.number == number] if stored else []
    seats = next((line.setup.seats for line in lines if isinstance(line, log.Started)), 0)
    if not seats:
        raise Refused("no-such-game-in-series", number=number)
    return seats, await asyncio.to_thread(msgspec.json.encode, lines)
