"""Coming and going: an empty seat is for the others to settle, and its owner can always return."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludofoot.bots import STAND_IN
from ludofoot.core import entries as log
from ludofoot.core.records import Refused
from ludofoot.server.absence import Absence
from ludofoot.server.connection import Connection
from ludofoot.wire import requests as wire

if TYPE_CHECKING:
    from ludofoot.server.room import TableRoom


class Presence:
    """Who is here, in one room."""

    def __init__(self, room: TableRoom) -> None:
        self.room = room
        self.absence = Absence(self.grace_ms, room.hub.limits.away_ms, room.now)

    def grace_ms(self) -> int:
        """Before the start nobody is kept waiting: there is time to leave the page and send the link."""
        limits = self.room.hub.limits
        return limits.away_ms if self.room.table.state is None else limits.grace_ms

    def drop(self, connection: Connection | None) -> None:
        """A socket has closed; seats without any other one are missed after a while."""
        if connection is None or connection not in self.room.connections:
            return
        self.room.lose(connection)
        if self.room.is_slow():
            return
        still = {seat for other in self.room.connections for seat in other.seats}
        for seat in connection.seats:
            if seat not in still:
                self.absence.drop(seat)

    def miss(self) -> None:
        """Seats whose grace is over are away."""
        for seat in self.absence.overdue():
            self.leave(seat)

    def look_around(self) -> None:
        """Seats to which no socket leads are missed from now on."""
        if self.room.is_slow():
            return
        held = {seat for connection in self.room.connections for seat in connection.seats}
        for seat in self.room.people():
            if seat not in held:
                self.absence.drop(seat)

    def leave(self, seat: int) -> None:
        """Before the start a seat is given up; later its owner is away and may return."""
        room = self.room
        if not room.is_person(seat):
            self.absence.dropped.pop(seat, None)
        elif room.table.state is None:
            self.give_up(seat)
        else:
            self.go_away(seat)

    def give_up(self, seat: int) -> None:
        """The seat is free again. If salts are open already, somebody could have chosen to go by them."""
        room = self.room
        self.absence.dropped.pop(seat, None)
        if room.table.promises.exposed:
            room.course.start_without([seat], "left")
            return
        room.do(log.Left(at=room.now(), seat=seat))
        room.free_seat(seat)

    def go_away(self, seat: int) -> None:
        """Everybody is told, and a game under way waits."""
        room = self.room
        self.absence.leave(seat)
        if room.table.is_over():
            return
        room.do(log.Left(at=room.now(), seat=seat))
        if room.table.clocks.paused_at is None:
            room.do(log.Paused(at=room.now()))

    def come_back(self, seat: int) -> None:
        """The owner is here again, whoever plays for him meanwhile."""
        room = self.room
        known = self.absence.come_back(seat)
        away = room.table.state is not None and (known or seat in room.table.away)
        if away and not room.table.is_over():
            room.bots.stop_thinking()
            room.do(log.Returned(at=room.now(), seat=seat))
            self.resume_if_settled()

    def resume_if_settled(self) -> None:
        """Deadlines run on when nobody is missed any more."""
        table = self.room.table
        unsettled = [seat for seat in self.absence.gone if seat not in table.bots_for_absent]
        if not unsettled and table.clocks.paused_at is not None:
            self.room.do(log.Resumed(at=self.room.now()))

    def settle(self, item: wire.Settle) -> None:
        """What those present want to do about an empty seat; they must agree."""
        room = self.room
        left = self.absence.left_ms(item.absent)
        if left is None or item.absent in room.table.bots_for_absent:
            raise Refused("nobody-away")
        if left > 0:
            raise Refused("not-yet")
        if item.choice == "wait":
            self.absence.wait_longer(item.absent)
            return
        self.absence.vote(item.absent, item.seat, item.choice)
        here = [seat for seat in room.people() if seat not in self.absence.gone]
        if self.absence.agreed(item.absent, here, item.choice):
            self.carry_out(item)

    def carry_out(self, item: wire.Settle) -> None:
        """Everybody agrees."""
        if item.choice == "end":
            self.room.do(log.Ended(at=self.room.now(), reason="absent"))
        else:
            taken = log.BotTookOver(at=self.room.now(), seat=item.absent, bot=STAND_IN)
            self.room.do(taken)
            self.resume_if_settled()

    def move_in(self) -> None:
        """The table was somewhere else until now: whoever comes back in time has never been away."""
        for seat in sorted(self.room.table.away):
            self.absence.leave(seat)
        self.look_around()

    def wake_up(self, last_alive: int) -> None:
        """After a down time, which counts for no deadline: everybody is away until they come back."""
        room = self.room
        table = room.table
        if table.state is None or table.is_over():
            self.look_around()
            return
        stopped = max(table.entries[-1].at, min(room.now(), last_alive - room.row.opened_at))
        if room.is_slow():
            self.sleep_through(stopped)
            return
        if table.clocks.paused_at is None:
            room.do(log.Paused(at=stopped))
            room.keep_to_itself()
        for seat in room.people():
            if seat not in table.away:
                room.do(log.Left(at=room.now(), seat=seat))
            self.absence.leave(seat)

    def sleep_through(self, stopped: int) -> None:
        """A slow game goes on while nobody is here; the time in which no server ran is nobody's."""
        room = self.room
        began = room.hub.began_at - room.row.opened_at
        if stopped < began and room.table.clocks.paused_at is None:
            room.do(log.Paused(at=stopped))
            room.do(log.Resumed(at=began))
        room.keep_to_itself()
