"""The card of a puzzle of the day: its number, how hard it is and how it went; nothing of the answer."""

from __future__ import annotations

from typing import NamedTuple

from ludofoot.art import geometry
from ludofoot.art.lettering import TEXT, fitting, text
from ludofoot.art.markup import polygon, rect
from ludofoot.art.palette import PEWTER, STOCK, WHITE
from ludofoot.catalogue import load
from ludofoot.coach.analysis import BEST, COSTLY
from ludofoot.locale import Voice
from ludofoot.press.front_page import art_of
from ludofoot.press.share_card import LEFT, ROOM, card, headline_drawn, mark_drawn, wordmark

MARK = 132
"""The side of the plate on which the mark stands."""
STAR = 17


class Tried(NamedTuple):
    """What somebody may tell of a puzzle."""

    number: int
    game: str
    stars: int
    """How hard it is."""
    right: bool
    days: int
    """So many days in a row it was found."""


def puzzle_card(tried: Tried, lang: str) -> str:
    """The card as SVG."""
    voice = Voice(lang, tried.game)
    title = voice.word("title")
    _, words = headline_drawn(voice.word("puzzle-card-title", number=tried.number))
    body = wordmark(title) + words + difficulty(tried.stars) + result(tried, voice)
    asked = voice.word("puzzle-card-ask")
    body += text(asked, LEFT, 566, fitting(asked, ROOM - 60, 30), WHITE, anchor="start")
    return card(art_of(load(tried.game), voice), "lid", body)


def difficulty(stars: int) -> str:
    """As many stars as levels miss it."""
    step = 2.4 * STAR
    return "".join(
        polygon(geometry.star(LEFT + STAR + number * step, 282, STAR), fill=STOCK) for number in range(stars)
    )


def result(tried: Tried, voice: Voice) -> str:
    """The mark on its plate; beside it the same in words, and the days in a row."""
    top, beside = 340, LEFT + MARK + 28
    plate = rect(LEFT, top, MARK, MARK, rx=16, fill=STOCK)
    mark = mark_drawn(BEST if tried.right else COSTLY, LEFT + MARK / 2, top + MARK / 2, MARK)
    told = voice.word("puzzle-card-found" if tried.right else "puzzle-card-missed")
    words = text(told, beside, top + 62, fitting(told, ROOM - MARK - 40, 46), WHITE, anchor="start")
    if tried.days:
        row = voice.word("puzzle-card-series", days=tried.days)
        size = fitting(row, ROOM - MARK - 40, 26, TEXT)
        words += text(row, beside, top + 104, size, PEWTER, face=TEXT, anchor="start")
    return plate + mark + words
