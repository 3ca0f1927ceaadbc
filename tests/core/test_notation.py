"""A game without a notation of its own is written as its records are."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar

import pytest
from msgspec import Meta

from ludofoot.core.game import Game
from ludofoot.core.notation import RecordNotation
from ludofoot.core.records import Count, Event, Move, Seat


class Play(Move, frozen=True):
    card: Annotated[int, Meta(ge=1, le=9)]
    to: Seat | None = None


class Name(Move, frozen=True):
    called: str
    many: tuple[Count, ...] = ()
    loud: bool = False


class Pass(Move, frozen=True):
    pass


class Rolled(Event, frozen=True, kw_only=True):
    seat: Seat
    faces: tuple[int, ...]


class Drew(Event, frozen=True, kw_only=True):
    seat: Seat
    card: int


class Over(Event, frozen=True, kw_only=True):
    pass


class Cards(RecordNotation[Any]):
    def answer(self, field: str, drawn: Any) -> int:
        return 1 << drawn if field == "card" else super().answer(field, drawn)


NOTATION = Cards(Play | Name | Pass, {Rolled: "faces", Drew: "card"})
WRITTEN: dict[str, Move] = {
    "play card=7 to=null": Play(7),
    "play card=7 to=2": Play(7, 2),
    "pass": Pass(),
    "name called=max-fritz many=[] loud=false": Name("max-fritz"),
    "name called=max many=[1,2] loud=true": Name("max", (1, 2), True),
    'name called="true" many=[] loud=false': Name("true"),
    'name called="7" many=[] loud=false': Name("7"),
    r'name called="a\u0020b=c" many=[] loud=false': Name("a b=c"),
}


@pytest.mark.parametrize("text", WRITTEN)
def test_moves_are_written_and_read(text: str) -> None:
    assert NOTATION.write(WRITTEN[text]) == text
    assert NOTATION.read(text) == WRITTEN[text]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "play",
        "play card=7",
        "play card=7 to=null card=7",
        "play to=null card=7",
        "play card=10 to=null",
        "play card=seven to=null",
        "play card=7.0 to=null",
        "play card=[[[[ to=null",
        f"play card={10**30} to=null",
        "play card=7 to=null more=1",
        "play  card=7 to=null",
        "resign",
        "pass type=play",
        "name called=\udcff many=[] loud=false",
    ],
)
def test_what_is_no_move_cannot_be_read(text: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011
        NOTATION.read(text)


def test_luck_is_told_by_its_events_and_answered_in_order() -> None:
    assert NOTATION.write_chance(Over(clause="X-1")) is None
    rolled = NOTATION.write_chance(Rolled(clause="X-2", seat=1, faces=(6, 1)))
    assert rolled == "rolled seat=1 faces=[6,1]"
    assert NOTATION.answers(rolled) == [6, 1]
    drew = NOTATION.write_chance(Drew(clause="X-3", seat=0, card=5))
    assert drew == "drew seat=0 card=5"
    assert NOTATION.answers(drew) == [32]


@pytest.mark.parametrize("text", ["over", "drew seat=0", "drew seat=0 card=null", "play card=7 to=null"])
def test_what_is_no_luck_cannot_be_read(text: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011
        NOTATION.answers(text)


class Dice(Game[Any]):
    move_type = Play | Name | Pass
    luck: ClassVar = {Rolled: "faces"}


def test_a_game_says_which_events_tell_of_luck_and_no_more() -> None:
    notation = Dice().notation()
    assert notation.read("play card=7 to=2") == Play(7, 2)
    assert notation.write_chance(Rolled(clause="", seat=1, faces=(3, 5))) == "rolled seat=1 faces=[3,5]"
    assert notation.answers("rolled seat=1 faces=[3,5]") == [3, 5]
    assert notation.write_chance(Drew(clause="", seat=1, card=4)) is None
