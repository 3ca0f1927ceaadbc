"""`ludofoot simulate`: many games among bots, counted."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid
from rich.text import Text

from ludofoot.catalogue import load
from ludofoot.cli.choosing import read_options
from ludofoot.cli.files import load_box
from ludofoot.core.game import Game
from ludofoot.lab.workers import Crew
from ludofoot.locale import Voice
from ludofoot.locale.paper import Paper


class Batch(msgspec.Struct, frozen=True):
    """What was asked for on the command line."""

    game: str
    seats: int
    games: int
    bots: str
    seed: int
    options: list[str]
    crew: Crew
    box: str | None = None


def simulate_games(voice: Voice, batch: Batch, json: bool) -> None:
    """Plays them and prints the figures; raises `Refused`."""
    game = load(batch.game)
    voice.game = game.id
    report = played(voice, game.boxed(load_box(game, batch.box)), batch)
    if json:
        print(msgspec.json.encode(report).decode())
    else:
        show_report(Paper(highlight=False), voice, report)


def played(voice: Voice, game: Game[Any], batch: Batch) -> Any:
    """The figures, with a bar on stderr while they are being made."""
    from ludofoot.lab import simulate

    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task(voice.word("title"), total=max(batch.games, 1))
        return simulate(
            game,
            seats=batch.seats,
            games=batch.games,
            bots=[level.strip() for level in batch.bots.split(",")],
            seed=batch.seed,
            options=read_options(game, batch.options),
            workers=batch.crew.workers,
            engine=batch.crew.engine,
            address=batch.crew.address,
            progress=lambda done: bar.update(task, completed=done),
        )


def show_report(console: Console, voice: Voice, report: Any) -> None:
    """The figures for people."""
    facts = msgspec.to_builtins(report)
    console.print(
        voice.word(
            "cli-simulated",
            games=facts["games"],
            moves=facts["moves"],
            seconds=round(facts["seconds"], 2),
            speed=round(facts["moves_per_second"]),
            length=round(facts["length"], 1),
        ),
        markup=False,
    )
    grid = Grid(box=None, header_style="bold", padding=(0, 2))
    for heading in ("cli-seat", "cli-wins", "cli-mean-score"):
        grid.add_column(voice.word(heading), justify="right" if heading != "cli-seat" else "left")
    for name, wins, score in rows_of(voice, facts):
        grid.add_row(Text(name), f"{wins:g}", voice.word("cli-number", value=score))
    console.print(grid)
    console.print(voice.word("cli-shared", draws=facts["draws"]), markup=False)


def rows_of(voice: Voice, facts: dict[str, Any]) -> Iterator[tuple[str, int, float]]:
    """Name, victories and mean score of each seat, then of each side where they are unlike."""
    for seat, (wins, score) in enumerate(zip(facts["wins"], facts["scores"], strict=True)):
        yield voice.word("player", number=seat + 1), wins, score
    for side in facts["sides"]:
        yield voice.word(f"side-{side['name']}"), side["wins"], side["score"]
