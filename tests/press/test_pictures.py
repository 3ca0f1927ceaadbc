"""Some pages look as they did when somebody looked at them."""

from __future__ import annotations

import pytest
from PIL import Image, ImageChops, ImageDraw, ImageStat

from tests.press.pictures import FOLDER, PAGES, picture

BLOCK = 13
"""A page is compared in blocks of so many pixels: about a centimetre."""
APART = 14.0
"""How far a block may be off on average, of 255: what another renderer makes of an edge, not another edge."""


def worst(one: Image.Image, other: Image.Image) -> float:
    """The mean difference in the block that differs most."""
    apart = ImageChops.difference(one.convert("L"), other.convert("L"))
    wide, high = apart.size
    corners = [(x, y) for x in range(0, wide, BLOCK) for y in range(0, high, BLOCK)]
    blocks = (apart.crop((x, y, min(x + BLOCK, wide), min(y + BLOCK, high))) for x, y in corners)
    return max(ImageStat.Stat(block).mean[0] for block in blocks)


@pytest.mark.parametrize("name", PAGES)
def test_a_page_looks_as_it_did(name: str) -> None:
    with Image.open(FOLDER / f"{name}.png") as kept:
        now = picture(name)
        assert kept.size == now.size
        assert worst(kept.convert("RGB"), now) < APART


def test_a_missing_letter_would_be_noticed() -> None:
    with Image.open(FOLDER / "cards.png") as kept:
        changed = kept.convert("RGB")
    before = changed.copy()
    ImageDraw.Draw(changed).rectangle((30, 36, 44, 44), fill="white")
    assert worst(before, changed) > APART
