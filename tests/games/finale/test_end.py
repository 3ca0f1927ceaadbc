"""The end, extra time, penalties, and what is done for the absent: FI-85, FI-106 to FI-121, FI-A58."""

from __future__ import annotations

import pytest

from ludofoot.core.cards import bit, listed, size
from ludofoot.core.chance import FastChance
from ludofoot.core.records import LEGAL
from ludofoot.games.finale import GAME
from ludofoot.games.finale.events import (
    Chosen,
    Drawn,
    ExtraTime,
    LastRolled,
    MatchOver,
    Penalties,
    Penalty,
    SeriesBegan,
    ShootersShown,
    StandInNamed,
    StartRolled,
    SuddenDeath,
    SymbolChecked,
    Turned,
)
from ludofoot.games.finale.records import CARDS
from ludofoot.games.finale.rules.cards import NONE
from ludofoot.games.finale.rules.choices import default_order
from ludofoot.games.finale.rules.names import card_of, names_of
from ludofoot.games.finale.rules.periods import attack_over
from tests.games.finale.scene import Scene
from tests.games.finale.test_setup import BLUE, RED

BLUE_FIVE = "sven-abseits fred-flanke lothar-lenker bodo-beton horst-holzer"
RED_FIVE = "timo-torriecher stefan-sturm kalle-knaller moritz-motor manni-mauer"
BLUE_REST = "kai-kurzpass bert-laufwunder ole-offensiv gerd-graetsche uwe-umlauf"
RED_REST = "dirk-doppelpass heiko-haken jupp-jubel karl-kante fritz-foul"


def ending(period: int, goals: tuple[int, int], luck: str = "") -> Scene:
    """The last attempt of this period is over."""
    scene = Scene().luck(luck)
    scene.state.period = period
    scene.side(0).goals, scene.side(1).goals = goals
    scene.state.attempt = scene.state.attempts = 1
    scene.out.told.clear()
    attack_over(scene.state, scene.out)
    return scene


def penalties(luck: str = "", *men: tuple[int, str]) -> Scene:
    """Level after extra time, without these men."""
    scene = Scene().luck(luck)
    for seat, name in men:
        scene.without(seat, name, lost=True)
    scene.state.period = 8
    scene.state.attempt = scene.state.attempts = 1
    scene.out.told.clear()
    attack_over(scene.state, scene.out)
    return scene


MISS = "penalty 0 3"
HIT = "penalty 3 0"


@pytest.mark.clause("FI-85", "FI-106", "FI-34", "FI-A54")
@pytest.mark.parametrize(("goals", "winner"), [((2, 1), 0), ((0, 3), 1)])
def test_after_six_periods_more_goals_win(goals: tuple[int, int], winner: int) -> None:
    scene = ending(6, goals)
    assert scene.told(MatchOver) == MatchOver(clause="FI-106", goals=goals, penalties=(0, 0), winner=winner)
    assert scene.outcome.winners == (winner,)
    assert scene.outcome.scores == goals
    assert scene.outcome.places == ((1, 2) if winner == 0 else (2, 1))
    assert scene.state.awaited() == []
    assert (scene.view().winner, scene.view().turn) == (winner, None)


@pytest.mark.clause("FI-34", "FI-85")
@pytest.mark.parametrize("period", [1, 2, 3, 4, 5, 7])
def test_no_lead_ends_the_match_before(period: int) -> None:
    scene = ending(period, (5, 0))
    assert scene.state.outcome() is None
    assert scene.view().period == period + 1


