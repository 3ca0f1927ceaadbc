"""The four pictures of the game in sixty seconds: pieces of the box on a strip of cloth."""

from __future__ import annotations

from itertools import zip_longest
from typing import Final

from ludofoot.art.artwork import Artwork, Drawing
from ludofoot.art.lettering import text, width
from ludofoot.art.markup import Value, group, line, moved, path, rect
from ludofoot.art.palette import INK, STOCK
from ludofoot.lessons.sixty import WRITTEN, Picture, Sign, Sixty

WIDTH, HEIGHT = 270, 148
ROOM: Final = 116
"""How high a piece may be."""
WIDEST, SMALL = 84, 52
"""How wide a card or a tile may be, and how wide a die or a mark."""
LITTLE: Final = 100
EDGE: Final = 14
STRIPE: Final = 54
TILT: Final = 3
LETTERS: Final = 34
GAP: Final = 10
SIGN: Final = 44
"""The room of a sign between two pieces; its strokes lie round the origin."""
STROKES: Final[dict[Sign, str]] = {
    "arrow": "M-14 0H14M6 -8L14 0L6 8",
    "cross": "M-10 -10L10 10M10 -10L-10 10",
    "minus": "M-10 0H10",
    "more": "M-7 -10L9 0L-7 10",
    "plus": "M-10 0H10M0 -10V10",
}


def sixty_artwork(box: Artwork, sixty: Sixty, prefix: str = "") -> Artwork:
    """One drawing for each picture, by its number."""
    numbered = enumerate(sixty.picture, 1)
    drawn = (Drawing(f"{prefix}{at}", WIDTH, HEIGHT, body(box, one, sixty.cloth)) for at, one in numbered)
    return Artwork("sixty", {drawing.id: drawing for drawing in drawn}, box.parts)


def body(box: Artwork, picture: Picture, cloth: str) -> str:
    """The pieces side by side, and the signs between them."""
    picture = held(box, picture)
    pieces = [laid(box, each) for each in picture.shows]
    rooms = [SIGN if sign else GAP for sign, _ in zip_longest(picture.between, pieces[1:])]
    sizes = [fitting(piece) for piece in pieces]
    whole = sum(piece.width * size for piece, size in zip(pieces, sizes, strict=True)) + sum(rooms)
    shrunk = min(1.0, (WIDTH - 2 * EDGE) / whole)
    left, drawn = -whole / 2, []
    for at, (piece, size) in enumerate(zip(pieces, sizes, strict=True)):
        wide, high = piece.width * size, piece.height * size
        turn = 0 if piece.id.startswith(WRITTEN) else TILT if at % 2 else -TILT
        inner = group(piece.body, transform=moved(-wide / 2, -high / 2, size))
        drawn.append(group(inner, transform=moved(left + wide / 2, 0, turn=turn)))
        left += wide + (rooms[at] if at < len(rooms) else 0)
        if at < len(picture.between):
            drawn.append(chalk(picture.between[at], left - SIGN / 2))
    return ground(cloth) + group(*drawn, transform=moved(WIDTH / 2, HEIGHT / 2, shrunk))


def held(box: Artwork, picture: Picture) -> Picture:
    """What of it this box has: somebody's own may have other pieces, and then no sign stands between them."""
    shows = tuple(each for each in picture.shows if all(id in box.drawings for id in drawings_of(each)))
    return picture if shows == picture.shows else Picture(shows)


def drawings_of(shown: str) -> list[str]:
    """The drawings that a piece is made of; a figure needs none."""
    if shown.startswith(WRITTEN):
        return []
    return [layer.partition("@")[0] for layer in shown.split()]


def fitting(piece: Drawing) -> float:
    """The scale at which it has its place."""
    if piece.id.startswith(WRITTEN):
        return 1.0
    widest = WIDEST if piece.width > LITTLE else SMALL
    return min(ROOM / piece.height, widest / piece.width)


def laid(box: Artwork, shown: str) -> Drawing:
    """A piece: drawings one upon the other, each of which may be turned; or a figure."""
    if shown.startswith(WRITTEN):
        words = shown.removeprefix(WRITTEN)
        written = text(words, width(words, LETTERS) / 2, LETTERS * 0.86, LETTERS, STOCK)
        return Drawing(shown, width(words, LETTERS), LETTERS, written)
    layers = []
    for layer in shown.split():
        id, _, turn = layer.partition("@")
        drawing = box.drawings[id]
        x, y = drawing.width / 2, drawing.height / 2
        inner = group(drawing.body, transform=moved(-x, -y))
        layers.append(group(inner, transform=moved(x, y, turn=float(turn or 0))))
    return Drawing(shown, drawing.width, drawing.height, "".join(layers))


def ground(cloth: str) -> str:
    """What the pieces lie on: mown in stripes."""
    shade: dict[str, Value] = {"fill": INK, "fill_opacity": 0.12}
    stripes = (rect(at, 0, STRIPE, HEIGHT, **shade) for at in range(0, WIDTH, 2 * STRIPE))
    return rect(0, 0, WIDTH, HEIGHT, fill=cloth) + "".join(stripes)


def chalk(sign: Sign, x: float) -> str:
    """What stands between two pieces; nothing if they merely lie there together."""
    strokes = STROKES.get(sign)
    if strokes is None:
        return ""
    drawn = path(strokes, **line(8, INK)) + path(strokes, **line(4.5, STOCK))
    return group(drawn, transform=moved(x, 0))
