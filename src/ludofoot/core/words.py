"""From a record to a sentence without a language: its tag is the message id, its fields are the arguments."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Annotated, Any, get_args, get_origin, get_type_hints

import msgspec

from ludofoot.core.records import Arg, Event, Move, Player, Said, Word


def said_move(move: Move) -> Said:
    """How a choice is offered: message `move-<tag>`."""
    return Said(f"move-{tag(move)}", arguments(move))


def said_event(event: Event) -> Said:
    """How an event is told: message `event-<tag>`."""
    return Said(f"event-{tag(event)}", arguments(event))


def tag(record: msgspec.Struct) -> str:
    """The record's name on the wire and in the locale."""
    return str(record.__struct_config__.tag)


def arguments(record: msgspec.Struct) -> dict[str, Arg]:
    """The record's fields as arguments of a message."""
    return {name: argument(says, getattr(record, name)) for name, says in spoken(type(record)).items()}


def argument(says: str, value: Any) -> Arg:
    """A field's value as the locale wants it."""
    if isinstance(value, str):  # most are
        return Word(f"{says}-{value}") if says and value else value
    if value is None:
        return ""
    if isinstance(value, (tuple, list)):
        return tuple([argument(says, item) for item in value if item is not None])
    if isinstance(value, bool):
        return str(value).lower()
    if says == "seat":
        return Player(value)
    if says.startswith("times "):
        return int(value) * int(says[6:])
    return Word(f"{says}-{value}") if says else value


@cache
def spoken(record: type[msgspec.Struct]) -> dict[str, str]:
    """For each field what its type says it is: a seat, a word of some kind, or plain."""
    hints = get_type_hints(record, include_extras=True)
    return {name: next(marks(hints[name]), "") for name in record.__struct_fields__}


def spoken_within(record: type[msgspec.Struct]) -> dict[str, Any]:
    """The marks of a record's fields, and of the records that it holds: what has none is plain."""
    hints = get_type_hints(record, include_extras=True)
    held = {name: next(records(hints[name]), None) for name in record.__struct_fields__}
    inside = {name: spoken_within(found) for name, found in held.items() if found}
    return inside | {name: says for name, says in spoken(record).items() if says}


def records(hint: Any) -> Iterator[type[msgspec.Struct]]:
    """The records inside a type, also behind `| None` and in tuples."""
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        yield hint
    for part in get_args(hint):
        yield from records(part)


def marks(hint: Any) -> Iterator[str]:
    """The marks inside a type, also behind `| None` and in tuples."""
    if get_origin(hint) is Annotated:
        inner, *metas = get_args(hint)
        extras = [meta.extra for meta in metas if isinstance(meta, msgspec.Meta) and meta.extra]
        yield from (extra["says"] for extra in extras if "says" in extra)
        yield from marks(inner)
    else:
        for part in get_args(hint):
            yield from marks(part)
