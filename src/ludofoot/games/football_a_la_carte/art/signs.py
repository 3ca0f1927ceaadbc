"""What the index of a card says: hand or flag, which way, how far."""

from __future__ import annotations

from typing import Literal

from ludofoot.art.cards import tab
from ludofoot.art.codes import Code
from ludofoot.art.icons import corner_flag, hand, placed
from ludofoot.art.lettering import text
from ludofoot.art.markup import line, part, path, use
from ludofoot.art.palette import BLUE, INK, RED
from ludofoot.art.symbols import arrow
from ludofoot.games.football_a_la_carte.records import DirectionText

Symbol = Literal["hand", "red", "blue"]

FLAGS: dict[str, Code] = {"red": Code(RED, "triangle", "R"), "blue": Code(BLUE, "square", "B")}
ACROSS: dict[DirectionText, int] = {"straight": 0, "left": -1, "right": 1}

# Where a column of signs stands in the tab, and how large a numeral in it is.
MIDDLE, NUMERAL = 49, 76


def symbol(kind: Symbol, x: float, y: float, scale: float) -> str:
    """A hand or a corner flag with its middle at a place."""
    return placed(use(f"sign-{kind}"), x, y, scale)


def pointer(
    way: DirectionText, x: float, y: float, *, length: float = 46, width: float = 15, fill: str = INK
) -> str:
    """A small arrow: which way."""
    across = ACROSS[way] * 0.36 * length
    up = (0.5 if way == "straight" else 0.36) * length
    return arrow((x - across, y + up), (x + across, y - up), width, fill=fill)


def index(sign: str, *rows: str) -> str:
    """The tab of a card that moves the ball: a sign, and below it which way and how far."""
    fold = path("M18 92H80", **{**line(3), "stroke_dasharray": "2 6"})
    return tab(88, 250, sign, fold, *rows)


def far(squares: int, y: float = 228) -> str:
    """How far."""
    return text(str(squares), MIDDLE, y, NUMERAL)


def sign_parts() -> dict[str, str]:
    """The parts that the functions above use."""
    signs = {"sign-hand": hand(), **{f"sign-{colour}": corner_flag(code) for colour, code in FLAGS.items()}}
    return {name: part(name, drawn) for name, drawn in signs.items()}