@pytest.mark.clause("FI-107", "FI-108", "FI-109", "FI-110", "FI-111", "FI-A36", "FI-A52")
def test_a_tie_leads_to_extra_time_with_the_white_cards() -> None:
    scene = Scene().luck("draw 0 w5 v4 w1, draw 1 w5 w4 w3")
    scene.holds(0, "v4", "v3a").holds(1, "", "")
    for seat in range(2):
        scene.side(seat).shown = scene.side(seat).used
    scene.turned(0, "bodo-beton", 2)
    scene.state.period, scene.state.attempt, scene.state.attempts = 6, 1, 1
    scene.out.told.clear()
    attack_over(scene.state, scene.out)
    assert scene.told(ExtraTime) == ExtraTime(clause="FI-107", piles=(7, 5))
    assert [(event.clause, event.lucky) for event in scene.all_told(Drawn)] == [("FI-111", True)] * 2
    assert set(scene.view(0).hand) == {"w5", "v4", "w1"}
    assert set(scene.view(0).pile) == {"w4", "w3", "w2", "v3a"}
    assert set(scene.view(0).sides[0].used) == {"v5", "v3b", "v2a", "v2b"}
    assert (scene.view().period, scene.view().minute) == (7, 105)
    assert scene.state_of(0, "bodo-beton") == 2
    assert scene.view().sides[0].bench


@pytest.mark.clause("FI-109", "FI-A36", "FI-A52")
def test_in_the_variant_white_cards_never_chosen_come_too_and_all_is_shuffled() -> None:
    plan = "r5 b5 r4 b4 r3a r3b b3a r2a r2b b2a w1"
    scene = Scene(decks="variant").plays(f"0 plan {plan}", f"1 plan {plan}")
    scene.state.period, scene.state.attempt, scene.state.attempts = 6, 1, 1
    scene.luck("any, any, any, any, any, any")
    attack_over(scene.state, scene.out)
    assert not scene.view(0).ordered
    assert {*scene.view(0).hand, *scene.view(0).pile} == {*plan.split(), "w5", "w4", "w3", "w2"}


@pytest.mark.clause("FI-A36", "FI-A54")
def test_the_other_may_hold_what_his_deck_has_left_and_in_extra_time_every_white_card() -> None:
    plan = "r5 b5 r4 b4 r3a r3b b3a r2a r2b b2a w1"
    scene = Scene(decks="variant").plays(f"0 plan {plan}", f"1 plan {plan}")

    def believed(seed: int) -> set[str]:
        state = GAME.imagine(scene.view(0), FastChance(seed))
        assert GAME.view(state, 0) == scene.view(0)
        other = state.side(1)
        return {CARDS[card] for card in (*listed(other.hand | other.loose), *other.order)}

    assert {len(believed(seed)) for seed in range(9)} == {11}
    scene.state.period, scene.state.attempt, scene.state.attempts = 6, 1, 1
    scene.luck("any, any, any, any, any, any")
    attack_over(scene.state, scene.out)
    assert {len(believed(seed)) for seed in range(9)} == {15}
    assert all(believed(seed) >= {"w5", "w4", "w3", "w2", "w1"} for seed in range(9))


@pytest.mark.clause("FI-108", "FI-112", "FI-106")
def test_after_extra_time_more_goals_win_or_penalties_follow() -> None:
    assert ending(8, (1, 2)).outcome.clause == "FI-108"
    scene = ending(8, (2, 2))
    assert scene.told(Penalties) == Penalties(clause="FI-112")
    assert scene.view().step == "shooters"


# ---- penalties


@pytest.mark.clause("FI-114", "FI-A40", "FI-A53")
def test_five_shooters_in_order_are_named_in_secret() -> None:
    scene = penalties()
    assert scene.state.awaited() == Scene(teams="free").state.awaited() == [0, 1]
    for text, refusal in (
        ("sven-abseits fred-flanke", ("bad-shooters", "FI-114")),
        (f"{BLUE_FIVE} kai-kurzpass", ("bad-shooters", "FI-114")),
        (BLUE_FIVE.replace("bodo-beton", "kuno-kasten"), ("keeper-shoots-not", "FI-114")),
        (BLUE_FIVE.replace("bodo-beton", "sven-abseits"), ("man-twice", "FI-114")),
        (BLUE_FIVE.replace("bodo-beton", "tim-talent"), ("not-on-pitch", "FI-114")),
        (RED_FIVE, ("not-on-pitch", "FI-114")),
    ):
        assert scene.refusal(f"0 shooters {text}") == refusal
    scene.plays(f"0 shooters {BLUE_FIVE}")
    assert scene.events == [Chosen(clause="FI-114", seat=0, choice="shooters")]
    assert scene.view(1).sides[0].shooters == ()
    assert scene.view(1).sides[0].chosen
    assert list(scene.view(0).choice) == BLUE_FIVE.split()


