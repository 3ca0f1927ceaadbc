"""A game without an encoding of its own has the actions and arrays of its records."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import pytest
from msgspec import Meta

from ludofoot.core.encoding import encoded
from ludofoot.core.numbering import RecordEncoding
from ludofoot.core.options import Options, ruled
from ludofoot.core.records import Count, Move, Seat, View

Card = Annotated[int, Meta(ge=1, le=3)]


class Play(Move, frozen=True):
    card: Card
    aloud: bool = False


class Give(Move, frozen=True):
    to: Seat
    what: Literal["ball", "coin"] | None = None


class Agreed(Options, frozen=True):
    pace: Annotated[Literal["slow", "quick"], ruled("X-1")] = "slow"


class Seen(View, frozen=True, kw_only=True):
    options: Agreed
    step: Literal["deal", "play"]
    turn: Seat
    holder: Seat | None
    over: bool
    pile: int
    top: Card | None
    hand: Annotated[tuple[Card, ...], Meta(max_length=2)]
    scores: tuple[int, ...]


class Table:
    seats = 3


ENCODING: RecordEncoding[Any] = RecordEncoding(Play | Give, Seen, most_seats=3)


def seen(**other: Any) -> Seen:
    usual: dict[str, Any] = {
        "seat": 1,
        "options": Agreed(),
        "step": "play",
        "turn": 2,
        "holder": None,
        "over": False,
        "pile": 10,
        "top": None,
        "hand": (3,),
        "scores": (0, 10, 30),
    }
    return Seen(**{**usual, **other})


def test_every_move_has_a_number() -> None:
    assert list(ENCODING.names()) == [
        *(f"play card={card} aloud={aloud}" for card in (1, 2, 3) for aloud in (False, True)),
        *(f"give to={place} what={what}" for place in range(3) for what in ("ball", "coin", None)),
    ]


def test_seats_are_counted_from_the_mover() -> None:
    state: Any = Table()
    assert ENCODING.name(state, 2, Give(0, "coin")) == "give to=1 what=coin"
    assert ENCODING.name(state, 1, Play(3, True)) == "play card=3 aloud=True"


def test_arrays_follow_the_types() -> None:
    assert dict(ENCODING.features(seen())) == {
        "options": [0, 1],
        "step": [0, 1],
        "turn": [0, 1, 0],
        "holder": [0, 0, 0],
        "over": [0],
        "pile": [0.5],
        "top": [0, 0, 0, 0],
        "hand": [1, 0, 0, 1, 0, 0, 0, 0],
        "scores 0": [0.5],
        "scores 1": [0.75],
        "scores 2": [0],
    }


@pytest.mark.parametrize(
    "other",
    [
        {"options": Agreed("quick")},
        {"step": "deal"},
        {"turn": 0},
        {"holder": 0},
        {"over": True},
        {"pile": 11},
        {"top": 1},
        {"hand": ()},
        {"hand": (3, 3)},
        {"hand": (2,)},
        {"scores": (10, 0, 30)},
    ],
)
def test_what_is_seen_differently_has_other_numbers(other: dict[str, Any]) -> None:
    one, two = encoded(ENCODING.features(seen())), encoded(ENCODING.features(seen(**other)))
    assert one != two
    assert len(one) == len(two)
    assert 0 <= min(two) <= max(two) <= 1


class Bid(Move, frozen=True):
    much: Count


class Free(View, frozen=True, kw_only=True):
    name: str
    scores: tuple[int, ...]


class Bare(View, frozen=True, kw_only=True):
    pile: int


class Two(View, frozen=True, kw_only=True):
    scores: tuple[int, ...]
    hand: tuple[int, ...]


def test_what_a_type_does_not_say_is_named() -> None:
    with pytest.raises(TypeError, match="much: too many values"):
        list(RecordEncoding(Bid, Seen).names())
    with pytest.raises(TypeError, match="name: not a number"):
        RecordEncoding(Play, Free)
    bare: RecordEncoding[Any] = RecordEncoding(Play, Bare)
    with pytest.raises(TypeError, match="how many play"):
        list(bare.features(Bare(seat=0, pile=1)))
    two: RecordEncoding[Any] = RecordEncoding(Play, Two)
    with pytest.raises(ValueError, match="hand: 3 for 2 seats"):
        list(two.features(Two(seat=0, scores=(0, 0), hand=(1, 2, 3))))
