"""The card that is shared: 1200 by 630, drawn with the art of the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from ludofoot.art import geometry
from ludofoot.art.artwork import Artwork, Drawing
from ludofoot.art.codes import SEATS, badge
from ludofoot.art.kit import artwork as assembled
from ludofoot.art.lettering import DISPLAY, SCRIPT, TEXT, balanced, broken, fitting, text
from ludofoot.art.markup import circle, clip, clipped, group, moved, number, outline, path, polygon, rect
from ludofoot.art.palette import CREAM, FIR, INK, NIGHT, PEWTER, RED, SLATE, STOCK, TINTS, WHITE
from ludofoot.art.symbols import ball, dots, rays
from ludofoot.catalogue import load
from ludofoot.coach.analysis import BEST, COSTLY, FINE
from ludofoot.gazette.wording import Edition, Row
from ludofoot.press.curve import Course
from ludofoot.press.front_page import art_of
from ludofoot.press.gazette_page import fonts

WIDTH, HEIGHT = 1200, 630
CLIP: Final = "clip-share-card"
LEFT, ROOM = 56, 640
FLAP: Final = 84
SECRET: Final = "?"
SCORE_ENDS: Final = 500
COURSE, COURSE_HIGH = 458, 124
"""Where the course lies."""
SHALLOWEST: Final = 40
"""A row of the score needs so much."""
STRIP, ROWS = 560, 2
SIZES: Final = (34, 28, 22, 18, 14, 11, 9, 7)
"""As large as there is room for all marks."""


class Day(NamedTuple):
    """What the card of a match of the day tells: its number, and the coach's mark for each decision."""

    number: int
    marks: Sequence[str] = ()


def share_card(
    edition: Edition,
    course: Course | None = None,
    *,
    secret: bool = False,
    link: str = "",
    day: Day | None = None,
) -> str:
    """The card as SVG. A secret one shows no result, headline, course or star, nor does that of a day."""
    art = art_of(load(edition.report.game), edition.voice)
    secret = secret or day is not None
    star = edition.report.star
    hero = star.art if star is not None and star.art in art.drawings and not secret else "lid"
    label = link_label(edition, link) if link else ""
    return card(art, hero, left_side(edition, course, secret, day) + label)


def card(art: Artwork, hero: str, body: str) -> str:
    """Navy to the left, and one of the drawings of the game to the right; `body` lies over both."""
    ground = rect(0, 0, WIDTH, HEIGHT, fill=INK)
    frame = rect(5, 5, WIDTH - 10, HEIGHT - 10, fill="none", stroke=STOCK, stroke_width=10)
    drawing = Drawing("share-card", WIDTH, HEIGHT, ground + right_side(art, hero) + body + frame)
    window = clip(CLIP, polygon("805,0 1200,0 1200,630 695,630"))
    svg = assembled("gazette", [drawing], {**art.parts, CLIP: window}).standalone("share-card")
    # A picture that travels alone brings its typefaces along.
    return svg.replace("<defs>", f"<defs><style>{fonts()}</style>", 1)


def right_side(art: Artwork, id: str) -> str:
    """A drawing on a sunburst, behind a slanted edge."""
    sun = rect(690, 0, 520, HEIGHT, fill=RED)
    sun += group(rays(0, 0, WHITE, 0.12), transform=moved(960, 360, 1.4))
    sun += group(dots(520, HEIGHT), transform=moved(690, 0))
    shown = ""
    if id in art.drawings:
        drawing = art.drawings[id]
        upright = drawing.height > drawing.width
        scale = min(460 / drawing.height, 400 / drawing.width)
        y = (HEIGHT - drawing.height * scale) / 2 if upright else HEIGHT - drawing.height * scale
        shown = group(drawing.body, transform=moved(975 - drawing.width * scale / 2, y, scale))
    edge = path("M805 0L695 630", stroke=STOCK, stroke_width=10)
    return clipped(CLIP, sun + shown) + edge


def link_label(edition: Edition, link: str) -> str:
    """Who reads it may try the same deal."""
    words = edition.voice.word("gazette-again")
    plate = rect(880, 522, 284, 62, rx=12, fill=STOCK, **outline(3))
    return (
        plate
        + text(words, 1022, 549, fitting(words, 260, 22))
        + text(link, 1022, 573, fitting(link, 260, 16, TEXT), face=TEXT)
    )


def wordmark(title: str) -> str:
    """Whose card it is, and of what."""
    name = ball(70, 75, 24) + text("Ludofoot", 106, 88, 44, WHITE, face=SCRIPT, anchor="start")
    return name + text(title, 330, 86, fitting(title, 330, 21, TEXT), PEWTER, face=TEXT, anchor="start")


def headline_drawn(words: str) -> tuple[float, str]:
    """In two lines at most; and where it ends."""
    y, body = 118.0, ""
    lines = [words] if fitting(words, ROOM, 54) >= 46 else balanced(words)
    for line in lines:
        size = fitting(line, ROOM - 8 * (y > 160), 54)
        y += size * 1.12
        body += text(line, LEFT, y, size, WHITE, anchor="start")
    return y, body


