"""Every piece of the box of Passe Éclair, drawn."""

from __future__ import annotations

from ludofoot.art.artwork import Artwork, Drawing
from ludofoot.art.cast import bust
from ludofoot.art.kit import artwork as assembled
from ludofoot.art.lettering import Words
from ludofoot.art.markup import group, moved
from ludofoot.art.palette import BLUE, MUSTARD
from ludofoot.art.pieces import lid
from ludofoot.games.passe_eclair.art.guys import bolt, dog, guy_parts

__all__ = ["artwork"]

_TITLE = "#FFD96B"


def artwork(words: Words) -> Artwork:
    """The drawings of the box; `words` gives the text of a message id."""
    return assembled("passe-eclair", [_lid(words)], guy_parts())


def _lid(words: Words) -> Drawing:
    flash = bolt(MUSTARD, 20, 108, 0.96, 6)
    vanessa = group(bust("vanessa"), transform=moved(4, 172, 0.95))
    rex = group(dog(), transform=moved(136, 176, 0.86))
    return lid(words("title"), words("lid-facts"), BLUE, flash, vanessa, rex, lettering=_TITLE)
