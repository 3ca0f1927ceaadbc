"""What people at a table show each other: a few gestures of football, no words of their own.

Nothing is written down: a gesture is seen by whoever is here, and gone.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from ludofoot.core.records import SPECTATOR, Refused
from ludofoot.server.connection import Connection
from ludofoot.server.rate import Bucket
from ludofoot.wire.answers import Gestured
from ludofoot.wire.requests import Gesture

if TYPE_CHECKING:
    from ludofoot.server.room import TableRoom


class Gestures:
    """Shows them at one table, seldom enough that nobody is disturbed."""

    def __init__(self, room: TableRoom) -> None:
        self.room = room
        self.number = 0
        """The game of the series that is counted for."""
        self.made: dict[int, int] = {}
        self.rests: dict[int, Bucket] = {}

    def show(self, connection: Connection, item: Gesture) -> Gestured:
        """Everybody else sees it at once, and whoever made it as the answer; raises `Refused`."""
        self.check(connection, item.seat)
        self.count(item.seat)
        for other in self.room.connections:
            if other is not connection:
                other.answer(Gestured(seat=item.seat, gesture=item.gesture))
        rest_ms = self.room.hub.limits.gesture_seconds * 1000
        return Gestured(id=item.id, seat=item.seat, gesture=item.gesture, rest_ms=rest_ms)

    def check(self, connection: Connection, seat: int) -> None:
        """Each for itself, and nobody while cards fly; raises `Refused`."""
        room = self.room
        if seat not in connection.viewers():
            raise Refused("not-your-seat")
        if room.is_taught():
            raise Refused("gesture-lesson")
        if room.table.state is not None and not room.table.is_over() and self.is_hurried():
            raise Refused("gesture-race")

    def is_hurried(self) -> bool:
        """Whether a race is on: a picture that pops up then would cost somebody the round."""
        room = self.room
        return room.game.is_race(room.table.playing()) and not room.stands_still()

    def count(self, seat: int) -> None:
        """Raises `Refused` where there were enough; all who only watch share one measure."""
        limits, now = self.room.hub.limits, time.monotonic()
        if self.number != self.room.number:
            self.number, self.made = self.room.number, {}
        rest = self.rests.setdefault(seat, Bucket(1 / limits.gesture_seconds, 1, now))
        most = limits.gestures_of_watchers if seat == SPECTATOR else limits.gestures_a_match
        if self.made.get(seat, 0) >= most:
            raise Refused("gesture-enough", count=most)
        if not rest.take(now):
            raise Refused("gesture-soon", seconds=limits.gesture_seconds)
        self.made[seat] = self.made.get(seat, 0) + 1
