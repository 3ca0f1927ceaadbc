"""Ludofoot's side of every benchmark: the one module that knows our interface."""

from __future__ import annotations

import importlib
import random
from importlib.machinery import EXTENSION_SUFFIXES
from types import ModuleType
from typing import Any

from bench.registry import MissingError

GAME = "schuss-und-tor"
NAME = "Ludofoot"
_COMPILED_IN_A_WHEEL = ("ludofoot.core.state", "ludofoot.games.schuss_und_tor.rules")


def module(name: str) -> ModuleType:
    try:
        # By name, so that the peers can be measured and the harness checked without us.
        return importlib.import_module(name)
    except ModuleNotFoundError as error:
        if error.name is None or not error.name.startswith("ludofoot"):
            # We are there but broken: that is a crash to show, not something to install.
            raise
        raise MissingError(name, "pip install .  (from the checkout: the wheel is compiled)") from error


def compiled() -> bool:
    """Whether core and rules are the compiled ones."""
    files = [str(module(name).__file__) for name in _COMPILED_IN_A_WHEEL]
    return all(file.endswith(tuple(EXTENSION_SUFFIXES)) for file in files)


def chance(seed: int) -> Any:
    return module("ludofoot.core.chance").FastChance(seed)


def sink() -> Any:
    """Where events go that nobody reads: rules build none for it."""
    return module("ludofoot.core.sink").Sink()


def build() -> str:
    """Which Ludofoot is running."""
    return "compiled" if compiled() else "plain"


def games() -> dict[str, Any]:
    """Every game that is there, by id."""
    found: dict[str, Any] = module("ludofoot").find_games()
    return found


def game(name: str = GAME) -> Any:
    return module("ludofoot").load(name)


def setup() -> Any:
    return module("ludofoot").Setup(seats=2)


def simulate(games: int, seed: int, game: str = GAME) -> int:
    """Decisions of seats in so many games of `random` against itself, as `ludofoot simulate` counts them."""
    report = module("ludofoot.lab").simulate(
        game, seats=2, games=games, bots=["random"], seed=seed, workers=1
    )
    return int(report.moves)


def thinking(games: int, seed: int, *, game: str, seats: int) -> int:
    """So many games of `confirme` against itself."""
    report = module("ludofoot.lab").simulate(
        game, seats=seats, games=games, bots=["confirme"], seed=seed, workers=1
    )
    return int(report.games)


def driven(games: int, seed: int) -> int:
    """The same, with Python asking and answering at every move."""
    uniform = random.Random(seed).random
    luck, out, arrangement = chance(seed), sink(), setup()
    start = game().start
    moves_made = 0
    for _ in range(games):
        state = start(arrangement, luck)
        due, moves, apply = state.due, state.moves, state.apply
        while (seat := due(luck)) >= 0:
            listed = moves(seat)
            apply(seat, listed[int(uniform() * len(listed))], out)
            moves_made += 1
    return moves_made


def midgame(count: int, name: str = GAME) -> list[Any]:
    """States half-way through random games."""
    return [_play(seed, _play(seed, None, name)[1] // 2, name)[0] for seed in range(count)]


def _play(seed: int, limit: int | None, name: str) -> tuple[Any, int]:
    """A random game and its moves, to its end or for so many moves; the same seed plays the same game."""
    luck, out = chance(seed), sink()
    state = game(name).start(setup(), luck)
    moves_made = 0
    while (seats := state.awaited()) and moves_made != limit:
        state.apply(seats[0], state.sample(seats[0], luck), out)
        moves_made += 1
    return state, moves_made
