"""A game that the press has never heard of is printed like any other."""

from __future__ import annotations

import pypdfium2 as pdfium
import pytest
from pypdfium2 import raw

from ludofoot.core.records import Refused
from ludofoot.press import Job, fonts, print_box
from ludofoot.press.cutouts import FLAP, FOOT
from tests.press.every_piece import GAME, UndrawnGame
from tests.press.reading import NEAR, boxes, drawings, words_on


def test_a_box_of_another_package_needs_no_change() -> None:
    steps: list[tuple[int, int]] = []
    pdf = pdfium.PdfDocument(print_box(Job(GAME), lambda done, all: steps.append((done, all))))
    sheets = len(pdf) // 2
    # The first page, two sheets of cards, a board of 400 by 800 mm in nine parts, cut-outs, the rules.
    assert sheets == 1 + 2 + 9 + 1 + 1
    assert steps == [(done, sheets) for done in range(1, sheets + 1)]
    assert [len(drawings(pdf[at])) for at in (2, 3, 4, 5)] == [9, 0, 1, 0]
    assert "EP-01" in words_on(pdf[len(pdf) - 2])


def test_a_pawn_is_printed_head_to_head_and_a_die_as_a_net() -> None:
    pdf = pdfium.PdfDocument(print_box(Job(GAME)))
    page = pdf[2 * (1 + 2 + 9)]
    upside_down, upright, *faces = drawings(page)
    # The heads meet at the fold: one drawing hangs from it, the other stands on it.
    assert not upside_down.upright
    assert upright.y - upside_down.y == pytest.approx(0, abs=NEAR)
    assert len(faces) == 6
    assert all(face.scale * 100 == pytest.approx(16, abs=NEAR) for face in faces)
    places = {(round((face.x - faces[0].x) / 16), round((face.y - faces[0].y) / 16)) for face in faces}
    assert places == {(0, 0), (1, 0), (2, 0), (3, 0), (1, -1), (1, 1)}
    strip, _, net, _ = boxes(page, raw.FPDF_PAGEOBJ_PATH)
    assert (strip[2] - strip[0], strip[3] - strip[1]) == pytest.approx((20, 80 + 2 * FOOT), abs=0.4)
    assert (net[2] - net[0], net[3] - net[1]) == pytest.approx((64 + FLAP, 48 + 2 * FLAP), abs=0.4)


def test_a_game_without_a_sheet_gets_no_booklet(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(package: str, lang: str) -> None:
        raise FileNotFoundError

    with_rules = len(pdfium.PdfDocument(print_box(Job(GAME))))
    monkeypatch.setattr("ludofoot.press.document.read_sheet", missing)
    pdf = pdfium.PdfDocument(print_box(Job(GAME)))
    assert len(pdf) == with_rules - 2
    assert "booklet" not in words_on(pdf[0])


def test_without_the_fonts_of_the_page_one_line_says_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(fonts.FILES, "Missing", "missing.woff")
    with pytest.raises(Refused) as refused:
        fonts.load_fonts()
    assert refused.value.refusal.code == "no-fonts"


def test_a_game_without_pieces_says_so() -> None:
    with pytest.raises(Refused) as refused:
        print_box(Job(UndrawnGame()))
    assert refused.value.refusal.code == "not-printable"
