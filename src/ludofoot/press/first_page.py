"""The first page: what is in the box and on which sheets, how it is made, and a ruler to check the scale."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from ludofoot.press.fonts import BOLD, PLAIN, SHOUT, TITLE
from ludofoot.press.job import Section
from ludofoot.press.lettering import MM_PER_POINT, line_width, wrapped
from ludofoot.press.paper import MARGIN
from ludofoot.press.sheets import FADED, Sheets
from ludofoot.press.words import PressVoice

RULER: Final = 50.0
LID: Final = 45.0

_SIZES: Final = (12.0, 11.5, 11.0, 10.5, 10.0, 9.5, 9.0, 8.5, 8.0, 7.5)
"""The largest at which everything fits is taken."""
_INDENT: Final = 6.0
_FOOT: Final = 26.0


@dataclass(frozen=True)
class Row:
    """A line of the page, the room it takes, and the mark before it."""

    words: str
    room: float
    points: float
    font: str = PLAIN
    mark: str = ""


def draw_first_page(sheets: Sheets, voice: PressVoice, sections: list[Section]) -> None:
    """All that must be known before the scissors come out."""
    y = _head(sheets, voice)
    for row in _fitting(sheets, voice, sections, sheets.paper.height - MARGIN - _FOOT - y):
        y += row.room
        if row.mark:
            sheets.write(row.mark, MARGIN, y, row.points, font=BOLD)
        if row.words:
            left = MARGIN + (_INDENT if row.font == PLAIN else 0)
            sheets.write(row.words, left, y, row.points, font=row.font)
    _ruler(sheets, voice)


def _head(sheets: Sheets, voice: PressVoice) -> float:
    """Title and lid; where the text may begin."""
    title, room = voice.word("title"), sheets.paper.width - 2 * MARGIN - LID - 8
    size = min(34.0, 34 * room / line_width(title, TITLE, 34 * MM_PER_POINT))
    sheets.write(title, MARGIN, MARGIN + 12, size, font=TITLE)
    y = MARGIN + 21.0
    for line in wrapped(voice.word("press-subtitle"), room, PLAIN, 11):
        sheets.write(line, MARGIN, y, 11, font=PLAIN)
        y += 5
    if "lid" in sheets.plates.artwork.drawings:
        sheets.place("lid", sheets.paper.width - MARGIN - LID, MARGIN, LID)
    return y


def _fitting(sheets: Sheets, voice: PressVoice, sections: list[Section], depth: float) -> list[Row]:
    rows: list[Row] = []
    for points in _SIZES:
        rows = list(_rows(sheets, voice, sections, points))
        if sum(row.room for row in rows) <= depth:
            break
    return rows


def _rows(sheets: Sheets, voice: PressVoice, sections: list[Section], points: float) -> Iterator[Row]:
    """The contents stand beside the lid, in shorter lines."""
    measure = sheets.paper.width - 2 * MARGIN - _INDENT
    yield from _heading(voice.word("press-contents"), points)
    for sheets_named, things in _contents(voice, sections):
        text = voice.word("press-content", sheets=sheets_named, things=things)
        yield from _paragraph(text, measure - LID - 8, points, "•")
    yield from _heading(voice.word("press-needed"), points)
    for thing in _needed(sections):
        yield from _paragraph(voice.word(thing), measure - LID - 8, points, "•")
    yield from _heading(voice.word("press-how"), points)
    for number, step in enumerate(_steps(sections), 1):
        yield from _paragraph(voice.word(step), measure, points, f"{number}.")


def _contents(voice: PressVoice, sections: list[Section]) -> Iterator[tuple[str, str]]:
    """The sheets of each section, and what is on them."""
    first = 2
    for section in sections:
        last = first + len(section.leaves) - 1
        things = [voice.word(name, count=count) for name, count in section.names]
        sheets = voice.word("press-sheets" if last > first else "press-sheet", first=first, last=last)
        yield sheets, ", ".join(things)
        first = last + 1


def _needed(sections: list[Section]) -> Iterator[str]:
    makes = {step for section in sections for step in section.steps}
    yield "press-need-paper"
    yield "press-need-cutter"
    if makes & {"press-step-boards", "press-step-pawns", "press-step-dice"}:
        yield "press-need-glue"
    if "press-step-booklet" in makes:
        yield "press-need-stapler"


def _steps(sections: list[Section]) -> list[str]:
    steps = ["press-step-print", "press-step-measure"]
    steps += [step for section in sections for step in section.steps]
    return list(dict.fromkeys(steps))


def _heading(words: str, points: float) -> Iterator[Row]:
    yield Row(words, points * 0.95, points + 2, SHOUT)
    yield Row("", points * 0.08, points)


def _paragraph(words: str, measure: float, points: float, mark: str) -> Iterator[Row]:
    for at, line in enumerate(wrapped(words, measure, PLAIN, points)):
        yield Row(line, points * (0.45 if at else 0.53), points, PLAIN, "" if at else mark)


def _ruler(sheets: Sheets, voice: PressVoice) -> None:
    """Five centimetres with a tick for every millimetre."""
    left, y = MARGIN, sheets.paper.height - MARGIN - 10
    ticks = [(at, 5.0 if at % 10 == 0 else 3.5 if at % 5 == 0 else 2.0) for at in range(int(RULER) + 1)]
    sheets.stroke(
        ((left, y), (left + RULER, y)), *(((left + at, y), (left + at, y - high)) for at, high in ticks)
    )
    for centimetre in range(0, int(RULER) + 1, 10):
        sheets.write(str(centimetre), left + centimetre, y + 3.2, 6.5, anchor="middle")
    sheets.write(voice.word("press-ruler"), left + RULER + 6, y, 9)
    sheets.write(voice.word("press-own"), left, sheets.paper.height - MARGIN, 6.5, font=PLAIN, colour=FADED)
