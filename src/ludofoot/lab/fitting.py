"""Fits what a broken-off game is worth: plays a game against itself, and weighs what its knowhow counts."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import Any, Final

import msgspec

from ludofoot.catalogue import load
from ludofoot.core.chance import FastChance
from ludofoot.core.game import Game, Setup
from ludofoot.core.records import Refused
from ludofoot.core.sink import Sink

OF_A_GAME: Final = 12
"""About so many positions of each game are looked at: more of them are too much alike."""
HELD_BACK: Final = 5
"""Every fifth game is not fitted to, but judged."""
ROUNDS: Final = 12
RIDGE: Final = 0.5
CLOSE: Final = 30.0


class Sample(msgspec.Struct, frozen=True):
    """A position as somebody sees it who counts, and the points that came of it."""

    features: list[float]
    points: float


class Fit(msgspec.Struct, frozen=True):
    """The weights for one number of seats, and how good they are: Brier's score, less is better."""

    seats: int
    games: int
    positions: int
    weights: tuple[float, ...]
    brier: float
    """Of the games held back."""
    brier_of_mean: float
    """Of whoever always says the mean."""


def fit(game: str | Game[Any], *, games: int, seed: int, seats: Sequence[int] | None = None) -> list[Fit]:
    """Plays so many games for each number of seats and fits the weights of each; raises `Refused`."""
    found = load(game) if isinstance(game, str) else game
    if games < HELD_BACK:
        raise Refused("few-games", games=games, least=HELD_BACK)
    if not found.knowhow().features(found.begin(Setup(found.seats[0]), FastChance(seed)), 0):
        raise Refused("nothing-to-fit", game=found.id)
    return [fit_seats(found, each, games, seed) for each in seats or found.seats]


def fit_seats(game: Game[Any], seats: int, games: int, seed: int) -> Fit:
    """The same for one number of seats."""
    fitted: list[Sample] = []
    judged: list[Sample] = []
    for number in range(games):
        into = judged if number % HELD_BACK == 0 else fitted
        into.extend(samples_of(game, seats, seed, number))
    weights = logistic(fitted)
    mean = sum(sample.points for sample in fitted) / len(fitted)
    return Fit(
        seats,
        games,
        len(fitted),
        tuple(round(weight, 5) for weight in weights),
        sum((promise(weights, sample.features) - sample.points) ** 2 for sample in judged) / len(judged),
        sum((mean - sample.points) ** 2 for sample in judged) / len(judged),
    )


def samples_of(game: Game[Any], seats: int, seed: int, number: int) -> Iterator[Sample]:
    """Some positions of one game of experts who do not think ahead, each from the side of one of them."""
    knowhow = game.knowhow().at_level("expert")
    dice, pick, quiet = FastChance(seed, 2 * number), FastChance(seed, 2 * number + 1), Sink()
    state = game.start(Setup(seats, opener=number % seats), dice)
    seen: list[tuple[int, list[float]]] = []
    mark, step = knowhow.mark(state), 0
    while (due := state.due(dice)) >= 0:
        knowhow.stride(state, due, dice, quiet)
        # Where rollouts end at marks only what is seen there matters; elsewhere any moment will do.
        before, mark, step = mark, knowhow.mark(state), step + 1
        if state.outcome() is None and (mark != before if mark else pick.below(OF_A_GAME) == 0):
            seat = pick.below(seats)
            seen.append((seat, knowhow.features(state, seat)))
    for seat, features in seen:
        yield Sample(features, knowhow.chance_of(state, seat))


# ---- arithmetic


def promise(weights: Sequence[float], features: Sequence[float]) -> float:
    """The share of the points that these features promise."""
    total = sum(weight * feature for weight, feature in zip(weights, features, strict=True))
    return 1 / (1 + math.exp(-max(-CLOSE, min(CLOSE, total))))


def logistic(samples: Sequence[Sample]) -> list[float]:
    """Weights by Newton's method, held back a little so that what never varies gets none."""
    count = len(samples[0].features)
    weights = [0.0] * count
    for _ in range(ROUNDS):
        slope = [-RIDGE * weight for weight in weights]
        bend = [[RIDGE if row == column else 0.0 for column in range(count)] for row in range(count)]
        for sample in samples:
            features = sample.features
            likely = promise(weights, features)
            error, spread = sample.points - likely, likely * (1 - likely)
            for row, feature in enumerate(features):
                if feature:
                    slope[row] += error * feature
                    scaled, line = spread * feature, bend[row]
                    for column in range(row + 1):
                        line[column] += scaled * features[column]
        for row in range(count):
            for column in range(row + 1, count):
                bend[row][column] = bend[column][row]
        change = solved(bend, slope)
        weights = [weight + step for weight, step in zip(weights, change, strict=True)]
        if max(map(abs, change)) < 1e-4:
            break
    return weights


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Gauss: the matrix is symmetric and, held back, never singular."""
    rows = [[*line, value] for line, value in zip(matrix, right, strict=True)]
    for pivot, line in enumerate(rows):
        for other in rows[pivot + 1 :]:
            factor = other[pivot] / line[pivot]
            for column in range(pivot, len(line)):
                other[column] -= factor * line[column]
    found = [0.0] * len(rows)
    for row in reversed(range(len(rows))):
        known = sum(rows[row][column] * found[column] for column in range(row + 1, len(rows)))
        found[row] = (rows[row][-1] - known) / rows[row][row]
    return found


def as_toml(game: str, fits: Sequence[Fit], seed: int) -> str:
    """What stands in `worth.toml`."""
    lines = [f"# Written by `ludofoot fit {game} --games {fits[0].games} --seed {seed}`: do not edit."]
    for each in fits:
        lines += [
            "",
            f"[{each.seats}]",
            f"positions = {each.positions}",
            f"brier = {each.brier:.4f}",
            f"brier_of_mean = {each.brier_of_mean:.4f}",
            "weights = [",
            *(f"    {weight}," for weight in each.weights),
            "]",
        ]
    return "\n".join(lines) + "\n"
