"""`ludofoot`, `games` and `clauses`."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from ludofoot import find_games
from tests.cli.runner import GAME, Command


def test_it_helps(ludofoot: Command) -> None:
    ran = ludofoot("--help")
    assert ran.code == 0
    for command in ("serve", "games", "play", "simulate", "replay", "clauses"):
        assert command in ran.out


def test_version(ludofoot: Command) -> None:
    ran = ludofoot("--version")
    assert (ran.code, ran.out.split()[0]) == (0, "ludofoot")


@pytest.mark.parametrize(
    ("lang", "words"), [("fr", "La langue"), ("en", "The language"), ("de", "Die Sprache")]
)
def test_help_speaks_the_language(ludofoot: Command, lang: str, words: str) -> None:
    ludofoot.monkeypatch.setenv("LUDOFOOT_LANG", lang)
    ran = ludofoot("play", "--help")
    assert ran.code == 0
    assert words in ran.out
    assert "help-" not in ran.out


def test_games_for_scripts(ludofoot: Command) -> None:
    games = json.loads(ludofoot("games", "--json").out)
    assert [game["id"] for game in games] == list(find_games())
    (game,) = [game for game in games if game["id"] == GAME]
    assert game["name"] == "Schuss und Tor"
    assert game["seats"] == [2, 3, 4]
    shooter = game["options"][0]
    assert (shooter["name"], shooter["values"]) == ("shooter", ["preceding", "passer"])
    assert (shooter["default"], shooter["clause"]) == ("preceding", "ST-A1")
    assert shooter["sentence"]
    assert set(shooter["sentences"]) == {"preceding", "passer"}
    openers = {game["id"]: game["opener"] for game in games}
    assert openers["passe-eclair"] == "Who is the oldest, and so the first trainer? (PE-A27)"
    assert openers[GAME] == ""


@pytest.mark.parametrize("lang", ["fr", "en", "de"])
def test_games_for_people(ludofoot: Command, lang: str) -> None:
    ran = ludofoot("games", "--lang", lang)
    assert ran.code == 0
    assert GAME in ran.out
    assert "--opener" in ran.out
    assert "option-" not in ran.out


def test_one_clause(ludofoot: Command) -> None:
    ran = ludofoot("clauses", GAME, "st-22", "--lang", "fr")
    assert ran.code == 0
    assert ran.out.startswith("ST-22 Après")


def test_all_clauses(ludofoot: Command) -> None:
    ran = ludofoot("clauses", GAME)
    assert ran.code == 0
    assert all(f"ST-{number:02}" in ran.out for number in range(1, 60))


def test_bad_input(ludofoot: Command) -> None:
    assert ludofoot("clauses", "chess").refused("unknown-game")
    assert ludofoot("clauses", GAME, "ST-99").refused("unknown-clause")
    assert ludofoot("games", "--lang", "xx").refused("unknown-language")
    assert ludofoot("games", "--nonsense").refused("no-such-option")
    assert ludofoot("chess").refused("no-such-command")
    assert ludofoot("clauses").refused("missing-parameter")
    assert ludofoot("clauses", GAME, "ST-01", "more").refused("bad-usage")
    assert ludofoot("play", GAME, "--seats").refused("missing-parameter")
    assert ludofoot("play", GAME, "--seats", "two").refused("not-a-number")


@pytest.mark.parametrize(
    ("lang", "word"), [("fr", "étagère"), ("en", "shelf"), ("de", "Regal")], ids=["fr", "en", "de"]
)
def test_bad_input_is_answered_in_the_language(ludofoot: Command, lang: str, word: str) -> None:
    ran = ludofoot("clauses", "chess", "--lang", lang)
    assert ran.refused("unknown-game")
    assert word in ran.err


def test_a_crash_is_one_line_too(ludofoot: Command) -> None:
    ludofoot.monkeypatch.delenv("LUDOFOOT_DEBUG")
    ludofoot.monkeypatch.setattr("ludofoot.cli.listing.list_games", lambda voice, json: 1 / 0)
    ran = ludofoot("games")
    assert ran.code == 70
    assert ran.err.splitlines()[0].endswith("(crash)")


def test_as_a_program() -> None:
    program = "import sys; from ludofoot.cli import main; sys.exit(main())"
    ran = subprocess.run(
        [sys.executable, "-c", program, "play", "chess"], capture_output=True, text=True, check=False
    )
    assert ran.returncode == 2
    assert ran.stdout == ""
    assert ran.stderr.rstrip().endswith("(unknown-game)")
