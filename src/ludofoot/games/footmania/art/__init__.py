"""Every piece of the box of Footmania, drawn."""

from __future__ import annotations

from ludofoot.art.artwork import Artwork, Drawing
from ludofoot.art.icons import coins, placed
from ludofoot.art.kit import artwork as assembled
from ludofoot.art.lettering import Words
from ludofoot.art.markup import group, moved
from ludofoot.art.palette import AUBERGINE, MUSTARD, ORANGE
from ludofoot.art.pieces import lid
from ludofoot.art.portrait import Looks, portrait
from ludofoot.art.symbols import star

__all__ = ["artwork"]

_PRESIDENT = Looks(
    "s2", "grey", "bald", head="round", mouth="smirk", shirt=AUBERGINE, trim=MUSTARD, kit="stripes",
    beard="moustache", extras=("hat", "glasses"), collar="polo",
)  # fmt: skip


def artwork(words: Words) -> Artwork:
    """The drawings of the box; `words` gives the text of a message id."""
    return assembled("footmania", [_lid(words)])


def _lid(words: Words) -> Drawing:
    boss = group(portrait(_PRESIDENT), transform=moved(30, 118, 1.2))
    stars = star(232, 128, 30) + star(262, 180, 22) + star(48, 150, 22)
    return lid(
        words("title"),
        words("lid-facts"),
        ORANGE,
        boss,
        placed(coins(), 62, 308, 0.95),
        stars,
        plate=AUBERGINE,
    )
