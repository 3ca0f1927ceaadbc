"""Every piece of the box of Passe Éclair, drawn."""

from __future__ import annotations

from ludofoot.art.artwork import Artwork, Drawing
from ludofoot.art.cast import bust, cast_busts, cast_medals
from ludofoot.art.kit import artwork as assembled
from ludofoot.art.lettering import Words
from ludofoot.art.markup import circle, group, moved, outline, path
from ludofoot.art.palette import BLUE, MUSTARD, RED
from ludofoot.art.pieces import coded_medal, letter, lid
from ludofoot.games.passe_eclair.art.cards import card_halves, cards, dog_code, michi_code
from ludofoot.games.passe_eclair.art.guys import CODES, bolt, dog, guy_parts, michi
from ludofoot.games.passe_eclair.art.tokens import tokens

__all__ = ["artwork"]

_TITLE = "#FFD96B"


def artwork(words: Words) -> Artwork:
    """The drawings of the box; `words` gives the text of a message id."""
    pieces = [*cards(words), *tokens(), _lid(words)]
    return assembled("passe-eclair", pieces + _medals(words), guy_parts() | card_halves(words))


def _medals(words: Words) -> list[Drawing]:
    """Everyone in small, the letters alone, and the cap of whoever trains the others."""
    codes = {str(name): code for name, code in CODES.items()}
    joker = {"dog": dog_code(words), "michi": michi_code(words)}
    others = [
        coded_medal("medal-dog", dog(), joker["dog"]),
        coded_medal("medal-michi", michi(), joker["michi"]),
    ]
    letters = [letter(f"letter-{name}", code) for name, code in (codes | joker).items()]
    return [*cast_medals(codes), *others, *letters, *cast_busts(codes), _cap()]


def _cap() -> Drawing:
    crown = path("M14 62C10 20 74 10 80 58Q46 48 14 62Z", fill=RED, **outline(6))
    peak = path("M12 64Q50 44 92 66Q98 76 88 76Q50 60 14 74Z", fill=MUSTARD, **outline(6))
    return Drawing("cap", 100, 100, crown + circle(46, 20, 6, fill=MUSTARD, **outline(5)) + peak)


def _lid(words: Words) -> Drawing:
    flash = bolt(MUSTARD, 20, 108, 0.96, 6)
    vanessa = group(bust("vanessa"), transform=moved(4, 172, 0.95))
    rex = group(dog(), transform=moved(136, 176, 0.86))
    return lid(words("title"), words("lid-facts"), BLUE, flash, vanessa, rex, lettering=_TITLE)
