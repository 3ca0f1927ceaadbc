"""The pitch (FC-D1) and how a ball runs over it. A square is 10 * row + column, both from 0: a1 is 0."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludofoot.games.football_a_la_carte.records import SQUARES, SquareText

COLUMNS: Final = 10
ROWS: Final = 16
NOWHERE: Final = -1

STRAIGHT: Final = 0
LEFT: Final = 1
RIGHT: Final = 2

# What becomes of a ball: it lies on the pitch, or its last square is where it left.
LANDED: Final = 0
SHOT: Final = 1
OUT_WEST: Final = 2
OUT_EAST: Final = 3
TOUCH: Final = 4
TOUCH_CORNER: Final = 5
FATES: Final = 8

# Where a clearance starts from.
AREA: Final = 6

RED: Final = 1
BLUE: Final = 2


def square_named(name: SquareText) -> int:
    """The number of a square."""
    return (int(name[1:]) - 1) * COLUMNS + "abcdefghij".index(name[0])


NAMES: Final[list[SquareText]] = sorted(SQUARES, key=square_named)
"""The names of the squares by their numbers."""


def run(square: i64, upward: bool, direction: i64, squares: i64) -> i64:
    """Where a leg ends: FATES * its last square on the pitch + what becomes of the ball.

    FC-20 to FC-23: always forward. FC-A24: left and right as seen by whoever moves the ball.
    """
    row = square // COLUMNS
    column = square % COLUMNS
    forward: i64 = 1 if upward else -1
    rows_left = ROWS - 1 - row if upward else row
    if direction == STRAIGHT:
        if squares <= rows_left:
            return FATES * (square + forward * COLUMNS * squares)
        # FC-70: however far beyond the line the figure would reach.
        return FATES * (square + forward * COLUMNS * rows_left) + over_the_line(column)
    aside: i64 = -forward if direction == LEFT else forward
    columns_left = COLUMNS - 1 - column if aside > 0 else column
    step = forward * COLUMNS + aside
    if squares <= rows_left and squares <= columns_left:
        return FATES * (square + step * squares)
    if columns_left < rows_left:  # FC-65, FC-68
        return FATES * (square + step * columns_left) + TOUCH
    last = FATES * (square + step * rows_left)
    if columns_left == rows_left:  # FC-69
        return last + TOUCH_CORNER
    return last + over_the_line(column + aside * (rows_left + 1))  # FC-A25


def over_the_line(column: i64) -> i64:
    """FC-71: between the posts a shot, beside them out (FC-42, FC-A38)."""
    if column < 3:
        return OUT_WEST
    return SHOT if column < 7 else OUT_EAST


def in_area(square: i64, north: bool) -> bool:
    """Whether a square lies in the penalty area of this end (FC-A4)."""
    row = square // COLUMNS
    column = square % COLUMNS
    if column < 1 or column > 8:
        return False
    return row >= ROWS - 4 if north else row < 4


def corner_square(north: bool, colour: i64) -> i64:
    """FC-51, FC-A43: one corner of each colour at each end, half a turn apart."""
    if north:
        return 159 if colour == RED else 150
    return 0 if colour == RED else 9


# Where a restart may begin: counted and numbered, so that one of the squares can be had without the others.
KICK_OFFS: Final = 2


def kick_off_square(north: bool, k: i64) -> i64:
    """FC-28: the two squares on the own side of the halfway line."""
    return (84 if north else 74) + k


def clearances(side: i64) -> i64:
    """How many squares a clearance may start from."""
    return 12 if side == AREA else 2


def clearance_square(north: bool, side: i64, k: i64) -> i64:
    """FC-43, FC-44: beside the goal area where the ball went out; FC-57, FC-61: any square of the area.

    In the order a1, a2 … j16 (FC-A51).
    """
    low: i64 = 14 if north else 0
    first: i64 = 2 if side == AREA else 1 if side == OUT_WEST else 8
    return (low + (k & 1)) * COLUMNS + first + (k >> 1)


def around(square: i64) -> list[int]:
    """FC-66, FC-A26: the squares of the pitch next to this one."""
    row = square // COLUMNS
    column = square % COLUMNS
    found: list[int] = []
    for across in range(-1, 2):
        for along in range(-1, 2):
            to_row = row + along
            to_column = column + across
            if to_row < 0 or to_row >= ROWS or to_column < 0 or to_column >= COLUMNS:
                continue
            if across != 0 or along != 0:
                found.append(to_row * COLUMNS + to_column)
    return found


def squares_of_leg(square: i64, upward: bool, direction: i64, squares: i64) -> list[int]:
    """The squares that a leg passes, its start left out."""
    found: list[int] = []
    for count in range(1, squares + 1):
        end = run(square, upward, direction, count)
        if end % FATES != LANDED:
            break
        found.append(end // FATES)
    return found
