"""The game in sixty seconds, and the rules in the order of play."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import ludofoot.locale
from ludofoot import Game, find_games, load
from ludofoot.core.sheet import read_sheet
from ludofoot.lessons.sixty import find_sixty, in_order_of_play
from ludofoot.locale import LANGS, Voice
from tests.cli.runner import GAME, Command
from tests.locale.codes import messages

FOLDER = Path(ludofoot.locale.__file__).parent
SECONDS = 60
WORDS_A_SECOND = 200 / 60


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", find_games().values(), ids=lambda game: game.id)
def test_four_pictures_are_read_in_less_than_a_minute(game: Game[Any], lang: str) -> None:
    sixty = find_sixty(game)
    assert sixty is not None
    codes = [code for pair in sixty.words() for code in pair]
    said = messages(FOLDER / lang / f"{game.package.rpartition('.')[2]}.teaching.ftl")
    assert sorted(codes) == sorted(code for code in said if code.startswith("sixty-"))
    voice = Voice(lang, game.id)
    assert len(sixty.picture) == 4
    assert sum(len(voice.word(code).split()) for code in codes) / WORDS_A_SECOND < SECONDS


@pytest.mark.parametrize("game", find_games().values(), ids=lambda game: game.id)
def test_components_come_last_and_nothing_is_lost(game: Game[Any]) -> None:
    sixty, sheet = find_sixty(game), read_sheet(game.package, "en")
    assert sixty is not None
    ordered = in_order_of_play(sheet, sixty, "the box")
    assert [clause.id for clause in ordered if clause.section == "the box"] == list(sixty.components)
    assert ordered[-1].section == "the box"
    assert sorted(clause.id for clause in ordered) == sorted(each.id for each in sheet.clauses)
    assert in_order_of_play(sheet, None, "") == list(sheet.clauses)


@pytest.mark.parametrize(
    ("lang", "words"), [("fr", "60 secondes"), ("en", "60 seconds"), ("de", "60 Sekunden")]
)
def test_it_stands_above_the_rules(ludofoot: Command, lang: str, words: str) -> None:
    out = ludofoot("clauses", GAME, "--lang", lang).out
    assert out.index(words) < out.index("ST-01") < out.index("ST-18") < out.index("ST-03")
    assert "sixty-" not in out


def test_clauses_are_searched(ludofoot: Command) -> None:
    ran = ludofoot("clauses", GAME, "--search", "directly BOMBER")
    found = {line.split()[0] for line in ran.out.splitlines() if line.startswith("ST-")}
    assert {"ST-27", "ST-28"} <= found
    assert "ST-01" not in found
    assert "FC-34" in ludofoot("clauses", "football-a-la-carte", "--search", "SURFACE", "--lang", "fr").out
    assert ludofoot("clauses", GAME, "--search", "submarine").refused("nothing-found")


def test_a_game_without_a_card() -> None:
    class Bare(type(load(GAME))):  # type: ignore[misc]
        package = "tests"

    assert find_sixty(Bare()) is None
