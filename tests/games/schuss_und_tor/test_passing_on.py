"""Playing the ball on: ST-18 to ST-31 and the readings about Bomber and Tormann."""

from __future__ import annotations

import pytest

from ludofoot.games.schuss_und_tor import GAME
from ludofoot.games.schuss_und_tor.events import Laid, Passed, Stopped
from ludofoot.games.schuss_und_tor.records import NAMES, NameText
from ludofoot.games.schuss_und_tor.views import LaidCard
from tests.games.schuss_und_tor.scene import OPTIONS, Scene, scripted

HAND = "Fritz-Otto Max-Fritz Max-Max Willi-Luigi Tormann Bomber"
ALL = set(HAND.split())


def asked_by(card: str) -> Scene:
    """Seat 1 of three has one card of each kind and is to serve this one."""
    return Scene(f"0: Luigi-Luigi Luigi-Max; 1: {HAND}; 2: Otto-Otto Otto-Willi; pile: 0 {card}")


def asked_for(name: str) -> Scene:
    """The same, asked for this name by a card that nobody holds."""
    return asked_by(f"{'Luigi' if name in ('otto', 'willi') else 'Otto'}-{name.title()}")


# ---- fresh start


@pytest.mark.clause("ST-18")
@pytest.mark.clause("ST-A9")
def test_the_first_player_lays_any_card_also_a_bomber_or_a_tormann() -> None:
    scene = Scene(f"0: {HAND}; 1: Otto-Max Otto-Otto")
    assert scene.choices == ALL
    for card in ("Willi-Luigi", "Tormann", "Bomber:Max"):
        laid = Scene(f"0: {HAND}; 1: Otto-Max Otto-Otto").plays(card).told(Laid)
        assert (laid.clause, laid.how, laid.seat) == ("ST-18", "fresh", 0)


@pytest.mark.clause("ST-18")
@pytest.mark.clause("ST-A18")
def test_on_a_fresh_start_a_card_must_be_laid() -> None:
    scene = Scene(f"0: {HAND}; 1: Otto-Max Otto-Otto")
    assert scene.refusal("pass") == ("fresh-start", "ST-A18")
    assert GAME.preview(scene.state, 0, scene.state.default(0)).notes[0].code == "preview-fresh"


@pytest.mark.clause("ST-A9")
@pytest.mark.parametrize("option", OPTIONS, ids=str)
def test_the_opening_is_free_under_every_option(option: dict[str, str]) -> None:
    assert Scene(f"0: {HAND}; 1: Otto-Max Otto-Otto", **option).choices == ALL


# ---- the order of play


@pytest.mark.clause("ST-19")
@pytest.mark.clause("ST-20")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_in_turn_lays_a_card_on_the_last_one_clockwise(seats: int) -> None:
    hands = ["Fritz-Max Fritz-Fritz", "Max-Otto Max-Max", "Otto-Willi Otto-Otto", "Willi-Luigi Willi-Willi"]
    scene = Scene("; ".join(f"{seat}: {hand}" for seat, hand in enumerate(hands[:seats])))
    for seat, card in enumerate(["Fritz-Max", "Max-Otto", "Otto-Willi", "Willi-Luigi"][:seats]):
        assert scene.at == (seat, "serve")
        scene.plays(card)
    assert scene.at == (0, "serve")
    assert [card.seat for card in scene.view().pile] == list(range(seats))


@pytest.mark.clause("ST-20")
def test_serving_is_told_as_such() -> None:
    assert asked_by("Fritz-Max").plays("Max-Max").events == [
        Laid(clause="ST-20", seat=1, face="max-max", how="serve")
    ]


@pytest.mark.clause("ST-20")
def test_only_a_card_held_may_be_laid_and_then_it_is_on_the_pile() -> None:
    scene = asked_by("Fritz-Max")
    assert scene.refusal("Max-Willi") == ("not-in-hand", "ST-20")
    scene.plays("Max-Fritz")
    assert "Max-Fritz" not in scene.hand(1)
    assert scene.view().pile[-1] == LaidCard(seat=1, face="max-fritz")
    assert scene.state.stock() == {"green": 33, "action": 27}


