"""The five footballers, the Bomber and the Tormann: how they look and how they are told apart."""

from __future__ import annotations

from typing import Literal

from ludofoot.art import geometry
from ludofoot.art.artwork import Drawing
from ludofoot.art.codes import Code, badge
from ludofoot.art.icons import glove, placed
from ludofoot.art.markup import group, line, mirrored, part, path, polygon, use
from ludofoot.art.palette import BLUE, FIR, GREY, INK, KEEPER_SHIRT, MUSTARD, PLUM, RED, WHITE
from ludofoot.art.pieces import TOKEN, coded_medal, letter
from ludofoot.art.portrait import MOODS, Looks, Mood, expression, over, portrait, under
from ludofoot.art.symbols import ball, burst
from ludofoot.games.schuss_und_tor.records import NAMES, NameText

Hero = NameText | Literal["bomber", "tormann"]

CODES: dict[Hero, Code] = {
    "fritz": Code(RED, "circle", "F"),
    "max": Code(BLUE, "square", "M"),
    "otto": Code(MUSTARD, "triangle", "O"),
    "willi": Code(FIR, "diamond", "W"),
    "luigi": Code(PLUM, "hexagon", "L"),
    "bomber": Code(INK, "star", "B"),
    "tormann": Code(GREY, "shield", "T"),
}

LOOKS: dict[NameText, Looks] = {
    "fritz": Looks("s1", "blond", "side", mouth="grin", shirt=RED, kit="hoop"),
    "max": Looks(
        "s2", "brown", "curtain", "mullet", mouth="smirk", shirt=BLUE, kit="stripes", beard="moustache",
    ),
    "otto": Looks(
        "s1", "grey", "bald", head="round", eyes="stern", shirt=MUSTARD, trim=INK, kit="yoke",
        beard="moustache", collar="polo",
    ),
    "willi": Looks(
        "s1", "ginger", "curly", head="round", mouth="shout", shirt=FIR, kit="sash", extras=("freckles",)
    ),
    "luigi": Looks("s3", "black", "quiff", head="square", eyes="wink", shirt=PLUM, beard="stubble"),
}  # fmt: skip

KEEPER = Looks(
    "s2", "black", "buzz", head="square", mouth="focus", eyes="stern", shirt=KEEPER_SHIRT, trim=MUSTARD,
    kit="yoke", beard="stubble", extras=("cap",), collar="round",
)  # fmt: skip


def bust(name: NameText, mood: Mood | None = None) -> str:
    """A footballer from the chest up, in his usual mood or in another."""
    return use(f"{name}-{mood}" if mood else name)


def keeper() -> str:
    """The Tormann with both gloves up, in a box of 200 by 200."""
    return use("keeper")


def bomb() -> str:
    """The ball as a bomb with a burning fuse, round the origin."""
    return use("bomb")


def medals() -> list[Drawing]:
    """Everyone in small, in every mood, and the letters alone."""
    usual = [coded_medal(f"medal-{name}", bust(name), CODES[name]) for name in NAMES]
    moods = [
        coded_medal(f"medal-{name}-{mood}", bust(name, mood), CODES[name]) for name in NAMES for mood in MOODS
    ]
    joker = [coded_medal("medal-tormann", use("keeper"), CODES["tormann"]), _bomber_medal()]
    return usual + moods + joker + [letter(f"letter-{hero}", code) for hero, code in CODES.items()]


def busts() -> list[Drawing]:
    """The five without a ring, in every mood."""
    usual = [Drawing(f"bust-{name}", TOKEN, TOKEN, bust(name)) for name in NAMES]
    moods = [
        Drawing(f"bust-{name}-{mood}", TOKEN, TOKEN, bust(name, mood)) for name in NAMES for mood in MOODS
    ]
    return usual + moods


def _bomber_medal() -> Drawing:
    bang = burst(94, 94, 88, RED, edge=6) + burst(94, 94, 70, MUSTARD, edge=5)
    return Drawing(
        "medal-bomber",
        TOKEN,
        TOKEN,
        bang + use("bomb", 94, 96, 0.8) + badge(CODES["bomber"], 160, 160, 29, edge=6),
    )


def hero_parts() -> dict[str, str]:
    """The parts that the functions above use."""
    parts = {"keeper": part("keeper", portrait(KEEPER), _gloves()), "bomb": part("bomb", _bomb())}
    for name, looks in LOOKS.items():
        parts |= _layers(name, looks)
    return parts


def _layers(name: NameText, looks: Looks) -> dict[str, str]:
    """A face's unchanging layers once, and a thin one for each mood."""
    before, behind = f"{name}-over", f"{name}-under"
    parts = {behind: part(behind, under(looks)), before: part(before, over(looks))}
    faces = {name: looks} | {f"{name}-{mood}": looks.feeling(mood) for mood in MOODS}
    for id, face in faces.items():
        parts[id] = part(id, use(behind), expression(face), use(before))
    return parts


def _gloves() -> str:
    left = placed(glove(), 46, 156, 0.8, 12)
    return left + group(left, transform=mirrored(100))


def _bomb() -> str:
    fuse = path("M38-46C52-68 64-54 76-76", **line(8))
    spark = polygon(geometry.star(80, -82, 20, 7, 0.5), fill=WHITE, stroke=INK, stroke_width=4)
    return ball(0, 0, 58) + fuse + spark
