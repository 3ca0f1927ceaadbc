"""What is shown in a terminal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from rich.columns import Columns
from rich.console import Console
from rich.padding import Padding
from rich.panel import Panel
from rich.rule import Rule
from rich.text import Text

from ludofoot.core.game import Game
from ludofoot.core.records import View
from ludofoot.locale import Voice
from ludofoot.locale.drawing import Numbered, drawing_of


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

    def lesson(self, title: str, text: str, place: str) -> None:
        """What Maryse says: set off from the sentences of the game."""
        head = [(title, "bold green"), (f"  {place}" if place else "", "dim")] if title else []
        body = Text.assemble(*head, "\n" if title else "", text)
        self.console.print(Padding(Panel(body, style="", border_style="green", expand=False), (0, 0, 0, 1)))

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
