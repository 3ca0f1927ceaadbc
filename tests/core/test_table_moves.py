"""Commands are carried out in order of arrival, refusals leave no trace, and each seat is told its share."""

from __future__ import annotations

import pytest

from ludofoot.core.digest import digest
from ludofoot.core.entries import Moved, TakenBack
from ludofoot.core.records import SPECTATOR, TABLE
from ludofoot.core.table import Table
from ludofoot.games.schuss_und_tor import GAME
from ludofoot.games.schuss_und_tor.records import Lay, Pass
from tests.core.tables import done, kinds, opened, play, refused
from tests.paces import market, race, sealed


def test_the_queue_is_carried_out_in_order_of_arrival() -> None:
    table = opened(race.GAME, 2)
    state = table.playing()
    assert isinstance(state, race.Colours)
    colour = race.COLOURS[state.top()]
    state.hands = [state.of_colour(state.top()) & ~(1 << state.seen[-1])] * 2  # both could lay
    first, second = race.Lay(colour, 0), race.Lay(colour, 0)
    replies = [table.play(1, first, 10), table.play(0, second, 10)]
    assert [reply.entry.seat for reply in replies if isinstance(reply.entry, Moved)] == [1, 0]
    assert [type(event).__name__ for reply in replies for event in reply.events_for(0)] == ["Laid", "TooLate"]


def test_a_refusal_does_not_hold_up_what_follows() -> None:
    table = opened(GAME, opener=0)
    moves = table.playing().moves(0)
    assert moves
    late, legal = table.play(1, Pass(), 5), table.play(0, moves[0], 6)
    assert late.refusal is not None
    assert legal.entry is not None
    assert kinds(table)[-2:] == ["Started", "Moved"]


def test_a_log_never_runs_backwards() -> None:
    table = opened(sealed.GAME)
    play(table, 0, sealed.Show(1), 500)
    reply = play(table, 1, sealed.Show(2), 300)
    assert reply.entry is not None
    assert reply.entry.at == 500


# ---- refusals


def test_a_move_out_of_turn_is_refused() -> None:
    assert refused(opened(GAME, opener=0), Table.play, 1, Pass()) == "not-your-turn"


def test_a_move_against_a_clause_is_refused_with_it() -> None:
    table = opened(GAME, opener=0)
    reply = table.play(0, Pass())
    assert reply.refusal is not None
    assert (reply.refusal.code, reply.refusal.clause) == ("fresh-start", "ST-A18")
    assert refused(table, Table.play, 0, Lay("bomber")) == "bomber-must-call"


@pytest.mark.parametrize("seat", [SPECTATOR, TABLE, 2, 99])
def test_whoever_does_not_sit_here_may_not_move(seat: int) -> None:
    assert refused(opened(GAME), Table.play, seat, Pass()) == "not-seated"
    assert refused(opened(race.GAME), Table.play, seat, race.Decline(0)) == "not-seated"


def test_nobody_can_send_a_move_of_the_table() -> None:
    table = opened(race.GAME)
    assert refused(table, Table.play, TABLE, race.TurnUp()) == "not-seated"
    assert refused(table, Table.play, 0, race.TurnUp()) == "only-the-table"


def test_what_is_asked_of_the_market_in_vain_leaves_no_trace() -> None:
    table = opened(market.GAME)
    assert refused(table, Table.play, 1, market.Draw()) == "not-your-turn"
    assert refused(table, Table.play, 1, market.Accept(1)) == "no-such-offer"
    assert refused(table, Table.play, 1, market.Offer("cup", 1)) == "not-in-hand"


# ---- entries and tellings


def test_a_fault_is_recorded_and_has_its_effect() -> None:
    table = opened(race.GAME, 2)
    state = table.playing()
    assert isinstance(state, race.Colours)
    wrong = next(
        colour for colour in race.COLOURS if state.holds(0, colour) and colour != race.COLOURS[state.top()]
    )
    reply = play(table, 0, race.Lay(wrong, 0), 7)
    assert reply.entry == Moved(at=7, seat=0, move=race.Lay(wrong, 0), digest=digest(state))
    (mine,) = reply.events_for(0)
    (theirs,) = reply.events_for(1)
    assert isinstance(mine.penalty, str)
    assert theirs.penalty is None
    assert reply.events_for(SPECTATOR) == [theirs]


def test_a_good_drawn_is_told_to_its_owner_alone() -> None:
    reply = play(opened(market.GAME, 3), 0, market.Draw())
    assert [event.good is None for seat in range(3) for event in reply.events_for(seat)] == [
        False,
        True,
        True,
    ]


def test_a_sealed_choice_is_not_told() -> None:
    table = opened(sealed.GAME, 2)
    reply = play(table, 0, sealed.Show(3))
    for seat in (0, 1, SPECTATOR):
        assert reply.events_for(seat) == [sealed.Chosen(clause="SE-01", seat=0)]
    assert table.view(1) == sealed.GAME.view(opened_with_another_choice(), 1)


def opened_with_another_choice() -> sealed.Fingers:
    table = opened(sealed.GAME, 2)
    play(table, 0, sealed.Show(1))
    state = table.playing()
    assert isinstance(state, sealed.Fingers)
    return state


# ---- taking a sealed choice back


def test_a_sealed_choice_can_be_taken_back_and_made_again() -> None:
    table = opened(sealed.GAME, 2)
    before = digest(table.playing())
    play(table, 0, sealed.Show(3), 10)
    reply = done(table.take_back(0, 20))
    assert reply.entry == TakenBack(at=20, seat=0, digest=before)
    assert table.playing().awaited() == [0, 1]
    play(table, 0, sealed.Show(2), 30)
    play(table, 1, sealed.Show(1), 40)
    assert digest(table.playing()) != before
    assert kinds(table)[-4:] == ["Moved", "TakenBack", "Moved", "Moved"]


def test_only_ones_own_choice_can_be_taken_back_and_only_while_sealed() -> None:
    table = opened(sealed.GAME, 2)
    assert refused(table, Table.take_back, 0) == "nothing-to-take-back"
    play(table, 0, sealed.Show(3))
    assert refused(table, Table.take_back, 1) == "nothing-to-take-back"
    assert refused(table, Table.take_back, SPECTATOR) == "nothing-to-take-back"
    play(table, 1, sealed.Show(3))
    assert refused(table, Table.take_back, 0) == "nothing-to-take-back"


def test_a_turn_cannot_be_taken_back() -> None:
    table = opened(market.GAME)
    play(table, 0, market.Skip())
    assert refused(table, Table.take_back, 0) == "nothing-to-take-back"
