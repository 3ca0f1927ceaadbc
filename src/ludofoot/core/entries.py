"""The lines of a table's log. Everything at a table is rebuilt from them."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from ludofoot.core.clocks import LONGEST_FILM_MS
from ludofoot.core.game import Setup

Place = Annotated[int, Meta(ge=0, lt=1 << 32)]
"""A seat that people take and promise salts for: a seed is made of it as four bytes."""

Film = Annotated[int, Meta(ge=0, le=LONGEST_FILM_MS)]
"""How many milliseconds people look at what a move did before a clock of the table runs."""

Rollouts = Annotated[int, Meta(ge=0, lt=1 << 32)]


class Occupant(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits in a seat: a bot of some level, or a person. Seats of one screen have the same `screen`."""

    name: str = ""
    bot: str = ""
    screen: str = ""


class Entry(msgspec.Struct, frozen=True, tag=True, kw_only=True, forbid_unknown_fields=True):
    """What happened at the table, `at` so many milliseconds after it was opened."""

    at: int


class Opened(Entry, frozen=True, kw_only=True, omit_defaults=True):
    """The hash of a new secret, and what will be played; salts given before no longer count."""

    table: str
    commitment: str
    setup: Setup
    promise: int = 1
    """How the seed is made of secret and salts: 1 in lines that were written before there was a 2."""
    reason: str = ""
    """Why a secret was promised anew: `salt-missing` or `left`."""


class Sat(Entry, frozen=True, kw_only=True):
    """Somebody took a seat."""

    seat: Place
    who: Occupant


class Left(Entry, frozen=True, kw_only=True):
    """A seat was given up, or its person has gone."""

    seat: Place


class Salted(Entry, frozen=True, kw_only=True):
    """A person's salt: its hash when sitting down, the salt itself when every seat is taken."""

    seat: Place
    commitment: str = ""
    salt: str = ""


class Started(Entry, frozen=True, kw_only=True, omit_defaults=True):
    """The first deal. `seed` is all that luck comes from."""

    setup: Setup
    seed: str
    branched: bool = False
    """Whether what follows goes on from a moment of another record: nobody wins anything with it."""


class Moved(Entry, frozen=True, kw_only=True, omit_defaults=True):
    """A move that was legal or a fault. `digest` is that of the position after it."""

    seat: int
    move: Any
    """As the game reads it, or as plain data in a line that comes from a file."""
    digest: str
    film: Film = 0
    cut_off: Rollouts = 0
    """After how many rollouts the bot that chose it was cut off, because people waited; 0 if it was not."""


class TimedOut(Entry, frozen=True, kw_only=True, omit_defaults=True):
    """A deadline passed: the table's move, or the default of a seat whose clock ran out."""

    key: str
    seat: int
    move: Any
    digest: str
    film: Film = 0


class TakenBack(Entry, frozen=True, kw_only=True, omit_defaults=True):
    """A sealed choice was taken back."""

    seat: int
    digest: str
    same_clock: bool = False
    """Whether the decision goes on with the time it had left; once it got all of it anew."""


class Undone(Entry, frozen=True, kw_only=True, omit_defaults=True):
    """The last move was undone."""

    seat: int
    digest: str
    same_clock: bool = False


class Hinted(Entry, frozen=True, kw_only=True, omit_defaults=True):
    """Somebody who plays against bots alone asked what might be played. It has no effect, but it is known."""

    seat: int
    answer: str = ""
    """In a puzzle: what was answered before it was told, as the game writes it."""


class Paused(Entry, frozen=True, kw_only=True):
    """No deadline runs until the table is resumed."""


class Resumed(Entry, frozen=True, kw_only=True):
    """Deadlines run on."""


class BotTookOver(Entry, frozen=True, kw_only=True):
    """The others let a bot play for a seat whose person is away."""

    seat: int
    bot: str


class Returned(Entry, frozen=True, kw_only=True):
    """The owner of a seat is back."""

    seat: int


class Revealed(Entry, frozen=True, kw_only=True):
    """The table's secret, after the last move."""

    secret: str


class Ended(Entry, frozen=True, kw_only=True):
    """Broken off by those present; a game that is played out needs no such line."""

    reason: str


AnyEntry = (
    Opened | Sat | Left | Salted | Started | Moved | TimedOut | TakenBack | Undone
    | Hinted | Paused | Resumed | BotTookOver | Returned | Revealed | Ended
)  # fmt: skip
