"""Preventing a goal: ST-38 to ST-42, ST-A4 to ST-A6."""

from __future__ import annotations

import pytest

from ludofoot.core.records import Player
from ludofoot.games.schuss_und_tor import GAME
from ludofoot.games.schuss_und_tor.events import Goal, Laid, Parried
from ludofoot.games.schuss_und_tor.records import NAMES
from tests.games.schuss_und_tor.scene import Scene

ALL = "Fritz-Otto Max-Willi Otto-Max Willi-Willi Luigi-Fritz Tormann Bomber"


def threatened(action: str, card: str = "Fritz-Max", hand: str = ALL, **option: str) -> Scene:
    """Seat 0 of three shoots at seat 1, who did not serve this card."""
    text = f"0: Luigi-Luigi Luigi-Max; 1: {hand}; 2: Otto-Otto Tormann Bomber Max-Max; pile: 0 {card}"
    return Scene(text, action, **option).plays("pass")


# ---- which card


@pytest.mark.clause("ST-38")
@pytest.mark.clause("ST-A6")
@pytest.mark.parametrize("name", NAMES)
def test_only_a_card_that_begins_with_the_name_prevents_it(name: str) -> None:
    scene = threatened(f"Tor-{name.title()}")
    fits = {card for card in ALL.split() if card.startswith(f"{name.title()}-")}
    assert scene.choices == fits | {"concede"}
    for card in set(ALL.split()) - fits - {"Bomber"} | {"Bomber:Max"}:
        assert scene.refusal(card) == ("parry-needs-name", "ST-38")
    (prompt,) = GAME.prompts(scene.state, 1)
    assert (prompt.ask.code, prompt.clause) == ("ask-parry", "ST-38")
    assert prompt.ask.args["shooter"] == Player(0)
    assert prompt.ask.args["action"].id == f"action-tor-{name}"
    assert prompt.ask.args["stopper"].id == f"stopper-tor-{name}"


@pytest.mark.clause("ST-41")
@pytest.mark.parametrize("action", ["Freistoss-Bomber", "Ecke-Bomber"])
def test_two_are_prevented_by_a_bomber_alone(action: str) -> None:
    scene = threatened(action)
    assert scene.choices == {"Bomber", "concede"}
    assert scene.refusal("Tormann") == ("parry-needs-bomber", "ST-41")
    assert scene.refusal("Max-Willi") == ("parry-needs-bomber", "ST-41")
    assert GAME.prompts(scene.state, 1)[0].clause == "ST-41"
    assert scene.plays("Bomber:Max").told(Parried).action == action.lower()


@pytest.mark.clause("ST-42")
@pytest.mark.parametrize("action", ["Freistoss-Tormann", "Elfmeter-Tormann"])
def test_two_are_prevented_by_a_tormann_alone(action: str) -> None:
    scene = threatened(action)
    assert scene.choices == {"Tormann", "concede"}
    assert scene.refusal("Bomber:Max") == ("parry-needs-tormann", "ST-42")
    assert scene.refusal("Max-Willi") == ("parry-needs-tormann", "ST-42")
    assert GAME.prompts(scene.state, 1)[0].clause == "ST-42"
    assert scene.plays("Tormann").told(Parried).action == action.lower()


@pytest.mark.clause("ST-38")
def test_it_must_be_held_and_nothing_but_preventing_is_asked_now() -> None:
    scene = threatened("Tor-Max")
    assert scene.refusal("Max-Max") == ("not-in-hand", "ST-20")
    for move in ("pass", "stop", "take", "keep", "decline", "end", "foul 2"):
        assert scene.refusal(move) == ("wrong-step", "ST-38")


@pytest.mark.clause("ST-A6")
def test_the_joker_does_not_count_here() -> None:
    scene = threatened("Tor-Otto", hand="Bomber Tormann Max-Otto")
    assert scene.choices == {"concede"}


# ---- what becomes of it


@pytest.mark.clause("ST-38")
@pytest.mark.clause("ST-39")
def test_a_prevented_goal_card_is_discarded_and_nobody_has_scored() -> None:
    scene = threatened("Tor-Max").plays("Max-Willi")
    assert scene.events == [
        Laid(clause="ST-38", seat=1, face="max-willi", how="parry"),
        Parried(clause="ST-39", seat=1, action="tor-max"),
    ]
    assert scene.not_told(Goal)
    assert scene.view().goals == (0, 0, 0)
    assert scene.view().discards == ("tor-max",)
    assert scene.view().action is None
    assert scene.view().before == ((), (), ())
    assert "Max-Willi" not in scene.hand(1)
    assert scene.state.stock() == {"green": 33, "action": 27}


