"""Why one choice is better than another: men, stars, money and the match that is being played."""

from __future__ import annotations

from ludofoot.core.cards import size
from ludofoot.core.reasons import LATER, Reason, to_a_tenth
from ludofoot.games.footmania.rules.eleven import filled, strongest_match
from ludofoot.games.footmania.rules.pitch import strength
from ludofoot.games.footmania.rules.position import ACTION, ANSWER, SUBSTITUTE, Position
from ludofoot.games.footmania.rules.table import rank

HUNDRED_THOUSAND = 100_000
A_FIFTH = 0.2


def wins(before: Position, state: Position, seat: int) -> float:
    """Whether this club has gained on the best of the others in the table, or is ahead in its match."""
    gained = ahead_in_table(state, seat) - ahead_in_table(before, seat)
    if gained:
        return float(gained > 0)
    side = state.side_of(seat) if state.step in (ACTION, ANSWER, SUBSTITUTE) else -1
    return float(side >= 0 and strength(state, side) > strength(state, 1 - side))


def ahead_in_table(state: Position, seat: int) -> int:
    """How far a club is ahead of the best of the others."""
    return rank(state, seat) - max(rank(state, other) for other in range(state.seats) if other != seat)


def places(before: Position, state: Position, seat: int) -> float:
    """How many places of the eleven have a footballer."""
    return float(filled(strongest_match(state.album, state.squads[seat]).eleven))


def stars(before: Position, state: Position, seat: int) -> float:
    """How many stars the strongest eleven gains over one of trainees."""
    return float(strongest_match(state.album, state.squads[seat]).worth)


def money(before: Position, state: Position, seat: int) -> float:
    """What is left in cash."""
    return float(state.cash.get(seat))


def in_francs(hundred_thousands: float) -> float:
    """A sum as the notes have it."""
    return HUNDRED_THOUSAND * round(hundred_thousands)


def pluses(before: Position, state: Position, seat: int) -> float:
    """How many plus cards are in hand."""
    return float(size(state.pluses.get(seat)))


REASONS = (
    Reason("wins", LATER, wins),
    Reason("places", LATER, places, least=A_FIFTH, told=to_a_tenth),
    Reason("stars", LATER, stars, least=0.5, told=to_a_tenth),
    Reason("money", LATER, money, least=2.0, told=in_francs),
    Reason("pluses", LATER, pluses, least=A_FIFTH, told=to_a_tenth),
)
