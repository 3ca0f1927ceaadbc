"""What is in the box of Schuss und Tor, for the press."""

from __future__ import annotations

from ludofoot.art.box import contents
from ludofoot.art.contents import Cards, Copies, Printed
from ludofoot.art.lettering import Words
from ludofoot.games.schuss_und_tor.art import artwork
from ludofoot.games.schuss_und_tor.records import NAMES

PACKAGE = "ludofoot.games.schuss_und_tor"


def printed(words: Words) -> Printed:
    """The green cards and the red ones."""
    pieces = (Cards("printed-greens", _greens()), Cards("printed-actions", _actions()))
    return Printed(artwork(words), pieces)


def _greens() -> tuple[Copies, ...]:
    box = contents(PACKAGE)
    pairs = [
        Copies(f"face-{giver}-{taker}", count, "back-green")
        for giver in NAMES
        for taker, count in zip(NAMES, box["footballers"][giver], strict=True)
    ]
    return (*pairs, *(Copies(f"face-{joker}", count, "back-green") for joker, count in box["jokers"].items()))


def _actions() -> tuple[Copies, ...]:
    actions = contents(PACKAGE)["actions"]
    return tuple(Copies(f"action-{action}", count, "back-red") for action, count in actions.items())
