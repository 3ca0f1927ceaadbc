"""The board of 45 squares, lying for a table and upright for a phone."""

from __future__ import annotations

from ludofoot.art.artwork import Drawing
from ludofoot.art.box import contents
from ludofoot.art.codes import shape
from ludofoot.art.geometry import Point
from ludofoot.art.lettering import text
from ludofoot.art.markup import group, moved, outline, part, rect, use
from ludofoot.art.palette import BLUE, INK, MUSTARD, PITCH, PLUM, RED, STOCK, WHITE
from ludofoot.art.pitch import pitch
from ludofoot.art.symbols import ball
from ludofoot.games.footmania.art.events import thing
from ludofoot.games.footmania.art.squad import PACKAGE
from ludofoot.games.footmania.records import KINDS, SQUARES, KindText, Square

CELL = 60
LONG, SHORT = 15, 7

_RIGHT, _BOTTOM, _LEFT = 15, 21, 35
_MEDIAN = 7

_FILLS: dict[KindText, str] = {
    "championship": INK,
    "pactole": MUSTARD,
    "blue": "#2C67AE",
    "red": RED,
    "plus": "#BFE0CB",
    "question": "#E6CBE0",
    "euromatch": "#CADCF2",
    "centre": PITCH,
}
_THINGS: dict[KindText, str] = {
    "championship": "cup",
    "pactole": "coins",
    "plus": "plus",
    "euromatch": "pennant",
    "shoes": "shoes",
    "shirt": "shirt",
    "socks": "socks",
    "shorts": "shorts",
}


def boards() -> list[Drawing]:
    """The same board twice."""
    lying = Drawing("board", LONG * CELL, SHORT * CELL, _board(upright=False))
    return [lying, Drawing("board-upright", SHORT * CELL, LONG * CELL, _board(upright=True))]


def squares() -> list[Drawing]:
    """A square of each kind by itself."""
    return [Drawing(f"square-{kind}", CELL, CELL, use(f"kind-{kind}")) for kind in KINDS]


def board_parts() -> dict[str, str]:
    """A square of each kind."""
    return {f"kind-{kind}": part(f"kind-{kind}", _square(kind)) for kind in KINDS}


def kind_of(square: Square) -> KindText:
    """What a square is (FM-D1)."""
    box = contents(PACKAGE)
    found: KindText = box["median"][int(square[1:]) - 1] if square[0] == "M" else box["ring"][int(square)]
    return found


def corner(square: Square, *, upright: bool = False) -> Point:
    """The upper left corner of a square."""
    column, row = _place(square)
    return (row * CELL, (LONG - 1 - column) * CELL) if upright else (column * CELL, row * CELL)


def _place(square: Square) -> tuple[int, int]:
    """Column and row on the lying board."""
    if square[0] == "M":
        return _MEDIAN, int(square[1:])
    at = int(square)
    if at < _RIGHT:
        return at, 0
    if at < _BOTTOM:
        return LONG - 1, at - _RIGHT + 1
    return (_LEFT - 1 - at, SHORT - 1) if at < _LEFT else (0, len(contents(PACKAGE)["ring"]) - at)


def _board(*, upright: bool) -> str:
    wide, high = (SHORT, LONG) if upright else (LONG, SHORT)
    ground = rect(0, 0, wide * CELL, high * CELL, rx=14, fill=PITCH)
    grass = group(pitch((wide - 2) * CELL, (high - 2) * CELL, CELL, 3), transform=moved(CELL, CELL))
    ring = "".join(use(f"kind-{kind_of(square)}", *corner(square, upright=upright)) for square in SQUARES)
    return ground + grass + ring


def _square(kind: KindText) -> str:
    ground = rect(1.5, 1.5, 57, 57, rx=7, fill=_FILLS.get(kind, STOCK), **outline(2))
    return ground + _sign(kind)


def _sign(kind: KindText) -> str:
    match kind:
        case "blue":
            return shape("square", 30, 30, 17, WHITE, edge=2) + text("B", 30, 39, 25, BLUE)
        case "red":
            return shape("circle", 30, 30, 18, WHITE, edge=2) + text("R", 30, 39, 25, RED)
        case "question":
            return text("?", 30, 45, 42, PLUM)
        case "centre":
            return ball(30, 30, 18)
        case _:
            return thing(_THINGS[kind], 30, 30, 0.44)
