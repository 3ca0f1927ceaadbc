"""A table's log as a file: what is written is read again, and whatever else somebody put there is refused."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludofoot import load
from ludofoot.core import entries as log
from ludofoot.core.digest import digest
from ludofoot.core.game import Setup
from ludofoot.core.logbook import (
    LARGEST,
    Record,
    frames,
    plain,
    read_record,
    record_of,
    replay,
    seal_of,
    write_record,
)
from ludofoot.core.records import Refused
from ludofoot.core.table import Table
from ludofoot.games.schuss_und_tor import GAME
from ludofoot.testing.replays import played
from tests.core.tables import done, opened, play, play_on
from tests.paces import market, race, sealed

GAMES = (GAME, sealed.GAME, race.GAME, market.GAME)


@cache
def some_record() -> bytes:
    table, _ = played(GAME, Setup(3, {"parry": "waived"}), 1)
    return write_record(record_of(table))


def refusal(data: bytes) -> tuple[str, dict[str, Any]]:
    with pytest.raises(Refused) as caught:
        read_record(data)
    return caught.value.refusal.code, caught.value.refusal.args


def changed(change: Callable[[dict[str, Any]], object]) -> bytes:
    """The file with something in it changed, seal as it was."""
    found = json.loads(some_record())
    change(found)
    return json.dumps(found).encode()


# ---- round trips


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_what_is_written_is_read_and_replayed(game: Any) -> None:
    table, _ = played(game, Setup(2), 3)
    record = record_of(table)
    assert read_record(write_record(record)) == record
    again = replay(record, lambda _: game)
    assert digest(again.playable()) == digest(table.playable())
    assert (again.entries, again.outcome(), again.occupants) == (
        list(map(plain, table.entries)),
        table.outcome(),
        table.occupants,
    )
    assert record_of(again) == record


def test_everything_that_can_happen_at_a_table_is_replayed() -> None:
    table = opened(sealed.GAME, 3, decision_ms=1000, bots="--b")
    play(table, 0, sealed.Show(1), 10)
    done(table.undo(0, 20))
    play(table, 0, sealed.Show(2), 30)
    done(table.take_back(0, 40))
    done(table.do(log.Paused(at=50)))
    done(table.do(log.Left(at=60, seat=1)))
    done(table.do(log.BotTookOver(at=70, seat=1, bot="random")))
    done(table.do(log.Resumed(at=5000)))
    table.pass_time(7000)
    done(table.do(log.Returned(at=7001, seat=1)))
    done(table.do(log.Ended(at=7002, reason="")))
    assert {type(entry).__name__ for entry in table.entries} >= {
        "Sat", "Started", "Moved", "Undone", "TakenBack", "Paused", "Left", "BotTookOver",
        "Resumed", "TimedOut", "Returned", "Ended",
    }  # fmt: skip
    again = replay(read_record(write_record(record_of(table))), lambda _: sealed.GAME)
    assert digest(again.playable()) == digest(table.playable())
    assert again.lines == table.lines
    assert again.is_over()
    assert again.outcome() is None


def test_a_game_in_progress_can_be_saved_and_played_on() -> None:
    table, other = opened(GAME, opener=0), opened(GAME, opener=0)
    for each in (table, other):
        for _ in range(6):
            play_on(each)
    table = replay(read_record(write_record(record_of(table))), load)
    while not other.is_over():
        play_on(table)
        play_on(other)
    assert record_of(table) == record_of(other)


def test_a_table_without_a_game_has_a_record_too() -> None:
    record = read_record(write_record(record_of(Table(GAME, 2))))
    assert replay(record, load).state is None


def test_frames_step_through_the_game_and_tell_what_happened() -> None:
    table, replies = played(GAME, Setup(2), 5)
    record = record_of(table)
    told = []
    for number, frame in enumerate(frames(record, load), 1):
        assert (frame.number, frame.entry) == (number, record.entries[number - 1])
        assert frame.table.entries[-1] == frame.entry
        told += [telling.full for telling in frame.told]
    assert told == [telling.full for reply in replies for telling in reply.told]


def test_people_can_read_it_a_line_an_entry() -> None:
    lines = some_record().decode().splitlines()
    record = read_record(some_record())
    assert len(lines) == len(record.entries) + 2
    assert [json.loads(line.rstrip(","))["type"] for line in lines[1:-1]] == [
        type(entry).__name__ for entry in record.entries
    ]


# ---- files that are no records


@pytest.mark.parametrize(
    "data",
    [b"", b" ", b"{", b"not JSON", b"\xff\xfe", b'"\xff"', b'{"format":', b"[" * 100_000, b'{"a":' * 100_000],
    ids=["empty", "blank", "open", "text", "bytes", "bad text", "cut", "deep list", "deep object"],
)
def test_what_is_not_json_is_damaged(data: bytes) -> None:
    assert refusal(data) == ("record-damaged", {"reason": "JSON"})


@pytest.mark.parametrize("data", [b"[]", b"null", b"7", b'"ludofoot record"', b"{}", b'{"format": "PGN"}'])
def test_json_of_another_format_is_not_ours(data: bytes) -> None:
    assert refusal(data) == ("record-not-ours", {})


@pytest.mark.parametrize("version", [2, 0, "1", None, "9" * 100])
def test_another_version_is_named(version: Any) -> None:
    found = refusal(changed(lambda record: record.update(version=version)))
    assert found == ("record-newer", {"found": str(version)[:20], "known": 1})


def test_a_file_that_is_too_large_is_not_even_looked_at() -> None:
    assert refusal(b" " * (LARGEST + 1)) == ("record-too-large", {"most": LARGEST})


@pytest.mark.parametrize("field", ["game", "rules", "seats", "decision_ms", "entries"])
def test_a_missing_field_is_damage(field: str) -> None:
    code, args = refusal(changed(lambda record: record.pop(field)))
    assert code == "record-damaged"
    assert field in args["reason"]


@pytest.mark.parametrize("field", ["outcome", "seal"])
def test_a_missing_end_breaks_the_seal(field: str) -> None:
    assert refusal(changed(lambda record: record.pop(field)))[0] == "record-tampered"


@pytest.mark.parametrize("place", ["record", "entry", "occupant", "setup", "outcome"])
def test_an_unknown_field_is_damage_wherever_it_stands(place: str) -> None:
    def add(record: dict[str, Any]) -> None:
        entries = record["entries"]
        started = next(entry for entry in entries if entry["type"] == "Started")
        places = {
            "record": record,
            "entry": entries[-1],
            "occupant": entries[0]["who"],
            "setup": started["setup"],
            "outcome": record["outcome"],
        }
        places[place]["colour"] = "red"

    code, args = refusal(changed(add))
    assert code == "record-damaged"
    assert "colour" in args["reason"]


@pytest.mark.parametrize(
    ("field", "value"),
    [("seats", "2"), ("seats", None), ("entries", {}), ("entries", [{"type": "Flew", "at": 1}]), ("game", 1)],
)
def test_a_field_of_another_type_is_damage(field: str, value: Any) -> None:
    assert refusal(changed(lambda record: record.update({field: value})))[0] == "record-damaged"


def test_a_long_complaint_is_cut_short() -> None:
    _, args = refusal(changed(lambda record: record.update({"x" * 5000: 1})))
    assert len(args["reason"]) <= 200


@pytest.mark.parametrize(
    "change",
    [
        lambda record: record.update(game="halma"),
        lambda record: record.update(rules="1-00000000"),
        lambda record: record.update(seats=2),
        lambda record: record.update(decision_ms=1),
        lambda record: record["entries"].pop(),
        lambda record: record["entries"][0]["who"].update(name="Cleo"),
        lambda record: record["entries"][3]["setup"].update(opener=0),
        lambda record: record["entries"][3].update(seed="fast:2:1"),
        lambda record: record["entries"][5].update(at=record["entries"][5]["at"] + 1),
        lambda record: record["entries"][5].update(seat=0),
        lambda record: record["entries"][5].update(move={"type": "pass"}),
        lambda record: record["entries"][5].update(digest="0" * 16),
        lambda record: record["outcome"]["scores"].reverse(),
        lambda record: record.update(outcome=None),
        lambda record: record.update(seal="0" * 32),
    ],
    ids=[
        "game", "rules", "seats", "clock", "cut", "name", "opener", "seed", "time", "seat", "move", "digest",
        "scores", "outcome", "seal",
    ],
)  # fmt: skip
def test_a_change_anywhere_breaks_the_seal(change: Callable[[dict[str, Any]], object]) -> None:
    assert refusal(changed(change)) == ("record-tampered", {"line": 0})


def test_the_seal_does_not_mind_how_json_is_laid_out() -> None:
    assert read_record(changed(lambda record: None)) == read_record(some_record())


@given(place=st.integers(0, 10**9), byte=st.integers(0, 255))
def test_a_changed_byte_never_leads_to_another_record(place: int, byte: int) -> None:
    data = bytearray(some_record())
    data[place % len(data)] = byte
    assert outcome_of_reading(bytes(data)) in (read_record(some_record()), "refused")


def outcome_of_reading(data: bytes) -> Record | str:
    try:
        return read_record(data)
    except Refused:
        return "refused"


@given(st.integers(0, 10**9))
def test_a_file_that_is_cut_off_is_refused(length: int) -> None:
    data = some_record().rstrip()
    assert refusal(data[: length % len(data)])[0] == "record-damaged"


def test_the_seal_covers_everything_but_itself() -> None:
    record = read_record(some_record())
    assert seal_of(record) == record.seal == seal_of(msgspec.structs.replace(record, seal="x"))
    assert isinstance(record, Record)
