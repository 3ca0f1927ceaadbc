"""Boards larger than a sheet: their parts overlap, meet at marks and together show all of it."""

from __future__ import annotations

import pytest
from pypdfium2 import raw

from ludofoot.art.contents import Board
from ludofoot.press.boards import OVERLAP, tiled
from ludofoot.press.paper import PAPERS, paper_called
from tests.press.reading import NEAR, box_in, boxes, document, drawings, size, words_on


@pytest.mark.parametrize("paper", PAPERS.values(), ids=lambda paper: paper.name)
@pytest.mark.parametrize(
    ("width", "height"), [(190, 250), (277, 150), (180, 320), (405, 189), (600, 560), (260, 190)]
)
def test_parts_fit_the_paper_and_cover_the_board(width: float, height: float, paper: object) -> None:
    paper = paper_called(str(getattr(paper, "name", "")))
    tiling = tiled(width, height, paper)
    across, down = paper.room if not tiling.turned else paper.room[::-1]
    for part in tiling.parts:
        assert part.width <= across + 1e-9
        assert part.height <= down + 1e-9
    assert max(part.x + part.width for part in tiling.parts) == pytest.approx(width)
    assert max(part.y + part.height for part in tiling.parts) == pytest.approx(height)
    places = {(part.column, part.row): part for part in tiling.parts}
    for (column, row), part in places.items():
        beside, below = places.get((column + 1, row)), places.get((column, row + 1))
        assert (part.right, part.below) == (beside is not None, below is not None)
        if beside:
            assert part.x + part.width - beside.x == pytest.approx(OVERLAP)
        if below:
            assert part.y + part.height - below.y == pytest.approx(OVERLAP)


def test_a_board_that_fits_is_one_sheet() -> None:
    assert len(tiled(190, 277, paper_called("a4")).parts) == 1
    lying = tiled(277, 190, paper_called("a4"))
    assert (len(lying.parts), lying.turned) == (1, True)
    assert len(tiled(190.1, 277, paper_called("a4")).parts) == 2


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("game", ["finale", "football-a-la-carte", "footmania"])
def test_the_parts_meet_at_their_diamonds(game: str, paper: str) -> None:
    """The same point of the board lies under the diamonds of both parts, at the size the game asks for."""
    box = box_in(game)
    board = next(piece for piece in box.pieces if isinstance(piece, Board))
    drawing = box.artwork.drawings[board.drawing]
    unit = board.width / drawing.width
    pdf = document(game, paper=paper)
    pages = [page for page in pdf if any(_is(shown.scale, unit) for shown in drawings(page))]
    pages = [page for page in pages if "glue" in words_on(page) or pages.index(page) > 0][:2]
    met = []
    for page in pages:
        shown = next(one for one in drawings(page) if _is(one.scale, unit))
        ends = [
            ((left + right) / 2, (top + foot) / 2)
            for left, top, right, foot in boxes(page, raw.FPDF_PAGEOBJ_PATH)
            if abs(right - left - 3.2) < 0.1 and abs(foot - top - 3.2) < 0.1
        ]
        assert len(ends) == 2
        # From the corner of the board, in the direction of the page.
        met.append(sorted((x - shown.x, y - shown.y) for x, y in ends))
    assert met[0] == [pytest.approx(end, abs=NEAR) for end in met[1]]


def _is(scale: float, wanted: float) -> bool:
    return abs(scale - wanted) < 1e-4


def test_nothing_of_a_part_is_where_no_printer_prints() -> None:
    page = next(page for page in document("football-a-la-carte") if "glue" in words_on(page))
    wide, high = size(page)
    for left, top, right, foot in boxes(page, raw.FPDF_PAGEOBJ_PATH):
        assert left > 3.5
        assert top > 3.5
        assert right < wide - 3.5
        assert foot < high - 3.5
