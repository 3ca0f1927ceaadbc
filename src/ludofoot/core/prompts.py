"""What is asked of a person, as a small typed form that any screen can show and that can be stored.

A form fills one field of the prompt's move; a `Choose` whose field is "" offers whole moves.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Literal

import msgspec

from ludofoot.core.records import Move, Said
from ludofoot.core.words import said_move

Pace = Literal["turn", "sealed", "race", "open"]


class Item(msgspec.Struct, frozen=True):
    """Something to choose, with the words for it."""

    value: Any
    label: Said


class Choose(msgspec.Struct, frozen=True, tag="choose"):
    """One of these."""

    items: tuple[Item, ...]
    field: str = ""


class Subset(msgspec.Struct, frozen=True, tag="subset"):
    """So many of these, in no order."""

    items: tuple[Item, ...]
    least: int
    most: int
    field: str


class Order(msgspec.Struct, frozen=True, tag="order"):
    """So many of these, first to last."""

    items: tuple[Item, ...]
    least: int
    most: int
    field: str


class Assign(msgspec.Struct, frozen=True, tag="assign"):
    """An item, or nothing, for each place; `fits[p]` lists the items (by index) that may stand in place p."""

    places: tuple[Said, ...]
    items: tuple[Item, ...]
    fits: tuple[tuple[int, ...], ...]
    field: str
    full: bool = False
    """Whether no place may be left empty that could be filled: then a lone item needs no asking."""


class Amount(msgspec.Struct, frozen=True, tag="amount"):
    """A whole number within bounds."""

    least: int
    most: int
    step: int
    field: str


class Bundle(msgspec.Struct, frozen=True, tag="bundle"):
    """Several forms that fill one move together."""

    forms: tuple[Form, ...]


Form = Choose | Subset | Order | Assign | Amount | Bundle


class Prompt(msgspec.Struct, frozen=True):
    """One decision: what is asked, at which pace, by which clause, and the form that answers it."""

    ask: Said
    clause: str
    pace: Pace
    form: Form
    move: dict[str, Any] = {}


def choose(ask: Said, clause: str, moves: list[Any], pace: Pace = "turn") -> Prompt:
    """The prompt for a decision whose moves can all be listed."""
    return Prompt(ask, clause, pace, Choose(tuple(map(offered, moves))))


@lru_cache(maxsize=4096)
def offered(move: Move) -> Item:
    """A whole move as something to choose. Kept: a hand offers much the same from turn to turn."""
    return Item(msgspec.to_builtins(move), said_move(move))
