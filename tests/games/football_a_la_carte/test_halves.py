"""The end of a half, half-time, the second half and the result."""

from __future__ import annotations

import pytest

from ludofoot.core.records import Outcome
from ludofoot.games.football_a_la_carte.events import (
    Drew,
    EndsChanged,
    GameOver,
    Goal,
    HalfTime,
    KickedOff,
    LastTurn,
    PenaltyGiven,
    PileCut,
    StoppedAtTheWhistle,
)
from tests.games.football_a_la_carte.scene import Scene

FOUR = "Left-2-hand Left-2-blue Left-3-hand Left-3-red"
FIVE = f"{FOUR} Left-3-blue"
HANDS = "0: Straight-2-red Straight-3-red; 1: Straight-4-red Straight-5-red"

# ---- the last turn


@pytest.mark.clause("FC-75", "FC-76", "FC-A28", "FC-A32")
@pytest.mark.parametrize("half", [1, 2])
@pytest.mark.parametrize(("pile", "last"), [(FIVE, False), (FOUR, True), ("Left-2-hand", True)])
def test_three_cards_or_fewer_make_the_next_turn_the_last(half: int, pile: str, last: bool) -> None:
    scene = Scene(HANDS, ball="e6", pile=pile, half=half).plays("Straight-2-red")
    assert scene.at == (1, "play")
    assert scene.view().last_turn == last
    told = [event for event in scene.events if isinstance(event, LastTurn)]
    assert told == ([LastTurn(clause="FC-76", seat=1)] if last else [])


@pytest.mark.clause("FC-76", "FC-A28", "FC-79", "FC-A30")
def test_after_the_last_turn_the_half_ends() -> None:
    scene = Scene(HANDS, ball="e6", pile=FOUR).plays("Straight-2-red", "Straight-4-red")
    assert scene.told(HalfTime).clause == "FC-83"
    assert scene.view().half == 2
    assert scene.at == (1, "kick-off")
    assert not scene.view().last_turn


@pytest.mark.clause("FC-A28", "FC-A30")
def test_the_last_player_draws_what_is_there() -> None:
    scene = Scene(HANDS, ball="e6", pile="Left-2-hand", last=True, half=2).plays("Straight-2-red")
    assert scene.told(Drew).count == 1
    assert scene.state.awaited() == []
    scene = Scene(HANDS, ball="e6", pile="", last=True, half=2).plays("Straight-2-red")
    assert "Drew" not in scene.names


@pytest.mark.clause("FC-A28", "FC-A48")
@pytest.mark.parametrize(
    ("hand", "how", "moves"),
    [
        ("Straight-2-red", {"ball": "a6", "step": "throw-in"}, ("throw b6", "Straight-2-red")),
        ("Straight-2-red", {"step": "kick-off"}, ("Straight-2-red from e8",)),
        ("Straight-2-red", {"step": "clear", "side": "area"}, ("Straight-2-red from c1",)),
        ("Straight-2-red Free-kick-2", {"ball": "e6"}, ("Free-kick-2 left", "Straight-2-red")),
    ],
)
def test_the_last_turn_is_a_normal_one(hand: str, how: dict[str, str], moves: tuple[str, ...]) -> None:
    scene = Scene(f"0: {hand}; 1: Left-1-red", pile="Left-2-hand", last=True, **how)
    scene.plays(*moves[:-1])
    assert scene.view().half == 1
    assert scene.view().last_turn
    assert scene.plays(moves[-1]).view().half == 2


@pytest.mark.clause("FC-A28")
def test_the_pile_is_looked_at_only_after_the_whole_draw() -> None:
    hands = "0: Corner-red Straight-2-red; 1: Left-1-red"
    scene = Scene(
        "0: Corner-red; 1: Left-1-red",
        "Corner-blue Left-2-hand",
        pile="Corner-blue Left-2-hand",
        step="kick-off",
    )
    scene.plays("discard Corner-red")
    assert (scene.at, scene.view().last_turn) == ((0, "kick-off"), False)
    scene = Scene(hands, ball="e6", pile=FOUR).plays("Straight-2-red")
    assert scene.view().last_turn


