"""Reads a printed document back: where its drawings lie, what its lines measure, what it says."""

from __future__ import annotations

import ctypes
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from importlib.util import find_spec
from typing import Any

import pypdfium2 as pdfium
from pypdfium2 import raw

from ludofoot.art.contents import Printed
from ludofoot.catalogue import find_games, load
from ludofoot.press import Job, print_box
from ludofoot.press.document import box_of
from ludofoot.press.paper import POINTS_PER_MM
from ludofoot.press.words import PressVoice

GAMES = tuple(game.id for game in find_games().values() if find_spec(f"{game.package}.art.printed"))
PAPERS = ("a4", "letter")
NEAR = 0.02
"""Millimetres: what rounding may cost."""


@lru_cache(32)
def printed(game: str, lang: str = "en", paper: str = "a4", grey: bool = False, box: str = "") -> bytes:
    return print_box(Job(load(game).boxed(box), lang, paper, grey))


def document(game: str, lang: str = "en", paper: str = "a4", grey: bool = False, box: str = "") -> Any:
    return pdfium.PdfDocument(printed(game, lang, paper, grey, box))


@lru_cache(32)
def box_in(game: str, lang: str = "en", box: str = "") -> Printed:
    return box_of(load(game).boxed(box), PressVoice(lang, game))


@dataclass(frozen=True)
class Shown:
    """A drawing on a page: its upper left corner in mm from that of the page, and mm for each unit."""

    x: float
    y: float
    scale: float
    upright: bool


def size(page: Any) -> tuple[float, float]:
    wide, high = page.get_size()
    return wide / POINTS_PER_MM, high / POINTS_PER_MM


def drawings(page: Any) -> list[Shown]:
    """In the order in which they were placed."""
    high = page.get_size()[1]
    found = []
    for one in page.get_objects(filter=[raw.FPDF_PAGEOBJ_FORM], max_depth=1):
        a, b, _, _, e, f = one.get_matrix().get()
        scale = (a**2 + b**2) ** 0.5 / POINTS_PER_MM
        found.append(Shown(e / POINTS_PER_MM, (high - f) / POINTS_PER_MM, scale, a > 0))
    return found


def boxes(page: Any, kind: int) -> Iterator[tuple[float, float, float, float]]:
    """Left, top, right and bottom in mm of all objects of a kind that stand on the page itself."""
    high = page.get_size()[1]
    for one in page.get_objects(filter=[kind], max_depth=1):
        left, low, right, top = one.get_bounds()
        yield (
            left / POINTS_PER_MM,
            (high - top) / POINTS_PER_MM,
            right / POINTS_PER_MM,
            (high - low) / POINTS_PER_MM,
        )


def lines(page: Any) -> Iterator[tuple[float, float, str]]:
    """What is written on the page itself, in the order in which it was; where each begins, in mm."""
    high = page.get_size()[1]
    read = page.get_textpage()
    for one in page.get_objects(filter=[raw.FPDF_PAGEOBJ_TEXT], max_depth=1, textpage=read):
        *_, x, y = one.get_matrix().get()
        yield x / POINTS_PER_MM, (high - y) / POINTS_PER_MM, one.extract().strip()


def corners(page: Any) -> Iterator[list[tuple[float, float]]]:
    """The points of every path that is drawn on the page itself, in mm."""
    high = page.get_size()[1]
    x, y = ctypes.c_float(), ctypes.c_float()
    for one in page.get_objects(filter=[raw.FPDF_PAGEOBJ_PATH], max_depth=1):
        matrix, found = one.get_matrix(), []
        for at in range(raw.FPDFPath_CountSegments(one)):
            raw.FPDFPathSegment_GetPoint(raw.FPDFPath_GetPathSegment(one, at), x, y)
            across, up = matrix.on_point(x.value, y.value)
            found.append((across / POINTS_PER_MM, (high - up) / POINTS_PER_MM))
        yield found


def words_in(page: Any, left: float, top: float, width: float, height: float) -> str:
    """What can be read inside, in mm."""
    high = page.get_size()[1]
    text = page.get_textpage().get_text_bounded(
        left * POINTS_PER_MM,
        high - (top + height) * POINTS_PER_MM,
        (left + width) * POINTS_PER_MM,
        high - top * POINTS_PER_MM,
    )
    return " ".join(text.split())


def words_on(page: Any) -> str:
    return " ".join(page.get_textpage().get_text_bounded().split())
