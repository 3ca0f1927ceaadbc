"""What happened in a match of Passe Éclair, as far as the paper cares."""

from __future__ import annotations

from functools import cached_property
from statistics import median
from typing import NamedTuple

from ludofoot.core.records import Said
from ludofoot.core.reporting import Chronicle, Course, Happening
from ludofoot.core.reporting import Tale as Base
from ludofoot.games.passe_eclair.events import (
    BackOnTop,
    ConsolationToken,
    Laid,
    RoundBegan,
    RoundWon,
    Swapped,
    TooLate,
    TurnedUp,
    VictoryToken,
    WrongCard,
)

ENOUGH = 5
"""Reactions from which a median is made."""


class Round(NamedTuple):
    """A round: who won it and how, when it began, and what happened in it."""

    number: int
    began: int
    won: Happening
    happenings: tuple[Happening, ...]

    @property
    def winner(self) -> int:
        """Who took it."""
        return int(self.won.event.seat)

    @property
    def ms(self) -> int:
        """From the start card to the last one."""
        return max(0, self.won.at - self.began)


class Tale(Base):
    """The facts of a match; every seat is a side of its own."""

    def __init__(self, told: Chronicle) -> None:
        super().__init__(told)
        self.rounds: list[Round] = []
        self.places: dict[int, tuple[int, int]] = {}
        """By entry: the round, and the milliseconds since it began."""
        self.read()
        tokens = told.of(VictoryToken, ConsolationToken)
        gains = [(each, each.event.seat, worth(each.event.token)) for each in tokens]
        self.course = Course(told.seats, [step for step in gains if step[2]])
        self.laid = list(told.of(Laid))
        self.wrong = [each.event.seat for each in told.of(WrongCard)]
        self.late = [each.event.seat for each in told.of(TooLate)]

    def read(self) -> None:
        """Goes through the match once, round by round."""
        number, began, inside = 0, -1, list[Happening]()
        for each in self.told.happenings:
            match each.event:
                case RoundBegan():
                    number, began, inside = each.event.round, -1, []
                case TurnedUp(turned="start") if began < 0:
                    began = each.at
                case RoundWon():
                    self.rounds.append(Round(number, max(began, 0), each, tuple(inside)))
            inside.append(each)
            self.places.setdefault(each.entry, (number, max(0, each.at - began) if began >= 0 else 0))

    def when(self, each: Happening) -> Said:
        """The round, and the second in it."""
        number, ms = self.places.get(each.entry, (1, 0))
        return Said("when-round", {"n": max(1, number), "seconds": round(ms / 1000)})

    def rounds_of(self, seat: int) -> int:
        """How many rounds a seat took."""
        return sum(each.winner == seat for each in self.rounds)

    @property
    def score(self) -> tuple[int, ...]:
        """The points of each seat."""
        return tuple(self.told.outcome.scores) if self.told.outcome else self.course.last

    @cached_property
    def before_last_round(self) -> tuple[int, ...]:
        """The points before the last round was won."""
        return self.course.before(self.rounds[-1].won.entry) if self.rounds else self.course.last

    def was_last(self, seat: int) -> bool:
        """Whether a seat was behind everybody before the last round."""
        points = self.before_last_round
        return all(points[seat] < other for place, other in enumerate(points) if place != seat)

    def longest_series(self, seat: int) -> int:
        """The most rounds in a row."""
        longest = now = 0
        for each in self.rounds:
            now = now + 1 if each.winner == seat else 0
            longest = max(longest, now)
        return longest

    @cached_property
    def reactions(self) -> list[list[int]]:
        """For each seat: how long a card lay on top before its own came."""
        found: list[list[int]] = [[] for _ in range(self.told.seats)]
        top = -1
        for each in self.told.of(Laid, TurnedUp, BackOnTop):
            if isinstance(each.event, Laid) and 0 <= top < each.at:
                found[each.event.seat].append(each.at - top)
            top = each.at
        return found

    def reaction(self, seat: int) -> float | None:
        """The median of its reactions in milliseconds, if there are enough."""
        own = self.reactions[seat]
        return median(own) if len(own) >= ENOUGH else None

    def swaps(self, seat: int) -> list[tuple[Round, Happening]]:
        """The hands that a seat exchanged, each with its round."""
        return [
            (round_, each)
            for round_ in self.rounds
            for each in round_.happenings
            if isinstance(each.event, Swapped) and each.event.seat == seat
        ]


def worth(token: str | None) -> int:
    """The points of a token; a wild guy has none."""
    return int(token) if token is not None and token.isdecimal() else 0
