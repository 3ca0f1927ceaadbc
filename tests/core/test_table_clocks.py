"""Deadlines fall due by the table's time alone, at their moment, in their order."""

from __future__ import annotations

from typing import Any

import pytest

from ludofoot.core import entries as log
from ludofoot.core.chance import Chance
from ludofoot.core.entries import TimedOut
from ludofoot.core.game import Setup
from ludofoot.core.logbook import record_of, replay
from ludofoot.core.records import TABLE, Deadline
from ludofoot.core.table import Table
from ludofoot.games.schuss_und_tor import GAME
from tests.core.tables import done, kinds, opened, play, refused, times
from tests.paces import market, race, sealed

SILENCE = race.SILENCE_MS


def timed_out(table: Table) -> list[tuple[int, int]]:
    """Time and seat of each deadline that passed."""
    return [(entry.at, entry.seat) for entry in table.entries if isinstance(entry, TimedOut)]


# ---- the deadlines of a game


def test_a_deadline_passes_at_the_moment_it_falls_due() -> None:
    table = opened(race.GAME)
    assert table.pass_time(SILENCE - 1) == []
    (reply,) = table.pass_time(SILENCE + 500)
    assert isinstance(reply.entry, TimedOut)
    assert (reply.entry.at, reply.entry.seat, reply.entry.key) == (SILENCE, TABLE, "silence:0")
    assert reply.entry.move == race.TurnUp()
    assert [type(event).__name__ for event in reply.events_for(0)] == ["TurnedUp"]


def test_the_next_deadline_runs_from_the_moment_the_last_one_passed() -> None:
    table = opened(race.GAME)
    table.pass_time(3 * SILENCE + 1)
    assert timed_out(table) == [(SILENCE, TABLE), (2 * SILENCE, TABLE), (3 * SILENCE, TABLE)]


def test_a_deadline_comes_before_a_later_command_and_one_of_the_same_moment() -> None:
    table = opened(race.GAME)
    reply = table.play(0, race.Decline(0), SILENCE)
    assert [type(each.entry).__name__ for each in (*reply.before, reply)] == ["TimedOut", "Moved"]
    assert [type(event).__name__ for event in reply.events_for(0)] == ["TooLate"]


def test_a_command_that_is_early_enough_comes_before_the_deadline() -> None:
    table = opened(race.GAME)
    table.play(0, race.Decline(0), SILENCE - 1)
    table.play(1, race.Decline(0), SILENCE - 1)
    assert kinds(table)[-2:] == ["Moved", "Moved"]


def test_a_deadline_whose_key_no_longer_stands_is_dropped() -> None:
    table = opened(race.GAME)
    for seat in (0, 1):
        play(table, seat, race.Decline(0), 2000)
    assert set(table.clocks.running) == {"silence:1"}
    assert table.pass_time(SILENCE + 1999) == []
    assert len(table.pass_time(SILENCE + 2000)) == 1


def test_a_deadline_whose_key_still_stands_runs_on() -> None:
    table = opened(race.GAME)
    play(table, 0, race.Decline(0), 2900)
    assert len(table.pass_time(SILENCE)) == 1


class Bells(sealed.Fingers):
    """Two bells that tell nothing: one rings every second, the other once in each round."""

    def deadlines(self) -> list[Deadline]:
        if self.round > sealed.ROUNDS:
            return []
        return [Deadline("b:always", 1000, sealed.Show(1)), Deadline(f"a:{self.round}", 1000, sealed.Show(1))]

    def apply(self, seat: int, move: sealed.Show, out: Any) -> None:
        if seat != TABLE:
            super().apply(seat, move, out)


class BellsGame(sealed.FingersGame):
    def start(self, setup: Setup, chance: Chance) -> Bells:
        return Bells(setup.seats, chance)


def test_deadlines_of_one_moment_pass_in_the_order_of_their_keys() -> None:
    table = opened(BellsGame())
    table.pass_time(1000)
    assert [entry.key for entry in table.entries if isinstance(entry, TimedOut)] == ["a:1", "b:always"]


def test_a_deadline_that_still_stands_after_it_passed_starts_anew() -> None:
    table = opened(BellsGame())
    table.pass_time(2500)
    assert timed_out(table) == [(1000, TABLE), (1000, TABLE), (2000, TABLE), (2000, TABLE)]


def test_nothing_falls_due_after_the_end() -> None:
    table = opened(race.GAME)
    table.pass_time(10**9)
    assert table.is_over()
    assert table.clocks.running == {}
    count = len(table.entries)
    assert table.pass_time(2 * 10**9) == []
    assert len(table.entries) == count


# ---- a clock for each decision


def test_a_decision_clock_plays_what_the_rules_do_for_the_absent() -> None:
    table = opened(GAME, opener=0, decision_ms=1000)
    expected = table.playing().default(0)
    (reply,) = table.pass_time(1000)
    assert isinstance(reply.entry, TimedOut)
    assert (reply.entry.at, reply.entry.seat) == (1000, 0)
    assert table.lines[-1].move == expected


def test_each_decision_gets_a_clock_of_its_own() -> None:
    table = opened(market.GAME, decision_ms=1000)
    play(table, 0, market.Skip(), 900)
    assert table.pass_time(1899) == []
    table.pass_time(3900)
    assert timed_out(table) == [(1900, 1), (2900, 0), (3900, 1)]
    assert table.is_over()


