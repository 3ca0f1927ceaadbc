"""Every piece of the box of Finale, drawn."""

from __future__ import annotations

from ludofoot.art.artwork import Artwork, Drawing
from ludofoot.art.cards import card_back
from ludofoot.art.icons import cup, placed
from ludofoot.art.kit import artwork as assembled
from ludofoot.art.lettering import Words
from ludofoot.art.markup import group, mirrored, moved, use
from ludofoot.art.palette import NIGHT, TEAM_BLUE, TEAM_RED
from ludofoot.art.pieces import die, letter, lid
from ludofoot.games.finale.art.board import board
from ludofoot.games.finale.art.footballers import footballer_parts, footballers, portraits, tiles
from ludofoot.games.finale.art.tactics import tactics
from ludofoot.games.finale.art.team import KINDS, SIDES

__all__ = ["artwork"]


def artwork(words: Words) -> Artwork:
    """The drawings of the box; `words` gives the text of a message id."""
    cards = footballers(words) + tactics(words) + _backs(words)
    pieces = [*cards, *tiles(), *portraits(), *board(), *_kinds(), _lid(words)]
    return assembled("finale", pieces, footballer_parts(words))


def _backs(words: Words) -> list[Drawing]:
    motif = placed(cup(), 126, 160, 1.05)
    return [card_back(f"back-{side}", colour, motif, words("title")) for side, colour in SIDES.items()]


def _kinds() -> list[Drawing]:
    """The codes of the kinds alone."""
    ids = {"G": "goalkeeper", "D": "defender", "M": "midfielder", "A": "attacker", "?": "anybody"}
    return [letter(f"letter-{ids[kind]}", code) for kind, code in KINDS.items()]


def _lid(words: Words) -> Drawing:
    red = group(use("man-timo-torriecher"), transform=moved(-26, 128, 1.15))
    blue = group(use("man-fred-flanke"), transform=moved(-30, 140, 1.1))
    dice = _thrown(3, TEAM_RED, 104, 296) + _thrown(2, TEAM_BLUE, 158, 300)
    faces = red + group(blue, transform=mirrored(150))
    picture = faces + placed(cup(), 150, 140, 1.15) + dice
    return lid(words("title"), words("lid-facts"), NIGHT, picture, plate=TEAM_RED)


def _thrown(value: int, colour: str, x: float, y: float) -> str:
    return group(die("", value, colour).body, transform=moved(x, y, 0.46))
