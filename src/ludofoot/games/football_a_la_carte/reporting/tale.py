"""What happened in a match of Le football à la carte, as far as the paper cares."""

from __future__ import annotations

from functools import cached_property
from math import ceil
from typing import Any, NamedTuple

from ludofoot.core.records import Said
from ludofoot.core.reporting import Chronicle, Course, Happening
from ludofoot.core.reporting import Tale as Base
from ludofoot.games.football_a_la_carte.events import (
    CornerGiven,
    Dealt,
    Drew,
    EndDrawn,
    EndsChanged,
    FreeKicked,
    GameOver,
    HalfTime,
    Played,
    Saved,
    ShotAtGoal,
    StoppedAtTheWhistle,
)
from ludofoot.games.football_a_la_carte.events import Goal as GoalTold

HALF = 45


class Goal(NamedTuple):
    """A goal: how it fell, from which square, and the cards of the scorers' turn before it."""

    each: Happening
    minute: int
    side: int
    way: str
    """`shot`, `corner` or `penalty`."""
    square: str
    cards: tuple[Any, ...]
    upward: bool
    """Whether the scorers attacked from the south to the north."""
    flag: str
    """The square of the corner that was taken last."""

    @property
    def length(self) -> int:
        """How many squares the ball went into the goal from where it lay; 0 unless a card shot it."""
        return len(self.cards[-1].path) if self.way == "shot" and self.cards else 0


class Tale(Base):
    """The facts of a match between two sides."""

    def __init__(self, told: Chronicle) -> None:
        super().__init__(told)
        self.half_time = next(told.of(HalfTime), None)
        self.over = next(told.of(GameOver), None)
        self.minutes: dict[int, int] = {}
        self.goals: list[Goal] = []
        self.clock()
        self.read()
        self.course = Course(2, [(goal.each, goal.side, 1) for goal in self.goals])
        self.shots = [told.side_of[each.event.seat] for each in told.of(ShotAtGoal)]
        self.saves = [told.side_of[each.event.seat] for each in told.of(Saved, StoppedAtTheWhistle)]

    # ---- the clock: as much of a half is over as of its pile is used

    def clock(self) -> None:
        """The minute of every entry."""
        drawn, half = 0, 0
        for each in self.told.happenings:
            if isinstance(each.event, Drew):
                drawn += each.event.count
            elif isinstance(each.event, HalfTime):
                drawn, half = 0, 1
            if half == 0 or each.entry not in self.minutes:
                share = min(1.0, drawn / max(1, self.piles[half]))
                self.minutes[each.entry] = HALF * half + max(1, ceil(HALF * share))

    @cached_property
    def piles(self) -> tuple[int, int]:
        """How many cards are drawn in each half: as many as were, if it was played to its end."""
        drawn, half = [0, 0], 0
        for each in self.told.of(Drew, HalfTime):
            half = 1 if isinstance(each.event, HalfTime) else half
            drawn[half] += 0 if isinstance(each.event, HalfTime) else each.event.count
        dealt = sum(each.event.count for each in self.told.of(Dealt) if each.move == 0)
        if self.half_time is None:
            return len(self.told.game.deck.faces) - dealt, 1
        return drawn[0], drawn[1] if self.over else self.half_time.event.pile

    def when(self, each: Happening) -> Said:
        """The minute, with the half that it belongs to."""
        minute = self.minutes.get(each.entry, 1)
        return Said("when-minute", {"minute": minute, "half": 1 if minute <= HALF else 2})

    # ---- goals

    def read(self) -> None:
        """Goes through the match once: a goal belongs to the cards of its side just before it."""
        turn: list[Any] = []
        square = flag = ""
        forward = {0: 1, 1: 1}
        for each in self.told.happenings:
            event = each.event
            if isinstance(event, EndDrawn | EndsChanged):
                forward = self.directions(event)
            elif isinstance(event, CornerGiven):
                flag = event.square
            elif isinstance(event, Played | FreeKicked):
                follows = turn and isinstance(turn[-1], FreeKicked) and turn[-1].seat == event.seat
                turn = [*turn, event] if follows else [event]
            elif isinstance(event, ShotAtGoal):
                square = event.square
            elif isinstance(event, GoalTold):
                side = self.told.side_of[event.scorers[0]]
                own = tuple(card for card in turn if self.told.side_of[card.seat] == side)
                at = square if event.scored == "shot" else ""
                minute, upward = self.minutes[each.entry], forward[side] > 0
                self.goals.append(Goal(each, minute, side, event.scored, at, own, upward, flag))

    @property
    def score(self) -> tuple[int, ...]:
        """The goals of each side."""
        return self.course.last

    @property
    def loser(self) -> int:
        """The side that lost: asked only where one won."""
        return 1 - self.winner

    @cached_property
    def decisive(self) -> Goal | None:
        """The goal that gave the winner the lead for good."""
        number = None if self.told.winner is None else self.course.decisive(self.winner)
        return None if number is None else self.goals[number]

    @property
    def at_half_time(self) -> tuple[int, ...]:
        """The score at half-time, with what fell in the last turn before it."""
        assert self.half_time is not None
        return self.course.before(self.half_time.entry + 1)

    def in_last_turn(self, each: Happening) -> bool:
        """Whether the match ended with this."""
        return self.over is not None and each.entry == self.over.entry

    # ---- ground

    def directions(self, event: EndDrawn | EndsChanged) -> dict[int, int]:
        """Which way each side goes: 1 from the south to the north."""
        own = self.told.side_of[event.seat]
        way = 1 if event.end == "south" else -1
        return {own: way, 1 - own: -way}

    def rows_won(self, side: int) -> float | None:
        """How many rows a card of this side brought the ball forward, on average."""
        found: list[int] = []
        forward = {0: 1, 1: 1}
        for each in self.told.of(EndDrawn, EndsChanged, Played, FreeKicked):
            event = each.event
            if isinstance(event, EndDrawn | EndsChanged):
                forward = self.directions(event)
            elif self.told.side_of[event.seat] == side:
                found.append(forward[side] * (row(event.to) - row(event.path[0])))
        return sum(found) / len(found) if found else None


def row(square: str) -> int:
    """The row of a square, counted from the south."""
    return int(square[1:])
