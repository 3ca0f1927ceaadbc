"""What a good manager knows."""

from __future__ import annotations

from typing import final

from ludofoot.core.knowhow import Knowhow
from ludofoot.games.footmania.records import FMMove
from ludofoot.games.footmania.rules.album import Album


@final
class FootmaniaKnowhow(Knowhow[FMMove]):
    """Simple habits for the beginner, a plan for whoever knows the game."""

    def __init__(self, album: Album) -> None:
        self.album: Album = album
