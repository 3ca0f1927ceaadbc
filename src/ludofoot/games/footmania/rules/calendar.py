"""Who meets whom on which day, in schedule numbers (FM-80 to FM-83)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

FOUR: Final = [
    [(1, 2), (3, 4)],
    [(1, 3), (2, 4)],
    [(1, 4), (2, 3)],
    [(2, 1), (4, 3)],
    [(3, 1), (4, 2)],
    [(4, 1), (3, 2)],
]
THREE: Final = [[(1, 2)], [(1, 3)], [(2, 3)], [(2, 1)], [(3, 1)], [(3, 2)]]
TWO: Final = [[(1, 2)], [(2, 1)]]


def matches_of(seats: i64, day: i64) -> list[tuple[int, int]]:
    """The matches of a day, counted from 1: first-named team first (FM-76 to FM-79)."""
    if seats == 4:
        return FOUR[day - 1]
    return THREE[day - 1] if seats == 3 else TWO[day - 1]
