"""Goalkeepers, Corners and the Penalty: cards that decide about a goal."""

from __future__ import annotations

from typing import get_args

from ludofoot.art.artwork import Drawing
from ludofoot.art.cards import HEIGHT, band, card, tab
from ludofoot.art.codes import Code, badge
from ludofoot.art.icons import corner_flag, glove, placed
from ludofoot.art.lettering import TEXT, Words, fitting, text
from ludofoot.art.markup import group, mirrored, moved, part, path, use
from ludofoot.art.palette import INK, KEEPER_SHIRT, MUSTARD, PITCH, RED, WHITE
from ludofoot.art.portrait import Looks, portrait
from ludofoot.art.symbols import ball, burst, rays
from ludofoot.games.football_a_la_carte.art.attackers import foot
from ludofoot.games.football_a_la_carte.art.signs import FLAGS, MIDDLE, far, index, pointer, symbol
from ludofoot.games.football_a_la_carte.records import ColourText, DirectionText

Legs = tuple[tuple[DirectionText, int], ...]

COLOURS: tuple[ColourText, ...] = get_args(ColourText)
KEEPERS: dict[str, Legs] = {
    "straight-4": (("straight", 4),),
    "straight-5": (("straight", 5),),
    "left": (("left", 2), ("straight", 3)),
    "right": (("right", 2), ("straight", 3)),
}
"""The ways of the four Goalkeepers (FC-47)."""

_KEEPER = Looks(
    "s4", "black", "buzz", mouth="shout", eyes="wide", shirt=KEEPER_SHIRT, trim=MUSTARD, kit="yoke",
    collar="round",
)  # fmt: skip
_KEEPER_GROUND = "#CFC7B2"
_PENALTY = Code(RED, "star", "P")


def keepers() -> list[Drawing]:
    """The four Goalkeepers."""
    return [
        card(f"face-keeper-{name}", _KEEPER_GROUND, use("keeper-card"), _legs(legs))
        for name, legs in KEEPERS.items()
    ]


def corners(words: Words) -> list[Drawing]:
    """The Corner of either colour."""
    return [_corner(colour, words) for colour in COLOURS]


def penalty(words: Words) -> Drawing:
    """The Penalty."""
    area = path("M40 0V110H212V0M92 110A40 34 0 0 0 160 110", fill="none", stroke=WHITE, stroke_width=8)
    picture = area + burst(126, 190, 84, MUSTARD, inner=0.68) + ball(126, 190, 44)
    sign = tab(84, 98, badge(_PENALTY, 47, 56, 27))
    return card(
        "face-penalty", PITCH, picture, _plate(262, RED, words("card-penalty"), words("note-penalty")), sign
    )


def stopper_parts(words: Words) -> dict[str, str]:
    """All of a Goalkeeper but his way."""
    left = placed(glove(), 122, 234, 0.6)
    hands = left + group(left, transform=mirrored(170))
    him = group(portrait(_KEEPER), transform=moved(84, 72, 0.86))
    picture = rays(160, 150, WHITE, 0.4) + him + hands
    named = foot(words("card-keeper"), 288, INK, MUSTARD)
    drawn = picture + named + index(placed(glove(), MIDDLE, 50, 0.66))
    return {"keeper-card": part("keeper-card", drawn)}


def _legs(legs: Legs) -> str:
    if len(legs) == 1:
        way, squares = legs[0]
        return pointer(way, MIDDLE, 126) + far(squares)
    rows = (
        pointer(way, 30, 132 + 72 * row, length=42, width=13) + text(str(squares), 66, 148 + 72 * row, 46)
        for row, (way, squares) in enumerate(legs)
    )
    return "".join(rows)


def _corner(colour: ColourText, words: Words) -> Drawing:
    code = FLAGS[colour]
    lines = path("M98 0V230H260M98 160A70 70 0 0 1 168 230", fill="none", stroke=WHITE, stroke_width=8)
    picture = lines + placed(corner_flag(code), 150, 140, 2) + ball(206, 192, 26)
    plate = _plate(270, code.colour, words("card-corner"), words("note-corner"))
    sign = tab(84, 98, symbol(colour, 48, 54, 0.62))
    return card(f"face-corner-{colour}", PITCH, picture, plate, sign)


def _plate(y: float, fill: str, name: str, note: str) -> str:
    title = text(name.upper(), 126, y + 40, fitting(name.upper(), 214, 37), WHITE)
    line = text(note, 126, y + 62, fitting(note, 218, 18, TEXT), WHITE, face=TEXT)
    return band(y, HEIGHT - y + 4, fill) + title + line
