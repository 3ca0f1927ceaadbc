"""`ludofoot tournament` and `ludofoot report`: pages, figures, and one line for what cannot be."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.runner import GAME, Command

# Counting and drawing are plain Python in both halves; the games themselves are tested elsewhere.
pytestmark = pytest.mark.plain_only
TOURNAMENT = ("tournament", GAME, "--bots", "random,debutant", "--deals", 2, "--workers", 1)
REPORT = ("report", GAME, "--games", 4, "--workers", 1)


@pytest.mark.parametrize("lang", ["fr", "en", "de"])
def test_a_tournament_for_people(ludofoot: Command, tmp_path: Path, lang: str) -> None:
    page = tmp_path / "page.html"
    ran = ludofoot(*TOURNAMENT, "--lang", lang, "--html", page)
    assert ran.code == 0
    assert str(page) in ran.out.replace("\n", "")
    assert not {"lab-", "cli-", "bot-"} & set(ran.out.split())
    assert f'<html lang="{lang}">' in page.read_text("utf-8")


def test_a_tournament_for_programs(ludofoot: Command) -> None:
    found = json.loads(ludofoot(*TOURNAMENT, "--json").out)
    assert [standing["bot"] for standing in found["standings"]] == ["debutant", "random"]
    assert found["games"] == 4


@pytest.mark.parametrize("lang", ["fr", "en", "de"])
def test_a_tournament_that_ends_when_it_is_clear(ludofoot: Command, lang: str) -> None:
    ran = ludofoot(*TOURNAMENT[:-4], "--deals", 2, "--settle", "0.1", "--lang", lang)
    assert ran.code == 0
    assert "2" in ran.out.splitlines()[-1]
    assert "lab-" not in ran.out


def test_what_a_game_is_worth_is_fitted(ludofoot: Command, tmp_path: Path) -> None:
    file = tmp_path / "worth.toml"
    ran = ludofoot("fit", "football-a-la-carte", "--games", 5, "-o", file, "--lang", "en")
    assert ran.code == 0
    assert ran.out.count("Brier score") == 3
    assert "weights = [" in file.read_text("utf-8")


def test_a_report(ludofoot: Command, tmp_path: Path) -> None:
    page = tmp_path / "report.html"
    assert ludofoot(*REPORT, "-o", page).code == 0
    assert "<svg" in page.read_text("utf-8")
    assert json.loads(ludofoot(*REPORT, "--json").out)["games"] == 4


def test_bad_input(ludofoot: Command, tmp_path: Path) -> None:
    assert ludofoot("tournament", GAME, "--bots", "random,zidane").refused("unknown-bot")
    assert ludofoot("tournament", GAME, "--bots", "random").refused("one-bot-alone")
    assert ludofoot("tournament", GAME, "--bots", "random,random").refused("bot-twice")
    assert ludofoot(*TOURNAMENT[:-4], "--deals", 0).refused("bad-games")
    assert ludofoot(*TOURNAMENT, "--settle", "0.7").refused("bad-settle")
    assert ludofoot("fit", GAME).refused("nothing-to-fit")
    assert ludofoot("fit", "finale", "--games", 0).refused("few-games")
    assert ludofoot("report", "chess").refused("unknown-game")
    assert ludofoot("report", GAME, "--games", 0).refused("bad-games")
    assert ludofoot("report", GAME, "--workers", 5000).refused("too-many-workers")
    assert ludofoot("report", GAME, "--engine", "spark").refused("unknown-engine")
    assert ludofoot("report", GAME, "--address", "127.0.0.1:1").refused("address-without-ray")
    assert ludofoot(*REPORT, "-o", tmp_path / "missing" / "page.html").refused("file-unwritable")
