"""The made-up games of the other three paces are held to the same laws, through the whole core."""

from typing import Any

import pytest

from ludofoot.core.game import Game, Setup
from ludofoot.testing import LAWS, held_to, setups
from ludofoot.testing.laws import Law
from tests.paces import market, race, sealed

CASES = [
    pytest.param(game, setup, id=f"{game.id}-{setup.seats}")
    for game in (sealed.GAME, race.GAME, market.GAME)
    for setup in setups(game)
]


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize(("game", "setup"), CASES)
def test_law(law: Law, game: Game[Any], setup: Setup) -> None:
    for seed in range(5):
        held_to(law, game, setup, seed)
