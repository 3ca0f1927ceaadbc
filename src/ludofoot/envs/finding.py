"""Finds what a game says of its numbers."""

from __future__ import annotations

from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from ludofoot.core.encoding import Encoding
from ludofoot.core.game import Game
from ludofoot.core.numbering import RecordEncoding


def encoding_of(game: Game[Any]) -> Encoding[Any] | None:
    """The encoding in a game's module `encoding`; without one that of its records, if they say enough."""
    module = f"{game.package}.encoding"
    if not game.package or find_spec(module) is None:
        return derived(game.move_type, game.view_type, max(game.seats))
    found: Encoding[Any] = import_module(module).ENCODING
    return found


@lru_cache(16)
def derived(moves: Any, view: Any, most_seats: int) -> Encoding[Any] | None:
    """What follows from the records of a game."""
    try:
        found: RecordEncoding[Any] = RecordEncoding(moves, view, most_seats)
        return found if found.actions else None
    except TypeError:
        return None
