"""The curve of a match on paper: a line for each side, told apart by its dashes too."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from ludofoot.art.codes import SEATS
from ludofoot.art.lettering import TEXT, text
from ludofoot.art.markup import circle, number, path, rect
from ludofoot.art.palette import GREY, INK, WHITE
from ludofoot.art.symbols import ball
from ludofoot.coach.analysis import Analysis, Point
from ludofoot.core.panels import Shade
from ludofoot.gazette.wording import Edition

DASHES: Final = (None, "9 5", "3 4", "14 4 3 4")
TINT: Final = "#E9DAB6"


class Turned(msgspec.Struct, frozen=True):
    """Where the match turned, by the line of its record."""

    line: int


class Course(msgspec.Struct, frozen=True):
    """What is printed of an analysis."""

    points: tuple[Point, ...]
    turns: tuple[Turned, ...] = ()


def course_of(analysis: Analysis) -> Course:
    """The course as the stands saw it."""
    return Course(analysis.points, tuple(Turned(turn.line) for turn in analysis.turns))


def curve_drawn(edition: Edition, course: Course, x: float, y: float, *, room: float, height: float) -> str:
    """The chances of each side from the deal to the end, with a ball where somebody scored."""
    left, top, wide, high = x + 34, y + 34, room - 34, height - 44
    last = max(1, course.points[-1].line)

    def place(line: int, share: float) -> tuple[float, float]:
        return left + wide * line / last, top + high * (1 - share)

    sides = [edition.report.sides[side] for side in edition.report.order]
    alone = len(sides) == 2
    body = path(f"M{x} {y}H{x + room}", stroke=INK, stroke_width=2)
    body += text(title(edition, sides[0] if alone else None), x, y + 22, 17, anchor="start")
    body += "".join(
        rect(at, top, place(min(shade.end or last, last), 0)[0] - at, high, fill=TINT)
        for shade in shades(edition, last)
        for at in (place(shade.begin, 0)[0],)
    )
    for share in (0, 0.5, 1):
        across = top + high * (1 - share)
        body += path(f"M{left} {number(across)}h{wide}", stroke=GREY, stroke_width=0.6)
        body += text(str(round(100 * share)), left - 8, across + 5, 12, face=TEXT, anchor="end")
    sides = sides[:1] if alone else sides
    for at, side in enumerate(sides):
        points = [place(point.line, point.chances[side.seats[0]]) for point in course.points]
        data = "M" + "L".join(f"{number(px)} {number(py)}" for px, py in points)
        colour = SEATS[side.seats[0] % len(SEATS)].colour
        dashes = DASHES[at % len(DASHES)]
        body += path(data, fill="none", stroke=colour, stroke_width=3, stroke_dasharray=dashes)
        if not alone:
            name = edition.say(side.who)
            body += text(name, left + wide, top + 14 + 16 * at, 12, colour, face=TEXT, anchor="end")
    shares = {point.line: point.chances for point in course.points}
    for each in edition.report.highlights:
        if each.kind == "goal" and each.entry in shares and each.side is not None:
            seat = (sides[0] if alone else edition.report.sides[each.side]).seats[0]
            body += ball(*place(each.entry, shares[each.entry][seat]), 8)
    return body + turns_drawn(course, place)


def title(edition: Edition, side: Any) -> str:
    """Whose curve it is, if it is one side's."""
    if side is None:
        return edition.voice.word("gazette-curve")
    return edition.voice.word("gazette-curve-paper", who=edition.say(side.who))


def shades(edition: Edition, last: int) -> list[Shade]:
    """The parts that lie on the sheet."""
    return [shade for shade in edition.report.shades if shade.begin < last]


def turns_drawn(course: Course, place: Any) -> str:
    """Where it turned, numbered in the order of the match."""
    body = ""
    for at, turn in enumerate(sorted(course.turns, key=lambda turn: turn.line), 1):
        x, y = place(turn.line, 0)
        body += circle(x, y - 2, 9, fill=INK) + text(str(at), x, y + 3, 12, WHITE, face=TEXT)
    return body
