"""A pitch seen from above: grass in stripes and chalk lines."""

from __future__ import annotations

from ludofoot.art.markup import circle, group, number, path, rect
from ludofoot.art.palette import PITCH, PITCH_LINE, PITCH_STRIPE

_CIRCLE = 0.155


def pitch(width: float, height: float, stripe: float, chalk: float = 4) -> str:
    """A pitch; its goals are at the two short ends."""
    mown = _stripes(width, height, stripe)
    return (
        rect(0, 0, width, height, fill=PITCH) + path(mown, fill=PITCH_STRIPE) + _lines(width, height, chalk)
    )


def _stripes(width: float, height: float, stripe: float) -> str:
    long, across = (height, width) if height > width else (width, height)
    starts = [number(2 * stripe * at) for at in range(int(long / (2 * stripe)) + 1) if 2 * stripe * at < long]
    if height > width:
        return "".join(f"M0 {start}h{number(across)}v{number(stripe)}H0Z" for start in starts)
    return "".join(f"M{start} 0h{number(stripe)}v{number(across)}h-{number(stripe)}Z" for start in starts)


def _lines(width: float, height: float, chalk: float) -> str:
    edge = rect(chalk, chalk, width - 2 * chalk, height - 2 * chalk, rx=6)
    middle = circle(width / 2, height / 2, min(width, height) * _CIRCLE)
    marks = _upright(width, height) if height > width else _lying(width, height)
    return group(edge, middle, path(marks), fill="none", stroke=PITCH_LINE, stroke_width=chalk)


def _lying(width: float, height: float) -> str:
    half, near, far = number(width / 2), number(width * 0.13), number(width * 0.87)
    top, low, right, foot = (number(value) for value in (height * 0.2, height * 0.8, width, height))
    return f"M{half} 0V{foot}M0 {top}H{near}V{low}H0M{right} {top}H{far}V{low}H{right}"


def _upright(width: float, height: float) -> str:
    half, near, far = number(height / 2), number(height * 0.13), number(height * 0.87)
    left, right, side, foot = (number(value) for value in (width * 0.22, width * 0.78, width, height))
    return f"M0 {half}H{side}M{left} 0V{near}H{right}V0M{left} {foot}V{far}H{right}V{foot}"
