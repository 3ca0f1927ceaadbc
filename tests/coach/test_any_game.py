"""A game that says nothing about thinking ahead has levels, hint, analysis and puzzles all the same."""

from __future__ import annotations

from typing import Any

import pytest

from ludofoot import FastChance, Game, Setup
from ludofoot.coach import Effort, analyse
from ludofoot.coach.hint import hint
from ludofoot.lab import puzzling
from ludofoot.lab.puzzling import make_puzzles
from ludofoot.lab.recording import recorded
from tests.paces import market, sealed


@pytest.mark.parametrize("game", [sealed.GAME, market.GAME], ids=lambda game: game.id)
def test_without_a_line_of_its_own(game: Game[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in (("WORLDS", 20), ("AT_ONCE", 10), ("GLANCE", 5)):
        monkeypatch.setattr(puzzling, name, value)
    seats = game.seats[0]
    record = recorded(game, bots=["expert", *["debutant"] * (seats - 1)], seed=3)
    assert record == recorded(game, bots=["expert", *["debutant"] * (seats - 1)], seed=3)
    told = analyse(record, lambda _: game, Effort(games=10, first_worlds=4, fresh_worlds=4))
    assert told.whole
    for own in told.accounts:
        assert own.start + own.luck + own.received - own.given == pytest.approx(own.result)
    state = game.begin(Setup(seats), FastChance(1))
    assert hint(game, game.view(state, state.awaited()[0]), seats, 1).advice
    assert make_puzzles(game, games=1, count=1, seed=1).games == 1