@pytest.mark.clause("FI-114", "FI-115", "FI-116", "FI-117", "FI-118", "FI-119", "FI-113", "FI-A39", "FI-A53")
def test_shooters_and_goalkeepers_add_strength_and_die() -> None:
    luck = f"start 1 1, start 2 1, penalty 0 0, penalty 1 0, {HIT}, {MISS}, {HIT}, {MISS}, {HIT}, {MISS}"
    scene = penalties().turned(0, "kuno-kasten", 0).turned(0, "sven-abseits", 1)
    scene.plays(f"0 shooters {BLUE_FIVE}", f"1 shooters {RED_FIVE}", luck=luck)
    assert {event.clause for event in scene.all_told(ShootersShown)} == {"FI-114"}
    assert [event.men for event in scene.all_told(ShootersShown)] == [
        tuple(BLUE_FIVE.split()),
        tuple(RED_FIVE.split()),
    ]
    assert [event.rolls for event in scene.all_told(StartRolled)] == [(1, 1), (2, 1)]
    assert {event.clause for event in scene.all_told(StartRolled)} == {"FI-115"}
    assert {event.clause for event in scene.all_told(Penalty)} == {"FI-118"}
    assert scene.told(SeriesBegan) == SeriesBegan(clause="FI-115", series=1, shots=5, first=0)
    first, second, *_ = scene.all_told(Penalty)
    assert (first.seat, first.man, first.strength, first.keeper, first.keeper_strength, first.scored) == (
        0, "sven-abseits", 3, "rudi-reflex", 4, False,
    )  # fmt: skip
    assert (second.seat, second.man, second.strength, second.keeper_strength, second.scored) == (
        1, "timo-torriecher", 5, 4, True,
    )  # fmt: skip
    assert scene.all_told(SymbolChecked) == []
    turns = scene.all_told(Turned)
    assert {event.left for event in turns} == {False}
    assert {event.clause for event in turns} == {"FI-119"}
    assert turns[0].men == ("rudi-reflex",)
    assert scene.state_of(0, "sven-abseits") == 1


@pytest.mark.clause("FI-119", "FI-A39")
def test_the_goalkeeper_is_turned_to_the_right_after_each_shot() -> None:
    scene = penalties()
    side = scene.side(1)
    seen = []
    for _ in range(5):
        side.turn_right(side.goal)
        seen.append(scene.state_of(1, "rudi-reflex"))
    assert seen == [3, 2, 1, 0, 3]


@pytest.mark.clause("FI-106", "FI-108", "FI-115", "FI-120", "FI-118", "FI-A53")
@pytest.mark.parametrize(("start", "winner", "score"), [("start 2 1", 0, (3, 0)), ("start 1 2", 1, (0, 3))])
def test_a_series_ends_when_one_can_no_longer_be_caught(
    start: str, winner: int, score: tuple[int, int]
) -> None:
    luck = f"{start}, {HIT}, {MISS}, {HIT}, {MISS}, {HIT}, {MISS}"
    scene = penalties().plays(f"0 shooters {BLUE_FIVE}", f"1 shooters {RED_FIVE}", luck=luck)
    assert scene.outcome.winners == (winner,)
    assert scene.outcome.clause == "FI-120"
    assert scene.outcome.scores == (0, 0)
    assert scene.told(MatchOver).penalties == score
    assert scene.script.left() == []


@pytest.mark.clause("FI-120")
def test_a_lead_that_can_be_caught_does_not_end_it() -> None:
    luck = f"start 2 1, {HIT}, {MISS}, {HIT}, {MISS}, {MISS}, {HIT}, {MISS}, {HIT}, {MISS}, {MISS}"
    scene = penalties().plays(f"0 shooters {BLUE_FIVE}", f"1 shooters {RED_FIVE}", luck=luck)
    assert scene.state.outcome() is None
    assert scene.view().series == 2


