"""`ludofoot new-game`: a small game to make another one of."""

from __future__ import annotations

from importlib.metadata import version
from pathlib import Path

import ludofoot
from ludofoot.catalogue import find_games
from ludofoot.locale import Voice
from ludofoot.scaffold import named, write_here, write_wheel


def found_game(voice: Voice, name: str, here: bool) -> None:
    """Writes it and says what to do next; raises `Refused`."""
    games = find_games()
    wanted = named(name, games, {game.prefix for game in games.values()})
    if here:
        written = write_here(wanted, checkout())
        next_step = voice.word("cli-new-game-here", game=wanted.id)
    else:
        written = write_wheel(wanted, Path(), version("ludofoot"))
        next_step = voice.word("cli-new-game-next", game=wanted.id)
    print(voice.word("cli-new-game", folder=str(written.folder), count=len(written.files)))
    print(next_step)


def checkout() -> Path:
    """Where the sources of Ludofoot would lie, if this is one that somebody works on."""
    return Path(str(ludofoot.__file__)).parents[2]