# ---- a shot on the whistle


def whistle(hand: str, half: int = 1, opened: int = 0) -> Scene:
    """Seat 0 has shot, and the draw has left three cards."""
    hands = f"0: Straight-4-red; 1: {hand}"
    return Scene(hands, ball="e15", pile=FOUR, half=half, opened=opened).plays("Straight-4-red")


@pytest.mark.clause("FC-77", "FC-78", "FC-A29", "FC-A44", "FC-A31", "FC-A28", "FC-A34")
@pytest.mark.parametrize("card", ["Keeper-left", "Corner-red"])
def test_a_stopper_stops_by_itself(card: str) -> None:
    scene = whistle("Keeper-left Corner-red Left-1-red", opened=1)
    assert scene.at == (1, "last-stop")
    assert scene.view().last_turn
    assert scene.choices == {"stop Keeper-left", "stop Corner-red"}
    assert scene.refusal("concede") == ("must-stop", "FC-A44")
    assert scene.refusal("stop Left-1-red") == ("stops-nothing", "FC-46")
    scene.plays(f"stop {card}")
    stopped = scene.told(StoppedAtTheWhistle)
    assert (stopped.clause, stopped.face) == ("FC-77", card.lower())
    assert "PileCut" not in scene.names
    assert scene.goals == (0, 0)
    assert scene.view().half == 2
    # The stop was no turn: seat 0 had the last one, so seat 1 would be next, but team 0 kicks off.
    assert scene.at == (0, "kick-off")
    assert scene.view().hand_sizes == (1, 3)


@pytest.mark.clause("FC-77", "FC-A28", "FC-A44", "FC-55", "FC-72", "FC-A18")
def test_without_a_stopper_it_is_a_goal() -> None:
    scene = whistle("Left-1-red")
    assert scene.choices == {"concede"}
    scene.plays("concede")
    assert scene.told(Goal).clause == "FC-77"
    assert (scene.goals, scene.view().half) == ((1, 0), 2)


@pytest.mark.clause("FC-89", "FC-A29", "FC-88", "FC-A32")
def test_the_same_at_the_end_of_the_match_and_nothing_is_replaced() -> None:
    scene = whistle("Keeper-left", half=2).plays("stop Keeper-left")
    assert scene.state.awaited() == []
    assert scene.view().hand_sizes == (1, 0)
    assert whistle("Left-1-red", half=2).plays("concede").outcome.scores == (1, 0)


@pytest.mark.clause("FC-77", "FC-A28")
def test_a_shot_in_the_last_turn_too() -> None:
    scene = Scene("0: Straight-4-red; 1: Keeper-left", ball="e15", pile="", last=True).plays("Straight-4-red")
    assert scene.at == (1, "last-stop")


@pytest.mark.clause("FC-77", "FC-A31")
def test_a_shot_before_that_is_stopped_as_always() -> None:
    scene = Scene("0: Straight-4-red; 1: Keeper-left", ball="e15", pile=FIVE).plays("Straight-4-red")
    assert scene.at == (1, "stop")
    scene.plays("stop Keeper-left")
    assert (scene.at, scene.view().last_turn) == ((0, "play"), True)


# ---- a penalty on the whistle


@pytest.mark.clause(
    "FC-80", "FC-81", "FC-A28", "FC-A39", "FC-A34", "FC-61", "FC-63", "FC-62", "FC-59", "FC-60"
)
@pytest.mark.parametrize(
    ("card", "goals"), [("Penalty", (1, 0)), ("Left-4-hand", (0, 0)), ("Straight-4-red", (1, 0))]
)
def test_a_last_penalty_is_decided_by_the_discards(card: str, goals: tuple[int, int]) -> None:
    luck = f"Left-2-hand Left-2-blue {card} Straight-7-red Straight-7-red"
    scene = Scene("0: Straight-4-red Penalty; 1: Left-1-red", luck, ball="e9", pile=FIVE, opened=1)
    scene.plays("Straight-4-red + Penalty")
    assert scene.told(PenaltyGiven).pile == scene.view().cut_pile == "discard"
    assert (scene.at, scene.view().last_turn) == ((1, "cut"), True)
    scene.plays("cut")
    assert (scene.told(PileCut).clause, scene.told(PileCut).pile) == ("FC-80", "discard")
    assert (scene.goals, scene.view().half) == (goals, 2)
    assert scene.at == (0, "kick-off")
    assert scene.view().shown == ()  # the discards are known to all anyway