LEVEL = ", ".join([f"{MISS}, {MISS}"] * 5)


@pytest.mark.clause("FI-121", "FI-114", "FI-A53", "FI-A41", "FI-115")
def test_a_level_series_is_followed_by_the_others_and_then_by_sudden_death() -> None:
    scene = penalties().plays(f"0 shooters {BLUE_FIVE}", f"1 shooters {RED_FIVE}", luck=f"start 1 2, {LEVEL}")
    assert scene.view().series == 2
    assert scene.refusal(f"0 shooters {BLUE_FIVE}") == ("has-shot", "FI-121")
    luck = f"{LEVEL}, {MISS}, {MISS}, {HIT}, {MISS}"
    scene.plays(f"0 shooters {BLUE_REST}", f"1 shooters {RED_REST}", luck=luck)
    assert {event.clause for event in scene.all_told(ShootersShown)} == {"FI-121"}
    assert scene.all_told(StartRolled) == []
    assert scene.told(SeriesBegan).first == 1
    assert scene.told(SuddenDeath) == SuddenDeath(clause="FI-A41", first=1)
    last = scene.all_told(Penalty)[-4:]
    assert [event.man for event in last] == [
        "timo-torriecher",
        "sven-abseits",
        "stefan-sturm",
        "fred-flanke",
    ]
    assert (scene.outcome.winners, scene.outcome.clause) == ((1,), "FI-A41")


@pytest.mark.clause("FI-115", "FI-120", "FI-A41")
@pytest.mark.parametrize("winner", [0, 1])
def test_sudden_death_is_won_by_whoever_scores_alone(winner: int) -> None:
    scene = penalties().plays(f"0 shooters {BLUE_FIVE}", f"1 shooters {RED_FIVE}", luck=f"start 2 1, {LEVEL}")
    last = f"{HIT}, {MISS}" if winner == 0 else f"{MISS}, {HIT}"
    luck = f"{LEVEL}, {HIT}, {HIT}, {last}"
    scene.plays(f"0 shooters {BLUE_REST}", f"1 shooters {RED_REST}", luck=luck)
    assert scene.outcome.winners == (winner,)
    assert [side.shots for side in scene.view().sides] == [2, 2]
    assert (scene.view().series, scene.view().to_shoot) == (3, 5)


@pytest.mark.clause("FI-A41")
def test_sudden_death_starts_again_and_ends_with_the_dice() -> None:
    scene = penalties().plays(f"0 shooters {BLUE_FIVE}", f"1 shooters {RED_FIVE}", luck=f"start 1 2, {LEVEL}")
    pairs = ", ".join([f"{MISS}, {MISS}"] * 20)
    luck = f"{LEVEL}, {pairs}, last 2 2, last 3 1"
    scene.plays(f"0 shooters {BLUE_REST}", f"1 shooters {RED_REST}", luck=luck)
    shots = scene.all_told(Penalty)
    assert len(shots) == 10 + 40
    assert shots[10].man == shots[30].man == "timo-torriecher"
    assert shots[20].man == "dirk-doppelpass"
    assert [(event.clause, event.rolls) for event in scene.all_told(LastRolled)] == [
        ("FI-A41", (2, 2)),
        ("FI-A41", (3, 1)),
    ]
    assert [side.shots for side in scene.view().sides] == [20, 20]
    assert scene.outcome.winners == (0,)
    assert scene.script.left() == []


@pytest.mark.clause("FI-A40", "FI-A41", "FI-121")
def test_both_sides_shoot_as_often_as_the_smaller_one_can() -> None:
    gone = [(0, name) for name in BLUE_REST.split()[:4]]
    scene = penalties("", *gone, (0, "horst-holzer"), (0, "bodo-beton"), (0, "lothar-lenker"))
    assert scene.refusal(f"1 shooters {RED_FIVE}") == ("bad-shooters", "FI-A40")
    three = "sven-abseits fred-flanke uwe-umlauf"
    luck = f"start 2 1, {', '.join([MISS] * 6)}, {HIT}, {MISS}"
    scene.plays(f"0 shooters {three}", "1 shooters timo-torriecher stefan-sturm kalle-knaller", luck=luck)
    assert scene.told(SeriesBegan).shots == 3
    assert scene.told(SuddenDeath).first == 0
    assert scene.all_told(Penalty)[6].man == "sven-abseits"
    assert (scene.outcome.winners, scene.outcome.clause) == ((0,), "FI-A41")


