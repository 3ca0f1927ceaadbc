"""A card of 63 by 88 mm: its frame, index tab, bands and back."""

from __future__ import annotations

from ludofoot.art.artwork import Drawing
from ludofoot.art.lettering import SCRIPT, TEXT, fitting, text
from ludofoot.art.markup import Value, circle, clip, clipped, group, outline, part, path, rect, use
from ludofoot.art.palette import INK, MUSTARD, STOCK, STRIPES, WHITE

WIDTH, HEIGHT = 252, 352
MARGIN = 10
CORNER = 16

_CLIP = "clip-card"


def card(id: str, ground: str, *body: str) -> Drawing:
    """A card: a picture printed on stock, with a border that forgives a crooked cut."""
    picture = clipped(_CLIP, rect(0, 0, WIDTH, HEIGHT, fill=ground), *body)
    return Drawing(id, WIDTH, HEIGHT, use("card-stock") + picture + use("card-edge"))


def card_back(id: str, ground: str, motif: str, title: str) -> Drawing:
    """A card back: diagonal stripes, a white roundel with a motif, a title band."""
    stripes = "".join(f"M{x} 352L{x + 352} 0H{x + 374}L{x + 22} 352Z" for x in range(-352, 352, 44))
    roundel = circle(126, 160, 82, fill=STOCK, **outline(5))
    ring = circle(126, 160, 72, fill="none", stroke=ground, stroke_width=5)
    size = fitting(title, 206, 34, SCRIPT)
    name = rect(0, 268, WIDTH, 50, fill=INK) + text(
        title, 126, round(293 + 0.36 * size, 1), size, MUSTARD, face=SCRIPT
    )
    return card(id, ground, path(stripes, fill=STRIPES[ground]), roundel, ring, motif, name)


def tab(width: float, height: float, *content: str) -> str:
    """The index in the upper left corner: all that a fanned card must say."""
    across, down = width - 14, height - 14
    shape = f"M0 0H{width:g}V{down:g}Q{width:g} {height:g} {across:g} {height:g}H0Z"
    return path(shape, fill=STOCK, **outline(3.5)) + "".join(content)


def band(y: float, height: float, fill: str) -> str:
    """A coloured band across the card."""
    return rect(-4, y, WIDTH + 8, height, fill=fill, **outline(4))


def name_plate(y: float, name: str, note: str, fill: str = WHITE) -> str:
    """The ink plate at the foot of a card: its name, and a line that helps."""
    size = fitting(name.upper(), 212, 42)
    title = text(name.upper(), 126, y + 45, size, fill)
    line = text(note, 126, y + 69, fitting(note, 218, 17, TEXT), WHITE, face=TEXT)
    return rect(0, y, WIDTH, HEIGHT - y, fill=INK) + title + line


def card_parts() -> dict[str, str]:
    """The parts that every card uses."""
    printed = rect(MARGIN, MARGIN, WIDTH - 2 * MARGIN, HEIGHT - 2 * MARGIN, rx=CORNER - 6)
    faint: dict[str, Value] = {"stroke": INK, "stroke_opacity": 0.55, "stroke_width": 2}
    stock = rect(1, 1, WIDTH - 2, HEIGHT - 2, **{"rx": CORNER, "fill": STOCK, **faint})
    return {
        _CLIP: clip(_CLIP, printed),
        "card-stock": part("card-stock", stock),
        "card-edge": group(printed, **{"id": "card-edge", "fill": "none", **outline(3.5)}),
    }