@pytest.mark.clause("ST-40")
@pytest.mark.clause("ST-A4")
@pytest.mark.parametrize(("shooter", "action"), [("preceding", "Tor-Max"), ("passer", "Tor-Otto")])
def test_play_goes_on_as_if_the_defender_had_served_with_that_card(shooter: str, action: str) -> None:
    scene = threatened(action, shooter=shooter).plays("Max-Willi" if shooter == "preceding" else "Otto-Otto")
    defender = 1 if shooter == "preceding" else 2
    assert scene.at == ((defender + 1) % 3, "serve")
    assert scene.asked() == ("willi" if shooter == "preceding" else "otto", "footballer")
    assert scene.view().pile[-1].seat == defender


@pytest.mark.clause("ST-A5")
def test_a_preventing_bomber_names_the_next_footballer() -> None:
    scene = threatened("Ecke-Bomber").plays("Bomber:Luigi")
    assert scene.at == (2, "serve")
    assert scene.asked() == ("luigi", "bomber")
    assert scene.refusal("Bomber:Max") == ("bomber-on-bomber", "ST-27")


@pytest.mark.clause("ST-A5")
def test_a_preventing_tormann_allows_a_second_card() -> None:
    scene = threatened("Elfmeter-Tormann").plays("Tormann")
    assert scene.at == (1, "second")
    scene.plays("Otto-Max")
    assert scene.at == (2, "serve")
    assert scene.asked() == ("max", "footballer")
    alone = threatened("Elfmeter-Tormann").plays("Tormann", "stop")
    assert alone.at == (2, "serve")
    assert alone.asked() == (None, "tormann")


@pytest.mark.clause("ST-A5")
@pytest.mark.parametrize("parry", ["rules", "waived"])
@pytest.mark.parametrize(
    ("card", "action", "parries"),
    [
        ("Bomber:Max", "Ecke-Bomber", "Bomber:Otto"),
        ("Bomber:Max", "Elfmeter-Tormann", "Tormann"),
        ("Tormann", "Freistoss-Tormann", "Tormann"),
    ],
)
def test_what_lies_on_the_pile_does_not_hinder_a_preventing_card(
    card: str, action: str, parries: str, parry: str
) -> None:
    scene = threatened(action, card, parry=parry).plays(parries)
    assert scene.told(Parried).seat == 1


# ---- the option ST-A4 (b)


@pytest.mark.clause("ST-40")
@pytest.mark.clause("ST-A4")
@pytest.mark.parametrize(
    ("card", "asked", "fits"),
    [
        ("Fritz-Max", ("max", "footballer"), {"Max-Max", "Tormann", "Bomber", "pass"}),
        ("Bomber:Max", ("max", "bomber"), {"Max-Max", "pass"}),
        ("Tormann", (None, "tormann"), {"Otto-Otto", "Max-Max", "Bomber", "pass"}),
    ],
)
def test_with_the_option_the_old_demand_still_holds(
    card: str, asked: tuple[str | None, str], fits: set[str]
) -> None:
    scene = threatened("Tor-Luigi", card, parry="waived").plays("Luigi-Fritz")
    assert scene.view().pile[-1].face == "luigi-fritz"
    assert scene.at == (2, "serve")
    assert scene.asked() == asked
    assert scene.choices == fits


@pytest.mark.clause("ST-A4")
def test_with_the_option_the_defender_shoots_if_the_next_player_passes_too() -> None:
    text = "0: Luigi-Luigi Luigi-Max; 1: Willi-Max Otto-Max; 2: Willi-Fritz Otto-Otto; pile: 0 Fritz-Max"
    scene = Scene(text, "Tor-Willi Tor", parry="waived").plays("pass", "Willi-Max", "pass")
    assert scene.told(Goal).seat == 1


@pytest.mark.clause("ST-A4")
@pytest.mark.clause("ST-A1")
def test_with_both_options_the_passer_shoots_at_his_neighbour_and_the_demand_passes_on() -> None:
    text = "0: Luigi-Luigi Luigi-Max; 1: Willi-Max Otto-Max; 2: Willi-Fritz Otto-Otto; pile: 0 Fritz-Max"
    scene = Scene(text, "Tor-Willi Tor", parry="waived", shooter="passer").plays("pass", "Willi-Fritz")
    assert scene.at == (0, "serve")
    assert scene.asked() == ("max", "footballer")
    assert scene.plays("pass").told(Goal).seat == 0


@pytest.mark.clause("ST-A4")
@pytest.mark.clause("ST-A5")
@pytest.mark.clause("ST-A33")
def test_with_the_option_a_preventing_bomber_calls_without_effect() -> None:
    scene = threatened("Ecke-Bomber", parry="waived")
    assert scene.refusal("Bomber") == ("bomber-must-call", "ST-26")
    scene.plays("Bomber:Luigi")
    assert scene.told(Laid).call == "luigi"
    assert scene.asked() == ("max", "footballer")
    assert {"Bomber", "Tormann"} <= scene.choices


@pytest.mark.clause("ST-A4")
@pytest.mark.clause("ST-A5")
def test_with_the_option_a_preventing_tormann_allows_no_second_card() -> None:
    scene = threatened("Elfmeter-Tormann", parry="waived").plays("Tormann")
    assert scene.at == (2, "serve")
    assert scene.asked() == ("max", "footballer")
