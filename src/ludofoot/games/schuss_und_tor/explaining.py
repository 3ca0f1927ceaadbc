"""What each piece is."""

from __future__ import annotations

from typing import Final

from ludofoot.core.pieces import Explained, Look, Pieces, numbered, worded
from ludofoot.core.records import Player, Said, Word
from ludofoot.games.schuss_und_tor.records import ACTIONS, FACES, NAMES, Lay
from ludofoot.games.schuss_und_tor.views import STView

ACTS: Final = {
    "tor": ("piece-goal", "ST-35"),
    "zwei-tore": ("piece-two-goals", "ST-36"),
    "hand": ("piece-free", "ST-43"),
    "aus": ("piece-free", "ST-43"),
    "foul": ("piece-foul", "ST-48"),
    "verletzt": ("piece-verletzt", "ST-50"),
    "schiedsrichter": ("piece-schiedsrichter", "ST-51"),
}
JOKERS: Final = {"bomber": "ST-25", "tormann": "ST-29"}
Looking = Look[STView]


def card(look: Looking, name: str) -> Explained | None:
    """A footballer, or one of the two jokers."""
    face = next((face for face in FACES if face == name), None)
    if face is None:
        return None
    giver, _, taker = face.partition("-")
    what = Said(f"piece-{face}")
    if taker:
        what = Said("piece-pass", {"giver": Word(f"name-{giver}"), "taker": Word(f"name-{taker}")})
    held = {"type": "lay", "face": face}, Lay(face, NAMES[0] if face == "bomber" else None)
    return look.played(worded("face", face), what, JOKERS.get(face, "ST-22"), held)


def action(look: Looking, name: str) -> Explained | None:
    """What comes up when somebody shoots."""
    if name not in ACTIONS:
        return None
    stopped = Said("piece-stopped", {"stopper": Word(f"stopper-{name}")}), "ST-37"
    code, clause = ACTS.get(name, ("", ""))
    what, clause = (Said(code), clause) if code else stopped
    return look.explained(worded("action", name), what, clause)


def pile(look: Looking, name: str) -> Explained | None:
    """A pile, by its place or its back."""
    view = look.view
    counts = {"actions": view.actions_left, "undealt": view.undealt, "discards": len(view.discards)}
    place = {"red": "actions"}.get(name, name)
    if place not in counts:
        return None
    clauses = {"actions": "ST-34", "undealt": "ST-14", "discards": "ST-39"}
    count = Said("piece-count", {"count": counts[place]})
    return look.explained(Said(f"piece-{place}-name"), Said(f"piece-{place}"), clauses[place], count)


def seat(look: Looking, name: str) -> Explained | None:
    """Somebody at the table: what everybody may know."""
    at = numbered(name, look.view.seats)
    if at is None:
        return None
    cards = Said("piece-count", {"count": look.view.hand_sizes[at]})
    what = Said("piece-seat", {"seat": Player(at)})
    return look.explained(Said("piece-named", {"name": Player(at)}), what, "ST-A25", cards, goals(look, at))


def score(look: Looking, name: str) -> Explained | None:
    """The goals of somebody."""
    at = numbered(name, look.view.seats)
    if at is None:
        return None
    return look.explained(Said("piece-score-name"), Said("piece-score"), "ST-59", goals(look, at))


def goals(look: Looking, seat: int) -> Said:
    """How many they are now."""
    return Said("piece-goals", {"count": look.view.goals[seat]})


def asked(look: Looking) -> Explained:
    """What is to be served or stopped."""
    view = look.view
    what, clause = Said("piece-asked-fresh"), "ST-18"
    if view.step == "parry":
        what, clause = Said("piece-asked-shot"), "ST-38"
    elif view.asked is not None:
        bomber = view.asked_by == "bomber"
        code, clause = ("piece-asked-bomber", "ST-28") if bomber else ("piece-asked", "ST-22")
        what = Said(code, {"name": Word(f"name-{view.asked}")})
    elif view.asked_by == "tormann":
        what, clause = Said("piece-asked-lone"), "ST-31"
    return look.explained(Said("piece-asked-name"), what, clause)


def spot(look: Looking, name: str) -> Explained | None:
    """A place of the table."""
    where, _, at = name.partition("-")
    if where == "fan":
        return seat(look, at)
    if where == "before":
        return score(look, at)
    return asked(look) if name == "asked" else pile(look, name)


PIECES: Final[Pieces] = {
    "face": card,
    "card": card,
    "action": action,
    "spot": spot,
    "back": pile,
    "seat": seat,
    "score": score,
}
AROUND: Final = ("spot:asked", "spot:actions", "spot:undealt", "spot:discards")
