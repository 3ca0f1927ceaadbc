"""The laws. Each takes a game, a setup and a seed, and raises AssertionError where it does not hold."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from ludofoot.core.chance import FastChance
from ludofoot.core.game import Game, Setup
from ludofoot.core.playout import playout
from ludofoot.core.records import SPECTATOR, TABLE, Legal, Move, Refusal
from ludofoot.core.sink import Sink
from ludofoot.core.state import State
from ludofoot.testing.differing import alike, facts_of
from ludofoot.testing.hidden import HIDDEN_LAWS
from ludofoot.testing.replays import REPLAY_LAWS
from ludofoot.testing.walks import begin, glances, told, vocabulary, walk

Law = Callable[[Game[Any], Setup, int], None]


def listed_moves_are_legal(game: Game[Any], setup: Setup, seed: int) -> None:
    """What `moves` lists is legal, for every seat; so are the sample, the default and each deadline."""
    for step in walk(game, setup, seed):
        state = step.state
        must_be_legal(state, step.seat, step.move, "sampled")
        for seat in range(setup.seats):
            for move in state.moves(seat) or []:
                must_be_legal(state, seat, move, "listed")
        for seat in state.awaited():
            must_be_legal(state, seat, state.default(seat), "the default")
        for deadline in state.deadlines():
            must_be_legal(state, TABLE, deadline.move, "a deadline")


def must_be_legal(state: State[Any], seat: int, move: Move, what: str) -> None:
    """Says what is wrong with a move that should be legal."""
    verdict = state.judge(seat, move)
    assert isinstance(verdict, Legal), f"{what}, but not legal: {move} of {seat}: {verdict}"


def legal_moves_are_listed(game: Game[Any], setup: Setup, seed: int) -> None:
    """What `judge` calls legal and can be listed is listed, once."""
    words = vocabulary(game, setup, seed)
    for step in glances(game, setup, seed):
        for seat in range(setup.seats):
            listed = step.state.moves(seat)
            if listed is None:
                continue
            assert len(set(listed)) == len(listed), f"listed twice: {listed}"
            for move in words:
                if isinstance(step.state.judge(seat, move), Legal) and not step.state.is_open(seat, move):
                    assert move in listed, f"legal, but not listed: {move} of {seat}"


def only_the_awaited_decide(game: Game[Any], setup: Setup, seed: int) -> None:
    """Spectators may do nothing, and nobody may make the table's moves but the table."""
    words = vocabulary(game, setup, seed)
    for step in glances(game, setup, seed):
        state = step.state
        must_be_refused(state, SPECTATOR, step.move)
        for deadline in state.deadlines():
            for seat in range(setup.seats):
                must_be_refused(state, seat, deadline.move)
        idle = [seat for seat in range(setup.seats) if seat not in state.awaited()]
        for seat in idle:
            for move in words:
                if not state.is_open(seat, move):
                    legal = isinstance(state.judge(seat, move), Legal)
                    assert not legal, f"legal for somebody who is not asked: {move} of {seat}"


def must_be_refused(state: State[Any], seat: int, move: Move) -> None:
    """Says who may do what he should not."""
    verdict = state.judge(seat, move)
    assert isinstance(verdict, Refusal), f"not refused: {move} of {seat}: {verdict}"


def asking_changes_nothing(game: Game[Any], setup: Setup, seed: int) -> None:
    """Every question leaves the position and the luck as they were."""
    for step in glances(game, setup, seed):
        before = (facts_of(step.state), step.state.luck().position())
        ask_everything(game, step.state, setup, step.move)
        alike((facts_of(step.state), step.state.luck().position()), before, "facts and luck after asking")


