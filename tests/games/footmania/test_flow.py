"""A season asks for no click without a choice: what public facts answer is marked, and nothing else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from statistics import median

import pytest

from ludofoot.core.chance import FastChance
from ludofoot.core.game import Setup
from ludofoot.core.options import Value
from ludofoot.core.records import SPECTATOR
from ludofoot.core.sink import Sink
from ludofoot.games.footmania import GAME
from ludofoot.games.footmania.records import FMMove
from ludofoot.games.footmania.rules.choices import listed_codes
from ludofoot.games.footmania.rules.position import DEBT, LINE_UPS, PLUS, ROLL, WAY, Position
from ludofoot.games.footmania.rules.state import Footmania
from tests.games.footmania.scene import OTHERS, TEAM, Scene

SHORT: dict[str, Value] = {"pace": "quick", "limit": 24}


def planned(state: Footmania, seat: int, chance: FastChance) -> FMMove:
    """What a manager with a plan would do."""
    return GAME.knowhow().policy(state, seat, chance)


def turns(seed: int, seats: int = 2) -> Iterator[Counter[int]]:
    """The clicks of each turn of phase 1, by step; the die that is thrown again is thrown by itself."""
    chance = FastChance(seed)
    state = GAME.begin(Setup(seats, SHORT), chance)
    assert isinstance(state, Footmania)
    clicks: Counter[int] = Counter()
    before = (-1, -1)
    while state.phase == 1:
        (seat,) = state.awaited()
        now = (int(state.turn), int(state.round))
        if now != before:
            yield clicks
            clicks, before = Counter(), now
        again = state.step == ROLL and clicks[ROLL] > 0
        if seat == state.turn and not again and not GAME.view(state, seat).forced:
            clicks[state.step] += 1
        state.apply(seat, planned(state, seat, chance), Sink())


@pytest.mark.parametrize("seats", [2, 4])
def test_a_turn_of_phase_one_takes_two_clicks_and_never_more_than_four(seats: int) -> None:
    sums = [sum(turn.values()) for seed in range(5) for turn in turns(seed, seats) if turn]
    assert len(sums) > 5 * 20 * seats * 0.8
    assert median(sums) <= 2
    assert max(sums) <= 4


def one_answer(state: Position, seat: int) -> bool:
    """By the rules alone: a way or a sale that is the only one, or an auction without the money for it."""
    return state.step in (WAY, DEBT) and len(listed_codes(state, seat)) == 1


@pytest.mark.parametrize("seats", [2, 4])
def test_nobody_is_asked_what_everybody_could_answer(seats: int) -> None:
    chance = FastChance(seats)
    state = GAME.begin(Setup(seats, SHORT), chance)
    assert isinstance(state, Footmania)
    while state.awaited():
        seat = state.awaited()[0]
        forced = GAME.view(state, seat).forced
        assert forced or not one_answer(state, seat)
        # Everybody sees it, so nothing of a hand can be in it.
        assert all(GAME.view(state, other).forced == forced for other in (*range(seats), SPECTATOR))
        state.apply(seat, planned(state, seat, chance), Sink())


def test_a_plus_card_is_drawn_without_asking_as_long_as_none_goes_back() -> None:
    five = ["form-1", "form-1", "form-2", "form-2", "form-3"]
    for held, forced in ((five, True), ([*five, "crowd"], False)):
        scene = Scene().holds(0, *held).at(0, "5", "4")
        scene.state.step = PLUS
        assert scene.view(0).forced is forced
        assert scene.view(1).forced is forced


def test_answers_from_a_hidden_hand_are_never_forced() -> None:
    scene = Scene().owns(0, TEAM).owns(1, OTHERS).holds(0, "low-blow", "injury").kicked_off()
    assert scene.state.step != LINE_UPS
    while scene.state.decider() != 0:
        scene.plays("pass")
    scene.plays("play low-blow")
    assert len(listed_codes(scene.state, 1)) == 1  # nothing to answer with
    assert not scene.view(1).forced
