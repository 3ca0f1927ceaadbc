"""The parser of the rule sheets."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from ludofoot import Game, Refused, find_games
from ludofoot.core.sheet import Clause, parse_sheet, read_sheet, sheet_languages, told, without_effect

TEXT = """# Kick

A game
of two lines.

## 1. Start

- **KI-01** Kick the ball
  far away.

## 2. Readings

- **KI-A1** Far means:
  - over the fence;
  - into the garden
    next door.
"""

every_game = pytest.mark.parametrize("game", find_games().values(), ids=list(find_games()))


def test_a_sheet_has_a_title_an_opening_and_clauses_in_order() -> None:
    sheet = parse_sheet("en", TEXT)
    assert (sheet.language, sheet.title, sheet.opening) == ("en", "Kick", "A game of two lines.")
    assert [clause.id for clause in sheet.clauses] == ["KI-01", "KI-A1"]


def test_wrapped_lines_are_joined_and_lists_keep_their_items() -> None:
    first, second = parse_sheet("en", TEXT).clauses
    assert first == Clause("KI-01", "1. Start", "Kick the ball far away.")
    assert second.text == "Far means:\n- over the fence;\n- into the garden next door."


def test_a_line_that_belongs_to_no_clause_is_an_error() -> None:
    with pytest.raises(ValueError, match=r"en\.md, line 8: .* stray"):
        parse_sheet("en", TEXT.replace("- **KI-01** Kick the ball\n  far away.", "stray words"))


def test_a_section_opens_with_a_clause_not_with_the_rest_of_the_one_before() -> None:
    with pytest.raises(ValueError, match="line 13"):
        parse_sheet("en", TEXT.replace("- **KI-A1** Far means:", "  far means:"))


def test_a_clause_is_found_however_its_id_is_typed() -> None:
    assert parse_sheet("en", TEXT).clause("ki-a1").id == "KI-A1"


def test_an_unknown_clause_is_refused() -> None:
    with pytest.raises(Refused) as refused:
        parse_sheet("en", TEXT).clause("KI-99")
    assert (refused.value.refusal.code, refused.value.refusal.args) == ("unknown-clause", {"id": "KI-99"})


def test_clauses_stand_under_their_headings() -> None:
    sections = parse_sheet("en", TEXT).sections()
    assert {heading: len(clauses) for heading, clauses in sections.items()} == {
        "1. Start": 1,
        "2. Readings": 1,
    }


@every_game
def test_every_game_has_its_sheet_in_three_languages_with_the_same_clauses(game: Game[Any]) -> None:
    sheets = {language: read_sheet(game.package, language) for language in sheet_languages(game.package)}
    assert set(sheets) == {"de", "en", "fr"}
    ids = {language: [clause.id for clause in sheet.clauses] for language, sheet in sheets.items()}
    assert ids["de"] == ids["en"] == ids["fr"]
    assert len(set(ids["en"])) == len(ids["en"])
    assert all(clause.startswith(f"{game.prefix}-") for clause in ids["en"])
    assert all(sheet.title and sheet.opening for sheet in sheets.values())


@every_game
def test_a_language_without_a_sheet_is_refused(game: Game[Any]) -> None:
    with pytest.raises(Refused) as refused:
        read_sheet(game.package, "la")
    assert refused.value.refusal.code == "unknown-language"
    assert refused.value.refusal.args["known"] == ("de", "en", "fr")


@every_game
def test_what_has_no_effect_is_a_clause_and_has_a_reason(game: Game[Any]) -> None:
    known = {clause.id for clause in read_sheet(game.package, "en").clauses}
    reasons = without_effect(game.package)
    assert set(reasons) <= known
    assert all(reasons.values())


@every_game
def test_what_is_told_is_a_clause(game: Game[Any]) -> None:
    assert told(game.package)
    assert told(game.package) <= {clause.id for clause in read_sheet(game.package, "en").clauses}


def test_a_package_may_have_nothing_without_effect(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "kick_game" / "sheet").mkdir(parents=True)
    (tmp_path / "kick_game" / "sheet" / "en.md").write_text(TEXT, "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    assert without_effect("kick_game") == {}
    assert told("kick_game") == frozenset()
    assert read_sheet("kick_game", "en").title == "Kick"
