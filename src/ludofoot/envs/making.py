"""Makes what PettingZoo expects of an environment's module."""

from __future__ import annotations

import sys
from functools import cache
from types import ModuleType
from typing import Any

from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from ludofoot.envs.aec import TableEnv

ILLEGAL_REWARD = -1


@cache
def module_of(name: str, game: str) -> ModuleType:
    """A module with `env`, `raw_env` and `parallel_env` for this game."""
    made = ModuleType(
        f"ludofoot.envs.{name}", f"{game} for PettingZoo; docs/research.md tells how to use it."
    )

    def raw_env(**arguments: Any) -> TableEnv:
        """The bare environment: an action that is not allowed raises ValueError."""
        return TableEnv(game, **arguments)

    def env(**arguments: Any) -> AECEnv:
        """With PettingZoo's usual wrappers: an action that is not allowed loses the game."""
        bare: AECEnv = raw_env(**arguments)
        for wrapper in (
            lambda inner: wrappers.TerminateIllegalWrapper(inner, illegal_reward=ILLEGAL_REWARD),
            wrappers.AssertOutOfBoundsWrapper,
            wrappers.OrderEnforcingWrapper,
        ):
            bare = wrapper(bare)
        return bare

    def parallel_env(**arguments: Any) -> ParallelEnv:
        """All agents answer at each step; only the answer of the one who is asked counts."""
        return turn_based_aec_to_parallel(env(**arguments))

    for function in (env, raw_env, parallel_env):
        function.__module__ = made.__name__
        setattr(made, function.__name__, function)
    sys.modules[made.__name__] = made
    return made
