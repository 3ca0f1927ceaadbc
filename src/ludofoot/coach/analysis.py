"""What an analysis says of a game: plain data, kept with its record by the seal."""

from __future__ import annotations

from typing import Final

import msgspec

from ludofoot.core.records import Said

VERSION: Final = 6
"""Rises whenever the same record and effort could give other figures."""

BEST, FINE, COSTLY, GIFT, FORCED = "best", "fine", "costly", "gift", "forced"
MARKS: Final = (BEST, FINE, COSTLY, GIFT, FORCED)
"""What the coach makes of a decision, from nothing given away to a gift; `forced` without a choice."""
FINE_FROM, COSTLY_FROM, GIFT_FROM = 0.01, 0.04, 0.10
ERRORS: Final = 2.0
"""Nothing is said of a difference that lies within so many standard errors."""


class Effort(msgspec.Struct, frozen=True):
    """How much is tried. It is counted in games and worlds: the same effort gives the same figures."""

    games: int = 700
    """At most so many from each point of the story to the end: fewer where the error is small before."""
    first_worlds: int = 100
    """In which all moves of a decision are tried."""
    fresh_worlds: int = 100
    """In which the best of them meets the one that was played: what looked best by luck does so only once. So
    many more are looked at, up to twelve times, while the difference is not known well enough."""


SKETCH: Final = Effort(games=60, first_worlds=0, fresh_worlds=0)
FAIR_COPY: Final = Effort()


class Point(msgspec.Struct, frozen=True):
    """A moment of the story: the share of victory of each seat after this line of the record."""

    line: int
    chances: tuple[float, ...]
    error: float


class Weighed(msgspec.Struct, frozen=True):
    """A move that was possible, as the game writes it, and what it promised to the one who moved."""

    move: str
    chance: float
    error: float


class Decision(msgspec.Struct, frozen=True):
    """A decision, judged by what its player could know."""

    line: int
    seat: int
    move: str
    mark: str
    cost: float = 0.0
    """The share of victory that it gave away, as far as it is certain."""
    error: float = 0.0
    better: str = ""
    options: tuple[Weighed, ...] = ()
    """The best ones and the one that was played, best first."""
    reason: Said | None = None
    """Why the better one is better, if there is one."""


class Turn(msgspec.Struct, frozen=True):
    """Where the match turned: for whom, how far, and by whose doing; nobody's if it was luck."""

    line: int
    seat: int
    before: float
    after: float
    by: int | None


class Account(msgspec.Struct, frozen=True):
    """What made a seat's result: start + luck + received - given."""

    start: float
    luck: float
    received: float
    given: float
    result: float


class Analysis(msgspec.Struct, frozen=True):
    """The story of a finished game."""

    seal: str
    """Of the record."""
    game: str
    rules: str
    version: int
    effort: Effort
    whole: bool
    """Whether everything was done; otherwise it was stopped, or is still at work."""
    points: tuple[Point, ...]
    """As somebody in the stands would have seen it, who knows no hidden card."""
    open_points: tuple[Point, ...]
    """With all cards open."""
    decisions: tuple[Decision, ...]
    turns: tuple[Turn, ...]
    accounts: tuple[Account, ...]


def mark_of(cost: float) -> str:
    """What is said of a decision that gave away so much."""
    if cost >= GIFT_FROM:
        return GIFT
    if cost >= COSTLY_FROM:
        return COSTLY
    return FINE if cost >= FINE_FROM else BEST
