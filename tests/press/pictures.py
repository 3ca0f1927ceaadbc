"""The reference pictures: a few pages, small. `python -m tests.press.pictures` draws them anew."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from PIL import Image

from tests.press.reading import document

FOLDER = Path(__file__).with_name("pictures")
SCALE = 0.4
PAGES: dict[str, tuple[Any, ...]] = {
    # name: page, then game, language, paper and whether it is grey
    "first-page": (0, "finale", "fr"),
    "cards": (
        8,
        "schuss-und-tor",
    ),
    "priced-backs": (
        17,
        "footmania",
    ),
    "tokens": (16, "passe-eclair", "de", "letter", True),
    "board-part": (42, "footmania", "de", "letter"),
    "cut-outs": (34, "finale", "fr"),
    "booklet": (36, "finale", "fr"),
}


def picture(name: str) -> Image.Image:
    """The page as it looks now."""
    page, *job = PAGES[name]
    drawn: Image.Image = document(*job)[page].render(scale=SCALE).to_pil()
    return drawn.convert("RGB")


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for each in PAGES:
        picture(each).quantize(256, dither=Image.Dither.NONE).save(FOLDER / f"{each}.png", optimize=True)
