"""Whoever changes a record and seals it again is found out by replaying it, wherever it matters."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from ludofoot import find_games, load
from ludofoot.core import entries as log
from ludofoot.core.entries import AnyEntry, Moved, Occupant, Started, TimedOut
from ludofoot.core.game import Game, Setup
from ludofoot.core.logbook import Record, plain, record_of, replay, seal_of
from ludofoot.core.records import Outcome, Refused
from ludofoot.core.table import Table
from ludofoot.games.schuss_und_tor import GAME
from ludofoot.testing.replays import played
from tests.core.tables import done, opened, play, play_on
from tests.paces import market, race, sealed

Change = Callable[[list[AnyEntry]], object]


def forged(table: Table, change: Change, **fields: Any) -> Record:
    """The record of a table, changed and sealed again."""
    entries = list(map(plain, table.entries))
    change(entries)
    record = msgspec.structs.replace(record_of(table), entries=tuple(entries), **fields)
    return msgspec.structs.replace(record, seal=seal_of(record))


def found_out(table: Table, change: Change = list, **fields: Any) -> tuple[str, int]:
    """Code and line of the refusal."""
    with pytest.raises(Refused) as caught:
        replay(forged(table, change, **fields), lambda _: table.game)
    return caught.value.refusal.code, caught.value.refusal.args["line"]


def replaced(number: int, **fields: Any) -> Change:
    """The entry with this number, from 1, gets other fields."""

    def change(entries: list[AnyEntry]) -> None:
        entries[number - 1] = msgspec.structs.replace(entries[number - 1], **fields)

    return change


def line_of(table: Table, kind: type[AnyEntry], nth: int = 0) -> int:
    return [number for number, entry in enumerate(table.entries, 1) if isinstance(entry, kind)][nth]


@pytest.fixture
def table() -> Table:
    found, _ = played(GAME, Setup(2), 1)
    return found


# ---- moves


def test_only_a_bot_is_cut_off_in_its_thoughts() -> None:
    bot, person = opened(GAME, opener=0, bots="b"), opened(GAME, opener=0)
    for table in (bot, person):
        moves = table.playing().moves(0)
        assert moves
        play(table, 0, moves[0])
    line = line_of(person, Moved)
    assert found_out(person, replaced(line, cut_off=9)) == ("record-tampered", line)
    replay(forged(bot, replaced(line, cut_off=9)), lambda _: GAME)


def test_another_legal_move_is_found_by_the_digest() -> None:
    table = opened(GAME, opener=0)
    moves = table.playing().moves(0)
    assert moves
    play(table, 0, moves[0])
    line = line_of(table, Moved)
    assert found_out(table, replaced(line, move=msgspec.to_builtins(moves[1]))) == ("record-tampered", line)


@pytest.mark.parametrize(
    "move",
    [
        {"type": "pass"},
        {"type": "fly"},
        {"type": "lay", "face": "kaiser"},
        {},
        None,
        7,
        [],
        {"type": "pass", "x": 1},
    ],
)
def test_a_move_that_the_rules_refuse_is_illegal(table: Table, move: Any) -> None:
    line = line_of(table, Moved)
    assert found_out(table, replaced(line, move=move)) == ("record-illegal-move", line)


@pytest.mark.parametrize("seat", [-2, -1, 1, 2, 99])
def test_a_move_of_another_seat_is_illegal(seat: int) -> None:
    table = opened(GAME, opener=0)
    play_on(table)
    line = line_of(table, Moved)
    assert found_out(table, replaced(line, seat=seat)) == ("record-illegal-move", line)


def test_a_refusal_cites_the_clause_of_the_illegal_move() -> None:
    table = opened(GAME, opener=0)
    play_on(table)
    record = forged(table, replaced(line_of(table, Moved), move={"type": "pass"}))
    with pytest.raises(Refused) as caught:
        replay(record, load)
    assert caught.value.refusal.clause == "ST-A18"


def test_a_move_that_is_left_out_is_found(table: Table) -> None:
    line = line_of(table, Moved, 3)
    code, found = found_out(table, lambda entries: entries.pop(line - 1))
    assert code in ("record-illegal-move", "record-tampered")
    assert found == line


def test_a_move_after_the_end_is_found(table: Table) -> None:
    last = len(table.entries)
    assert found_out(table, lambda entries: entries.append(entries[-1])) == ("record-tampered", last + 1)


def test_a_move_before_the_start_is_found(table: Table) -> None:
    assert found_out(table, lambda entries: entries.pop(2)) == ("record-tampered", 3)


def test_a_move_that_nobody_could_send_is_illegal() -> None:
    table = opened(race.GAME)
    play(table, 0, race.Decline(0))
    line = line_of(table, Moved)
    for seat in (-1, 0, 99):
        change = replaced(line, seat=seat, move={"type": "turn-up"})
        assert found_out(table, change) == ("record-illegal-move", line)


# ---- digests, seeds, setups, outcomes


def test_another_digest_is_found(table: Table) -> None:
    line = line_of(table, Moved, 5)
    assert found_out(table, replaced(line, digest="0" * 16)) == ("record-tampered", line)


def test_other_luck_is_found(table: Table) -> None:
    code, line = found_out(table, replaced(line_of(table, Started), seed="fast:99:1"))
    assert code in ("record-illegal-move", "record-tampered")
    assert line >= line_of(table, Moved)


@pytest.mark.parametrize("seed", ["", "dice", "script:", "script:9", "script:1", "script:" + "9" * 30])
def test_luck_that_cannot_be_is_found(table: Table, seed: str) -> None:
    line = line_of(table, Started)
    assert found_out(table, replaced(line, seed=seed)) == ("record-tampered", line)


@pytest.mark.parametrize(
    "setup", [Setup(3), Setup(2, {"parry": "often"}), Setup(2, opener=7), Setup(2, box="{")]
)
def test_a_setup_that_cannot_be_is_found(table: Table, setup: Setup) -> None:
    line = line_of(table, Started)
    assert found_out(table, replaced(line, setup=setup)) == ("record-tampered", line)


def test_a_second_start_is_found(table: Table) -> None:
    started = table.entries[line_of(table, Started) - 1]
    assert found_out(table, lambda entries: entries.insert(3, started)) == ("record-tampered", 4)


@pytest.mark.parametrize("outcome", [None, Outcome((9, 0), (1, 2), (0,), "ST-59")])
def test_another_outcome_is_found(table: Table, outcome: Outcome | None) -> None:
    assert found_out(table, outcome=outcome) == ("record-tampered", len(table.entries))


def test_an_outcome_without_a_game_is_found() -> None:
    outcome = Outcome((9, 0), (1, 2), (0,), "ST-59")
    assert found_out(Table(GAME, 2), outcome=outcome) == ("record-tampered", 0)


# ---- seats


@pytest.mark.parametrize("seat", [-2, -1, 1, 2, 99])
def test_nobody_can_be_written_into_another_seat(table: Table, seat: int) -> None:
    code, line = found_out(table, replaced(1, seat=seat))
    assert (code, line) == ("record-tampered", 2 if seat == 1 else 1)


@pytest.mark.parametrize(
    "entry",
    [
        log.Left(at=0, seat=5),
        log.Returned(at=0, seat=-1),
        log.BotTookOver(at=0, seat=9, bot="random"),
        log.Sat(at=0, seat=0, who=Occupant()),
        log.Resumed(at=0),
        log.Ended(at=0, reason="rain"),
        log.Undone(at=0, seat=0, digest=""),
        log.TakenBack(at=0, seat=0, digest=""),
        log.TimedOut(at=0, key="clock:0:0", seat=0, move={"type": "pass"}, digest=""),
    ],
    ids=lambda entry: type(entry).__name__,
)
def test_a_line_that_could_not_be_is_found(table: Table, entry: AnyEntry) -> None:
    assert found_out(table, lambda entries: entries.insert(2, entry)) == ("record-tampered", 3)


# ---- times


def silent_table() -> Table:
    """A race in which silence passed once, then somebody declined."""
    table = opened(race.GAME)
    table.pass_time(race.SILENCE_MS)
    play(table, 0, race.Decline(1), race.SILENCE_MS + 500)
    return table


def test_a_time_between_two_lines_does_not_matter(table: Table) -> None:
    line = line_of(table, Moved, 2)
    at = table.entries[line - 1].at
    replay(forged(table, replaced(line, at=at - 1)), load)


def test_a_log_that_runs_backwards_is_found(table: Table) -> None:
    line = line_of(table, Moved, 2)
    at = table.entries[line - 2].at
    assert found_out(table, replaced(line, at=at - 1)) == ("record-tampered", line)
    assert found_out(table, replaced(1, at=-1)) == ("record-tampered", 1)


@pytest.mark.parametrize("fields", [{"at": 2999}, {"at": 3001}, {"seat": 0}, {"key": "silence:1"}])
def test_a_deadline_passes_when_it_falls_due_or_not_at_all(fields: dict[str, Any]) -> None:
    table = silent_table()
    line = line_of(table, TimedOut)
    assert found_out(table, replaced(line, **fields)) == ("record-tampered", line)


def test_a_deadline_that_is_left_out_is_found() -> None:
    table = silent_table()
    line = line_of(table, TimedOut)
    assert found_out(table, lambda entries: entries.pop(line - 1)) == ("record-tampered", line)


def test_a_move_put_off_beyond_a_deadline_is_found() -> None:
    table = silent_table()
    line = line_of(table, Moved)
    assert found_out(table, replaced(line, at=2 * race.SILENCE_MS)) == ("record-tampered", line)


def test_a_clock_that_runs_out_brings_the_move_of_the_rules() -> None:
    table = opened(market.GAME, decision_ms=1000)
    table.pass_time(1000)
    line = line_of(table, TimedOut)
    assert found_out(table, replaced(line, move={"type": "draw"})) == ("record-tampered", line)


def test_another_clock_is_found() -> None:
    table = opened(market.GAME, decision_ms=1000)
    table.pass_time(1000)
    assert found_out(table, decision_ms=900) == ("record-tampered", line_of(table, TimedOut))
    assert found_out(table, decision_ms=0) == ("record-tampered", line_of(table, TimedOut))


# ---- what was taken back


def test_an_undo_that_was_not_allowed_is_found() -> None:
    table = opened(sealed.GAME)
    play(table, 0, sealed.Show(1), 10)
    done(table.undo(0, 20))
    line = line_of(table, log.Undone)
    assert found_out(table, replaced(line, seat=1)) == ("record-tampered", line)
    assert found_out(table, replaced(line, digest="0" * 16)) == ("record-tampered", line)
    online = replaced(2, who=Occupant(screen="elsewhere"))
    assert found_out(table, online) == ("record-tampered", line)


# ---- whole records


def codes_of(record: Record, find: Callable[[str], Game[Any]]) -> str:
    with pytest.raises(Refused) as caught:
        replay(record, find)
    return caught.value.refusal.code


def test_a_record_of_other_rules_is_not_replayed_under_these(table: Table) -> None:
    with pytest.raises(Refused) as caught:
        replay(forged(table, list, rules="0-00000000"), load)
    assert caught.value.refusal.code == "record-other-rules"
    assert caught.value.refusal.args == {"found": "0-00000000", "known": GAME.version()}


def test_a_record_of_an_unknown_game_says_which_are_known(table: Table) -> None:
    with pytest.raises(Refused) as caught:
        replay(forged(table, list, game="halma"), load)
    assert caught.value.refusal.code == "unknown-game"
    assert caught.value.refusal.args["known"] == tuple(find_games())


@pytest.mark.parametrize("seats", [-1, 0, 1, 5, 10**9])
def test_a_record_for_an_impossible_number_of_seats_is_refused(table: Table, seats: int) -> None:
    assert codes_of(forged(table, list, seats=seats), load) == "bad-seats"
