"""The finished games of a room: the last one from memory, those before it from the store."""

from __future__ import annotations

import asyncio
import time

import msgspec

from ludofoot.core.logbook import record_of, write_record
from ludofoot.core.records import Refused
from ludofoot.core.table import Table
from ludofoot.server.bodies import CHECK, JSON, Body
from ludofoot.server.room import TableRoom


async def finished_record(room: TableRoom, number: int, address: str) -> Body:
    """The record of a finished game, as a file: before its end it would show every hand. Raises `Refused`."""
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


def last_record(table: Table) -> Body:
    """That of the game in memory, which is over."""
    return Body(write_record(record_of(table)), JSON, CHECK)


async def earlier_record(room: TableRoom, number: int, address: str) -> Body:
    """That of a game which was followed by another one: a worker replays its lines."""
    if not room.hub.uploads.take(address, time.monotonic()):
        raise Refused("too-many")
    lines = await asyncio.to_thread(stored_lines, room, number)
    asked = (room.game.id, len(room.row.plan), room.row.decision_ms, lines)
    found: bytes = await room.hub.readers.ask("record", *asked, who=address)
    return await asyncio.to_thread(Body, found, JSON, CHECK)


def stored_lines(room: TableRoom, number: int) -> bytes:
    """The lines of one game of the series, as a worker reads them; raises `Refused`."""
    stored = room.hub.store.load(room.row.code)
    lines = [line.entry for line in stored.entries if line.number == number] if stored else []
    if not lines:
        raise Refused("no-such-game-in-series", number=number)
    return msgspec.json.encode(lines)
