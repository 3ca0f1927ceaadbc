"""The plain sources and the compiled wheel think the same: both halves are held to the same prints."""

from __future__ import annotations

import hashlib
from typing import Any

import pytest

from ludofoot import FastChance, Game, Setup, find_games
from ludofoot.bots.thinking import think
from ludofoot.bots.thought import Budget
from ludofoot.core.sink import Sink

PRINTS = {
    "finale": "5faf6e3433192e49",
    "football-a-la-carte": "5d53206768aeb96c",
    "footmania": "161f8b4161a97d18",
    "passe-eclair": "9cab45975f7e85c1",
    "schuss-und-tor": "a0d5314ac0701d1c",
}
"""They change with the rules, the knowhow and the fitted weights, and with nothing else."""
DECISIONS = 60
APART = 12


def thoughts(game: Game[Any]) -> str:
    """What a champion thinks of a few moments of a random game, to six digits."""
    knowhow, quiet = game.knowhow().at_level("champion"), Sink()
    state, chance = game.begin(Setup(2, opener=0), FastChance(31, 1)), FastChance(31, 2)
    said: list[str] = []
    for number in range(DECISIONS):
        seat = state.due(chance)
        if seat < 0:
            break
        if number % APART == 0:
            view = game.view(state, int(seat))
            found = think(game, knowhow, view, Budget(30, infers=True), FastChance(31, number))
            said += [f"{option.move} {option.chance:.6f} {option.tried}" for option in found.options]
        state.apply(seat, state.sample(seat, chance), quiet)
    return hashlib.blake2b("\n".join(said).encode(), digest_size=8).hexdigest()


@pytest.mark.parametrize("game", find_games().values(), ids=lambda game: game.id)
def test_both_halves_think_the_same(game: Game[Any]) -> None:
    assert thoughts(game) == PRINTS[game.id]
