"""The coat of arms of a club: whoever plays there, on a shield in its colours."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final, get_args

from ludofoot.art.artwork import Artwork, Drawing
from ludofoot.art.kit import artwork
from ludofoot.art.markup import clip, clipped, group, moved, outline, path, rect
from ludofoot.art.palette import BLUE, FIR, INK, MUSTARD, PEWTER, PLUM, RED, TINTS, WHITE
from ludofoot.art.portrait import Looks, portrait, seeded
from ludofoot.art.portrait.looks import Back, Beard, Extra, Hair, Kit, Mouth, Skin, Style
from ludofoot.art.symbols import rays

WIDTH, HEIGHT = 200, 226
SHIELD: Final = "M7 7H193V110C193 168 148 202 100 219C52 202 7 168 7 110Z"
CLIP: Final = "clip-crest"
COLOURS: Final = {
    "red": RED,
    "white": WHITE,
    "blue": BLUE,
    "green": FIR,
    "plum": PLUM,
    "mustard": MUSTARD,
    "navy": INK,
}
"""What a club may wear, by the names that addresses have for them."""
PARTS: Final[Mapping[str, Sequence[Any]]] = {
    "skin": get_args(Skin),
    "hair": get_args(Hair),
    "style": get_args(Style),
    "back": get_args(Back),
    "mouth": get_args(Mouth),
    "beard": get_args(Beard),
    "extras": ((), *((extra,) for extra in get_args(Extra))),
    "kit": get_args(Kit),
}
"""What can be changed in a face."""


def changed(name: str, shirt: str, trim: str, steps: Mapping[str, int]) -> Looks:
    """The face of a name, each part so many steps further on; after the last comes the first."""
    looks = replace(seeded(name, COLOURS[shirt], COLOURS[trim]), beard="none")
    for part, choices in PARTS.items():
        at = choices.index(getattr(looks, part)) + steps.get(part, 0)
        looks = replace(looks, **{part: choices[at % len(choices)]})
    return looks


def crest(looks: Looks) -> Artwork:
    """The shield, with the bust and a sunburst behind it."""
    sun = rect(0, 0, WIDTH, HEIGHT, fill=TINTS.get(looks.shirt, PEWTER)) + rays(100, 104, WHITE, 0.45)
    bust = group(portrait(looks), transform=moved(0, 26))
    edge = path(SHIELD, fill="none", **outline(7))
    window = clip(CLIP, path(SHIELD))
    return artwork(
        "crest", [Drawing("crest", WIDTH, HEIGHT, clipped(CLIP, sun + bust) + edge)], {CLIP: window}
    )
