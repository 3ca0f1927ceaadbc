"""From the shapes of a drawing to the path operators of PDF; the y axis points down in both."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Final
from xml.etree.ElementTree import Element

from ludofoot.art.markup import number

Point = tuple[float, float]

_TOKEN: Final = re.compile(r"[A-Za-z]|-?(?:\d+\.?\d*|\.\d+)")
_TAKES: Final = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "Q": 4, "A": 7, "Z": 0}
# How far the handles of a cubic curve lie from the ends of a quarter circle of radius 1.
_QUARTER: Final = 0.5522847498


def outline_of(shape: Element) -> str:
    """The path of a shape; raises ValueError for what is no shape."""
    at = shape.attrib
    match shape.tag:
        case "path":
            return traced(at["d"])
        case "rect":
            return _rect(*(float(at.get(name, 0)) for name in ("x", "y", "width", "height", "rx")))
        case "circle":
            return _ellipse(float(at["cx"]), float(at["cy"]), float(at["r"]), float(at["r"]))
        case "ellipse":
            return _ellipse(float(at["cx"]), float(at["cy"]), float(at["rx"]), float(at["ry"]))
        case "polygon":
            return traced("M" + at["points"].replace(",", " ") + "Z")
    raise ValueError(f"{shape.tag} is no shape that can be printed")


@lru_cache(4096)
def traced(data: str) -> str:
    """Path data as operators."""
    return " ".join(_operators(_steps(data)))


def _steps(data: str) -> Iterator[tuple[str, list[float]]]:
    """One command at a time, with as many numbers as it takes."""
    tokens = _TOKEN.findall(data)
    at, command = 0, ""
    while at < len(tokens):
        if tokens[at].isalpha():
            command, at = tokens[at], at + 1
        many = _TAKES[command.upper()]
        yield command, [float(token) for token in tokens[at : at + many]]
        at += many
        # More numbers after a move are lines.
        command = {"M": "L", "m": "l"}.get(command, command)


def _operators(steps: Iterator[tuple[str, list[float]]]) -> Iterator[str]:
    x = y = left = top = 0.0
    for command, given in steps:
        start = (x, y) if command.islower() else (0.0, 0.0)
        match command.upper():
            case "Z":
                x, y = left, top
                yield "h"
                continue
            case "H":
                x = given[0] + start[0]
                yield _point("l", x, y)
                continue
            case "V":
                y = given[0] + start[1]
                yield _point("l", x, y)
                continue
            case "A":
                end = given[5] + start[0], given[6] + start[1]
                yield from _arc((x, y), given, end)
                x, y = end
                continue
        moved = [value + start[place % 2] for place, value in enumerate(given)]
        match command.upper():
            case "M":
                left, top = moved
                yield _point("m", *moved)
            case "L":
                yield _point("l", *moved)
            case "C":
                yield _point("c", *moved)
            case "Q":
                yield _point("c", *_raised((x, y), moved))
        x, y = moved[-2:]


def fine(value: float) -> str:
    """A number of a matrix: finer than coordinates, which are multiplied with it."""
    return f"{value:.6f}".rstrip("0").rstrip(".")


def _point(operator: str, *numbers: float) -> str:
    return " ".join(map(number, numbers)) + " " + operator


def _raised(start: Point, given: list[float]) -> list[float]:
    """A quadratic curve as a cubic one."""
    handle, end = given[:2], given[2:]
    first = [start[axis] + 2 / 3 * (handle[axis] - start[axis]) for axis in (0, 1)]
    return first + [end[axis] + 2 / 3 * (handle[axis] - end[axis]) for axis in (0, 1)] + end


def _arc(start: Point, given: list[float], end: Point) -> Iterator[str]:
    """An arc of an upright ellipse as curves of at most a quarter each."""
    rx, ry, _, large, sweep = given[:5]
    half_x, half_y = (start[0] - end[0]) / 2, (start[1] - end[1]) / 2
    too_small = math.hypot(half_x / rx, half_y / ry)
    if not too_small:
        return
    grown = max(too_small, 1)
    rx, ry = rx * grown, ry * grown
    off = math.sqrt(max(0.0, (grown / too_small) ** 2 - 1)) * (-1 if large == sweep else 1)
    x, y = off * rx * half_y / ry, -off * ry * half_x / rx
    first = math.atan2((half_y - y) / ry, (half_x - x) / rx)
    swept = (math.atan2((-half_y - y) / ry, (-half_x - x) / rx) - first) % math.tau
    middle = x + (start[0] + end[0]) / 2, y + (start[1] + end[1]) / 2
    yield from _turns(middle, (rx, ry), first, swept if sweep else swept - math.tau)


def _turns(middle: Point, radii: Point, first: float, swept: float) -> Iterator[str]:
    many = math.ceil(abs(swept) / (math.pi / 2) - 1e-9)
    step = swept / many
    handle = 4 / 3 * math.tan(step / 4)
    for turn in range(many):
        here, there = first + turn * step, first + (turn + 1) * step
        unit = (
            math.cos(here) - handle * math.sin(here), math.sin(here) + handle * math.cos(here),
            math.cos(there) + handle * math.sin(there), math.sin(there) - handle * math.cos(there),
            math.cos(there), math.sin(there),
        )  # fmt: skip
        yield _point("c", *(middle[at % 2] + radii[at % 2] * value for at, value in enumerate(unit)))


def _ellipse(x: float, y: float, rx: float, ry: float) -> str:
    dx, dy = rx * _QUARTER, ry * _QUARTER
    return " ".join(
        (
            _point("m", x + rx, y),
            _point("c", x + rx, y + dy, x + dx, y + ry, x, y + ry),
            _point("c", x - dx, y + ry, x - rx, y + dy, x - rx, y),
            _point("c", x - rx, y - dy, x - dx, y - ry, x, y - ry),
            _point("c", x + dx, y - ry, x + rx, y - dy, x + rx, y),
            "h",
        )
    )


def _rect(x: float, y: float, width: float, height: float, radius: float) -> str:
    if not radius:
        return _point("re", x, y, width, height)
    radius = min(radius, width / 2, height / 2)
    right, foot, near = x + width, y + height, radius * (1 - _QUARTER)
    return " ".join(
        (
            _point("m", x + radius, y),
            _point("l", right - radius, y),
            _point("c", right - near, y, right, y + near, right, y + radius),
            _point("l", right, foot - radius),
            _point("c", right, foot - near, right - near, foot, right - radius, foot),
            _point("l", x + radius, foot),
            _point("c", x + near, foot, x, foot - near, x, foot - radius),
            _point("l", x, y + radius),
            _point("c", x, y + near, x + near, y, x + radius, y),
            "h",
        )
    )