@pytest.mark.clause("ST-19")
@pytest.mark.clause("ST-20")
def test_nobody_plays_out_of_turn() -> None:
    scene = asked_by("Fritz-Max")
    for seat in (0, 2, 3):
        assert scene.refusal("pass", seat) == ("not-your-turn", "ST-19")
    for seat in (-1, -2):
        assert scene.refusal("pass", seat) == ("not-seated", "")


@pytest.mark.clause("ST-20")
def test_what_belongs_to_another_step_is_refused_while_serving() -> None:
    scene = asked_by("Fritz-Max")
    for move in ("stop", "concede", "foul 2", "take", "keep", "decline", "play-on", "end"):
        assert scene.refusal(move) == ("wrong-step", "ST-20")


# ---- names


@pytest.mark.clause("ST-22")
@pytest.mark.clause("ST-21")
@pytest.mark.parametrize("second", NAMES)
def test_after_x_zu_y_a_card_that_begins_with_y(second: str) -> None:
    scene = asked_by(
        f"Luigi-{second.title()}" if second not in ("max", "luigi") else f"Otto-{second.title()}"
    )
    fits = {card for card in ALL if card.startswith(second.title())}
    assert scene.choices == fits | {"Bomber", "Tormann", "pass"}
    assert scene.asked() == (second, "footballer")
    for card in ALL - fits - {"Bomber", "Tormann"}:
        assert scene.refusal(card) == ("must-begin-with", "ST-22")


@pytest.mark.clause("ST-22")
def test_the_question_names_the_footballer_asked_for() -> None:
    (prompt,) = GAME.prompts(asked_by("Otto-Max").state, 1)
    assert (prompt.ask.code, prompt.clause) == ("ask-serve-footballer", "ST-22")
    assert prompt.ask.args["name"].id == "name-max"


@pytest.mark.clause("ST-23")
def test_a_footballer_may_pass_to_himself() -> None:
    scene = asked_by("Fritz-Max").plays("Max-Max")
    assert scene.asked() == ("max", "footballer")


@pytest.mark.clause("ST-24")
def test_a_bomber_calls_one_of_five_names() -> None:
    moves = [move for move in asked_by("Fritz-Max").state.moves(1) or [] if getattr(move, "call", None)]
    assert [getattr(move, "call", None) for move in moves] == ["fritz", "max", "otto", "willi", "luigi"]


# ---- Bomber


@pytest.mark.clause("ST-25")
@pytest.mark.parametrize("name", NAMES)
def test_a_bomber_replaces_any_footballer_asked_for(name: str) -> None:
    scene = asked_for(name)
    assert "Bomber" in scene.choices
    scene.plays("Bomber:Luigi")
    assert scene.at == (2, "serve")


@pytest.mark.clause("ST-26")
@pytest.mark.parametrize("name", NAMES)
def test_who_lays_a_bomber_names_the_footballer_who_must_come_next(name: NameText) -> None:
    scene = asked_by("Fritz-Max").plays(f"Bomber:{name.title()}")
    assert scene.events == [Laid(clause="ST-20", seat=1, face="bomber", how="serve", call=name)]
    assert scene.asked() == (name, "bomber")
    assert scene.view().pile[-1] == LaidCard(seat=1, face="bomber", call=name)


@pytest.mark.clause("ST-26")
def test_after_a_bomber_only_the_name_called_fits() -> None:
    scene = asked_by("Bomber:Max")
    assert scene.choices == {"Max-Fritz", "Max-Max", "pass"}
    assert scene.refusal("Willi-Luigi") == ("must-begin-with-called", "ST-26")
    (prompt,) = GAME.prompts(scene.state, 1)
    assert (prompt.ask.code, prompt.clause) == ("ask-serve-bomber", "ST-26")
    assert prompt.ask.args["name"].id == "name-max"


