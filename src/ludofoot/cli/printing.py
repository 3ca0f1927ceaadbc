"""`ludofoot print`: a box as a PDF."""

from __future__ import annotations

import sys

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

from ludofoot.catalogue import load
from ludofoot.cli.files import load_box, store_bytes
from ludofoot.core.records import Refused
from ludofoot.locale import Voice
from ludofoot.press import Job, print_box
from ludofoot.press.document import shipped_box


def print_game(
    voice: Voice, game_id: str, *, paper: str, grey: bool, output: str | None, box: str | None
) -> None:
    """Prints it and says where it is; raises `Refused`."""
    game = load(game_id)
    voice.game = game.id
    job = Job(game.boxed(load_box(game, box)), voice.lang, paper, grey)
    file = f"ludofoot-{game.id}.pdf" if output is None else output
    data = printed(voice, job)
    store_bytes(file, data)
    print(voice.word("cli-printed", file=file))


def printed(voice: Voice, job: Job) -> bytes:
    """The document, with a line on stderr while it is being made."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, console=console, transient=True, disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task(voice.word("cli-printing", title=voice.word("title")), total=None)
        return print_box(job, lambda done, all: bar.update(task, completed=done, total=all))


def show_box(voice: Voice, game_id: str) -> None:
    """The text of a box that `--box` takes, to be put into a file and changed; raises `Refused`."""
    game = load(game_id)
    voice.game = game.id
    text = shipped_box(game)
    if (refusal := game.check_box(text)) is not None:
        raise Refused(refusal.code, refusal.clause, **refusal.args)
    sys.stdout.write(text)
