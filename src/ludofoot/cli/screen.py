"""What is shown. A game draws itself in its module `terminal`; without one its view is written out."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import msgspec
from rich.columns import Columns
from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from ludofoot.core.game import Game
from ludofoot.core.records import View
from ludofoot.locale import Voice

Numbered = Sequence[tuple[int, dict[str, Any]]]
"""The moves of the menu with their numbers, so that a drawing can put the number on the card."""
Draw = Callable[[Any, Callable[..., str], Callable[[int], str], Numbered], RenderableType]
"""draw(view, say, name_of, numbered): `say` takes a message id and arguments, `name_of` a seat."""


def drawing_of(game: Game[Any]) -> Draw:
    """How this game is drawn."""
    module = f"{game.package}.terminal"
    if game.package and find_spec(module):
        draw: Draw = import_module(module).draw
        return draw
    return plain_drawing


def plain_drawing(
    view: View, say: Callable[..., str], name_of: Callable[[int], str], numbered: Numbered
) -> RenderableType:
    """Every fact of the view on a line."""
    grid = Grid.grid(padding=(0, 2))
    for name, value in msgspec.to_builtins(view).items():
        grid.add_row(Text(str(name), "bold"), Text(plain(value)))
    return grid


def plain(value: Any) -> str:
    """Plain data as a person would write it."""
    if isinstance(value, dict):
        return ", ".join(f"{key} {plain(part)}" for key, part in value.items())
    if isinstance(value, list | tuple):
        return " · ".join(map(plain, value)) or "–"
    return "–" if value is None or value == "" else str(value)


class Screen:
    """Writes to the terminal, as wide as it is."""

    def __init__(self, console: Console, game: Game[Any]) -> None:
        self.console = console
        self.game = game
        self.draw = drawing_of(game)

    def table(self, view: View, voice: Voice, numbered: Numbered = ()) -> None:
        """The table as one seat sees it."""
        self.console.print(self.draw(view, voice.word, voice.player, numbered))

    def title(self, text: str) -> None:
        """A line across, to tell one decision from the next."""
        self.console.print()
        self.console.print(Rule(Text(text, "bold"), style="yellow"))

    def told(self, sentences: Sequence[str]) -> None:
        """What happened."""
        for sentence in sentences:
            # A sentence that shouts is one to see: a goal, a last card.
            style = "bold red" if any(word.isupper() and len(word) > 2 for word in sentence.split()) else ""
            self.console.print(Padding(Text(f"· {sentence}", style), (0, 0, 0, 1), expand=False))

    def question(self, text: str) -> None:
        """What is asked: the one thing on screen in mustard."""
        self.console.print(Text(f" {text} ", "bold black on yellow" if self.console.color_system else "bold"))

    def choices(self, labels: Sequence[str]) -> None:
        """The numbered lines, in as many columns as there is room for."""
        lines = [
            Text.assemble((f"{number:>2}", "bold yellow"), f" {label}") for number, label in counted(labels)
        ]
        if lines:
            self.console.print(Columns(lines, padding=(0, 3), column_first=True))

    def refusal(self, sentence: str, clause: str, why: str) -> None:
        """Why not, and how to ask for the rule."""
        line = Text.assemble(("✗ ", "bold red"), (sentence, "red"))
        if clause:
            line.append(f"  {clause} · {why}", "dim")
        self.console.print(line)

    def say(self, text: str, style: str = "") -> None:
        """A line."""
        self.console.print(Text(text, style))

    def clear(self) -> None:
        """Nothing of the last player's cards stays in sight."""
        if self.console.is_terminal:
            self.console.clear()
        else:
            self.console.print("\n" * 3)


def counted(labels: Sequence[str]) -> Iterator[tuple[int, str]]:
    """The labels from 1 on."""
    return enumerate(labels, 1)
