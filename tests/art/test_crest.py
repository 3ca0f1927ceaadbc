"""The coat of arms of a club: a name's face, changed step by step."""

from __future__ import annotations

import pytest

from ludofoot.art.crest import COLOURS, PARTS, changed, crest
from ludofoot.art.palette import BLUE, MUSTARD


@pytest.mark.parametrize("part", PARTS)
def test_every_part_of_a_face_can_be_changed_and_comes_back(part: str) -> None:
    found = [changed("Nils", "red", "white", {part: step}) for step in range(-1, len(PARTS[part]) + 1)]
    assert found[0] == found[-2], "a step back is the last one"
    assert found[1] == found[-1], "after the last comes the first"
    assert len(set(found)) == len(PARTS[part])
    assert {getattr(looks, part) for looks in found} == set(PARTS[part])


def test_a_club_wears_its_two_colours() -> None:
    looks = changed("Nils", "blue", "mustard", {"kit": 1})
    assert (looks.shirt, looks.trim) == (BLUE, MUSTARD)
    drawn = crest(looks).standalone("crest")
    assert BLUE in drawn
    assert MUSTARD in drawn


@pytest.mark.parametrize("colour", COLOURS)
def test_every_colour_can_be_drawn(colour: str) -> None:
    assert crest(changed("Zoé", colour, colour, {})).standalone("crest").startswith("<svg")