@pytest.mark.clause("FC-80", "FC-81", "FC-A39", "FC-A34", "FC-60")
def test_four_cards_are_enough_to_cut() -> None:
    luck = "Left-2-hand Left-2-blue Left-3-red"
    scene = Scene("0: Straight-4-red Penalty; 1: Left-1-red", luck, ball="e9", pile=f"{FIVE} Left-4-hand")
    scene.plays("Straight-4-red + Penalty")
    assert scene.told(PenaltyGiven).pile == scene.view().cut_pile == "draw"
    scene.plays("cut")
    assert (scene.told(PileCut).pile, scene.at, scene.view().last_turn) == ("draw", (1, "kick-off"), False)
    assert scene.view().half == 1


@pytest.mark.clause("FC-89", "FC-88")
def test_a_last_penalty_of_the_match() -> None:
    scene = Scene("0: Straight-4-red Penalty; 1: Left-1-red", ball="e9", pile="", half=2, last=True)
    scene.plays("Straight-4-red + Penalty", "cut")
    assert scene.state.awaited() == []


# ---- a corner on the whistle


@pytest.mark.clause(
    "FC-A42", "FC-A28", "FC-A31", "FC-A34", "FC-53", "FC-55", "FC-56", "FC-57", "FC-52", "FC-A16"
)
@pytest.mark.parametrize(("card", "goals"), [("Corner-red", (1, 0)), ("Left-4-hand", (0, 0))])
def test_a_corner_whose_draw_empties_the_pile_is_still_cut(card: str, goals: tuple[int, int]) -> None:
    luck = f"Left-2-hand Left-2-blue {card}"
    scene = Scene("0: Straight-4-red; 1: Corner-red", luck, ball="e15", pile=FIVE)
    scene.plays("Straight-4-red", "stop Corner-red")
    assert scene.told(LastTurn).seat == 0
    assert (scene.at, scene.view().last_turn, scene.view().cut_pile) == ((0, "cut"), True, "discard")
    scene.plays("cut")
    assert scene.told(PileCut).clause == "FC-A42"
    assert (scene.goals, scene.view().half) == (goals, 2)
    # The cut of seat 0 was the last turn: seat 1 is next, and its team kicks off.
    assert scene.at == (1, "kick-off")


@pytest.mark.clause("FC-A42", "FC-A34", "FC-79", "FC-81")
def test_the_cut_is_a_turn_in_the_order_of_four() -> None:
    hands = "0: Straight-4-red; 1: Corner-red; 2: Left-1-red; 3: Right-1-blue"
    scene = Scene(hands, ball="e15", pile=FIVE, opened=0).plays("Straight-4-red", "stop Corner-red", "cut")
    assert scene.at == (3, "kick-off")


@pytest.mark.clause("FC-A34", "FC-87", "FC-79", "FC-81", "FC-88")
@pytest.mark.parametrize(("opened", "seat"), [(0, 1), (1, 2)])
def test_the_order_goes_on_from_the_last_turn(opened: int, seat: int) -> None:
    hands = "0: Straight-4-red; 1: Keeper-left; 2: Left-1-red; 3: Right-1-blue"
    scene = Scene(hands, ball="e6", pile="", last=True, opened=opened).plays("Straight-4-red")
    assert scene.at == (seat, "kick-off")
    # A stop on the whistle is no turn, so it changes nothing.
    scene = Scene(hands, ball="e15", pile="", last=True, opened=opened).plays(
        "Straight-4-red", "stop Keeper-left"
    )
    assert scene.at == (seat, "kick-off")