def test_an_open_move_does_not_restart_the_clock() -> None:
    table = opened(market.GAME, decision_ms=1000)
    play(table, 0, market.Draw(), 100)
    play(table, 1, market.Draw(), 200)
    good = table.view(0).goods[0]  # type: ignore[attr-defined]
    play(table, 0, market.Offer(good, 1), 900)
    play(table, 0, market.Withdraw(1), 1100)
    table.pass_time(1200)
    assert timed_out(table) == [(1200, 0)]


def test_sealed_choices_have_a_clock_for_each_seat() -> None:
    table = opened(sealed.GAME, 3, decision_ms=1000)
    play(table, 1, sealed.Show(2), 400)
    table.pass_time(1000)
    assert timed_out(table) == [(1000, 0), (1000, 2)]
    assert {running.due for running in table.clocks.running.values()} == {2000}


def due(table: Table) -> dict[int, int]:
    return {running.seat: running.due for running in table.clocks.running.values()}


def test_a_choice_taken_back_goes_on_with_the_time_it_had_left() -> None:
    table = opened(sealed.GAME, 2, decision_ms=1000)
    play(table, 0, sealed.Show(2), 400)
    done(table.take_back(0, 600))
    assert due(table) == {0: 1200, 1: 1000}


def test_nobody_gains_time_by_moving_and_undoing() -> None:
    table = opened(GAME, opener=0, decision_ms=1000, screens="aa")
    moves = table.playing().moves(0)
    assert moves
    for at in range(100, 900, 100):
        play(table, 0, moves[0], at)
        # However long the other one has thought meanwhile: that is the other one's time.
        done(table.undo(0, at))
    assert due(table) == {0: 1000}
    record = record_of(table)
    assert due(replay(record, lambda _: GAME)) == {0: 1000}


def test_what_a_pause_lies_in_loses_no_time() -> None:
    table = opened(GAME, opener=0, decision_ms=1000, screens="aa")
    moves = table.playing().moves(0)
    assert moves
    play(table, 0, moves[0], 300)
    done(table.do(log.Paused(at=400)))
    done(table.undo(0, 500))
    done(table.do(log.Resumed(at=9000)))
    assert due(table) == {0: 9700}


def test_what_the_clock_has_decided_stays() -> None:
    table = opened(GAME, opener=0, decision_ms=1000, screens="aa")
    table.pass_time(1000)
    assert refused(table, Table.undo, 0, 1100) == "undo-timed-out"
    shown = opened(sealed.GAME, 2, decision_ms=1000)
    play(shown, 0, sealed.Show(2), 500)
    done(shown.take_back(0, 600))
    play(shown, 1, sealed.Show(1), 700)
    done(shown.take_back(1, 900))
    # One has 300 ms of its own left, the other 500: the one is timed out first.
    shown.pass_time(1100)
    assert timed_out(shown) == [(1100, 0)]
    assert refused(shown, Table.take_back, 0, 1150) == "undo-timed-out"


def test_a_game_from_before_is_read_with_the_clocks_it_had() -> None:
    """Once a decision that was open again had all of its time anew."""
    table = opened(GAME, opener=0, decision_ms=1000, screens="aa")
    moves = table.playing().moves(0)
    assert moves
    play(table, 0, moves[0], 900)
    table.written((), table.undone(0, 950, same_clock=False), [])
    table.pass_time(1950)
    assert timed_out(table) == [(1950, 0)]
    assert timed_out(replay(record_of(table), lambda _: GAME)) == [(1950, 0)]


def test_a_game_with_deadlines_of_its_own_needs_no_clock() -> None:
    table = opened(race.GAME, decision_ms=10)
    assert set(table.clocks.running) == {"silence:0"}


def test_without_a_clock_nobody_is_hurried() -> None:
    assert opened(GAME).pass_time(10**9) == []


# ---- pause


def test_a_pause_shifts_everything_by_as_long_as_it_was() -> None:
    table = opened(race.GAME)
    done(table.do(log.Paused(at=1000)))
    assert table.pass_time(60_000) == []
    done(table.do(log.Resumed(at=61_000)))
    assert table.pass_time(60_000 + SILENCE - 1) == []
    table.pass_time(60_000 + SILENCE)
    assert timed_out(table) == [(60_000 + SILENCE, TABLE)]


def test_what_starts_during_a_pause_runs_from_its_end() -> None:
    table = opened(market.GAME, decision_ms=1000)
    done(table.do(log.Paused(at=500)))
    play(table, 0, market.Skip(), 700)
    done(table.do(log.Resumed(at=900)))
    table.pass_time(1900)
    assert timed_out(table) == [(1900, 1)]


def test_a_deadline_that_fell_due_before_the_pause_has_passed() -> None:
    table = opened(race.GAME)
    done(table.do(log.Paused(at=SILENCE + 1)))
    assert kinds(table)[-2:] == ["TimedOut", "Paused"]
    assert times(table)[-2:] == [SILENCE, SILENCE + 1]


def test_one_pauses_once_and_resumes_what_is_paused() -> None:
    table = opened(race.GAME)
    assert refused(table, Table.do, log.Resumed(at=0)) == "not-paused"
    done(table.do(log.Paused(at=0)))
    assert refused(table, Table.do, log.Paused(at=0)) == "already-paused"
    done(table.do(log.Resumed(at=0)))
    assert refused(table, Table.do, log.Resumed(at=0)) == "not-paused"


@pytest.mark.parametrize("decision_ms", [0, 1000])
def test_the_same_times_give_the_same_log(decision_ms: int) -> None:
    one, other = opened(market.GAME, decision_ms=decision_ms), opened(market.GAME, decision_ms=decision_ms)
    for at in range(0, 6000, 700):
        one.pass_time(at)
    other.pass_time(5600)
    assert one.entries == other.entries
