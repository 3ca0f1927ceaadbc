"""`ludofoot analyse`: the story of a finished game in the terminal, as a page and as JSON."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from ludofoot.cli.analysing import effort_of
from ludofoot.coach import Analysis, Effort
from ludofoot.coach.analysis import SKETCH
from ludofoot.core.logbook import record_of, seal_of, write_record
from tests.cli.runner import Command
from tests.coach.games import finished, played

QUICK = "schuss-und-tor"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    path.write_bytes(write_record(finished(QUICK, 2)))
    return path


def test_a_story_is_told(ludofoot: Command, file: Path) -> None:
    said = ludofoot("analyse", file, "--games", "4")
    assert said.code == 0
    assert "4 games played on from each moment" in " ".join(said.out.split())
    for part in ("The share of victory", "Where it turned", "Luck and play", "The dearest decisions"):
        assert part in said.out
    assert "▁" in said.out or "█" in said.out


def test_a_sketch_says_that_it_is_one(ludofoot: Command, file: Path) -> None:
    said = ludofoot("analyse", file, "--sketch", "--games", "2", "--lang", "fr")
    assert "Ceci est une esquisse" in said.out
    assert "Chance et jeu" not in said.out


def test_as_a_page_and_as_json(ludofoot: Command, file: Path, tmp_path: Path) -> None:
    page = tmp_path / "story.html"
    said = ludofoot("analyse", file, "--games", "2", "--json", "--html", page, "--lang", "de")
    found = msgspec.json.decode(said.out, type=Analysis)
    assert found.game == QUICK
    text = page.read_text("utf-8")
    assert "Glück und Spiel" in text
    assert text.count("<polyline") == 2
    assert 'aria-label="Der Anteil am Sieg"' in text


def test_a_race_says_why_nothing_is_weighed(ludofoot: Command, tmp_path: Path) -> None:
    path = tmp_path / "race.json"
    path.write_bytes(write_record(finished("passe-eclair", 2)))
    said = ludofoot("analyse", path, "--games", "1")
    assert "judged by the stopwatch" in said.out


def test_bad_input_gets_one_clear_line(ludofoot: Command, file: Path, tmp_path: Path) -> None:
    said = ludofoot("analyse", file, "--games", "0")
    assert said.refused("bad-effort")
    assert "make no sense" in said.err
    unfinished = tmp_path / "unfinished.json"
    unfinished.write_bytes(write_record(record_of(played(QUICK, 2, seed=17, most=3))))
    assert "not over" in ludofoot("analyse", unfinished).err
    damaged = tmp_path / "damaged.json"
    damaged.write_bytes(file.read_bytes()[:-40])
    assert ludofoot("analyse", damaged).refused("record-damaged")
    foreign = tmp_path / "foreign.json"
    record = msgspec.structs.replace(finished(QUICK, 2), rules="0-00000000")
    foreign.write_bytes(write_record(msgspec.structs.replace(record, seal=seal_of(record))))
    assert ludofoot("analyse", foreign).refused("record-other-rules")
    assert ludofoot("analyse", file, "--games", "1000000000").refused("bad-effort")
    assert ludofoot("analyse", tmp_path / "none.json").code


@pytest.mark.plain_only
def test_without_a_compiler_it_stops_at_the_sketch() -> None:
    assert effort_of(None, sketch=False) == SKETCH
    assert effort_of(9, sketch=False) == Effort(games=9)
