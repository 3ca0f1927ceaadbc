"""The five special cards and the free card: ST-43 to ST-51, ST-A10 to ST-A15, ST-A22, ST-A32."""

from __future__ import annotations

import pytest

from ludofoot.core.chance import NotInScript
from ludofoot.core.records import Player
from ludofoot.games.schuss_und_tor import GAME
from ludofoot.games.schuss_und_tor.events import Declined, Fouled, Kept, Laid, NoEffect, Taken
from tests.games.schuss_und_tor.scene import OPTIONS, Scene

SPECIAL = ("Foul", "Verletzt", "Schiedsrichter")
ACTIONS_DONE = {"Foul": "decline", "Verletzt": "decline", "Schiedsrichter": "keep"}
SHOOTER = "Luigi-Luigi Fritz-Otto Bomber Tormann"


def drawn(luck: str, card: str = "Fritz-Max", more: str = "", **option: str) -> Scene:
    """Seat 0 of three has laid a card, seat 1 has passed, luck begins with the action card drawn."""
    hands = f"0: {SHOOTER}; 1: Fritz-Fritz Otto-Max Max-Max; 2: Otto-Otto Willi-Willi"
    return Scene(f"{hands}; pile: 0 {card}; {more}", luck, **option).plays("pass")


def to_free_card(action: str, card: str = "Fritz-Max", **option: str) -> Scene:
    scene = drawn(action, card, **option)
    return scene.plays(ACTIONS_DONE[action]) if action in SPECIAL else scene


# ---- the free card


@pytest.mark.parametrize(
    "action",
    [
        pytest.param("Hand", marks=pytest.mark.clause("ST-43")),
        pytest.param("Aus", marks=pytest.mark.clause("ST-44")),
    ],
)
def test_hand_and_aus_lead_straight_to_a_free_card_of_the_shooter(action: str) -> None:
    scene = drawn(action)
    assert scene.not_told(NoEffect)
    assert scene.at == (0, "free")
    assert scene.choices == set(SHOOTER.split())
    scene.plays("Fritz-Otto")
    assert scene.events == [Laid(clause="ST-43", seat=0, face="fritz-otto", how="free")]


@pytest.mark.clause("ST-45")
@pytest.mark.parametrize("action", ["Hand", "Aus"])
def test_then_play_goes_on_as_usual(action: str) -> None:
    scene = drawn(f"{action} Tor").plays("Fritz-Otto")
    assert scene.at == (1, "serve")
    assert scene.asked() == ("otto", "footballer")
    assert scene.choices == {"Otto-Max", "pass"}
    scene.plays("pass")
    assert scene.view().goals == (1, 0, 0)


@pytest.mark.clause("ST-46")
@pytest.mark.clause("ST-A11")
@pytest.mark.parametrize("action", SPECIAL)
def test_foul_verletzt_and_schiedsrichter_ask_first_for_the_action_then_for_a_card(action: str) -> None:
    scene = drawn(action)
    assert scene.at == (0, action.lower())
    assert scene.refusal("Fritz-Otto")[0] == "wrong-step"
    scene.plays(ACTIONS_DONE[action])
    assert scene.at == (0, "free")
    assert scene.choices == set(SHOOTER.split())
    scene.plays("Fritz-Otto")
    assert scene.told(Laid).how == "free"
    assert scene.at == (1, "serve")
    assert scene.asked() == ("otto", "footballer")


@pytest.mark.clause("ST-A10", "ST-A11", "ST-A18")
@pytest.mark.clause("ST-46")
@pytest.mark.parametrize("action", ["Hand", "Aus", *SPECIAL])
def test_the_free_card_is_compulsory(action: str) -> None:
    scene = to_free_card(action)
    for move in ("pass", "stop", "decline", "concede", "keep", "take", "end", "foul 1"):
        assert scene.refusal(move) == ("wrong-step", "ST-A10")
    assert scene.refusal("Willi-Max") == ("not-in-hand", "ST-20")
    (prompt,) = GAME.prompts(scene.state, 0)
    assert (prompt.ask.code, prompt.clause) == ("ask-free", "ST-A10")


@pytest.mark.clause("ST-A11")
def test_a_card_drawn_with_verletzt_may_be_laid_at_once() -> None:
    scene = drawn("Verletzt Willi-Max").plays("take")
    assert "Willi-Max" in scene.choices
    scene.plays("Willi-Max")
    assert scene.asked() == ("max", "footballer")


@pytest.mark.clause("ST-A10")
@pytest.mark.parametrize("card", ["Fritz-Max", "Bomber:Max", "Tormann"])
@pytest.mark.parametrize("option", OPTIONS, ids=str)
def test_any_green_card_may_be_the_free_one_whatever_lies_there(card: str, option: dict[str, str]) -> None:
    text = f"0: {SHOOTER}; 1: {SHOOTER.replace('Luigi-Luigi', 'Luigi-Max').replace('Fritz', 'Otto')}"
    scene = Scene(f"{text}; 2: Fritz-Willi Otto-Fritz; pile: 0 {card}", "Hand", **option).plays("pass")
    shooter = 1 if option.get("shooter") else 0
    assert scene.at == (shooter, "free")
    assert len(scene.choices) == 4
    scene.plays("Tormann")
    assert scene.at == (shooter, "second")
    scene.plays("Bomber:Otto")
    assert scene.at == (shooter + 1, "serve")


