"""Passing and goals: ST-32 to ST-37, who shoots, what follows a goal, where the action cards go."""

from __future__ import annotations

import pytest

from ludofoot.core.chance import NotInScript, ScriptRanOut
from ludofoot.core.records import Player
from ludofoot.games.schuss_und_tor import GAME
from ludofoot.games.schuss_und_tor.events import (
    ActionDrawn,
    ActionsReshuffled,
    Goal,
    Laid,
    Passed,
    Threatened,
)
from tests.games.schuss_und_tor.scene import NOTATION, OPTIONS, Scene

HANDS = ("Luigi-Luigi Luigi-Max", "Fritz-Fritz Max-Max", "Otto-Otto Otto-Willi", "Willi-Willi Willi-Max")


def passed(luck: str, seats: int = 3, card: str = "Fritz-Max", more: str = "", **option: str) -> Scene:
    """Seat 0 has laid a card, seat 1 passes."""
    hands = "; ".join(f"{seat}: {hand}" for seat, hand in enumerate(HANDS[:seats]))
    return Scene(f"{hands}; pile: 0 {card}; {more}", luck, **option).plays("pass")


# ---- the draw


@pytest.mark.clause("ST-32")
@pytest.mark.clause("ST-34")
def test_who_passes_has_the_top_action_card_drawn_and_carried_out() -> None:
    scene = passed("Tor")
    assert scene.events == [
        Passed(clause="ST-32", seat=1),
        ActionDrawn(clause="ST-34", shooter=0, action="tor"),
        Goal(clause="ST-35", seat=0, goals=1, action="tor"),
    ]
    assert scene.view().actions_left == 26
    assert scene.script.left() == []


@pytest.mark.clause("ST-34")
def test_a_card_drawn_is_gone_from_the_pile() -> None:
    scene = passed("Zwei-Tore Zwei-Tore").plays("Max-Max")
    with pytest.raises(NotInScript):
        scene.plays("pass")


@pytest.mark.clause("ST-33")
def test_who_cannot_serve_passes_with_the_same_effect() -> None:
    scene = Scene("0: Luigi-Luigi Luigi-Max; 1: Fritz-Fritz Otto-Max; pile: 0 Fritz-Max", "Tor").plays("pass")
    assert scene.told(Passed) == Passed(clause="ST-32", seat=1)
    assert scene.told(Goal).seat == 0


@pytest.mark.clause("ST-34")
@pytest.mark.clause("ST-20")
def test_serving_draws_no_action_card() -> None:
    scene = Scene("0: Luigi-Luigi Luigi-Max; 1: Max-Max Fritz-Fritz; pile: 0 Fritz-Max").plays("Max-Max")
    assert scene.not_told(ActionDrawn)
    assert scene.view().actions_left == 27


# ---- who shoots


@pytest.mark.clause("ST-A1")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("passer", [0, 1])
def test_the_player_who_laid_the_last_card_shoots(seats: int, passer: int) -> None:
    before = (passer - 1) % seats
    hands = "; ".join(f"{seat}: {hand}" for seat, hand in enumerate(HANDS[:seats]))
    scene = Scene(f"{hands}; pile: {before} Fritz-Max", "Tor").plays("pass")
    assert scene.told(ActionDrawn).shooter == scene.told(Goal).seat == before
    assert scene.view().goals[before] == sum(scene.view().goals) == 1


@pytest.mark.clause("ST-A1")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("parry", ["rules", "waived"])
def test_as_an_option_the_passer_shoots(seats: int, parry: str) -> None:
    scene = passed("Tor", seats, shooter="passer", parry=parry)
    assert scene.told(ActionDrawn).shooter == scene.told(Goal).seat == 1
    assert scene.view().goals == (0, 1, 0, 0)[:seats]


@pytest.mark.clause("ST-A1")
def test_the_preview_of_a_pass_names_the_shooter() -> None:
    for shooter, seat in (("preceding", 0), ("passer", 1)):
        scene = Scene("0: Luigi-Max; 1: Max-Max; 2: Otto-Otto; pile: 0 Fritz-Max", shooter=shooter)
        (note,) = GAME.preview(scene.state, 1, NOTATION.read("pass")).notes
        assert (note.code, note.args["shooter"]) == ("preview-pass", Player(seat))


