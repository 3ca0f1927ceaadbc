"""`ludofoot gazette`: the report of a match, in the terminal, as a page, on paper or as a card to share."""

from __future__ import annotations

from typing import Any

import msgspec
from rich.console import Console, Group
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from ludofoot.catalogue import load
from ludofoot.cli.files import load_record, store_bytes
from ludofoot.coach import Analysis, analyse
from ludofoot.coach.analysis import SKETCH
from ludofoot.core.records import Refused
from ludofoot.gazette import report
from ludofoot.gazette.wording import Edition
from ludofoot.locale import Voice
from ludofoot.locale.paper import Paper

FIGURES = 6


class Wanted(msgspec.Struct, frozen=True):
    """What was asked for on the command line: the files to write, and how."""

    html: str | None
    pdf: str | None
    card: str | None
    nameless: bool = False
    curve: bool = False
    secret: bool = False
    grey: bool = False


def report_file(voice: Voice, file: str, wanted: Wanted) -> None:
    """Shows it or writes it; raises `Refused`."""
    if wanted.html is not None and wanted.pdf is not None:
        raise Refused("gazette-both")
    record = load_record(file)
    found = report(record, load, named=not wanted.nameless)
    voice.game = found.game
    edition = Edition(found, voice.lang)
    analysis = analyse(record, load, SKETCH) if wanted.curve and found.finished else None
    if wanted.html is not None:
        store(voice, wanted.html, as_page(edition, analysis))
    if wanted.pdf is not None:
        store(voice, wanted.pdf, as_paper(edition, analysis, wanted.grey))
    if wanted.card is not None:
        store(voice, wanted.card, as_card(edition, analysis, wanted.secret))
    if wanted.html is wanted.pdf is wanted.card is None:
        show(Paper(highlight=False), edition)


def store(voice: Voice, file: str, data: bytes) -> None:
    """Writes it and says where; raises `Refused`."""
    store_bytes(file, data)
    print(voice.word("cli-page-written", file=file))


def as_page(edition: Edition, analysis: Analysis | None) -> bytes:
    """The front page for a browser."""
    from ludofoot.press.gazette_page import page

    return page(edition, drawn(analysis)).encode()


def as_paper(edition: Edition, analysis: Analysis | None, grey: bool) -> bytes:
    """The front page for a printer."""
    from ludofoot.press.front_page import print_front_page

    return print_front_page(edition, drawn(analysis), grey=grey)


def drawn(analysis: Analysis | None) -> Any:
    """What is printed of an analysis."""
    from ludofoot.press.curve import course_of

    return None if analysis is None else course_of(analysis)


def as_card(edition: Edition, analysis: Analysis | None, secret: bool) -> bytes:
    """The card to share."""
    from ludofoot.press.share_card import share_card

    return share_card(edition, drawn(analysis), secret=secret).encode()


def show(console: Console, edition: Edition) -> None:
    """The front page in letters."""
    console.print(Panel(front(edition), title=Text(edition.voice.word("gazette-title"), "bold")))


def front(edition: Edition) -> Group:
    """Masthead, headline, score, moments, star and figures."""
    parts: list[Text | Grid] = [
        Text(edition.masthead, "dim"),
        Text(""),
        Text(edition.headline, "bold", justify="center"),
        Text(edition.lead, justify="center"),
        Text(""),
        board(edition),
    ]
    below = edition.below
    if below:
        parts.append(Text(below, "dim"))
    if edition.report.highlights:
        parts += [heading(edition, "gazette-thread"), moments(edition)]
    star = edition.report.star
    if star is not None:
        parts += [
            heading(edition, "gazette-star"),
            Text(f"★ {edition.say(star.name)} – {edition.say(star.why)}"),
        ]
    if edition.report.figures:
        parts += [heading(edition, "gazette-figures"), figures(edition)]
    if edition.report.trophies:
        names = " · ".join(edition.say(prize.name) for prize in edition.report.trophies)
        parts += [heading(edition, "gazette-trophies"), Text(names)]
    return Group(*parts)


def heading(edition: Edition, code: str) -> Text:
    """The beginning of a part."""
    return Text(f"\n{edition.voice.word(code)}", "bold underline")


def board(edition: Edition) -> Grid:
    """A row for each side: name, score, and how it came about."""
    grid = Grid.grid(padding=(0, 2))
    for row in edition.rows():
        style = "bold" if row.won else ""
        grid.add_row(
            Text(row.name, style), Text(str(row.score), "bold reverse"), Text(row.scorers or row.made)
        )
    return grid


def moments(edition: Edition) -> Grid:
    """The thread of the match: where a replay opens, when, and what."""
    grid = Grid.grid(padding=(0, 2))
    for each, when, what in edition.lines(most=len(edition.report.highlights)):
        grid.add_row(Text(str(each.entry), "dim"), Text(when), Text(what))
    return grid


def figures(edition: Edition) -> Grid:
    """A column for each side."""
    grid = Grid.grid(padding=(0, 2))
    grid.add_row("", *(Text(row.name, "dim") for row in edition.rows()))
    for label, values, _ in edition.figures(FIGURES):
        grid.add_row(Text(label), *(Text(value, justify="right") for value in values))
    return grid
