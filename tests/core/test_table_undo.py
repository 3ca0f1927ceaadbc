"""One's own last move can be undone while no luck was asked and nothing hidden was shown."""

from __future__ import annotations

import pytest

from ludofoot.core.chance import Chance
from ludofoot.core.digest import digest
from ludofoot.core.entries import Undone
from ludofoot.core.game import Setup
from ludofoot.core.logbook import read_record, record_of, replay, write_record
from ludofoot.core.sink import Sink, Telling
from ludofoot.core.table import Table
from ludofoot.core.undo import has_shown, was_shown
from ludofoot.games.schuss_und_tor import GAME
from ludofoot.games.schuss_und_tor.records import Pass
from tests.core.tables import done, kinds, opened, play, refused
from tests.paces import market, race, sealed


def position(table: Table) -> tuple[object, ...]:
    """The whole position as everybody sees it and as it is."""
    state = table.playing()
    return (
        digest(state),
        state.luck().position(),
        [table.view(seat) for seat in range(table.seats)],
        state.awaited(),
    )


def lay_something(table: Table, seat: int, at: int = 0) -> None:
    moves = table.playing().moves(seat)
    assert moves
    play(table, seat, moves[0], at)


def undo(table: Table, seat: int, at: int = 0) -> None:
    done(table.undo(seat, at))


def test_the_position_after_an_undo_is_the_one_before_the_move() -> None:
    table = opened(GAME, opener=0)
    before = position(table)
    lay_something(table, 0, 10)
    assert position(table) != before
    reply = done(table.undo(0, 20))
    assert position(table) == before
    assert reply.entry == Undone(at=20, seat=0, digest=str(before[0]))
    assert kinds(table)[-2:] == ["Moved", "Undone"]


def test_after_an_undo_the_same_luck_comes() -> None:
    table, straight = opened(GAME, opener=0), opened(GAME, opener=0)
    lay_something(table, 0)
    undo(table, 0)
    for each in (table, straight):
        lay_something(each, 0)
        play(each, 1, Pass())
    assert position(table) == position(straight)


def test_a_deep_position_is_rebuilt_too() -> None:
    table = opened(GAME, 3, opener=0)
    while not table.is_over():
        before, seat = position(table), table.playing().awaited()[0]
        moves = table.playing().moves(seat)
        assert moves
        play(table, seat, moves[-1])
        if not table.is_over() and not table.lines[-1].lucky and not table.lines[-1].shown:
            undo(table, seat)
            assert position(table) == before
            play(table, seat, moves[-1])
    assert kinds(table).count("Undone") > 5


def test_nothing_was_done_that_could_be_undone() -> None:
    table = opened(GAME, opener=0)
    assert refused(table, Table.undo, 0) == "undo-nothing"
    lay_something(table, 0)
    undo(table, 0)
    assert refused(table, Table.undo, 0) == "undo-nothing"


def test_only_ones_own_move_can_be_undone() -> None:
    table = opened(GAME, opener=0)
    lay_something(table, 0)
    assert refused(table, Table.undo, 1) == "undo-next-acted"
    assert refused(table, Table.undo, -2) == "undo-next-acted"


def test_nobody_undoes_what_the_next_seat_has_answered() -> None:
    table = opened(market.GAME)
    play(table, 0, market.Skip())
    play(table, 1, market.Skip())
    assert refused(table, Table.undo, 0) == "undo-next-acted"


def test_luck_cannot_be_undone() -> None:
    table = opened(GAME, opener=0)
    lay_something(table, 0)
    play(table, 1, Pass())
    assert refused(table, Table.undo, 1) == "undo-luck"


class Plain(sealed.Fingers):
    """Fingers without the lucky one."""

    def reveal(self, out: Sink) -> None:
        if out.on:
            out.tell(sealed.Shown(clause="SE-02", fingers=tuple(self.hidden), lucky=0))
        self.hidden = [0] * len(self.hidden)
        self.round += 1


class PlainGame(sealed.FingersGame):
    def start(self, setup: Setup, chance: Chance) -> Plain:
        return Plain(setup.seats, chance)


def test_what_was_shown_cannot_be_undone() -> None:
    table = opened(PlainGame())
    play(table, 0, sealed.Show(1))
    play(table, 1, sealed.Show(2))
    assert not table.lines[-1].lucky
    assert refused(table, Table.undo, 1) == "undo-shown"


def test_a_reveal_is_marked_as_shown_and_a_seal_is_not() -> None:
    table = opened(sealed.GAME)
    play(table, 0, sealed.Show(1))
    play(table, 1, sealed.Show(2))
    assert [line.shown for line in table.lines] == [False, True]


def test_what_one_seat_alone_is_told_counts_as_shown() -> None:
    table = opened(market.GAME)
    play(table, 0, market.Draw())
    assert table.lines[-1].shown
    assert table.lines[-1].lucky


def test_a_sealed_choice_can_be_undone_until_the_next_seat_acts() -> None:
    table = opened(sealed.GAME, 3)
    before = position(table)
    play(table, 0, sealed.Show(1))
    undo(table, 0)
    assert position(table) == before
    play(table, 0, sealed.Show(1))
    play(table, 2, sealed.Show(2))
    assert refused(table, Table.undo, 0) == "undo-next-acted"


