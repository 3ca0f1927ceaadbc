"""Finds what a game says of its numbers."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from ludofoot.core.encoding import Encoding
from ludofoot.core.game import Game


def encoding_of(game: Game[Any]) -> Encoding[Any] | None:
    """The encoding in a game's module `encoding`, if it has one."""
    module = f"{game.package}.encoding"
    if not game.package or find_spec(module) is None:
        return None
    found: Encoding[Any] = import_module(module).ENCODING
    return found