@pytest.mark.clause("ST-A10")
def test_the_free_card_has_its_usual_effect() -> None:
    bomber = drawn("Hand").plays("Bomber:Otto")
    assert bomber.told(Laid).call == "otto"
    assert bomber.at == (1, "serve")
    assert bomber.asked() == ("otto", "bomber")
    keeper = drawn("Hand").plays("Tormann")
    assert keeper.at == (0, "second")
    assert "Tormann" not in keeper.choices
    keeper.plays("stop")
    assert keeper.at == (1, "serve")
    assert keeper.asked() == (None, "tormann")


# ---- optional


@pytest.mark.clause("ST-47")
@pytest.mark.parametrize("action", SPECIAL)
def test_the_special_action_may_be_declined(action: str) -> None:
    scene = drawn(action)
    assert "decline" in scene.choices
    sizes, undealt = scene.view().hand_sizes, scene.view().undealt
    scene.plays("decline")
    assert scene.events == [Declined(clause="ST-47", seat=0, action=action.lower())]  # type: ignore[arg-type]
    assert (scene.view().hand_sizes, scene.view().undealt) == (sizes, undealt)
    assert scene.view().discards == (action.lower(),)
    assert scene.at == (0, "free")


@pytest.mark.parametrize(
    ("action", "clause", "others"),
    [
        pytest.param("Foul", "ST-48", ("take", "keep", "pass"), marks=pytest.mark.clause("ST-48")),
        pytest.param("Verletzt", "ST-50", ("keep", "foul 1", "stop"), marks=pytest.mark.clause("ST-50")),
        pytest.param("Schiedsrichter", "ST-47", ("take", "foul 1", "end"), marks=pytest.mark.clause("ST-47")),
    ],
)
def test_each_of_the_three_has_its_own_choices(action: str, clause: str, others: tuple[str, ...]) -> None:
    scene = drawn(action)
    (prompt,) = GAME.prompts(scene.state, 0)
    assert (prompt.ask.code, prompt.clause) == (f"ask-{action.lower()}", clause)
    for move in (*others, "Bomber:Max", "Luigi-Luigi"):
        assert scene.refusal(move) == ("wrong-step", clause)


# ---- Foul


@pytest.mark.clause("ST-48")
def test_foul_names_an_opponent_who_loses_a_card() -> None:
    scene = drawn("Foul Otto-Max")
    assert scene.choices == {"foul 1", "foul 2", "decline"}
    assert GAME.prompts(scene.state, 0)[0].ask.args["shooter"] == Player(0)
    scene.plays("foul 1")
    assert scene.told(Fouled) == Fouled(clause="ST-48", seat=0, victim=1, face="otto-max")
    assert scene.hand(1) == ["Fritz-Fritz", "Max-Max"]
    assert scene.view().hand_sizes == (4, 2, 2)
    assert scene.at == (0, "free")
    assert scene.view().discards == ("foul",)


@pytest.mark.clause("ST-48")
@pytest.mark.parametrize(("victim", "code"), [(0, "foul-yourself"), (3, "no-such-seat"), (9, "no-such-seat")])
def test_foul_names_nobody_but_an_opponent(victim: int, code: str) -> None:
    assert drawn("Foul").refusal(f"foul {victim}") == (code, "ST-48")


@pytest.mark.clause("ST-48")
def test_if_the_passer_shoots_he_may_foul_the_others() -> None:
    scene = drawn("Foul", shooter="passer")
    assert scene.turn == 1
    assert scene.choices == {"foul 0", "foul 2", "decline"}


@pytest.mark.clause("ST-49")
def test_the_card_lost_goes_under_the_undealt_ones() -> None:
    scene = drawn("Foul Otto-Max Hand Hand", more="undealt: Willi-Otto Willi-Max")
    scene.plays("foul 1")
    assert scene.view().undealt == 3
    assert [scene.state.deck.face_of(card) for card in scene.state.undealt.under] == [11]
    assert scene.view().under == ("otto-max",)
    assert scene.state.stock() == {"green": 33, "action": 27}


@pytest.mark.clause("ST-A12")
@pytest.mark.parametrize("card", ["Fritz-Fritz", "Otto-Max", "Max-Max"])
def test_any_card_of_the_victim_may_be_lost_by_luck_alone(card: str) -> None:
    scene = drawn(f"Foul {card}").plays("foul 1")
    assert scene.told(Fouled).face == card.lower()
    assert card not in scene.hand(1)
    assert scene.script.left() == []


@pytest.mark.clause("ST-A12")
def test_also_a_bomber_or_a_tormann_and_only_of_the_victim() -> None:
    text = "0: Luigi-Luigi Luigi-Max; 1: Bomber Tormann Max-Otto; pile: 0 Fritz-Max"
    for card in ("Bomber", "Tormann"):
        assert Scene(text, f"Foul {card}").plays("pass", "foul 1").told(Fouled).face == card.lower()
    with pytest.raises(NotInScript):
        Scene(text, "Foul Luigi-Luigi").plays("pass", "foul 1")


