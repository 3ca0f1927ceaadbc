"""Research environments of every game that is there: `from ludofoot.envs import schuss_und_tor_v0`.

Each name is that of a game with the version of its numbers; behind it are `env`, `raw_env` and
`parallel_env`, as PettingZoo has them. `import ludofoot.envs.open_spiel` registers the same games with
OpenSpiel.
"""

from __future__ import annotations

from functools import cache
from types import ModuleType

from ludofoot.catalogue import find_games
from ludofoot.envs.finding import encoding_of

__all__ = ["names"]


@cache
def names() -> dict[str, str]:
    """The environments that are there, and the game of each."""
    found = {}
    for game in find_games().values():
        encoding = encoding_of(game)
        if encoding is not None:
            found[f"{game.id.replace('-', '_')}_v{encoding.version}"] = game.id
    return found


def __getattr__(name: str) -> ModuleType:
    """The environment with this name, made when it is asked for: PettingZoo is an optional extra."""
    if name.startswith("_") or name not in names():
        raise AttributeError(f"ludofoot.envs has no {name!r}; there are {', '.join(names())}")
    from ludofoot.envs.making import module_of

    return module_of(name, names()[name])


def __dir__() -> list[str]:
    """The environments too."""
    return sorted([*globals(), *names()])
