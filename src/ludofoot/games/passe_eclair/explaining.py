"""What each piece is. In the race itself nobody asks."""

from __future__ import annotations

from typing import Final

from ludofoot.core.pieces import Explained, Look, Pieces, numbered, worded
from ludofoot.core.records import Player, Said, Word
from ludofoot.games.passe_eclair.records import FACES, NAMES
from ludofoot.games.passe_eclair.views import PEView

Looking = Look[PEView]


def card(look: Looking, name: str) -> Explained | None:
    """A wild guy, the dog or Gros Michi."""
    if name not in FACES:
        return None
    if name == "dog":
        return look.explained(worded("face", name), Said("piece-dog"), "PE-28")
    if name == "michi":
        return look.explained(worded("face", name), Said("piece-michi"), "PE-34")
    giver, _, taker = name.partition("-")
    args = {"giver": Word(f"name-{giver}"), "taker": Word(f"name-{taker}")}
    return look.explained(worded("face", name), Said("piece-guy", args), "PE-23")


def token(look: Looking, name: str) -> Explained | None:
    """A victory or a consolation token, face up or down."""
    kind, _, face = name.partition("-")
    if kind == "victory":
        stock = Said("piece-count", {"count": look.view.victory_stock})
        return look.explained(Said("piece-victory-name"), Said("piece-victory"), "PE-48", stock)
    if kind != "consolation":
        return None
    if face in NAMES:
        what = Said("piece-guy-token", {"name": Word(f"name-{face}")})
        return look.explained(Said("piece-consolation-name"), what, "PE-58")
    return look.explained(Said("piece-consolation-name"), Said("piece-consolation"), "PE-49")


def pile(look: Looking, name: str) -> Explained | None:
    """The draw pile."""
    if name:
        return None
    count = Said("piece-count", {"count": look.view.draw_pile})
    return look.explained(Said("piece-draw-name"), Said("piece-draw"), "PE-11", count)


def cap(look: Looking, name: str) -> Explained | None:
    """Who wears it is the trainer."""
    return None if name else look.explained(Said("piece-cap-name"), Said("piece-cap"), "PE-53")


def seat(look: Looking, name: str) -> Explained | None:
    """Somebody at the table: what everybody may know."""
    at = numbered(name, look.view.seats)
    if at is None:
        return None
    tokens = len(look.view.victory[at]) + len(look.view.consolation[at])
    now = Said("piece-count", {"count": look.view.hand_sizes[at]}), Said("piece-tokens", {"count": tokens})
    what = Said("piece-seat", {"seat": Player(at)})
    return look.explained(Said("piece-named", {"name": Player(at)}), what, "PE-46", *now)


def score(look: Looking, name: str) -> Explained | None:
    """The points, once the tokens are turned up."""
    at = numbered(name, len(look.view.points))
    if at is None:
        return None
    points = Said("piece-points", {"count": look.view.points[at]})
    return look.explained(Said("piece-score-name"), Said("piece-score"), "PE-67", points)


def spot(look: Looking, name: str) -> Explained | None:
    """Who must follow; how long one waits for somebody to play."""
    if name == "seconds":
        return look.explained(Said("piece-seconds-name"), Said("piece-seconds"), "PE-D4")
    if name != "asked":
        return None
    view = look.view
    if view.block is not None:
        what, clause = Said("piece-asked-block"), "PE-35"
    elif view.asked is not None:
        what, clause = Said("piece-asked", {"name": Word(f"name-{view.asked}")}), "PE-23"
    else:
        what, clause = Said("piece-asked-any"), "PE-A2"
    return look.explained(Said("piece-asked-name"), what, clause)


PIECES: Final[Pieces] = {
    "face": card,
    "card": card,
    "token": token,
    "back": pile,
    "cap": cap,
    "seat": seat,
    "score": score,
    "spot": spot,
}
AROUND: Final = (
    "spot:asked", "back:", "token:victory-back", "token:consolation-back", "cap:", "spot:seconds",
)  # fmt: skip
