"""Laws about what a seat cannot see."""

from __future__ import annotations

from typing import Any

from ludofoot.core.chance import FastChance
from ludofoot.core.game import Game, Setup
from ludofoot.core.records import SPECTATOR, Event, Legal, Refusal
from ludofoot.core.sink import Telling
from ludofoot.core.state import State
from ludofoot.testing.walks import Step, glances, told, vocabulary

WORDS_TRIED = 60


def imagined_states_look_the_same(game: Game[Any], setup: Setup, seed: int) -> None:
    """`imagine(view).view(seat) == view`, and what is imagined has the whole box and can be played on."""
    for step in glances(game, setup, seed):
        for seat in (*range(setup.seats), SPECTATOR):
            view = step.state.view(seat)
            believed = game.imagine(view, FastChance(seed, 6))
            assert believed.view(seat) == view
            assert believed.stock() == step.state.stock()
            assert believed.awaited() == step.state.awaited()
            for each in believed.awaited():
                assert isinstance(believed.judge(each, believed.default(each)), Legal)


def nothing_hidden_is_answered(game: Game[Any], setup: Setup, seed: int) -> None:
    """Swap what a seat cannot see, and its verdicts, moves, prompts, previews and default stay the same."""
    words = vocabulary(game, setup, seed)[:WORDS_TRIED]
    for step in glances(game, setup, seed):
        for seat in range(setup.seats):
            other = game.imagine(step.state.view(seat), FastChance(seed, 7))
            assert answers(other, seat, words) == answers(step.state, seat, words)


def answers(state: State[Any], seat: int, words: list[Any]) -> list[Any]:
    """Everything this seat can learn by asking."""
    found: list[Any] = [state.prompts(seat), state.moves(seat), state.retractable(seat), state.awaited()]
    found += [(state.judge(seat, move), state.preview(seat, move)) for move in words]
    if seat in state.awaited():
        found.append(state.default(seat))
    return found


def nothing_hidden_is_told(game: Game[Any], setup: Setup, seed: int) -> None:
    """The same move in a position that a seat cannot tell apart is told it with the same words."""
    for step in glances(game, setup, seed):
        for watcher in (*range(setup.seats), SPECTATOR):
            if watcher != step.seat:
                compare_tellings(game, step, watcher, seed)


def compare_tellings(game: Game[Any], step: Step, watcher: int, seed: int) -> None:
    """Only where the move is possible in both, no luck is asked (it may show different cards) and nothing
    hidden is shown to all in either."""
    seat, move = step.seat, step.move
    one = step.state.copy(FastChance(seed, 8))
    other = game.imagine(step.state.view(watcher), FastChance(seed, 8))
    before = other.luck().position()
    if isinstance(other.judge(seat, move), Refusal):
        return
    told_of_one, told_of_other = told(one, seat, move), told(other, seat, move)
    if one.luck().position() or other.luck().position() != before:
        return
    if any(telling.full.reveals for telling in (*told_of_one, *told_of_other)):
        return
    assert heard(told_of_one, watcher) == heard(told_of_other, watcher)
    assert one.view(watcher) == other.view(watcher)


def heard(tellings: list[Telling], watcher: int) -> list[Event]:
    """What reaches this watcher; of what is told to others alone he hears nothing at all."""
    events = (telling.to(watcher) for telling in tellings)
    return [event for event in events if event is not None]


HIDDEN_LAWS = (imagined_states_look_the_same, nothing_hidden_is_answered, nothing_hidden_is_told)
