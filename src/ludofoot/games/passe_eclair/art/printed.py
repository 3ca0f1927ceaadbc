"""What is in the box of Passe Éclair, for the press."""

from __future__ import annotations

from ludofoot.art.artwork import Artwork, Drawing
from ludofoot.art.box import contents
from ludofoot.art.contents import Cards, Copies, Counters, Printed, added, marked
from ludofoot.art.lettering import Words
from ludofoot.art.palette import MUSTARD
from ludofoot.games.passe_eclair.art import artwork
from ludofoot.games.passe_eclair.art.guys import bolt
from ludofoot.games.passe_eclair.records import NAMES

PACKAGE = "ludofoot.games.passe_eclair"

_TOKEN = 32


def printed(words: Words) -> Printed:
    """The cards and both kinds of tokens."""
    pieces = (
        Cards("printed-cards", _cards()),
        Counters("printed-victory", _TOKEN, _tokens("victory")),
        Counters("printed-consolation", _TOKEN, _tokens("consolation")),
    )
    drawn = artwork(words)
    return Printed(added(drawn, *_victories(drawn)), pieces)


def _victories(drawn: Artwork) -> list[Drawing]:
    """A flash on the tokens for victory: paper may be grey, and their rim tells nothing then."""
    flash = bolt(MUSTARD, 116, 112, 0.24, 12)
    return [marked(drawn, one.face, flash) for one in _tokens("victory")]


def _cards() -> tuple[Copies, ...]:
    box = contents(PACKAGE)
    pairs = [
        Copies(f"face-{giver}-{taker}", count, "back")
        for giver in NAMES
        for taker, count in zip(NAMES, box["guys"][giver], strict=True)
        if count
    ]
    return (*pairs, *(Copies(f"face-{other}", count, "back") for other, count in box["others"].items()))


def _tokens(kind: str) -> tuple[Copies, ...]:
    box = contents(PACKAGE)[kind]
    return tuple(Copies(f"token-{kind}-{token}", count, f"token-{kind}-back") for token, count in box.items())
