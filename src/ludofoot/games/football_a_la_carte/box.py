"""Reads the box and checks it against the sheet."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from ludofoot.core import boxes
from ludofoot.core.boxes import wrong
from ludofoot.games.football_a_la_carte.records import DIRECTIONS, FACES
from ludofoot.games.football_a_la_carte.rules.cards import Deck

CARDS = 56
MOST_SQUARES = 7
SYMBOLS = "hrb"
AREA_DEPTH = 4


class Attackers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """For each number of squares the symbols on the cards, a letter each."""

    straight: tuple[str, ...]
    left: tuple[str, ...]
    right: tuple[str, ...]

    def rows(self) -> tuple[tuple[str, ...], ...]:
        """In the order of the directions."""
        return self.straight, self.left, self.right


class Specials(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """How many of each other card there are."""

    free_kicks: tuple[int, ...]
    keepers: tuple[int, ...]
    corners: tuple[int, ...]
    penalties: int

    def counts(self) -> tuple[int, ...]:
        """In the order of FC-D2."""
        return (*self.free_kicks, *self.keepers, *self.corners, self.penalties)


class Box(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is in the box."""

    title: int
    attackers: Attackers
    specials: Specials

    def attacker_count(self) -> int:
        """All Attackers."""
        return sum(len(cards) for row in self.attackers.rows() for cards in row)

    def cards(self) -> list[int]:
        """The face of each card that is played with, in the order of FC-D2, Attackers as they are printed."""
        attackers = [
            (squares * len(DIRECTIONS) + direction) * len(SYMBOLS) + SYMBOLS.index(symbol)
            for squares in range(MOST_SQUARES)
            for direction, row in enumerate(self.attackers.rows())
            for symbol in row[squares]
        ]
        counts = self.specials.counts()
        others = range(len(FACES) - len(counts), len(FACES))
        return attackers + [face for face, count in zip(others, counts, strict=True) for _ in range(count)]


def shipped_box() -> str:
    """The text of our own box."""
    return boxes.shipped_box("ludofoot.games.football_a_la_carte")


def read_box(text: str) -> Box:
    """The box that is written there; raises `Refused` with everything that is wrong in it."""
    return boxes.read_box(text, Box, problems_of)


def deck_of(box: Box) -> Deck:
    """The cards of a box, as the rules have them."""
    return Deck(box.cards())


def problems_of(box: Box) -> Iterator[str]:
    """What is wrong with the shape of the box; if nothing is, each number that breaks a clause."""
    wrongs = list(shape_problems(box))
    yield from wrongs or number_problems(box)


def shape_problems(box: Box) -> Iterator[str]:
    """Rows that have not the right length, and letters or numbers that mean nothing."""
    specials = box.specials
    for name, row in zip(DIRECTIONS, box.attackers.rows(), strict=True):
        if len(row) != MOST_SQUARES:
            yield wrong("FC-D2", f"attackers.{name}", len(row), MOST_SQUARES)
        if set("".join(row)) - set(SYMBOLS):
            yield wrong("FC-26", f"attackers.{name}", " ".join(row), "h r b")
    for place, found, wanted in (
        ("free-kicks", specials.free_kicks, MOST_SQUARES),
        ("keepers", specials.keepers, 4),
        ("corners", specials.corners, 2),
    ):
        if len(found) != wanted:
            yield wrong("FC-D2", place, len(found), wanted)
    if min(specials.counts(), default=0) < 0:
        yield wrong("FC-D2", "specials", "< 0", ">= 0")


def number_problems(box: Box) -> Iterator[str]:
    """Each number that breaks a clause of the sheet."""
    specials = box.specials
    total = box.title + box.attacker_count() + sum(specials.counts())
    if total != CARDS:
        yield wrong("FC-01", "cards", total, CARDS)
    if box.title != 1:
        yield wrong("FC-06", "title", box.title, 1)
    symbols = "".join(cards for row in box.attackers.rows() for cards in row)
    for symbol in SYMBOLS:
        if symbol not in symbols:
            yield wrong("FC-26", "attackers", f"0 {symbol}", ">= 1")
    if sum(specials.counts()) >= box.attacker_count():
        yield wrong("FC-25", "specials", sum(specials.counts()), f"< {box.attacker_count()}")
    if sum(specials.free_kicks[AREA_DEPTH:]) < 1:
        yield wrong("FC-40", f"free-kicks > {AREA_DEPTH}", 0, ">= 1")
    if sum(specials.keepers) < 1:
        yield wrong("FC-46", "keepers", 0, ">= 1")
    if min(specials.corners) < 1:
        yield wrong("FC-50", "corners", " ".join(map(str, specials.corners)), ">= 1")
    if specials.penalties < 1:
        yield wrong("FC-58", "penalties", specials.penalties, ">= 1")
