"""The cards: "X passes to Y", the dog and Michi, and their back."""

from __future__ import annotations

from ludofoot.art.artwork import Drawing
from ludofoot.art.cards import HEIGHT, band, card, card_back, name_plate, tab
from ludofoot.art.cast import bust
from ludofoot.art.codes import Code, badge
from ludofoot.art.lettering import TEXT, Words, fitting, initials, text
from ludofoot.art.markup import group, line, moved, outline, part, path, use
from ludofoot.art.palette import BROWN, INK, MUSTARD, RED, SLATE, STOCK, TINTS, WHITE, lettering_on
from ludofoot.art.pieces import medal
from ludofoot.art.symbols import rays
from ludofoot.games.passe_eclair.art.guys import CODES, bolt, dog, michi
from ludofoot.games.passe_eclair.records import NAMES, NameText

_DUSK, _DUSK_STRIPE = "#5C6382", "#454B66"
# How far the band with the name of the giver leans.
_LEAN = -4.1


def cards(words: Words) -> list[Drawing]:
    """All faces, as in the box, and the back."""
    pairs = [_pair(giver, taker) for giver in NAMES for taker in NAMES if giver != taker]
    back = card_back("back", INK, bolt(MUSTARD, 44, 96, 0.62, 7), words("title"))
    return [*pairs, _dog(words), _michi(words), back]


def card_halves(words: Words) -> dict[str, str]:
    """The upper half of a card for each guy who passes, the lower half for each who gets the ball."""
    givers = {f"giver-{name}": part(f"giver-{name}", _giver(name, words)) for name in NAMES}
    return givers | {f"taker-{name}": part(f"taker-{name}", _taker(name, words)) for name in NAMES}


def _pair(giver: NameText, taker: NameText) -> Drawing:
    halves = use(f"giver-{giver}") + use(f"taker-{taker}")
    return card(f"face-{giver}-{taker}", CODES[giver].colour, halves)


def _giver(name: NameText, words: Words) -> str:
    code = CODES[name]
    says = words(f"name-{name}").upper()
    picture = bolt(TINTS[code.colour], 4, -8, 1.1) + group(bust(name), transform=moved(34, 38, 1.02))
    foot = path("M-4 224L256 206V356H-4Z", fill=STOCK, **outline(4))
    ribbon = path("M-4 224L256 206V244L-4 262Z", fill=code.colour, **outline(4))
    named = text(says, 0, 0, fitting(says, 190, 28), lettering_on(code.colour), anchor="start")
    slanted = group(named, transform=moved(20, 252, turn=_LEAN))
    return picture + foot + ribbon + slanted + tab(80, 96, badge(code, 45, 52, 29))


def _taker(name: NameText, words: Words) -> str:
    code = CODES[name]
    passes, says = words("card-passes-to"), words(f"name-{name}").upper()
    line = text(passes, 22, 290, fitting(passes, 112, 20, TEXT), face=TEXT, anchor="start")
    line += text(says, 20, 329, fitting(says, 116, 28), anchor="start")
    face = medal(bust(name), 190, 288, 44, code.colour, ring=9)
    return line + face + badge(code, 223, 252, 17, edge=3.5)


def _dog(words: Words) -> Drawing:
    name = words("card-dog")
    picture = rays(126, 150, WHITE, 0.5) + group(dog(), transform=moved(22, 42, 1.08))
    plate = name_plate(266, name, words("note-dog"), MUSTARD)
    return card("face-dog", TINTS[BROWN], picture, plate, tab(80, 96, badge(dog_code(words), 45, 54, 26)))


def _michi(words: Words) -> Drawing:
    name = words("card-michi").upper()
    slopes = "".join(f"M0 {y}L252 {y - 90}V{y - 60}L0 {y + 30}Z" for y in range(60, 460, 62))
    picture = path(slopes, fill=_DUSK_STRIPE) + group(michi(), transform=moved(-16, 26, 1.42))
    title = text(name, 126, 286, fitting(name, 214, 31), WHITE)
    swap = path("M92 306H158L148 296M160 324H94L104 334", **line(6, WHITE))
    index = tab(80, 96, badge(michi_code(words), 45, 50, 30, size=23))
    return card("face-michi", _DUSK, picture, band(250, HEIGHT - 250, RED), title, swap, index)


def dog_code(words: Words) -> Code:
    """A star; the dog is called otherwise in every language."""
    return Code(BROWN, "star", initials(words("card-dog"))[:1])


def michi_code(words: Words) -> Code:
    """An octagon with Michi's initials."""
    return Code(SLATE, "octagon", initials(words("card-michi")))
