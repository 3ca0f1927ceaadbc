"""OpenSpiel's crazy_eights for two, a shedding game in C++, driven from Python."""

from __future__ import annotations

import importlib
import random
from typing import Any

from bench.registry import MissingError

NAME = "OpenSpiel crazy_eights"
_CHANCE = -1


def load() -> Any:
    try:
        # By name: there are no stubs, and mypy must say the same with and without it.
        pyspiel = importlib.import_module("pyspiel")
    except ImportError as error:
        raise MissingError("open_spiel", "pip install open_spiel") from error
    return pyspiel.load_game("crazy_eights(players=2)")


def tuned(game: Any, games: int, seed: int) -> int:
    """Decisions of players in so many random games, in the cheapest loop that we could find.

    It spends three calls a step. `legal_actions` is empty at the end, so nobody asks `is_terminal`; at a
    chance node it lists the outcomes as plain integers, which are equally likely with one deck (two players),
    so the list of pairs that `chance_outcomes` builds is not needed. `is_chance_node` is there because
    chance is paid for but is not a move. Tried and no faster: `current_player` in its place, sparing the draw
    of a lone action; slower: counting with `full_history` afterwards, unbound methods of the class.
    """
    uniform = random.Random(seed).random
    new = game.new_initial_state
    moves = 0
    for _ in range(games):
        state = new()
        legal, chance, apply = state.legal_actions, state.is_chance_node, state.apply_action
        while actions := legal():
            if not chance():
                moves += 1
            apply(actions[int(uniform() * len(actions))])
    return moves


def general(game: Any, games: int, seed: int) -> int:
    """The same for a loop that knows nothing of the game: chance is drawn with the weights it is given."""
    uniform = random.Random(seed).random
    new = game.new_initial_state
    moves = 0
    for _ in range(games):
        state = new()
        legal, apply = state.legal_actions, state.apply_action
        player, outcomes = state.current_player, state.chance_outcomes
        while True:
            who = player()
            if who >= 0:
                moves += 1
                actions = legal()
                apply(actions[int(uniform() * len(actions))])
            elif who == _CHANCE:
                rest = uniform()
                for action, weight in outcomes():
                    rest -= weight
                    if rest <= 0:
                        apply(action)
                        break
                # Had rounding left a rest, the node would simply be asked again.
            else:
                break
    return moves


def midgame(game: Any, count: int) -> list[Any]:
    """States half-way through random games, a player to move."""
    states: list[Any] = []
    for seed in range(count):
        played = _play(game, seed, None)
        state = _play(game, seed, len(played.history()) // 2)
        while state.is_chance_node():
            state.apply_action(state.legal_actions()[0])
        states.append(state)
    return states


def _play(game: Any, seed: int, steps: int | None) -> Any:
    """A random game, to its end or for so many steps; the same seed plays the same game."""
    uniform = random.Random(seed).random
    state = game.new_initial_state()
    while (actions := state.legal_actions()) and steps != 0:
        state.apply_action(actions[int(uniform() * len(actions))])
        steps = None if steps is None else steps - 1
    return state
