"""Finds the games: the folders under `ludofoot.games`, and other wheels by entry point."""

from __future__ import annotations

import os
import pkgutil
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from typing import Any

from ludofoot import games as folder
from ludofoot.core.game import Game
from ludofoot.core.records import Refused

UNDER_DEVELOPMENT = "LUDOFOOT_GAMES"
"""The modules of games that are not installed yet, separated by commas."""


@cache
def find_games() -> dict[str, Game[Any]]:
    """Every game that is there, by id; a folder without a `GAME` is one that is still being written."""
    folders = [f"ludofoot.games.{found.name}" for found in pkgutil.iter_modules(folder.__path__)]
    modules = [import_module(name) for name in folders]
    modules += [entry.load() for entry in entry_points(group="ludofoot.games")]
    modules += [import_module(name) for name in os.environ.get(UNDER_DEVELOPMENT, "").split(",") if name]
    found = [module.GAME for module in modules if hasattr(module, "GAME")]
    return {game.id: game for game in sorted(found, key=lambda game: str(game.id))}


def load(game: str) -> Game[Any]:
    """The game with this id; raises `Refused`."""
    if game not in find_games():
        raise Refused("unknown-game", game=game, known=tuple(find_games()))
    return find_games()[game]
