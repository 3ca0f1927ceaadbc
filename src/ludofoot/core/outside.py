"""Games that live elsewhere: in other wheels, by the entry point `ludofoot.games`, or not installed yet."""

from __future__ import annotations

import os
from importlib import import_module
from importlib.metadata import entry_points
from types import ModuleType
from typing import Final

GROUP: Final = "ludofoot.games"
UNDER_DEVELOPMENT: Final = "LUDOFOOT_GAMES"
"""The modules of games that are not installed yet, separated by commas."""


def outside_modules() -> list[ModuleType]:
    """The modules that hold a `GAME` and are not folders of `ludofoot.games`."""
    found: list[ModuleType] = [entry.load() for entry in entry_points(group=GROUP)]
    return found + [import_module(name) for name in os.environ.get(UNDER_DEVELOPMENT, "").split(",") if name]
