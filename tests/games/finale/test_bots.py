"""The coaches of the machine: legal, repeatable, and as strong as they should be."""

from __future__ import annotations

from itertools import combinations

import pytest

from ludofoot.bots import seat_bot
from ludofoot.core.cards import gathered, listed, size
from ludofoot.core.chance import FastChance
from ludofoot.core.game import Setup
from ludofoot.core.records import LEGAL
from ludofoot.core.sink import Sink
from ludofoot.games.finale import GAME
from ludofoot.games.finale.records import FIMove, Mix, Plan, Preset
from ludofoot.games.finale.rules.side import Side
from ludofoot.games.finale.rules.squads import bench_in, points_of, starters_in
from ludofoot.games.finale.tactics.teams import best_in, best_team, merit, of_kind
from ludofoot.lab import simulate

SETUPS = [Setup(2), Setup(2, {"teams": "free", "decks": "variant"}), Setup(2, {"decks": "mixed"})]
STRENGTH = [("debutant", "random", 0.75), ("confirme", "random", 0.9), ("confirme", "debutant", 0.7)]


@pytest.mark.parametrize("level", ["random", "debutant", "confirme", "expert"])
@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_every_move_is_legal_and_the_same_view_gives_the_same_choice(level: str, setup: Setup) -> None:
    bot = seat_bot(GAME, level)
    state = GAME.begin(setup, FastChance(7, 1))
    chance = FastChance(7, 2)
    number = 0
    while (seat := state.due(chance)) >= 0:
        number += 1
        view = GAME.view(state, seat)
        move = bot.choose(view, FastChance(7, number))
        assert state.judge(seat, move) == LEGAL
        assert bot.choose(view, FastChance(7, number)) == move
        state.apply(seat, move, Sink())


def share(bots: list[str], games: int, options: dict[str, str | int] | None = None) -> float:
    """The first seat's share of the matches, all of which are decided."""
    result = simulate("finale", seats=2, games=games, bots=bots, seed=2024, options=options)
    assert result.decided == games
    return result.wins[0] / games


@pytest.mark.compiled_only
@pytest.mark.parametrize(("stronger", "weaker", "least"), STRENGTH)
def test_strength(stronger: str, weaker: str, least: float) -> None:
    assert share([stronger, weaker], 1000) >= least


@pytest.mark.plain_only
@pytest.mark.parametrize(("stronger", "weaker"), [("debutant", "random"), ("confirme", "random")])
def test_strength_in_short(stronger: str, weaker: str) -> None:
    assert share([stronger, weaker], 30) >= 0.6


@pytest.mark.compiled_only
def test_strength_with_teams_of_their_own() -> None:
    assert share(["confirme", "random"], 1000, {"teams": "free"}) >= 0.9


@pytest.mark.parametrize("colour", [0, 1])
def test_the_team_of_a_good_coach_is_legal_and_his_own(colour: int) -> None:
    side = Side(GAME.cards, colour)
    team = best_team(side)
    starters, bench = starters_in(team), bench_in(team)
    assert (size(starters), size(bench)) == (11, 4)
    assert points_of(side, starters | bench) <= 50
    assert size(starters & side.kind(0)) == size(bench & side.kind(0)) == 1
    assert starters != GAME.cards.starters[colour]


@pytest.mark.parametrize(("kind", "starters"), [(0, 1), (1, 4), (2, 3), (3, 3)])
def test_for_every_price_the_best_men_of_a_kind_are_found(kind: int, starters: int) -> None:
    side = Side(GAME.cards, 0)
    men = listed(side.kind(kind))
    best: dict[int, int] = {}
    for starting in combinations(men, starters):
        for sitting in set(men) - set(starting):
            points = points_of(side, gathered([*starting, sitting]))
            worth = 4 * sum(merit(side, man) for man in starting) + merit(side, sitting)
            best[points] = max(worth, best.get(points, 0))
    assert {points: worth for points, (worth, _, _) in of_kind(side, kind, starters).items()} == best


def test_nobody_can_afford_eleven_stars() -> None:
    assert best_in(GAME.cards, 0, (1, 0, 10, 0)) is None
    assert best_in(GAME.cards, 1, (1, 3, 4, 3)) == best_team(Side(GAME.cards, 1))


def decks_taken(options: dict[str, str | int], matches: int = 12) -> set[FIMove]:
    """The decks that a good coach takes, luck being his own alone."""
    state = GAME.begin(Setup(2, {"red": 1, **options}), FastChance(7, 1))
    bot = seat_bot(GAME, "confirme")
    return {bot.choose(GAME.view(state, 0), FastChance(7, number)) for number in range(matches)}


def test_a_good_coach_does_not_always_take_the_same_deck() -> None:
    colours = decks_taken({"decks": "presets"})
    assert len(colours) > 1
    assert all(isinstance(move, Preset) for move in colours)
    mixed = decks_taken({"decks": "mixed"})
    assert len({frozenset(move.cards) for move in mixed if isinstance(move, Mix)}) > 6
    plans = [move.cards for move in decks_taken({"decks": "variant"}) if isinstance(move, Plan)]
    assert len(set(plans)) > 10
    assert len({frozenset(cards[:3]) for cards in plans}) > 3


@pytest.mark.compiled_only
def test_teams_of_their_own_favour_neither_colour() -> None:
    won = [simulated(red)[red] for red in (0, 1)]
    assert 0.48 < sum(won) / 8000 < 0.52


def simulated(red: int) -> tuple[int, ...]:
    """Who wins where this seat is red."""
    options: dict[str, str | int] = {"teams": "free", "red": red}
    return simulate("finale", seats=2, games=4000, bots=["confirme"] * 2, seed=2024, options=options).wins
