"""Reads the box, checks it against the sheet and takes the cards out of it."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from ludofoot.core import boxes
from ludofoot.core.boxes import wrong
from ludofoot.games.passe_eclair.records import FACES, NAMES, TOKENS
from ludofoot.games.passe_eclair.rules.cards import Deck

CARDS = 60
TOKENS_OF_A_KIND = 9
POINTS = TOKENS[:3]


class Box(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many of each card and token there are."""

    names: tuple[str, ...]
    guys: dict[str, tuple[int, ...]]
    others: dict[str, int]
    victory: dict[str, int]
    consolation: dict[str, int]


def shipped_box() -> str:
    """The text of our own box."""
    return boxes.shipped_box("ludofoot.games.passe_eclair")


def read_box(text: str) -> Box:
    """The box that is written there; raises `Refused` with everything that is wrong in it."""
    return boxes.read_box(text, Box, problems_of)


def deck_of(box: Box) -> Deck:
    """The cards of a box in the order of PE-D1, the tokens in that of PE-D2 and PE-D3."""
    copies = [box.guys[large][to] for large in NAMES for to, small in enumerate(NAMES) if small != large]
    copies += [box.others["dog"], box.others["michi"]]
    cards = [face for face in range(len(FACES)) for _ in range(copies[face])]
    victory = [kind for kind, token in enumerate(TOKENS) for _ in range(box.victory.get(token, 0))]
    consolation = [kind for kind, token in enumerate(TOKENS) for _ in range(box.consolation.get(token, 0))]
    return Deck(cards, victory, consolation)


def problems_of(box: Box) -> Iterator[str]:
    """Each number that breaks a clause of the sheet."""
    if box.names != NAMES:
        yield wrong("PE-20", "names", " ".join(box.names), " ".join(NAMES))
    square = set(box.guys) == set(NAMES) and all(len(row) == len(NAMES) for row in box.guys.values())
    if not square:
        yield wrong("PE-21", "guys", "?", "5 x 5")
    elif min(map(min, box.guys.values())) < 0:
        yield wrong("PE-D1", "guys", "< 0", ">= 0")
    else:
        yield from problems_of_cards(box)
    yield from problems_of_tokens(box)


def problems_of_cards(box: Box) -> Iterator[str]:
    """The cards, once they can be counted."""
    for place, name in enumerate(NAMES):
        if box.guys[name][place]:
            yield wrong("PE-21", f"{name}-{name}", box.guys[name][place], 0)
        if not sum(box.guys[name]):
            yield wrong("PE-20", f"guys.{name}", 0, "> 0")
    if not box.guys["leon"][1]:
        yield wrong("PE-24", "leon-marlon", 0, "> 0")
    for other in ("dog", "michi"):
        if box.others.get(other, 0) < 1:
            yield wrong("PE-19", f"others.{other}", box.others.get(other, 0), "> 0")
    if set(box.others) - {"dog", "michi"}:
        yield wrong("PE-19", "others", " ".join(sorted(box.others)), "dog michi")
    guys = sum(map(sum, box.guys.values()))
    total = guys + sum(box.others.values())
    if total != CARDS:
        yield wrong("PE-03", "guys + others", total, CARDS)
    if 2 * guys <= total:
        yield wrong("PE-19", "guys", guys, f"> {total // 2}")


def problems_of_tokens(box: Box) -> Iterator[str]:
    """The tokens of both kinds."""
    if set(box.victory) - set(POINTS) or min(box.victory.values(), default=0) < 0:
        yield wrong("PE-48", "victory", " ".join(box.victory), " ".join(POINTS))
    if sum(box.victory.values()) != TOKENS_OF_A_KIND:
        yield wrong("PE-04", "victory", sum(box.victory.values()), TOKENS_OF_A_KIND)
    if set(box.consolation) - set(TOKENS) or min(box.consolation.values(), default=0) < 0:
        yield wrong("PE-D3", "consolation", " ".join(box.consolation), " ".join(TOKENS))
    if sum(box.consolation.values()) != TOKENS_OF_A_KIND:
        yield wrong("PE-05", "consolation", sum(box.consolation.values()), TOKENS_OF_A_KIND)
    if not sum(box.consolation.get(token, 0) for token in POINTS):
        yield wrong("PE-56", "consolation 1 + 2 + 3", 0, "> 0")
    if not sum(box.consolation.get(name, 0) for name in NAMES):
        yield wrong("PE-58", "consolation " + " + ".join(NAMES), 0, "> 0")
