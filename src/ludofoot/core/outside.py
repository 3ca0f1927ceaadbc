"""Games that live elsewhere: in other wheels, by the entry point `ludofoot.games`, or not installed yet."""

from __future__ import annotations

import logging
import os
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from types import ModuleType
from typing import Final

LOGGER = logging.getLogger("ludofoot")
GROUP: Final = "ludofoot.games"
UNDER_DEVELOPMENT: Final = "LUDOFOOT_GAMES"
"""The modules of games that are not installed yet, separated by commas."""


def outside_modules() -> list[ModuleType]:
    """The modules that hold a `GAME` and are not folders of `ludofoot.games`."""
    installed = [found for entry in entry_points(group=GROUP) if (found := loaded(entry)) is not None]
    named = [name for name in os.environ.get(UNDER_DEVELOPMENT, "").split(",") if name]
    return installed + [import_module(name) for name in named]


@cache
def loaded(entry: EntryPoint) -> ModuleType | None:
    """The module of an installed game; one that is broken must not take all the others along."""
    try:
        found: ModuleType = entry.load()
    except Exception as error:  # whatever a stranger's module does when it is imported
        LOGGER.warning("the game %s of another package cannot be loaded: %r", entry.name, error)
        return None
    return found
