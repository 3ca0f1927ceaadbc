"""What is written down can be read, and nothing else can."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest

from ludofoot.games.football_a_la_carte.records import FCMove
from tests.games.football_a_la_carte.scene import NOTATION

DOCUMENT = Path(__file__).parents[3] / "docs" / "notation.md"


@pytest.mark.plain_only
def test_every_line_shown_in_the_document_can_be_read() -> None:
    section = DOCUMENT.read_text("utf-8").partition("### Le football à la carte")[2].partition("\n#")[0]
    rows = [row for row in section.splitlines() if row.startswith("| ") and "`" in row]
    shown = [text for row in rows for text in re.findall(r"`([^`]+)`", row.split("|")[2])]
    moves = [NOTATION.read(text) for text in shown if not text.startswith("*")]
    assert {type(move) for move in moves} == set(get_args(FCMove))
    luck = [text.removeprefix("* ").removesuffix(" …") for text in shown if text.startswith("*")]
    assert [text.split()[0] for text in luck] == ["opener", "single", "end", "deal", "draw", "cut"]
    assert all(NOTATION.answers(text) for text in luck)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "Straight-9-red",
        "straight-4-red",
        "Straight-4-red from z9",
        "Straight-4-red to e8",
        "Free-kick-3 up",
        "Free-kick-3 left + Penalty",
        "throw k1",
        "throw",
        "stop",
        "discard x",
        "kick",
    ],
)
def test_anything_else_is_refused(text: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011
        NOTATION.read(text)


@pytest.mark.parametrize("text", ["end west", "luck 1", "cut Nobody", "opener x"])
def test_so_is_other_luck(text: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011
        NOTATION.answers(text)
