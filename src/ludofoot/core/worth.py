"""What a broken-off game is worth: a logistic over what its knowhow counts, fitted by `ludofoot fit`."""

from __future__ import annotations

import math
import tomllib
from importlib.resources import files
from typing import Final

FURTHEST: Final = 12.0
"""Beyond this a game is as good as won, and `exp` need not be asked."""


class Worth:
    """The weights of each number of seats; a number without any has those of its neighbour."""

    def __init__(self, weights: dict[int, list[float]]) -> None:
        self.by_seats: list[list[float]] = []
        for seats in range(max(weights, default=-1) + 1):
            nearest = min(weights, key=lambda fitted: abs(fitted - seats))
            self.by_seats.append(weights[nearest])

    def chance(self, seats: int, features: list[float]) -> float:
        """The share of the points that these features promise; an even one where nothing was fitted."""
        if not self.by_seats:
            return 1.0 / seats
        weights = self.by_seats[min(seats, len(self.by_seats) - 1)]
        total = 0.0
        for number, feature in enumerate(features):
            total += weights[number] * feature
        if total > FURTHEST:
            return 1.0
        return 0.0 if total < -FURTHEST else 1.0 / (1.0 + math.exp(-total))


def shipped_worth(package: str) -> Worth:
    """What was fitted for a game, from `worth.toml` in its folder."""
    file = files(package) / "worth.toml"
    if not file.is_file():
        return Worth({})
    fitted = tomllib.loads(file.read_text("utf-8"))
    return Worth(
        {int(seats): [float(weight) for weight in found["weights"]] for seats, found in fitted.items()}
    )
