"""A line of the terminal never breaks at a no-break space."""

from __future__ import annotations

import pytest
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ludofoot.catalogue import find_games
from ludofoot.locale.paper import HOLDING, Paper
from tests.cli.runner import Command

LATE = (":", ";", "!", "?", "»")


@pytest.mark.parametrize("space", HOLDING)
@pytest.mark.parametrize("width", range(12, 24))
def test_what_is_held_together_stays_on_one_line(space: str, width: int) -> None:
    sentence = f"Le ballon est à toi{space}! Le tir part{space}: arrête."
    grid = Table.grid()
    grid.add_row(Text(sentence))
    for drawing in (sentence, Text(sentence, "bold"), Panel(Text(sentence)), grid):
        paper = Paper(width=width, color_system=None)
        with paper.capture() as captured:
            paper.print(drawing)
        written = captured.get()
        assert f"toi{space}!" in written
        assert f"part{space}:" in written
        assert max(map(len, written.splitlines())) <= width


@pytest.mark.parametrize("game", sorted(find_games()))
@pytest.mark.parametrize("columns", [46, 60])
def test_no_line_begins_with_a_mark(ludofoot: Command, game: str, columns: int) -> None:
    ludofoot.monkeypatch.setenv("COLUMNS", str(columns))
    typed = "1\n" * 12 + "r\n"
    ran = ludofoot("play", game, "--seed", "7", "--lang", "fr", "--bots", "random", typed=typed)
    begun = [line.strip(" │┃") for line in ran.out.splitlines()]
    # A sign of a board stands alone in its square.
    sentences = [line for line in begun if line[1:3] != "  "]
    assert [line for line in sentences if line.startswith(LATE) and line not in LATE] == []
