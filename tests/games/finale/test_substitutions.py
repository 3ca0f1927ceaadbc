"""Substitutions and the Schlusskarte: FI-96 to FI-105, and how they are read."""

from __future__ import annotations

import pytest

from ludofoot.core.cards import bit, size
from ludofoot.games.finale.events import AttackWon, CounterBegan, Substituted
from ludofoot.games.finale.rules.periods import begin_period
from tests.games.finale.scene import Scene


@pytest.mark.clause("FI-96", "FI-A35")
@pytest.mark.parametrize("red", [0, 1])
def test_red_begins_in_odd_periods_blue_in_even_ones_then_the_tactics(red: int) -> None:
    scene = Scene(red=red)
    assert scene.at == (red, "substitution")
    scene.plays(f"{red} no-more")
    assert scene.at == (1 - red, "substitution")
    scene.plays(f"{1 - red} no-more")
    assert scene.state.awaited() == [0, 1]
    assert scene.view().step == "tactic"
    assert scene.state.judge(0, scene.state.default(0)) is not None
    again = Scene(red=red)
    again.state.period = 1
    begin_period(again.state, again.out)
    assert again.at == (1 - red, "substitution")


@pytest.mark.clause("FI-97", "FI-98", "FI-99", "FI-A26", "FI-A35", "FI-A27")
def test_substitutes_come_on_again_and_again_and_change_the_formation() -> None:
    scene = Scene().turned(1, "kalle-knaller", 2)
    scene.side(1).yellow = bit(scene.man(1, "kalle-knaller"))
    scene.plays("1 sub kalle-knaller paul-walze defender")
    assert scene.told(Substituted) == Substituted(
        clause="FI-98", seat=1, off="kalle-knaller", on="paul-walze", line="defender"
    )
    assert [len(scene.line(1, line)) for line in range(4)] == [1, 4, 4, 2]
    assert scene.view().sides[1].substituted == ("kalle-knaller",)
    assert scene.state_of(1, "paul-walze") == 0
    assert scene.side(1).yellow == 0
    assert scene.at == (1, "substitution")
    assert scene.refusal("1 sub kalle-knaller ali-balla midfielder") == ("not-on-pitch", "FI-98")
    assert scene.refusal("1 sub stefan-sturm paul-walze defender") == ("not-on-bench", "FI-98")
    scene.plays("1 sub stefan-sturm ali-balla midfielder", "1 sub jupp-jubel simon-joker attacker")
    scene.plays("1 sub rudi-reflex bernd-schranke goalkeeper")
    assert scene.at == (0, "substitution")
    assert size(scene.side(1).pitch()) == 11


@pytest.mark.clause("FI-97", "FI-A27")
def test_with_an_empty_bench_nobody_is_asked() -> None:
    scene = (
        Scene().plays("1 no-more").bench(0, "tim-talent").plays("0 sub ole-offensiv tim-talent midfielder")
    )
    assert scene.view().step == "tactic"
    both = Scene().bench(0).bench(1)
    begin_period(both.state, both.out)
    assert both.view().step == "tactic"


@pytest.mark.clause("FI-16", "FI-100", "FI-A49")
def test_goalkeepers_replace_goalkeepers() -> None:
    scene = Scene()
    assert scene.refusal("1 sub rudi-reflex paul-walze defender") == ("keeper-for-keeper", "FI-A49")
    assert scene.refusal("1 sub manni-mauer bernd-schranke goalkeeper") == ("goal-guarded", "FI-A49")
    assert scene.refusal("1 sub rudi-reflex bernd-schranke defender") == ("keeper-line", "FI-100")
    assert scene.refusal("1 sub manni-mauer paul-walze goalkeeper") == ("keeper-line", "FI-100")
    scene.plays("1 sub rudi-reflex bernd-schranke goalkeeper")
    assert scene.line(1, 0) == ("bernd-schranke",)


@pytest.mark.clause("FI-A24", "FI-A49", "FI-A50")
def test_an_empty_goal_is_filled_at_the_cost_of_a_man_of_the_field() -> None:
    scene = Scene().without(1, "rudi-reflex", lost=True)
    assert "sub manni-mauer bernd-schranke goalkeeper" in scene.choices
    scene.plays("1 sub manni-mauer bernd-schranke goalkeeper")
    assert scene.line(1, 0) == ("bernd-schranke",)
    assert size(scene.side(1).pitch()) == 10
    only = Scene().without(1, "rudi-reflex", lost=True).bench(1, "bernd-schranke")
    assert len(only.choices) == 10 + 1


