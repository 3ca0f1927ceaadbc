"""The score board: navy, with the digits of a stadium, a row for each side."""

from __future__ import annotations

from typing import Final

from ludofoot.art.codes import SEATS, badge
from ludofoot.art.lettering import TEXT, broken, fitting, text
from ludofoot.art.markup import rect
from ludofoot.art.palette import INK, MUSTARD, NIGHT, PEWTER, WHITE
from ludofoot.gazette.wording import Edition, Row

FLAP: Final = 48


def board_drawn(edition: Edition, x: float, y: float, room: float, height: float) -> str:
    """Names, scores and what made them, best first."""
    body = rect(x, y, room, height, rx=12, fill=INK)
    rows = edition.rows()
    notes = [words for words in (edition.say(edition.report.after), edition.below) if words]
    depth = (height - 16 - 20 * bool(notes)) / max(1, len(rows))
    for number, row in enumerate(rows):
        body += row_drawn(row, edition, x + 14, y + 8 + number * depth, room=room - 28, depth=depth)
    if notes:
        words = " · ".join(notes)
        size = fitting(words, room - 28, 13, TEXT)
        body += text(words, x + room / 2, y + height - 10, size, PEWTER, face=TEXT)
    return body


def row_drawn(row: Row, edition: Edition, x: float, y: float, *, room: float, depth: float) -> str:
    """One side: its mark and name, its score on a flap, its scorers below."""
    flap = min(FLAP, depth - 6)
    middle = y + min(depth / 2, flap / 2 + 6)
    seat = edition.report.sides[row.side].seats[0]
    mark = badge(SEATS[seat % len(SEATS)], x + 14, middle, 12, edge=3)
    name = text(
        row.name,
        x + 36,
        middle + 8,
        fitting(row.name, room - 110, 22),
        MUSTARD if row.won else WHITE,
        anchor="start",
    )
    digits = str(row.score)
    plate = rect(
        x + room - 64, middle - flap / 2, 64, flap, rx=6, fill=NIGHT, stroke=PEWTER, stroke_width=1.5
    )
    score = text(digits, x + room - 32, middle + flap * 0.3, fitting(digits, 54, flap * 0.8), WHITE)
    detail = row.scorers or row.made
    lines = broken(detail, room - 40, 12, TEXT) if detail and depth > 76 else []
    most = max(0, int((depth - flap - 8) // 15))
    below = "".join(
        text(line, x + 36, middle + flap / 2 + 14 + 15 * at, 12, PEWTER, face=TEXT, anchor="start")
        for at, line in enumerate(lines[:most])
    )
    return mark + name + plate + score + below
