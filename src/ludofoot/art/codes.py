"""Colour, shape and letter: whatever must be told apart carries all three."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from ludofoot.art import geometry
from ludofoot.art.lettering import text
from ludofoot.art.markup import circle, number, outline, path, polygon, rect
from ludofoot.art.palette import BLUE, FIR, PLUM, RED, lettering_on

Shape = Literal["circle", "square", "triangle", "diamond", "hexagon", "shield", "octagon", "star"]


@dataclass(frozen=True)
class Code:
    """How one of several things is told from the others."""

    colour: str
    shape: Shape
    letter: str


SEATS = (
    Code(RED, "circle", "1"),
    Code(BLUE, "square", "2"),
    Code(FIR, "diamond", "3"),
    Code(PLUM, "hexagon", "4"),
)
"""The codes of the seats, in order."""

# Letters as a part of the radius, and how far their base line lies below the middle as a part of their size.
_LETTER_SIZE: dict[Shape, float] = {"triangle": 1.12, "star": 1, "diamond": 1.05}
_LETTER_DROP: dict[Shape, float] = {"triangle": 0.56, "shield": 0.34}


def badge(
    code: Code, x: float, y: float, radius: float, *, edge: float = 4, size: float | None = None
) -> str:
    """The shape of a code with its letter."""
    usual = radius * _LETTER_SIZE.get(code.shape, 1.15) * (1 if len(code.letter) < 2 else 0.68)
    height = round(size or usual, 1)
    base = round(y + _LETTER_DROP.get(code.shape, 0.38) * height, 1)
    letter = text(code.letter, x, base, height, lettering_on(code.colour))
    return shape(code.shape, x, y, radius, code.colour, edge=edge) + letter


def shape(kind: Shape, x: float, y: float, radius: float, fill: str, *, edge: float = 4) -> str:
    """A shape, all of them of about the same weight for the same radius."""
    ink = outline(edge)
    match kind:
        case "circle":
            return circle(x, y, radius, fill=fill, **ink)
        case "square":
            half = radius * 0.9
            return rect(x - half, y - half, 2 * half, 2 * half, rx=radius * 0.18, fill=fill, **ink)
        case "shield":
            return path(_shield(x, y, radius), fill=fill, **ink)
        case _:
            return polygon(_corners(kind, x, y, radius), fill=fill, **ink)


def _corners(kind: Shape, x: float, y: float, radius: float) -> str:
    match kind:
        case "triangle":
            return geometry.regular(x, y + radius * 0.18, radius * 1.28, 3)
        case "diamond":
            return geometry.regular(x, y, radius * 1.2, 4)
        case "hexagon":
            return geometry.regular(x, y, radius * 1.08, 6, turn=0)
        case "octagon":
            return geometry.regular(x, y, radius * 1.04, 8, turn=22.5)
        case _:
            return geometry.star(x, y, radius * 1.25, inner=0.56)


def _shield(x: float, y: float, radius: float) -> str:
    left, right, top, low, tip = (
        number(value)
        for value in (
            x - 0.9 * radius,
            x + 0.9 * radius,
            y - 0.9 * radius,
            y + 0.8 * radius,
            y + 1.12 * radius,
        )
    )
    near, far, middle, half = (number(value) for value in (x - 0.8 * radius, x + 0.8 * radius, x, y))
    return f"M{left} {top}H{right}V{half}Q{far} {low} {middle} {tip}Q{near} {low} {left} {half}Z"
