"""A table as text."""

from __future__ import annotations

from typing import Any

from ludofoot.core.game import Game
from ludofoot.core.state import State
from ludofoot.locale import Voice, preferred_lang
from ludofoot.locale.drawing import drawing_of
from ludofoot.locale.paper import Paper

WIDTH = 100


def drawn(game: Game[Any], state: State[Any], seat: int) -> str:
    """The table as this seat sees it."""
    voice = Voice(preferred_lang(), game.id, reader=seat)
    console = Paper(width=WIDTH, color_system=None, force_terminal=False, highlight=False)
    with console.capture() as captured:
        console.print(drawing_of(game)(game.view(state, seat), voice.word, voice.player, ()))
    return captured.get()
