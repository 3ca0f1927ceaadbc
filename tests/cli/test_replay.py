"""`ludofoot replay`: records that hold, and all that can be wrong with one."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ludofoot.core.fairness import commitment_to
from ludofoot.core.logbook import Record, read_record, record_of, seal_of, write_record
from ludofoot.locale import Voice
from tests.cli.runner import GAME, Command
from tests.core.forgeries import SALTS, SECRET, SPARE, nobody_left, played, played_at_the_second_promise
from tests.core.forgeries import changed as changed_record


@pytest.fixture
def file(ludofoot: Command, tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    ludofoot("play", GAME, "--seed", "7", "--save", path, typed="1\n" * 200)
    return path


def sealed(record: Record) -> bytes:
    """A record that somebody changed with care."""
    return write_record(msgspec.structs.replace(record, seal=seal_of(record)))


def changed(file: Path, **fields: Any) -> None:
    file.write_bytes(sealed(msgspec.structs.replace(read_record(file.read_bytes()), **fields)))


def changed_move(file: Path, change: Callable[[Any], Any]) -> None:
    record = read_record(file.read_bytes())
    entries = list(record.entries)
    place = next(n for n, entry in enumerate(entries) if type(entry).__name__ == "Moved")
    entries[place] = change(entries[place])
    changed(file, entries=tuple(entries))


@pytest.mark.parametrize(
    ("lang", "result"), [("fr", "Résultat"), ("en", "Result"), ("de", "Ergebnis")], ids=["fr", "en", "de"]
)
def test_every_line_is_told(ludofoot: Command, file: Path, lang: str, result: str) -> None:
    ran = ludofoot("replay", file, "--lang", lang)
    assert ran.code == 0
    lines = len(read_record(file.read_bytes()).entries)
    assert f"\n{lines:>3} " in ran.out
    assert result in ran.out
    assert "* deal 1 " in ran.out


def test_a_seat_sees_its_own(ludofoot: Command, file: Path) -> None:
    ran = ludofoot("replay", file, "--seat", 0)
    assert ran.code == 0
    assert "* deal 0 Fritz" in ran.out or "* deal 0 Max" in ran.out
    assert "* deal 1\n" in ran.out


def test_step_without_a_terminal_prints_all(ludofoot: Command, file: Path) -> None:
    assert ludofoot("replay", file, "--step").out == ludofoot("replay", file).out


def test_a_record_holds(ludofoot: Command, file: Path) -> None:
    ran = ludofoot("replay", file, "--verify")
    assert (ran.code, ran.err) == (0, "")
    assert len(ran.out.splitlines()) == 1


def test_damaged(ludofoot: Command, file: Path) -> None:
    good = file.read_bytes()
    for bad in (b"", b"{", good[:-40], b"\xff\xfe", b"[" * 100_000):
        file.write_bytes(bad)
        assert ludofoot("replay", file).refused("record-damaged")
        assert ludofoot("replay", file, "--verify").refused("record-damaged")
        assert ludofoot("play", GAME, "--resume", file).refused("record-damaged")
        assert file.read_bytes() == bad


def test_not_ours(ludofoot: Command, file: Path) -> None:
    for other in (b"[]", b"{}", b"3", b'{"format": "chess"}'):
        file.write_bytes(other)
        assert ludofoot("replay", file).refused("record-not-ours")


def test_newer(ludofoot: Command, file: Path) -> None:
    file.write_bytes(file.read_bytes().replace(b'"version":1', b'"version":99'))
    assert ludofoot("replay", file).refused("record-newer")


def test_too_large(ludofoot: Command, file: Path) -> None:
    file.write_bytes(b" " * 5_000_000)
    assert ludofoot("replay", file).refused("record-too-large")


def test_other_rules(ludofoot: Command, file: Path) -> None:
    changed(file, rules="0-00000000")
    assert ludofoot("replay", file).refused("record-other-rules")
    assert ludofoot("replay", file, "--verify").refused("record-other-rules")


def test_another_game(ludofoot: Command, file: Path) -> None:
    changed(file, game="chess")
    assert ludofoot("replay", file).refused("unknown-game")
    assert ludofoot("play", GAME, "--resume", file).refused("record-other-game")


def test_tampered_without_care(ludofoot: Command, file: Path) -> None:
    file.write_bytes(file.read_bytes().replace(b'"debutant"', b'"confirme"'))
    assert ludofoot("replay", file).refused("record-tampered")
    ran = ludofoot("replay", file, "--verify")
    assert ran.code == 1
    assert ran.err.splitlines()[0].endswith("(record-tampered)")


def test_tampered_with_care(ludofoot: Command, file: Path) -> None:
    changed_move(file, lambda entry: msgspec.structs.replace(entry, digest="0" * 16))
    assert ludofoot("replay", file).refused("record-tampered")
    assert ludofoot("replay", file, "--verify").code == 1


def test_an_outcome_that_was_not(ludofoot: Command, file: Path) -> None:
    outcome = read_record(file.read_bytes()).outcome
    assert outcome is not None
    changed(file, outcome=msgspec.structs.replace(outcome, scores=(99, 0)))
    assert ludofoot("replay", file, "--verify").code == 1


@pytest.mark.parametrize("move", [{"type": "play-on"}, {"type": "dance"}, 3])
def test_an_illegal_move(ludofoot: Command, file: Path, move: Any) -> None:
    changed_move(file, lambda entry: msgspec.structs.replace(entry, move=move))
    ran = ludofoot("replay", file)
    assert ran.code == 2
    assert "record-illegal-move" in ran.err
    assert ran.out == ""


def test_bad_input(ludofoot: Command, file: Path, tmp_path: Path) -> None:
    assert ludofoot("replay", tmp_path / "nothing").refused("file-missing")
    assert ludofoot("replay", file / "inside").refused("file-missing")
    assert ludofoot("replay", tmp_path).refused("file-unreadable")
    assert ludofoot("replay", "nul\0byte").refused("file-unreadable")
    assert ludofoot("replay", file, "--seat", 2).refused("bad-seat")
    assert ludofoot("replay", file, "--seat", -1).refused("bad-seat")
    assert ludofoot("replay").refused("missing-parameter")


# ---- fair dealing


def test_what_was_written_down_is_compared(ludofoot: Command, tmp_path: Path) -> None:
    fair = tmp_path / "fair.json"
    fair.write_bytes(write_record(record_of(played(GAME))))
    ran = ludofoot("replay", fair, "--verify", "--commitment", commitment_to(SECRET), "--salt", SALTS[1])
    assert (ran.code, "come from the promised secret" in ran.out) == (0, True)
    for option, why in (("--commitment", "unfair-commitment-kept"), ("--salt", "unfair-salt-kept")):
        ran = ludofoot("replay", fair, option, SPARE)
        assert ran.code == 1, "a written note is a wish to check"
        assert Voice("en", GAME).word(why) in ran.out + ran.err
        assert ludofoot("replay", fair, option, SPARE.upper()).refused("promise-malformed")


def test_deals_that_were_thrown_away_are_told_with_their_reason(ludofoot: Command, tmp_path: Path) -> None:
    twice = tmp_path / "twice.json"
    twice.write_bytes(write_record(record_of(played_at_the_second_promise())))
    told = ludofoot("replay", twice, "--verify").out
    assert "promised anew once" in told
    assert "Promise 2: somebody kept a salt back (seat 2)" in told
    twice.write_bytes(write_record(changed_record(played_at_the_second_promise(), nobody_left)))
    warned = ludofoot("replay", twice, "--verify")
    assert (warned.code, "nobody had left. Beware" in warned.out) == (0, True)
