"""Who attacks, the approach and the shot: FI-34 to FI-54, FI-67 to FI-79, and whom a coach may use."""

from __future__ import annotations

import pytest

from ludofoot.core.cards import bit
from ludofoot.games.finale import GAME
from ludofoot.games.finale.events import (
    AttackWon,
    AttemptBegan,
    Drawn,
    Goal,
    Picked,
    Revealed,
    Rolled,
    TieRolled,
    Turned,
)
from ludofoot.games.finale.rules.cards import ATTACK
from tests.games.finale.scene import Scene

NOTHING = "check x 3, check x 3, check x 3, check x 3, check x 3, check x 3"


@pytest.mark.clause("FI-36", "FI-37", "FI-38", "FI-39", "FI-40", "FI-44")
def test_the_higher_card_attacks_as_often_as_it_is_higher() -> None:
    scene = Scene().reveals("w4", "w2")
    assert scene.told(Revealed) == Revealed(clause="FI-37", cards=("w4", "w2"), values=(4, 2))
    assert scene.told(AttackWon) == AttackWon(clause="FI-39", attacker=0, defender=1, attempts=2)
    assert scene.view(1).sides[0].tactic == "w4"
    assert scene.told(AttemptBegan) == AttemptBegan(
        clause="FI-44", attacker=0, number=1, attempts=2, card="w4"
    )


@pytest.mark.clause("FI-38", "FI-39")
def test_the_other_side_attacks_with_the_higher_card() -> None:
    scene = Scene("w1 w3 w4", "w5 v4 v3a").reveals("w1", "w5")
    won = scene.told(AttackWon)
    assert (won.attacker, won.attempts) == (1, 4)
    assert scene.at == (1, "footballers")


@pytest.mark.clause("FI-41", "FI-42")
@pytest.mark.parametrize(("luck", "attacker"), [("tie 2 2, tie 3 1", 0), ("tie 0 0, tie 0 1", 1)])
def test_equal_cards_are_decided_by_dice(luck: str, attacker: int) -> None:
    scene = Scene("w4 w3 w1", "v4 w2 v2a").reveals("w4", "v4", luck)
    assert scene.told(AttackWon) == AttackWon(
        clause="FI-41", attacker=attacker, defender=1 - attacker, attempts=1
    )
    assert [event.clause for event in scene.all_told(TieRolled)] == ["FI-42", "FI-41"]
    assert scene.view().bonus == 0


@pytest.mark.clause("FI-43", "FI-A5")
def test_both_draw_up_to_three_before_the_approach() -> None:
    scene = Scene().reveals("w4", "w2")
    assert [side.hand_size for side in scene.view().sides] == [3, 3]
    assert [(e.seat, e.count, e.clause) for e in scene.all_told(Drawn)] == [(0, 1, "FI-43"), (1, 1, "FI-43")]
    short = Scene().kicks_off().holds(0, "w4 w3", "").holds(1, "w2 v4", "v3a")
    short.plays("0 lay w4", "1 lay w2", luck="any")
    assert [side.hand_size for side in short.view().sides] == [1, 2]
    assert [(event.seat, event.cards) for event in short.all_told(Drawn)] == [(1, ("v3a",))]


# ---- whom one may use


