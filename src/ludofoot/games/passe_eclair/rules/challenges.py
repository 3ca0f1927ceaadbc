"""The option that wrong cards stand until somebody notices (PE-71, PE-A15, PE-A33)."""

from __future__ import annotations

from mypy_extensions import i64

from ludofoot.core.cards import bit
from ludofoot.core.sink import Sink
from ludofoot.games.passe_eclair.rules import telling
from ludofoot.games.passe_eclair.rules.laying import punish, put_on_top, take_effect
from ludofoot.games.passe_eclair.rules.piles import new_position
from ludofoot.games.passe_eclair.rules.position import CHALLENGE, SEAT_PLACE, WRONG, Position


def let_stand(position: Position, seat: i64, out: Sink) -> None:
    """PE-A33: once all others have answered, the card takes effect."""
    if out.on:
        telling.tell_stood_by(position, seat, out)
    answer_challenge(position, seat, out)


def answer_challenge(position: Position, seat: i64, out: Sink) -> None:
    """PE-A33: an answer, or a challenge in vain."""
    position.spoken |= bit(seat)
    if position.spoken == position.everybody:
        take_effect(position, out)


def challenge(position: Position, seat: i64, out: Sink) -> None:
    """PE-A33: a right card stays, a wrong one goes back."""
    justified = (position.marks & WRONG) != 0
    if out.on:
        telling.tell_challenged(position, seat, justified, out)
    if justified:
        uphold(position, out)
        return
    position.challenged |= bit(seat)
    if position.step == CHALLENGE:
        answer_challenge(position, seat, out)


def uphold(position: Position, out: Sink) -> None:
    """PE-70, PE-A14, PE-A33: back to its player with one more card; the card below comes up again."""
    card, loser = position.top, position.layer
    position.pile ^= bit(card)
    position.hands.put(loser, position.hands.get(loser) | bit(card))
    entry: i64 = position.below[len(position.below) - 1]
    position.below = position.below[: len(position.below) - 1]
    put_on_top(position, entry % SEAT_PLACE, entry // SEAT_PLACE % 8 - 1)
    position.marks = entry // WRONG * WRONG
    punish(position, loser, card, out)
    if out.on:
        telling.tell_back_on_top(position, out)
    new_position(position, out)