@pytest.mark.clause("FI-114", "FI-121", "FI-A40", "FI-A41", "FI-A53")
def test_a_side_without_shooters_shoots_with_nothing() -> None:
    scene = penalties("", *[(0, name) for name in (*BLUE_FIVE.split(), *BLUE_REST.split())])
    assert scene.state.awaited() == [1]
    assert scene.view(1).to_shoot == 0
    assert scene.refusal(f"1 shooters {RED_FIVE}") == ("bad-shooters", "FI-A40")
    scene.plays(f"1 shooters {RED_FIVE} {RED_REST}", luck=f"start 2 1, penalty 3 0, {HIT}")
    assert scene.told(ShootersShown).seat == 1
    assert scene.all_told(SeriesBegan) == []
    first, second = scene.all_told(Penalty)
    assert (first.seat, first.man, first.strength, first.scored) == (0, None, 0, False)
    assert (second.man, second.scored) == ("timo-torriecher", True)
    assert scene.outcome.winners == (1,)


@pytest.mark.clause("FI-A40", "FI-A41")
def test_two_sides_without_anybody_go_straight_to_the_end() -> None:
    nobody = [(0, name) for name in (*BLUE_FIVE.split(), *BLUE_REST.split())]
    nobody += [(1, name) for name in (*RED_FIVE.split(), *RED_REST.split())]
    luck = ", ".join(["start 2 1", *["penalty 3 0, penalty 3 0"] * 20, "last 0 1"])
    scene = penalties(luck, *nobody)
    assert scene.outcome.winners == (1,)


@pytest.mark.clause("FI-A53", "FI-A23", "FI-112", "FI-116")
def test_an_empty_goal_may_have_a_stand_in_who_does_not_shoot() -> None:
    scene = penalties("", (0, "kuno-kasten"))
    assert scene.state.awaited() == [0]
    assert (scene.view().step, scene.view().turn) == ("stand-in", None)
    assert len(scene.choices) == 11
    assert scene.refusal("0 stand-in hans-greifhain") == ("not-on-pitch", "FI-A53")
    scene.plays("0 stand-in bodo-beton")
    assert scene.told(StandInNamed) == StandInNamed(clause="FI-A53", seat=0, man="bodo-beton")
    assert scene.refusal(f"0 shooters {BLUE_FIVE}") == ("stand-in-shoots-not", "FI-A53")
    shooters = BLUE_FIVE.replace("bodo-beton", "uwe-umlauf")
    luck = f"start 1 2, {', '.join([HIT, MISS] * 3)}"
    scene.plays(f"0 shooters {shooters}", f"1 shooters {RED_FIVE}", luck=luck)
    first = scene.all_told(Penalty)[0]
    assert (first.keeper, first.keeper_strength) == ("bodo-beton", 4)
    assert scene.state_of(0, "bodo-beton") == 1


@pytest.mark.clause("FI-A39", "FI-A53")
def test_two_stand_ins_are_shown_together_and_nobody_guards_with_nothing() -> None:
    scene = penalties("", (0, "kuno-kasten"), (1, "rudi-reflex"))
    assert scene.state.awaited() == [0, 1]
    scene.plays("0 stand-in -")
    assert scene.events == [Chosen(clause="FI-A53", seat=0, choice="stand-in")]
    assert scene.view(1).sides[0].chosen
    assert scene.view(0).choice == ("-",)
    assert scene.all_told(StandInNamed) == []
    scene.plays("1 stand-in karl-kante")
    assert [event.man for event in scene.all_told(StandInNamed)] == [None, "karl-kante"]
    luck = f"start 1 2, {', '.join(['penalty 0 1', MISS] * 3)}"
    scene.plays(f"0 shooters {BLUE_FIVE}", f"1 shooters {RED_FIVE}", luck=luck)
    first = scene.all_told(Penalty)[0]
    assert (first.keeper, first.keeper_strength, first.scored) == (None, 0, True)


