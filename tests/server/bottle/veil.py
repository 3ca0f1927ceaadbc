"""Whether what a socket is sent depends on something that whoever holds it cannot see."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec

from ludofoot.core.chance import FastChance
from ludofoot.core.records import Event
from ludofoot.core.sink import Telling
from ludofoot.server.room import TableRoom
from ludofoot.server.telling import Bulletin, Heard, room_info, room_now


class Otherwise(Event, frozen=True, kw_only=True):
    """What might have happened as well, for all that a viewer knows."""


def leaks_in(room: TableRoom, text: str, number: int) -> list[str]:
    """What an update that has just been made betrays: it must be what would have been made if everything that
    its reader cannot see were otherwise."""
    screens = msgspec.json.decode(text)["screens"]
    if room.table.state is None or room.table.is_over() or room.frozen or len(screens) != 1:
        return []
    viewer = screens[0]["seat"]
    found = [] if room.secret not in text else ["the secret of the game"]
    if room_now(room) != room_info(room):
        found.append("a room that is told as it no longer is")
    with imagined(room, viewer, number):
        bulletin = Bulletin(room, [])
        body, _ = bulletin.screen(viewer)
        if body.decode() not in text:
            found.append("a screen that depends on what it must not show")
        if '"whole":true' in text and bulletin.log(viewer).decode() not in text:
            found.append("a log that depends on what it must not tell")
    return found


@contextmanager
def imagined(room: TableRoom, viewer: int, number: int) -> Iterator[None]:
    """The table as it might be, for all that this viewer knows."""
    table, history = room.table, room.history
    state: Any = table.state
    table.state = room.game.imagine(room.game.view(state, viewer), FastChance(number, 9))
    room.history = [otherwise(line, viewer) for line in history]
    try:
        yield
    finally:
        table.state, room.history = state, history


def otherwise(line: Heard, viewer: int) -> Heard:
    """The same to this viewer, but something else to those who know in full."""
    line.said_to(viewer)
    if line.seats is None or viewer in line.seats:
        return line
    other = Heard(line.at, Telling(Otherwise(clause=""), list(line.seats), None))
    other.masked = line.masked
    return other
