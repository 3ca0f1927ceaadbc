"""How strong the bots are: in full on the compiled half, in short with wide bounds on the plain one."""

from __future__ import annotations

import pytest

from ludofoot.lab import simulate
from ludofoot.lab.tournament import tournament

TWO_SEATS = [("debutant", "random", 0.85), ("confirme", "random", 0.92), ("confirme", "debutant", 0.58)]
OPTIONS = [{"shooter": "passer"}, {"parry": "waived"}]


def share(bots: list[str], games: int, options: dict[str, str | int] | None = None) -> float:
    """The first seat's share of the decided games."""
    result = simulate("schuss-und-tor", seats=len(bots), games=games, bots=bots, seed=2024, options=options)
    assert result.games == games
    return result.wins[0] / result.decided


@pytest.mark.compiled_only
@pytest.mark.parametrize(("stronger", "weaker", "least"), TWO_SEATS)
def test_two_seats(stronger: str, weaker: str, least: float) -> None:
    assert share([stronger, weaker], 2000) >= least


@pytest.mark.plain_only
@pytest.mark.parametrize(
    ("stronger", "weaker", "games", "least"),
    [("debutant", "random", 300, 0.85), ("confirme", "random", 6, 0.5)],
)
def test_two_seats_in_short(stronger: str, weaker: str, games: int, least: float) -> None:
    assert share([stronger, weaker], games) >= least


@pytest.mark.compiled_only
@pytest.mark.parametrize(("seats", "least"), [(3, 0.38), (4, 0.29)])
def test_more_seats(seats: int, least: float) -> None:
    assert share(["confirme", *["debutant"] * (seats - 1)], 600) >= least


@pytest.mark.compiled_only
@pytest.mark.parametrize("options", OPTIONS)
def test_options(options: dict[str, str | int]) -> None:
    assert share(["debutant", "random"], 1000, options) >= 0.85
    assert share(["confirme", "random"], 300, options) >= 0.88


LEVELS = [
    ("football-a-la-carte", "champion", "confirme", 40),
    ("finale", "expert", "confirme", 150),
    ("passe-eclair", "champion", "confirme", 40),
]
"""Seconds of the compiled half; `make strength` plays the rest. The seed was never tuned on."""


@pytest.mark.compiled_only
@pytest.mark.parametrize(("game", "stronger", "weaker", "deals"), LEVELS)
def test_the_stronger_level_is_stronger(game: str, stronger: str, weaker: str, deals: int) -> None:
    held = tournament(game, bots=[stronger, weaker], deals=deals, seed=9001, settle=0.1)
    assert held.meetings[0].verdict == "stronger"
