"""When one's own last move may be undone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ludofoot.core.entries import Occupant
from ludofoot.core.records import Move, Refusal
from ludofoot.core.sink import Telling


class Played(NamedTuple):
    """A move as it was played (None: a sealed choice taken back), with what forbids undoing it."""

    seat: int
    move: Move | None
    lucky: bool
    shown: bool


def undo_refusal(seat: int, lines: Sequence[Played], occupants: Sequence[Occupant | None]) -> Refusal | None:
    """Until the next seat acts, if neither luck was asked nor anything hidden shown; never online."""
    screens = {who.screen for who in occupants if who is not None and not who.bot}
    if len(screens) > 1:
        return Refusal("undo-online")
    if not lines or lines[-1].move is None:
        return Refusal("undo-nothing")
    last = lines[-1]
    if last.seat != seat:
        return Refusal("undo-next-acted")
    if last.lucky:
        return Refusal("undo-luck")
    return Refusal("undo-shown") if last.shown else None


def has_shown(told: list[Telling], seat: int) -> bool:
    """Whether a move of this seat showed something hidden; not what it hears nothing of, or the missing undo
    would tell it."""
    for telling in told:
        if telling.to(seat) is not None and (telling.seats is not None or telling.full.reveals):
            return True
    return False
