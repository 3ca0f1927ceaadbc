"""What a footballer's face is made of, and which face goes with a name."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal, TypeVar, get_args

from ludofoot.art.palette import RED, WHITE

Skin = Literal["s1", "s2", "s3", "s4", "s5"]
Hair = Literal["black", "brown", "chestnut", "ginger", "blond", "grey", "white"]
Style = Literal[
    "side", "bowl", "quiff", "spiky", "mohawk", "buzz", "bald", "curtain", "swept", "curly", "afro", "none",
]  # fmt: skip
Back = Literal["none", "long", "mullet", "pony", "bun", "braids"]
Head = Literal["round", "oval", "square"]
Mouth = Literal["smile", "grin", "shout", "smirk", "focus", "worried", "gap"]
Eyes = Literal["dot", "stern", "wide", "wink", "sleepy"]
Kit = Literal["plain", "hoop", "stripes", "sash", "yoke"]
Collar = Literal["v", "round", "polo"]
Beard = Literal["none", "moustache", "full", "stubble", "goatee"]
Extra = Literal["headband", "cap", "glasses", "plaster", "freckles", "hat"]
Mood = Literal["goal", "conceded", "turn", "thinking"]

MOODS: dict[Mood, tuple[Mouth, Eyes]] = {
    "goal": ("grin", "wide"),
    "conceded": ("worried", "sleepy"),
    "turn": ("smile", "dot"),
    "thinking": ("focus", "stern"),
}
"""The expressions during play."""


@dataclass(frozen=True)
class Looks:
    """A footballer from the chest up."""

    skin: Skin = "s2"
    hair: Hair = "brown"
    style: Style = "side"
    back: Back = "none"
    head: Head = "oval"
    mouth: Mouth = "smile"
    eyes: Eyes = "dot"
    shirt: str = RED
    trim: str = WHITE
    kit: Kit = "plain"
    beard: Beard = "none"
    extras: tuple[Extra, ...] = ()
    collar: Collar = "v"

    def feeling(self, mood: Mood) -> Looks:
        """The same face in another mood."""
        mouth, eyes = MOODS[mood]
        return replace(self, mouth=mouth, eyes=eyes)


_Choice = TypeVar("_Choice")

_SKINS: Sequence[Skin] = ("s1", "s2", "s1", "s2", "s3", "s4", "s5")
_DARK_SKINS: Sequence[Skin] = ("s4", "s5")
_HAIRS: Sequence[Hair] = ("brown", "chestnut", "blond", "ginger", "black", "grey")
_DARK_HAIRS: Sequence[Hair] = ("black", "brown")
_STYLES: Sequence[Style] = ("side", "bowl", "curly", "quiff", "buzz", "bald", "curtain", "swept", "spiky")
_STYLES_WITH_BACK: Sequence[Style] = ("bowl", "curtain", "side", "swept")
_BACKS: Sequence[Back] = ("none", "none", "mullet", "long")
_MOUTHS: Sequence[Mouth] = ("smile", "grin", "smirk", "focus", "shout", "worried")
_EYES: Sequence[Eyes] = ("dot", "dot", "stern", "wide", "sleepy")
_KITS: Sequence[Kit] = ("plain", "hoop", "stripes", "yoke", "sash")
_BEARDS: Sequence[Beard] = ("none", "none", "moustache", "full", "stubble", "goatee")
_EXTRAS: Sequence[tuple[Extra, ...]] = (
    (), (), (), ("headband",), ("freckles",), ("plaster",), ("glasses",),
)  # fmt: skip


class _Dice:
    """Our own generator, so that a name keeps its face whatever becomes of Python's."""

    def __init__(self, name: str) -> None:
        self.value = 0
        for letter in name:
            self.value = (self.value * 131 + ord(letter)) & 0x7FFFFFFF

    def pick(self, choices: Sequence[_Choice]) -> _Choice:
        self.value = (self.value * 1103515245 + 12345) & 0x7FFFFFFF
        return choices[(self.value >> 12) % len(choices)]


def seeded(name: str, shirt: str, trim: str = WHITE) -> Looks:
    """The face of a name: always the same one."""
    pick = _Dice(name).pick
    skin = pick(_SKINS)
    hair = pick(_DARK_HAIRS if skin in _DARK_SKINS else _HAIRS)
    style = pick((*_STYLES, "afro", "afro", "afro") if skin in _DARK_SKINS else _STYLES)
    back = pick(_BACKS) if style in _STYLES_WITH_BACK else "none"
    return Looks(
        skin, hair, style, back, pick(get_args(Head)), pick(_MOUTHS), pick(_EYES), shirt, trim,
        pick(_KITS), pick(_BEARDS), pick(_EXTRAS), pick(get_args(Collar)),
    )  # fmt: skip
