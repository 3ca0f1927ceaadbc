"""From the numbers of the rules to the words of the records."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludofoot.core.cards import listed
from ludofoot.games.finale.records import CARDS, MEN, CardText, ManText
from ludofoot.games.finale.rules.cards import MAN_COUNT, NONE
from ludofoot.games.finale.rules.side import Side

MAN_NUMBERS: Final[dict[str, int]] = {name: number for number, name in enumerate(MEN)}
CARD_NUMBERS: Final[dict[str, int]] = {name: number for number, name in enumerate(CARDS)}


def man_name(side: Side, man: i64) -> ManText:
    """The name of a footballer of this side."""
    return MEN[side.colour * MAN_COUNT + man]


def name_of_man(side: Side, man: i64) -> ManText | None:
    """The name of a footballer of this side, if it is anybody."""
    return None if man == NONE else man_name(side, man)


def names_of(side: Side, men: i64) -> tuple[ManText, ...]:
    """The names of these footballers, in the order of FI-D2."""
    return tuple([man_name(side, man) for man in listed(men)])


def man_of(side: Side, name: str) -> i64:
    """The number of a footballer of this side; NONE if he is of the other colour."""
    number = MAN_NUMBERS[name] - side.colour * MAN_COUNT
    return number if 0 <= number < MAN_COUNT else NONE


def cards_of(cards: i64) -> tuple[CardText, ...]:
    """The names of these tactic cards, in the order of FI-D3."""
    return tuple([CARDS[card] for card in listed(cards)])


def card_of(name: str) -> i64:
    """The number of a tactic card."""
    return CARD_NUMBERS[name]
