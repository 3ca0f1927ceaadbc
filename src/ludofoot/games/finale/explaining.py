"""What each piece is."""

from __future__ import annotations

from typing import Final

from ludofoot.core.pieces import Explained, Look, Pieces, numbered, worded
from ludofoot.core.records import Player, Said, Word
from ludofoot.games.finale.records import CARDS, SLOTS, Lay
from ludofoot.games.finale.views import FIView, ManCard, ManView

STATES: Final = 4
SIDES: Final = 2
SYMBOLS: Final = {"X": ("cross", "FI-56"), "Y": ("yellow", "FI-60"), "R": ("red", "FI-62")}
"""By the letter of their drawing: what they are called, and what they do."""
SPOTS: Final = {"minutes": "FI-34", "duel": "FI-38", "bench": "FI-97", "hidden": "FI-37"}
Looking = Look[FIView]


def footballer(look: Looking, name: str) -> Explained | None:
    """A man: how strong he is now, and how after his next turn."""
    for side in look.view.sides:
        for man in side.pitch:
            if man.man == name:
                now = states(man, man.state)
                return look.explained(worded("man", name), Said("piece-man"), "FI-51", *now)
        for card in side.reserve:
            if card.man == name:
                return look.explained(worded("man", name), Said("piece-reserve"), "FI-96", *states(card, 0))
    return gone(look, name)


def gone(look: Looking, name: str) -> Explained | None:
    """A man who has left the pitch for good."""
    for side in look.view.sides:
        left = {"FI-57": side.injured, "FI-63": side.sent_off, "FI-98": side.substituted}
        for clause, men in left.items():
            if name in men:
                return look.explained(worded("man", name), Said("piece-gone", {"clause": clause}), clause)
    return None


def states(man: ManView | ManCard, now: int) -> tuple[Said, ...]:
    """What is on top now, and what comes next; a symbol is told with what it can do."""
    then = (now + 1) % STATES
    symbol, following = man.symbols[now], man.symbols[then]
    found = [Said("piece-strength", {"now": man.strengths[now], "then": man.strengths[then]})]
    if symbol:
        found.append(Said(f"piece-{symbol}"))
    if following:
        found.append(Said("piece-next-symbol", {"symbol": Word(f"symbol-{following}")}))
    return tuple(found)


def tactic(look: Looking, name: str) -> Explained | None:
    """A tactic card: in hand also what an attack with it would be worth."""
    card = next((card for card in CARDS if card == name), None)
    if card is None:
        return None
    what = Said("piece-last-tactic" if card == "schlusskarte" else "piece-tactic")
    clause = "FI-102" if card == "schlusskarte" else "FI-45"
    if look.view.step in ("team", "deck"):
        return look.explained(worded("card", card), what, clause)
    return look.played(worded("card", card), what, clause, ({"type": "lay", "card": card}, Lay(card)))


def spot(look: Looking, name: str) -> Explained | None:
    """A place of the table."""
    view = look.view
    now: tuple[Said, ...] = ()
    code, clause = name, SPOTS.get(name, "")
    if name == "minutes":
        now = (Said("piece-minutes-now", {"period": view.period}),)
    elif name == "bench" and look.me >= 0:
        now = (Said("piece-bench-now", {"count": len(view.sides[look.me].reserve)}),)
    elif name == "sums":
        code, clause = f"sums-{view.phase}", "FI-53" if view.phase == "approach" else "FI-75"
    if not clause:
        return None
    return look.explained(Said(f"piece-{name}-name"), Said(f"piece-{code}"), clause, *now)


def coach(look: Looking, name: str) -> Explained | None:
    """Somebody at the table: what everybody may know."""
    at = numbered(name, SIDES)
    if at is None:
        return None
    side = look.view.sides[at]
    what = Said("piece-coach", {"seat": Player(at), "colour": Word(f"colour-{side.colour}")})
    held = Said("piece-hand-now", {"hand": side.hand_size, "pile": side.pile_size})
    return look.explained(Said("piece-named", {"name": Player(at)}), what, "FI-01", held)


def score(look: Looking, name: str) -> Explained | None:
    """The goals of a coach, by seat or by colour."""
    at = numbered(name, SIDES)
    for seat, side in enumerate(look.view.sides):
        if at == seat or side.colour == name:
            goals = Said("piece-goals", {"count": side.goals})
            return look.explained(Said("piece-score-name"), Said("piece-score"), "FI-106", goals)
    return None


def pile(look: Looking, name: str) -> Explained | None:
    """The cards that a coach can still draw."""
    for side in look.view.sides:
        if side.colour == name:
            held = Said("piece-hand-now", {"hand": side.hand_size, "pile": side.pile_size})
            return look.explained(Said("piece-pile-name"), Said("piece-pile"), "FI-43", held)
    return None


def die(look: Looking, name: str) -> Explained | None:
    """A die of either colour, whatever it shows."""
    colour = name.partition("-")[0]
    if colour not in ("red", "blue"):
        return None
    return look.explained(Said("piece-die-name", {"colour": colour}), Said("piece-die"), "FI-D1")


def symbol(look: Looking, name: str) -> Explained | None:
    """A symbol in the corner of a man."""
    known = SYMBOLS.get(name)
    if known is None:
        return None
    word, clause = known
    return look.explained(worded("symbol", word), Said(f"piece-{word}"), clause)


def slot(look: Looking, name: str) -> Explained | None:
    """A place that the card of the attack asks somebody for."""
    if name not in SLOTS:
        return None
    what, clause = ("piece-slot-anybody", "FI-47") if name == "anybody" else ("piece-slot", "FI-46")
    return look.explained(Said("piece-slot-name", {"slot": Word(f"slot-{name}")}), Said(what), clause)


PIECES: Final[Pieces] = {
    "man": footballer,
    "tile": footballer,
    "portrait": footballer,
    "ring": footballer,
    "card": tactic,
    "tactic": tactic,
    "spot": spot,
    "seat": coach,
    "score": score,
    "back": pile,
    "die": die,
    "symbol": symbol,
    "slot": slot,
}
AROUND: Final = (
    "spot:minutes", "spot:duel", "spot:sums", "spot:bench", "back:blue",
    "die:blue", "symbol:X", "symbol:Y", "symbol:R",
)  # fmt: skip