@pytest.mark.clause("ST-26")
@pytest.mark.clause("ST-A33")
def test_a_bomber_must_call_and_nobody_else_may() -> None:
    scene = asked_by("Fritz-Max")
    assert scene.refusal("Bomber") == ("bomber-must-call", "ST-26")
    assert scene.refusal("Max-Max:Otto") == ("only-bomber-calls", "ST-26")
    assert scene.refusal("Tormann:Otto") == ("only-bomber-calls", "ST-26")


@pytest.mark.clause("ST-27")
def test_no_bomber_directly_after_a_bomber() -> None:
    scene = asked_by("Bomber:Max")
    assert scene.refusal("Bomber:Otto") == ("bomber-on-bomber", "ST-27")
    scene.plays("Max-Fritz")
    after = Scene("0: Bomber Otto-Max; 1: Max-Otto Max-Max; pile: 0 Bomber:Max").plays("Max-Otto")
    assert "Bomber" in after.choices


@pytest.mark.clause("ST-28")
def test_no_tormann_directly_after_a_bomber() -> None:
    scene = asked_by("Bomber:Max")
    assert scene.refusal("Tormann") == ("tormann-on-bomber", "ST-28")
    after = Scene("0: Tormann Otto-Max; 1: Max-Otto Max-Max; pile: 0 Bomber:Max").plays("Max-Otto")
    assert "Tormann" in after.choices


@pytest.mark.clause("ST-A26")
def test_a_name_of_which_no_card_is_left_may_be_called() -> None:
    otto = "0 Otto-Fritz, 1 Otto-Max, 0 Otto-Otto, 1 Otto-Willi, 0 Otto-Luigi"
    scene = Scene(f"0: Max-Max Fritz-Max; 1: Bomber Max-Fritz; pile: {otto}, 0 Willi-Max").plays(
        "Bomber:Otto"
    )
    assert scene.choices == {"pass"}


# ---- Tormann


@pytest.mark.clause("ST-29")
@pytest.mark.clause("ST-A27")
@pytest.mark.parametrize("name", NAMES)
def test_a_tormann_may_answer_any_name(name: str) -> None:
    scene = asked_for(name)
    scene.plays("Tormann")
    assert scene.at == (1, "second")


@pytest.mark.clause("ST-A27")
def test_but_neither_after_a_bomber_nor_on_a_tormann() -> None:
    assert asked_by("Bomber:Max").refusal("Tormann")[1] == "ST-28"
    assert asked_by("Tormann").refusal("Tormann")[1] == "ST-A7"


@pytest.mark.clause("ST-29")
@pytest.mark.clause("ST-30")
def test_a_second_card_of_ones_choice_may_be_laid_in_the_same_turn() -> None:
    scene = asked_by("Fritz-Max").plays("Tormann")
    (prompt,) = GAME.prompts(scene.state, 1)
    assert (prompt.ask.code, prompt.clause) == ("ask-second", "ST-29")
    assert scene.choices == ALL - {"Tormann"} | {"stop"}
    scene.plays("Willi-Luigi")
    assert scene.events == [Laid(clause="ST-29", seat=1, face="willi-luigi", how="second")]
    assert [(card.seat, card.face) for card in scene.view().pile[-2:]] == [(1, "tormann"), (1, "willi-luigi")]
    assert scene.at == (2, "serve")
    assert scene.asked() == ("luigi", "footballer")


@pytest.mark.clause("ST-29")
def test_the_second_card_comes_from_the_hand_and_nothing_else_is_asked_then() -> None:
    scene = asked_by("Fritz-Max").plays("Tormann")
    assert scene.refusal("Luigi-Luigi") == ("not-in-hand", "ST-20")
    for move in ("pass", "concede", "take", "keep", "decline", "end", "foul 0"):
        assert scene.refusal(move) == ("wrong-step", "ST-29")


