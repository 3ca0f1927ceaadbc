"""Every game: moves compiled and plain, copies and imagined states a second, against named peers.

The games differ, and so do the peers', so a ratio says how much quicker a study gets on, not which program is
written better. All sides take turns in one run. `imagine` is held against OpenSpiel's clone: no peer deals
hidden cards anew.
"""

from __future__ import annotations

import os
import subprocess
import sys
from functools import cache, partial
from pathlib import Path

from bench import ours
from bench.each_game import for_each_game
from bench.peers import connect_four, crazy_eights, rlcard_uno
from bench.registry import Effort, Result, Target
from bench.timing import Side, Work, rates

STATES = 16
SOURCES = Path(__file__).parents[1] / "src"
LEAST = {"finale": 2, "football-a-la-carte": 4, "footmania": 0.5, "passe-eclair": 3, "schuss-und-tor": 10}
"""What each game is to reach at random, as a multiple of OpenSpiel's moves a second."""
PEERS = {"OpenSpiel": crazy_eights, "RLCard": rlcard_uno, "PettingZoo": connect_four}


def moves_of(game: str) -> Work:
    """simulate with random bots, in one process."""
    return lambda games, seed: ours.simulate(games, seed, game)


def copies_of(game: str) -> Work:
    """copy(chance) of states half-way through a game."""
    states, luck = ours.midgame(STATES, game), ours.chance(1)

    def work(amount: int, seed: int) -> int:
        for _ in range(amount):
            for state in states:
                state.copy(luck)
        return amount * STATES

    return work


def imagined_of(game: str) -> Work:
    """imagine(view, chance), as whoever is to move would."""
    rules = ours.game(game)
    views = [rules.view(state, state.awaited()[0]) for state in ours.midgame(STATES, game)]
    imagine, luck = rules.imagine, ours.chance(1)

    def work(amount: int, seed: int) -> int:
        for _ in range(amount):
            for view in views:
                imagine(view, luck)
        return amount * STATES

    return work


def clones() -> Work:
    """OpenSpiel's clone of the same kind of state."""
    states = crazy_eights.midgame(crazy_eights.load(), STATES)

    def work(amount: int, seed: int) -> int:
        for _ in range(amount):
            for state in states:
                state.clone()
        return amount * STATES

    return work


@cache
def plain_moves(game: str, seconds: float) -> float:
    """Moves a second of the plain sources, measured in a process of their own."""
    code = (
        "import sys; from bench import games, ours; from bench.timing import calibrate, timed\n"
        "assert not ours.compiled(), 'these are not the plain sources'\n"
        f"work = games.moves_of({game!r}); amount = calibrate(work, {seconds})\n"
        "units, spent = timed(work, amount, 1); print(units / spent)"
    )
    environment = os.environ | {"PYTHONPATH": f"{SOURCES}{os.pathsep}{SOURCES.parent}"}
    ran = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False
    )
    if ran.returncode:
        raise RuntimeError(ran.stderr.strip().splitlines()[-1])
    return float(ran.stdout)


@for_each_game(
    "game",
    what="random moves, copies and imagined states",
    peer=crazy_eights.NAME,
    target=lambda game: Target(LEAST[game]) if game in LEAST else None,
)
def measured(game: str, effort: Effort) -> Result:
    """All figures of one game."""
    peers = {name: Side(name, partial(peer.tuned, peer.load())) for name, peer in PEERS.items()}
    own = [
        Side("moves", moves_of(game)),
        Side("copies", copies_of(game)),
        Side("imagined", imagined_of(game)),
    ]
    best = {
        name: max(found)
        for name, found in rates(effort, *own, Side("clones", clones()), *peers.values()).items()
    }
    effort.tell("the plain sources")
    plain = plain_moves(game, effort.seconds)
    figures = {f"moves a second {ours.build()}": best["moves"], "moves a second plain": plain}
    figures |= {
        f"× {name} {peer.NAME.split()[-1]}": best["moves"] / best[name] for name, peer in PEERS.items()
    }
    figures |= {f"plain × {name} {peer.NAME.split()[-1]}": plain / best[name] for name, peer in PEERS.items()}
    figures |= {
        "copies a second": best["copies"],
        "× OpenSpiel clone": best["copies"] / best["clones"],
        "imagined a second": best["imagined"],
        "imagined × OpenSpiel clone": best["imagined"] / best["clones"],
    }
    return Result(best["moves"] / best["OpenSpiel"], figures)
