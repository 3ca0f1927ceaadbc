"""PettingZoo's own tests, for every game and every number of seats."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import islice
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test, state_test

from tests.envs.agents import every_seating, make, played, usual_warnings

pytestmark = usual_warnings


@every_seating
def test_api(name: str, seats: int) -> None:
    api_test(make(name, "env")(seats=seats), num_cycles=200)


@every_seating
def test_seeds(name: str, seats: int) -> None:
    seed_test(lambda **arguments: make(name, "env")(seats=seats, **arguments), num_cycles=60)


@every_seating
def test_all_at_once(name: str, seats: int) -> None:
    parallel_api_test(make(name, "parallel_env")(seats=seats), num_cycles=50)


@every_seating
def test_state_of_all(name: str, seats: int) -> None:
    state_test(make(name, "env")(seats=seats), make(name, "parallel_env")(seats=seats))


@every_seating
def test_render(name: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    def drawn(text: str) -> bool:
        return len(text.splitlines()) > 5

    render_test(lambda **arguments: make(name, "env")(seats=seats, **arguments), {"ansi": drawn})
    assert len(capsys.readouterr().out.splitlines()) > 5


@every_seating
def test_the_same_game_whatever_others_draw(name: str, seats: int) -> None:
    """PettingZoo's test of parallel seeds stops after one step: this one plays on."""
    quiet = trace(name, seats, 5, lambda: 0)
    assert quiet == trace(name, seats, 5, lambda: random.random() + np.random.random())
    assert quiet != trace(name, seats, 6, lambda: 0)


def trace(name: str, seats: int, seed: int, disturb: Callable[[], float]) -> list[Any]:
    """Who acts, what is seen and done, for as long as a short game lasts."""
    found = []
    for agent, seen, action in islice(played(make(name)(seats=seats), seed), 120):
        disturb()
        found.append((agent, seen["observation"].tobytes(), action))
    return found
