"""Where one person plays with bots nobody is hurried: a race waits for that person, and can be held."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludofoot.core import entries as log
from ludofoot.core.records import Refused

if TYPE_CHECKING:
    from ludofoot.server.room import TableRoom


class Unhurried:
    """Stops the clocks of one room for its only person. The rules have the same deadlines as ever: a clock
    that does not run is written down as a pause, so that every record can be replayed."""

    def __init__(self, room: TableRoom) -> None:
        self.room = room
        self.held = False
        """Whether that person has stopped the race for a while."""

    def is_alone(self) -> bool:
        """Whether one person, who is here, plays with bots."""
        people = self.room.people()
        full = all(who is not None for who in self.room.table.occupants)
        return full and len(people) == 1 and people[0] not in self.room.presence.absence.gone

    def hold(self, *, on: bool) -> None:
        """Stops the race, or lets it go on; raises `Refused`."""
        if not self.is_alone() or not self.has_clock():
            raise Refused("not-alone")
        self.held = on

    def has_clock(self) -> bool:
        """Whether the rules would hurry somebody now."""
        state = self.room.table.state
        if state is None or self.room.table.is_over() or self.room.is_taught():
            return False
        return bool(state.deadlines())

    def is_patient(self) -> bool:
        """Whether a choice is waited for that nobody sees, such as "ready", for as long as it takes."""
        if not self.has_clock() or not self.is_alone():
            return False
        asked = self.room.table.prompts(self.room.people()[0])
        return any(prompt.pace == "sealed" for prompt in asked)

    def look(self) -> None:
        """Stops the clocks, or lets them run on, as it should be now."""
        if not self.has_clock():
            self.held = False
            return
        stopped = self.room.table.clocks.paused_at is not None
        wanted = self.is_patient() or (self.held and self.is_alone())
        if wanted and not stopped:
            self.room.do(log.Paused(at=self.room.now()))
        elif stopped and not wanted:
            self.room.presence.resume_if_settled()