# ---- defaults


@pytest.mark.clause("FI-17", "FI-A58", "FI-D3")
def test_what_is_done_for_the_absent() -> None:
    free = Scene(teams="free", decks="variant")
    assert free.default_text == f"team {BLUE}"
    free.default()
    assert free.default_text == f"team {RED}"
    free.default()
    assert free.default_text == "plan w5 w4 w3 w2 w1 v5 v4 v3a v3b v2a v2b"
    preset = Scene(decks="presets")
    assert preset.default_text == "deck violet"
    scene = Scene("w3 v3a w1", "w2 v4 w4")
    assert scene.default_text == "no-more"
    assert default_order(scene.state, 0) == default_order(preset.state, 0) == ()
    scene.kicks_off()
    assert scene.default_text == "lay w3"
    assert Scene("w1 w3 v3b", "w2 v4 w4").kicks_off().default_text == "lay w3"
    assert Scene("w1 v3b v4", "w2 w5 w4").kicks_off().default_text == "lay v4"
    scene.plays("0 lay w3")
    assert scene.default_text == "lay w4"
    scene.default(luck="any, any")
    assert scene.default_text == "men fritz-foul timo-torriecher"


@pytest.mark.clause("FI-A58", "FI-D2", "FI-D3")
def test_the_absent_replace_counter_and_keep() -> None:
    scene = Scene().reveals("w4", "w2").turned(0, "lothar-lenker", 2).luck("roll 0 3, check x 2")
    scene.men(0, "lothar-lenker", "uwe-umlauf").men(1, "karl-kante", "moritz-motor")
    assert scene.default_text == "on tim-talent midfielder"
    scene.bench(0, "hans-greifhain", "erwin-pfosten")
    assert scene.default_text == "on erwin-pfosten attacker"
    scene.default()
    assert scene.default_text == "counter"
    scene.plays("1 decline").plays("0 lay w3", luck="any")
    assert scene.default_text == "keep"
    stand_in = penalties("", (0, "kuno-kasten"))
    assert stand_in.default_text == "stand-in horst-holzer"
    shooters = penalties()
    assert (
        shooters.default_text == "shooters horst-holzer sven-abseits bodo-beton gerd-graetsche lothar-lenker"
    )
    assert shooters.state.judge(0, shooters.state.default(0)) == LEGAL


@pytest.mark.clause("FI-D2", "FI-A58")
def test_the_strongest_is_the_first_of_equals() -> None:
    side = Scene().side(0)
    names = [names_of(side, bit(side.strongest(side.line(line)))) for line in range(4)]
    assert names == [("kuno-kasten",), ("horst-holzer",), ("lothar-lenker",), ("sven-abseits",)]
    assert side.strongest(0) == NONE


@pytest.mark.clause("FI-A58", "FI-A23", "FI-73")
def test_the_absent_take_stand_ins_too() -> None:
    scene = Scene("v4 w3 w1", "w2 w5 v3a").reveals("v4", "w2")
    scene.without(0, "kai-kurzpass", "bert-laufwunder").without(0, "ole-offensiv", lost=True)
    assert scene.default_text == "men lothar-lenker horst-holzer"


@pytest.mark.clause("FI-A54")
def test_what_was_used_in_the_six_periods_is_remembered() -> None:
    scene = Scene().reveals("w4", "w2")
    assert scene.view(1).sides[0].shown == ("w4",)
    assert scene.view(1).winner is None
    late = Scene()
    late.state.period = 7
    late.reveals("w4", "w2")
    assert late.view(1).sides[0].shown == ()
    assert bit(card_of("w4")) & late.side(0).used
    assert size(late.side(0).used) == 1
    assert late.state.injured == NONE
