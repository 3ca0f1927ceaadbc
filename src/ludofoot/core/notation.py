"""One readable line for each move and each chance event, and back."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import reduce
from operator import or_
from typing import Any, Final, Generic

import msgspec

from ludofoot.core.records import Event
from ludofoot.core.state import M

MOST_DIGITS: Final = 9
"""What is longer would fit into no move."""


class Notation(Generic[M]):
    """How a game is written down: what PGN is to chess. `read` and `answers` raise ValueError."""

    def write(self, move: M) -> str:
        """The move as text."""
        raise NotImplementedError

    def read(self, text: str) -> M:
        """The move that is written so."""
        raise NotImplementedError

    def write_chance(self, event: Event) -> str | None:
        """What luck decided, as text; None if the event tells of no luck."""
        raise NotImplementedError

    def answers(self, text: str) -> list[int]:
        """What chance answered when this was written, in the order it was asked."""
        raise NotImplementedError


def number(text: str) -> int:
    """A whole number such as a move may hold, and nothing else; raises ValueError."""
    if not text.isdecimal() or len(text) > MOST_DIGITS:
        raise ValueError(text)
    return int(text)


# ---- without a notation of its own a game is written as its records are

BARE: Final = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*")
"""A text that needs no quotation marks."""
WORDS_OF_JSON: Final = ("true", "false", "null")


class RecordNotation(Notation[M]):
    """Written as the records are: `play card=7`; luck as the event that tells of it: `drew seat=0 card=7`.
    `luck` names these events, each with the field that holds what was drawn: one thing, or several in order.
    """

    def __init__(self, moves: Any, luck: Mapping[type[Event], str]) -> None:
        self.moves = moves
        self.luck = luck
        self.fields = {str(kind.__struct_config__.tag): field for kind, field in luck.items()}

    def write(self, move: M) -> str:
        return written(move)

    def read(self, text: str) -> M:
        found: M = converted(parsed(text), self.moves)
        if written(found) != text:
            raise ValueError(text)  # one spelling for each move
        return found

    def write_chance(self, event: Event) -> str | None:
        return written(event, "clause") if type(event) in self.luck else None

    def answers(self, text: str) -> list[int]:
        said = parsed(text)
        field = self.fields.get(said["type"])
        if field is None:
            raise ValueError(text)
        drawn = getattr(converted({**said, "clause": ""}, reduce(or_, self.luck)), field)
        return [self.answer(field, each) for each in (drawn if isinstance(drawn, tuple) else (drawn,))]

    def answer(self, field: str, drawn: Any) -> int:
        """What chance answered when this was drawn: the number itself. A game that draws cards gives the set
        of those that look like this one, as bits."""
        return int(drawn)


def written(record: msgspec.Struct, *without: str) -> str:
    """A record as its tag and its fields."""
    fields = {name: value for name, value in msgspec.to_builtins(record).items() if name not in without}
    tag = fields.pop("type")
    return " ".join([tag, *(f"{name}={value_text(value)}" for name, value in fields.items())])


def value_text(value: Any) -> str:
    """A word as it is, everything else as JSON without a space."""
    if isinstance(value, str) and BARE.fullmatch(value) and value not in WORDS_OF_JSON:
        return value
    return msgspec.json.encode(value).decode().replace(" ", "\\u0020")


def parsed(text: str) -> dict[str, Any]:
    """The tag and the fields of a record that is written so; raises ValueError."""
    tag, *parts = text.split(" ")
    found: dict[str, Any] = {"type": tag}
    for part in parts:
        name, equals, value = part.partition("=")
        if not equals or name in found:
            raise ValueError(text)
        found[name] = value_of(value)
    return found


def value_of(text: str) -> Any:
    """What a value says; raises ValueError."""
    if BARE.fullmatch(text) and text not in WORDS_OF_JSON:
        return text
    try:
        return msgspec.json.decode(text.encode())
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError):
        raise ValueError(text) from None


def converted(said: dict[str, Any], kind: Any) -> Any:
    """The record of this kind; raises ValueError."""
    try:
        return msgspec.convert(said, kind)
    except msgspec.ValidationError as error:
        raise ValueError(str(error)) from None
