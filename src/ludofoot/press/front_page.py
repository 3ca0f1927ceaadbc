"""The front page of the Gazette: one drawing on A4, for the printer and for the browser."""

from __future__ import annotations

from importlib import import_module
from itertools import groupby
from typing import Any, Final

import segno

from ludofoot.art.artwork import Artwork, Drawing
from ludofoot.art.box import opened
from ludofoot.art.kit import artwork as assembled
from ludofoot.art.lettering import READING, SCRIPT, TEXT, balanced, broken, fitting, text
from ludofoot.art.markup import clip, clipped, group, moved, outline, path, rect
from ludofoot.art.palette import INK, PITCH, RED, WHITE
from ludofoot.art.symbols import ball, dots, goal, rays
from ludofoot.catalogue import load
from ludofoot.core.game import Game
from ludofoot.gazette.wording import MOST_LINES, Edition
from ludofoot.locale import Voice
from ludofoot.press.curve import Course, curve_drawn
from ludofoot.press.document import one_at_a_time
from ludofoot.press.panels import panel_drawn, panel_for_paper
from ludofoot.press.paper import PAPERS
from ludofoot.press.score_board import board_drawn
from ludofoot.press.sheets import Sheets

WIDTH, HEIGHT = 840, 1188
"""A4 in quarters of a millimetre."""
MARGIN: Final = 48
INSIDE: Final = WIDTH - 2 * MARGIN
PICTURE: Final = 270
CLIP: Final = "clip-front-page"
LEADING: Final = 1.35
SIDE_COLUMN: Final = 240
COLUMN: Final = 232
TEXT_SIZE: Final = 16.5
CHARTS: Final = 240
FOOT: Final = 112
CODE: Final = 58
"""The side of the code for a camera."""


def print_front_page(
    edition: Edition, course: Course | None = None, *, grey: bool = False, link: str = ""
) -> bytes:
    """The page as a PDF; `link` leads to where the match can be watched again."""
    art = front_page(edition, course, link)
    with one_at_a_time:
        sheets = Sheets(PAPERS["a4"], art, grey=grey, title=edition.headline, lang=edition.lang)
        sheets.begin()
        sheets.place("front-page", 0, 0, PAPERS["a4"].width)
        sheets.end()
        return sheets.finished()


def front_page(edition: Edition, course: Course | None = None, link: str = "") -> Artwork:
    """The page as a drawing, with the parts that it uses."""
    game = load(edition.report.game)
    art = art_of(game, edition.voice)
    body = masthead(edition)
    y, words = headline(edition)
    body += words
    body += picture(edition, art, y)
    y += PICTURE + 20
    star = edition.report.star
    if star is not None:
        caption = edition.voice.word(
            "gazette-caption", name=edition.say(star.name), why=edition.say(star.why)
        )
        body += text(caption, MARGIN, y, fitting(caption, INSIDE, 14, TEXT), face=TEXT, anchor="start")
    y += 30
    charts = charts_drawn(edition, course)
    body += story(edition, y, short=bool(charts)) + side_column(edition, y) + charts
    body += footer(edition, link)
    drawing = Drawing("front-page", WIDTH, HEIGHT, body)
    window = clip(CLIP, rect(MARGIN, 0, INSIDE, PICTURE))
    return assembled("gazette", [drawing], {**art.parts, CLIP: window})


def charts_drawn(edition: Edition, course: Course | None) -> str:
    """The course of the match, and what its game has to show; both share the foot of the page."""
    panel = panel_for_paper(edition)
    y, half = HEIGHT - CHARTS - FOOT, (INSIDE - 24) / 2
    if course is None and panel is None:
        return ""
    if course is None:
        return panel_drawn(edition, panel, MARGIN, y, room=INSIDE, height=CHARTS - 20)
    if panel is None:
        return curve_drawn(edition, course, MARGIN, y, room=INSIDE, height=CHARTS - 20)
    beside = panel_drawn(edition, panel, MARGIN, y, room=half, height=CHARTS - 20)
    return beside + curve_drawn(edition, course, MARGIN + half + 24, y, room=half, height=CHARTS - 20)


