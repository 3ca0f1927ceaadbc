"""When one's own last decision may be undone, and how far that reaches."""

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
    raced: bool = False
    left: int | None = None
    """How much of the decision's time was left, if the table had set any; nothing if it had run out."""


def lone_person(occupants: Sequence[Occupant | None]) -> int | None:
    """The seat of the one person who plays against bots alone."""
    people = [seat for seat, who in enumerate(occupants) if who is None or not who.bot]
    return people[0] if len(people) == 1 and len(occupants) > 1 else None


def reach(
    seat: int, lines: Sequence[Played], occupants: Sequence[Occupant | None], floor: int
) -> int | Refusal:
    """How many lines remain after an undo. Among people it reaches the last line alone; whoever plays against
    bots takes their answers back too, as far as the own last decision, if it lies behind `floor` lines."""
    screens = {who.screen for who in occupants if who is not None and not who.bot}
    if len(screens) > 1:
        return Refusal("undo-online")
    if not lines or (lines[-1].seat == seat and lines[-1].move is None):
        return Refusal("undo-nothing")
    if lines[-1].seat == seat:
        return barred(lines[-1:]) or len(lines) - 1
    if lone_person(occupants) != seat:
        return Refusal("undo-nothing") if lines[-1].move is None else Refusal("undo-next-acted")
    mine = last_of(seat, lines)
    if mine is None or lines[mine].move is None:
        return Refusal("undo-nothing")
    if mine < floor:
        return Refusal("undo-once")
    return barred(lines[mine:]) or mine


def last_of(seat: int, lines: Sequence[Played]) -> int | None:
    """Which line was the last one of this seat."""
    return next((at for at in range(len(lines) - 1, -1, -1) if lines[at].seat == seat), None)


def last_decision(seat: int, lines: Sequence[Played]) -> Played | None:
    """The last line of this seat that answered a decision for which a clock ran."""
    return next((line for line in reversed(lines) if line.seat == seat and line.left is not None), None)


def barred(lines: Sequence[Played]) -> Refusal | None:
    """Why these lines stay, if so: what luck or somebody's cards have told cannot be forgotten."""
    if any(line.lucky for line in lines):
        return Refusal("undo-luck")
    return Refusal("undo-shown") if any(line.shown for line in lines) else None


def has_shown(told: Sequence[Telling], seat: int) -> bool:
    """Whether a move of this seat showed something hidden; not what it hears nothing of, or the missing undo
    would tell it."""
    for telling in told:
        if telling.to(seat) is not None and (telling.seats is not None or telling.full.reveals):
            return True
    return False


def was_shown(told: Sequence[Telling], seat: int) -> bool:
    """Whether somebody else's move showed this seat something hidden. What is laid of one's own accord is not
    shown by it: it goes back into the hand."""
    for telling in told:
        heard = telling.to(seat)
        if heard is not None and (heard.reveals or (telling.seats is not None and seat in telling.seats)):
            return True
    return False
