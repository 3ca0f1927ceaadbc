"""The ring of a footballer: strengths as balls on four edges, symbols in the corners."""

from __future__ import annotations

from ludofoot.art import geometry
from ludofoot.art.geometry import at
from ludofoot.art.lettering import Words, text
from ludofoot.art.markup import circle, group, moved, numbers, outline, part, path, rect, use
from ludofoot.art.palette import BOOKED, INK, RED, WHITE, lettering_on
from ludofoot.games.finale.art.team import Man

BAND = 44
STRONGEST = 5

_STEP, _PIP = 29, 12.2
_CROSS = "M-5-13h10v8h8v10h-8v8h-10v-8h-8v-10h8Z"


def ring(man: Man, width: float, height: float) -> str:
    """State 0 on top, 1 right, 2 at the foot, 3 left: a quarter turn to the left brings the next one up."""
    return "".join(_edge(man, state, width / 2, height / 2) for state in range(4))


def _edge(man: Man, state: int, half_width: float, half_height: float) -> str:
    along, away = (half_width, half_height) if state % 2 == 0 else (half_height, half_width)
    balls = use(f"pips-{man.strengths[state]}", 0, BAND / 2 + 2 - away)
    symbol = man.symbols[state]
    corner = use(f"symbol-{symbol}", along - BAND / 2 - 3, BAND / 2 + 3 - away) if symbol != "-" else ""
    return group(balls, corner, transform=moved(half_width, half_height, turn=90 * state))


def ring_parts(words: Words) -> dict[str, str]:
    """Balls in a row, and the three symbols."""
    rows = {f"pips-{many}": part(f"pips-{many}", _row(many)) for many in range(1, STRONGEST + 1)}
    return rows | {
        "pip": part("pip", _pip()),
        "symbol-X": part("symbol-X", circle(0, 0, 19, fill=WHITE, **outline(3)), path(_CROSS, fill=RED)),
        "symbol-Y": part("symbol-Y", shown_card(BOOKED, words("mark-yellow"))),
        "symbol-R": part("symbol-R", shown_card(RED, words("mark-red"))),
    }


def shown_card(fill: str, letter: str) -> str:
    """A card as the referee shows it, round the origin."""
    card = rect(-13, -19, 26, 38, rx=4, fill=fill, **outline(3.5))
    ink = INK if fill == BOOKED else lettering_on(fill)
    return group(card, text(letter[:1], 0, 9, 24, ink), transform=moved(0, 0, turn=10))


def _row(many: int) -> str:
    return "".join(use("pip", (place - (many - 1) / 2) * _STEP) for place in range(many))


def _pip() -> str:
    """A ball so small that five seams are enough."""
    seams = "".join(
        f"M{numbers(*at(0, 0, 5, turn))}L{numbers(*at(0, 0, 11, turn))}" for turn in range(-90, 270, 72)
    )
    middle = geometry.regular(0, 0, 5.5, 5)
    ball = circle(0, 0, _PIP, fill=WHITE, **outline(2.2))
    return ball + path(f"M{middle.replace(' ', 'L')}Z{seams}", fill=INK, **outline(2.4))
