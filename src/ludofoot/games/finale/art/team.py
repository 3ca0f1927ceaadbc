"""The sixty footballers: their faces, their kinds and their four states."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal

from ludofoot.art.box import contents, once_a_box
from ludofoot.art.codes import Code
from ludofoot.art.crowd import crowd
from ludofoot.art.palette import BLUE, GREY, MUSTARD, RED, STOCK, TEAM_BLUE, TEAM_RED
from ludofoot.art.portrait import Looks
from ludofoot.games.finale.records import COLOURS, ColourText

Kind = Literal["G", "D", "M", "A", "?"]
Symbol = Literal["-", "X", "Y", "R"]

KINDS: dict[Kind, Code] = {
    "A": Code(RED, "triangle", "A"),
    "M": Code(BLUE, "square", "M"),
    "D": Code(MUSTARD, "shield", "D"),
    "G": Code(GREY, "octagon", "G"),
    "?": Code(STOCK, "circle", "?"),
}
SIDES: dict[ColourText, str] = {"red": TEAM_RED, "blue": TEAM_BLUE}
PACKAGE = "ludofoot.games.finale"


@dataclass(frozen=True)
class Man:
    """A footballer of the box (FI-D2)."""

    id: str
    side: ColourText
    kind: Kind
    value: int
    strengths: tuple[int, ...]
    symbols: tuple[Symbol, ...]


@once_a_box(PACKAGE)
def team() -> tuple[Man, ...]:
    """Everybody in the box, in its order."""
    box = contents(PACKAGE)
    return tuple(
        Man(id, side, kind, value, tuple(strengths), tuple(symbols))
        for side in COLOURS
        for id, (kind, value, strengths, symbols, _) in box[side].items()
    )


def faces() -> dict[str, Looks]:
    """How they look: hoops for red, stripes for blue, and whoever keeps goal wears grey."""
    known = crowd((name_of(man) for man in team()), TEAM_RED)
    return {man.id: _dressed(known[name_of(man)], man) for man in team()}


def name_of(man: Man) -> str:
    """A name to draw a face from: the same in every language."""
    return man.id.replace("-", " ").title()


def _dressed(looks: Looks, man: Man) -> Looks:
    if man.kind == "G":
        return replace(looks, shirt=GREY, kit="yoke")
    return replace(looks, shirt=SIDES[man.side], kit="hoop" if man.side == "red" else "stripes")
