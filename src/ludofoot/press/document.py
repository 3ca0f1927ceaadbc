"""From a game to a document: all that its box holds, its rules, and a first page that says what to do."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from importlib.resources import files
from threading import Lock
from typing import Any

from ludofoot.art.box import opened
from ludofoot.art.contents import Board, Cards, Counters, Dice, Pawns, Piece, Printed
from ludofoot.core.game import Game
from ludofoot.core.records import Refused
from ludofoot.core.sheet import read_sheet
from ludofoot.lessons.sixty import find_sixty
from ludofoot.locale import LANGS
from ludofoot.press.boards import board_section
from ludofoot.press.booklet import Booklet, booklet_section
from ludofoot.press.cards import card_section
from ludofoot.press.cutouts import cutout_section
from ludofoot.press.first_page import draw_first_page
from ludofoot.press.job import Leaf, Section, label
from ludofoot.press.paper import paper_called
from ludofoot.press.sheets import Sheets
from ludofoot.press.sixty import with_pictures
from ludofoot.press.words import PressVoice

Progress = Callable[[int, int], None]

one_at_a_time = Lock()
"""reportlab keeps what it knows of fonts for all documents together."""


@dataclass(frozen=True)
class Job:
    """What is to be printed: which game, from which box, on which paper, in which language."""

    game: Game[Any]
    lang: str = "en"
    paper: str = "a4"
    grey: bool = False


def print_box(job: Job, progress: Progress = lambda done, all: None) -> bytes:
    """The PDF; raises `Refused`. The same job gives the same bytes."""
    with one_at_a_time:
        return printed_sheets(job, progress).finished()


def printed_sheets(job: Job, progress: Progress = lambda done, all: None) -> Sheets:
    """Every page drawn, and nothing written yet."""
    if job.lang not in LANGS:
        raise Refused("unknown-language", language=job.lang, known=LANGS)
    paper, voice = paper_called(job.paper), PressVoice(job.lang, job.game.id)
    box = box_of(job.game, voice)
    title = f"{voice.word('title')} · Ludofoot"
    drawn = with_pictures(box.artwork, find_sixty(job.game), grey=job.grey)
    sheets = Sheets(paper, drawn, grey=job.grey, title=title, lang=job.lang)
    sections = [*_made(sheets, voice, box.pieces), *_rules(sheets, voice, job)]
    first = Leaf(lambda: draw_first_page(sheets, voice, sections))
    _run(sheets, voice, [first, *(leaf for section in sections for leaf in section.leaves)], progress)
    return sheets


def box_of(game: Game[Any], voice: PressVoice) -> Printed:
    """What is in the box of a game, its own or one of somebody's; raises `Refused`."""
    refusal = game.check_box(game.box)
    if refusal is not None:
        raise Refused(refusal.code, refusal.clause, **refusal.args)
    name = f"{game.package}.art.printed"
    try:
        module = import_module(name)
    except ModuleNotFoundError as missing:
        if missing.name is None or not name.startswith(missing.name):
            raise
        raise Refused("not-printable", game=game.id) from None
    with opened(game.package, game.box):
        found: Printed = module.printed(voice.word)
    return found


def shipped_box(game: Game[Any]) -> str:
    """The text of the box that comes with a game; raises `Refused`."""
    box = files(game.package).joinpath("box.toml") if game.package else None
    if box is None or not box.is_file():
        raise Refused("no-own-box")
    return box.read_text("utf-8")


def _made(sheets: Sheets, voice: PressVoice, pieces: tuple[Piece, ...]) -> list[Section]:
    """Cards first, then boards, then what is cut out."""
    decks = [piece for piece in pieces if isinstance(piece, Cards)]
    boards = [piece for piece in pieces if isinstance(piece, Board)]
    others = [piece for piece in pieces if isinstance(piece, Counters | Pawns | Dice)]
    sections = [card_section(sheets, decks)] if decks else []
    sections += [board_section(sheets, voice, board) for board in boards]
    return sections + ([cutout_section(sheets, others)] if others else [])


def _rules(sheets: Sheets, voice: PressVoice, job: Job) -> list[Section]:
    """The booklet; a game may come without a sheet."""
    try:
        sheet = read_sheet(job.game.package, job.lang)
    except FileNotFoundError:
        return []
    return [booklet_section(sheets, Booklet(sheet, voice, find_sixty(job.game)))]


def _run(sheets: Sheets, voice: PressVoice, leaves: list[Leaf], progress: Progress) -> None:
    """Front and back of every sheet; an empty back keeps the others where they belong."""
    for number, leaf in enumerate(leaves, 1):
        for side, draw in (("press-front", leaf.front), ("press-back", leaf.back)):
            sheets.begin()
            if draw is not None:
                draw()
            label(sheets, voice, number, side if draw else "press-empty")
            sheets.end()
        progress(number, len(leaves))
