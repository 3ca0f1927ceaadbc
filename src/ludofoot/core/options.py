"""What players may settle before a game: each game states it once, as a frozen record."""

from __future__ import annotations

from typing import Any, Final, Literal, get_args, get_origin, get_type_hints

import msgspec

from ludofoot.core.records import Count

Value = str | Count


class ChoiceOption(msgspec.Struct, frozen=True, tag="choice"):
    """One of a few readings; the first is the default."""

    name: str
    clause: str
    values: tuple[str, ...]

    @property
    def default(self) -> Value:
        return self.values[0]

    def allows(self, value: Value, seats: int) -> bool:
        return value in self.values


class NumberOption(msgspec.Struct, frozen=True, tag="number"):
    """A whole number within bounds."""

    name: str
    clause: str
    least: int
    most: int
    default: int

    def allows(self, value: Value, seats: int) -> bool:
        return isinstance(value, int) and self.least <= value <= self.most


class SeatOption(msgspec.Struct, frozen=True, tag="seat"):
    """A seat that is named, or -1 for a lot."""

    name: str
    clause: str

    @property
    def default(self) -> Value:
        return BY_LOT

    def allows(self, value: Value, seats: int) -> bool:
        return isinstance(value, int) and -1 <= value < seats


Option = ChoiceOption | NumberOption | SeatOption


class Options(msgspec.Struct, frozen=True, rename="kebab", forbid_unknown_fields=True):
    """The options of one game; each field names its clause by `ruled` and has a default."""


class Preset(msgspec.Struct, frozen=True):
    """A length that a dialog proposes by one word: what it sets, and about how long it lasts."""

    name: str
    options: dict[str, Value]
    minutes: int
    seats: tuple[int, ...] = ()
    """With so many seats it is proposed; the others can be had."""


BY_LOT: Final = -1
"""The value of a `Seat` that nobody has named."""


def ruled(clause: str, *, least: int | None = None, most: int | None = None) -> msgspec.Meta:
    """By which clause players may choose, for a number within which bounds."""
    return msgspec.Meta(ge=least, le=most, extra={"clause": clause})


def declared(record: type[Options]) -> tuple[Option, ...]:
    """The options that the fields of a record declare."""
    hints = get_type_hints(record, include_extras=True)
    return tuple(
        option_of(field.encode_name, hints[field.name], field.default)
        for field in msgspec.structs.fields(record)
    )


def option_of(name: str, hint: Any, default: Any) -> Option:
    """One of them: a `Literal` is a choice, a `Seat` a seat, any other number has its bounds."""
    kind, *metas = get_args(hint)
    extra = {key: value for meta in metas for key, value in (meta.extra or {}).items()}
    clause = str(extra["clause"])
    if get_origin(kind) is Literal:
        values = get_args(kind)
        return ChoiceOption(name, clause, (default, *(value for value in values if value != default)))
    if extra.get("says") == "seat":
        return SeatOption(name, clause)
    bounds = metas[-1]
    return NumberOption(name, clause, bounds.ge, bounds.le, default)
