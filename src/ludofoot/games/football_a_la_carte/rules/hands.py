"""Cards out of hands and into them, and what the table may remember of it."""

from __future__ import annotations

from mypy_extensions import i64

from ludofoot.core.cards import bit, size
from ludofoot.core.sink import Sink
from ludofoot.games.football_a_la_carte.rules.cards import NO_FACE
from ludofoot.games.football_a_la_carte.rules.position import Position, Sight
from ludofoot.games.football_a_la_carte.rules.telling import tell_drawn


def lay(position: Position, face: i64) -> None:
    """FC-27, FC-A37: a card of the player in turn comes open beside the draw pile."""
    seat = position.turn
    hand = position.hands.get(seat)
    copies = position.deck.cards_of(face)
    held = hand & copies
    card = held & -held
    position.hands.put(seat, hand ^ card)
    position.discards |= card
    position.top = face
    if position.table != 0 or position.shown:
        seen_again(position, seat, face, copies)


def seen_again(position: Position, seat: i64, face: i64, copies: i64) -> None:
    """A card that was known to be in the pile may have been this one: nobody is sure of it any more."""
    known = position.table & copies
    if known != 0 and position.drawn.get(seat) > position.table_base.get(seat):
        position.table ^= known & -known
    for number, sight in enumerate(position.shown):
        if sight[0] == face and position.drawn.get(seat) > sight[1 + seat]:
            position.shown = position.shown[:number] + position.shown[number + 1 :]
            if position.shown:
                doubt_later(position, seat, face)
            return


def doubt_later(position: Position, seat: i64, face: i64) -> None:
    """Later cuts that showed this card say nothing either, as far as this player has drawn since."""
    drawn = position.drawn.get(seat)
    position.shown = tuple(
        [
            doubted(sight) if sight[0] == face and drawn > sight[1 + seat] else sight
            for sight in position.shown
        ]
    )


def fill(position: Position, seat: i64) -> i64:
    """FC-24, FC-A30: draws back to the full number, or what is there; the cards drawn."""
    hand = position.hands.get(seat)
    missing = position.full.get(seat) - size(hand)
    new: i64 = 0
    while missing > 0 and position.pile != 0:
        card = bit(position.chance.draw(position.pile))
        position.pile ^= card
        new |= card
        missing -= 1
    position.hands.put(seat, hand | new)
    position.drawn.put(seat, position.drawn.get(seat) + size(new))
    return new


def draw(position: Position, clause: str, out: Sink) -> None:
    """The player in turn fills his hand."""
    new = fill(position, position.turn)
    if out.on:
        tell_drawn(position, position.turn, new, clause, out)


def remember_shown(position: Position, face: i64) -> None:
    """FC-A47: everybody has seen that this card is in the pile. What an earlier cut said of it is old."""
    drawn = position.drawn
    now = (face, drawn.first, drawn.second, drawn.third, drawn.fourth, True)
    before = [doubted(sight) if sight[0] == face else sight for sight in position.shown]
    position.shown = (*before, now)


def shuffle_table(position: Position) -> None:
    """FC-83: all cards on the table become the new draw pile; everybody knows which lay open."""
    position.table = position.discards
    position.table_base = position.drawn.copy()
    position.pile |= position.discards
    position.discards = 0
    position.top = NO_FACE


def doubted(sight: Sight) -> Sight:
    """A cut that no longer says where its card is."""
    return (sight[0], sight[1], sight[2], sight[3], sight[4], False)
