"""Every piece of the box of Footmania, drawn."""

from __future__ import annotations

from ludofoot.art.artwork import Artwork, Drawing
from ludofoot.art.codes import SEATS, shape
from ludofoot.art.icons import coins, pennant, placed
from ludofoot.art.kit import artwork as assembled
from ludofoot.art.lettering import Words
from ludofoot.art.markup import group, moved
from ludofoot.art.palette import AUBERGINE, MUSTARD, ORANGE, RED
from ludofoot.art.pieces import lid, pawn
from ludofoot.art.portrait import Looks, portrait
from ludofoot.art.symbols import star
from ludofoot.games.footmania.art.board import board_parts, boards, squares
from ludofoot.games.footmania.art.events import event_parts, events
from ludofoot.games.footmania.art.footballers import footballer_backs, footballer_parts, footballers
from ludofoot.games.footmania.art.money import counters, money
from ludofoot.games.footmania.art.squad import GROUPS

__all__ = ["artwork"]

_PRESIDENT = Looks(
    "s2", "grey", "bald", head="round", mouth="smirk", shirt=AUBERGINE, trim=MUSTARD, kit="stripes",
    beard="moustache", extras=("hat", "glasses"), collar="polo",
)  # fmt: skip


def artwork(words: Words) -> Artwork:
    """The drawings of the box; `words` gives the text of a message id."""
    cards = footballers(words) + footballer_backs(words) + events(words)
    pieces = [*cards, *boards(), *squares(), *money(words), *counters(words), *_groups(), _lid(words)]
    return assembled("footmania", pieces, footballer_parts(words) | event_parts() | board_parts())


def _groups() -> list[Drawing]:
    """The pawns, the shapes of the four groups, a star and a pennant."""
    pawns = [pawn(f"pawn-{seat}", code) for seat, code in enumerate(SEATS)]
    shapes = [
        Drawing(f"group-mark-{colour}", 100, 100, shape(code.shape, 50, 50, 36, code.colour, edge=6))
        for colour, code in GROUPS.items()
    ]
    marks = [
        Drawing("star-mark", 100, 100, star(50, 53, 46, edge=5)),
        Drawing("pennant-mark", 100, 100, pennant(RED)),
    ]
    return [*pawns, *shapes, *marks]


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
