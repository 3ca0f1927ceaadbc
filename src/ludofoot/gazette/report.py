"""What a report says: plain data without a language, worded by whoever shows it."""

from __future__ import annotations

from typing import Final

import msgspec

from ludofoot.core.panels import AnyPanel, Shade, Standing
from ludofoot.core.records import Outcome, Said
from ludofoot.core.reporting import Figure, Highlight, Star

VERSION: Final = 2
"""Rises whenever the same record could be reported otherwise."""


class BoardSide(msgspec.Struct, frozen=True, kw_only=True):
    """A side on the score board."""

    seats: tuple[int, ...]
    who: Said
    place: int
    score: int
    won: bool
    made: Said | None = None
    """What its points are made of."""


class Prize(msgspec.Struct, frozen=True, kw_only=True):
    """A trophy that was won with this match, and the seats that won it."""

    key: str
    name: Said
    condition: Said
    seats: tuple[int, ...]


class Moment(msgspec.Struct, frozen=True):
    """From this line of the record on it is this time of the match."""

    entry: int
    said: Said


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """A match in the paper. Sides are numbered as they sit; `order` has the best first."""

    version: int
    game: str
    seal: str
    """Of the record."""
    names: tuple[str, ...]
    bots: tuple[str, ...]
    """The level that played in each seat; empty for a person."""
    finished: bool
    drawn: bool
    outcome: Outcome | None
    headline: Said
    headline_key: str
    lead: tuple[Said, ...]
    sides: tuple[BoardSide, ...]
    order: tuple[int, ...]
    after: Said | None
    """Between the figures of the score: extra time, penalties."""
    below: Said | None
    """Below them: how it stood before."""
    highlights: tuple[Highlight, ...]
    figures: tuple[Figure, ...]
    star: Star | None
    trophies: tuple[Prize, ...]
    moves: int
    ms: int
    """From the first deal to the last move."""
    played: int
    """When it began, in milliseconds since 1970; 0 where nobody knows when its table was opened."""
    hints: int
    """How often somebody asked what to play, or took a move back."""
    length: Said
    """How long it was, as the masthead says it."""
    standing: Standing | None = None
    panels: tuple[AnyPanel, ...] = ()
    shades: tuple[Shade, ...] = ()
    raced: bool = False
    """Whether it was a race: then no decision is weighed."""
    dice: bool = False
    """Whether luck is dice rather than cards."""
    moments: tuple[Moment, ...] = ()
    """What time it was, from line to line."""