@pytest.mark.clause("ST-A29")
def test_the_second_card_is_decided_before_anybody_else_acts_and_is_one_only() -> None:
    scene = asked_by("Fritz-Max").plays("Tormann")
    assert scene.refusal("Otto-Otto", 2) == ("not-your-turn", "ST-A29")
    scene.plays("Bomber:Willi")
    assert scene.at == (2, "serve")
    assert scene.asked() == ("willi", "bomber")
    third = Scene("0: Luigi-Max Luigi-Otto; 1: Tormann Tormann Bomber Max-Max; pile: 0 Fritz-Max")
    assert third.plays("Tormann").choices == {"Max-Max", "Bomber", "stop"}


@pytest.mark.clause("ST-A29")
@pytest.mark.clause("ST-27", "ST-28")
def test_a_bomber_as_second_card_binds_the_next_player_as_any_bomber() -> None:
    scene = Scene("0: Bomber Tormann Willi-Max; 1: Tormann Bomber Max-Max; pile: 0 Fritz-Max")
    scene.plays("Tormann", "Bomber:Willi")
    assert scene.choices == {"Willi-Max", "pass"}
    assert scene.refusal("Bomber:Max") == ("bomber-on-bomber", "ST-27")
    assert scene.refusal("Tormann") == ("tormann-on-bomber", "ST-28")


@pytest.mark.clause("ST-31")
def test_on_a_lone_tormann_the_next_player_lays_what_he_likes() -> None:
    scene = asked_by("Fritz-Max").plays("Tormann", "stop")
    assert scene.events == [Stopped(clause="ST-31", seat=1)]
    assert scene.at == (2, "serve")
    assert scene.asked() == (None, "tormann")
    lone = asked_by("Tormann")
    assert lone.choices == ALL - {"Tormann"} | {"pass"}
    (prompt,) = GAME.prompts(lone.state, 1)
    assert (prompt.ask.code, prompt.clause) == ("ask-serve-tormann", "ST-31")
    assert "name" not in prompt.ask.args


@pytest.mark.clause("ST-A7")
@pytest.mark.clause("ST-A8")
def test_no_tormann_on_a_tormann_neither_as_second_card_nor_by_the_next_player() -> None:
    assert asked_by("Tormann").refusal("Tormann") == ("tormann-on-tormann", "ST-A7")
    assert {"Bomber", "Willi-Luigi"} <= asked_by("Tormann").choices
    second = Scene("0: Luigi-Max Luigi-Otto; 1: Tormann Tormann Bomber Max-Max; pile: 0 Fritz-Max")
    assert second.plays("Tormann").refusal("Tormann") == ("tormann-on-tormann", "ST-A7")


@pytest.mark.clause("ST-A7")
def test_a_bomber_on_a_lone_tormann_calls_as_usual() -> None:
    assert asked_by("Tormann").plays("Bomber:Otto").asked() == ("otto", "bomber")


# ---- passing is always allowed


@pytest.mark.clause("ST-A18")
@pytest.mark.clause("ST-32")
@pytest.mark.parametrize("card", ["Fritz-Max", "Bomber:Max", "Tormann"])
def test_who_holds_a_fitting_card_may_pass_all_the_same(card: str) -> None:
    scene = asked_by(card)
    scene.state = scene.state.copy(scripted("Tor"))
    assert scene.plays("pass").told(Passed).seat == 1


@pytest.mark.clause("ST-33")
@pytest.mark.clause("ST-A34")
def test_who_cannot_serve_passes_himself() -> None:
    scene = Scene("0: Fritz-Fritz Otto-Max; 1: Fritz-Willi Otto-Otto; pile: 0 Fritz-Max")
    assert scene.at == (1, "serve")
    assert scene.choices == {"pass"}


@pytest.mark.clause("ST-A34")
def test_who_has_no_second_card_to_lay_stops_himself() -> None:
    scene = Scene("0: Fritz-Fritz Otto-Max; 1: Tormann Tormann; pile: 0 Fritz-Max").plays("Tormann")
    assert scene.at == (1, "second")
    assert scene.choices == {"stop"}
