"""What holds at every moment of every game, looked at through whole random games."""

from __future__ import annotations

from itertools import pairwise

import pytest

from ludofoot.core.chance import FastChance
from ludofoot.core.game import Setup
from ludofoot.core.records import SPECTATOR, Event
from ludofoot.core.sink import Telltale
from ludofoot.games.football_a_la_carte import GAME
from ludofoot.games.football_a_la_carte.events import (
    Conceded,
    EndsChanged,
    FreeKicked,
    Goal,
    KickedOff,
    PileCut,
    Played,
    Saved,
)
from ludofoot.games.football_a_la_carte.rules.state import FootballALaCarte
from ludofoot.games.football_a_la_carte.views import FCView

WAITING = {"kick-off", "throw-in", "clear", "stop", "last-stop", "cut"}
GAMES = [(seats, seed) for seats in (2, 3, 4) for seed in range(12)]


def seen(state: FootballALaCarte) -> FCView:
    view = GAME.view(state, SPECTATOR)
    assert isinstance(view, FCView)
    return view


def played(seats: int, seed: int) -> list[tuple[FCView, list[Event], FCView]]:
    """Every move of a random game: the view before, what was told, the view after."""
    state = GAME.start(Setup(seats), FastChance(seed, 1))
    chance = FastChance(seed, 2)
    found = []
    while (seat := int(state.due(chance))) >= 0:
        before, out = seen(state), Telltale()
        state.apply(seat, state.sample(seat, chance), out)
        assert state.stock() == {"cards": 55}
        found.append((before, [telling.full for telling in out.told], seen(state)))
    return found


@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_a_ball_lies_on_the_pitch_or_waits_for_a_restart(seats: int, seed: int) -> None:
    for _, _, after in played(seats, seed):
        assert after.step in WAITING | {"over"} or after.ball is not None
        assert bool(after.starts) == (after.step in ("kick-off", "clear"))


@pytest.mark.clause("FC-23")
@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_cards_never_move_the_ball_backwards(seats: int, seed: int) -> None:
    for before, told, _ in played(seats, seed):
        for event in told:
            if isinstance(event, Played | FreeKicked | Saved):
                rows = [int(square[1:]) for square in event.path]
                team = 0 if event.seat in before.teams[0] else 1
                forward = 1 if before.ends[team] == "south" else -1
                assert all((after - row) == forward for row, after in pairwise(rows))


@pytest.mark.clause("FC-24")
@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_hands_are_full_after_a_turn_while_there_is_something_to_draw(seats: int, seed: int) -> None:
    for before, _, after in played(seats, seed):
        if after.pile and after.turn != before.turn and after.step not in ("over",):
            assert after.hand_sizes[before.turn] == after.full_hands[before.turn]


@pytest.mark.clause("FC-45", "FC-53", "FC-63")
@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_a_goal_follows_a_chance_to_stop_or_a_cut(seats: int, seed: int) -> None:
    for _, told, _ in played(seats, seed):
        for number, event in enumerate(told):
            if isinstance(event, Goal):
                assert isinstance(told[number - 1], Conceded | PileCut)


@pytest.mark.clause("FC-85", "FC-87", "FC-74")
@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_the_halves_are_kicked_off_by_different_sides_from_different_ends(seats: int, seed: int) -> None:
    (change,) = [
        move for move in played(seats, seed) if any(isinstance(event, EndsChanged) for event in move[1])
    ]
    before, told, after = change
    (kick_off,) = [event for event in told if isinstance(event, KickedOff)]
    assert kick_off.seat in after.teams[1 - after.opened]
    assert after.ends == before.ends[::-1]
    assert (before.half, after.half) == (1, 2)