def art_of(game: Game[Any], voice: Voice) -> Artwork:
    """The drawings of a game; one without any gives none."""
    try:
        module = import_module(f"{game.package}.art")
    except ModuleNotFoundError:
        return assembled("none", [])
    with opened(game.package, game.box):
        found: Artwork = module.artwork(voice.word)
    return found


def masthead(edition: Edition) -> str:
    """The name of the paper between its rules."""
    rules = "".join(f"M{MARGIN} {y}H{WIDTH - MARGIN}" for y in (108, 140, 143))
    title = edition.voice.word("gazette-title").upper()
    return (
        text("Ludofoot", WIDTH / 2, 88, 76, RED, face=SCRIPT)
        + path(rules, fill="none", stroke=INK, stroke_width=1.5)
        + text(title, MARGIN, 130, 14, face=TEXT, anchor="start")
        + text(edition.day, WIDTH / 2, 130, 14, face=TEXT)
        + text(edition.masthead, WIDTH - MARGIN, 130, 14, face=TEXT, anchor="end")
    )


def headline(edition: Edition) -> tuple[float, str]:
    """The headline in one line where it can be large, and the lead; where the picture begins."""
    lines = [edition.headline]
    if fitting(edition.headline, INSIDE, 58) < 40:
        lines = balanced(edition.headline)
    size = min(fitting(line, INSIDE, 58) for line in lines)
    y, body = 150.0, ""
    for line in lines:
        y += size * 1.02
        body += text(line, WIDTH / 2, y, size)
    for line in broken(edition.lead, INSIDE, 18, TEXT)[:2]:
        y += 27
        body += text(line, WIDTH / 2, y, 18, face=TEXT)
    return y + 18, body


def picture(edition: Edition, art: Artwork, y: float) -> str:
    """The star before the goal, and the score board."""
    ground = rect(MARGIN, 0, INSIDE, PICTURE, fill=PITCH)
    sun = rays(MARGIN + 200, 150, WHITE, 0.12) + group(dots(INSIDE, PICTURE), transform=moved(MARGIN, 0))
    net = group(goal(), transform=moved(MARGIN + 150, 60, 0.85))
    body = ground + sun + net + ball(MARGIN + 330, 70, 26) + star_drawn(edition, art)
    board = board_drawn(edition, MARGIN + INSIDE - 366, 24, 344, PICTURE - 48)
    frame = rect(MARGIN, 0, INSIDE, PICTURE, fill="none", **outline(3))
    return group(clipped(CLIP, body) + board + frame, transform=moved(0, y))


def star_drawn(edition: Edition, art: Artwork) -> str:
    """The drawing of the star; the lid where there is none."""
    star = edition.report.star
    id = star.art if star is not None and star.art in art.drawings else "lid"
    if id not in art.drawings:
        return ""
    drawing = art.drawings[id]
    scale = min(250 / drawing.height, 250 / drawing.width)
    x, y = MARGIN + 30, PICTURE - drawing.height * scale
    if drawing.height > drawing.width:
        y = (PICTURE - drawing.height * scale) / 2
    return group(drawing.body, transform=moved(x, y, scale))


def story(edition: Edition, y: float, *, short: bool) -> str:
    """Two columns made of the moments, as many as there is room for."""
    most = MOST_LINES if short else 2 * MOST_LINES
    bottom = HEIGHT - FOOT - (CHARTS if short else 0) - TEXT_SIZE
    columns = in_columns(edition, most)
    while most > 1 and y + len(columns[0]) * TEXT_SIZE * LEADING > bottom:
        most -= 1
        columns = in_columns(edition, most)
    body = ""
    for number, column in enumerate(columns):
        for row, line in enumerate(column):
            x = MARGIN + number * (COLUMN + 20)
            body += text(line, x, y + row * TEXT_SIZE * LEADING, TEXT_SIZE, face=READING, anchor="start")
    return body


