"""Why one choice is better than another: goals in this period, and what is left for the next one."""

from __future__ import annotations

from ludofoot.core.cards import listed, size
from ludofoot.core.reasons import LATER, Reason
from ludofoot.games.finale.rules.position import Position
from ludofoot.games.finale.rules.side import Side

HIGH_CARD = 4


def scores(before: Position, state: Position, seat: int) -> float:
    """Whether this coach has scored in the period."""
    return float(state.side(seat).goals > before.side(seat).goals)


def concedes(before: Position, state: Position, seat: int) -> float:
    """Whether the other coach has."""
    return scores(before, state, 1 - seat)


def booked(before: Position, state: Position, seat: int) -> float:
    """Whether a man was booked, sent off or hurt in the period."""
    return float(trouble(state.side(seat)) > trouble(before.side(seat)))


def trouble(side: Side) -> int:
    """Yellow cards count once, whoever left the pitch against his will twice."""
    return size(side.yellow) + 2 * size(side.sent_off | side.injured)


def high_card(before: Position, state: Position, seat: int) -> float:
    """Whether a tactic card that wins the ball is still in hand."""
    side = state.side(seat)
    return float(any(side.cards.value(card) >= HIGH_CARD for card in listed(side.hand)))


def stronger(before: Position, state: Position, seat: int) -> float:
    """Whether the own men are the stronger ones after the period, as they are turned then."""
    return float(strength(state.side(seat)) > strength(state.side(1 - seat)))


def strength(side: Side) -> int:
    """Of all men on the pitch."""
    return sum(side.strength(man) for man in listed(side.pitch()))


REASONS = (
    Reason("scores", LATER, scores, least=0.05),
    Reason("concedes", LATER, concedes, least=0.05, wanted=False),
    Reason("stronger", LATER, stronger),
    Reason("booked", LATER, booked, wanted=False),
    Reason("high-card", LATER, high_card),
)
