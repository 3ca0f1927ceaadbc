"""The cards of the footballers; on their backs, what they cost (FM-A4)."""

from __future__ import annotations

from ludofoot.art.artwork import Drawing
from ludofoot.art.cards import HEIGHT, WIDTH, band, card, card_back, tab
from ludofoot.art.codes import shape
from ludofoot.art.icons import cup, placed
from ludofoot.art.lettering import TEXT, Words, fitting, text
from ludofoot.art.markup import group, moved, outline, part, path, rect, use
from ludofoot.art.palette import BLUE, INK, RED, STOCK, TINTS, WHITE, lettering_on
from ludofoot.art.pieces import TOKEN
from ludofoot.art.symbols import star
from ludofoot.games.footmania.art.squad import GROUPS, ROLES, STARS, Footballer, amount, faces, squad
from ludofoot.games.footmania.records import COLOURS, ColourText, PileText

PILES: dict[PileText, str] = {"national": BLUE, "foreign": RED}

_BLACK, _FADED = "#14100D", "#E9DFC8"


def footballers(words: Words) -> list[Drawing]:
    """Everybody as a card, and as a portrait for a place in the team."""
    cards = [_card(man, words) for man in squad()]
    return cards + [Drawing(f"portrait-{man.name}", TOKEN, TOKEN, _bust(man)) for man in squad()]


def footballer_backs(words: Words) -> list[Drawing]:
    """The back of either pile, plain and with every price there is in it."""
    prices = sorted({(man.pile, man.price) for man in squad()})
    priced = [_priced(pile, price, words) for pile, price in prices]
    return [Drawing(f"back-{pile}", WIDTH, HEIGHT, use(f"{pile}-back")) for pile in PILES] + priced


def footballer_parts(words: Words) -> dict[str, str]:
    """Faces, what the cards of a colour have in common, and the backs."""
    parts = {f"face-{name}": part(f"face-{name}", drawn) for name, drawn in faces().items()}
    parts |= {f"group-{colour}": part(f"group-{colour}", _group(colour, words)) for colour in COLOURS}
    parts["star"] = part("star", star(0, 0, 15))
    parts["bonus-star"] = part("bonus-star", star(0, 0, 15, RED))
    for pile, colour in PILES.items():
        back = card_back("", colour, placed(cup(), 126, 160, 0.95), words("title"))
        parts[f"{pile}-back"] = part(f"{pile}-back", back.body)
    return parts


def _bust(man: Footballer) -> str:
    return use(f"face-{man.name}")


def _card(man: Footballer, words: Words) -> Drawing:
    ground = GROUPS[man.colour].colour
    bust = group(_bust(man), transform=moved(42, 46, 0.98))
    name = man.name.upper()
    named = text(name, 18, 268, fitting(name, 216, 28), lettering_on(ground), anchor="start")
    price = amount(man.reduced, words)
    worth = text(price, 234, 332, fitting(price, 132, 27), WHITE, anchor="end")
    return card(
        f"footballer-{man.name}", TINTS[ground], _streaks(), bust, use(f"group-{man.colour}"),
        named, worth, _index(man), _stars(man),
    )  # fmt: skip


def _streaks() -> str:
    slopes = "".join(f"M{x - 120} 352L{x} 0H{x + 28}L{x - 92} 352Z" for x in range(60, 400, 56))
    return path(slopes, fill=WHITE, opacity=0.5)


def _group(colour: ColourText, words: Words) -> str:
    """Bands and tab of a colour."""
    code = GROUPS[colour]
    role, reduced = words(ROLES[colour]), words("note-reduced")
    foot = band(236, 62, code.colour) + rect(0, 298, WIDTH, 54, fill=_BLACK)
    lines = text(
        role, 18, 290, fitting(role, 216, 17, TEXT), lettering_on(code.colour), face=TEXT, anchor="start"
    )
    lines += text(reduced, 18, 328, fitting(reduced, 76, 17, TEXT), _FADED, face=TEXT, anchor="start")
    return foot + lines


def _index(man: Footballer) -> str:
    """His numbers one below the other, and the shape of his group."""
    code, numbers = GROUPS[man.colour], man.places.split("/")
    foot = 64 + 44 * (len(numbers) - 1)
    rows = "".join(
        text(number, 48, 64 + 44 * row, fitting(number, 64, 46)) for row, number in enumerate(numbers)
    )
    return tab(86, foot + 46, rows, shape(code.shape, 48, foot + 24, 12, code.colour, edge=3))


def _stars(man: Footballer) -> str:
    """His stars in a column: those of his group, then those he has on top."""
    base = STARS[man.colour]
    column = range(base + man.extra)
    return "".join(use("star" if place < base else "bonus-star", 224, 34 + 29 * place) for place in column)


def _priced(pile: PileText, price: int, words: Words) -> Drawing:
    says = amount(price, words)
    plate = rect(56, 206, 140, 46, rx=10, fill=STOCK, **outline(5))
    worth = text(says, 126, 239, fitting(says, 124, 28), INK)
    return Drawing(f"back-{pile}-{price}", WIDTH, HEIGHT, use(f"{pile}-back") + plate + worth)
