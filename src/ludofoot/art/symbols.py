"""What is on nearly every drawing: the ball, stars, rays, dots, arrows and the goal."""

from __future__ import annotations

import math

from ludofoot.art import geometry
from ludofoot.art.geometry import at
from ludofoot.art.markup import (
    Value,
    circle,
    element,
    line,
    moved,
    numbers,
    outline,
    part,
    path,
    polygon,
    rect,
    use,
)
from ludofoot.art.palette import INK, MUSTARD, PITCH, WHITE

_BALL = 50


def ball(x: float, y: float, radius: float) -> str:
    """A football."""
    return use("ball", x, y, radius / _BALL)


def rays(x: float, y: float, fill: str, opacity: float = 1) -> str:
    """A sunburst that fills a card."""
    return use("rays", x, y, fill=fill, opacity=None if opacity == 1 else opacity)


def star(x: float, y: float, radius: float, fill: str = MUSTARD, edge: float = 3) -> str:
    """A five-pointed star."""
    return polygon(geometry.star(x, y, radius), fill=fill, **outline(edge))


def burst(x: float, y: float, radius: float, fill: str, *, edge: float = 5, inner: float = 0.72) -> str:
    """A bang, as in a comic strip."""
    return polygon(geometry.star(x, y, radius, 12, inner), fill=fill, **outline(edge))


def dots(width: float, height: float, fill: str = WHITE, step: float = 16, opacity: float = 0.16) -> str:
    """A screen of printer's dots: dashes without length, so that no pattern and no id is needed."""
    rows = range(int(height / step * 2) + 1)
    data = "".join(f"M{numbers(step / 2 * (row % 2), row * step / 2)}H{numbers(width)}" for row in rows)
    dashes = {**line(4, fill), "stroke_dasharray": numbers(0, step)}
    return path(data, opacity=opacity, **dashes)


def arrow(start: geometry.Point, end: geometry.Point, width: float, **attributes: Value) -> str:
    """A fat arrow."""
    length, head = math.dist(start, end), width * 1.55
    turn = math.degrees(math.atan2(end[1] - start[1], end[0] - start[0]))
    half, wing, neck = numbers(width / 2), numbers(width * 1.15), numbers(length - head)
    data = f"M0-{half}H{neck}V-{wing}L{numbers(length)} 0L{neck} {wing}V{half}H0Z"
    return path(data, transform=moved(*start, turn=turn), stroke_linejoin="round", **attributes)


def goal() -> str:
    """A goal seen from the penalty spot, 252 wide and 240 high."""
    return use("goal")


def _ball_part() -> str:
    seams = "".join(_seam(-90 + 72 * corner) for corner in range(5))
    skin = circle(0, 0, _BALL, fill=WHITE, **outline(5))
    middle = polygon(geometry.regular(0, 0, 18, 5), fill=INK)
    return part("ball", skin, middle, path(seams, fill=INK, **outline(4)))


def _seam(degrees: float) -> str:
    """From the middle patch to a patch at the edge, and that patch."""
    near, far = at(0, 0, 18, degrees), at(0, 0, 36, degrees)
    left, right = at(0, 0, 48, degrees - 21), at(0, 0, 48, degrees + 21)
    return f"M{numbers(*near)}L{numbers(*far)}L{numbers(*left)}A48 48 0 0 1 {numbers(*right)}L{numbers(*far)}"


def _goal_part() -> str:
    upright = "".join(f"M{x} 40Q{x + (126 - x) * 0.25:.0f} 130 {x} 240" for x in range(10, 260, 24))
    across = "".join(f"M0 {y}Q126 {y + 16} 252 {y}" for y in range(50, 240, 24))
    net = path(upright + across, fill="none", stroke=WHITE, stroke_width=3)
    posts = path("M14 240V34H238V240", fill="none", stroke=WHITE, stroke_width=12)
    return part("goal", rect(0, 0, 252, 240, fill=PITCH), net, posts)


def symbol_parts() -> dict[str, str]:
    """The parts that the functions above use."""
    sunburst = element("path", d=geometry.sunburst(340, 18), id="rays")
    return {"ball": _ball_part(), "goal": _goal_part(), "rays": sunburst}
