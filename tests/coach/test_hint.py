"""Advice: from what the asking seat sees alone, only against bots, and it is known that it was given."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from ludofoot import FastChance, Game, Setup, find_games, load
from ludofoot.bots.foreseeing import Comparison
from ludofoot.bots.thought import Budget, Option
from ludofoot.coach import hint as advising
from ludofoot.coach.hint import Advice, Counsel, advised, hint, reason_for
from ludofoot.core.entries import Hinted, Occupant, Sat, Started
from ludofoot.core.logbook import frames, record_of
from ludofoot.core.records import Legal, Said
from ludofoot.core.sink import Sink
from ludofoot.core.table import Table
from ludofoot.core.words import said_move

every_game = pytest.mark.parametrize(
    "game", [game for game in find_games().values() if not game.raced], ids=lambda game: game.id
)
GAME = "schuss-und-tor"


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advising, "THINKING", Budget(rollouts=24, most_ms=60_000))
    monkeypatch.setattr(advising, "GAMES", 2)
    monkeypatch.setattr(advising, "GAMES_AT_ONCE", 1)
    monkeypatch.setattr(advising, "WORLDS", 4)


def table_of(game_id: str, *bots: str) -> Table:
    """A table with these bots behind seat 0; an empty name is a person."""
    table = Table(load(game_id), len(bots) + 1)
    for seat, bot in enumerate(("", *bots)):
        table.do(Sat(at=0, seat=seat, who=Occupant(name="" if bot else f"Ada{seat}", bot=bot)))
    table.do(Started(at=0, setup=Setup(len(bots) + 1), seed="fast:4:1"))
    return table


@every_game
def test_what_is_advised_may_be_played(game: Game[Any]) -> None:
    state = game.begin(Setup(game.seats[0]), FastChance(5))
    seat = state.awaited()[0]
    found = hint(game, game.view(state, seat), game.seats[0], 7)
    assert 1 <= len(found.advice) <= 3
    assert 0 <= found.before <= 1
    assert found.advice[0].as_good
    for each in found.advice:
        move = msgspec.convert(each.move, game.move_type)
        assert isinstance(state.judge(seat, move), Legal)
        assert 0 <= each.chance <= 1
        assert each.error > 0


def test_whoever_has_less_time_than_usual_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    game = load(GAME)
    state = game.begin(Setup(2), FastChance(5))
    view = game.view(state, state.awaited()[0])
    assert not hint(game, view, 2, 7).hurried
    monkeypatch.setattr(advising, "THINKING", Budget(rollouts=100_000_000, most_ms=60_000))
    found = hint(game, view, 2, 7, 1)
    assert found.hurried
    assert found.advice


@every_game
def test_what_is_hidden_changes_no_advice(game: Game[Any]) -> None:
    state = game.begin(Setup(game.seats[0]), FastChance(5))
    seat = state.awaited()[0]
    view = game.view(state, seat)
    other = game.imagine(view, FastChance(99))
    assert hint(game, game.view(other, seat), game.seats[0], 7) == hint(game, view, game.seats[0], 7)


def option(gap: float, error: float = 0.01) -> Option:
    return Option(load(GAME).notation().read("pass"), 0.5, 0.01, gap, error, 100)


def test_a_move_is_worth_what_it_is_ahead_of_what_is_played_anyway() -> None:
    best, other = option(0.1), option(0.0)
    assert advised(best, best, 0.5, 0.01).chance == pytest.approx(0.6)
    assert advised(other, best, 0.5, 0.01).chance == pytest.approx(0.5)
    assert advised(option(0.9), best, 0.5, 0.01).chance == 1


def test_what_lies_within_two_errors_is_as_good() -> None:
    best = option(0.1)
    assert advised(option(0.08), best, 0.5, 0.01).as_good
    assert not advised(option(0.05), best, 0.5, 0.01).as_good


def test_a_reason_is_given_only_where_there_is_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advising, "WORLDS", 10)
    game = load(GAME)
    state = game.begin(Setup(2, opener=0), FastChance(4))
    comparison = Comparison(game, game.knowhow(), game.view(state, 0), 2, 1)
    first, second, *_ = (option_of(move) for move in state.moves(0) or [])
    clear = Advice({}, Said("move-pass"), 0.7, 0.01, True, True), first
    worse = Advice({}, Said("move-pass"), 0.4, 0.01, True, False), second
    found = reason_for(comparison, [clear, clear, worse], 60.0)
    assert found is not None
    assert (found.args["better"], found.args["other"]) == (said_move(first.move), said_move(second.move))
    assert reason_for(comparison, [clear, clear], 60.0) is None
    assert reason_for(comparison, [clear], 60.0) is None
    unsure = msgspec.structs.replace(clear[0], certain=False), first
    assert reason_for(comparison, [unsure, worse], 60.0) is None


def option_of(move: Any) -> Option:
    return Option(move, 0.5, 0.01, 0.1, 0.01, 100)


def test_a_figure_that_is_a_guess_is_not_told() -> None:
    best = option(0.1)
    assert advised(best, best, 0.5, 0.01).certain
    assert not advised(best, best, 0.5, 0.2).certain
    assert not advised(option(0.1, error=0.2), best, 0.5, 0.01).certain
    assert advised(option(0.0, error=0.2), best, 0.5, 0.01).certain, "the favourite is as sure as the game"


# ---- when it is given


def refusal(table: Table, seat: int = 0) -> str:
    found = table.do(Hinted(at=1, seat=seat)).refusal
    return found.code if found else ""


def test_against_bots_it_is_noted_and_changes_nothing() -> None:
    table = table_of(GAME, "debutant")
    seat = table.playable().awaited()[0]
    while seat != 0:
        table.play(seat, table.playable().moves(seat)[0], 0)  # type: ignore[index]
        seat = table.playable().awaited()[0]
    before = table.playable().facts()
    assert refusal(table) == ""
    assert table.playable().facts() == before
    assert any(isinstance(entry, Hinted) for entry in record_of(table).entries)
    assert len(list(frames(record_of(table), load))) == len(table.entries)


def test_among_people_there_is_none() -> None:
    assert refusal(table_of(GAME, "", "debutant")) == "hint-among-people"
    assert refusal(table_of(GAME, "debutant"), seat=1) == "hint-among-people"


def test_whose_turn_it_is_not_gets_none() -> None:
    table = table_of(GAME, "debutant")
    while table.playable().awaited() == [0]:
        table.play(0, table.playable().moves(0)[0], 0)  # type: ignore[index]
    assert refusal(table) == "not-your-turn"


def test_in_a_race_there_is_none() -> None:
    assert refusal(table_of("passe-eclair", "debutant")) == "hint-race"


@pytest.mark.parametrize("game", find_games().values(), ids=lambda game: game.id)
def test_a_game_that_asks_for_speed_says_so(game: Game[Any]) -> None:
    """Whoever races anywhere in the first moves of a game is in a race."""
    state, chance = game.begin(Setup(game.seats[0]), FastChance(5)), FastChance(6)
    raced = False
    for _ in range(12):
        seat = state.due(chance)
        raced = raced or game.is_race(state)
        state.apply(seat, state.sample(seat, chance), Sink())
    assert raced == game.raced


def test_a_hint_travels() -> None:
    game = load(GAME)
    state = game.begin(Setup(2), FastChance(5))
    found = hint(game, game.view(state, state.awaited()[0]), 2, 7)
    sent = msgspec.json.encode(found)
    assert msgspec.json.encode(msgspec.json.decode(sent, type=Counsel)) == sent
