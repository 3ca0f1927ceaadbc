"""Things in a box of 100 by 100: an ink outline of 5 to 6 units and a flat fill."""

from __future__ import annotations

from collections.abc import Callable

from ludofoot.art import geometry
from ludofoot.art.codes import Code
from ludofoot.art.lettering import text
from ludofoot.art.markup import circle, ellipse, group, line, moved, outline, path, polygon, rect
from ludofoot.art.palette import BLUE, FIR, INK, MUSTARD, PLUM, RED, WHITE
from ludofoot.art.symbols import ball, star


def placed(icon: str, x: float, y: float, scale: float, turn: float = 0) -> str:
    """An icon with its middle at a place."""
    return group(group(icon, transform=moved(-50, -50)), transform=moved(x, y, scale, turn))


def hand(fill: str = WHITE) -> str:
    """An open palm."""
    palm = (
        "M30 96C20 84 12 70 6 58C2 50 12 45 18 52L28 64V22C28 12 41 12 41 22V10C41 0 55 0 55 10V20"
        "C55 10 68 11 68 20V28C69 19 82 20 82 30V66C82 82 76 90 72 96Z"
    )
    return path(palm, fill=fill, **outline(5)) + path("M41 24V48M55 22V48M68 28V50", **line(3.5))


def glove(fill: str = MUSTARD) -> str:
    """A keeper's glove."""
    palm = (
        "M26 70L10 48C4 38 16 32 22 40L28 48V20C28 8 42 8 43 20C44 4 59 4 60 20C62 8 76 9 76 22V28"
        "C78 20 90 22 90 32V64L84 72Z"
    )
    fingers = path("M43 22V44M60 22V44M76 30V46", **line(4))
    return path(palm, fill=fill, **outline(5)) + fingers + rect(26, 70, 60, 24, rx=5, fill=RED, **outline(5))


def whistle(fill: str = MUSTARD) -> str:
    """A referee's whistle, blown."""
    body = "M8 34H62V50C92 50 96 64 92 76C88 92 60 96 48 80C42 72 42 62 44 56H8Z"
    blast = path("M34 26L28 10M50 24L52 8M66 28L76 14", **line(5))
    return path(body, fill=fill, **outline(6)) + circle(68, 70, 10, fill=WHITE, **outline(5)) + blast


def corner_flag(code: Code) -> str:
    """A corner flag: a pennant if its code is a triangle, else a square flag."""
    pennant_like = code.shape == "triangle"
    cloth = "M26 8L92 30L26 54Z" if pennant_like else "M26 8H86V54H26Z"
    letter = text(code.letter, 44 if pennant_like else 56, 42, 30, WHITE) if code.letter else ""
    return path(cloth, fill=code.colour, **outline(5)) + path("M24 4V96", **line(8.5)) + letter


def booking(fill: str = MUSTARD) -> str:
    """A yellow card held up in a fist."""
    sleeve = path("M34 74L30 98H72L68 74Z", fill=INK, **outline(5))
    card = rect(27, 3, 48, 66, rx=5, fill=fill, **outline(5))
    fist = path(
        "M22 58Q20 48 32 48H70Q82 48 80 58L76 74Q74 82 66 82H36Q28 82 26 74Z", fill=WHITE, **outline(5)
    )
    return sleeve + card + fist + path("M37 50V64M51 50V64M65 50V64", **line(3.5))


def first_aid() -> str:
    """A first-aid box."""
    handle = path("M36 22V14Q36 8 42 8H58Q64 8 64 14V22", **line(6))
    box = rect(6, 22, 88, 70, rx=10, fill=WHITE, **outline(6))
    cross = "M41 34H59V48H73V66H59V80H41V66H27V48H41Z"
    return handle + box + path(cross, fill=RED, **outline(4))


def cup(fill: str = MUSTARD) -> str:
    """A cup."""
    handles = path("M26 16H8C8 40 18 50 32 52M74 16H92C92 40 82 50 68 52", **line(6))
    bowl = "M24 8H76V36C76 62 62 70 57 72V84H70V96H30V84H43V72C38 70 24 62 24 36Z"
    return handles + path(bowl, fill=fill, **outline(6))


def coins(fill: str = MUSTARD) -> str:
    """A heap of coins."""
    heap = ((34, 82), (34, 70), (34, 58), (68, 82), (68, 70), (51, 46))
    return group(*(ellipse(x, y, 26, 11) for x, y in heap), fill=fill, **outline(5))


def plus(fill: str = FIR) -> str:
    """A plus sign."""
    return path("M34 4H66V34H96V66H66V96H34V66H4V34H34Z", fill=fill, **outline(6))


def shirt(fill: str = RED) -> str:
    """A shirt."""
    cut = "M34 10L6 26L16 50L28 44V92H72V44L84 50L94 26L66 10Q50 28 34 10Z"
    return path(cut, fill=fill, **outline(6))


def shorts(fill: str = PLUM) -> str:
    """A pair of shorts."""
    cut = path("M14 18H86L94 82H58L50 50L42 82H6Z", fill=fill, **outline(6))
    return cut + path("M14 30H86", stroke=WHITE, stroke_width=5)


def sock(fill: str = BLUE) -> str:
    """A sock."""
    cut = path("M30 8H64V56L90 74Q96 92 78 92H52Q30 86 30 66Z", fill=fill, **outline(6))
    return cut + path("M30 22H64M30 36H64", stroke=WHITE, stroke_width=6)


def shoe(fill: str = INK) -> str:
    """A football boot."""
    upper = path("M8 26H40L52 46L86 58Q96 62 94 76H8Z", fill=fill, **outline(6))
    studs = path("M16 78V90M36 78V90M62 78V90M84 78V90", stroke=INK, stroke_width=9)
    return upper + path("M44 44L56 34M54 50L64 40", **line(5, WHITE)) + studs


def pennant(fill: str = PLUM) -> str:
    """A club's pennant."""
    return path("M14 12H86L50 94Z", fill=fill, **outline(6)) + polygon(
        geometry.star(50, 36, 17), fill=MUSTARD
    )


ICONS: dict[str, Callable[[], str]] = {
    "ball": lambda: ball(50, 50, 46),
    "hand": hand,
    "glove": glove,
    "whistle": whistle,
    "flag-red": lambda: corner_flag(Code(RED, "triangle", "")),
    "flag-blue": lambda: corner_flag(Code(BLUE, "square", "")),
    "first-aid": first_aid,
    "booking": booking,
    "cup": cup,
    "coins": coins,
    "plus": plus,
    "star": lambda: star(50, 53, 46, edge=5),
    "shirt": shirt,
    "shorts": shorts,
    "sock": sock,
    "shoe": shoe,
    "pennant": pennant,
}
"""The icons of the interface, by name."""
