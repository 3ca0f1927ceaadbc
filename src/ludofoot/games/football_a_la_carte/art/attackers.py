"""The Attackers and the Free kicks: cards that move the ball."""

from __future__ import annotations

from typing import get_args

from ludofoot.art.artwork import Drawing
from ludofoot.art.cards import HEIGHT, WIDTH, band, card
from ludofoot.art.codes import Code, badge
from ludofoot.art.geometry import Point
from ludofoot.art.lettering import Words, fitting, initials, text
from ludofoot.art.markup import line, part, path, use
from ludofoot.art.palette import BLUE, INK, PITCH, WHITE
from ludofoot.art.symbols import arrow, ball
from ludofoot.games.football_a_la_carte.art.signs import MIDDLE, Symbol, far, index, pointer, symbol
from ludofoot.games.football_a_la_carte.records import DirectionText

WAYS: tuple[DirectionText, ...] = get_args(DirectionText)
SYMBOLS: tuple[Symbol, ...] = get_args(Symbol)
SQUARES = range(1, 8)

_GROUNDS: dict[DirectionText, str] = {"straight": "#E9F0D2", "left": "#DDEBE6", "right": "#F6E6CF"}
_FREE_GROUND = "#D9E6F4"
_FROM: dict[DirectionText, Point] = {"straight": (170, 250), "left": (208, 244), "right": (120, 248)}
_TO: dict[DirectionText, Point] = {"straight": (170, 60), "left": (102, 92), "right": (230, 96)}
_BALLS: dict[DirectionText, Point] = {"straight": (170, 246), "left": (202, 246), "right": (122, 246)}


def attackers() -> list[Drawing]:
    """Every Attacker that a box may hold."""
    return [attacker(way, squares, sign) for squares in SQUARES for way in WAYS for sign in SYMBOLS]


def free_kicks() -> list[Drawing]:
    """Every Free kick that a box may hold."""
    return [
        card(f"face-free-kick-{squares}", _FREE_GROUND, use("free-kick"), far(squares)) for squares in SQUARES
    ]


def attacker(way: DirectionText, squares: int, sign: Symbol) -> Drawing:
    """One Attacker."""
    signs = symbol(sign, MIDDLE, 51, 0.6) + far(squares)
    return card(f"face-{way}-{squares}-{sign}", _GROUNDS[way], use(f"attacker-{way}"), signs)


def foot(words: str, y: float, fill: str, ink: str = WHITE) -> str:
    """The band with the name of the kind."""
    name = words.upper()
    return band(y, HEIGHT - y + 4, fill) + text(name, 126, y + 40, fitting(name, 214, 31), ink)


def grid(colour: str) -> str:
    """The squares of the pitch, faintly."""
    squares = "".join(f"M{at} 0V{HEIGHT}M0 {at + 16}H{WIDTH}" for at in range(0, HEIGHT, 42))
    return path(squares, stroke=colour, stroke_width=2, opacity=0.28)


def attacker_parts(words: Words) -> dict[str, str]:
    """All of a card but its sign and its number."""
    ways = {f"attacker-{way}": part(f"attacker-{way}", _moving(way, words)) for way in WAYS}
    return ways | {"free-kick": part("free-kick", _free_kick(words))}


def _moving(way: DirectionText, words: Words) -> str:
    flight = arrow(_FROM[way], _TO[way], 45, fill=PITCH, stroke=INK, stroke_width=5)
    picture = grid(PITCH) + flight + ball(*_BALLS[way], 34)
    return picture + foot(words("card-attacker"), 288, PITCH) + index("", pointer(way, MIDDLE, 126))


def _free_kick(words: Words) -> str:
    choices = "".join(_choice(x, y) for x, y in ((170, 40), (108, 112), (232, 112)))
    name = words("card-free-kick")
    sign = badge(Code(BLUE, "circle", initials(name)), MIDDLE, 50, 31, size=27)
    ways = pointer("straight", MIDDLE, 122, length=44, width=11, fill=BLUE)
    ways += pointer("left", 32, 128, length=34, width=9, fill=BLUE)
    ways += pointer("right", 66, 128, length=34, width=9, fill=BLUE)
    picture = grid(BLUE) + choices + ball(170, 238, 34)
    return picture + foot(name, 288, BLUE) + index(sign, ways)


def _choice(x: float, y: float) -> str:
    """A dotted way from the ball (FC-35)."""
    near = (170 + (x - 170) * 0.84, 226 + (y - 226) * 0.84)
    dotted = {**line(12, BLUE), "stroke_dasharray": "0 21"}
    way = path(f"M170 226L{near[0]:.0f} {near[1]:.0f}", **dotted)
    tip = (170 + (x - 170) * 0.8, 226 + (y - 226) * 0.8)
    return way + arrow(tip, (x, y), 18, fill=BLUE, stroke=INK, stroke_width=3)
