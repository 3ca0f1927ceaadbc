"""The levels: what each is made of, and what is said of it."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from ludofoot import FastChance, Game, Refused, Setup, find_games
from ludofoot.bots import LEVELS, seat_bot
from ludofoot.bots.levels import (
    FIRST_STEP,
    MOST_ROLLOUTS,
    OPPONENTS,
    PLAIN_SHARE,
    STAND_IN,
    STEPS,
    budget_of,
    level_at,
    levels_of,
    result_against,
    step_after,
    step_of,
)
from ludofoot.bots.thinker import Thinker, drawn, temperature
from ludofoot.bots.thought import Budget, Option
from ludofoot.core.records import LEGAL, Outcome
from tests.paces import market, race, sealed

PLAIN_GAMES = (sealed.GAME, race.GAME, market.GAME)
every_game = pytest.mark.parametrize("game", find_games().values(), ids=lambda game: game.id)


@every_game
def test_people_choose_four_levels_and_one_that_adapts(game: Game[Any]) -> None:
    told = levels_of(game)
    assert [info.level for info in told if info.offered] == [*OPPONENTS, "adaptive"]
    assert [info.level for info in told if not info.offered] == ["random"]
    assert STAND_IN in OPPONENTS
    assert told[-1].steps == STEPS
    assert all(f"adaptive-{step}" in LEVELS for step in range(1, STEPS + 1))


@every_game
def test_what_is_told_of_a_level_is_what_thinks_not_what_tells(game: Game[Any]) -> None:
    told = {info.level: info.rollouts for info in levels_of(game, compiled=True)}
    assert told["champion"] == game.knowhow().rollouts("champion")
    slow = {info.level: info.rollouts for info in levels_of(game, compiled=False)}
    assert slow["champion"] == max(1, told["champion"] // PLAIN_SHARE)


@every_game
def test_a_level_that_is_like_another_is_like_one_below_it(game: Game[Any]) -> None:
    for info in levels_of(game):
        if info.alike:
            assert LEVELS.index(info.alike) < LEVELS.index(info.level)


@pytest.mark.parametrize("game", [*find_games().values(), *PLAIN_GAMES], ids=lambda game: game.id)
@pytest.mark.parametrize("level", LEVELS)
def test_the_first_move_of_every_level_is_legal(game: Game[Any], level: str) -> None:
    """Also in games that say nothing about thinking ahead."""
    state = game.begin(Setup(game.seats[0]), FastChance(4))
    seat = state.awaited()[0]
    assert state.judge(seat, seat_bot(game, level).choose(game.view(state, seat), FastChance(1))) == LEGAL


@every_game
def test_the_champion_thinks_at_least_as_much_as_the_expert(game: Game[Any]) -> None:
    expert, champion = (budget_of(game.knowhow(), level) for level in ("expert", "champion"))
    assert 0 <= expert.rollouts < champion.rollouts <= MOST_ROLLOUTS
    assert (expert.infers, champion.infers) == (False, True)


def test_the_search_of_a_level_is_its_budget_and_its_knowhow() -> None:
    game = find_games()["finale"]
    bot = seat_bot(game, "champion")
    assert isinstance(bot, Thinker)
    assert bot.budget == budget_of(game.knowhow(), "champion")
    assert not bot.budget.most_ms, "only where somebody waits"


def test_the_steps_get_colder() -> None:
    warmth = [temperature(step_of(f"adaptive-{step}")) for step in range(1, STEPS + 1)]
    assert warmth == sorted(warmth, reverse=True)
    assert warmth[0] == pytest.approx(0.08)
    assert warmth[-1] == pytest.approx(0.005)
    assert step_of("champion") == step_of("adaptive") == 0


def test_the_step_follows_from_past_games_alone() -> None:
    assert step_after([]) == FIRST_STEP
    assert step_after(["won", "won", "won", "won"]) == 1, "never weaker than the weakest"
    assert step_after(["lost"] * 9) == STEPS
    assert step_after(["lost", "drawn", "won", "lost"]) == FIRST_STEP + 1
    assert level_at(step_after(["lost"])) == f"adaptive-{FIRST_STEP + 1}"


def test_a_bot_has_won_if_the_person_has_not() -> None:
    alone, first, both = (Outcome((1, 0), (1, 2), winners, "") for winners in ((1,), (0,), (0, 1)))
    assert [result_against(0, each, [0, 1]) for each in (alone, first, both)] == ["won", "lost", "drawn"]
    assert result_against(0, both, [0, 0, 1]) == "lost", "a team wins together"


def test_whoever_is_warm_errs_more_but_rarely_far() -> None:
    options = tuple(
        Option(name, chance, 0.0, 0.0, 0.0, 9) for name, chance in (("a", 0.6), ("b", 0.55), ("c", 0.2))
    )
    chance = FastChance(3)
    warm = Counter(drawn(options, temperature(1), chance).move for _ in range(2000))
    cold = Counter(drawn(options, temperature(STEPS), chance).move for _ in range(2000))
    assert warm["a"] > warm["b"] > 500
    assert warm["c"] < 40
    assert cold["a"] > 1990


def test_a_budget_of_nothing_or_beyond_sense_is_refused() -> None:
    bot = seat_bot(find_games()["finale"], "champion", rollouts=7)
    assert isinstance(bot, Thinker)
    assert bot.budget.rollouts == 7
    for rollouts in (0, -5, MOST_ROLLOUTS + 1):
        with pytest.raises(Refused) as refused:
            seat_bot(find_games()["finale"], "champion", rollouts=rollouts)
        assert refused.value.refusal.code == "bad-rollouts"


def test_a_cap_that_cuts_in_is_told() -> None:
    game = find_games()["schuss-und-tor"]
    view = game.view(game.begin(Setup(2, opener=0), FastChance(4)), 0)
    bot = Thinker(game, "expert", Budget(1_000_000, most_ms=5))
    assert bot.thought(view, FastChance(1)).hurried
    assert not Thinker(game, "expert", Budget(40)).thought(view, FastChance(1)).hurried


@every_game
def test_what_a_cap_has_cut_off_comes_out_the_same_again(game: Game[Any]) -> None:
    state = game.begin(Setup(game.seats[0], opener=0), FastChance(4))
    seat = state.awaited()[0]
    view = game.view(state, seat)
    bot = Thinker(game, "champion", Budget(1_000_000))
    cut = bot.choose_within(view, FastChance(9), most_ms=1)
    again = Thinker(game, "champion", Budget(1_000_000, cut_off=cut.cut_off))
    # Where there is no choice, nothing can be cut off.
    whole = len(game.knowhow().options(game.imagine(view, FastChance(9)), seat, FastChance(9))) < 2
    assert bool(cut.cut_off) != whole
    if cut.cut_off:
        assert again.choose_within(view, FastChance(9)) == cut
