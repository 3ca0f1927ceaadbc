"""The dice: a roll of either, and the exact odds of both."""

from __future__ import annotations

from mypy_extensions import i64

from ludofoot.core.sink import Sink
from ludofoot.games.finale.rules.cards import Cards
from ludofoot.games.finale.rules.position import Position

ROLLS = 36


def rolled(position: Position, out: Sink) -> i64:
    """A roll of either die (FI-07, FI-D1)."""
    face = position.chance.die(6)
    found: i64 = (position.cards.faces >> (2 * (face - 1))) & 3
    if out.on:
        position.rolls = (*position.rolls, found)
    return found


def ways(cards: Cards, lead: i64, shot: bool) -> i64:
    """The rolls after which an attacker who is so far ahead succeeds: a tie is enough in the approach alone
    (FI-53, FI-75)."""
    found: i64 = 0
    needed: i64 = 1 if shot else 0
    for mine in range(6):
        for theirs in range(6):
            roll = (cards.faces >> (2 * mine)) & 3
            other = (cards.faces >> (2 * theirs)) & 3
            if lead + roll - other >= needed:
                found += 1
    return found


def percent(count: i64) -> i64:
    """So many of the 36 rolls, in rounded percent."""
    return (count * 100 + 18) // 36