@pytest.mark.clause("FI-44", "FI-45", "FI-46", "FI-48", "FI-49", "FI-68")
def test_the_upper_part_says_whom_attacker_and_defender_use() -> None:
    scene = Scene("v5 w3 w1", "w2 v4 v3a").reveals("v5", "w2")
    assert scene.at == (0, "footballers")
    assert scene.view().slots == ("midfielder", "attacker")
    assert scene.view().phase == "approach"
    assert scene.refusal("0 men lothar-lenker") == ("bad-slots", "FI-46")
    assert scene.refusal("0 men rudi-reflex sven-abseits") == ("not-on-pitch", "FI-46")
    assert scene.refusal("0 men tim-talent sven-abseits") == ("not-on-pitch", "FI-46")
    assert scene.refusal("0 men bodo-beton sven-abseits") == ("wrong-kind", "FI-A29")
    assert scene.refusal("0 men - sven-abseits") == ("must-fill", "FI-A31")
    scene.men(0, "lothar-lenker", "sven-abseits")
    assert scene.told(Picked) == Picked(
        clause="FI-48",
        seat=0,
        phase="approach",
        men=("lothar-lenker", "sven-abseits"),
        used=("lothar-lenker", "sven-abseits"),
        strengths=(4, 5),
        strength=9,
    )
    assert scene.at == (1, "footballers")
    assert [prompt.clause for prompt in GAME.prompts(scene.state, 1)] == ["FI-49"]
    assert scene.view(1).slots == ("defender", "midfielder")
    assert scene.view(1).sides[0].picked == ("lothar-lenker", "sven-abseits")


@pytest.mark.clause("FI-47", "FI-A44", "FI-46")
def test_a_question_mark_is_anybody_but_the_goalkeeper() -> None:
    scene = Scene().reveals("w4", "w2")
    assert len(scene.pickable) == 10
    assert "kuno-kasten" not in scene.pickable
    assert scene.refusal("0 men kuno-kasten bodo-beton") == ("keeper-outfield", "FI-47")
    assert scene.refusal("0 men bodo-beton bodo-beton") == ("man-twice", "FI-46")


@pytest.mark.clause("FI-50", "FI-51", "FI-52", "FI-53", "FI-54", "FI-75")
@pytest.mark.parametrize(
    ("mine", "theirs", "success", "clause"),
    [(1, 1, False, "FI-54"), (2, 1, True, "FI-53"), (3, 1, True, "FI-53")],
)
def test_strengths_and_dice_decide_the_approach(mine: int, theirs: int, success: bool, clause: str) -> None:
    scene = Scene().reveals("w4", "w2").turned(0, "bodo-beton", 1)
    scene.men(0, "bodo-beton", "uwe-umlauf").luck(f"roll {mine} {theirs}, {NOTHING}")
    scene.men(1, "jupp-jubel", "heiko-haken")
    rolled = scene.told(Rolled)
    assert (rolled.strength, rolled.defence) == (6, 7)
    assert (rolled.total, rolled.defence_total) == (6 + mine, 7 + theirs)
    assert (rolled.success, rolled.clause) == (success, clause)
    assert scene.view().phase == ("shot" if success else "approach")


@pytest.mark.clause("FI-48", "FI-70", "FI-79", "FI-83", "FI-95", "FI-A8")
def test_white_markers_in_the_approach_red_ones_in_the_shot_and_none_after() -> None:
    scene = Scene().reveals("w4", "w2").men(0, "bodo-beton", "lothar-lenker")
    side = scene.side(0)
    assert side.white == bit(scene.man(0, "bodo-beton")) | bit(scene.man(0, "lothar-lenker"))
    scene.luck("roll 3 0").men(1, "karl-kante", "jupp-jubel")
    assert side.red == 0
    scene.men(0, "fred-flanke", "gerd-graetsche")
    assert side.red == bit(scene.man(0, "fred-flanke")) | bit(scene.man(0, "gerd-graetsche"))
    assert scene.view().sides[0].pitch[1].white
    scene.luck("roll 0 0, check x 0, check x 3").men(1, "moritz-motor", "rudi-reflex")
    assert side.white == side.red == scene.side(1).white == scene.side(1).red == 0
    assert (scene.at, scene.view().phase, scene.view().succeeded) == ((0, "further"), "approach", False)


