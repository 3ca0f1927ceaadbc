"""Every game that is found is held to every law, for every seat count and every combination of options."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludofoot import find_games
from ludofoot.core.game import Game, Setup
from ludofoot.testing import LAWS, held_to, setups
from ludofoot.testing.laws import Law

CASES = [
    pytest.param(game, setup, id=f"{game.id}-{setup.seats}-{'-'.join(map(str, setup.options.values()))}")
    for game in find_games().values()
    for setup in setups(game)
]


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize(("game", "setup"), CASES)
def test_law(law: Law, game: Game[Any], setup: Setup) -> None:
    for seed in range(2):
        held_to(law, game, setup, seed)


@settings(max_examples=15, deadline=None, derandomize=True, database=None)
@given(case=st.sampled_from(CASES), law=st.sampled_from(LAWS), seed=st.integers(2, 2**64 - 1))
def test_laws_on_any_seed(case: Any, law: Law, seed: int) -> None:
    game, setup = case.values
    held_to(law, game, setup, seed)
