"""Lines of text as operators: letters, the narrow space of French, and the few signs no font of ours has."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final

from ludofoot.art import geometry
from ludofoot.art.markup import number
from ludofoot.press.fonts import printable, width_of
from ludofoot.press.outlines import fine, traced
from ludofoot.press.paper import POINTS_PER_MM

MM_PER_POINT: Final = 1 / POINTS_PER_MM

_NARROW: Final = "\u202f"
_NARROW_WIDTH: Final = 0.5
"""As a part of a common space."""
_SIGNS: Final = {
    "→": traced("M8-30H56V-45L82-26L56-7V-22H8Z"),
    "★": traced(f"M{geometry.star(50, -34, 46)}Z".replace(",", " ")),
}
"""What is drawn in place of a letter, in hundredths of its size."""
_SIGN_WIDTHS: Final = {"→": 0.9, "★": 1.0}
_PIECES: Final = re.compile(f"([{_NARROW}{''.join(_SIGNS)}])")


def line_width(words: str, font: str, size: float) -> float:
    """How wide a line is, in the unit of its size."""
    return sum(_piece_width(piece, font, size) for piece in _PIECES.split(words) if piece)


def _piece_width(piece: str, font: str, size: float) -> float:
    if piece == _NARROW:
        return _NARROW_WIDTH * width_of(" ", font, size)
    if piece in _SIGNS:
        return _SIGN_WIDTHS[piece] * size
    return width_of(printable(piece, font), font, size)


def set_line(
    canvas: Any, words: str, at: tuple[float, float], font: str, size: float, *, anchor: str = "start"
) -> str:
    """A line with its base line there, on a page whose y axis points down."""
    x, y = at
    if anchor != "start":
        wide = line_width(words, font, size)
        x -= wide / 2 if anchor == "middle" else wide
    line = canvas.beginText()
    line.setFont(font, size)
    line.setTextTransform(1, 0, 0, -1, x, y)
    drawn = []
    for piece in filter(None, _PIECES.split(words)):
        wide = _piece_width(piece, font, size)
        if piece == _NARROW:
            line.setHorizScale(100 * _NARROW_WIDTH)
            line.textOut(" ")
            line.setHorizScale(100)
        elif piece in _SIGNS:
            drawn.append(_sign(piece, x, y, size))
            line.setTextTransform(1, 0, 0, -1, x + wide, y)
        else:
            line.textOut(printable(piece, font))
        x += wide
    return " ".join([str(line.getCode()), *drawn])


def _sign(sign: str, x: float, y: float, size: float) -> str:
    scale = fine(size / 100)
    return f"q {scale} 0 0 {scale} {number(x)} {number(y)} cm {_SIGNS[sign]} f Q"


def wrapped(text: str, measure: float, font: str, size: float) -> Iterator[str]:
    """The text in lines no longer than this, in mm, at so many points; a no-break space does not break."""
    line = ""
    for word in text.split(" "):
        longer = f"{line} {word}" if line else word
        if line and line_width(longer, font, size * MM_PER_POINT) > measure:
            yield line
            line = word
        else:
            line = longer
    if line:
        yield line
