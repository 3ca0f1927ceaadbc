"""The rule sheet as a booklet: small pages, two on each side of a sheet, in the order in which it folds.

First the game in sixty seconds, then the rules in the order of play.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import groupby
from typing import Final

from ludofoot.art.palette import INK
from ludofoot.core.sheet import Clause, Sheet
from ludofoot.lessons.sixty import Sixty, in_order_of_play
from ludofoot.press.fonts import BOLD, PLAIN, SHOUT, TITLE
from ludofoot.press.job import Leaf, Section
from ludofoot.press.lettering import MM_PER_POINT, line_width, wrapped
from ludofoot.press.paper import Paper
from ludofoot.press.sheets import FADED, Sheets
from ludofoot.press.sixty import SixtyCard
from ludofoot.press.words import PressVoice

SIZE: Final = 8.6
LEADING: Final = 3.95
"""Of the text: its size in points, and from line to line in mm."""

_INNER, _OUTER, _TOP, _FOOT = 14.0, 11.0, 13.0, 15.0
_HANG: Final = 13.0
"""How far the text of a clause stands in from its id."""
_DASH: Final = 3.2
_ABOVE: Final = 0.9


@dataclass(frozen=True)
class PageLine:
    """A line of a page: its words at a distance from the left, and the room it takes."""

    words: str
    room: float
    font: str = PLAIN
    size: float = SIZE
    left: float = 0.0
    mark: str = ""
    """What stands before it: the id of a clause, a dash."""
    mark_left: float = 0.0
    keep: bool = False
    """Whether the next line must stand on the same page."""
    colour: str = INK
    card: SixtyCard | None = None
    """What stands there in place of words."""


@dataclass(frozen=True)
class Booklet:
    """What is printed: the sheet of a game, and what teaches it in a minute if there is such a thing."""

    sheet: Sheet
    voice: PressVoice
    sixty: Sixty | None


@dataclass(frozen=True)
class Format:
    """A small page: half a sheet."""

    width: float
    height: float

    @property
    def measure(self) -> float:
        """How long a line may be."""
        return self.width - _INNER - _OUTER

    @property
    def depth(self) -> float:
        """How much room the lines of a page have."""
        return self.height - _TOP - _FOOT


def format_on(paper: Paper) -> Format:
    """A5 on A4, half a letter on a letter."""
    return Format(paper.height / 2, paper.width)


def booklet_section(sheets: Sheets, booklet: Booklet) -> Section:
    """Four pages a sheet; empty ones come last."""
    small = format_on(sheets.paper)
    lines = [*_opening(sheets, booklet, small.measure), *_rules(booklet, small.measure)]
    pages = list(paged(lines, small.depth))
    draws: list[Callable[[], None]] = [_page(sheets, small, page, at) for at, page in enumerate(pages, 1)]
    while len(draws) % 4:
        draws.append(lambda: None)
    leaves = tuple(_leaf(sheets, small, draws, at) for at in range(len(draws) // 4))
    return Section(leaves, (("press-rules", len(pages)),), ("press-step-booklet",))


def imposed(pages: int) -> list[tuple[tuple[int, int], tuple[int, int]]]:
    """For each sheet, the outermost first, the pages on its front and on its back, left and right."""
    return [((pages - 2 * at, 1 + 2 * at), (2 + 2 * at, pages - 1 - 2 * at)) for at in range(pages // 4)]


def _leaf(sheets: Sheets, small: Format, draws: list[Callable[[], None]], at: int) -> Leaf:
    front, back = imposed(len(draws))[at]
    # Lying on their side, on the back turned round: this sheet too is turned over its long edge.
    return Leaf(
        lambda: _side(sheets, small, [draws[page - 1] for page in front], 270),
        lambda: _side(sheets, small, [draws[page - 1] for page in back], 90),
    )


def _side(sheets: Sheets, small: Format, pair: list[Callable[[], None]], turn: int) -> None:
    sheets.push(sheets.paper.width / 2, sheets.paper.height / 2, turn)
    for draw, left in zip(pair, (-small.width, 0.0), strict=True):
        sheets.push(left, -small.height / 2)
        draw()
        sheets.pop()
    sheets.stroke(((0, -small.height / 2 + 3), (0, -small.height / 2 + 8)), dashes="1.2 1")
    sheets.stroke(((0, small.height / 2 - 8), (0, small.height / 2 - 3)), dashes="1.2 1")
    sheets.pop()


def _page(sheets: Sheets, small: Format, lines: list[PageLine], number: int) -> Callable[[], None]:
    def draw() -> None:
        # The inner margin is at the fold: left on odd pages, right on even ones.
        left = _INNER if number % 2 else _OUTER
        y = _TOP
        for line in lines:
            if line.card:
                line.card.draw(left, y)
            y += line.room
            if line.mark:
                sheets.write(line.mark, left + line.mark_left, y, line.size, font=BOLD, colour=FADED)
            if line.words:
                sheets.write(line.words, left + line.left, y, line.size, font=line.font, colour=line.colour)
        sheets.write(
            str(number), small.width / 2, small.height - 8, 7.5, font=BOLD, anchor="middle", colour=FADED
        )

    return draw


# ---- from the sheet to lines


def _opening(sheets: Sheets, booklet: Booklet, measure: float) -> Iterator[PageLine]:
    sheet, voice = booklet.sheet, booklet.voice
    yield PageLine(sheet.title, 12, TITLE, _fitted(sheet.title, measure), keep=True)
    yield PageLine("", 3, keep=True)
    for words in wrapped(sheet.opening, measure, PLAIN, SIZE + 0.6):
        yield PageLine(words, LEADING + 0.3, PLAIN, SIZE + 0.6)
    if booklet.sixty:
        card = SixtyCard(sheets, voice, booklet.sixty, measure)
        yield from _heading(voice.word("sheet-sixty"), measure)
        yield PageLine("", card.room, card=card)


def _rules(booklet: Booklet, measure: float) -> Iterator[PageLine]:
    """As one meets them; what lies in the box comes last."""
    box = booklet.voice.word("sheet-components")
    found = in_order_of_play(booklet.sheet, booklet.sixty, box)
    for section, clauses in groupby(found, lambda clause: clause.section):
        yield from _heading(section, measure)
        for clause in clauses:
            yield from _clause(clause, measure)


def _heading(title: str, measure: float) -> Iterator[PageLine]:
    yield PageLine("", 4.5, keep=True)
    for words in wrapped(title, measure, SHOUT, 10.5):
        yield PageLine(words, 4.8, SHOUT, 10.5, keep=True)
    yield PageLine("", 1.2, keep=True)


def _fitted(title: str, measure: float) -> float:
    wide = line_width(title, TITLE, 28 * MM_PER_POINT)
    return 28 * min(1.0, measure / wide)


def _clause(clause: Clause, measure: float) -> Iterator[PageLine]:
    rule, *items = clause.text.split("\n")
    yield from _hanging(rule, measure, clause.id, 0, _HANG)
    for item in items:
        yield from _hanging(item.removeprefix("- "), measure, "–", _HANG, _HANG + _DASH)


def _hanging(text: str, measure: float, mark: str, mark_left: float, left: float) -> Iterator[PageLine]:
    """A paragraph that stands in from the mark before its first line."""
    for at, words in enumerate(wrapped(text, measure - left, PLAIN, SIZE)):
        above = _ABOVE if not at and not mark_left else 0
        yield PageLine(words, LEADING + above, left=left, mark="" if at else mark, mark_left=mark_left)


def paged(lines: list[PageLine], depth: float) -> Iterator[list[PageLine]]:
    """Lines on pages: a heading never stands alone at the foot of one, nor white space at its head."""
    page: list[PageLine] = []
    used = 0.0
    for at, line in enumerate(lines):
        if page and used + _needed(lines, at) > depth:
            yield page
            page, used = [], 0.0
        if page or line.words or line.card:
            page.append(line)
            used += line.room
    if page:
        yield page


def _needed(lines: list[PageLine], at: int) -> float:
    """What must stand together from here on."""
    room = lines[at].room
    while lines[at].keep and at + 1 < len(lines):
        at += 1
        room += lines[at].room
    return room
