"""What is said at the table: plain data, one definition for the rules and for the wire.

Not compiled: mypyc would erase the annotations that msgspec reads.
"""

from __future__ import annotations

import re
from typing import Annotated, Any, ClassVar, Final

import msgspec
from msgspec import Meta

TABLE: Final = -1
"""The seat of the table itself: a deadline that passed is its move."""
SPECTATOR: Final = -2
"""Whoever watches without a seat."""

LARGEST: Final = 2**31 - 1
Count = Annotated[int, Meta(ge=-LARGEST, le=LARGEST)]
"""A number in a move: what the rules cannot count with is refused where it is read."""
Seat = Annotated[Count, Meta(extra={"says": "seat"}, extra_json_schema={"says": "seat"})]
"""A place at the table, 0 … n-1. The schema says so too: the page has a type for it."""


def word(kind: str) -> Meta:
    """Marks a text that the locale names: `word("face")` makes "fritz-max" the message `face-fritz-max`."""
    return Meta(extra={"says": kind})


def times(unit: int) -> Meta:
    """Marks a number that is kept in units of so much and told in full."""
    return Meta(extra={"says": f"times {unit}"})


def kebab(name: str) -> str:
    """`LastCard` becomes `last-card`: the tag on the wire and the id in the locale."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).lower()


class Move(msgspec.Struct, frozen=True, tag=kebab, forbid_unknown_fields=True):
    """What a seat wants to do: no seat inside, no effect by itself."""


class Event(msgspec.Struct, frozen=True, tag=kebab, kw_only=True):
    """What happened, with the clause that made it so."""

    reveals: ClassVar[bool] = False
    """Whether it shows to all what was hidden, so that it cannot be undone."""
    clause: str


class View(msgspec.Struct, frozen=True, tag=kebab, kw_only=True):
    """What one seat, or a spectator, may see."""

    seat: int


# ---- verdicts


class Word(msgspec.Struct, frozen=True, tag="word"):
    """A word that the locale knows under this id."""

    id: str


class Player(msgspec.Struct, frozen=True, tag="player"):
    """The name of whoever sits there."""

    seat: int


Arg = int | str | Word | Player | tuple["Arg", ...]


class Said(msgspec.Struct, frozen=True):
    """A sentence without a language: a message id of the locale and what goes into it."""

    code: str
    args: dict[str, Any] = {}


class Legal(msgspec.Struct, frozen=True, tag="legal"):
    """May be applied."""


class Fault(msgspec.Struct, frozen=True, tag="fault"):
    """Accepted, recorded and given its effect by the rules, but never listed or suggested."""

    clause: str


class Refusal(msgspec.Struct, frozen=True, tag="refusal"):
    """No effect, told to the sender alone: what, why, which clause."""

    code: str
    clause: str = ""
    args: dict[str, Any] = {}


Verdict = Legal | Fault | Refusal
LEGAL: Final = Legal()


class Refused(Exception):
    """A refusal on its way up to whoever asked."""

    def __init__(self, code: str, clause: str = "", /, **args: Arg) -> None:
        super().__init__(code, args)
        self.refusal = Refusal(code, clause, args)


# ---- what else a state answers


class Deadline(msgspec.Struct, frozen=True):
    """Runs while its key stands; when `ms` have passed the table makes the move."""

    key: str
    ms: int
    move: Move


class Preview(msgspec.Struct, frozen=True, tag=kebab, kw_only=True):
    """What a draft would do; games add what can be drawn of it."""

    refusal: Refusal | None = None
    notes: tuple[Said, ...] = ()


class Outcome(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a game ended. Shared places are equal; a team's members share theirs."""

    scores: tuple[int, ...]
    places: tuple[int, ...]
    winners: tuple[int, ...]
    clause: str
