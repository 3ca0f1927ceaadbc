"""Draws what the page shows before it is opened: previews of links for each box, and the icons of the page.

Prints a list of names, widths and drawings, and the typefaces that they need; web/scripts/pictures.mjs makes
PNGs of them.
"""

import base64
import json
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

from ludofoot.art import posters, woff  # noqa: E402
from ludofoot.catalogue import find_games  # noqa: E402
from ludofoot.locale import Voice  # noqa: E402

# By name: how large, and whether whoever shows it cuts it out.
ICONS = {
    "icon-192": (192, False),
    "icon-512": (512, False),
    "icon-180": (180, True),
    "icon-cut-out": (512, True),
}


def lids() -> dict[str, str]:
    """The lids of all games that have drawn one, the lightest box first."""
    found = {}
    games = sorted(find_games().values(), key=lambda game: (game.minutes or 999, game.id))
    for game in games:
        try:
            drawn = import_module(f"{game.package}.art").artwork(Voice("en", game.id).word)
            found[game.id] = drawn.standalone("lid")
        except (ModuleNotFoundError, KeyError):
            continue
    return found


def drawings() -> Iterator[dict[str, Any]]:
    """Everything there is to draw."""
    for name, (width, cut_out) in ICONS.items():
        yield {"name": name, "width": width, "svg": posters.icon(cut_out=cut_out)}
    boxes = lids()
    for game, lid in boxes.items():
        svg = posters.box_poster(Voice("en", game).word("title"), lid)
        yield {"name": f"preview-{game}", "width": posters.WIDE, "svg": svg}
    svg = posters.shelf_poster(list(boxes.values()))
    yield {"name": "preview-shelf", "width": posters.WIDE, "svg": svg}


def typefaces(folder: Path) -> Iterator[str]:
    """The fonts of the page, unpacked."""
    for path in sorted(folder.glob("*.woff")):
        yield base64.b64encode(woff.unpacked(path.read_bytes())).decode()


if __name__ == "__main__":
    json.dump({"drawings": list(drawings()), "fonts": list(typefaces(Path(sys.argv[1])))}, sys.stdout)
