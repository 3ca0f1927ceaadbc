"""RLCard's UNO for two, a shedding game in Python, through its documented environment."""

from __future__ import annotations

import importlib
import random
from typing import Any

from bench.registry import MissingError

NAME = "RLCard UNO"


def load() -> Any:
    try:
        rlcard = importlib.import_module("rlcard")
    except ImportError as error:
        raise MissingError("rlcard", "pip install rlcard==1.2.0") from error
    # Without allow_step_back, which would deep-copy the game at every step.
    return rlcard.make("uno", config={"seed": 1})


def tuned(env: Any, games: int, seed: int) -> int:
    """Moves in so many random games, by `reset` and `step` with raw actions.

    That is the fastest way in its documentation: `run` with its RandomAgent (numpy's choice, trajectories)
    takes 1.7 times as long, and an action's number has to be decoded against the legal ones again.
    """
    env.seed(seed)
    uniform = random.Random(seed).random
    reset, step, over = env.reset, env.step, env.is_over
    moves = 0
    for _ in range(games):
        state, _player = reset()
        while not over():
            actions = state["raw_legal_actions"]
            state, _player = step(actions[int(uniform() * len(actions))], True)
            moves += 1
    return moves
