"""Every piece of the box of Schuss und Tor, drawn."""

from __future__ import annotations

from ludofoot.art.artwork import Artwork, Drawing
from ludofoot.art.cards import card_back
from ludofoot.art.icons import glove
from ludofoot.art.kit import artwork as assembled
from ludofoot.art.markup import group, moved, path
from ludofoot.art.palette import FIR, INK, MUSTARD, RED
from ludofoot.art.pieces import lid
from ludofoot.art.symbols import ball, burst, goal
from ludofoot.games.schuss_und_tor.art.actions import actions
from ludofoot.games.schuss_und_tor.art.footballers import Words, footballer_parts, footballers
from ludofoot.games.schuss_und_tor.art.heroes import bust, busts, hero_parts, medals

__all__ = ["Words", "artwork"]


def artwork(words: Words) -> Artwork:
    """The drawings of the box; `words` gives the text of a message id."""
    cards = footballers(words) + actions(words) + _backs(words)
    drawings = [*cards, _lid(words), *medals(), *busts(), *_shot()]
    return assembled("schuss-und-tor", drawings, hero_parts() | footballer_parts(words))


def _backs(words: Words) -> list[Drawing]:
    title = words("title")
    posts = path("M70 208V118H182V208", fill="none", stroke=INK, stroke_width=9)
    return [
        card_back("back-green", FIR, ball(126, 160, 56), title),
        card_back("back-red", RED, posts + ball(126, 172, 36), title),
    ]


def _lid(words: Words) -> Drawing:
    willi = group(bust("willi"), transform=moved(30, 150, 1.05))
    luigi = group(bust("luigi"), transform=moved(120, 162, 0.98))
    bang = burst(222, 160, 52, MUSTARD, inner=0.7) + ball(222, 160, 32)
    return lid(words("title"), words("lid-facts"), RED, willi, luigi, bang)


def _shot() -> list[Drawing]:
    """What moves when someone shoots: the goal, the ball and the glove that stops it."""
    return [
        Drawing("shot-goal", 252, 240, goal()),
        Drawing("shot-ball", 100, 100, ball(50, 50, 47)),
        Drawing("shot-glove", 100, 100, glove()),
    ]
