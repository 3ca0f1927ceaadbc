"""Banknotes, counters and the die (FM-D6)."""

from __future__ import annotations

from ludofoot.art.artwork import Drawing
from ludofoot.art.codes import Shape, shape
from ludofoot.art.lettering import TEXT, Words, fitting, text
from ludofoot.art.markup import circle, group, moved, outline, rect, use
from ludofoot.art.palette import BLUE, FIR, GREY, INK, MUSTARD, PEWTER, PLUM, RED, STOCK, TINTS
from ludofoot.art.pieces import token
from ludofoot.art.portrait import Looks, portrait
from ludofoot.art.symbols import ball, star
from ludofoot.games.footmania.art.events import thing
from ludofoot.games.footmania.art.squad import amount

NOTE_WIDTH, NOTE_HEIGHT = 400, 200
NOTES: dict[int, tuple[str, Shape]] = {
    1: (RED, "circle"),
    5: (BLUE, "square"),
    10: (FIR, "diamond"),
    50: (PLUM, "hexagon"),
}
"""Banknotes in units of 100,000, each with a colour and a shape."""

_TRAINEE = Looks(
    "s1", "blond", "bowl", head="round", mouth="gap", eyes="wide", shirt=GREY, extras=("freckles",)
)
_PIPS = {
    1: ((50, 50),),
    2: ((28, 28), (72, 72)),
    3: ((28, 28), (50, 50), (72, 72)),
    4: ((28, 28), (72, 28), (28, 72), (72, 72)),
    5: ((28, 28), (72, 28), (50, 50), (28, 72), (72, 72)),
    6: ((28, 24), (28, 50), (28, 76), (72, 24), (72, 50), (72, 76)),
}


def money(words: Words) -> list[Drawing]:
    """Every banknote."""
    return [_note(value, words) for value in NOTES]


def counters(words: Words) -> list[Drawing]:
    """Points, stars, trainees, the pactole and the die."""
    trainee = group(portrait(_TRAINEE), transform=moved(36, 36, 0.64))
    return [
        _points(1, MUSTARD, words("note-point")),
        _points(2, RED, words("note-points")),
        token("token-star", MUSTARD, star(100, 104, 62, edge=6)),
        token("token-trainee", PEWTER, trainee, circle(100, 100, 78, fill="none", **outline(4))),
        Drawing("pactole", 100, 100, use("thing-coins")),
        *(_die(value) for value in _PIPS),
    ]


def _note(value: int, words: Words) -> Drawing:
    colour, mark = NOTES[value]
    says, title = amount(value, words), words("title")
    paper = rect(2, 2, NOTE_WIDTH - 4, NOTE_HEIGHT - 4, rx=12, fill=TINTS[colour], **outline(4))
    frame = rect(16, 16, NOTE_WIDTH - 32, NOTE_HEIGHT - 32, rx=8, fill="none", stroke=colour, stroke_width=6)
    marks = shape(mark, 62, 60, 26, colour) + shape(mark, 338, 140, 26, colour)
    cups = thing("cup", 62, 140, 0.56) + ball(338, 60, 24)
    worth = text(says, 200, 116, fitting(says, 216, 54), INK)
    line = text(title, 200, 156, fitting(title, 200, 22, TEXT), colour, face=TEXT)
    return Drawing(f"money-{value}", NOTE_WIDTH, NOTE_HEIGHT, paper + frame + marks + cups + worth + line)


def _points(many: int, rim: str, says: str) -> Drawing:
    line = text(says, 100, 152, fitting(says, 110, 24, TEXT), face=TEXT)
    return token(f"token-points-{many}", rim, text(str(many), 100, 124, 78), line)


def _die(value: int) -> Drawing:
    face = rect(4, 4, 92, 92, rx=20, fill=STOCK, **outline(6))
    return Drawing(
        f"die-{value}", 100, 100, face + "".join(circle(x, y, 9, fill=INK) for x, y in _PIPS[value])
    )
