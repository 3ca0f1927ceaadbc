"""Points on circles: regular polygons, stars and rays."""

from __future__ import annotations

import math
from collections.abc import Iterable

from ludofoot.art.markup import number

Point = tuple[float, float]


def at(x: float, y: float, radius: float, degrees: float) -> Point:
    """The point of a circle at an angle; 0 is right, -90 is up."""
    angle = math.radians(degrees)
    return x + radius * math.cos(angle), y + radius * math.sin(angle)


def points(places: Iterable[Point]) -> str:
    """Points as an attribute."""
    return " ".join(f"{number(round(x, 1))},{number(round(y, 1))}" for x, y in places)


def regular(x: float, y: float, radius: float, corners: int, turn: float = -90) -> str:
    """A regular polygon."""
    return points(at(x, y, radius, turn + 360 * corner / corners) for corner in range(corners))


def star(x: float, y: float, radius: float, rays: int = 5, inner: float = 0.45) -> str:
    """A star; `inner` is how far in its inner corners lie."""
    return points(
        at(x, y, radius * (inner if corner % 2 else 1), -90 + 180 * corner / rays)
        for corner in range(2 * rays)
    )


def sunburst(radius: float, rays: int) -> str:
    """The path of a sunburst round the origin."""
    return "".join(_ray(radius, 360 * ray / rays, 360 * (ray + 0.5) / rays) for ray in range(rays))


def _ray(radius: float, start: float, end: float) -> str:
    (x1, y1), (x2, y2) = at(0, 0, radius, start), at(0, 0, radius, end)
    return f"M0 0L{x1:.0f} {y1:.0f}L{x2:.0f} {y2:.0f}Z"
