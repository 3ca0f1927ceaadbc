"""A game for programs without an encoding of its own: actions and arrays as its records are.

Every field says by its type what it can be. A word or a small bounded number has a place for each value, a
bounded list a place for each item, a `Seat` a place for each seat. A list without a bound has an item for
each seat, the viewer's first.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cached_property
from itertools import product
from typing import Any, Final, NamedTuple

from msgspec import inspect

from ludofoot.core.encoding import Encoding, Features, flags, hot, left_of, much, round_from, seat_hot
from ludofoot.core.state import M, State

USUAL: Final = 10
"""About how large a number without bounds is."""
FEW: Final = 64
"""Up to so many values have a place each."""


class Around(NamedTuple):
    """From where an array is seen."""

    me: int
    seats: int


class Part(NamedTuple):
    """How one type becomes numbers: how many, and which."""

    width: Callable[[Around], int]
    numbers: Callable[[Any, Around], list[float]]


class RecordEncoding(Encoding[M]):
    """Derived from the moves and the view of a game; raises TypeError where a type does not say enough."""

    def __init__(self, moves: Any, view: Any, most_seats: int = 4) -> None:
        self.kinds = {kind.cls: kind for kind in structs(moves)}
        self.most_seats = most_seats
        (shown,) = structs(view)
        fields = {each.name: each.type for each in shown.fields if each.name != "seat"}
        self.parts = {name: part_of(kind, name) for name, kind in fields.items() if not is_by_seat(kind)}
        self.by_seat = {
            name: part_of(kind.item_type, name)
            for name, kind in fields.items()
            if isinstance(kind, inspect.VarTupleType) and is_by_seat(kind)
        }

    def seats_of(self, state: State[M]) -> int:
        """How many play: asked where a move names a seat."""
        return int(state.seats)  # type: ignore[attr-defined]

    def names(self) -> Iterator[str]:
        for kind in self.kinds.values():
            values = [list(values_of(each.type, each.name, self.most_seats)) for each in kind.fields]
            for chosen in product(*values):
                yield named(kind, map(str, chosen))

    def name(self, state: State[M], seat: int, move: M) -> str:
        kind = self.kinds[type(move)]
        return named(kind, (self.said(state, seat, each, getattr(move, each.name)) for each in kind.fields))

    def said(self, state: State[M], seat: int, field: inspect.Field, value: Any) -> str:
        """A part of a move in the name of an action; seats are counted from the mover to the left."""
        if is_seat(field.type) and value is not None:
            return str(left_of(seat, value, self.seats_of(state)))
        return str(value)

    def features(self, view: Any) -> Features:
        around = Around(view.seat, self.seats_in(view))
        for name, part in self.parts.items():
            yield name, part.numbers(getattr(view, name), around)
        for name, part in self.by_seat.items():
            held = getattr(view, name)
            if len(held) != around.seats:
                raise ValueError(
                    f"{name}: {len(held)} for {around.seats} seats; a list that is not by seat is bounded"
                )
            for place, seat in enumerate(round_from(around.me, around.seats)):
                yield f"{name} {place}", part.numbers(held[seat], around)

    def seats_in(self, view: Any) -> int:
        """How many play, as the first list by seat says."""
        return len(getattr(view, self.first_by_seat))

    @cached_property
    def first_by_seat(self) -> str:
        """The list that is counted."""
        if not self.by_seat:
            raise TypeError("a view without a list by seat does not say how many play")
        return next(iter(self.by_seat))


# ---- what a type says


def structs(kind: Any) -> tuple[inspect.StructType, ...]:
    """The records of a union, or the one record."""
    found = inspect.type_info(kind)
    members = found.types if isinstance(found, inspect.UnionType) else (found,)
    return tuple(each for each in members if isinstance(each, inspect.StructType))


def named(kind: inspect.StructType, values: Iterable[str]) -> str:
    """The name of an action: `play card=7`."""
    fields = (each.name for each in kind.fields)
    return " ".join([str(kind.tag), *(f"{name}={value}" for name, value in zip(fields, values, strict=True))])


def is_seat(kind: inspect.Type) -> bool:
    """Whether a seat is meant, also behind `| None`."""
    if isinstance(kind, inspect.UnionType):
        return any(map(is_seat, kind.types))
    return isinstance(kind, inspect.Metadata) and (kind.extra or {}).get("says") == "seat"


def is_by_seat(kind: inspect.Type) -> bool:
    """Whether this is a list with an item for each seat."""
    return isinstance(kind, inspect.VarTupleType) and kind.max_length is None


def bare(kind: inspect.Type) -> inspect.Type:
    """A type without its marks."""
    return bare(kind.type) if isinstance(kind, inspect.Metadata) else kind


def values_of(kind: inspect.Type, name: str, seats: int) -> Iterable[object]:
    """Everything that a field of a move can be."""
    if is_seat(kind) and isinstance(kind, inspect.Metadata):
        return range(seats)
    match bare(kind):
        case inspect.LiteralType(values=values):
            return values
        case inspect.BoolType():
            return (False, True)
        case inspect.NoneType():
            return (None,)
        case inspect.IntType(ge=int(least), le=int(most)) if most - least <= FEW:
            return range(least, most + 1)
        case inspect.UnionType(types=types):
            return [value for each in types for value in values_of(each, name, seats)]
    raise TypeError(f"{name}: too many values to number; bound it, or write an encoding of its own")


def part_of(kind: inspect.Type, name: str) -> Part:
    """How a field of a view becomes numbers."""
    if is_seat(kind):
        return Part(lambda around: around.seats, lambda who, around: seat_hot(who, *around))
    match bare(kind):
        case inspect.BoolType():
            return Part(lambda around: 1, lambda value, around: flags(value))
        case inspect.LiteralType(values=values):
            return one_of(tuple(values))
        case inspect.IntType(ge=int(least), le=int(most)) if most - least <= FEW:
            return one_of(range(least, most + 1))
        case inspect.IntType():
            return Part(lambda around: 1, lambda value, around: much(value, USUAL))
        case inspect.UnionType(types=types) if len(types) == 2 and not all(map(is_something, types)):
            return perhaps(part_of(next(filter(is_something, types)), name))
        case inspect.VarTupleType(item_type=item, max_length=int(most)):
            return row_of(perhaps(part_of(item, name)), most)
        case inspect.StructType(fields=fields):
            return all_of({each.name: part_of(each.type, f"{name}.{each.name}") for each in fields})
    raise TypeError(f"{name}: not a number, a word or a bounded list; write an encoding of its own")


def is_something(kind: inspect.Type) -> bool:
    """Whether this is not None."""
    return not isinstance(kind, inspect.NoneType)


def one_of(values: tuple[object, ...] | range) -> Part:
    """A place for each value."""
    return Part(lambda around: len(values), lambda value, around: hot(value, values))


def perhaps(part: Part) -> Part:
    """Whether there is anything, then what."""

    def numbers(value: Any, around: Around) -> list[float]:
        if value is None:
            return [0.0] * (1 + part.width(around))
        return [1.0, *part.numbers(value, around)]

    return Part(lambda around: 1 + part.width(around), numbers)


def row_of(part: Part, places: int) -> Part:
    """So many places, the last ones empty."""

    def numbers(values: Any, around: Around) -> list[float]:
        filled = [*values, *[None] * (places - len(values))]
        return [number for value in filled for number in part.numbers(value, around)]

    return Part(lambda around: places * part.width(around), numbers)


def all_of(parts: dict[str, Part]) -> Part:
    """One after the other."""

    def numbers(record: Any, around: Around) -> list[float]:
        return [
            number for name, part in parts.items() for number in part.numbers(getattr(record, name), around)
        ]

    return Part(lambda around: sum(part.width(around) for part in parts.values()), numbers)