def left_side(edition: Edition, course: Course | None, secret: bool, day: Day | None) -> str:
    """Wordmark and game, headline, score, one line, the course if there is room for it."""
    title = edition.voice.word("title")
    if day is not None:
        title = edition.voice.word("day-card", title=title, number=day.number)
    y, words = headline_drawn(edition.voice.word("gazette-again") if secret else edition.headline)
    body = wordmark(title) + words
    if secret:
        marks = marks_drawn(day.marks if day is not None else ())
        return body + score(edition, secret, y + 30, SCORE_ENDS) + marks
    if course is None or (COURSE - 70 - y) / len(edition.report.sides) < SHALLOWEST:
        return body + score(edition, secret, y + 30, SCORE_ENDS) + noted(edition.lead, 550, 2)
    drawn = course_drawn(edition, course)
    return body + score(edition, secret, y + 20, COURSE - 50) + noted(edition.lead, COURSE - 18, 1) + drawn


def noted(note: str, y: float, most: int) -> str:
    """A sentence below the score, in so many lines; whatever does not fit is left out by whole sentences."""
    lines = broken(note, ROOM - 40, 20, TEXT)
    while len(lines) > most and ". " in note:
        note = note.rpartition(". ")[0] + "."
        lines = broken(note, ROOM - 40, 20, TEXT)
    return "".join(
        text(line, LEFT, y + 26 * at, 20, PEWTER, face=TEXT, anchor="start")
        for at, line in enumerate(lines[:most])
    )


def course_drawn(edition: Edition, course: Course) -> str:
    """The chances of each side without a number; of two sides one line tells both."""
    wide, last = ROOM - 40, max(1, course.points[-1].line)
    sides = [edition.report.sides[side].seats[0] for side in edition.report.order]
    middle = COURSE + COURSE_HIGH / 2
    body = path(
        f"M{LEFT} {middle}h{wide}", stroke=PEWTER, stroke_width=2, stroke_dasharray="6 6", opacity=0.6
    )
    for seat in reversed(sides[:1] if len(sides) == 2 else sides):
        places = [
            (LEFT + wide * point.line / last, COURSE + COURSE_HIGH * (1 - point.chances[seat]))
            for point in course.points
        ]
        colour = TINTS[SEATS[seat % len(SEATS)].colour]
        line = "L".join(f"{number(x)} {number(y)}" for x, y in places)
        if len(sides) == 2:
            body += path(f"M{LEFT} {middle}L{line}V{middle}Z", fill=colour, opacity=0.3)
        body += path(f"M{line}", fill="none", stroke=colour, stroke_width=5, stroke_linejoin="round")
    return body


def marks_drawn(marks: Sequence[str]) -> str:
    """All decisions in their order, on a strip of paper: each mark has a shape of its own."""
    if not marks:
        return ""
    size = next((each for each in SIZES if len(marks) <= ROWS * (STRIP // each)), SIZES[-1])
    a_row = STRIP // size
    shown = marks[: ROWS * a_row]
    rows, across = -(-len(shown) // a_row), min(len(shown), a_row)
    top = 585 - rows * size - 16
    plate = rect(LEFT, top, across * size + 20, rows * size + 16, rx=10, fill=STOCK)
    return plate + "".join(
        mark_drawn(mark, LEFT + 10 + (at % a_row + 0.5) * size, top + 8 + (at // a_row + 0.5) * size, size)
        for at, mark in enumerate(shown)
    )


def mark_drawn(mark: str, x: float, y: float, size: float) -> str:
    """The mark of the coach for one decision, as wide as `size` with some air."""
    half = size * 0.38
    if mark == BEST:
        return polygon(geometry.star(x, y, half * 1.15), fill=FIR)
    if mark == FINE:
        return circle(x, y, half * 0.6, fill=SLATE)
    tip = f"{x - half},{y - half * 0.8} {x + half},{y - half * 0.8} {x},{y + half}"
    if mark == COSTLY:
        return polygon(tip, fill=CREAM, stroke=RED, stroke_width=size / 12)
    return polygon(tip, fill=RED)


def score(edition: Edition, secret: bool, y: float, end: float) -> str:
    """The sides below each other."""
    rows = edition.rows()
    if secret:
        rows = [edition.row(side) for side in range(len(edition.report.sides))]
    depth = min(92.0, (end - y) / max(1, len(rows)))
    return "".join(side(row, edition, y + at * depth, depth, secret) for at, row in enumerate(rows))


def side(row: Row, edition: Edition, y: float, depth: float, secret: bool) -> str:
    """Mark, name and flap."""
    middle, flap = y + depth / 2, min(FLAP, depth - 10)
    seat = edition.report.sides[row.side].seats[0]
    digits = SECRET if secret else str(row.score)
    plate = rect(LEFT + 440, middle - flap / 2, 100, flap, rx=10, fill=NIGHT, stroke=PEWTER, stroke_width=3)
    return (
        badge(SEATS[seat % len(SEATS)], LEFT + 26, middle, min(24, depth * 0.36), edge=4)
        + text(
            row.name,
            LEFT + 66,
            middle + 12,
            fitting(row.name, 350, min(34, depth * 0.66)),
            WHITE,
            anchor="start",
        )
        + plate
        + text(digits, LEFT + 490, middle + flap * 0.3, fitting(digits, 84, flap * 0.85, DISPLAY), WHITE)
    )
