"""Sheets of things to cut out: counters, strips that become pawns, nets that become dice."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from ludofoot.art.contents import Copies, Counters, Dice, Pawns, each
from ludofoot.press.job import Leaf, Section, named
from ludofoot.press.paper import MARGIN
from ludofoot.press.sheets import Sheets

Draw = Callable[[float, float], None]

GAP: Final = 2.0
"""Between two pieces: room for the scissors."""
FOOT: Final = 7.0
"""How far the foot of a pawn reaches out."""
FLAP: Final = 5.0
"""How wide a flap for glue is."""

_FOLD: Final = "1.2 1"
_STEPS: Final = {Counters: "press-step-counters", Pawns: "press-step-pawns", Dice: "press-step-dice"}


@dataclass(frozen=True)
class Cutout:
    """A thing to cut out, and what draws it with its upper left corner at a place."""

    width: float
    height: float
    front: Draw
    back: Draw | None = None


@dataclass(frozen=True)
class Placed:
    """Where a thing lies on its sheet."""

    x: float
    y: float
    what: Cutout


def cutout_section(sheets: Sheets, pieces: list[Counters | Pawns | Dice]) -> Section:
    """All of them on as few sheets as it takes, each kind in rows of its own."""
    rows = [list(_cutouts(sheets, piece)) for piece in pieces]
    leaves = tuple(_leaf(sheets, placed) for placed in laid_out(rows, sheets.paper.room))
    return Section(leaves, named(*pieces), tuple(_STEPS[type(piece)] for piece in pieces))


def laid_out(kinds: list[list[Cutout]], room: tuple[float, float]) -> Iterator[list[Placed]]:
    """What lies on each sheet: from left to right, then the next row, then the next sheet."""
    sheet: list[Placed] = []
    top = 0.0
    for kind in kinds:
        left, deep = 0.0, 0.0
        for one in kind:
            if left and left + one.width > room[0]:
                left, top, deep = 0.0, top + deep + GAP, 0.0
            if top and top + one.height > room[1]:
                yield sheet
                sheet, left, top, deep = [], 0.0, 0.0, 0.0
            sheet.append(Placed(left, top, one))
            left, deep = left + one.width + GAP, max(deep, one.height)
        top += deep + GAP
    if sheet:
        yield sheet


def _leaf(sheets: Sheets, placed: list[Placed]) -> Leaf:
    def front() -> None:
        for one in placed:
            one.what.front(MARGIN + one.x, MARGIN + one.y)

    def back() -> None:
        for one in placed:
            if one.what.back:
                one.what.back(sheets.paper.width - MARGIN - one.x - one.what.width, MARGIN + one.y)

    return Leaf(front, back if any(one.what.back for one in placed) else None)


def _cutouts(sheets: Sheets, piece: Counters | Pawns | Dice) -> Iterator[Cutout]:
    match piece:
        case Counters():
            return (_counter(sheets, one, piece.width) for one in each(piece.copies))
        case Pawns():
            return (_pawn(sheets, one, piece.width) for one in each(piece.copies))
        case Dice():
            return (_die(sheets, faces, piece.width) for faces in piece.dice)


def _counter(sheets: Sheets, one: Copies, width: float) -> Cutout:
    wide, high = sheets.size_of(one.face, width)

    def front(x: float, y: float) -> None:
        sheets.place(one.face, x, y, width)

    def back(x: float, y: float) -> None:
        sheets.place(one.back, x, y, width)

    return Cutout(wide, high, front, back if one.back else None)


def _pawn(sheets: Sheets, one: Copies, width: float) -> Cutout:
    """Foot, picture on its head, fold, picture, foot."""
    wide, high = sheets.size_of(one.face, width)
    length = 2 * (high + FOOT)

    def front(x: float, y: float) -> None:
        fold, right = y + FOOT + high, x + wide
        sheets.place(one.back or one.face, x, y + FOOT, width, 180)
        sheets.place(one.face, x, fold, width)
        sheets.stroke(((x, y), (right, y), (right, y + length), (x, y + length), (x, y)))
        folds = (y + FOOT, fold, fold + high)
        sheets.stroke(*(((x, at), (right, at)) for at in folds), dashes=_FOLD)

    return Cutout(wide, length, front)


def _die(sheets: Sheets, faces: tuple[str, ...], edge: float) -> Cutout:
    """A cross of six squares: a row of four, one above its second and one below, and seven flaps."""
    one, two, three, four, five, six = faces
    squares = (
        (one, 0, 1), (two, 1, 1), (six, 2, 1), (five, 3, 1), (three, 1, 0), (four, 1, 2),
    )  # fmt: skip

    def front(x: float, y: float) -> None:
        for face, column, row in squares:
            sheets.place(face, x + column * edge, y + FLAP + row * edge, edge)
        _net(sheets, x, y + FLAP, edge)

    return Cutout(4 * edge + FLAP, 3 * edge + 2 * FLAP, front)


def _net(sheets: Sheets, x: float, y: float, edge: float) -> None:
    def at(column: float, row: float, dx: float = 0, dy: float = 0) -> tuple[float, float]:
        return x + column * edge + dx, y + row * edge + dy

    slant, flap = FLAP * 0.7, FLAP
    above = (
        at(1, 1), at(1, 1, -flap, -slant), at(1, 0, -flap, slant), at(1, 0), at(1, 0, slant, -flap),
        at(2, 0, -slant, -flap), at(2, 0), at(2, 0, flap, slant), at(2, 1, flap, -slant), at(2, 1),
    )  # fmt: skip
    end = (at(4, 1), at(4, 1, flap, slant), at(4, 2, flap, -slant), at(4, 2))
    below = (
        at(2, 2), at(2, 2, flap, slant), at(2, 3, flap, -slant), at(2, 3), at(2, 3, -slant, flap),
        at(1, 3, slant, flap), at(1, 3), at(1, 3, -flap, -slant), at(1, 2, -flap, slant), at(1, 2),
    )  # fmt: skip
    sheets.stroke((at(0, 1), *above, *end, *below, at(0, 2), at(0, 1)))
    sheets.stroke(
        (at(1, 0), at(1, 3)), (at(2, 0), at(2, 3)), (at(3, 1), at(3, 2)), (at(4, 1), at(4, 2)),
        (at(1, 0), at(2, 0)), (at(1, 1), at(2, 1)), (at(1, 2), at(2, 2)), (at(1, 3), at(2, 3)),
        dashes=_FOLD,
    )  # fmt: skip
