"""Thinking ahead: rollouts and decisions a second of each level, against OpenSpiel's Python ISMCTS.

It plays the same game through our adapter: both imagine hidden cards with the same `imagine` and play on with
the same knowhow; ours stops a rollout where the position can be judged. One simulation is held against
one rollout.
"""

from __future__ import annotations

import importlib
from typing import Any

from bench import ours
from bench.each_game import for_each_game
from bench.registry import Effort, MissingError, Result, Target
from bench.timing import Side, Work, rates

PEER = "OpenSpiel ISMCTS (Python)"
VIEWS = 8
SIMULATIONS = 32
LEVELS = ("debutant", "confirme", "expert", "champion")
TIMES = 20
"""So many times its simulations a second are to be reached."""


def asked(game: str) -> list[Any]:
    """What whoever is to move half-way through a game sees."""
    rules = ours.game(game)
    return [rules.view(state, state.awaited()[0]) for state in ours.midgame(VIEWS, game)]


def rollouts_of(game: str) -> Work:
    """Rollouts of the champion."""
    bot, views = ours.module("ludofoot.bots").seat_bot(ours.game(game), "champion"), asked(game)

    def work(amount: int, seed: int) -> int:
        luck = ours.chance(seed)
        return sum(bot.thought(view, luck).rollouts for _ in range(amount) for view in views) or 1

    return work


def decisions_of(game: str, level: str) -> Work:
    """Decisions of a level."""
    bot, views = ours.module("ludofoot.bots").seat_bot(ours.game(game), level), asked(game)

    def work(amount: int, seed: int) -> int:
        luck = ours.chance(seed)
        for _ in range(amount):
            for view in views:
                bot.choose(view, luck)
        return amount * VIEWS

    return work


def simulations_of(game: str) -> Work:
    """Simulations of the peer, at decisions half-way through a game."""
    try:
        pyspiel = importlib.import_module("pyspiel")
        ismcts = importlib.import_module("open_spiel.python.algorithms.ismcts")
        adapter = ours.module("ludofoot.envs.open_spiel")
    except ImportError as error:
        raise MissingError("open_spiel", "pip install 'ludofoot[open-spiel]'") from error
    table = pyspiel.load_game(adapter.PREFIX + game.replace("-", "_"))
    search = ismcts.ISMCTSBot(table, adapter.Rollouts(table), 1.0, SIMULATIONS)
    states = [halfway(table, seed) for seed in range(VIEWS)]

    def work(amount: int, seed: int) -> int:
        for number in range(amount):
            search.step(states[number % VIEWS])
        return amount * SIMULATIONS

    return work


def halfway(table: Any, seed: int) -> Any:
    """A decision about as far into a random game as ours are."""
    luck, state, path = ours.chance(seed), table.new_initial_state(), []
    while not state.is_terminal():
        path.append(state.clone())
        actions = state.legal_actions()
        state.apply_action(actions[luck.below(len(actions))])
    choices = [each for each in path if not each.is_chance_node() and len(each.legal_actions()) > 1]
    return choices[len(choices) // 2]


@for_each_game(
    "search",
    what="rollouts of the champion against simulations, decisions of each level",
    peer=PEER,
    target=lambda game: Target(TIMES),
)
def measured(game: str, effort: Effort) -> Result:
    """All figures of one game."""
    sides = [Side(f"{level} decisions", decisions_of(game, level)) for level in LEVELS]
    found = rates(effort, Side("rollouts", rollouts_of(game)), Side(PEER, simulations_of(game)), *sides)
    best = {name: max(each) for name, each in found.items()}
    figures = {f"rollouts a second {ours.build()}": best["rollouts"], "simulations a second": best[PEER]}
    for level in LEVELS:
        figures[f"{level}: decisions a second"] = best[f"{level} decisions"]
        figures[f"{level}: decisions × one simulation"] = best[f"{level} decisions"] / best[PEER]
    return Result(best["rollouts"] / best[PEER], figures)
