"""Sheets of nine cards: fronts, and on the other side their backs in a mirror."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ludofoot.art.contents import Cards, Copies, each
from ludofoot.press.job import Leaf, Section, named
from ludofoot.press.sheets import Sheets

WIDTH: Final = 63.0
HEIGHT: Final = 88.0
COLUMNS: Final = 3
ROWS: Final = 3

# Where a cut mark begins and how long it is: on either paper it stays where printers print.
_AWAY: Final = 1.0
_LONG: Final = 2.5


def card_section(sheets: Sheets, decks: list[Cards]) -> Section:
    """All decks one after the other: no paper is wasted between them."""
    cards = list(each(one for deck in decks for one in deck.copies))
    many = COLUMNS * ROWS
    leaves = tuple(_leaf(sheets, cards[start : start + many]) for start in range(0, len(cards), many))
    return Section(leaves, named(*decks), ("press-step-cards",))


def _leaf(sheets: Sheets, cards: list[Copies]) -> Leaf:
    def front() -> None:
        for card, (x, y) in zip(cards, places(sheets), strict=False):
            sheets.place(card.face, x, y, WIDTH)
        _marks(sheets)

    def back() -> None:
        for card, (x, y) in zip(cards, places(sheets), strict=False):
            if card.back:
                sheets.place(card.back, sheets.paper.width - x - WIDTH, y, WIDTH)
        _marks(sheets)

    return Leaf(front, back)


def corner(sheets: Sheets) -> tuple[float, float]:
    """Where the first card begins: the nine lie in the middle, so that both sides meet."""
    paper = sheets.paper
    return (paper.width - COLUMNS * WIDTH) / 2, (paper.height - ROWS * HEIGHT) / 2


def places(sheets: Sheets) -> Iterator[tuple[float, float]]:
    """The upper left corners of the nine, row by row."""
    left, top = corner(sheets)
    return ((left + WIDTH * column, top + HEIGHT * row) for row in range(ROWS) for column in range(COLUMNS))


def _marks(sheets: Sheets) -> None:
    left, top = corner(sheets)
    right, foot = left + COLUMNS * WIDTH, top + ROWS * HEIGHT
    upright = [left + WIDTH * column for column in range(COLUMNS + 1)]
    across = [top + HEIGHT * row for row in range(ROWS + 1)]
    sheets.stroke(
        *(((x, top - _AWAY), (x, top - _AWAY - _LONG)) for x in upright),
        *(((x, foot + _AWAY), (x, foot + _AWAY + _LONG)) for x in upright),
        *(((left - _AWAY, y), (left - _AWAY - _LONG, y)) for y in across),
        *(((right + _AWAY, y), (right + _AWAY + _LONG, y)) for y in across),
    )
