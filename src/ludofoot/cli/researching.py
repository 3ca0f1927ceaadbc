"""`ludofoot tournament` and `ludofoot report`."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid
from rich.text import Text

from ludofoot.catalogue import load
from ludofoot.cli.choosing import read_options
from ludofoot.cli.files import store_bytes
from ludofoot.core.game import Game
from ludofoot.lab.workers import Crew, cores
from ludofoot.locale import Voice
from ludofoot.locale.paper import Paper


class Study(msgspec.Struct, frozen=True):
    """What was asked for on the command line."""

    game: str
    seats: int | None
    amount: int
    bots: str
    seed: int
    options: list[str]
    crew: Crew

    def levels(self) -> list[str]:
        """The bots named."""
        return [level.strip() for level in self.bots.split(",")]


def crew_of(workers: int | None, engine: str, address: str | None) -> Crew:
    """Who works: all cores, if nothing else was said."""
    return Crew(cores() if workers is None else workers, engine, address)


def hold_tournament(
    voice: Voice, study: Study, html: str | None, json: bool, settle: float | None = None
) -> None:
    """Plays it, prints it, and writes its page; raises `Refused`."""
    from ludofoot.lab.tournament import tournament
    from ludofoot.lab.tournament_page import tournament_page

    game = chosen(voice, study)
    with progress(voice) as bar:
        held = tournament(
            game,
            bots=study.levels(),
            deals=study.amount,
            seats=study.seats,
            seed=study.seed,
            options=read_options(game, study.options),
            crew=study.crew,
            progress=bar,
            settle=settle,
        )
    if html is not None:
        store_bytes(html, tournament_page(voice, held).encode())
    if json:
        print(msgspec.json.encode(held).decode())
        return
    show_tournament(voice, held)
    if html is not None:
        print(voice.word("cli-page-written", file=html))


def show_tournament(voice: Voice, held: Any) -> None:
    """Standings and cross table for people."""
    from ludofoot.lab.tournament_page import cross_rows, level, order, standings_head, standings_rows

    console = Paper(highlight=False)
    console.print(voice.word("cli-tournament", games=held.games, deals=held.deals), markup=False)
    print_grid(console, standings_head(voice), standings_rows(voice, held))
    print_grid(console, ["", *(level(voice, bot) for bot in order(held))], cross_rows(voice, held))
    for met in held.meetings:
        if met.verdict is not None:
            pair = {"first": level(voice, met.first), "second": level(voice, met.second)}
            console.print(voice.word(f"lab-{met.verdict}", **pair, deals=met.games // 2), markup=False)


def fit_worth(voice: Voice, name: str, games: int, seed: int, output: str | None) -> None:
    """Plays, fits, prints how good it is, and writes the weights; raises `Refused`."""
    from ludofoot.lab.fitting import as_toml, fit

    game = load(name)
    voice.game = game.id
    fits = fit(game, games=games, seed=seed)
    for each in fits:
        said = {"brier": f"{each.brier:.4f}", "mean": f"{each.brier_of_mean:.4f}"}
        print(voice.word("lab-fitted", seats=each.seats, positions=each.positions, **said))
    if output is not None:
        store_bytes(output, as_toml(game.id, fits, seed).encode())
        print(voice.word("cli-page-written", file=output))


def print_grid(console: Console, head: list[str], rows: list[list[str]]) -> None:
    """A table: names to the left, figures to the right."""
    grid = Grid(box=None, header_style="bold", padding=(0, 2))
    for number, cell in enumerate(head):
        grid.add_column(cell, justify="right" if number else "left")
    for row in rows:
        grid.add_row(*map(Text, row))
    console.print(grid)


def write_report(voice: Voice, study: Study, output: str | None, json: bool) -> None:
    """Watches the games and writes the page; raises `Refused`."""
    from ludofoot.lab.report import investigate, report_page

    game = chosen(voice, study)
    with progress(voice) as bar:
        found = investigate(
            game,
            games=study.amount,
            bots=study.levels(),
            seats=study.seats,
            seed=study.seed,
            options=read_options(game, study.options),
            crew=study.crew,
            progress=lambda done: bar(done, study.amount),
        )
    if json:
        print(msgspec.json.encode(found).decode())
        return
    file = f"ludofoot-{game.id}.html" if output is None else output
    store_bytes(file, report_page(voice, found).encode())
    print(voice.word("cli-page-written", file=file))


def chosen(voice: Voice, study: Study) -> Game[Any]:
    """The game that is studied; the voice speaks of it from now on."""
    game = load(study.game)
    voice.game = game.id
    return game


@contextmanager
def progress(voice: Voice) -> Iterator[Any]:
    """A bar on stderr; what it gives is told how much is done, and of how much."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    hidden = not sys.stderr.isatty()
    with Progress(*columns, console=Console(stderr=True), transient=True, disable=hidden) as bar:
        task = bar.add_task(voice.word("title"), total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)
