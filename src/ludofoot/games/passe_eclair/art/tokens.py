"""The tokens for victory and consolation, faces and backs."""

from __future__ import annotations

from ludofoot.art.artwork import Drawing
from ludofoot.art.cast import bust
from ludofoot.art.codes import badge
from ludofoot.art.lettering import text
from ludofoot.art.markup import circle, line, outline
from ludofoot.art.palette import INK, MUSTARD, PEWTER, STOCK
from ludofoot.art.pieces import TOKEN, medal, token
from ludofoot.art.symbols import ball
from ludofoot.games.passe_eclair.art.guys import CODES, bolt
from ludofoot.games.passe_eclair.records import NAMES, NameText

RIMS = {"victory": MUSTARD, "consolation": PEWTER}
POINTS = (1, 2, 3)

_BALLS: dict[int, tuple[tuple[float, float, float], ...]] = {
    1: ((100, 84, 36),),
    2: ((66, 84, 28), (134, 84, 28)),
    3: ((100, 58, 24), (64, 100, 24), (136, 100, 24)),
}


def tokens() -> list[Drawing]:
    """Every token by its two sides."""
    points = [_points(kind, worth) for kind in RIMS for worth in POINTS]
    return [*points, *(_guy(name) for name in NAMES), _victory_back(), _consolation_back()]


def _points(kind: str, worth: int) -> Drawing:
    balls = "".join(ball(*place) for place in _BALLS[worth])
    return token(f"token-{kind}-{worth}", RIMS[kind], balls, text(str(worth), 100, 170, 46))


def _guy(name: NameText) -> Drawing:
    code = CODES[name]
    face = medal(bust(name), 100, 98, 62, code.colour)
    return token(f"token-consolation-{name}", PEWTER, face, badge(code, 152, 152, 27, edge=5))


def _victory_back() -> Drawing:
    seam = circle(100, 100, 80, **{**line(5, MUSTARD), "stroke_linecap": None, "stroke_dasharray": "10 8"})
    disc = circle(100, 100, 94, fill=INK, **outline(6)) + seam
    return Drawing("token-victory-back", TOKEN, TOKEN, disc + bolt(MUSTARD, 33, 32, 0.49, 8))


def _consolation_back() -> Drawing:
    seam = circle(100, 100, 80, **{**line(5), "stroke_linecap": None, "stroke_dasharray": "10 8"})
    disc = circle(100, 100, 94, fill=PEWTER, **outline(6)) + seam
    return Drawing(
        "token-consolation-back", TOKEN, TOKEN, disc + circle(100, 100, 62, fill=STOCK) + ball(100, 100, 58)
    )
