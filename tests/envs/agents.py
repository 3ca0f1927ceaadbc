"""Agents for whole games, and the environments they play in."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from ludofoot import FastChance, envs, load

SEATINGS = [(name, seats) for name, game in envs.names().items() for seats in load(game).seats]
every_seating = pytest.mark.parametrize(("name", "seats"), SEATINGS)
# PettingZoo says this of its own classic games too, whose observations are dictionaries with a mask.
usual_warnings = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array", "ignore:Observation space for each agent probably should be"
)


def make(name: str, kind: str = "raw_env") -> Callable[..., Any]:
    """The constructor of an environment."""
    found: Callable[..., Any] = getattr(getattr(envs, name), kind)
    return found


def allowed(seen: dict[str, Any]) -> list[int]:
    """The actions of a mask."""
    return [int(action) for action in seen["action_mask"].nonzero()[0]]


def played(env: Any, seed: int) -> Iterator[tuple[str, dict[str, Any], int]]:
    """A whole game at random: who acts, what is seen, which action follows."""
    dice = FastChance(seed, 9)
    env.reset(seed=seed)
    for agent in env.agent_iter(100_000):
        seen, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.step(None)
            continue
        options = allowed(seen)
        action = options[dice.below(len(options))]
        yield agent, seen, action
        env.step(action)
