"""The laws hear a leak: a secret of each game, told to all or to one, is noticed; and what they compare is
enough to notice it by."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from itertools import chain
from pathlib import Path
from typing import Any

import pytest

from ludofoot import find_games
from ludofoot.core.game import Game
from ludofoot.testing import setups
from ludofoot.testing.hidden import pairs_of_deals, pairs_of_moves

ROOT = Path(__file__).parents[2]
GAMES = find_games().values()
HARMLESS = """
import sys
from ludofoot import load
from tools import leaks
game = load("schuss-und-tor")
leaks.SEEDS = range(1)
leak = leaks.leaks_of(game)[0]
unchanged = leak._replace(source=leak.path.read_text("utf-8"))
sys.exit(leaks.report([(game, unchanged)], 1))
"""


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *arguments], cwd=ROOT, capture_output=True, text=True, timeout=600, check=False
    )


@pytest.mark.plain_only
def test_a_secret_of_each_game_told_to_all_or_to_one_is_noticed() -> None:
    done = run("-m", "tools.leaks", "--few", "--jobs", "1")
    assert done.returncode == 0, done.stdout + done.stderr
    assert f"{2 * len(GAMES)} leaks, 0 unnoticed" in done.stdout


@pytest.mark.plain_only
def test_what_is_no_leak_is_not_noticed() -> None:
    done = run("-c", HARMLESS)
    assert done.returncode == 1, done.stdout + done.stderr
    assert "1 leaks, 1 unnoticed" in done.stdout


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_laws_compare_enough_to_notice_a_leak(game: Game[Any]) -> None:
    setup = setups(game)[-1]
    told: Counter[str] = Counter()
    for pair in chain.from_iterable(pairs_of_moves(game, setup, seed) for seed in range(2)):
        told["other luck"] += pair.one.answers != pair.other.answers
        told["other things hidden"] += pair.one.state.facts() != pair.other.state.facts()
        told["to a seat"] += pair.watcher >= 0
        told["to whoever watches"] += pair.watcher < 0
    assert min(told.values()) > 30, told


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_deals_that_look_alike_to_somebody_are_compared(game: Game[Any]) -> None:
    for seed in range(2):
        dealt = [setup for setup in setups(game) if any(pairs_of_deals(game, setup, seed))]
        assert len({setup.seats for setup in dealt}) == len(game.seats)
