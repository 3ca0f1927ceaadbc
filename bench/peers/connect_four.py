"""PettingZoo's connect_four, the plainest of its classic games, in its documented loop without wrappers."""

from __future__ import annotations

import importlib
import random
from typing import Any

from bench.registry import MissingError

NAME = "PettingZoo connect_four"


def load() -> Any:
    try:
        found = importlib.import_module("pettingzoo.classic.connect_four.connect_four")
    except ImportError as error:
        raise MissingError("pettingzoo's classic games", "pip install pettingzoo pygame") from error
    # Its three usual wrappers would take most of the time.
    return found.raw_env()


def tuned(env: Any, games: int, seed: int) -> int:
    """Moves in so many random games: `reset`, `last` and `step`, and a move from the mask."""
    uniform = random.Random(seed).random
    moves = 0
    for _ in range(games):
        env.reset()
        while True:
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                break
            allowed = seen["action_mask"].nonzero()[0]
            env.step(int(allowed[int(uniform() * len(allowed))]))
            moves += 1
    return moves
