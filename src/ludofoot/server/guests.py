"""Who stands at a table without sitting at it: whom it was opened by, who has an invitation in hand."""

from __future__ import annotations

import time
from itertools import islice
from typing import TYPE_CHECKING

from ludofoot.core import entries as log
from ludofoot.core.records import Refused
from ludofoot.server.connection import Connection
from ludofoot.server.tokens import tidy_name
from ludofoot.wire.answers import Guest
from ludofoot.wire.requests import Here

if TYPE_CHECKING:
    from ludofoot.server.room import TableRoom

MOST_SHOWN = 8
FIRST_LINES = 64
"""Where the first person who sat down is found."""
ELSEWHERE, WATCHES, WRITES = "elsewhere", "watches", "writes"


def note(connection: Connection, item: Here) -> None:
    """How somebody is here; nothing of it is stored. Raises `Refused` where it changes too often."""
    if not connection.changes.take(time.monotonic()):
        raise Refused("too-fast")
    connection.doing, connection.called = item.doing, tidy_name(item.name)


def guests_of(room: TableRoom) -> tuple[Guest, ...]:
    """Those who have opened the invitation and have not sat down, in the order in which they came."""
    found = sorted(invited(room), key=lambda each: each.number)[:MOST_SHOWN]
    return tuple(Guest(name=each.called, writes=each.doing == WRITES) for each in found)


def invited(room: TableRoom) -> list[Connection]:
    """Their sockets; once the cards are dealt nobody is invited any more."""
    if room.table.state is not None:
        return []
    return [each for each in room.connections if not each.seats and each.doing not in ("", WATCHES)]


def watchers_of(room: TableRoom) -> int:
    """How many look on, without those who may still sit down."""
    return sum(not each.seats for each in room.connections) - len(invited(room))


def host_of(room: TableRoom) -> str:
    """The first person who sat down, also if that seat was given up since."""
    first = islice(room.table.entries, FIRST_LINES)
    sat = (entry.who for entry in first if isinstance(entry, log.Sat) and not entry.who.bot)
    return next((who.name for who in sat), "")


def looks_elsewhere(room: TableRoom, seat: int) -> bool:
    """Whether every screen of this seat is covered by something else."""
    screens = [each.doing for each in room.connections if seat in each.seats]
    return bool(screens) and all(doing == ELSEWHERE for doing in screens)


def is_here(room: TableRoom, seat: int) -> bool:
    """Whether anybody sits there now: before the start a seat is kept for a while without anybody in it."""
    if seat in room.presence.absence.gone:
        return False
    return room.table.state is not None or any(seat in each.seats for each in room.connections)
