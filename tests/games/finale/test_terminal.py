"""A match by keyboard: what is typed answers every question, and the table is drawn with letters."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludofoot.cli.files import load_record
from tests.cli.runner import Command

# Whatever is asked, one of these lines answers it: a move, men for the slots of a card, five takers.
TYPED = "1\n2\n3\n1 2 3 4 5\n" * 300


def test_a_whole_match_by_keyboard(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "match.json"
    ran = Command(monkeypatch, capsys)("play", "finale", "--seed", "7", "--save", file, typed=TYPED)
    assert (ran.code, ran.err) == (0, "")
    outcome = load_record(str(file)).outcome
    assert outcome is not None
    assert len(outcome.winners) == 1
    # Both teams in their lines, each man with his strength, and the minute.
    assert "Rudi Reflex" in ran.out
    assert "Kuno Kasten" in ran.out
    assert "Minute 90" in ran.out
