"""Every piece of the box of Le football à la carte, drawn."""

from __future__ import annotations

from ludofoot.art.artwork import Artwork, Drawing
from ludofoot.art.cards import card, card_back, name_plate
from ludofoot.art.icons import placed
from ludofoot.art.kit import artwork as assembled
from ludofoot.art.lettering import Words
from ludofoot.art.markup import group, moved, use
from ludofoot.art.palette import FOREST, MUSTARD, PITCH
from ludofoot.art.pieces import lid
from ludofoot.art.symbols import ball, goal
from ludofoot.games.football_a_la_carte.art.attackers import (
    SYMBOLS,
    attacker,
    attacker_parts,
    attackers,
    free_kicks,
)
from ludofoot.games.football_a_la_carte.art.board import board
from ludofoot.games.football_a_la_carte.art.signs import sign_parts
from ludofoot.games.football_a_la_carte.art.stoppers import corners, keepers, penalty, stopper_parts

__all__ = ["artwork"]


def artwork(words: Words) -> Artwork:
    """The drawings of the box; `words` gives the text of a message id."""
    cards = [*attackers(), *free_kicks(), *keepers(), *corners(words), penalty(words)]
    cards += [
        _title(words),
        card_back("back", PITCH, placed(use("sign-red"), 134, 160, 1.05), words("title")),
    ]
    parts = sign_parts() | attacker_parts(words) | stopper_parts(words)
    return assembled("football-a-la-carte", [*cards, *board(), *_symbols(), _lid(words)], parts)


def _title(words: Words) -> Drawing:
    """The card that is taken out before the game (FC-06)."""
    picture = goal() + ball(126, 142, 56)
    return card(
        "title-card", PITCH, picture, name_plate(262, words("card-title"), words("note-title"), MUSTARD)
    )


def _symbols() -> list[Drawing]:
    """Hand and flags alone, for the legend."""
    return [Drawing(f"symbol-{kind}", 100, 100, use(f"sign-{kind}")) for kind in SYMBOLS]


def _lid(words: Words) -> Drawing:
    fan = (
        _small(attacker("left", 4, "hand"), 24, 178, 104, -14),
        _small(penalty(words), 170, 178, 104, 14),
        _small(attacker("straight", 5, "red"), 92, 156, 116, 0),
    )
    return lid(words("title"), words("lid-facts"), PITCH, *fan, plate=FOREST)


def _small(card: Drawing, x: float, y: float, width: float, turn: float) -> str:
    """A card on the lid, turned about its middle."""
    scale = width / card.width
    middle = group(card.body, transform=moved(-card.width / 2, -card.height / 2))
    return group(middle, transform=moved(x + width / 2, y + card.height * scale / 2, scale, turn))
