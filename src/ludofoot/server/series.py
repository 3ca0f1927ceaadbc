"""The finished games of a room: the last one from memory, those before it from the store."""

from __future__ import annotations

import asyncio

import msgspec

from ludofoot.core.record import record_of, write_record
from ludofoot.core.records import Refused
from ludofoot.server.room import TableRoom


async def finished_record(room: TableRoom, number: int, address: str) -> bytes:
    """The record of a finished game, as a file: before its end it would show every hand. Raises `Refused`."""
    if number != room.number:
        return await earlier_record(room, number, address)
    if not room.table.is_over():
        raise Refused("game-not-over")
    return await asyncio.to_thread(write_record, record_of(room.table))


async def earlier_record(room: TableRoom, number: int, address: str) -> bytes:
    """That of a game which was followed by another one: a worker replays its lines."""
    stored = await room.hub.stored_room(room.row.code)
    lines = [line.entry for line in stored.entries if line.number == number] if stored else []
    if not lines:
        raise Refused("no-such-game-in-series", number=number)
    asked = (room.game.id, len(room.row.plan), room.row.decision_ms, msgspec.json.encode(lines))
    found: bytes = await room.hub.readers.ask("record", *asked, who=address)
    return found
