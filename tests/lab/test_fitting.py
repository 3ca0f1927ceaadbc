"""What a broken-off game is worth is fitted to what came of such games."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from ludofoot import FastChance, Game, Refused, Setup, find_games
from ludofoot.core.worth import Worth, shipped_worth
from ludofoot.lab.fitting import Sample, as_toml, fit, logistic, promise
from tests.paces import sealed

WEIGHED = ("finale", "football-a-la-carte", "footmania")


def test_weights_are_found_again() -> None:
    luck, samples = FastChance(5), list[Sample]()
    for _ in range(4000):
        features = [1.0, luck.below(2001) / 1000 - 1, luck.below(2001) / 1000 - 1]
        won = luck.below(1000) < int(1000 * promise([0.5, 2.0, -1.0], features))
        samples.append(Sample(features, float(won)))
    assert logistic(samples) == pytest.approx([0.5, 2.0, -1.0], abs=0.2)


def test_what_never_varies_gets_no_weight() -> None:
    samples = [Sample([0.0, side], float(side > 0)) for side in (1.0, -1.0)] * 20
    assert logistic(samples)[0] == 0


def test_a_game_is_fitted_and_its_weights_are_read_again() -> None:
    (found,) = fit("football-a-la-carte", games=10, seed=2, seats=[2])
    assert found.positions > 10
    assert 0 <= found.brier <= 1
    read = tomllib.loads(as_toml("football-a-la-carte", [found], 2))
    assert read["2"]["weights"] == list(found.weights)
    assert fit("football-a-la-carte", games=10, seed=2, seats=[2]) == [found]


def test_what_cannot_be_fitted_is_refused() -> None:
    for game, games, code in ((sealed.GAME, 10, "nothing-to-fit"), ("finale", 4, "few-games")):
        with pytest.raises(Refused) as refused:
            fit(game, games=games, seed=1)
        assert refused.value.refusal.code == code


@pytest.mark.parametrize("game", [find_games()[name] for name in WEIGHED], ids=WEIGHED)
def test_shipped_weights_fit_what_is_counted(game: Game[Any]) -> None:
    for seats in game.seats:
        state = game.begin(Setup(seats), FastChance(3))
        counted = game.knowhow().features(state, 0)
        assert len(shipped_worth(game.package).by_seats[seats]) == len(counted)
        assert sum(game.knowhow().chance_of(state, seat) for seat in range(seats)) > 0.5


def test_without_weights_everybody_may_win() -> None:
    assert Worth({}).chance(3, [1.0]) == pytest.approx(1 / 3)
    assert Worth({2: [1.0]}).chance(4, [50.0]) == 1.0
    assert Worth({2: [1.0], 4: [-1.0]}).chance(4, [50.0]) == 0.0
