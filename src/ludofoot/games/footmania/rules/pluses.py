"""Plus cards between a hand and their pile."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludofoot.core.cards import bit, size
from ludofoot.core.sink import Sink
from ludofoot.games.footmania.events import NothingHere
from ludofoot.games.footmania.rules.debts import question_done
from ludofoot.games.footmania.rules.position import NO_CARD, RETURN, Position
from ludofoot.games.footmania.rules.telling import tell_plus_drawn, tell_plus_returned

MOST_PLUSES: Final = 6


def draw_plus(position: Position, out: Sink) -> None:
    """FM-112, FM-113: a seventh must be answered by a return."""
    seat = position.turn
    by_luck = position.plus_pile.loose != 0
    card = position.plus_pile.draw(position.chance)
    hand = position.pluses.get(seat) | bit(card)
    position.pluses.put(seat, hand)
    if out.on:
        tell_plus_drawn(position, card, by_luck, out)
    if size(hand) > MOST_PLUSES:
        position.plus_drawn = card
        position.step = RETURN
    else:
        more_pluses(position, out)


def more_pluses(position: Position, out: Sink) -> None:
    """FM-A51: the next of the cards that a question-mark card gives, as long as there are any."""
    if position.plus_draws > 0:
        position.plus_draws -= 1
        if position.plus_pile.count() > 0:
            draw_plus(position, out)
            return
        position.plus_draws = 0
        if out.on:
            out.tell(NothingHere(clause="FM-A27", seat=position.turn, kind="plus"))
    question_done(position, out)


def return_plus(position: Position, kind: i64, out: Sink) -> None:
    """FM-A20: any one of the seven, under the pile; nobody else sees which (FM-A50)."""
    seat = position.turn
    remove_plus(position, seat, kind, bit(seat))
    for other in range(len(position.plus_known)):
        if position.pluses.get(seat) & bit(other):
            position.plus_known[other] = 0
    position.plus_drawn = NO_CARD
    if out.on:
        tell_plus_returned(position, kind, out)
    more_pluses(position, out)


def remove_plus(position: Position, seat: i64, kind: i64, who_knows: i64) -> None:
    """Takes a card of this kind from a hand and puts it under the pile (FM-120)."""
    held = position.held(seat, kind)
    card: i64 = 0
    while not held & bit(card):
        card += 1
    position.pluses.put(seat, position.pluses.get(seat) ^ bit(card))
    # Whoever knew of a card of this kind here cannot tell whether it was this one.
    for other in range(len(position.plus_known)):
        if held & bit(other):
            position.plus_known[other] = 0
    position.plus_known[card] = who_knows
    position.plus_pile.put_under(card)
