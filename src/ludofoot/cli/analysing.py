"""`ludofoot analyse`: the story of a finished game."""

from __future__ import annotations

import sys
from typing import Any

import msgspec
from rich.console import Console
from rich.text import Text

from ludofoot.bots.levels import COMPILED
from ludofoot.catalogue import load
from ludofoot.cli.files import load_record, store_bytes
from ludofoot.cli.replaying import show_result
from ludofoot.cli.researching import print_grid, progress
from ludofoot.coach import Analysis, Analyst, Effort
from ludofoot.coach.analysis import FAIR_COPY, SKETCH
from ludofoot.core.game import Game
from ludofoot.core.logbook import names_in
from ludofoot.lab.analysis_page import (
    account_head,
    account_rows,
    analysis_page,
    dearest,
    seats,
    told,
    turns,
)
from ludofoot.locale import Voice

BARS = "▁▂▃▄▅▆▇█"
WIDEST = 60


def analyse_file(
    voice: Voice, file: str, *, games: int | None, sketch: bool, html: str | None, json: bool
) -> None:
    """Works it out, tells it, and writes its page; raises `Refused`. Whoever stops it has what is there."""
    record = load_record(file)
    game = load(record.game)
    voice.game, voice.names = game.id, names_in(record)
    analyst = Analyst(record, load, effort_of(games, sketch))
    analysis = worked_out(voice, analyst)
    if html is not None:
        store_bytes(html, analysis_page(voice, analyst.story.game, analysis).encode())
    if json:
        print(msgspec.json.encode(analysis).decode())
        return
    console = Console(highlight=False)
    show(console, voice, analyst.story.game, analysis)
    show_result(console, voice, record)
    if html is not None:
        print(voice.word("cli-page-written", file=html))


def effort_of(games: int | None, sketch: bool) -> Effort:
    """What was asked for on the command line; where nothing is compiled a fair copy takes hours, and whoever
    wants one says how many games."""
    base = SKETCH if sketch or (games is None and not COMPILED) else FAIR_COPY
    return base if games is None else msgspec.structs.replace(base, games=games)


def worked_out(voice: Voice, analyst: Analyst) -> Analysis:
    """All of it, or as much as there was patience for."""
    try:
        with progress(voice) as bar:
            for done in analyst.work():
                bar(done, analyst.total)
    except KeyboardInterrupt:
        print(file=sys.stderr)
    return analyst.analysis()


def show(console: Console, voice: Voice, game: Game[Any], analysis: Analysis) -> None:
    """The story for a terminal."""
    for text in told(voice, analysis):
        console.print(text, markup=False)
    headed(console, voice, "coach-curve", [])
    print_grid(console, ["", ""], curve(voice, analysis))
    headed(console, voice, "coach-turns", turns(voice, analysis))
    if analysis.accounts:
        headed(console, voice, "coach-accounts", [])
        print_grid(console, account_head(voice), account_rows(voice, analysis))
        headed(console, voice, "coach-decisions", dearest(voice, game, analysis))


def headed(console: Console, voice: Voice, code: str, lines: list[str]) -> None:
    """A part with its title."""
    console.print()
    console.print(Text(voice.word(code), "bold"))
    for line in lines:
        console.print(line, markup=False)


def curve(voice: Voice, analysis: Analysis) -> list[list[str]]:
    """A row of bars for each seat, the whole game over."""
    count = len(analysis.points)
    columns = min(count, WIDEST)
    chosen = [analysis.points[at * (count - 1) // max(1, columns - 1)] for at in range(columns)]
    return [
        [name, "".join(BARS[round(point.chances[seat] * (len(BARS) - 1))] for point in chosen)]
        for seat, name in enumerate(seats(voice, analysis))
    ]
