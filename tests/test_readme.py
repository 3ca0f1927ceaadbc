"""What the documents show is true: their examples run, their lines are those of the code."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

from ludofoot import load
from ludofoot.core.transcript import read_game
from ludofoot.games.schuss_und_tor.records import ACTIONS
from ludofoot.games.schuss_und_tor.rules.codes import MOVES

ROOT = Path(__file__).parents[1]
DOCUMENTS = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
# Its examples are about a game that must be written first: tests/sixth/test_documents.py does.
WITH_EXAMPLES = [document for document in DOCUMENTS if document.name != "adding-a-game.md"]
NOTATION = (ROOT / "docs/notation.md").read_text("utf-8")


@pytest.mark.parametrize("document", WITH_EXAMPLES, ids=lambda path: path.name)
def test_the_examples_of_a_document_run(document: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    result = doctest.testfile(str(document), module_relative=False, encoding="utf-8")
    assert result.failed == 0
    assert result.attempted > 0 or document.name not in ("README.md", "notation.md")


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_the_links_of_a_document_lead_somewhere(document: Path) -> None:
    text = document.read_text("utf-8")
    places = [place for place in re.findall(r"\]\(([^)]+)\)", text) if "://" not in place]
    assert [place for place in places if not (document.parent / place.partition("#")[0]).exists()] == []


def test_the_transcript_shown_can_be_read() -> None:
    (text,) = re.findall(r"```transcript\n(.*?)```", NOTATION, re.DOTALL)
    written = read_game(text, load("schuss-und-tor"))
    assert written.setup.options == {"parry": "waived"}
    assert len(written.moves) == 4


def test_every_move_and_stroke_of_luck_shown_can_be_read() -> None:
    notation = load("schuss-und-tor").notation()
    section = NOTATION.partition("### Schuss und Tor")[2].partition("\n#")[0]
    shown = re.findall(r"^\| [^|`]+ \| `([^`]+)` \|", section, re.MULTILINE)
    moves = [notation.read(text) for text in shown if not text.startswith("*")]
    assert {type(move) for move in moves} == {type(move) for move in MOVES}
    luck = [text.removeprefix("* ").removesuffix(" …") for text in shown if text.startswith("*")]
    assert [text.split()[0] for text in luck] == ["opener", "deal", "action", "lost", "taken"]
    assert all(notation.answers(text) for text in luck)


def test_the_grammar_names_every_action() -> None:
    grammar = NOTATION.partition("    action  =")[2].partition("\n\n")[0]
    plain = [action.title() for action in ACTIONS if action.partition("-")[0] != "tor" or action == "tor"]
    assert [action for action in plain if f'"{action}"' not in grammar] == []
