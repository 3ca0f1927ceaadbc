"""How a game draws itself in text: in its module `terminal`; without one its view is written out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import msgspec
from msgspec import inspect
from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from ludofoot.core.game import Game
from ludofoot.core.numbering import is_by_seat
from ludofoot.core.records import View
from ludofoot.core.words import argument, spoken

Numbered = Sequence[tuple[int, dict[str, Any]]]
"""The moves of the menu with their numbers, so that a drawing can put the number on the card."""
Draw = Callable[[Any, Callable[..., str], Callable[[int], str], Numbered], RenderableType]
"""draw(view, say, name_of, numbered): `say` takes a message id and arguments, `name_of` a seat."""


def drawing_of(game: Game[Any]) -> Draw:
    """How this game is drawn."""
    module = f"{game.package}.terminal"
    if game.package and find_spec(module):
        draw: Draw = import_module(module).draw
        return draw
    return plain_drawing


Say = Callable[..., str]
NameOf = Callable[[int], str]


def plain_drawing(view: View, say: Say, name_of: NameOf, numbered: Numbered) -> RenderableType:
    """Every fact of the view on a line, as the types of its fields say."""
    grid = Grid.grid(padding=(0, 2))
    for field in msgspec.structs.fields(type(view)):
        if field.name != "seat":
            value = getattr(view, field.name)
            fact = by_seat(field.name, value, view, say, name_of)
            grid.add_row(Text(field_name(field.name, say), "bold"), Text(fact))
    return grid


def field_name(field: str, say: Say) -> str:
    """What the game calls a field, `view-hand-sizes`; else as its record has it."""
    return said_or(f"view-{field.replace('_', '-')}", field.replace("_", " "), say)


def said_or(code: str, otherwise: str, say: Say) -> str:
    """A word, or what stands for it as long as nobody has written one."""
    found = say(code)
    return otherwise if found == code else found


def by_seat(field: str, value: Any, view: View, say: Say, name_of: NameOf) -> str:
    """A fact; where there is one for each seat, each behind the name of whoever sits there."""
    says = spoken(type(view))[field]
    if not value or not has_counts(types_of(type(view))[field]):
        return plain(value, says, say, name_of)
    each = (f"{name_of(seat)} {plain(part, says, say, name_of)}" for seat, part in enumerate(value))
    return " · ".join(each)


def has_counts(kind: inspect.Type) -> bool:
    """Whether this is a number, or a yes or no, for each seat: a list without a bound."""
    counts = (inspect.IntType, inspect.BoolType)
    return isinstance(kind, inspect.VarTupleType) and is_by_seat(kind) and isinstance(kind.item_type, counts)


@cache
def types_of(view: type[View]) -> dict[str, inspect.Type]:
    """The fields of a view, by what they can hold."""
    found = inspect.type_info(view)
    assert isinstance(found, inspect.StructType)
    return {field.name: field.type for field in found.fields}


def plain(value: Any, says: str, say: Say, name_of: NameOf) -> str:
    """Plain data as a person would write it: a seat is a name, a marked text a word."""
    match value:
        case None | "":
            return "–"
        case bool():
            return str(value).lower()
        case msgspec.Struct():
            return record(value, say, name_of)
        case dict():
            parts = (f"{key} {plain(part, says, say, name_of)}" for key, part in value.items())
            return ", ".join(parts)
        case list() | tuple():
            return " · ".join(plain(part, says, say, name_of) for part in value) or "–"
        case int() if says == "seat":
            return name_of(value)
    if not says or says.startswith("times "):
        return str(argument(says, value))
    return said_or(f"{says}-{value}", str(value), say)


def record(value: msgspec.Struct, say: Say, name_of: NameOf) -> str:
    """A record inside a view: its fields by name."""
    marks = spoken(type(value))
    parts = ((name, plain(getattr(value, name), marks[name], say, name_of)) for name in marks)
    return ", ".join(f"{field_name(name, say)} {text}" for name, text in parts)
