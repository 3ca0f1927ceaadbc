"""The rules as a booklet: every clause in its language, on pages that follow each other once it is folded."""

from __future__ import annotations

import re
from typing import Any

import pytest

from ludofoot.catalogue import load
from ludofoot.core.sheet import read_sheet
from ludofoot.lessons.sixty import find_sixty, in_order_of_play
from ludofoot.press.booklet import imposed
from ludofoot.press.lettering import wrapped
from ludofoot.press.paper import MARGIN
from ludofoot.press.words import PressVoice
from tests.press.reading import GAMES, document, drawings, lines, size, words_in, words_on


def folded(sheets: list[tuple[tuple[int, int], tuple[int, int]]]) -> list[int]:
    """The pages in reading order, as paper has them: a leaf is half of a sheet, right half first."""
    firsts = [(front[1], back[0]) for front, back in sheets]
    lasts = [(back[1], front[0]) for front, back in reversed(sheets)]
    return [page for leaf in firsts + lasts for page in leaf]


@pytest.mark.parametrize("pages", [4, 8, 12, 16])
def test_folded_sheets_read_from_first_to_last(pages: int) -> None:
    assert folded(imposed(pages)) == list(range(1, pages + 1))


@pytest.mark.parametrize(
    ("game", "lang", "paper"), [("finale", "fr", "a4"), ("passe-eclair", "de", "letter")]
)
def test_the_booklet_is_the_sheet(game: str, lang: str, paper: str) -> None:
    """Read from paper: the upper half of a front is a page, the next one is behind it, and so on."""
    sheet, voice = read_sheet(load(game).package, lang), PressVoice(lang, game)
    clauses = in_order_of_play(sheet, find_sixty(load(game)), voice.word("sheet-components"))
    pdf = document(game, lang, paper)
    first = next(at for at in range(2, len(pdf), 2) if clauses[0].id in words_on(pdf[at]))
    fronts = range(first, len(pdf), 2)
    order = [(at, half) for front in fronts for at, half in ((front, 0), (front + 1, 0))]
    order += [(at, half) for front in reversed(fronts) for at, half in ((front + 1, 1), (front, 1))]
    pages = [written_on(pdf[at], half) for at, half in order]
    numbers = [int(page[-1]) for page in pages if page]
    assert numbers == list(range(1, len(numbers) + 1))
    assert not any(pages[len(numbers) :])
    text = [line for page in pages for line in page[:-1]]
    known = {clause.id for clause in clauses}
    assert [line for line in text if line in known] == [clause.id for clause in clauses]
    whole = letters("".join(line for line in text if line not in known))
    for clause in sheet.clauses:
        assert letters(clause.text) in whole
    for section in {clause.section for clause in clauses}:
        assert letters(section) in whole


@pytest.mark.parametrize(("lang", "paper"), [("de", "letter"), ("fr", "a4"), ("en", "a4")])
@pytest.mark.parametrize("game", GAMES)
def test_it_begins_with_the_game_in_sixty_seconds(game: str, lang: str, paper: str) -> None:
    """Four pictures in a row, each above its own words, inside the page."""
    voice, sixty, pdf = PressVoice(lang, game), find_sixty(load(game)), document(game, lang, paper)
    title = letters(voice.word("sheet-sixty"))
    page = next(pdf[at] for at in range(2, len(pdf), 2) if title in letters(words_on(pdf[at])))
    # The booklet lies on its side: what is a column for its reader is a row of the sheet.
    left, *others = sorted(drawings(page), key=lambda one: -one.y)
    assert sixty is not None
    assert len(others) == len(sixty.picture) - 1
    assert all(abs(one.x - left.x) < 0.1 for one in others)
    written = letters("".join(words for _, _, words in lines(page)))
    for number, (lead, words) in enumerate(sixty.words(), 1):
        assert letters(f"{number}{voice.word(lead)}{voice.word(words)}") in written


def written_on(page: Any, half: int) -> list[str]:
    """The lines of the upper or the lower half of a sheet, without the label at its edge."""
    high = size(page)[1]
    return [words for x, y, words in lines(page) if x > 5.5 and int(2 * y / high) == half]


def letters(text: str) -> str:
    """Only letters and figures: lines are broken where they must be."""
    return re.sub(r"\W", "", text)


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_no_line_of_the_booklet_leaves_its_page(paper: str) -> None:
    pdf = document("footmania", "de", paper)
    wide, high = size(pdf[0])
    at = next(at for at in range(2, len(pdf), 2) if "FM-01" in words_on(pdf[at]))
    for page in (pdf[at], pdf[at + 1], pdf[at + 2]):
        assert words_in(page, 7, high / 2 - 10, wide - 7, 20) == ""
        for margin in ((7, 0, wide - 7, MARGIN), (7, high - MARGIN, wide - 7, MARGIN)):
            assert words_in(page, *margin) == ""


def test_no_break_spaces_do_not_break() -> None:
    from ludofoot.press.fonts import PLAIN, load_fonts

    load_fonts()
    lines = list(wrapped("Qui\u202f? Le joueur de «\u00a0gauche\u00a0»\u202f!", 20, PLAIN, 10))
    assert len(lines) > 1
    assert not any(line.startswith(("?", "»", "!")) for line in lines)
