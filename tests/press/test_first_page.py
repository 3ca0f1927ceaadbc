"""The first page: what is in the file, how it is made, and a ruler that tells whether the scale is right."""

from __future__ import annotations

import pytest
from pypdfium2 import raw

from ludofoot.art.contents import count_of
from ludofoot.press.paper import MARGIN
from ludofoot.press.words import PressVoice
from tests.press.reading import GAMES, box_in, boxes, corners, document, size, words_in, words_on


@pytest.mark.parametrize(("lang", "paper"), [("de", "letter"), ("fr", "a4")])
@pytest.mark.parametrize("game", GAMES)
def test_it_names_every_piece_and_stays_on_the_page(game: str, lang: str, paper: str) -> None:
    page = document(game, lang, paper)[0]
    voice, text = PressVoice(lang, game), squeezed(words_on(page))
    for piece in box_in(game, lang).pieces:
        assert squeezed(voice.word(piece.name, count=count_of(piece))) in text
    for step in ("press-step-print", "press-step-measure", "press-step-cards", "press-step-booklet"):
        assert squeezed(voice.word(step)) in text
    wide, high = size(page)
    for left, top, right, foot in boxes(page, raw.FPDF_PAGEOBJ_TEXT):
        assert left > 2
        assert right < wide - MARGIN + 0.5
        assert top > 5
        assert foot < high - MARGIN + 2
    assert words_in(page, MARGIN, high - MARGIN - 24, wide - 2 * MARGIN, 6) == ""


def squeezed(text: str) -> str:
    return "".join(text.split())


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_the_ruler_is_50_mm_long(paper: str) -> None:
    page = document("schuss-und-tor", paper=paper)[0]
    (ruler,) = corners(page)
    assert max(x for x, _ in ruler) - min(x for x, _ in ruler) == pytest.approx(50, abs=0.005)
    assert len({round(x, 2) for x, _ in ruler}) == 51


def test_only_what_is_in_the_box_is_explained() -> None:
    plain, rich = words_on(document("schuss-und-tor")[0]), words_on(document("footmania")[0])
    for word in ("Dice:", "Pieces that stand:", "Board:", "Glue, and"):
        assert word not in plain
        assert word in rich


def test_every_sheet_has_a_front_and_a_back() -> None:
    pdf = document("football-a-la-carte")
    assert len(pdf) % 2 == 0
    for at in range(len(pdf)):
        side = "front" if at % 2 == 0 else "back"
        assert f"sheet {at // 2 + 1}, {side}" in words_on(pdf[at])
    assert "back, empty" in words_on(pdf[1])