@pytest.mark.clause("FI-76", "FI-79", "FI-83", "FI-95", "FI-A8", "FI-A9")
def test_after_a_goal_the_next_attempt_begins_afresh() -> None:
    scene = Scene().reveals("w4", "w2").men(0, "bodo-beton", "lothar-lenker")
    scene.luck("roll 3 0").men(1, "karl-kante", "jupp-jubel").men(0, "sven-abseits", "fred-flanke")
    scene.luck("roll 3 0").men(1, "manni-mauer", "rudi-reflex")
    assert scene.told(Goal) == Goal(clause="FI-76", seat=0, goals=(1, 0))
    view = scene.view()
    assert (scene.at, view.attempt, view.attempts) == ((0, "further"), 2, 2)
    assert (view.phase, view.card, view.succeeded, view.counter) == ("approach", None, False, False)


@pytest.mark.clause("FI-65", "FI-66", "FI-A19", "FI-78")
def test_whoever_was_used_is_turned_to_the_left() -> None:
    scene = Scene().reveals("w4", "w2").turned(0, "lothar-lenker", 3)
    scene.men(0, "bodo-beton", "lothar-lenker").luck("roll 3 0").men(1, "karl-kante", "jupp-jubel")
    turned = scene.all_told(Turned)
    assert [(e.seat, e.men, e.strengths, e.clause, e.left) for e in turned] == [
        (0, ("bodo-beton", "lothar-lenker"), (3, 4), "FI-65", True),
        (1, ("karl-kante", "jupp-jubel"), (3, 2), "FI-65", True),
    ]
    assert (scene.state_of(0, "bodo-beton"), scene.state_of(0, "lothar-lenker")) == (1, 0)
    assert scene.state_of(0, "sven-abseits") == 0
    scene.men(0, "fred-flanke", "gerd-graetsche").luck("roll 0 0").men(1, "moritz-motor", "rudi-reflex")
    assert [e.clause for e in scene.all_told(Turned)] == ["FI-78", "FI-78"]
    assert scene.state_of(1, "rudi-reflex") == 1


# ---- the shot


@pytest.mark.clause("FI-67", "FI-68", "FI-69", "FI-45", "FI-A15")
def test_a_card_without_approach_is_a_shot_at_once() -> None:
    scene = Scene("w1 w3 w4", "v4 w2 v3a").kicks_off().holds(1, "", "")
    scene.plays("0 lay w1", "1 lay schlusskarte", luck="tie 2 1, any")
    assert (scene.view().phase, scene.view().slots) == ("shot", ("anybody",))
    scene.men(0, "sven-abseits")
    assert scene.told(Picked).clause == "FI-68"
    assert scene.view(1).slots == ("goalkeeper",)
    assert scene.choices == {"men rudi-reflex"}
    scene.luck("roll 0 3").men(1, "rudi-reflex")
    assert scene.view().step != "counter"
    assert scene.view().period == 2


@pytest.mark.clause("FI-35", "FI-53", "FI-71")
def test_who_took_part_in_the_approach_may_not_shoot() -> None:
    scene = Scene().reveals("w4", "w2").men(0, "bodo-beton", "lothar-lenker")
    scene.luck("roll 3 0").men(1, "karl-kante", "jupp-jubel")
    assert scene.refusal("0 men bodo-beton sven-abseits") == ("already-marked", "FI-71")
    assert scene.pickable.isdisjoint({"bodo-beton", "lothar-lenker"})
    scene.men(0, "sven-abseits", "fred-flanke")
    assert scene.refusal("1 men karl-kante rudi-reflex") == ("already-marked", "FI-71")


@pytest.mark.clause("FI-72", "FI-A32", "FI-A33")
def test_an_arrow_frees_all_men_of_that_kind_on_the_attackers_side() -> None:
    scene = Scene("v5 w3 w1", "w2 v4 v3a").reveals("v5", "w2")
    assert [scene.state.arrow_of(seat) for seat in range(2)] == [0, 0]
    scene.men(0, "lothar-lenker", "sven-abseits").luck("roll 3 0, check x 0").men(
        1, "manni-mauer", "jupp-jubel"
    )
    assert scene.choices == {"men sven-abseits", "men fred-flanke"}
    assert [scene.state.arrow_of(seat) for seat in range(2)] == [ATTACK, 0]
    assert scene.state_of(0, "sven-abseits") == 1
    scene.men(0, "sven-abseits")
    scene.luck("roll 0 0, check x 0").men(1, "rudi-reflex")
    assert scene.state_of(0, "sven-abseits") == 2


