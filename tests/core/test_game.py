"""What must be settled before a game starts: every kind of bad setup gets its own answer."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import pytest

from ludofoot import FastChance, Refused, Setup, find_games, load
from ludofoot.core.game import Game
from ludofoot.core.options import BY_LOT, ChoiceOption, NumberOption, Options, SeatOption, ruled
from ludofoot.core.records import Seat, Word
from ludofoot.core.sheet import read_sheet
from ludofoot.games.schuss_und_tor import GAME
from tests.paces import sealed


class Optional(sealed.FingersGame):
    options = (
        ChoiceOption("reading", "SE-A1", ("first", "second")),
        NumberOption("rounds", "SE-A2", 1, 9, 3),
        SeatOption("host", "SE-A3"),
    )


class Renamed(sealed.FingersGame):
    edition = 2


def refused(game: Game[Any], setup: Setup) -> tuple[str, str]:
    refusal = game.check(setup)
    assert refusal is not None, setup
    with pytest.raises(Refused) as caught:
        game.begin(setup, FastChance(1))
    assert caught.value.refusal == refusal
    return refusal.code, refusal.clause


@pytest.mark.parametrize("seats", [-1, 0, 1, 5])
def test_an_impossible_seat_count_is_refused_with_its_clause(seats: int) -> None:
    assert refused(GAME, Setup(seats)) == ("bad-seats", "ST-01")


def test_a_refusal_names_the_seat_counts_that_would_do() -> None:
    refusal = GAME.check(Setup(7))
    assert refusal is not None
    assert refusal.args == {"seats": 7, "allowed": (2, 3, 4)}


@pytest.mark.parametrize("opener", [-1, 2])
def test_the_opener_must_be_a_seat_of_the_game(opener: int) -> None:
    assert refused(GAME, Setup(2, opener=opener)) == ("bad-opener", "ST-15")
    assert GAME.check(Setup(2, opener=1)) is None


@pytest.mark.parametrize("game", find_games().values(), ids=lambda game: game.id)
def test_people_say_who_begins_only_where_the_sheet_lets_them(game: Game[Any]) -> None:
    named = Setup(game.seats[0], opener=0)
    assert game.check(named) is None
    found = game.check_wish(named)
    assert (found is None) == game.names_opener
    assert found is None or (found.code, found.clause) == ("opener-by-lot", game.opener_clause)
    assert read_sheet(game.package, "en").clause(game.opener_clause).id == game.opener_clause
    assert game.check_wish(Setup(game.seats[0])) is None


def test_the_games_of_a_series_count_from_one() -> None:
    assert refused(GAME, Setup(2, number=0)) == ("bad-number", "")


def test_an_unknown_option_is_refused_with_those_there_are() -> None:
    assert refused(GAME, Setup(2, {"offside": "on"})) == ("unknown-option", "")
    refusal = GAME.check(Setup(2, {"offside": "on"}))
    assert refusal is not None
    assert refusal.args["known"] == ("shooter", "parry")


@pytest.mark.parametrize("value", ["nobody", "", 1])
def test_a_choice_must_be_one_of_its_readings(value: str | int) -> None:
    assert refused(GAME, Setup(2, {"shooter": value})) == ("bad-option", "ST-A1")
    refusal = GAME.check(Setup(2, {"shooter": value}))
    assert refusal is not None
    assert refusal.args == {"option": Word("option-shooter"), "value": value}


@pytest.mark.parametrize("value", [0, 10, "3"])
def test_a_number_must_be_within_its_bounds(value: str | int) -> None:
    assert refused(Optional(), Setup(2, {"rounds": value})) == ("bad-option", "SE-A2")


@pytest.mark.parametrize("value", [-2, 3, "0"])
def test_a_named_seat_must_be_there(value: str | int) -> None:
    assert refused(Optional(), Setup(3, {"host": value})) == ("bad-option", "SE-A3")


@pytest.mark.parametrize(
    "options", [{"rounds": 1}, {"rounds": 9}, {"host": -1}, {"host": 2}, {"reading": "second"}]
)
def test_values_at_the_bounds_are_allowed(options: dict[str, str | int]) -> None:
    assert Optional().check(Setup(3, options)) is None


def test_an_option_not_named_has_its_default() -> None:
    game = Optional()
    assert [game.option(Setup(2), name) for name in ("reading", "rounds", "host")] == ["first", 3, -1]
    assert game.option(Setup(2, {"rounds": 5}), "rounds") == 5


def test_a_box_of_ones_own_needs_a_game_that_takes_one() -> None:
    assert refused(sealed.GAME, Setup(2, box="names = []")) == ("no-own-box", "")


def test_a_damaged_box_is_refused() -> None:
    assert refused(GAME, Setup(2, box="names = [")) == ("damaged-box", "")


def test_the_version_covers_the_edition_and_the_shipped_box() -> None:
    assert GAME.version() == GAME.version()
    assert GAME.version().startswith(f"{GAME.edition}-")
    assert GAME.version() != sealed.GAME.version()
    assert Renamed().version().startswith("2-")
    assert Renamed().version()[2:] == sealed.GAME.version()[2:]


def test_games_are_found_by_their_id() -> None:
    assert load("schuss-und-tor") is GAME
    assert GAME.id in find_games()


def test_an_unknown_game_is_refused_with_those_there_are() -> None:
    with pytest.raises(Refused) as caught:
        load("halma")
    assert caught.value.refusal.code == "unknown-game"
    assert caught.value.refusal.args == {"game": "halma", "known": tuple(find_games())}


def test_a_refusal_may_have_any_argument() -> None:
    assert Refused("some-code", "XX-01", code="x", clause="y").refusal.args == {"code": "x", "clause": "y"}


class Settled(Options, frozen=True):
    ball_size: Annotated[Literal["large", "small"], ruled("XX-01")] = "large"
    rounds: Annotated[int, ruled("XX-02", least=2, most=9)] = 3
    keeper: Annotated[Seat, ruled("XX-03")] = BY_LOT


class SettledGame(Game[Any]):
    options_type = Settled


def test_options_are_stated_once_as_a_record() -> None:
    assert SettledGame.options == (
        ChoiceOption("ball-size", "XX-01", ("large", "small")),
        NumberOption("rounds", "XX-02", 2, 9, 3),
        SeatOption("keeper", "XX-03"),
    )


def test_what_nobody_has_chosen_is_as_usual() -> None:
    assert SettledGame().chosen(Setup(2)) == Settled()
    assert SettledGame().chosen(Setup(2, {"ball-size": "small"})) == Settled(ball_size="small")
