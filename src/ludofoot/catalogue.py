"""Finds the games: the folders under `ludofoot.games`, and other wheels by entry point."""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module
from typing import Any

from ludofoot import games as folder
from ludofoot.core.game import Game
from ludofoot.core.outside import outside_modules
from ludofoot.core.records import Refused


@cache
def find_games() -> dict[str, Game[Any]]:
    """Every game that is there, by id; a folder without a `GAME` is one that is still being written."""
    folders = [f"ludofoot.games.{found.name}" for found in pkgutil.iter_modules(folder.__path__)]
    modules = [*map(import_module, folders), *outside_modules()]
    found = [module.GAME for module in modules if hasattr(module, "GAME")]
    return {game.id: game for game in sorted(found, key=lambda game: str(game.id))}


def load(game: str) -> Game[Any]:
    """The game with this id; raises `Refused`."""
    if game not in find_games():
        raise Refused("unknown-game", game=game, known=tuple(find_games()))
    return find_games()[game]
