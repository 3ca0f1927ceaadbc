"""Reads the box and checks it against the sheet."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import msgspec

from ludofoot.core import boxes
from ludofoot.core.boxes import wrong
from ludofoot.games.footmania.records import (
    COLOURS,
    KINDS,
    PLUSES,
    QUESTIONS,
    SPONSORS,
    TEAMS,
    ColourText,
    KindText,
    Man,
    PlusText,
    TeamText,
)
from ludofoot.games.footmania.rules.board import RING
from ludofoot.games.footmania.rules.cards import ACADEMY, BASIC, FIRST_FINE, PLACES, SPONSOR_CARDS, Album

MEDIAN = 5
CENTRE = 2
MANAGERS = 4
SPONSOR_SQUARES = 8
SPONSOR_KINDS: tuple[KindText, ...] = ("shoes", "shirt", "socks", "shorts")
PLUSES_AT_MOST = 63
# Words of the notation, which a footballer cannot be called.
RESERVED = ("for", "all", "private")
BANK = QUESTIONS[SPONSOR_CARDS:FIRST_FINE]
FINES = QUESTIONS[FIRST_FINE:ACADEMY]
# Squares without which a clause would mean nothing.
NEEDED: tuple[tuple[str, KindText], ...] = (
    ("FM-32", "blue"),
    ("FM-33", "red"),
    ("FM-22", "plus"),
    ("FM-101", "question"),
    ("FM-123", "euromatch"),
)

MOST_STARS = 5
"""Beyond the one of every footballer: more would not fit on a card."""


class Footballer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One footballer card; "JP" may play anywhere but in goal."""

    colour: ColourText
    numbers: tuple[int, ...] | Literal["JP"]
    extra: int
    price: int
    reduced: int

    def places(self) -> tuple[int, ...]:
        """The places he can play in (FM-14, FM-15)."""
        return tuple(range(2, PLACES + 1)) if self.numbers == "JP" else tuple(sorted(self.numbers))


class Sponsor(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One sponsor card."""

    income: int
    resale: int


class Team(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One European team."""

    pennants: int
    strength: int
    receipts: int


class Box(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The board and the cards."""

    ring: tuple[KindText, ...]
    median: tuple[KindText, ...]
    footballers: dict[str, Footballer]
    sponsors: dict[str, Sponsor]
    bank: dict[str, int]
    fines: dict[str, int]
    plus: dict[PlusText, int]
    teams: dict[TeamText, Team]


def shipped_box() -> str:
    """The text of our own box."""
    return boxes.shipped_box("ludofoot.games.footmania")


def read_box(text: str) -> Box:
    """The box that is written there; raises `Refused` with everything that is wrong in it."""
    return boxes.read_box(text, Box, problems_of)


def album_of(box: Box) -> Album:
    """The cards of a box, numbered in its order."""
    men = [
        Man(
            name=name,
            colour=man.colour,
            numbers=man.places(),
            joker=man.numbers == "JP",
            stars=BASIC[COLOURS.index(man.colour)] + man.extra,
            extra=man.extra,
            price=man.price,
            reduced=man.reduced,
        )
        for name, man in box.footballers.items()
    ]
    amounts = {name: sponsor.income for name, sponsor in box.sponsors.items()} | box.bank | box.fines
    return Album(
        men=men,
        kinds=[KINDS.index(kind) for kind in box.ring + box.median],
        amounts=[amounts.get(question, 0) for question in QUESTIONS],
        resales=[box.sponsors[sponsor].resale for sponsor in SPONSORS],
        pluses=[kind for kind, plus in enumerate(PLUSES) for _ in range(box.plus.get(plus, 0))],
        teams=[
            [box.teams[team].pennants, box.teams[team].strength, box.teams[team].receipts] for team in TEAMS
        ],
    )


def problems_of(box: Box) -> Iterator[str]:
    """Each card and square that breaks a clause of the sheet."""
    yield from board_problems(box)
    yield from footballer_problems(box)
    yield from card_problems(box)


def board_problems(box: Box) -> Iterator[str]:
    """Each square that breaks a clause."""
    squares = box.ring + box.median
    if (len(box.ring), len(box.median)) != (RING, MEDIAN):
        yield wrong("FM-D1", "ring + median", len(squares), f"{RING} + {MEDIAN}")
        return
    if box.ring[0] != "championship" or squares.count("championship") != 1:
        yield wrong("FM-133", "championship", squares.count("championship"), "ring[0]")
    if box.median[CENTRE] != "centre" or squares.count("centre") != 1:
        yield wrong("FM-26", "centre", squares.count("centre"), "median[2]")
    if squares.count("pactole") != 1:
        yield wrong("FM-135", "pactole", squares.count("pactole"), 1)
    if sum(squares.count(kind) for kind in SPONSOR_KINDS) != SPONSOR_SQUARES:
        yield wrong("FM-106", "sponsors", sum(squares.count(kind) for kind in SPONSOR_KINDS), SPONSOR_SQUARES)
    for kind in SPONSOR_KINDS:
        if kind not in squares:
            yield wrong("FM-109", kind, 0, ">= 1")
    for clause, kind in NEEDED:
        if kind not in squares:
            yield wrong(clause, kind, 0, ">= 1")


def footballer_problems(box: Box) -> Iterator[str]:
    """Each footballer that breaks a clause, and each place that four managers could not fill."""
    for name, man in box.footballers.items():
        if not name.isalpha() or name in RESERVED:
            yield wrong("FM-D2", "footballers", repr(name), "one word")
        places = man.places()
        if not places or len(set(places)) != len(places) or not 1 <= min(places) <= max(places) <= PLACES:
            yield wrong("FM-13", f"{name}.numbers", man.numbers, f"1-{PLACES}")
        if not 0 <= man.extra <= MOST_STARS:
            yield wrong("FM-89", f"{name}.extra", man.extra, f"0-{MOST_STARS}")
        if not 1 <= man.reduced < man.price:
            yield wrong("FM-47", f"{name}.reduced", man.reduced, f"< {man.price}")
    for place in range(1, PLACES + 1):
        count = sum(place in man.places() for man in box.footballers.values())
        if count < MANAGERS:
            yield wrong("FM-10", f"footballers {place}", count, f">= {MANAGERS}")


def card_problems(box: Box) -> Iterator[str]:
    """Each other card that breaks a clause."""
    for clause, place, found, wanted in (
        ("FM-109", "sponsors", set(box.sponsors), set(SPONSORS)),
        ("FM-103", "bank", set(box.bank), set(BANK)),
        ("FM-134", "fines", set(box.fines), set(FINES)),
        ("FM-127", "teams", set(box.teams), set(TEAMS)),
    ):
        if found != wanted:
            yield wrong(clause, place, " ".join(sorted(found ^ wanted)), len(wanted))
    amounts = [*box.bank.values(), *box.fines.values()]
    amounts += [number for sponsor in box.sponsors.values() for number in (sponsor.income, sponsor.resale)]
    amounts += [number for team in box.teams.values() for number in (team.strength, team.receipts)]
    if min(amounts, default=0) < 0:
        yield wrong("FM-D6", "money", min(amounts), ">= 0")
    for name, team in box.teams.items():
        if not 1 <= team.pennants <= 5:
            yield wrong("FM-127", f"{name}.pennants", team.pennants, "1-5")
    if min(box.plus.values(), default=0) < 0 or sum(box.plus.values()) > PLUSES_AT_MOST:
        yield wrong("FM-D4", "plus", sum(box.plus.values()), f"0-{PLUSES_AT_MOST}")