def test_a_choice_taken_back_is_nothing_to_undo_and_stays_taken_back() -> None:
    table = opened(sealed.GAME)
    play(table, 0, sealed.Show(1))
    done(table.take_back(0))
    assert refused(table, Table.undo, 0) == "undo-nothing"
    before = position(table)
    play(table, 0, sealed.Show(2))
    undo(table, 0)
    assert position(table) == before


def test_nobody_undoes_between_two_screens() -> None:
    table = opened(GAME, opener=0, screens="ab")
    lay_something(table, 0)
    assert refused(table, Table.undo, 0) == "undo-online"


def test_one_screen_and_bots_may_undo() -> None:
    for table in (opened(GAME, opener=0, screens="aa"), opened(GAME, opener=0, screens="ab", bots="-b")):
        lay_something(table, 0)
        undo(table, 0)


def test_a_deadline_that_passed_cannot_be_undone() -> None:
    table = opened(race.GAME)
    play(table, 0, race.Decline(0), 10)
    table.pass_time(race.SILENCE_MS)
    assert refused(table, Table.undo, 0, race.SILENCE_MS) == "undo-next-acted"


def test_an_undone_decision_goes_on_with_the_time_it_had_left() -> None:
    table = opened(market.GAME, decision_ms=1000)
    play(table, 0, market.Skip(), 400)
    undo(table, 0, 600)
    assert {running.seat: running.due for running in table.clocks.running.values()} == {0: 1200}


def test_that_others_alone_were_told_something_bars_no_undo_or_its_refusal_would_tell_it() -> None:
    event = sealed.Chosen(clause="SE-01", seat=1)
    assert not has_shown([Telling(event, [1, 2], None)], 0)
    assert has_shown([Telling(event, [1, 2], event)], 0)
    assert has_shown([Telling(event, [0], None)], 0)
    assert not has_shown([Telling(event, None, None)], 0)
    assert has_shown([Telling(sealed.Shown(clause="SE-02", fingers=(1,), lucky=1), None, None)], 0)


# ---- one person and bots


def answered(table: Table, *seats: int) -> None:
    for seat in seats:
        play(table, seat, market.Skip())


def test_against_bots_ones_last_decision_is_undone_with_their_answers() -> None:
    table = opened(market.GAME, 3, bots="-bb")
    before = position(table)
    answered(table, 0, 1, 2)
    assert table.playing().awaited() == [0]
    done(table.undo(0, 9))
    assert position(table) == before
    assert table.entries[-1] == Undone(at=9, seat=0, digest=str(before[0]))


def test_only_the_last_decision_comes_back_until_another_is_made(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(market, "ROUNDS", 9)
    table = opened(market.GAME, bots="-b")
    answered(table, 0, 1, 0, 1)
    undo(table, 0)
    assert refused(table, Table.undo, 0) == "undo-once"
    answered(table, 0, 1)
    undo(table, 0)
    assert len(table.lines) == 2


def test_nobody_reaches_past_what_a_bot_drew() -> None:
    table = opened(market.GAME, bots="-b")
    play(table, 0, market.Skip())
    play(table, 1, market.Draw())
    assert refused(table, Table.undo, 0) == "undo-luck"


def test_nobody_reaches_past_what_was_shown() -> None:
    table = opened(PlainGame(), bots="-b")
    play(table, 0, sealed.Show(1))
    play(table, 1, sealed.Show(2))
    assert refused(table, Table.undo, 0) == "undo-shown"


def test_what_a_bot_shows_to_one_person_alone_counts_and_what_is_masked_does_not() -> None:
    event = sealed.Chosen(clause="SE-01", seat=1)
    shown = sealed.Shown(clause="SE-02", fingers=(1,), lucky=1)
    assert was_shown([Telling(event, [0], None)], 0)
    assert was_shown([Telling(shown, None, None)], 0)
    assert not was_shown([Telling(event, [1], event)], 0)
    assert not was_shown([Telling(shown, [1], event)], 0)
    assert not was_shown([Telling(shown, [1], None)], 0)


def test_two_people_on_one_screen_with_a_bot_do_not_reach_past_it() -> None:
    table = opened(market.GAME, 3, screens="aa", bots="--b")
    answered(table, 0, 1, 2)
    assert refused(table, Table.undo, 1) == "undo-next-acted"


def test_a_bot_never_undoes_what_a_person_answered() -> None:
    table = opened(market.GAME, bots="-b")
    answered(table, 0, 1, 0)
    assert refused(table, Table.undo, 1) == "undo-next-acted"


def test_against_bots_nothing_is_undone_in_a_race() -> None:
    table = opened(race.GAME, bots="-b")
    play(table, 0, race.Decline(0), 10)
    assert refused(table, Table.undo, 0, 20) == "undo-race"


def test_a_record_with_such_an_undo_is_read_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(market, "ROUNDS", 9)
    table = opened(market.GAME, bots="-b")
    answered(table, 0, 1, 0, 1)
    undo(table, 0)
    answered(table, 0, 1)
    again = replay(read_record(write_record(record_of(table))), lambda _: market.GAME)
    assert position(again) == position(table)
    assert len(again.lines) == 4
    undo(again, 0)
    assert len(again.lines) == 2