@pytest.mark.clause("FI-59", "FI-101", "FI-A46")
def test_a_lost_line_may_be_filled_with_another_kind() -> None:
    scene = Scene()
    assert scene.refusal("1 sub kalle-knaller paul-walze attacker") == ("line-not-lost", "FI-A46")
    scene.without(1, "timo-torriecher", lost=True).without(1, "stefan-sturm")
    assert "sub kalle-knaller paul-walze attacker" in scene.choices
    assert scene.refusal("1 sub karl-kante paul-walze attacker") == ("line-not-lost", "FI-A46")
    scene.plays("1 sub kalle-knaller paul-walze attacker")
    assert "sub karl-kante ali-balla attacker" in scene.choices
    assert "sub karl-kante ali-balla defender" not in scene.choices
    scene.plays("1 sub karl-kante simon-joker attacker")
    assert scene.refusal("1 sub manni-mauer ali-balla attacker") == ("line-not-lost", "FI-A46")


@pytest.mark.clause("FI-A46")
def test_a_line_emptied_by_choice_is_not_lost() -> None:
    scene = Scene().without(1, "timo-torriecher", "stefan-sturm", "kalle-knaller")
    assert scene.refusal("1 sub karl-kante ali-balla attacker") == ("line-not-lost", "FI-A46")


# ---- the Schlusskarte


@pytest.mark.clause("FI-102", "FI-A5", "FI-A6", "FI-105")
def test_the_schlusskarte_comes_when_hand_and_pile_are_empty() -> None:
    scene = Scene().kicks_off()
    assert scene.refusal("0 lay schlusskarte") == ("schlusskarte-later", "FI-A6")
    assert scene.refusal("0 lay v2b") == ("not-in-hand", "FI-36")
    scene.holds(0, "w1", "")
    assert scene.state.moves(0) == [scene.state.default(0)]
    assert scene.refusal("0 lay schlusskarte") == ("schlusskarte-later", "FI-A6")
    scene.holds(0, "", "w1")
    assert scene.state.moves(0) == []
    scene.holds(0, "", "")
    assert scene.refusal("0 lay w1") == ("only-schlusskarte", "FI-105")
    scene.plays("0 lay schlusskarte")


@pytest.mark.clause("FI-103", "FI-104", "FI-105", "FI-A7", "FI-A34", "FI-41")
def test_the_schlusskarte_is_worth_one_and_stays() -> None:
    scene = Scene().kicks_off().holds(0, "", "").holds(1, "", "")
    scene.plays("0 lay schlusskarte", "1 lay schlusskarte", luck="tie 2 1")
    assert scene.told(AttackWon) == AttackWon(clause="FI-41", attacker=0, defender=1, attempts=1)
    assert "schlusskarte" not in scene.view().sides[0].used
    scene.men(0, "uwe-umlauf").luck("roll 0 3").men(1, "moritz-motor").plays("1 counter")
    assert scene.told(CounterBegan).card == "schlusskarte"
    scene.men(1, "karl-kante").luck("roll 0 3").men(0, "lothar-lenker").kicks_off()
    scene.plays("0 lay schlusskarte", "1 lay schlusskarte", luck="tie 2 1")
    against = Scene().kicks_off().holds(0, "", "")
    against.plays("0 lay schlusskarte", "1 lay v3a", luck="any")
    assert against.told(AttackWon).attempts == 2


@pytest.mark.clause("FI-A7", "FI-80", "FI-102")
def test_the_schlusskarte_serves_in_further_attempts() -> None:
    scene = Scene().kicks_off().holds(0, "w4", "")
    scene.plays("0 lay w4", "1 lay w2", luck="any").men(0, "gerd-graetsche", "bodo-beton").luck("roll 0 3")
    scene.men(1, "jupp-jubel", "moritz-motor").plays("1 decline")
    assert scene.choices == {"lay schlusskarte"}
    scene.plays("0 lay schlusskarte", "1 keep")
    assert scene.view().card == "schlusskarte"
