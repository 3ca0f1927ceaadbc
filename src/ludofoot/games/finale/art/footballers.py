"""The footballers as printed cards, and as square tiles in layers whose ring can turn."""

from __future__ import annotations

from ludofoot.art.artwork import Drawing
from ludofoot.art.cards import HEIGHT, WIDTH, card
from ludofoot.art.codes import badge
from ludofoot.art.lettering import TEXT, Words, fitting, text
from ludofoot.art.markup import circle, clip, clipped, group, moved, outline, part, rect, use
from ludofoot.art.palette import BOOKED, INK, RED, STOCK, TINTS, WHITE, lettering_on
from ludofoot.art.pieces import TOKEN
from ludofoot.art.portrait import portrait
from ludofoot.art.symbols import rays
from ludofoot.games.finale.art.ring import STRONGEST, ring, ring_parts
from ludofoot.games.finale.art.team import KINDS, SIDES, Man, faces, team

TILE = 252

_TILE_CLIP, _CARD_CLIP = "clip-tile", "clip-footballer"


def footballers(words: Words) -> list[Drawing]:
    """Everybody as a card."""
    return [_card(man, words) for man in team()]


def tiles() -> list[Drawing]:
    """Everybody as a tile in two layers, the strengths that lie over it, and what marks a tile in play."""
    grounds = [Drawing(f"tile-{man.id}", TILE, TILE, _tile(man)) for man in team()]
    rings = [Drawing(f"ring-{man.id}", TILE, TILE, ring(man, TILE, TILE)) for man in team()]
    return grounds + rings + [_strength(value) for value in range(1, STRONGEST + 1)] + _marks()


def portraits() -> list[Drawing]:
    """Everybody from the chest up."""
    return [Drawing(f"portrait-{man.id}", TOKEN, TOKEN, use(f"man-{man.id}")) for man in team()]


def footballer_parts(words: Words) -> dict[str, str]:
    """The parts that the functions above use."""
    busts = {f"man-{id}": part(f"man-{id}", portrait(looks)) for id, looks in faces().items()}
    clips = {
        _TILE_CLIP: clip(_TILE_CLIP, rect(50, 50, 152, 152, rx=14)),
        _CARD_CLIP: clip(_CARD_CLIP, rect(52, 58, 148, 236)),
    }
    return busts | clips | ring_parts(words)


def _card(man: Man, words: Words) -> Drawing:
    side = SIDES[man.side]
    bust = group(use(f"man-{man.id}"), transform=moved(48, 82, 0.78))
    picture = clipped(
        _CARD_CLIP,
        rect(52, 58, 148, 236, fill=TINTS[side]),
        rays(126, 160, WHITE, 0.5),
        bust,
        _name(man, words),
    )
    frame = rect(52, 58, 148, 236, fill="none", **outline(4))
    worth = circle(172, 228, 28, fill=STOCK, **outline(4)) + text(str(man.value), 172, 242, 38)
    turned = group(ring(man, WIDTH - 20, HEIGHT - 20), transform=moved(10, 10))
    return card(f"man-card-{man.id}", side, picture, frame, worth, badge(KINDS[man.kind], 80, 88, 26), turned)


def _name(man: Man, words: Words) -> str:
    colour = KINDS[man.kind].colour
    first, _, last = words(f"man-{man.id}").rpartition(" ")
    ink = lettering_on(colour)
    plate = rect(48, 234, 156, 64, fill=colour, **outline(4))
    lines = text(first, 62, 256, fitting(first, 78, 18, TEXT), ink, face=TEXT, anchor="start")
    return plate + lines + text(last.upper(), 60, 283, fitting(last.upper(), 132, 24), ink, anchor="start")


def _tile(man: Man) -> str:
    side = SIDES[man.side]
    ground = rect(2, 2, 248, 248, rx=26, fill=side, **outline(4))
    bust = group(use(f"man-{man.id}"), transform=moved(46, 52, 0.8))
    picture = clipped(_TILE_CLIP, rect(50, 50, 152, 152, fill=TINTS[side]), rays(126, 130, WHITE, 0.5), bust)
    frame = rect(50, 50, 152, 152, rx=14, fill="none", **outline(4))
    return ground + picture + frame + badge(KINDS[man.kind], 192, 186, 24, edge=5)


def _strength(value: int) -> Drawing:
    disc = circle(62, 64, 34, fill=STOCK, **outline(5))
    return Drawing(f"strength-{value}", TILE, TILE, disc + text(str(value), 62, 82, 50))


def _marks() -> list[Drawing]:
    """One exclamation mark for the approach, two for the shot, and the yellow card he has seen."""
    once = circle(126, 204, 36, fill=WHITE, **outline(6)) + text("!", 126, 222, 50)
    twice = circle(126, 204, 36, fill=RED, **outline(6)) + text("!!", 126, 220, 42, WHITE)
    held = rect(-15, -21, 30, 42, rx=5, fill=BOOKED, transform=moved(179, 79, turn=10), **outline(4, INK))
    return [
        Drawing("mark-approach", TILE, TILE, once),
        Drawing("mark-shot", TILE, TILE, twice),
        Drawing("mark-booked", TILE, TILE, held),
    ]