def in_columns(edition: Edition, most: int) -> tuple[list[str], list[str]]:
    """So many moments in two columns of about the same length; none is torn apart."""
    lines: list[tuple[str, bool]] = []
    for _, when, what in edition.lines(most):
        for number, line in enumerate(broken(f"{when} · {what}", COLUMN, TEXT_SIZE, READING)):
            lines.append((line, number == 0))
    half = (len(lines) + 1) // 2
    while half < len(lines) and not lines[half][1]:
        half += 1
    return [line for line, _ in lines[:half]], [line for line, _ in lines[half:]]


def side_column(edition: Edition, y: float) -> str:
    """The star's name and four figures with their bars."""
    x, body = WIDTH - MARGIN - SIDE_COLUMN, ""
    star = edition.report.star
    if star is not None:
        name = edition.say(star.name)
        body += text(edition.voice.word("gazette-star"), x, y, 14, face=TEXT, anchor="start")
        y += 28
        body += text(name, x, y, fitting(name, SIDE_COLUMN, 24), anchor="start")
        y += 34
    for label, values, figure in edition.figures(4):
        body += figure_drawn(label, values, [figure.values[side] or 0 for side in edition.report.order], x, y)
        y += 40
    return body


def figure_drawn(label: str, values: list[str], numbers: list[float], x: float, y: float) -> str:
    """A figure: the values at both ends, or one after the other where there are more sides."""
    if len(values) > 2:
        row = " · ".join(values)
        body = text(row, x + SIDE_COLUMN, y + 17, fitting(row, SIDE_COLUMN, 14), anchor="end")
        return body + text(label, x, y, fitting(label, SIDE_COLUMN, 13, TEXT), face=TEXT, anchor="start")
    body = text(values[0], x, y, 17, anchor="start") + text(values[1], x + SIDE_COLUMN, y, 17, anchor="end")
    body += text(label, x + SIDE_COLUMN / 2, y, fitting(label, 130, 13, TEXT), face=TEXT)
    whole = sum(numbers)
    if whole <= 0:
        return body
    cut = SIDE_COLUMN * numbers[0] / whole
    return (
        body
        + rect(x, y + 7, max(cut - 2, 0), 5, fill=INK)
        + rect(
            x + cut + 2, y + 8, max(SIDE_COLUMN - cut - 2, 0), 3, fill="none", stroke=INK, stroke_width=1.2
        )
    )


def footer(edition: Edition, link: str) -> str:
    """Where it can be watched again, and where it can be checked."""
    y = HEIGHT - FOOT + 10
    seal = edition.voice.word("gazette-seal", seal=edition.report.seal[:16])
    words = [f"{seal} · {edition.voice.word('gazette-fair')}"]
    x: float = MARGIN
    body = path(f"M{MARGIN} {y}H{WIDTH - MARGIN}", stroke=INK, stroke_width=1.5)
    if link:
        words.insert(0, edition.voice.word("gazette-watch", link=link.partition("://")[2]))
        body += code_drawn(link, MARGIN, y + 10)
        x += CODE + 16
    for number, line in enumerate(words):
        size = fitting(line, WIDTH - MARGIN - x, 14, TEXT)
        body += text(line, x, y + 30 + 22 * number, size, face=TEXT, anchor="start")
    return body


def code_drawn(link: str, x: float, y: float) -> str:
    """A link for a camera: black on the paper, one path, its runs joined."""
    rows = [list(row) for row in segno.make(link, error="m").matrix]
    size = CODE / len(rows)
    data = ""
    for down, row in enumerate(rows):
        across = 0
        for dark, run in groupby(row):
            wide = len(list(run))
            if dark:
                left, top = round(x + across * size, 3), round(y + down * size, 3)
                data += f"M{left} {top}h{round(wide * size, 3)}v{round(size, 3)}h-{round(wide * size, 3)}z"
            across += wide
    return path(data, fill=INK)