@pytest.mark.clause("ST-A30")
@pytest.mark.parametrize("card", ["Tormann", "Bomber:Max"])
@pytest.mark.parametrize(("shooter", "seat"), [("preceding", 0), ("passer", 1)])
def test_one_may_pass_on_a_lone_tormann_and_after_a_bomber(card: str, shooter: str, seat: int) -> None:
    assert passed("Tor", card=card, shooter=shooter).told(Goal).seat == seat


# ---- the defender


@pytest.mark.clause("ST-37")
@pytest.mark.clause("ST-A2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_passer_defends_and_he_alone(seats: int) -> None:
    scene = passed("Tor-Max", seats)
    assert scene.told(Threatened) == Threatened(clause="ST-37", shooter=0, defender=1, action="tor-max")
    assert scene.at == (1, "parry")
    assert scene.view().defender == 1
    for other in {0, *range(2, seats)}:
        assert scene.refusal("concede", other) == ("not-your-turn", "ST-A2")


@pytest.mark.clause("ST-A2")
@pytest.mark.clause("ST-A1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_if_the_passer_shoots_the_player_to_his_left_defends(seats: int) -> None:
    scene = passed("Tor-Otto", seats, shooter="passer")
    left = 2 % seats
    assert scene.told(Threatened).defender == left
    assert scene.at == (left, "parry")
    scene.plays("concede")
    assert scene.at == (left, "serve")
    assert scene.asked() == (None, "nobody")
    assert scene.view().goals[1] == 1


@pytest.mark.clause("ST-A2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_if_the_passer_shoots_he_lays_the_free_card_and_the_player_to_his_left_serves(seats: int) -> None:
    scene = passed("Hand", seats, shooter="passer")
    assert scene.at == (1, "free")
    scene.plays("Fritz-Fritz")
    assert scene.at == (2 % seats, "serve")
    assert scene.asked() == ("fritz", "footballer")


# ---- goals


@pytest.mark.clause("ST-35")
def test_tor_is_one_goal_and_lies_face_up_before_the_scorer() -> None:
    scene = passed("Tor")
    assert scene.told(Goal) == Goal(clause="ST-35", seat=0, goals=1, action="tor")
    assert scene.view().goals == (1, 0, 0)
    assert scene.view().before == (("tor",), (), ())
    assert scene.view().action is None
    assert scene.at == (1, "serve")


@pytest.mark.clause("ST-36")
def test_zwei_tore_are_two_goals() -> None:
    scene = passed("Zwei-Tore")
    assert scene.told(Goal) == Goal(clause="ST-36", seat=0, goals=2, action="zwei-tore")
    assert scene.view().goals == (2, 0, 0)
    assert scene.view().before == (("zwei-tore",), (), ())
    assert scene.at == (1, "serve")


@pytest.mark.clause("ST-35", "ST-36", "ST-37")
def test_the_goals_of_a_player_are_the_cards_before_him() -> None:
    scene = passed("Tor", more="before 0: Zwei-Tore Tor-Max Tor Schiedsrichter; before 1: Elfmeter-Tormann")
    assert scene.view().goals == (5, 1, 0)


@pytest.mark.clause("ST-37")
def test_tor_with_a_name_is_no_goal_before_the_defender_has_decided() -> None:
    scene = passed("Tor-Max")
    assert scene.not_told(Goal)
    assert scene.view().goals == (0, 0, 0)
    assert scene.view().action == "tor-max"


@pytest.mark.clause("ST-37")
@pytest.mark.clause("ST-A35")
@pytest.mark.parametrize("action", ["tor-max", "tor-willi", "freistoss-bomber", "elfmeter-tormann"])
def test_if_nobody_prevents_it_it_counts_like_a_plain_tor(action: str) -> None:
    """Also where the defender could: seat 1 holds Max zu Max."""
    scene = passed(action.title()).plays("concede")
    assert scene.events == [Goal(clause="ST-A35", seat=0, goals=1, action=action)]  # type: ignore[arg-type]
    assert scene.view().goals == (1, 0, 0)
    assert scene.view().before == ((action,), (), ())
    assert scene.view().discards == ()
    assert scene.at == (1, "serve")
    assert scene.asked() == (None, "nobody")


@pytest.mark.clause("ST-A3")
@pytest.mark.parametrize("action", ["Tor", "Zwei-Tore", "Tor-Luigi"])
@pytest.mark.parametrize("option", OPTIONS, ids=str)
def test_after_a_goal_the_defender_restarts_with_any_card_and_must_lay_one(
    action: str, option: dict[str, str]
) -> None:
    scene = passed(action, shooter=option.get("shooter", "preceding"), parry=option.get("parry", "rules"))
    if action == "Tor-Luigi":
        scene.plays("concede")
    defender = 2 if option.get("shooter") else 1
    assert scene.at == (defender, "serve")
    assert scene.choices == set(HANDS[defender].split())
    assert scene.refusal("pass") == ("fresh-start", "ST-A18")
    (prompt,) = GAME.prompts(scene.state, defender)
    assert (prompt.ask.code, prompt.clause) == ("ask-serve-nobody", "ST-A3")
    scene.plays(HANDS[defender].split()[1])
    assert (scene.told(Laid).clause, scene.told(Laid).how) == ("ST-18", "fresh")


@pytest.mark.clause("ST-A3")
@pytest.mark.clause("ST-27", "ST-28")
def test_a_fresh_start_forgets_the_bomber_and_the_tormann_before_it() -> None:
    for card in ("Bomber:Max", "Tormann"):
        scene = Scene(f"0: Luigi-Max Luigi-Otto; 1: Bomber Tormann Otto-Max; pile: 0 {card}", "Tor")
        assert scene.plays("pass").choices == {"Bomber", "Tormann", "Otto-Max"}


@pytest.mark.clause("ST-A34")
def test_a_defender_without_a_card_that_prevents_still_concedes_himself() -> None:
    scene = passed("Tor-Willi")
    assert scene.at == (1, "parry")
    assert scene.choices == {"concede"}


# ---- where the action cards go


@pytest.mark.clause("ST-A16")
@pytest.mark.parametrize("action", ["hand", "aus", "foul", "verletzt"])
def test_an_interruption_is_discarded_face_up_before_the_free_card_is_laid(action: str) -> None:
    scene = passed(action.title())
    assert scene.told(ActionDrawn).action == action
    if action in ("foul", "verletzt"):
        assert scene.view().action == action
        assert scene.view().discards == ()
        scene.plays("decline")
    assert scene.step == "free"
    assert scene.view(2).discards == (action,)
    assert scene.view(2).action is None
    assert scene.view().before == ((), (), ())


@pytest.mark.clause("ST-A16")
def test_an_action_card_is_drawn_for_all_to_see() -> None:
    scene = passed("Tor-Max")
    (drawn,) = [told for told in scene.out.told if isinstance(told.full, ActionDrawn)]
    assert drawn.seats is None
    assert all(scene.view(seat).action == "tor-max" for seat in (-2, 0, 1, 2))


@pytest.mark.clause("ST-A17")
def test_the_discards_become_the_pile_only_when_a_card_must_be_drawn_from_none() -> None:
    scene = passed("Aus", more="actions: Aus; discards: Hand Foul Tor-Max; before 0: Tor")
    assert scene.not_told(ActionsReshuffled)
    assert (scene.view().actions_left, len(scene.view().discards)) == (0, 4)
    empty = passed(
        "Hand", more="actions: ; discards: Hand Aus Tor-Max; before 0: Tor; before 1: Schiedsrichter"
    )
    assert empty.events[:3] == [
        Passed(clause="ST-32", seat=1),
        ActionsReshuffled(clause="ST-A17", count=3),
        ActionDrawn(clause="ST-34", shooter=0, action="hand"),
    ]
    assert empty.view().actions_left == 2
    assert empty.view().discards == ("hand",)
    assert empty.view().before[:2] == (("tor",), ("schiedsrichter",))


@pytest.mark.clause("ST-A17")
@pytest.mark.parametrize("drawn", ["Tor-Max", "Hand", "Schiedsrichter"])
def test_any_discard_may_come_back_also_a_declined_schiedsrichter(drawn: str) -> None:
    scene = passed(drawn, more="actions: ; discards: Hand Schiedsrichter Tor-Max")
    assert scene.told(ActionDrawn).action == drawn.lower()


@pytest.mark.clause("ST-A17")
def test_but_never_a_scored_or_a_kept_card() -> None:
    for card in ("Tor", "Schiedsrichter"):
        with pytest.raises(NotInScript):
            passed(card, more="actions: ; discards: Hand; before 0: Tor; before 1: Schiedsrichter")
    with pytest.raises(ScriptRanOut):
        passed("", more="actions: ; discards: Hand")
