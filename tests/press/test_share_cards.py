"""Cards to share: the course of a match where there is one, and a puzzle without its answer."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from ludofoot import load
from ludofoot.art.palette import FIR, TINTS
from ludofoot.coach.analysis import Point
from ludofoot.coach.puzzle import puzzle_of_number
from ludofoot.core.game import Setup
from ludofoot.core.logbook import read_record
from ludofoot.gazette import report
from ludofoot.gazette.wording import Edition
from ludofoot.locale import LANGS, Voice
from ludofoot.press.curve import Course
from ludofoot.press.puzzle_card import Tried, puzzle_card
from ludofoot.press.share_card import share_card
from tests.browser.moments import finished

pytestmark = pytest.mark.plain_only
STEPS = 20


def words_in(svg: str) -> list[str]:
    drawn = ElementTree.fromstring(svg)
    assert (drawn.get("viewBox") or "").split()[2:] == ["1200", "630"]
    return ["".join(each.itertext()) for each in drawn.iter() if each.tag.endswith("text")]


def edition(game: str, seats: int) -> Edition:
    return Edition(report(read_record(finished(load(game), Setup(seats)))), "fr")


def course(seats: int) -> Course:
    return Course(tuple(Point(line, (line / STEPS,) * seats, 0.01) for line in range(STEPS + 1)))


def test_the_course_is_drawn_without_a_number_and_never_on_a_secret_card() -> None:
    told = edition("schuss-und-tor", 2)
    with_course, without = share_card(told, course(2)), share_card(told)
    colours = set(TINTS.values())
    assert [word for word in words_in(with_course) if "%" in word] == []
    assert len(with_course) > len(without)
    line = with_course[with_course.index('stroke-dasharray="6 6"') :]
    assert any(f'stroke="{colour}"' in line for colour in colours)
    assert share_card(told, course(2), secret=True) == share_card(told, secret=True)


def test_many_rows_of_a_score_leave_no_room_for_it() -> None:
    told = edition("footmania", 4)
    assert share_card(told, course(4)) == share_card(told)


@pytest.mark.parametrize("lang", LANGS)
def test_a_puzzle_tells_number_mark_and_days_and_nothing_else(lang: str) -> None:
    number, puzzle = puzzle_of_number(7)
    voice = Voice(lang, puzzle.game)
    found, missed = (
        words_in(puzzle_card(Tried(number, puzzle.game, puzzle.stars, right, days), lang))
        for right, days in ((True, 3), (False, 0))
    )
    said = " ".join(found)
    assert "7" in said
    assert voice.word("puzzle-card-found") in found
    assert voice.word("puzzle-card-series", days=3) in found
    assert voice.word("puzzle-card-missed") in missed
    assert not any(
        "0" in word for word in missed if word.startswith(voice.word("puzzle-card-series", days=0))
    )
    assert len(missed) == len(found) - 1, "no days, no line for them"


def test_the_mark_of_a_puzzle_is_a_shape_of_its_own() -> None:
    right, wrong = (puzzle_card(Tried(7, "schuss-und-tor", 1, found, 0), "en") for found in (True, False))
    assert right.count(FIR) > wrong.count(FIR)
