"""The game in sixty seconds on paper: four pictures in a row, and what is said of each below it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from msgspec.structs import replace

from ludofoot.art.artwork import Artwork
from ludofoot.art.contents import added
from ludofoot.lessons.pictures import sixty_artwork
from ludofoot.lessons.sixty import Sixty
from ludofoot.press.fonts import BOLD, PLAIN
from ludofoot.press.lettering import wrapped
from ludofoot.press.sheets import Sheets
from ludofoot.press.words import PressVoice

PREFIX: Final = "sixty-"
_GAP: Final = 3.0
_SIZE: Final = 7.6
_LEADING: Final = 3.35
_BELOW: Final = 4.2
"""From the foot of a picture to the first base line under it."""
_GREY_CLOTH: Final = "#8C8C8C"
"""Grass would become so dark that no dark piece could be told from it."""


def with_pictures(box: Artwork, sixty: Sixty | None, *, grey: bool) -> Artwork:
    """The drawings of a box, and the pictures that are made of them."""
    if sixty is None:
        return box
    if grey:
        sixty = replace(sixty, cloth=_GREY_CLOTH)
    return added(box, *sixty_artwork(box, sixty, PREFIX).drawings.values())


@dataclass(frozen=True)
class SixtyCard:
    """The four pictures, as wide as a page allows."""

    sheets: Sheets
    voice: PressVoice
    sixty: Sixty
    measure: float

    @cached_property
    def column(self) -> float:
        """How wide a picture is."""
        many = len(self.sixty.picture)
        return (self.measure - _GAP * (many - 1)) / many

    @cached_property
    def lines(self) -> list[list[tuple[str, str]]]:
        """What stands under each picture, line by line, each with its font."""
        return [list(self._said(number, *codes)) for number, codes in enumerate(self.sixty.words(), 1)]

    def _said(self, number: int, lead: str, words: str) -> Iterator[tuple[str, str]]:
        for code, font, before in ((lead, BOLD, f"{number}. "), (words, PLAIN, "")):
            for line in wrapped(before + self.voice.word(code), self.column, font, _SIZE):
                yield line, font

    @cached_property
    def pictured(self) -> float:
        """How high a picture is."""
        return self.sheets.size_of(f"{PREFIX}1", self.column)[1]

    @property
    def room(self) -> float:
        """How much of the page it takes."""
        return self.pictured + _BELOW + _LEADING * (max(map(len, self.lines)) - 1)

    def draw(self, left: float, top: float) -> None:
        """All of it, with its upper left corner there."""
        for number, lines in enumerate(self.lines, 1):
            self.sheets.place(f"{PREFIX}{number}", left, top, self.column)
            for at, (line, font) in enumerate(lines):
                y = top + self.pictured + _BELOW + at * _LEADING
                self.sheets.write(line, left, y, _SIZE, font=font)
            left += self.column + _GAP
