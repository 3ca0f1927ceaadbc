"""The board of Finale: the pitch, the tracks of referee and score, and what moves on them."""

from __future__ import annotations

from ludofoot.art.artwork import Drawing
from ludofoot.art.box import contents
from ludofoot.art.icons import placed, whistle
from ludofoot.art.lettering import text
from ludofoot.art.markup import circle, outline, rect
from ludofoot.art.palette import INK, MUSTARD, WHITE
from ludofoot.art.pieces import die
from ludofoot.art.pitch import pitch
from ludofoot.art.symbols import ball
from ludofoot.games.finale.art.team import PACKAGE, SIDES

PERIODS, PLAYED = 8, 6
"""Spaces of the referee, and how many of them are played without extra time."""
GOALS = 10

_DAY, _NIGHT, _RIM = "#2B3760", "#3A2B4E", "#51608F"


def board() -> list[Drawing]:
    """Pitch, tracks, markers and dice."""
    field = Drawing("pitch", 1000, 600, pitch(1000, 600, 62.5))
    tracks = Drawing("tracks", 1000, 150, _tracks())
    return [field, tracks, *_markers(), *_dice()]


def _tracks() -> str:
    ground = rect(2, 2, 996, 146, rx=18, fill=INK)
    minutes = "".join(_minute(period) for period in range(PERIODS))
    scores = "".join(_score(80 + 34 * row, colour) for row, colour in enumerate(SIDES.values()))
    return ground + minutes + scores


def _minute(period: int) -> str:
    x = 24 + 120 * period
    extra = period >= PLAYED
    space = rect(
        x, 14, 112, 54,
        rx=10, fill=_NIGHT if extra else _DAY, stroke=MUSTARD if extra else _RIM, stroke_width=3,
        stroke_dasharray="7 6" if extra else None,
    )  # fmt: skip
    return space + text(f"{15 * (period + 1)}'", x + 56, 52, 28, WHITE)


def _score(y: float, colour: str) -> str:
    lane = rect(24, y, 952, 28, rx=14, fill=colour)
    return lane + "".join(text(str(goals), 70 + 95 * goals, y + 22, 20, WHITE) for goals in range(GOALS))


def _markers() -> list[Drawing]:
    """The referee's whistle, and a ball in a ring of either colour for the score."""
    referee = circle(50, 50, 46, fill=WHITE, **outline(6))
    balls = [
        Drawing(f"score-{side}", 100, 100, circle(50, 50, 46, fill=colour, **outline(6)) + ball(50, 50, 33))
        for side, colour in SIDES.items()
    ]
    return [Drawing("referee", 100, 100, referee + placed(whistle(), 50, 52, 0.66)), *balls]


def _dice() -> list[Drawing]:
    values = sorted(set(contents(PACKAGE)["die"]))
    return [die(f"die-{side}-{value}", value, colour) for side, colour in SIDES.items() for value in values]
