"""The strongest eleven of a squad, remembered: whoever thinks ahead asks for the same ones time and again."""

from __future__ import annotations

from typing import Final, final

from ludofoot.games.footmania.rules.cards import Album
from ludofoot.games.footmania.rules.eleven import Matching, strongest_match

MOST: Final = 20_000


@final
class Elevens:
    """Those of one box. They are for looking at: nobody may change what others will be given too."""

    def __init__(self, album: Album) -> None:
        self.album: Album = album
        self.known: dict[tuple[int, ...], Matching] = {}

    def strongest(self, squad: list[int]) -> Matching:
        """The strongest eleven of these footballers."""
        key = tuple(squad)
        found = self.known.get(key)
        if found is None:
            found = strongest_match(self.album, squad)
            if len(self.known) >= MOST:
                self.known.clear()
            self.known[key] = found
        return found


REMEMBERED: Final[list[Elevens]] = []
"""Of the box that was asked about last: few processes ever know two."""


def known_eleven(album: Album, squad: list[int]) -> Matching:
    """The strongest eleven of a squad, and what it is worth."""
    if not REMEMBERED or REMEMBERED[0].album is not album:
        REMEMBERED.clear()
        REMEMBERED.append(Elevens(album))
    return REMEMBERED[0].strongest(squad)
