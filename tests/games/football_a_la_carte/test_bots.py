"""How strong the bots are: in full on the compiled half, in short with wide bounds on the plain one."""

from __future__ import annotations

import pytest

from ludofoot.bots import seat_bot
from ludofoot.core.chance import FastChance
from ludofoot.core.game import Setup
from ludofoot.core.sink import Sink
from ludofoot.games.football_a_la_carte import GAME
from ludofoot.lab import simulate


def share(bots: list[str], games: int) -> float:
    """The first seat's share of the decided games."""
    result = simulate("football-a-la-carte", seats=len(bots), games=games, bots=bots, seed=2024)
    assert result.games == games
    return result.wins[0] / result.decided


@pytest.mark.compiled_only
@pytest.mark.parametrize(
    ("bots", "games", "least"),
    [
        (["debutant", "random"], 1000, 0.85),
        (["confirme", "random"], 1000, 0.95),
        (["confirme", "debutant"], 1000, 0.6),
        (["confirme", "debutant", "confirme", "debutant"], 1000, 0.6),
    ],
)
def test_the_stronger_wins(bots: list[str], games: int, least: float) -> None:
    assert share(bots, games) >= least


@pytest.mark.plain_only
@pytest.mark.parametrize(("bots", "least"), [(["debutant", "random"], 0.7), (["confirme", "debutant"], 0.6)])
def test_the_stronger_wins_in_short(bots: list[str], least: float) -> None:
    assert share(bots, 60) >= least


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whoever_weighs_needs_no_more_than_the_view(seats: int) -> None:
    """What was counted on whole states is what the bot plays that sees its view alone."""
    state, luck, quiet = GAME.start(Setup(seats), FastChance(3)), FastChance(4), Sink()
    bot, knowhow = seat_bot(GAME, "confirme"), GAME.knowhow()
    while state.awaited():
        (seat,) = state.awaited()
        move = bot.choose(GAME.view(state, seat), luck)
        assert move == knowhow.policy(state, seat, luck)
        state.apply(seat, move, quiet)


def test_a_team_that_wins_has_won() -> None:
    """Both of the winning side: a shared victory is not a draw."""
    result = simulate("football-a-la-carte", seats=4, games=40, bots=["random"], seed=1)
    assert result.wins[0] == result.wins[2]
    assert result.wins[1] == result.wins[3]
    assert result.wins[0] + result.wins[1] == result.decided > 0
