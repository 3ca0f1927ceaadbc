"""Stops as soon as it is clear: whether two bots are so many points apart, deal by deal.

A generalised sequential probability ratio test on the points of whole deals, whose two games are alike.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, Literal

Verdict = Literal["stronger", "weaker", "alike", "open"]

# How often it may say that one is stronger, or that they are alike, though it is not so. Whoever stops early
# says yes more often than that, so less is asked for.
FALSE_YES: Final = 0.02
FALSE_NO: Final = 0.05
FEWEST: Final = 16
LEAST_SPREAD: Final = 0.04
"""A few deals that happened to end alike prove nothing: in none of our games they spread less."""
YES: Final = math.log((1 - FALSE_NO) / FALSE_YES)
NO: Final = math.log(FALSE_NO / (1 - FALSE_YES))


def verdict(by_deal: Sequence[float], gap: float) -> Verdict:
    """What these deals say of the first of two bots, whose shares are from 0 to 1: ahead by at least `gap`,
    behind by as much, or neither; or that it is still open."""
    if len(by_deal) < FEWEST:
        return "open"
    ahead, behind = evidence(by_deal, gap), evidence([1 - points for points in by_deal], gap)
    if ahead > YES:
        return "stronger"
    if behind > YES:
        return "weaker"
    return "alike" if ahead < NO and behind < NO else "open"


def evidence(by_deal: Sequence[float], gap: float) -> float:
    """How much more likely these points are with the gap than without, as a logarithm."""
    count = len(by_deal)
    mean = sum(by_deal) / count
    spread = max(LEAST_SPREAD, sum((points - mean) ** 2 for points in by_deal) / (count - 1))
    return count * gap * (2 * (mean - 0.5) - gap) / (2 * spread)
