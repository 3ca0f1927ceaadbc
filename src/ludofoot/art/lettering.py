"""Words on printed matter: the three typefaces, and sizes at which a word fits its place."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from xml.sax.saxutils import escape

from ludofoot.art.markup import element
from ludofoot.art.palette import INK

Words = Callable[[str], str]
"""Gives the text of a message id."""


@dataclass(frozen=True)
class Typeface:
    """A family with its fallbacks; widths of a thin, a common and a broad letter as parts of the size."""

    family: str
    thin: float
    common: float
    broad: float
    weight: int | None = None


DISPLAY = Typeface("'Bowlby One',Impact,sans-serif", 0.43, 0.77, 1.06)
SCRIPT = Typeface("'Shrikhand',Georgia,serif", 0.38, 0.7, 1.05)
TEXT = Typeface(
    "'Bricolage Grotesque Variable','Bricolage Grotesque',system-ui,sans-serif", 0.32, 0.59, 0.9, weight=700
)
READING = Typeface("'Bricolage Grotesque',system-ui,sans-serif", 0.3, 0.54, 0.84, weight=400)
"""For whole sentences."""

_THIN = frozenset("iIjlft.,;:!' ·’-")
_BROAD = frozenset("mwMW")


def text(
    words: str,
    x: float,
    y: float,
    size: float,
    fill: str = INK,
    *,
    face: Typeface = DISPLAY,
    anchor: str = "middle",
) -> str:
    """A line of text; y is its base line."""
    return element(
        "text",
        escape(words),
        x=x,
        y=y,
        font_family=face.family,
        font_size=size,
        font_weight=face.weight,
        fill=fill,
        text_anchor=anchor,
    )


def width(words: str, size: float, face: Typeface = DISPLAY) -> float:
    """About how wide a line is: rather too wide than too narrow."""
    return size * sum(_advance(letter, face) for letter in words)


def _advance(letter: str, face: Typeface) -> float:
    return face.thin if letter in _THIN else face.broad if letter in _BROAD else face.common


def fitting(words: str, room: float, size: float, face: Typeface = DISPLAY) -> float:
    """The largest size, up to `size`, at which the words fit the room."""
    return round(min(size, room / max(width(words, 1, face), 0.1)), 1)


def initials(words: str) -> str:
    """The first letters of the words, as a code for them: two at most."""
    return "".join(word[0] for word in words.split()[:2]).upper()


def balanced(words: str, lines: int = 2) -> list[str]:
    """The words on at most that many lines, the longest as short as can be."""
    singles = words.split()
    if lines < 2 or len(singles) < 2:
        return [words]
    cuts = (
        [" ".join(singles[:cut]), *balanced(" ".join(singles[cut:]), lines - 1)]
        for cut in range(1, len(singles))
    )
    return min(cuts, key=lambda cut: max(map(len, cut)))


def broken(words: str, room: float, size: float, face: Typeface = TEXT) -> list[str]:
    """The words in lines that fit the room; a no-break space does not break."""
    lines: list[str] = []
    for word in words.split(" "):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and width(longer, size, face) <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines
