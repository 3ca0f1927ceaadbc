"""The match in figures, and its star."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from ludofoot.core.records import Said, Word
from ludofoot.core.reporting import Figure, Star
from ludofoot.games.passe_eclair.events import Challenged, Laid, Swapped
from ludofoot.games.passe_eclair.reporting.tale import Tale

ANIMALS = ("dog", "michi")


def figures_of(tale: Tale) -> Iterator[Figure]:
    """What each player did, and how often."""
    yield tale.figure("rounds", tale.rounds_of)
    yield tale.figure("reaction", lambda seat: seconds(tale.reaction(seat)), "seconds")
    yield tale.figure("pace", lambda seat: pace(tale, seat), "decimal")
    yield tale.figure("wrong", tale.wrong.count)
    yield tale.figure("late", tale.late.count)
    yield tale.figure("dogs", lambda seat: laid(tale, seat, "dog"))
    yield tale.figure("michis", lambda seat: laid(tale, seat, "michi"))
    yield tale.figure("swaps", lambda seat: told(tale, seat, Swapped))
    yield tale.figure("challenges", lambda seat: told(tale, seat, Challenged))


def seconds(ms: float | None) -> float | None:
    """Milliseconds as seconds."""
    return None if ms is None else ms / 1000


def pace(tale: Tale, seat: int) -> float | None:
    """Cards that a player laid in a minute of play."""
    played = sum(each.ms for each in tale.rounds)
    return 60_000 * told(tale, seat, Laid) / played if played else None


def told(tale: Tale, seat: int, kind: Any) -> int:
    """How often a player did this."""
    return sum(each.event.seat == seat for each in tale.told.of(kind))


def laid(tale: Tale, seat: int, face: str) -> int:
    """How often a player laid this card."""
    return sum(each.event.seat == seat and each.event.face == face for each in tale.laid)


def star_of(tale: Tale) -> Star | None:
    """Who was on most cards of the winner in rounds that the winner took."""
    cards: Counter[str] = Counter(
        each.event.face.partition("-")[0]
        for round_ in tale.rounds
        if round_.winner in tale.told.winners
        for each in round_.happenings
        if isinstance(each.event, Laid) and each.event.seat == round_.winner
    )
    if not cards:
        return None
    best = max(sorted(cards), key=cards.__getitem__)
    name = Word(f"star-{best}" if best in ANIMALS else f"name-{best}")
    why = Said("star-why", {"n": cards[best]})
    art = f"face-{best}" if best in ANIMALS else f"bust-{best}"
    return Star(name=Said("gazette-name", {"name": name}), why=why, art=art)
