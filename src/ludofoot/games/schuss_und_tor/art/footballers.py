"""The green cards: "X zu Y", Bomber and Tormann."""

from __future__ import annotations

from collections.abc import Callable

from ludofoot.art.artwork import Drawing
from ludofoot.art.cards import HEIGHT, WIDTH, band, card, name_plate, tab
from ludofoot.art.codes import badge
from ludofoot.art.lettering import SCRIPT, fitting, text
from ludofoot.art.markup import group, line, moved, part, path, use
from ludofoot.art.palette import KEEPER_GROUND, MUSTARD, RAYS, RED, TINTS, WHITE, lettering_on
from ludofoot.art.pieces import medal
from ludofoot.art.symbols import burst, rays
from ludofoot.games.schuss_und_tor.art.heroes import CODES, bomb, bust, keeper
from ludofoot.games.schuss_und_tor.records import NAMES, NameText

Words = Callable[[str], str]


def footballers(words: Words) -> list[Drawing]:
    """All green faces, as in the box."""
    pairs = [_pair(giver, taker) for giver in NAMES for taker in NAMES]
    return [*pairs, _tormann(words), _bomber(words)]


def footballer_parts(words: Words) -> dict[str, str]:
    """The upper half of a card for each name that gives the ball, the lower half for each that gets it."""
    givers = {f"giver-{name}": part(f"giver-{name}", _giver(name, words)) for name in NAMES}
    return givers | {f"taker-{name}": part(f"taker-{name}", _taker(name, words)) for name in NAMES}


def _pair(giver: NameText, taker: NameText) -> Drawing:
    halves = use(f"giver-{giver}") + use(f"taker-{taker}")
    return card(f"face-{giver}-{taker}", TINTS[CODES[giver].colour], halves)


def _giver(name: NameText, words: Words) -> str:
    code = CODES[name]
    says = words(f"name-{name}").upper()
    picture = rays(140, 150, WHITE, 0.45) + group(bust(name), transform=moved(42, 48, 1.06))
    named = text(says, 20, 276, fitting(says, 140, 31), lettering_on(code.colour), anchor="start")
    pointer = path("M44 82V100M34 94L44 105L54 94", **line(6))
    return picture + band(244, 42, code.colour) + named + tab(78, 172, badge(code, 44, 50, 27), pointer)


def _taker(name: NameText, words: Words) -> str:
    code = CODES[name]
    ink = lettering_on(code.colour)
    to, says = words("card-zu"), words(f"name-{name}").upper()
    named = text(to, 20, 328, fitting(to, 38, 25, SCRIPT), ink, face=SCRIPT, anchor="start")
    named += text(says, 60, 330, fitting(says, 104, 33), ink, anchor="start")
    face = medal(bust(name), 200, 292, 36, code.colour, ring=5)
    return band(286, HEIGHT - 286, code.colour) + named + face + badge(code, 44, 136, 23)


def _bomber(words: Words) -> Drawing:
    bang = burst(132, 162, 116, RED) + burst(132, 162, 91, MUSTARD, edge=4, inner=0.74)
    picture = rays(132, 162, RAYS[MUSTARD]) + bang + group(bomb(), transform=moved(132, 166))
    plate = name_plate(266, words("face-bomber"), words("note-bomber"), MUSTARD)
    return card("face-bomber", MUSTARD, picture, plate, tab(78, 98, badge(CODES["bomber"], 44, 54, 26)))


def _tormann(words: Words) -> Drawing:
    meshes = "".join(f"M{at} 0V280M0 {at}H{WIDTH}" for at in range(18, 300, 26))
    net = path(meshes, stroke=WHITE, stroke_width=2, opacity=0.6)
    picture = rays(126, 150, WHITE, 0.35) + net + group(keeper(), transform=moved(28, 62, 1.06))
    plate = name_plate(266, words("face-tormann"), words("note-tormann"))
    return card(
        "face-tormann", KEEPER_GROUND, picture, plate, tab(78, 98, badge(CODES["tormann"], 44, 48, 26))
    )
