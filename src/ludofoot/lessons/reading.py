"""Where a game keeps what teaches it."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

from ludofoot.core.game import Game


def read_teaching(game: Game[Any], name: str) -> str | None:
    """A file of the game's folder `teaching/`; None where the game has none."""
    if not game.package:
        return None
    path = files(game.package) / "teaching" / name
    return path.read_text("utf-8") if path.is_file() else None
