"""A law that breaks leaves a record behind, which `ludofoot replay` opens."""

from __future__ import annotations

import tempfile
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Any

from ludofoot.core.game import Game, Setup
from ludofoot.core.logbook import record_of, write_record


class BrokenLaw(AssertionError):
    """A law does not hold; the message says where the game that broke it lies."""


def held_to(law: Callable[[Game[Any], Setup, int], None], game: Game[Any], setup: Setup, seed: int) -> None:
    """Holds a game to a law; raises `BrokenLaw` with a record of the game that broke it."""
    try:
        law(game, setup, seed)
    except Exception as broken:
        place = save_game(game, setup, seed)
        said = f"{law.__name__} of {game.id} {setup} seed {seed}: {reason(broken)}; see {place}"
        raise BrokenLaw(said) from broken


def reason(broken: Exception) -> str:
    """What does not hold; the line that says so where nothing else does."""
    if isinstance(broken, AssertionError):
        return str(broken) or str(traceback.extract_tb(broken.__traceback__)[-1].line)
    return f"{type(broken).__name__}: {broken}"


def save_game(game: Game[Any], setup: Setup, seed: int) -> Path | None:
    """The random game of this seed as a record, if it can be played at all."""
    from ludofoot.testing.replays import played

    try:
        table, _ = played(game, setup, seed)
    except Exception:
        return None
    place = Path(tempfile.mkdtemp(prefix="ludofoot-broken-law-")) / f"{game.id}-{seed}.json"
    place.write_bytes(write_record(record_of(table)))
    return place
