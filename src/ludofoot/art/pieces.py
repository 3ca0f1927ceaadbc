"""What is not a card: medals, tokens, pawns, dice and the lid of a box."""

from __future__ import annotations

from ludofoot.art.artwork import Drawing
from ludofoot.art.codes import Code, badge, shape
from ludofoot.art.lettering import SCRIPT, TEXT, balanced, fitting, text
from ludofoot.art.markup import circle, clip, clipped, ellipse, group, moved, outline, path, rect
from ludofoot.art.palette import INK, MUSTARD, RAYS, RED, STOCK, TINTS, WHITE, lettering_on
from ludofoot.art.symbols import ball, dots, rays

TOKEN = 200
LID_WIDTH, LID_HEIGHT = 300, 400

_MEDAL_CLIP, _LID_CLIP = "clip-medal", "clip-lid"
# Where the middle of a medal lies in the box of a portrait, and how far it reaches.
_FACE_X, _FACE_Y, _FACE_RADIUS = 100, 94, 78


def medal(bust: str, x: float, y: float, radius: float, colour: str, *, ring: float = 6) -> str:
    """A face in a ring."""
    scale = radius / _FACE_RADIUS
    ground = circle(_FACE_X, _FACE_Y, _FACE_RADIUS, fill=TINTS[colour])
    face = clipped(_MEDAL_CLIP, ground, bust)
    placed = group(face, transform=moved(x - _FACE_X * scale, y - _FACE_Y * scale, scale))
    edge = circle(x, y, radius, fill="none", stroke=INK, stroke_width=ring + 5)
    return placed + edge + circle(x, y, radius, fill="none", stroke=colour, stroke_width=ring)


def coded_medal(id: str, bust: str, code: Code) -> Drawing:
    """A face in a ring with its code: how a footballer or a seat is shown in small."""
    face = medal(bust, 94, 94, 80, code.colour, ring=10)
    return Drawing(id, TOKEN, TOKEN, face + badge(code, 160, 158, 31, edge=6))


def letter(id: str, code: Code) -> Drawing:
    """A code alone: shape and letter."""
    return Drawing(id, 100, 100, badge(code, 50, 50, 36, edge=6))


def token(id: str, rim: str, *content: str) -> Drawing:
    """A round token."""
    edge = circle(100, 100, 94, fill=rim, **outline(6))
    return Drawing(id, TOKEN, TOKEN, edge + circle(100, 100, 78, fill=STOCK, **outline(4)) + "".join(content))


def pawn(id: str, code: Code) -> Drawing:
    """A pawn whose head is the shape of its seat."""
    shadow = ellipse(50, 92, 38, 7, fill=INK, opacity=0.4)
    skirt = path("M18 90Q42 52 38 37H62Q58 52 82 90Z", fill=code.colour, **outline(6))
    return Drawing(id, 100, 100, shadow + skirt + shape(code.shape, 50, 27, 20, code.colour, edge=6))


def die(id: str, value: int, fill: str = RED) -> Drawing:
    """The face of a die: a numeral."""
    face = rect(4, 4, 92, 92, rx=20, fill=fill, **outline(6))
    return Drawing(id, 100, 100, face + text(str(value), 50, 74, 66, lettering_on(fill)))


def lid(
    title: str, facts: str, ground: str, *picture: str, lettering: str = WHITE, plate: str = INK
) -> Drawing:
    """The lid of a box: title plate, picture on a sunburst, a line of facts."""
    lines = balanced(title)
    plate_foot = 62 + 46 * (len(lines) - 1)
    names = "".join(_title_line(line, row, len(lines), lettering) for row, line in enumerate(lines))
    printed = clipped(
        _LID_CLIP,
        rect(0, 0, LID_WIDTH, LID_HEIGHT, fill=ground)
        + rays(150, 215, RAYS[ground])
        + dots(LID_WIDTH, LID_HEIGHT),
        *picture,
        rect(0, 0, LID_WIDTH, plate_foot, fill=plate) + names,
        path(f"M0 {plate_foot}H300", stroke=MUSTARD, stroke_width=7),
        rect(0, 352, LID_WIDTH, 48, fill=STOCK) + path("M0 352H300", stroke=INK, stroke_width=5),
        text(facts, 18, 383, fitting(facts, 225, 19, TEXT), INK, face=TEXT, anchor="start")
        + ball(268, 376, 16),
    )
    edge = rect(2, 2, 296, 396, rx=8, fill="none", **outline(4))
    shine = path("M6 8V392", stroke=WHITE, stroke_width=3, opacity=0.4)
    return Drawing("lid", LID_WIDTH, LID_HEIGHT, printed + edge + shine)


def _title_line(words: str, row: int, rows: int, fill: str) -> str:
    size = fitting(words, 276, 50, SCRIPT)
    base = 44 + 44 * row if rows > 1 else 28 + 0.34 * size
    return text(words, 150, round(base, 1), size, fill, face=SCRIPT)


def piece_parts() -> dict[str, str]:
    """The parts that the functions above use."""
    face = circle(_FACE_X, _FACE_Y, _FACE_RADIUS)
    return {
        _MEDAL_CLIP: clip(_MEDAL_CLIP, face),
        _LID_CLIP: clip(_LID_CLIP, rect(0, 0, LID_WIDTH, LID_HEIGHT, rx=8)),
    }
