"""The pitch of 10 by 16 squares (FC-D1), and what lies on it."""

from __future__ import annotations

from ludofoot.art.artwork import Drawing
from ludofoot.art.geometry import Point
from ludofoot.art.icons import placed
from ludofoot.art.lettering import TEXT, text
from ludofoot.art.markup import circle, ellipse, line, number, outline, path, rect, use
from ludofoot.art.palette import INK, MUSTARD, PITCH, PITCH_LINE, PITCH_STRIPE, WHITE
from ludofoot.art.symbols import ball
from ludofoot.games.football_a_la_carte.records import ColourText

COLUMNS, ROWS = "abcdefghij", 16
CELL = 40
NET = 36
WIDTH = CELL * len(COLUMNS)
HEIGHT = CELL * ROWS + 2 * NET

FLAGS: dict[str, ColourText] = {"a1": "red", "j16": "red", "j1": "blue", "a16": "blue"}

_CHALK = 2.8


def middle(square: str) -> Point:
    """The middle of a square when South attacks upwards."""
    column, row = COLUMNS.index(square[0]), int(square[1:])
    return (column + 0.5) * CELL, NET + (ROWS - row + 0.5) * CELL


def board() -> list[Drawing]:
    """The pitch; the names of its squares for either end; the ball and where it may land."""
    names = [Drawing(f"pitch-names-{end}", WIDTH, HEIGHT, _names(end)) for end in ("south", "north")]
    return [Drawing("pitch", WIDTH, HEIGHT, _pitch()), *names, _ball(), _target()]


def _pitch() -> str:
    grass = rect(0, NET, WIDTH, ROWS * CELL, fill=PITCH)
    stripes = "".join(f"M0 {NET + row * CELL}h{WIDTH}v{CELL}H0Z" for row in range(0, ROWS, 2))
    flags = "".join(placed(use(f"sign-{colour}"), *middle(square), 0.31) for square, colour in FLAGS.items())
    return grass + path(stripes, fill=PITCH_STRIPE) + _grid() + _chalk() + _nets() + flags


def _grid() -> str:
    columns = "".join(f"M{column * CELL} {NET}V{HEIGHT - NET}" for column in range(1, len(COLUMNS)))
    rows = "".join(f"M0 {NET + row * CELL}H{WIDTH}" for row in range(1, ROWS))
    return path(columns + rows, stroke=WHITE, stroke_width=1, opacity=0.32)


def _chalk() -> str:
    half = HEIGHT / 2
    edge = f"M{_CHALK / 2:g} {NET}H{WIDTH - _CHALK / 2:g}V{HEIGHT - NET}H{_CHALK / 2:g}Z"
    marks = edge + f"M0 {half:g}H{WIDTH}" + _areas(NET, 1) + _areas(HEIGHT - NET, -1)
    circles = circle(WIDTH / 2, half, 1.6 * CELL, fill="none", stroke=PITCH_LINE, stroke_width=_CHALK)
    spots = "".join(
        circle(WIDTH / 2, y, 4, fill=PITCH_LINE) for y in (half, NET + 2.5 * CELL, HEIGHT - NET - 2.5 * CELL)
    )
    return path(marks, fill="none", stroke=PITCH_LINE, stroke_width=_CHALK) + circles + spots


def _areas(end: int, inwards: int) -> str:
    """Penalty area and goal area at an end."""
    large, small = end + inwards * 4 * CELL, end + inwards * 2 * CELL
    return f"M{CELL} {end}V{large}H{9 * CELL}V{end}M{2 * CELL} {end}V{small}H{8 * CELL}V{end}"


def _nets() -> str:
    return _net(2) + _net(HEIGHT - NET)


def _net(y: float) -> str:
    left, wide, high = 3 * CELL, 4 * CELL, NET - 2
    meshes = "".join(f"M{left + 16 * at} {number(y)}v{high}" for at in range(1, 10))
    frame = rect(left, y, wide, high, fill=INK, **outline(3.4, WHITE))
    return frame + path(meshes, stroke=WHITE, stroke_width=1, opacity=0.5)


def _names(end: str) -> str:
    """Letters of the columns and numbers of the rows, as they read from an end."""
    south = end == "south"
    letters = "".join(
        _name(letter, (at + 1) * CELL - 6, HEIGHT - NET - 5)
        for at, letter in enumerate(COLUMNS if south else reversed(COLUMNS))
    )
    numbers = "".join(
        _name(str(row), 8, NET + (ROWS - row if south else row - 1) * CELL + 13) for row in range(1, ROWS + 1)
    )
    return letters + numbers


def _name(words: str, x: float, y: float) -> str:
    return text(words, x, y, 11, WHITE, face=TEXT)


def _ball() -> Drawing:
    shadow = ellipse(20, 32, 13, 5, fill=INK, opacity=0.35)
    return Drawing("match-ball", CELL, CELL, shadow + ball(20, 18.5, 15))


def _target() -> Drawing:
    tile = rect(1.5, 1.5, 37, 37, rx=7, fill=MUSTARD, **outline(3))
    dashes = {**line(3), "stroke_dasharray": "4 4", "stroke_linecap": None}
    return Drawing("target", CELL, CELL, tile + circle(20, 20, 11, **dashes))
