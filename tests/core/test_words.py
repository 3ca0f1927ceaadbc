"""A record becomes a sentence without a language: its tag is the message, its marked fields are words."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from ludofoot.core.records import Event, Move, Player, Said, Seat, Word, kebab, word
from ludofoot.core.words import said_event, said_move, tag

Fruit = Annotated[Literal["pear", "fig"], word("fruit")]


class BuySome(Move, frozen=True):
    fruit: Fruit
    price: int
    seller: Seat
    label: str = ""
    fresh: bool = False
    second: Fruit | None = None
    others: tuple[Fruit | None, ...] = ()
    friends: tuple[Seat, ...] = ()


class Sold2Go(Event, frozen=True, kw_only=True):
    seat: Seat
    buyer: Seat | None = None


def test_the_tag_is_the_name_in_kebab_case() -> None:
    assert kebab("LastCardLaid") == "last-card-laid"
    assert kebab("Pass") == "pass"
    assert tag(BuySome("pear", 1, 0)) == "buy-some"
    assert msgspec.to_builtins(Sold2Go(clause="XX-01", seat=1))["type"] == "sold2-go"


def test_a_move_says_its_fields() -> None:
    said = said_move(BuySome("pear", 3, 1, "x", True, "fig", ("fig", "pear"), (0, 2)))
    assert said == Said(
        "move-buy-some",
        {
            "fruit": Word("fruit-pear"),
            "price": 3,
            "seller": Player(1),
            "label": "x",
            "fresh": "true",
            "second": Word("fruit-fig"),
            "others": (Word("fruit-fig"), Word("fruit-pear")),
            "friends": (Player(0), Player(2)),
        },
    )


def test_what_is_not_there_is_an_empty_text() -> None:
    args = said_move(BuySome("fig", 0, 0)).args
    assert (args["second"], args["others"], args["label"], args["fresh"]) == ("", (), "", "false")


def test_a_gap_in_a_list_is_not_said() -> None:
    args = said_move(BuySome("fig", 0, 0, others=("fig", None, "pear"))).args
    assert args["others"] == (Word("fruit-fig"), Word("fruit-pear"))


def test_an_event_says_its_fields_and_its_clause() -> None:
    said = said_event(Sold2Go(clause="XX-01", seat=0, buyer=2))
    assert said == Said("event-sold2-go", {"clause": "XX-01", "seat": Player(0), "buyer": Player(2)})
    assert said_event(Sold2Go(clause="XX-01", seat=0)).args["buyer"] == ""


def test_seat_zero_is_somebody() -> None:
    assert said_event(Sold2Go(clause="", seat=0)).args["seat"] == Player(0)
