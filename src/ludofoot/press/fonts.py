"""The three typefaces of the page, for paper: unpacked from the same packages, embedded by reportlab."""

from __future__ import annotations

import unicodedata
from functools import cache, lru_cache
from importlib.resources import files
from io import BytesIO
from threading import Lock
from typing import Any, Final

from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFError, TTFont

from ludofoot.art.lettering import DISPLAY, READING, SCRIPT, TEXT
from ludofoot.art.woff import unpacked
from ludofoot.core.records import Refused

PLAIN: Final = "Bricolage"
BOLD: Final = "Bricolage-Bold"
SHOUT: Final = "Bowlby"
TITLE: Final = "Shrikhand"
ON_DRAWINGS: Final = {DISPLAY.family: SHOUT, SCRIPT.family: TITLE, TEXT.family: BOLD, READING.family: PLAIN}
"""The font for each family that a drawing names."""

FILES: Final = {
    PLAIN: "bricolage-grotesque-latin-400-normal.woff",
    BOLD: "bricolage-grotesque-latin-700-normal.woff",
    SHOUT: "bowlby-one-latin-400-normal.woff",
    TITLE: "shrikhand-latin-400-normal.woff",
}
# Spaces that no font of ours has, and what comes nearest. The first is the narrow one of French.
_SPACES: Final = {"\u202f": "\u00a0", "\u2009": "\u00a0", "\u00ad": ""}
_lock = Lock()


@cache
def _loaded(name: str) -> Any:
    path = files("ludofoot") / "page" / "fonts" / FILES[name]
    if not path.is_file():
        raise Refused("no-fonts")
    try:
        font = TTFont(name, BytesIO(unpacked(path.read_bytes())))
    except (TTFError, ValueError):
        raise Refused("no-fonts") from None
    pdfmetrics.registerFont(font)
    return font


def load_fonts() -> None:
    """Make all of them known to reportlab; raises `Refused`."""
    with _lock:
        for name in FILES:
            _loaded(name)


def width_of(words: str, font: str, size: float) -> float:
    """How wide a line is, in the unit of its size."""
    return float(pdfmetrics.stringWidth(words, font, size))


@lru_cache(8192)
def printable(words: str, font: str) -> str:
    """The words in the letters that the font has; a letter it lacks loses its accent before it is lost."""
    known = _loaded(font).face.charToGlyph
    return "".join(letter if ord(letter) in known else _nearest(letter, known) for letter in words)


def _nearest(letter: str, known: dict[int, int]) -> str:
    if letter in _SPACES:
        return _SPACES[letter]
    plain = "".join(part for part in unicodedata.normalize("NFKD", letter) if ord(part) in known)
    return plain or "?"