@pytest.mark.clause("FI-72")
def test_without_an_arrow_nobody_is_used_again() -> None:
    scene = Scene("v4 w3 w1", "w2 w5 v3a").reveals("v4", "w2").men(0, "lothar-lenker", "kai-kurzpass")
    scene.luck("roll 3 0").men(1, "jupp-jubel", "karl-kante")
    scene.side(0).white |= scene.side(0).attack
    assert scene.choices == {"men -"}


@pytest.mark.clause("FI-74", "FI-75", "FI-76", "FI-53")
@pytest.mark.parametrize(("mine", "theirs", "goals"), [(0, 0, 1), (0, 1, 0), (0, 2, 0), (1, 0, 1)])
def test_a_goal_needs_a_higher_total(mine: int, theirs: int, goals: int) -> None:
    scene = Scene("w1 w3 w4", "v4 w2 v3a").kicks_off().holds(1, "", "")
    scene.plays("0 lay w1", "1 lay schlusskarte", luck="tie 2 1, any")
    scene.men(0, "sven-abseits").luck(f"roll {mine} {theirs}").men(1, "rudi-reflex")
    rolled = scene.told(Rolled)
    assert (rolled.strength, rolled.defence, rolled.clause) == (5, 4, "FI-75")
    assert rolled.success == bool(goals)
    assert scene.view().sides[0].goals == goals
    assert [event.goals for event in scene.all_told(Goal)] == [(1, 0)] * goals


# ---- missing men


@pytest.mark.clause("FI-A29", "FI-73", "FI-A30", "FI-A31")
def test_a_thin_line_leaves_slots_empty_unless_a_man_was_lost() -> None:
    thin = Scene("v4 w3 w1", "w2 w5 v3a").reveals("v4", "w2")
    thin.without(0, "kai-kurzpass", "bert-laufwunder", "ole-offensiv")
    assert thin.choices == {"men lothar-lenker -", "men - lothar-lenker"}
    assert thin.refusal("0 men lothar-lenker bodo-beton") == ("wrong-kind", "FI-A29")
    assert thin.refusal("0 men - -") == ("must-fill", "FI-A31")
    lost = Scene("v4 w3 w1", "w2 w5 v3a").reveals("v4", "w2")
    lost.without(0, "kai-kurzpass", "bert-laufwunder").without(0, "ole-offensiv", lost=True)
    assert "men lothar-lenker bodo-beton" in lost.choices
    assert "men lothar-lenker -" in lost.choices
    assert lost.refusal("0 men bodo-beton sven-abseits") == ("must-fill", "FI-A31")
    assert lost.refusal("0 men lothar-lenker kuno-kasten") == ("keeper-outfield", "FI-47")
    assert len(lost.pickable) == 7
    lost.men(0, "bodo-beton", "lothar-lenker")
    assert lost.told(Picked).strength == 8


@pytest.mark.clause("FI-A31", "FI-73")
def test_others_are_taken_only_where_their_own_kind_cannot_fill_the_slots() -> None:
    scene = Scene("v3a w3 w1", "w2 w5 v5").reveals("v3a", "w2").without(0, "uwe-umlauf", lost=True)
    assert scene.view().slots == ("defender", "midfielder", "attacker")
    assert scene.refusal("0 men sven-abseits lothar-lenker fred-flanke") == ("own-kind-first", "FI-A31")
    short = Scene("v3a w3 w1", "w2 w5 v5").reveals("v3a", "w2")
    short.without(0, "uwe-umlauf", "bodo-beton", "gerd-graetsche", "horst-holzer", lost=True)
    short.without(0, "sven-abseits")
    assert short.refusal("0 men fred-flanke lothar-lenker -") == ("must-fill", "FI-A31")
    assert "men kai-kurzpass lothar-lenker fred-flanke" in short.choices
    assert "men - lothar-lenker fred-flanke" in short.choices