@pytest.mark.clause("FC-A34", "FC-16")
@pytest.mark.parametrize(("place", "seat"), [(0, 1), (2, 2)])
def test_with_three_the_cycle_goes_on(place: int, seat: int) -> None:
    hands = "0: Straight-4-red; 1: Left-1-red; 2: Right-1-blue"
    scene = Scene(hands, ball="e6", pile="", last=True, place=place).plays("Straight-4-red")
    assert scene.at == (seat, "kick-off")
    assert scene.view().place == place + 1


# ---- half-time


@pytest.mark.clause(
    "FC-74", "FC-79", "FC-82", "FC-83", "FC-84", "FC-85", "FC-86", "FC-87", "FC-A29", "FC-A30"
)
def test_half_time() -> None:
    luck = "Left-2-hand Straight-7-red"
    scene = Scene(HANDS, luck, ball="e6", pile="Left-2-hand", last=True, goals=(2, 1))
    scene.state.full.put(1, 3)
    scene.plays("Straight-2-red")
    assert scene.told(HalfTime) == HalfTime(clause="FC-83", home=2, away=1, pile=51)
    assert scene.told(EndsChanged) == EndsChanged(clause="FC-85", seat=0, end="north")
    assert scene.told(KickedOff) == KickedOff(clause="FC-86", seat=1)
    draws = [(event.seat, event.clause, event.count) for event in scene.events if isinstance(event, Drew)]
    assert draws == [(0, "FC-24", 1), (1, "FC-84", 1)]
    assert scene.hand(0) == ["Left-2-hand", "Straight-3-red"]
    assert scene.hand(1) == ["Straight-4-red", "Straight-5-red", "Straight-7-red"]
    view = scene.view()
    assert (view.discards, view.top, view.pile) == ((), None, 50)
    assert (view.ends, view.ball, view.starts) == (("north", "south"), None, ("e8", "f8"))
    assert (view.half, view.goals) == (2, (2, 1))


@pytest.mark.clause("FC-84", "FC-A30")
def test_hands_are_filled_seat_by_seat() -> None:
    scene = Scene(
        HANDS, "Left-2-hand Straight-6-red Straight-6-blue", ball="e6", pile="Left-2-hand", last=True
    )
    scene.state.full.put(0, 3)
    scene.state.full.put(1, 3)
    scene.plays("Straight-2-red")
    assert scene.hand(0) == ["Left-2-hand", "Straight-3-red", "Straight-6-red"]
    assert scene.hand(1) == ["Straight-4-red", "Straight-5-red", "Straight-6-blue"]


# ---- the end


@pytest.mark.clause("FC-88", "FC-90", "FC-A33", "FC-73", "FC-74", "FC-79", "FC-81", "FC-89")
@pytest.mark.parametrize(
    ("goals", "outcome"),
    [
        ((2, 1), Outcome((2, 1), (1, 2), (0,), "FC-90")),
        ((0, 1), Outcome((0, 1), (2, 1), (1,), "FC-90")),
        ((1, 1), Outcome((1, 1), (1, 1), (0, 1), "FC-A33")),
    ],
)
def test_more_goals_win(goals: tuple[int, int], outcome: Outcome) -> None:
    scene = Scene(HANDS, ball="e6", pile="", last=True, half=2, goals=goals).plays("Straight-2-red")
    assert scene.outcome == outcome
    over = scene.told(GameOver)
    assert (over.clause, over.home, over.away, over.winners) == (outcome.clause, *goals, outcome.winners)
    assert over.drawn == (goals[0] == goals[1])
    assert scene.view().winners == outcome.winners
    assert (scene.ball, scene.view().last_turn, scene.view().half) == (None, False, 2)


@pytest.mark.clause("FC-90")
def test_a_team_wins_together() -> None:
    hands = "0: Straight-2-red; 1: Left-1-red; 2: Right-1-blue; 3: Left-2-hand"
    scene = Scene(hands, ball="e6", pile="", last=True, half=2, goals=(0, 3)).plays("Straight-2-red")
    assert scene.outcome == Outcome((0, 3, 0, 3), (2, 1, 2, 1), (1, 3), "FC-90")
