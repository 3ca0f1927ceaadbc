"""Trophies: won against people or good bots, alone, and in a match that counts."""

from __future__ import annotations

from typing import Any

from ludofoot.bots.levels import OPPONENTS
from ludofoot.core.records import Said
from ludofoot.core.reporting import Reporter
from ludofoot.gazette.reading import Seen
from ludofoot.gazette.report import Prize

GOOD_ENOUGH = OPPONENTS[OPPONENTS.index("confirme") :]


def prizes(seen: Seen, reporter: Reporter[Any], tale: Any) -> tuple[Prize, ...]:
    """What was won with this match, and by whom."""
    if seen.told.outcome is None or not seen.counts:
        return ()
    found = []
    for trophy in reporter.trophies:
        seats = tuple(
            seat
            for side, own in enumerate(seen.told.sides)
            if worthy(seen, side) and trophy.won(tale, side)
            for seat in own
            if earns(seen, seat)
        )
        if seats:
            found.append(prize(trophy.key, seats))
    return tuple(found)


def prize(key: str, seats: tuple[int, ...]) -> Prize:
    """A trophy with its words."""
    return Prize(key=key, name=Said(f"trophy-{key}"), condition=Said(f"trophy-{key}-if"), seats=seats)


def earns(seen: Seen, seat: int) -> bool:
    """Whether a seat can win trophies: a person who was not helped."""
    return not seen.bots[seat] and seat not in seen.helped


def worthy(seen: Seen, side: int) -> bool:
    """Whether everybody on the other sides is a person or a bot that plays well."""
    others = (seat for other, own in enumerate(seen.told.sides) if other != side for seat in own)
    return all(not seen.bots[seat] or seen.bots[seat] in GOOD_ENOUGH for seat in others)
