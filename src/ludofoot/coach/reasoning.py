"""One reason, in words: the first of the game's own that explains half of what two moves lie apart."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ludofoot.bots.foreseeing import Contrast
from ludofoot.core.reasons import Args, in_a_hundred
from ludofoot.core.records import Player, Said, View
from ludofoot.core.words import said_move

ENOUGH: Final = 0.5
"""A reason explains at least this part of the difference."""
FEWEST: Final = 50
"""In fewer worlds nothing was counted that could be told in hundredths."""


def reason_of(pair: Contrast, view: View, better: float, other: float) -> Said:
    """Why one of two moves is better; without a reason of the game's own, how often each of them wins."""
    found = own_reason(pair, view) if pair.gaps.games >= FEWEST else None
    return found or Said(
        "reason-wins", {**told(pair, in_a_hundred, better, other), "worlds": pair.gaps.games}
    )


def own_reason(pair: Contrast, view: View) -> Said | None:
    """The first reason of the game that explains enough."""
    gap = pair.gaps.mean(pair.seat)
    for number, reason in enumerate(pair.reasons):
        first, second = pair.means(number)
        if reason.ahead(first, second) < reason.least or pair.explained(number) < ENOUGH * gap:
            continue
        words = reason.words(view, pair.better, pair.other)
        if words is not None:
            return Said(f"reason-{reason.key}", {**told(pair, reason.told, first, second), **words})
    return None


def told(pair: Contrast, figure: Callable[[float], float], first: float, second: float) -> Args:
    """The figures, the moves, and who moved."""
    return {
        "first": figure(first),
        "second": figure(second),
        "better": said_move(pair.better),
        "other": said_move(pair.other),
        "seat": Player(pair.seat),
    }
