"""Whatever colour tells apart on a screen, shape or letter tells apart on grey paper."""

from __future__ import annotations

import re
from itertools import combinations

import pytest

from ludofoot.art.artwork import Artwork
from tests.press.reading import GAMES, box_in


def shapes(artwork: Artwork, id: str) -> str:
    """A drawing without its colours: what is left when the printer has only black."""
    svg = artwork.standalone(id)
    return re.sub(r'(fill|stroke)="#[0-9A-Fa-f]{6}"', "", svg).replace(f"{artwork.id}-{id}", "")


@pytest.mark.parametrize("game", GAMES)
def test_no_two_pieces_differ_by_colour_alone(game: str) -> None:
    box = box_in(game)
    for piece in box.pieces:
        sides = sorted({one.face for one in piece.copies} | {one.back for one in piece.copies if one.back})
        drawn = {side: shapes(box.artwork, side) for side in sides}
        for one, other in combinations(sides, 2):
            assert drawn[one] != drawn[other], (one, other)
    backs = sorted({one.back for piece in box.pieces for one in piece.copies if one.back})
    assert len({shapes(box.artwork, back) for back in backs}) == len(backs)
