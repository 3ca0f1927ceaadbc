"""Pictures for those who have not opened a box yet: previews of links, and icons for a phone."""

from __future__ import annotations

from collections.abc import Sequence

from ludofoot.art.kit import kit_parts
from ludofoot.art.lettering import SCRIPT, balanced, fitting, text
from ludofoot.art.markup import element, number
from ludofoot.art.palette import INK, MUSTARD, NIGHT, RED, WHITE
from ludofoot.art.symbols import ball, rays

WIDE, HIGH = 1200, 630
NAME = "Ludofoot"
LID_SHOWN = 352
"""The printed line under the picture of a lid speaks one language: it stays outside."""
ROUND, SAFE = 0.17, 0.3
"""How round the corners of an icon are; how much of one that a phone cuts out is left empty at each side."""


def box_poster(title: str, lid: str) -> str:
    """The box of a game, its name, and nothing that speaks a language."""
    lines = balanced(title) if len(title) > 9 else [title]
    size = min(fitting(line, 620, 92) for line in lines)
    top = 380 - 50 * (len(lines) - 1)
    leading = size * 1.06
    tops = [top + row * leading for row in range(len(lines))]
    rows = [text(line, 70, y, size, WHITE, anchor="start") for line, y in zip(lines, tops, strict=True)]
    name, below = "".join(rows), top + len(lines) * leading - size * 0.5
    rule = element("rect", x=70, y=below, width=560, height=10, fill=MUSTARD)
    return poster(wordmark(70, 150, 74) + name + rule, placed(lid, 752, 66, 1.34, turn=3))


def shelf_poster(lids: Sequence[str]) -> str:
    """All boxes side by side."""
    step = min(226.0, 1100 / max(1, len(lids)))
    left = (WIDE - step * len(lids)) / 2
    scale = (step - 16) / 300
    row = "".join(placed(lid, left + 8 + step * each, 270, scale) for each, lid in enumerate(lids))
    return poster(wordmark(330, 160, 110), row)


def icon(*, cut_out: bool = False) -> str:
    """The ball on red rays; a phone that cuts icons out itself gets one without corners."""
    round_, radius = (0.0, 100 - 100 * SAFE) if cut_out else (200 * ROUND, 74.0)
    ground = element("rect", width=200, height=200, rx=round_, fill=RED)
    burst = element("g", rays(0, 0, WHITE, 0.2), transform="translate(100 100) scale(0.29)")
    return page(200, 200, ground + burst + ball(100, 100, radius))


def poster(*parts: str) -> str:
    """Night sky with rays behind whatever is shown."""
    ground = element("rect", width=WIDE, height=HIGH, fill=INK)
    sky = element("g", rays(0, 0, NIGHT), transform="translate(930 330) scale(3)")
    return page(WIDE, HIGH, ground + sky + "".join(parts))


def wordmark(x: float, y: float, size: float) -> str:
    """The ball and our name."""
    return ball(x + size * 0.46, y - size * 0.32, size * 0.44) + text(
        NAME, x + size * 1.15, y, size, WHITE, face=SCRIPT, anchor="start"
    )


def placed(lid: str, x: float, y: float, scale: float, turn: float = 0) -> str:
    """A lid as it is drawn by itself, put there without its printed line."""
    inner = lid[lid.index(">") + 1 : lid.rindex("</svg>")]
    shown = element("svg", inner, width=300, height=LID_SHOWN, viewBox=f"0 0 300 {LID_SHOWN}")
    frame = element("rect", width=300, height=LID_SHOWN, fill="none", stroke=WHITE, stroke_width=6)
    return element("g", shown + frame, transform=f"translate({x:g} {y:g}) rotate({turn:g}) scale({scale:g})")


def page(width: float, height: float, body: str) -> str:
    """A picture by itself, with the two parts of the kit that it uses; lids bring their own."""
    parts = kit_parts()
    return element(
        "svg",
        element("defs", parts["ball"], parts["rays"]),
        body,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {number(width)} {number(height)}",
    )
