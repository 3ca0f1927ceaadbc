"""The laws. Each takes a game, a setup and a seed, and raises AssertionError where it does not hold."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from ludofoot.core.chance import FastChance
from ludofoot.core.digest import digest
from ludofoot.core.game import Game, Setup
from ludofoot.core.playout import playout
from ludofoot.core.records import SPECTATOR, TABLE, Legal, Move, Refusal
from ludofoot.core.sink import Sink
from ludofoot.core.state import State
from ludofoot.testing.hidden import HIDDEN_LAWS
from ludofoot.testing.replays import REPLAY_LAWS
from ludofoot.testing.walks import begin, glances, told, vocabulary, walk

Law = Callable[[Game[Any], Setup, int], None]


def listed_moves_are_legal(game: Game[Any], setup: Setup, seed: int) -> None:
    """What `moves` lists is legal, for every seat; so are the sample, the default and each deadline."""
    for step in walk(game, setup, seed):
        state = step.state
        assert isinstance(state.judge(step.seat, step.move), Legal), step.move
        for seat in range(setup.seats):
            for move in state.moves(seat) or []:
                assert isinstance(state.judge(seat, move), Legal), (seat, move)
        for seat in state.awaited():
            assert isinstance(state.judge(seat, state.default(seat)), Legal), state.default(seat)
        for deadline in state.deadlines():
            assert isinstance(state.judge(TABLE, deadline.move), Legal), deadline


def legal_moves_are_listed(game: Game[Any], setup: Setup, seed: int) -> None:
    """What `judge` calls legal and can be listed is listed, once."""
    words = vocabulary(game, setup, seed)
    for step in glances(game, setup, seed):
        for seat in range(setup.seats):
            listed = step.state.moves(seat)
            if listed is None:
                continue
            assert len(set(listed)) == len(listed), listed
            for move in words:
                if isinstance(step.state.judge(seat, move), Legal) and not step.state.is_open(seat, move):
                    assert move in listed, (seat, move)


def only_the_awaited_decide(game: Game[Any], setup: Setup, seed: int) -> None:
    """Spectators may do nothing, and nobody may make the table's moves but the table."""
    words = vocabulary(game, setup, seed)
    for step in glances(game, setup, seed):
        state = step.state
        assert isinstance(state.judge(SPECTATOR, step.move), Refusal)
        for deadline in state.deadlines():
            assert all(isinstance(state.judge(seat, deadline.move), Refusal) for seat in range(setup.seats))
        idle = [seat for seat in range(setup.seats) if seat not in state.awaited()]
        for seat in idle:
            for move in words:
                if not state.is_open(seat, move):
                    assert not isinstance(state.judge(seat, move), Legal), (seat, move)


def asking_changes_nothing(game: Game[Any], setup: Setup, seed: int) -> None:
    """Every question leaves the position and the luck as they were."""
    for step in glances(game, setup, seed):
        before = (digest(step.state), step.state.luck().position())
        ask_everything(step.state, setup, step.move)
        assert (digest(step.state), step.state.luck().position()) == before


def ask_everything(state: State[Any], setup: Setup, move: Move) -> None:
    """All that a state can be asked."""
    state.awaited(), state.deadlines(), state.outcome(), state.stock(), state.copy(FastChance(1))
    for seat in (*range(setup.seats), SPECTATOR):
        state.view(seat), state.judge(seat, move), state.prompts(seat)
        if seat >= 0:
            state.moves(seat), state.preview(seat, move), state.retractable(seat)
    for seat in state.awaited():
        state.default(seat), state.sample(seat, FastChance(2))


def copies_share_nothing(game: Game[Any], setup: Setup, seed: int) -> None:
    """A copy is the same position; what then happens to either leaves the other alone."""
    kept: list[tuple[State[Any], str]] = []
    for step in glances(game, setup, seed):
        twin = step.state.copy(FastChance(seed, 3))
        assert digest(twin) == digest(step.state)
        kept.append((twin, digest(twin)))
        stray = twin.copy(FastChance(seed, 4))
        stray.apply(step.seat, step.move, Sink())
    for twin, expected in kept:
        assert digest(twin) == expected


def nothing_is_lost(game: Game[Any], setup: Setup, seed: int) -> None:
    """The cards of the box stay the same in number, wherever they lie."""
    stock = begin(game, setup, seed).stock()
    for step in walk(game, setup, seed):
        assert step.state.stock() == stock


def every_game_ends(game: Game[Any], setup: Setup, seed: int) -> None:
    """Somebody is awaited until there is an outcome, and there is one in the end."""
    state: State[Any] | None = None
    for step in walk(game, setup, seed):
        state = step.state
        assert state.awaited()
        assert state.outcome() is None
        assert sorted(set(state.awaited())) == sorted(state.awaited())
    assert state is not None
    outcome = state.outcome()
    assert outcome is not None
    assert not state.awaited()
    assert not state.deadlines()
    assert len(outcome.scores) == len(outcome.places) == setup.seats
    assert outcome.winners == tuple(seat for seat, place in enumerate(outcome.places) if place == 1)
    assert all(isinstance(state.judge(seat, step.move), Refusal) for seat in range(setup.seats))


def the_fast_path_is_the_same_game(game: Game[Any], setup: Setup, seed: int) -> None:
    """`playout` and `stride` play what `sample`, `judge` and `apply` would."""
    quick, slow = begin(game, setup, seed), begin(game, setup, seed)
    decisions = playout(quick, FastChance(seed, 5))
    chance = FastChance(seed, 5)
    made = 0
    while (seat := slow.due(chance)) >= 0:
        move = slow.sample(seat, chance)
        assert isinstance(slow.judge(seat, move), Legal)
        slow.apply(seat, move, Sink())
        made += 1
    assert made == decisions
    assert digest(quick) == digest(slow)


def records_travel(game: Game[Any], setup: Setup, seed: int) -> None:
    """Moves, events and views survive the wire, strictly decoded."""
    state = begin(game, setup, seed)
    for step in walk(game, setup, seed):
        assert again(step.move, game.move_type) == step.move
        for seat in (*range(setup.seats), SPECTATOR):
            view = state.view(seat)
            assert again(view, game.view_type) == view
        for telling in told(state, step.seat, step.move):
            assert again(telling.full, game.event_type) == telling.full
            assert telling.masked is None or again(telling.masked, game.event_type) == telling.masked


def again(record: msgspec.Struct, kind: Any) -> Any:
    """Encodes and decodes."""
    return msgspec.json.decode(msgspec.json.encode(record), type=kind)


LAWS: tuple[Law, ...] = (
    listed_moves_are_legal,
    legal_moves_are_listed,
    only_the_awaited_decide,
    asking_changes_nothing,
    copies_share_nothing,
    nothing_is_lost,
    every_game_ends,
    the_fast_path_is_the_same_game,
    records_travel,
    *HIDDEN_LAWS,
    *REPLAY_LAWS,
)
