"""Every form of a prompt can be filled line by line, by a game that nobody has drawn."""

from __future__ import annotations

import io
from collections.abc import Sequence
from typing import Annotated, Any, Literal

import pytest
from rich.console import Console

from ludofoot.cli.forms import filled
from ludofoot.core.options import Options, ruled
from ludofoot.core.prompts import Amount, Assign, Bundle, Choose, Form, Item, Order, Prompt, Subset
from ludofoot.core.records import Refused, Said, Seat, View, times, word
from ludofoot.locale import Voice
from ludofoot.locale.drawing import field_name, plain_drawing
from tests.cli.runner import GAME

ITEMS = tuple(Item(value, Said(value)) for value in ("ball", "goal", "foul"))


def fill(form: Form, *typed: str) -> tuple[dict[str, Any], list[str]]:
    """The move, and the codes of the answers that did not do."""
    lines = iter(typed)
    refused: list[str] = []

    def ask(question: str, choices: Sequence[str]) -> str:
        assert question
        return next(lines)

    def tell(error: Refused) -> None:
        refused.append(error.refusal.code)

    prompt = Prompt(Said("cli-help"), "", "turn", form, {"type": "offer"})
    return filled(prompt, ask, tell, Voice("en")), refused


def test_choose() -> None:
    assert fill(Choose(ITEMS, "what"), "0", "x", "2") == (
        {"type": "offer", "what": "goal"},
        ["bad-choice", "bad-choice"],
    )


def test_choose_a_whole_move() -> None:
    whole = Choose((Item({"type": "shoot"}, Said("shoot")),))
    assert fill(whole, "1") == ({"type": "shoot"}, [])


@pytest.mark.parametrize("kind", [Subset, Order])
def test_subset_and_order(kind: type[Subset | Order]) -> None:
    form = kind(ITEMS, 1, 2, "which")
    move, refused = fill(form, "-", "1 1", "1 2 3", "4", "3, 1")
    assert move["which"] == ["foul", "ball"]
    assert refused == ["bad-count", "bad-count", "bad-count", "bad-choice"]


@pytest.mark.parametrize("kind", [Subset, Order])
def test_lines_of_a_long_list_are_called_by_how_they_begin(kind: type[Subset | Order]) -> None:
    names = ("Bérard, 2", "Berardi, 3", "Colin, 4", "Coste, 5")
    form = kind(tuple(Item(name, Said(name)) for name in names), 0, 4, "which")
    move, refused = fill(form, "co", "berar", "x", "BERARD", "berardi 4, col")
    assert (move["which"], refused) == (["Bérard, 2"], ["bad-choice"] * 3)
    assert fill(form, "berardi 4, col")[0]["which"] == ["Berardi, 3", "Coste, 5", "Colin, 4"]


def test_a_count_that_leaves_no_choice_is_not_called_a_range() -> None:
    assert fill(Subset(ITEMS, 2, 2, "which"), "1", "1 2")[1] == ["bad-count-exact"]


def test_where_there_is_no_choice_nobody_is_asked() -> None:
    places = (Said("left"), Said("right"), Said("centre"), Said("bench"))
    form = Assign(places, ITEMS, ((0, 1, 2), (0, 1), (2,), ()), "places", full=True)
    assert fill(form, "2", "1") == ({"type": "offer", "places": ["goal", "ball", "foul", None]}, [])


def test_what_a_choice_would_come_to_stands_beside_it() -> None:
    shown: list[str] = []

    def ask(question: str, lines: Sequence[str]) -> str:
        shown.extend(lines)
        return "1"

    def look(draft: dict[str, Any]) -> list[Said]:
        return [Said("-".join(str(value) for value in draft["places"]))]

    form = Assign((Said("left"), Said("right")), ITEMS, ((0, 1), (1, 2)), "places")
    prompt = Prompt(Said("cli-help"), "", "turn", form, {"type": "offer"})
    filled(prompt, ask, lambda refused: None, Voice("en"), look)
    assert [line.rpartition(" · ")[2] for line in shown] == [
        "ball-None",
        "goal-None",
        "ball-goal",
        "ball-foul",
    ]


def test_assign() -> None:
    form = Assign((Said("left"), Said("right"), Said("centre")), ITEMS, ((0, 1), (0, 1), (2,)), "places")
    move, refused = fill(form, "2", "2", "1", "-")
    assert move["places"] == ["goal", "ball", None]
    assert refused == ["bad-choice"]


def test_amount() -> None:
    move, refused = fill(Amount(10, 50, 5, "price"), "9", "52", "12", "ten", "9" * 30, "25")
    assert move["price"] == 25
    assert refused == ["bad-amount"] * 5


def test_bundle() -> None:
    form = Bundle((Choose(ITEMS, "what"), Bundle((Amount(0, 9, 1, "price"),))))
    assert fill(form, "1", "7")[0] == {"type": "offer", "what": "ball", "price": 7}


class Agreed(Options, frozen=True):
    pace: Annotated[Literal["slow", "quick"], ruled("X-1")] = "slow"


class MadeUp(View, frozen=True, kw_only=True):
    """What a game without a drawing shows."""

    seat: int
    options: Agreed
    cards: tuple[str, ...]
    top: Annotated[Literal["fritz", "nobody"], word("name")]
    owner: Seat | None
    hand_sizes: tuple[int, ...]
    price: Annotated[int, times(1000)]
    over: bool
    hidden: str | None


def test_a_game_without_a_drawing_is_written_out() -> None:
    console = Console(width=60, record=True, file=io.StringIO())
    view = MadeUp(
        seat=0,
        options=Agreed(),
        cards=("ball", "goal"),
        top="fritz",
        owner=1,
        hand_sizes=(4, 3),
        price=5,
        over=False,
        hidden=None,
    )
    voice = Voice("en", GAME, ["Ann", "Lina"])
    console.print(plain_drawing(view, voice.word, voice.player, ()))
    assert [" ".join(line.split()) for line in console.export_text().splitlines()] == [
        "options pace slow",
        "cards ball · goal",
        "top Fritz",
        "owner Lina",
        "hand sizes Ann 4 · Lina 3",
        "price 5000",
        "over false",
        "hidden –",
    ]


def test_a_field_is_called_what_its_game_calls_it() -> None:
    def say(code: str) -> str:
        return "Cards" if code == "view-hand-sizes" else code

    assert field_name("hand_sizes", say) == "Cards"
    assert field_name("top_card", say) == "top card"
