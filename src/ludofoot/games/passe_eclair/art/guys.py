"""The five wild guys, the dog and Michi: how they look and how they are told apart."""

from __future__ import annotations

from ludofoot.art.cast import cast_parts
from ludofoot.art.codes import Code
from ludofoot.art.markup import circle, ellipse, group, line, outline, part, path, use
from ludofoot.art.palette import BLUE, BROWN, FIR, INK, MUSTARD, PLUM, RED, SLATE, WHITE
from ludofoot.art.portrait import Looks, portrait
from ludofoot.games.passe_eclair.records import NameText

CODES: dict[NameText, Code] = {
    "leon": Code(RED, "circle", "L"),
    "marlon": Code(BLUE, "square", "M"),
    "rocce": Code(MUSTARD, "triangle", "R"),
    "fabi": Code(FIR, "diamond", "F"),
    "vanessa": Code(PLUM, "hexagon", "V"),
}

LOOKS: dict[NameText, Looks] = {
    "leon": Looks(
        "s2", "chestnut", "spiky", head="round", mouth="grin", shirt=RED, kit="sash", extras=("plaster",),
        collar="round",
    ),
    "marlon": Looks("s5", "black", "afro", head="round", eyes="wide", shirt=BLUE, kit="yoke", collar="round"),
    "rocce": Looks(
        "s3", "black", "curtain", "long", mouth="smirk", shirt=MUSTARD, trim=INK, kit="stripes",
        extras=("headband",),
    ),
    "fabi": Looks(
        "s1", "ginger", "bowl", head="round", mouth="gap", eyes="wide", shirt=FIR, kit="hoop",
        extras=("freckles",), collar="polo",
    ),
    "vanessa": Looks("s1", "blond", "swept", "pony", mouth="grin", eyes="wink", shirt=PLUM),
}  # fmt: skip

_MICHI = Looks(
    "s1", "brown", "buzz", head="square", mouth="focus", eyes="stern", shirt=SLATE, trim=MUSTARD, kit="hoop",
    extras=("plaster",), collar="round",
)  # fmt: skip
_COAT, _PATCH = "#E9C08A", "#8B5A33"
_BOLT = "M150-20L60 150H112L72 300L210 110H150L206-20Z"


def bolt(fill: str, x: float, y: float, scale: float, edge: float = 5) -> str:
    """A flash of lightning; the thinner it is drawn, the thicker its edge should be."""
    return group(use("bolt", x, y, scale), fill=fill, **outline(edge))


def dog() -> str:
    """The dog with the sock, in a box of 200 by 200."""
    return use("dog")


def michi() -> str:
    """Michi from the chest up, in a box of 200 by 200."""
    return use("michi")


def guy_parts() -> dict[str, str]:
    """The parts that the functions above use, and the faces of the five."""
    others = {
        "bolt": path(_BOLT, id="bolt"),
        "dog": part("dog", _dog()),
        "michi": part("michi", portrait(_MICHI)),
    }
    return others | cast_parts({str(name): looks for name, looks in LOOKS.items()})


def _dog() -> str:
    left = path("M40 60C10 70 8 120 30 138C44 128 52 100 58 78Z", fill=BROWN)
    right = path("M160 60C190 70 192 120 170 138C156 128 148 100 142 78Z", fill=BROWN)
    head = path("M48 76C50 36 150 36 152 76C158 120 136 160 100 160C64 160 42 120 48 76Z", fill=_COAT)
    patch = path("M104 46C140 44 154 64 150 92C132 96 112 84 104 46Z", fill=_PATCH)
    eyes = circle(78, 88, 8, fill=INK) + circle(124, 84, 8, fill=INK)
    snout = ellipse(100, 112, 15, 11, fill=INK) + path(
        "M100 123V134M76 134Q88 146 100 134Q112 146 124 134", **line(5)
    )
    return group(left, right, head, patch, eyes, snout, _sock(), **outline(5))


def _sock() -> str:
    wool = path("M84 140L78 186Q78 200 92 198L124 190Q134 184 126 176L110 176L114 140Z", fill=RED)
    return wool + path("M82 152L113 152M80 166L112 166", stroke=WHITE, stroke_width=7)
