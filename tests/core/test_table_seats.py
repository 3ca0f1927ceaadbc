"""Who sits where, before, during and after a game."""

from __future__ import annotations

from typing import Any

import pytest

from ludofoot.core import entries as log
from ludofoot.core.entries import Occupant
from ludofoot.core.game import Setup
from ludofoot.core.table import Table
from ludofoot.games.schuss_und_tor import GAME
from ludofoot.games.schuss_und_tor.records import Pass
from tests.core.tables import done, kinds, opened, play_on, refused

ANNA, BEN = Occupant(name="Anna"), Occupant(name="Ben", bot="random")


def sit(table: Table, seat: int, who: Occupant = ANNA) -> None:
    done(table.do(log.Sat(at=0, seat=seat, who=who)))


def test_a_free_seat_can_be_taken_once() -> None:
    table = Table(GAME, 2)
    sit(table, 1)
    assert table.occupants == [None, ANNA]
    assert refused(table, Table.do, log.Sat(at=0, seat=1, who=BEN)) == "seat-taken"


@pytest.mark.parametrize("seat", [-2, -1, 2, 99])
def test_nobody_sits_where_there_is_no_seat(seat: int) -> None:
    assert refused(Table(GAME, 2), Table.do, log.Sat(at=0, seat=seat, who=ANNA)) == "no-such-seat"


def test_before_the_start_a_seat_that_is_left_is_free_again() -> None:
    table = Table(GAME, 2)
    sit(table, 0)
    done(table.do(log.Left(at=0, seat=0)))
    assert table.occupants == [None, None]
    assert table.away == set()
    sit(table, 0, BEN)
    assert kinds(table) == ["Sat", "Left", "Sat"]


def test_during_the_game_a_seat_waits_for_its_owner() -> None:
    table = opened(GAME)
    done(table.do(log.Left(at=0, seat=1)))
    assert table.away == {1}
    assert refused(table, Table.do, log.Sat(at=0, seat=1, who=BEN)) == "seat-taken"
    done(table.do(log.BotTookOver(at=0, seat=1, bot="debutant")))
    assert [table.bot_at(0), table.bot_at(1)] == ["", "debutant"]
    done(table.do(log.Returned(at=0, seat=1)))
    assert table.away == set()
    assert table.bot_at(1) == ""


def test_a_bot_decides_for_its_own_seat() -> None:
    table = Table(GAME, 2)
    sit(table, 0, BEN)
    assert [table.bot_at(0), table.bot_at(1)] == ["random", ""]


@pytest.mark.parametrize("seat", [-1, 1, 2])
@pytest.mark.parametrize("command", ["leave", "return", "bot"])
def test_only_a_taken_seat_can_be_left_or_returned_to(seat: int, command: str) -> None:
    table = Table(GAME, 2)
    sit(table, 0)
    asked: dict[str, log.AnyEntry] = {
        "leave": log.Left(at=0, seat=seat),
        "return": log.Returned(at=0, seat=seat),
        "bot": log.BotTookOver(at=0, seat=seat, bot="random"),
    }
    assert refused(table, Table.do, asked[command]) == "not-seated"


# ---- the start


def test_a_game_starts_once() -> None:
    table = opened(GAME)
    assert refused(table, Table.do, log.Started(at=0, setup=Setup(2), seed="fast:2:1")) == "already-started"


def test_the_setup_must_be_for_the_seats_of_the_table() -> None:
    wrong = log.Started(at=0, setup=Setup(3), seed="fast:1:1")
    assert refused(Table(GAME, 2), Table.do, wrong) == "bad-seats"


def test_a_setup_that_cannot_be_played_starts_nothing() -> None:
    table = Table(GAME, 2)
    wrong = log.Started(at=0, setup=Setup(2, {"parry": "often"}), seed="fast:1:1")
    assert refused(table, Table.do, wrong) == "bad-option"
    assert refused(table, Table.do, log.Started(at=0, setup=Setup(2), seed="dice")) == "bad-seed"
    done(table.do(log.Started(at=0, setup=Setup(2), seed="fast:1:1")))


def test_each_seat_is_told_its_own_cards_at_the_start() -> None:
    table = Table(GAME, 3)
    reply = done(table.do(log.Started(at=0, setup=Setup(3, opener=0), seed="fast:1:1")))
    for seat in range(3):
        dealt = reply.events_for(seat)
        assert [event.seat for event in dealt if event.faces] == [seat]
        assert [event.count for event in dealt] == [10, 10, 10]
    assert not any(event.faces for event in reply.events_for(-2)), "a spectator saw a hand"


# ---- out of order

ASKED_OF_A_GAME = [
    (Table.play, 0, Pass()),
    (Table.undo, 0),
    (Table.take_back, 0),
    (Table.do, log.Ended(at=0, reason="rain")),
]


@pytest.mark.parametrize("asked", ASKED_OF_A_GAME)
def test_nothing_can_be_played_before_the_start(asked: tuple[Any, ...]) -> None:
    assert refused(Table(GAME, 2), *asked) == "not-started"


@pytest.mark.parametrize("asked", ASKED_OF_A_GAME)
@pytest.mark.parametrize("how", ["played out", "broken off"])
def test_nothing_can_be_played_after_the_end(asked: tuple[Any, ...], how: str) -> None:
    table = opened(GAME)
    if how == "broken off":
        done(table.do(log.Ended(at=0, reason="rain")))
    while not table.is_over():
        play_on(table)
    assert refused(table, *asked) == "game-over"


def test_a_game_that_is_broken_off_has_no_outcome() -> None:
    table = opened(GAME, decision_ms=100)
    done(table.do(log.Ended(at=10, reason="rain")))
    assert table.is_over()
    assert table.outcome() is None
    assert table.pass_time(100_000) == []


def test_a_game_that_is_played_out_has_an_outcome() -> None:
    table = opened(GAME)
    assert table.outcome() is None
    while not table.is_over():
        play_on(table)
    outcome = table.outcome()
    assert outcome is not None
    assert outcome == table.playable().outcome()
