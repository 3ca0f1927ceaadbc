"""Bots see a view and nothing else, and keep to the rules."""

from __future__ import annotations

from typing import Any

import pytest

from ludofoot import FastChance, Refused, Setup, Sink, State, load
from ludofoot.bots import LEVELS, Bot, seat_bot
from ludofoot.core.records import Legal, View
from ludofoot.games.schuss_und_tor.records import Lay

JOKERS = {"tormann", "bomber"}
GAME = load("schuss-und-tor")
SETUPS = [
    Setup(seats=2, opener=0),
    Setup(seats=3, opener=1, options={"shooter": "passer"}),
    Setup(seats=4, opener=2, options={"parry": "waived"}),
]


def bot_of(level: str) -> Bot[Any]:
    """With few rollouts where it thinks ahead: what holds for a few holds for many."""
    return seat_bot(GAME, level, rollouts=40)


def positions(setup: Setup, games: int) -> list[tuple[State[Any], int]]:
    """Decisions met in random games, as (state, seat): every seventh, so that all steps come up."""
    found: list[tuple[State[Any], int]] = []
    for number in range(games):
        state = GAME.start(setup, FastChance(11, number))
        dice = FastChance(12, number)
        count = number
        while seats := state.awaited():
            if count % 7 == 0:
                found.append((state.copy(FastChance(13, len(found))), seats[0]))
            state.apply(seats[0], state.sample(seats[0], dice), Sink())
            count += 1
    return found


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("setup", SETUPS)
def test_every_move_is_legal_and_touches_nothing(level: str, setup: Setup) -> None:
    bot = bot_of(level)
    for state, seat in positions(setup, 3):
        before, asked = state.facts(), state.luck().position()
        move = bot.choose(GAME.view(state, seat), FastChance(1))
        assert isinstance(state.judge(seat, move), Legal)
        assert state.facts() == before
        assert state.luck().position() == asked


@pytest.mark.parametrize("level", LEVELS)
def test_same_view_and_chance_give_the_same_choice(level: str) -> None:
    for state, seat in positions(SETUPS[0], 2):
        view = GAME.view(state, seat)
        assert bot_of(level).choose(view, FastChance(5)) == bot_of(level).choose(view, FastChance(5))


@pytest.mark.parametrize("level", LEVELS)
def test_what_is_hidden_changes_no_choice(level: str) -> None:
    bot = bot_of(level)
    for state, seat in positions(SETUPS[2], 2):
        view = GAME.view(state, seat)
        other = GAME.imagine(view, FastChance(21))
        assert bot.choose(GAME.view(other, seat), FastChance(5)) == bot.choose(view, FastChance(5))


@pytest.mark.parametrize("setup", SETUPS)
def test_redealing_keeps_the_view(setup: Setup) -> None:
    knowhow = GAME.knowhow()
    dealt_anew = 0
    for state, seat in positions(setup, 12):
        view, stock, hidden = GAME.view(state, seat), state.stock(), state.facts()
        assert knowhow.redeal(state, seat, FastChance(3))
        assert GAME.view(state, seat) == view
        assert state.stock() == stock
        dealt_anew += state.facts() != hidden
    assert dealt_anew


def test_the_beginner_keeps_jokers_while_a_footballer_serves() -> None:
    bot = seat_bot(GAME, "debutant")
    met = 0
    for state, seat in positions(SETUPS[0], 10):
        faces = {move.face for move in state.moves(seat) or [] if isinstance(move, Lay)}
        if faces & JOKERS and faces - JOKERS:
            met += 1
            move = bot.choose(GAME.view(state, seat), FastChance(2))
            assert isinstance(move, Lay)
            assert move.face not in JOKERS
    assert met


def test_no_open_moves_where_the_game_has_none() -> None:
    assert all(bot_of(level).open_move(first_view(), FastChance(1)) is None for level in LEVELS)


def first_view() -> View:
    return GAME.view(GAME.start(SETUPS[0], FastChance(1)), 0)


def test_unknown_level() -> None:
    with pytest.raises(Refused) as refused:
        seat_bot(GAME, "grandmaster")
    assert refused.value.refusal.code == "unknown-bot"
    assert refused.value.refusal.args == {"bot": "grandmaster", "known": LEVELS}
