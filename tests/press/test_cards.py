"""Nine cards of 63 by 88 mm on a sheet, their backs behind them, and as many as the rules say."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable

import pytest
from pypdfium2 import raw

from ludofoot.art.cards import HEIGHT, WIDTH
from ludofoot.art.contents import Cards, Piece, count_of, each
from ludofoot.catalogue import load
from ludofoot.core.sheet import read_sheet
from tests.press.reading import GAMES, NEAR, PAPERS, box_in, boxes, document, drawings, size, words_in

FIRST = 2
"""The sheet of the first page comes before the cards."""


def cards_of(game: str) -> list[str]:
    return [
        card.face for deck in box_in(game).pieces if isinstance(deck, Cards) for card in each(deck.copies)
    ]


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("game", GAMES)
def test_cards_lie_where_they_are_cut(game: str, paper: str) -> None:
    pdf = document(game, paper=paper)
    left_over = len(cards_of(game))
    for at in range(FIRST, FIRST + 2 * -(-left_over // 9), 2):
        front, back = drawings(pdf[at]), drawings(pdf[at + 1])
        wide, high = size(pdf[at])
        assert len(front) == len(back) == min(9, left_over)
        left_over -= len(front)
        for place, (face, behind) in enumerate(zip(front, back, strict=True)):
            x, y = (wide - 189) / 2 + 63 * (place % 3), (high - 264) / 2 + 88 * (place // 3)
            assert (face.x, face.y) == pytest.approx((x, y), abs=NEAR)
            assert (behind.x, behind.y) == pytest.approx((wide - x - 63, y), abs=NEAR)
            for card in (face, behind):
                assert card.upright
                assert (WIDTH * card.scale, HEIGHT * card.scale) == pytest.approx((63, 88), abs=NEAR)
    assert left_over == 0


@pytest.mark.parametrize("paper", PAPERS)
def test_cut_marks_stay_outside_the_cards_and_inside_what_printers_reach(paper: str) -> None:
    page = document("schuss-und-tor", paper=paper)[FIRST]
    wide, high = size(page)
    (left, top, right, foot) = next(boxes(page, raw.FPDF_PAGEOBJ_PATH))
    # The outermost ends of all marks: 3.5 mm away from the cards.
    marks = ((wide - 189) / 2 - 3.5, (high - 264) / 2 - 3.5, (wide + 189) / 2 + 3.5, (high + 264) / 2 + 3.5)
    assert (left, top, right, foot) == pytest.approx(marks, abs=0.2)
    assert min(left, top) > 3.9


def test_the_back_of_a_card_is_its_own() -> None:
    """Prices stand on the backs of Footmania: each must be behind its footballer."""
    pdf = document("footmania")
    decks = [deck for deck in box_in("footmania").pieces if isinstance(deck, Cards)]
    cards = [card for deck in decks for card in each(deck.copies)]
    seen = 0
    for at, card in enumerate(cards[:86]):
        name, price = card.face.removeprefix("footballer-"), int(card.back.rpartition("-")[2])
        front, back = pdf[FIRST + at // 9 * 2], pdf[FIRST + at // 9 * 2 + 1]
        wide, high = size(front)
        x, y = (wide - 189) / 2 + 63 * (at % 3), (high - 264) / 2 + 88 * (at % 9 // 3)
        assert name.upper() in words_in(front, x, y, 63, 88)
        says = f"{price}00,000" if price < 10 else f"{price / 10:g}M"
        assert says.replace(",", "") in re.sub(r"[,\s]", "", words_in(back, wide - x - 63, y, 63, 88))
        seen += 1
    assert seen == 86


# ---- against the sheet


def named(name: str) -> Callable[[list[Piece]], int]:
    return lambda pieces: sum(count_of(piece) for piece in pieces if piece.name == name)


def faces(pattern: str) -> Callable[[list[Piece]], int]:
    def count(pieces: list[Piece]) -> int:
        many = Counter(one.face for piece in pieces for one in each(piece.copies))
        return sum(times for face, times in many.items() if re.fullmatch(pattern, face))

    return count


def all_cards(pieces: list[Piece]) -> int:
    return sum(count_of(piece) for piece in pieces if isinstance(piece, Cards))


SAID: list[tuple[str, str, str, Callable[[list[Piece]], int]]] = [
    ("schuss-und-tor", "ST-03", r"There are (\d+) footballer", named("printed-greens")),
    ("schuss-und-tor", "ST-03", r"(\d+) named", faces(r"face-\w+-\w+")),
    ("schuss-und-tor", "ST-03", r"(\d+) Bomber", faces("face-bomber")),
    ("schuss-und-tor", "ST-03", r"(\d+) Tormann", faces("face-tormann")),
    ("schuss-und-tor", "ST-04", r"(\d+) action", named("printed-actions")),
    ("schuss-und-tor", "ST-05", r"(\d+) are plain", faces("action-tor")),
    ("schuss-und-tor", "ST-06", r"(\d+) is", faces("action-zwei-tore")),
    ("schuss-und-tor", "ST-07", r"(\d+) are Tor", faces(r"action-(tor|freistoss|ecke|elfmeter)-\w+")),
    (
        "schuss-und-tor",
        "ST-08",
        r"(\d+) are special",
        faces("action-(hand|aus|foul|verletzt|schiedsrichter)"),
    ),
    ("passe-eclair", "PE-03", r"exactly (\d+)", all_cards),
    ("passe-eclair", "PE-04", r"exactly (\d+)", named("printed-victory")),
    ("passe-eclair", "PE-05", r"exactly (\d+)", named("printed-consolation")),
    ("passe-eclair", "PE-D1", r"(\d+) wild guys", faces(r"face-\w+-\w+")),
    ("passe-eclair", "PE-D1", r"(\d+) dogs", faces("face-dog")),
    ("passe-eclair", "PE-D1", r"(\d+) Gros Michis", faces("face-michi")),
    ("finale", "FI-02", r"is (a) board", named("printed-board")),
    ("finale", "FI-03", r"(\d+) yellow", named("printed-bookings")),
    ("finale", "FI-04", r"(\d+) action", named("printed-actions")),
    ("finale", "FI-05", r"(one) referee", named("printed-referee")),
    ("finale", "FI-05", r"(one) red ball", faces("printed-ball-red")),
    ("finale", "FI-05", r"(one) blue ball", faces("printed-ball-blue")),
    ("finale", "FI-06", r"(four) trophies", named("printed-trophies")),
    ("finale", "FI-07", r"(one) red", faces("die-red-.")),
    ("finale", "FI-07", r"and (one) blue", faces("die-blue-.")),
    ("finale", "FI-08", r"(\d+) tactic", named("printed-tactics")),
    ("finale", "FI-09", r"(\d+) footballers", named("printed-footballers")),
    ("football-a-la-carte", "FC-01", r"(\d+) cards", all_cards),
    ("football-a-la-carte", "FC-01", r"(one) pitch", named("printed-pitch")),
    ("football-a-la-carte", "FC-01", r"(a) ball", named("printed-ball")),
    ("footmania", "FM-01", r"(one) board", named("printed-board")),
    ("footmania", "FM-03", r"(one) die", named("printed-die")),
    ("footmania", "FM-05", r"(\d+) banknotes", named("printed-notes")),
    ("footmania", "FM-06", r"(four) technical", named("printed-tableaux")),
    ("footmania", "FM-07", r"(four) pawns", named("printed-pawns")),
    ("footmania", "FM-D2", r"The (\d+) footballers", faces("footballer-.*")),
    ("footmania", "FM-D3", r"The (\d+) question", named("printed-questions")),
    ("footmania", "FM-D4", r"The (\d+) plus", named("printed-pluses")),
    ("footmania", "FM-D5", r"The (\d+) European", named("printed-euromatches")),
]
IN_WORDS = {"a": 1, "one": 1, "four": 4}


@pytest.mark.parametrize(("game", "clause", "pattern", "count"), SAID)
def test_as_many_as_the_sheet_says(
    game: str, clause: str, pattern: str, count: Callable[[list[Piece]], int]
) -> None:
    text = read_sheet(load(game).package, "en").clause(clause).text
    found = re.search(pattern, text)
    assert found, text
    wanted = IN_WORDS.get(found[1]) or int(found[1])
    assert count(list(box_in(game).pieces)) == wanted


def test_the_beginner_set_has_a_cross_beside_the_name() -> None:
    """FI-17: the fifteen of either side."""
    drawings = box_in("finale").artwork.drawings
    crossed = [id for id in drawings if id.startswith("man-card-") and "43 272" in drawings[id].body]
    assert len(crossed) == 30
    assert {"man-card-tim-talent", "man-card-simon-joker", "man-card-kuno-kasten"} <= set(crossed)
    assert "man-card-toni-luftloch" not in crossed


@pytest.mark.parametrize("game", GAMES)
def test_every_piece_is_drawn(game: str) -> None:
    box = box_in(game)
    used = {one.face for piece in box.pieces for one in piece.copies}
    used |= {one.back for piece in box.pieces for one in piece.copies if one.back}
    assert used - box.artwork.drawings.keys() == set()
