"""Questions know the hand of whoever is asked."""

from __future__ import annotations

import pytest

from ludofoot.games.schuss_und_tor import GAME
from ludofoot.locale import Voice

from .scene import Scene
from .test_prevention import threatened


def labels(scene: Scene, seat: int = 1) -> tuple[str, str]:
    """What the label asks in English, and the line under it."""
    (prompt,) = GAME.prompts(scene.state, seat)
    voice, args = Voice("en", GAME.id, ["Zoé", "Lina"], reader=seat), prompt.ask.args
    return voice.word(f"label-{prompt.ask.code}", **args), voice.word(f"label-{prompt.ask.code}-help", **args)


@pytest.mark.parametrize(
    ("hand", "asked"),
    [
        ("Max-Fritz Bomber", ("Your turn: serve Max", "you have one")),
        ("Max-Fritz Max-Otto", ("Your turn: serve Max", "you have two")),
        ("Bomber Otto-Max", ("Your turn: serve Max", "no Max: your Bomber")),
        ("Tormann Otto-Max", ("Your turn: serve Max", "no Max: your Tormann")),
        ("Tormann Bomber", ("Your turn: serve Max", "no Max: your Bomber or your Tormann")),
        ("Otto-Max Otto-Otto", ("Nothing to serve: pass", "Zoé will shoot at goal")),
    ],
)
def test_whoever_serves_is_told_what_there_is_to_serve_with(hand: str, asked: tuple[str, str]) -> None:
    assert labels(Scene(f"0: Fritz-Fritz Fritz-Max; 1: {hand}; pile: 0 Willi-Max")) == asked


@pytest.mark.parametrize(
    ("hand", "asked"),
    [
        ("Willi-Otto Bomber", ("Your turn: serve Willi", "nothing else will do")),
        ("Bomber Tormann", ("No Willi: pass", "Zoé will shoot at goal")),
    ],
)
def test_after_a_bomber_jokers_do_not_count(hand: str, asked: tuple[str, str]) -> None:
    scene = Scene(f"0: Bomber Fritz-Max; 1: {hand}; pile: 1 Luigi-Max")
    assert labels(scene.plays("Bomber:Willi")) == asked


def test_a_second_card_is_not_asked_for_where_there_is_none() -> None:
    scene = Scene("0: Luigi-Max Luigi-Otto; 1: Tormann Tormann; pile: 0 Fritz-Max").plays("Tormann")
    assert labels(scene) == ("Nothing to add: stop", "your Tormann stays alone")
    scene = Scene("0: Luigi-Max Luigi-Otto; 1: Tormann Max-Max; pile: 0 Fritz-Max").plays("Tormann")
    assert labels(scene) == ("One more card?", "anything but a Tormann")


def test_whoever_holds_what_stops_the_shot_is_told_how_many() -> None:
    ask, help_ = labels(threatened("Tor-Max"))
    assert ask == "Save it with a card beginning with Max"
    assert help_.startswith("you have ")
