"""What happened in a match of Schuss und Tor, as far as the paper cares."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from ludofoot.core.reporting import Args, Chronicle, Course, Happening
from ludofoot.core.reporting import Tale as Base
from ludofoot.games.schuss_und_tor.events import ActionDrawn, ExtraTime, Fouled, Goal, Laid, Parried, Passed

PLACES = ("one", "two", "three", "four")


class Tale(Base):
    """The facts of a match; every seat is a side of its own."""

    def __init__(self, told: Chronicle) -> None:
        super().__init__(told)
        self.goals = list(told.of(Goal))
        self.course = Course(told.seats, [(each, each.event.seat, each.event.goals) for each in self.goals])
        self.extra = next(told.of(ExtraTime), None)
        self.shots = [each.event.shooter for each in told.of(ActionDrawn)]
        self.saves = [each.event.seat for each in told.of(Parried)]
        self.laid = list(told.of(Laid))
        self.passes = [each.event.seat for each in told.of(Passed)]
        self.fouls = list(told.of(Fouled))

    @property
    def score(self) -> tuple[int, ...]:
        """The goals of each seat."""
        return self.course.last

    @cached_property
    def decisive(self) -> Happening | None:
        """The goal that gave the winner the lead for good."""
        if self.told.winner is None:
            return None
        number = self.course.decisive(self.told.winner)
        return None if number is None else self.goals[number]

    @property
    def at_full_time(self) -> tuple[int, ...]:
        """The score when extra time was called."""
        assert self.extra is not None
        return self.course.before(self.extra.entry)

    @cached_property
    def last_attempt(self) -> int:
        """The entry with the last goal attempt."""
        return max((each.entry for each in self.told.of(ActionDrawn)), default=0)

    @cached_property
    def longest_run(self) -> int:
        """The most cards in a row that were laid without anybody passing."""
        longest = now = 0
        for each in self.told.of(Laid, Passed):
            now = 0 if isinstance(each.event, Passed) else now + 1
            longest = max(longest, now)
        return longest

    def own_run(self, seat: int) -> int:
        """The same for the cards of one seat."""
        longest = now = 0
        for each in self.told.of(Laid, Passed):
            if each.event.seat == seat:
                now = 0 if isinstance(each.event, Passed) else now + 1
                longest = max(longest, now)
        return longest

    def assist(self, goal: Happening) -> Any:
        """The last card that the scorer laid before this goal."""
        own = [each for each in self.laid if each.entry < goal.entry and each.event.seat == goal.event.seat]
        return own[-1].event if own else None

    def score_args(self, score: tuple[int, ...]) -> Args:
        """A score as a message takes it, seat by seat."""
        return dict(zip(PLACES, score, strict=False))
