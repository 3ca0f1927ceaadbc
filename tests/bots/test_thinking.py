"""Thinking ahead reads a view alone, keeps to its budget, and trusts its favourite until proven wrong."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from ludofoot import FastChance, Game, Setup, find_games
from ludofoot.bots.thinking import Trial, better_half, halvings, think
from ludofoot.bots.thought import Budget, Thought
from ludofoot.core.records import Legal
from ludofoot.core.sink import Sink
from ludofoot.core.state import State
from tests.paces import sealed

SMALL = Budget(rollouts=24, infers=True)

every_game = pytest.mark.parametrize("game", find_games().values(), ids=lambda game: game.id)


def decisions(game: Game[Any], count: int = 3, apart: int = 9) -> Iterator[tuple[State[Any], int]]:
    """A few moments of a random game at which somebody is asked."""
    state, chance = game.begin(Setup(2), FastChance(5, 1)), FastChance(5, 2)
    for number in range(count * apart):
        seat = state.due(chance)
        if seat < 0:
            return
        if number % apart == 0:
            yield state, int(seat)
        state.apply(seat, state.sample(seat, chance), QUIET)


QUIET = Sink()


def thought(game: Game[Any], state: State[Any], seat: int, budget: Budget = SMALL, seed: int = 7) -> Thought:
    return think(game, game.knowhow(), game.view(state, seat), budget, FastChance(seed))


@every_game
def test_the_same_view_and_dice_give_the_same_thought(game: Game[Any]) -> None:
    for state, seat in decisions(game):
        assert thought(game, state, seat) == thought(game, state, seat)


@every_game
def test_what_is_hidden_changes_no_thought(game: Game[Any]) -> None:
    for state, seat in decisions(game):
        other = game.imagine(game.view(state, seat), FastChance(99))
        assert thought(game, other, seat) == thought(game, state, seat)


@every_game
def test_every_option_may_be_played_and_nothing_is_touched(game: Game[Any]) -> None:
    for state, seat in decisions(game):
        before, asked = state.facts(), state.luck().position()
        for option in thought(game, state, seat).options:
            assert isinstance(state.judge(seat, option.move), Legal)
            assert 0 <= option.chance <= 1
        assert (state.facts(), state.luck().position()) == (before, asked)


@every_game
def test_it_keeps_to_its_budget_and_tries_all_in_the_same_worlds(game: Game[Any]) -> None:
    for state, seat in decisions(game):
        found = thought(game, state, seat)
        assert found.rollouts <= SMALL.rollouts
        assert found.worlds == max(option.tried for option in found.options)
        assert sum(option.tried for option in found.options) == found.rollouts


@every_game
def test_without_a_budget_the_favourite_is_played(game: Game[Any]) -> None:
    for state, seat in decisions(game):
        found = thought(game, state, seat, Budget(0))
        world = game.imagine(game.view(state, seat), chance := FastChance(7))
        game.knowhow().unseal(world, seat)
        assert found.best.move == game.knowhow().options(world, seat, chance)[0]
        assert found.rollouts == 0


@every_game
def test_a_move_without_a_choice_costs_nothing(game: Game[Any]) -> None:
    found = [thought(game, state, seat, Budget(2)) for state, seat in decisions(game, 40, 1)]
    forced = [each for each in found if len(each.options) == 1]
    assert all(each.rollouts == each.worlds == 0 for each in forced)


def test_a_guard_that_nothing_passes_keeps_the_favourite() -> None:
    for state, seat in decisions(sealed.GAME, 3, 1):
        shy = thought(sealed.GAME, state, seat, Budget(rollouts=60, guard=1e9))
        bold = thought(sealed.GAME, state, seat, Budget(rollouts=60, guard=-1e9))
        assert {option.move for option in shy.options} == {option.move for option in bold.options}
        assert shy.best.gap == 0


def test_half_of_the_moves_go_after_each_round_and_never_the_favourite() -> None:
    trials = [Trial(f"move {rank}", rank) for rank in range(8)]
    for trial in trials:
        trial.note(trial.rank / 10, 0.9)
    kept = better_half(trials)
    assert [trial.move for trial in kept] == ["move 0", "move 7", "move 6", "move 5", "move 4"]
    assert [trial.move for trial in better_half(kept)] == ["move 0", "move 7", "move 6"]
    assert [halvings(count) for count in (1, 2, 3, 4, 5, 8, 10)] == [1, 1, 2, 2, 3, 3, 4]