def ask_everything(game: Game[Any], state: State[Any], setup: Setup, move: Move) -> None:
    """All that a state can be asked."""
    state.awaited(), state.deadlines(), state.outcome(), state.stock(), state.copy(FastChance(1))
    for seat in (*range(setup.seats), SPECTATOR):
        game.view(state, seat), state.judge(seat, move), game.prompts(state, seat)
        if seat >= 0:
            state.moves(seat), game.preview(state, seat, move), state.retractable(seat)
    for seat in state.awaited():
        state.default(seat), state.sample(seat, FastChance(2))


def copies_share_nothing(game: Game[Any], setup: Setup, seed: int) -> None:
    """A copy is the same position; what then happens to either leaves the other alone."""
    kept: list[tuple[State[Any], Any]] = []
    for step in glances(game, setup, seed):
        twin = step.state.copy(FastChance(seed, 3))
        alike(facts_of(twin), facts_of(step.state), "the facts of a copy")
        for seat in (*range(setup.seats), SPECTATOR):
            alike(game.view(twin, seat), game.view(step.state, seat), f"what {seat} sees of a copy")
        kept.append((twin, facts_of(twin)))
        stray = twin.copy(FastChance(seed, 4))
        stray.apply(step.seat, step.move, Sink())
    for twin, expected in kept:
        alike(facts_of(twin), expected, "the facts of a copy, after the other went on")


def nothing_is_lost(game: Game[Any], setup: Setup, seed: int) -> None:
    """The cards of the box stay the same in number, wherever they lie."""
    stock = begin(game, setup, seed).stock()
    for step in walk(game, setup, seed):
        alike(step.state.stock(), stock, "the stock")


def every_game_ends(game: Game[Any], setup: Setup, seed: int) -> None:
    """Somebody is awaited until there is an outcome, and there is one in the end."""
    state: State[Any] | None = None
    for step in walk(game, setup, seed):
        state = step.state
        assert state.awaited(), "nobody is awaited, and the game goes on"
        assert state.outcome() is None, f"it goes on after {state.outcome()}"
        assert sorted(set(state.awaited())) == sorted(state.awaited()), f"awaited twice: {state.awaited()}"
    assert state is not None, "a game without a move"
    outcome = state.outcome()
    assert outcome is not None, "it ends without an outcome"
    assert not state.awaited(), f"awaited after the end: {state.awaited()}"
    assert not state.deadlines(), f"deadlines after the end: {state.deadlines()}"
    assert len(outcome.scores) == len(outcome.places) == setup.seats, f"not one for each seat: {outcome}"
    first = tuple(seat for seat, place in enumerate(outcome.places) if place == 1)
    alike(outcome.winners, first, "the winners and the first")
    for seat in range(setup.seats):
        must_be_refused(state, seat, step.move)


def the_fast_path_is_the_same_game(game: Game[Any], setup: Setup, seed: int) -> None:
    """`playout` and `stride` play what `sample`, `judge` and `apply` would."""
    quick, slow = begin(game, setup, seed), begin(game, setup, seed)
    decisions = playout(quick, FastChance(seed, 5))
    chance = FastChance(seed, 5)
    made = 0
    while (seat := slow.due(chance)) >= 0:
        move = slow.sample(seat, chance)
        must_be_legal(slow, seat, move, "sampled")
        slow.apply(seat, move, Sink())
        made += 1
    alike(made, decisions, "the number of decisions")
    alike(facts_of(quick), facts_of(slow), "the facts at the end of the quick game and the slow one")


def records_travel(game: Game[Any], setup: Setup, seed: int) -> None:
    """Moves, events and views survive the wire, strictly decoded."""
    state = begin(game, setup, seed)
    for step in walk(game, setup, seed):
        alike(again(step.move, game.move_type), step.move, "a move")
        for seat in (*range(setup.seats), SPECTATOR):
            view = game.view(state, seat)
            alike(again(view, game.view_type), view, f"what {seat} sees")
        for telling in told(state, step.seat, step.move):
            for event in (telling.full, telling.masked):
                alike(event and again(event, game.event_type), event, "an event")


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
