"""The exact odds of two dice: how many of the 36 rolls let the attacker through."""

from __future__ import annotations

from mypy_extensions import i64

from ludofoot.games.finale.rules.cards import Cards

ROLLS = 36


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
