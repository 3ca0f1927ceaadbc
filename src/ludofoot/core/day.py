"""The days with a match and a puzzle: their numbers, and how a game is played as the match of one."""

from __future__ import annotations

import datetime
from collections.abc import Iterable
from typing import Any, Final, Literal

import msgspec

from ludofoot.core.options import Value

WORKDAYS: Final = (0, 1, 2, 3, 4)
SATURDAY: Final = (5,)
SUNDAY: Final = (6,)
Unit = Literal["goals", "stars"]
FIRST: Final = datetime.date(2026, 1, 1)
"""The day with the number 1: neither match nor puzzle was there before."""


class DayMatch(msgspec.Struct, frozen=True, kw_only=True):
    """What a game offers for one match a day between two."""

    weekdays: tuple[int, ...]
    """From Monday, which is 0; several games of one day take turns."""
    options: dict[str, Value] = {}
    unit: Unit = "goals"
    step: int = 1
    """How much one bar of the comparison is wide."""


def ahead_by(scores: Iterable[Any], seat: int) -> int:
    """By how much a seat is before the best of the others; less than nothing if it is behind."""
    found = list(scores)
    return int(found[seat] - max(score for other, score in enumerate(found) if other != seat))


def number_of(day: datetime.date) -> int:
    """How many days there were, this one included."""
    return (day - FIRST).days + 1


def day_of(number: int) -> datetime.date:
    """The day with this number."""
    return FIRST + datetime.timedelta(days=number - 1)
