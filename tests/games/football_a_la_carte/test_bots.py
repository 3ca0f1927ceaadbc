"""How strong the bots are: in full on the compiled half, in short with wide bounds on the plain one."""

from __future__ import annotations

import pytest

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
        (["confirme", "random"], 60, 0.95),
        (["confirme", "debutant"], 60, 0.6),
        (["confirme", "debutant", "confirme", "debutant"], 40, 0.6),
    ],
)
def test_the_stronger_wins(bots: list[str], games: int, least: float) -> None:
    assert share(bots, games) >= least


@pytest.mark.plain_only
def test_the_stronger_wins_in_short() -> None:
    assert share(["debutant", "random"], 60) >= 0.7


def test_a_team_that_wins_has_won() -> None:
    """Both of the winning side: a shared victory is not a draw."""
    result = simulate("football-a-la-carte", seats=4, games=40, bots=["random"], seed=1)
    assert result.wins[0] == result.wins[2]
    assert result.wins[1] == result.wins[3]
    assert result.wins[0] + result.wins[1] == result.decided > 0
