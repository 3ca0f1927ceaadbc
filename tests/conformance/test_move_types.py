"""Whatever number a stranger writes into a move, no rule ever meets one that it cannot count with."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from msgspec import inspect

from ludofoot.catalogue import find_games, load
from ludofoot.core.game import Game

GAMES: list[Game[Any]] = [*map(load, sorted(find_games()))]
BOUND = 2**31


def kinds(move_type: Any) -> tuple[inspect.StructType, ...]:
    """The moves of a game."""
    found = inspect.type_info(move_type)
    return found.types if isinstance(found, inspect.UnionType) else (found,)  # type: ignore[return-value]


def integers(found: Any) -> Iterator[inspect.IntType]:
    """Every integer in a type, also behind `| None` and in tuples."""
    if isinstance(found, inspect.IntType):
        yield found
    inside = [
        getattr(found, "item_type", None),
        *getattr(found, "types", ()),
        *getattr(found, "item_types", ()),
    ]
    fields = [field.type for field in getattr(found, "fields", ())]
    for part in [getattr(found, "type", None), *inside, *fields]:
        if isinstance(part, inspect.Type):
            yield from integers(part)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_integer_in_a_move_has_bounds(game: Game[Any]) -> None:
    for kind in kinds(game.move_type):
        for found in integers(kind):
            assert None not in (found.ge, found.le), kind.cls
            assert -BOUND <= (found.ge or 0) <= (found.le or 0) < BOUND, kind.cls


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@pytest.mark.parametrize("number", [2**31, 2**63, 2**64, 10**30, -(2**63) - 1])
def test_a_number_beyond_them_is_refused_where_it_is_read(game: Game[Any], number: int) -> None:
    decode = msgspec.json.Decoder(game.move_type).decode
    for kind in kinds(game.move_type):
        for field in kind.fields:
            if any(integers(field.type)):
                blank = {each.encode_name: sample(each.type) for each in kind.fields}
                tagged: dict[Any, Any] = {kind.tag_field: kind.tag, **blank}
                decode(msgspec.json.encode(tagged))
                with pytest.raises(msgspec.ValidationError, match=rf"\$\.{field.encode_name}"):
                    decode(msgspec.json.encode({**tagged, field.encode_name: number}))


def sample(found: inspect.Type) -> Any:
    """Some value of this type."""
    match found:
        case inspect.Metadata(type=inner):
            return sample(inner)
        case inspect.UnionType(types=types):
            return sample(types[0])
        case inspect.LiteralType(values=values):
            return values[0]
        case inspect.IntType(ge=least):
            return max(0, least or 0)
        case inspect.BoolType():
            return False
        case inspect.StrType():
            return ""
        case inspect.NoneType():
            return None
    return []


WRITTEN = {
    "footmania": (
        "bid {}",
        "play injury {}",
        "substitute {} Aubin",
        "offer {} 1 for",
        "accept {} 1",
        "withdraw all {}",
    ),
    "passe-eclair": ("decline @{}", "swap {}"),
    "schuss-und-tor": ("foul {}",),
}


@pytest.mark.parametrize("game", sorted(WRITTEN))
def test_nor_does_the_notation_know_such_a_number(game: str) -> None:
    notation = load(game).notation()
    for text in WRITTEN[game]:
        notation.read(text.format(3))
        with pytest.raises(ValueError):  # noqa: PT011
            notation.read(text.format(2**63))