@pytest.mark.clause("ST-A13")
def test_a_player_with_one_card_cannot_be_named() -> None:
    text = "0: Luigi-Luigi Luigi-Max; 1: Fritz-Fritz; 2: Otto-Otto Otto-Max; pile: 0 Fritz-Max"
    scene = Scene(text, "Foul").plays("pass")
    assert scene.choices == {"foul 2", "decline"}
    assert scene.refusal("foul 1") == ("foul-last-card", "ST-A13")
    assert Scene(text, "Foul Otto-Max").plays("pass", "foul 2").at == (0, "free")


@pytest.mark.clause("ST-A32")
@pytest.mark.clause("ST-A34")
def test_foul_without_a_possible_victim_has_no_effect_but_the_free_card() -> None:
    text = "0: Luigi-Luigi Luigi-Max; 1: Fritz-Fritz; 2: Otto-Otto; pile: 0 Fritz-Max"
    scene = Scene(text, "Foul").plays("pass")
    assert scene.told(NoEffect) == NoEffect(clause="ST-A32", seat=0, action="foul")
    assert scene.at == (0, "free")
    assert scene.view().discards == ("foul",)


# ---- Verletzt


@pytest.mark.clause("ST-50")
def test_verletzt_takes_one_of_the_undealt_cards() -> None:
    scene = drawn("Verletzt Willi-Max", more="undealt: Willi-Otto Willi-Max")
    assert scene.choices == {"take", "decline"}
    scene.plays("take")
    assert scene.told(Taken) == Taken(clause="ST-50", seat=0, face="willi-max", drawn=True)
    assert "Willi-Max" in scene.hand(0)
    assert scene.view().undealt == 1
    assert scene.view().hand_sizes == (5, 3, 2)
    assert scene.at == (0, "free")
    assert scene.view().discards == ("verletzt",)


@pytest.mark.clause("ST-A15")
def test_the_top_card_is_taken_and_what_lies_under_comes_last() -> None:
    with pytest.raises(NotInScript):
        drawn("Verletzt Willi-Max", more="undealt: Willi-Otto; under: Willi-Max").plays("take")
    scene = drawn("Verletzt", more="under: Willi-Max Willi-Otto").plays("take")
    assert scene.told(Taken) == Taken(clause="ST-50", seat=0, face="willi-max", drawn=False)
    assert "Willi-Max" in scene.hand(0)
    assert scene.view().undealt == 1
    assert [scene.state.deck.face_of(card) for card in scene.state.undealt.under] == [17]


@pytest.mark.clause("ST-A14")
@pytest.mark.clause("ST-A34")
def test_verletzt_without_undealt_cards_has_no_effect_but_the_free_card() -> None:
    scene = drawn("Verletzt", more="undealt: ")
    assert scene.told(NoEffect) == NoEffect(clause="ST-A14", seat=0, action="verletzt")
    assert scene.at == (0, "free")
    assert scene.view().discards == ("verletzt",)


@pytest.mark.clause("ST-A15")
@pytest.mark.clause("ST-49")
def test_a_card_put_there_by_foul_may_be_taken_when_it_has_come_to_the_top() -> None:
    text = "0: Luigi-Luigi Luigi-Max Luigi-Otto; 1: Fritz-Fritz Max-Max; pile: 0 Fritz-Max; undealt: "
    scene = Scene(text, "Foul Max-Max Verletzt")
    scene.plays("pass", "foul 1", "Luigi-Max", "pass", "take")
    assert scene.told(Taken).face == "max-max"
    assert "Max-Max" in scene.hand(0)


# ---- Schiedsrichter


@pytest.mark.clause("ST-51")
def test_the_schiedsrichter_is_kept_before_its_owner() -> None:
    scene = drawn("Schiedsrichter")
    assert scene.choices == {"keep", "decline"}
    scene.plays("keep")
    assert scene.events == [Kept(clause="ST-51", seat=0)]
    assert scene.view(2).before == (("schiedsrichter",), (), ())
    assert scene.view().action is None
    assert scene.view().discards == ()
    assert scene.view().goals == (0, 0, 0)
    assert scene.at == (0, "free")


@pytest.mark.clause("ST-51")
def test_it_is_kept_until_the_end() -> None:
    text = "0: Fritz-Otto Luigi-Luigi Luigi-Max; 1: Otto-Luigi Max-Max; pile: 0 Fritz-Max"
    scene = Scene(text, "Schiedsrichter").plays("pass", "keep", "Fritz-Otto", "Otto-Luigi", "Luigi-Luigi")
    assert scene.view().before == (("schiedsrichter",), ())


@pytest.mark.clause("ST-A22")
def test_a_declined_schiedsrichter_goes_to_the_discards() -> None:
    scene = drawn("Schiedsrichter").plays("decline")
    assert scene.view().discards == ("schiedsrichter",)
    assert scene.view().before == ((), (), ())
    assert scene.at == (0, "free")