@pytest.mark.clause("FI-73", "FI-71", "FI-A29")
def test_in_the_shot_nobody_stands_in_with_a_marker() -> None:
    scene = Scene("v4 w3 w1", "w2 w5 v3a").reveals("v4", "w2").men(0, "lothar-lenker", "kai-kurzpass")
    scene.luck("roll 3 0").men(1, "jupp-jubel", "karl-kante").without(0, "sven-abseits", lost=True)
    scene.without(0, "fred-flanke")
    assert "lothar-lenker" not in scene.pickable
    assert {"bodo-beton", "ole-offensiv"} <= scene.pickable
    assert scene.refusal("0 men lothar-lenker") == ("already-marked", "FI-71")


@pytest.mark.clause("FI-A23", "FI-A31", "FI-46")
def test_an_empty_goal_may_be_guarded_by_anybody_without_a_marker() -> None:
    scene = Scene().reveals("w4", "w2").men(0, "bodo-beton", "lothar-lenker")
    scene.luck("roll 3 0").men(1, "karl-kante", "jupp-jubel").men(0, "fred-flanke", "gerd-graetsche")
    scene.without(1, "rudi-reflex", lost=True)
    assert scene.view(1).slots == ("anybody", "goalkeeper")
    assert "men manni-mauer fritz-foul" in scene.choices
    assert "men manni-mauer -" in scene.choices
    assert "karl-kante" not in scene.pickable
    assert scene.refusal("1 men - manni-mauer") == ("must-fill", "FI-A31")
    scene.luck("roll 0 2, check x 0").men(1, "manni-mauer", "fritz-foul")
    assert scene.told(Rolled).defence == 4 + 5
    assert scene.state_of(1, "fritz-foul") == 1


@pytest.mark.clause("FI-A23", "FI-52", "FI-65", "FI-78")
def test_an_unguarded_goal_counts_nothing_but_the_die() -> None:
    scene = Scene("w1 w3 w4", "v4 w2 v3a").kicks_off().holds(1, "", "")
    scene.plays("0 lay w1", "1 lay schlusskarte", luck="tie 2 1, any").men(0, "uwe-umlauf")
    scene.without(1, "rudi-reflex", lost=True).luck("roll 0 3").men(1, "-")
    rolled = scene.told(Rolled)
    assert (rolled.defence, rolled.defence_total, rolled.success) == (0, 3, False)
    assert [event.seat for event in scene.all_told(Turned)] == [0]
    guarded = Scene("w1 w3 w4", "v4 w2 v3a").kicks_off().holds(1, "", "")
    guarded.plays("0 lay w1", "1 lay schlusskarte", luck="tie 2 1, any").men(0, "uwe-umlauf")
    assert guarded.refusal("1 men manni-mauer") == ("wrong-kind", "FI-A29")


@pytest.mark.clause("FI-A46")
def test_a_man_counts_as_the_kind_of_the_line_in_which_he_stands() -> None:
    scene = Scene("v5 w3 w1", "w2 v4 v3a").kicks_off()
    side = scene.side(0)
    side.attack = bit(scene.man(0, "tim-talent"))
    side.bench &= ~bit(scene.man(0, "tim-talent"))
    side.substituted |= bit(scene.man(0, "sven-abseits")) | bit(scene.man(0, "fred-flanke"))
    lines = [man.line for man in scene.view().sides[0].pitch]
    assert lines == ["goalkeeper", *["defender"] * 4, *["midfielder"] * 4, "attacker"]
    scene.plays("0 lay v5", "1 lay w2", luck="any, any")
    assert "men lothar-lenker tim-talent" in scene.choices
    assert scene.refusal("0 men tim-talent lothar-lenker")[0] == "wrong-kind"
