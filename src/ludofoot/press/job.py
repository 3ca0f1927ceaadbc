"""A print job: sheets with a front and a back, in sections that the first page can name."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ludofoot.art.contents import Piece, count_of
from ludofoot.press.sheets import FADED, Sheets
from ludofoot.press.words import PressVoice

Side = Callable[[], None]


@dataclass(frozen=True)
class Leaf:
    """A sheet: what draws its front, and its back if there is something on it."""

    front: Side
    back: Side | None = None


@dataclass(frozen=True)
class Section:
    """Sheets that belong together: what is on them, each with its number, and how it is made."""

    leaves: tuple[Leaf, ...]
    names: tuple[tuple[str, int], ...]
    steps: tuple[str, ...]


def named(*pieces: Piece) -> tuple[tuple[str, int], ...]:
    """The message that names each piece, and how many there are."""
    return tuple((piece.name, count_of(piece)) for piece in pieces)


def label(sheets: Sheets, voice: PressVoice, sheet: int, side: str) -> None:
    """At the left margin, where no piece is: which sheet this is, and which side of it."""
    words = voice.word("press-label", title=voice.word("title"), sheet=sheet, side=voice.word(side))
    sheets.push(5, sheets.paper.height * 3 / 4, 270)
    sheets.write(words, 0, 0, 6.5, anchor="middle", colour=FADED)
    sheets.pop()
