"""Questions know the hand of whoever is asked, and a cut says what it may show."""

from __future__ import annotations

from typing import Any

import pytest

from ludofoot.core.records import SPECTATOR
from ludofoot.games.football_a_la_carte import GAME
from ludofoot.games.football_a_la_carte.records import Stop
from ludofoot.games.football_a_la_carte.views import Marks
from ludofoot.locale import Voice

from .scene import DECK, Scene


def labels(scene: Scene, seat: int = 0) -> tuple[str, str]:
    """What the label asks in English, and the line under it."""
    (prompt,) = GAME.prompts(scene.state, seat)
    voice, args = Voice("en", GAME.id, reader=seat), prompt.ask.args
    return voice.word(f"label-{prompt.ask.code}", **args), voice.word(f"label-{prompt.ask.code}-help", **args)


@pytest.mark.parametrize(
    ("hand", "asked"),
    [
        ("Keeper-left Corner-red", ("Stop the shot!", "your Goalkeeper or your Corner, or let it in")),
        ("Keeper-left Penalty", ("Stop the shot!", "your Goalkeeper, or let it in")),
        ("Corner-blue Penalty", ("Stop the shot!", "your Corner, or let it in")),
        ("Straight-4-red Penalty", ("Nothing to stop it: let it in", "then you kick off")),
    ],
)
def test_a_shot_is_stopped_with_what_is_held(hand: str, asked: tuple[str, str]) -> None:
    assert labels(Scene(f"0: {hand}; 1: Straight-3-red", step="stop", ball="e3")) == asked


@pytest.mark.parametrize(
    ("step", "hand", "asked"),
    [
        ("play", "Straight-4-red Left-2-hand Penalty", ("Your turn", "2 cards will do")),
        ("play", "Straight-4-red Penalty", ("Your turn", "only one card will do")),
        ("play", "Penalty", ("Nothing to play", "discard a card")),
        ("clear", "Straight-4-red", ("Clear it!", "from a lit square")),
        ("clear", "Penalty", ("Nothing to clear with", "discard a card")),
    ],
)
def test_a_turn_knows_how_many_cards_will_do(step: str, hand: str, asked: tuple[str, str]) -> None:
    how: dict[str, Any] = {"ball": "e8"} if step == "play" else {"side": "west"}
    assert labels(Scene(f"0: {hand}; 1: Straight-3-red", step=step, **how)) == asked


def test_nobody_else_is_told_what_could_stop_it() -> None:
    one, other = (
        Scene(f"0: {hand}; 1: Straight-3-red", step="stop", ball="e3") for hand in ("Keeper-left", "Penalty")
    )
    assert GAME.prompts(one.state, 1) == GAME.prompts(other.state, 1) == []
    assert one.view(1).marks == other.view(1).marks


# ---- what a cut may show


@pytest.mark.clause("FC-52", "FC-60", "FC-80")
def test_a_cut_counts_all_cards_that_do_not_lie_open() -> None:
    scene = Scene("0: Straight-4-red; 1: Penalty", step="cut", ball="e8")
    assert scene.view().discards == ()
    marks = scene.view().marks
    assert marks == scene.view(1).marks == scene.view(SPECTATOR).marks
    assert (marks.cards, marks.hand + marks.red + marks.blue < marks.cards) == (len(DECK.faces), True)


def test_what_was_played_is_counted_no_more() -> None:
    whole = Scene("0: Straight-4-red; 1: Penalty", step="cut", ball="e8").view().marks
    less = Scene("0: Straight-4-red; 1: Penalty", step="play", ball="e8").plays("Straight-4-red").view().marks
    assert (whole.cards - less.cards, whole.red - less.red, whole.hand - less.hand) == (1, 1, 0)


@pytest.mark.clause("FC-52", "FC-60", "FC-80")
def test_where_few_are_left_to_draw_the_played_cards_are_cut() -> None:
    scene = Scene("0: Straight-4-red; 1: Penalty", step="cut", ball="e8", pile="Keeper-left Keeper-right")
    discards = scene.view().discards
    hands = sum(face.endswith("-hand") for face in discards)
    assert (scene.view().marks.cards, scene.view().marks.hand) == (len(discards), hands)


@pytest.mark.clause("FC-51")
def test_a_corner_counts_the_flags_of_its_own_colour() -> None:
    scene = Scene("0: Corner-red Corner-blue; 1: Penalty", step="stop", ball="e3", pile="Straight-3-red")
    marks: Marks = scene.view().marks
    assert marks.red != marks.blue
    shares = {
        corner: GAME.preview(scene.state, 0, Stop(corner)).notes[0].args["count"]
        for corner in ("corner-red", "corner-blue")
    }
    assert shares == {"corner-red": marks.red, "corner-blue": marks.blue}


def test_the_share_stands_beside_the_corner_and_the_penalty() -> None:
    scene = Scene("0: Corner-red; 1: Straight-3-red", step="stop", ball="e3")
    marks: Marks = scene.view().marks
    (note,) = GAME.preview(scene.state, 0, Stop("corner-red")).notes
    assert note.args == {
        "count": marks.red,
        "cards": marks.cards,
        "percent": round(100 * marks.red / marks.cards),
    }
    (prompt,) = GAME.prompts(Scene("0: Penalty; 1: Straight-3-red", step="cut", ball="e8").state, 0)
    assert prompt.ask.args["count"] == marks.hand
