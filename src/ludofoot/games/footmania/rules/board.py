"""The board as a graph: a ring of 40 squares and a median line of five (FM-D1)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

RING: Final = 40
SQUARE_COUNT: Final = 45
TOP: Final = 7
BOTTOM: Final = 27
CENTRE: Final = 42
NOWHERE: Final = -1


def neighbours_of(square: int) -> list[int]:
    """The squares next to this one, in the order 0 … 39, M1 … M5."""
    if square < RING:
        near = [(square + RING - 1) % RING, (square + 1) % RING]
        if square == TOP:
            near.append(RING)
        if square == BOTTOM:
            near.append(SQUARE_COUNT - 1)
    else:
        near = [
            square - 1 if square > RING else TOP,
            square + 1 if square < SQUARE_COUNT - 1 else BOTTOM,
        ]
    return sorted(near)


NEIGHBOURS: Final[list[list[int]]] = [neighbours_of(square) for square in range(SQUARE_COUNT)]


def ways(square: i64, came: i64, steps: i64) -> list[int]:
    """Where a roll can take a pawn: never onto the square it last came from (FM-29, FM-A2). Each fork
    is tried in the order 0 … 39, M1 … M5, so the first one is the way of FM-A55."""
    found: list[int] = []
    follow(square, came, steps, found)
    return found


def follow(square: i64, came: i64, steps: i64, found: list[int]) -> None:
    """Goes on along every branch but the one it came by (FM-28, FM-30)."""
    while steps > 0:
        near = NEIGHBOURS[square]
        if square < RING and square != TOP and square != BOTTOM and came >= 0:
            ahead: i64 = near[0] if near[1] == came else near[1]
            came = square
            square = ahead
            steps -= 1
            continue
        for each in near:
            if each != came:
                follow(each, square, steps - 1, found)
        return
    found.append(square)


def path_to(square: i64, came: i64, steps: i64, to: i64) -> list[int]:
    """The squares of the one way that ends there, this one not counted; empty if there is none."""
    if steps == 0:
        return [square] if square == to else []
    for each in NEIGHBOURS[square]:
        if each == came:
            continue
        rest = path_to(each, square, steps - 1, to)
        if rest:
            return rest if steps == 1 else [each, *rest]
    return []
