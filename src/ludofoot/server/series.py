"""The finished games of a room: the last one from memory, those before it from the store."""

from __future__ import annotations

from ludofoot.core.record import Record, record_of, replay_entry
from ludofoot.core.records import Refused
from ludofoot.core.table import Table
from ludofoot.server.room import TableRoom


def finished_record(room: TableRoom, number: int) -> Record:
    """The record of a finished game: before its end it would show every hand. Raises `Refused`."""
    if number != room.number:
        return record_of(earlier_game(room, number))
    if not room.table.is_over():
        raise Refused("game-not-over")
    return record_of(room.table)


def earlier_game(room: TableRoom, number: int) -> Table:
    """A game that was followed by another one, replayed from its lines."""
    stored = room.hub.store.load(room.row.code)
    lines = [line for line in stored.entries if line.number == number] if stored else []
    if not lines:
        raise Refused("no-such-game-in-series", number=number)
    table = Table(room.game, len(room.row.plan), room.row.decision_ms)
    for line in lines:
        replay_entry(table, line.entry, line.n)
    return table
