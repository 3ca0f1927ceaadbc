"""How sure a figure is: intervals that hold the true value in 95 of 100 cases."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

import msgspec

Z: Final = 1.96


class Interval(msgspec.Struct, frozen=True):
    """A figure, and the bounds within which the true one may well lie."""

    value: float
    low: float
    high: float

    def holds(self, value: float) -> bool:
        """Whether this could be the true value."""
        return self.low <= value <= self.high


def proportion(share: float, count: int) -> Interval:
    """Wilson's interval: it also holds for none and for all."""
    if count == 0:
        return Interval(0.0, 0.0, 1.0)
    middle = (share + Z * Z / (2 * count)) / (1 + Z * Z / count)
    spread = Z * math.sqrt(share * (1 - share) / count + Z * Z / (4 * count * count)) / (1 + Z * Z / count)
    return Interval(share, max(0.0, middle - spread), min(1.0, middle + spread))


def mean(values: Sequence[float]) -> Interval:
    """The mean of independent values between 0 and 1; never surer than Wilson where all are equal."""
    count = len(values)
    found = sum(values) / count
    spread = sum((value - found) ** 2 for value in values) / max(1, count - 1)
    if count < 2 or spread == 0:
        return proportion(found, count)
    reach = Z * math.sqrt(spread / count)
    return Interval(found, max(0.0, found - reach), min(1.0, found + reach))


def moments(total: float, squares: float, count: int) -> Interval:
    """The same from sums: of the values and of their squares."""
    found = total / count
    spread = max(0.0, squares / count - found * found)
    if spread == 0:
        return proportion(found, count)
    reach = Z * math.sqrt(spread / max(1, count - 1))
    return Interval(found, max(0.0, found - reach), min(1.0, found + reach))
