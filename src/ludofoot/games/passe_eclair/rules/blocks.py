"""Nobody plays: declarations, the Michi window, and what comes after it."""

from __future__ import annotations

from mypy_extensions import i64

from ludofoot.core.cards import bit, lowest, size
from ludofoot.core.sink import Sink
from ludofoot.games.passe_eclair.records import HowText
from ludofoot.games.passe_eclair.rules import telling
from ludofoot.games.passe_eclair.rules.piles import box_pile, to_block, turn_up
from ludofoot.games.passe_eclair.rules.position import DECLINED, Position
from ludofoot.games.passe_eclair.rules.rounds import end_round


def decline(position: Position, seat: i64, out: Sink) -> None:
    """PE-A8: the game stops when everybody has declared."""
    position.spoken |= bit(seat)
    if out.on:
        telling.tell_declined(seat, out)
    if position.spoken == position.everybody:
        to_block(position, DECLINED, out)


def lay_no_michi(position: Position, seat: i64, out: Sink) -> None:
    """PE-A30: the window closes early when everybody has answered."""
    position.spoken |= bit(seat)
    if out.on:
        telling.tell_no_michi(seat, out)
    if position.spoken == position.everybody:
        end_block(position, out)


def end_block(position: Position, out: Sink) -> None:
    """PE-41, PE-42: a new start card, unless the round does not move any more (PE-A37)."""
    held: i64 = 0
    for seat in range(position.seats):
        held |= position.hands.get(seat)
    if not held & ~position.deck.michis:  # PE-A37 (i)
        close(position, "only-michis", out)
    elif position.renewals and would_renew(position):  # PE-A37 (ii)
        close(position, "no-cards", out)
    else:
        box_pile(position, "PE-41", out)
        turn_up(position, position.trainer, "PE-42", out)  # PE-45


def would_renew(position: Position) -> bool:
    """Whether no start card can be found before the draw pile is used up (PE-A37)."""
    guys = position.deck.guys
    left = position.draw_pile
    return not left or (not left & guys and (position.box | position.pile) & guys != 0)


def close(position: Position, how: HowText, out: Sink) -> None:
    """PE-A37: the fewest cards win, on a tie by lot."""
    fewest = size(position.hands.get(0))
    tied: i64 = 0
    for seat in range(position.seats):
        count = size(position.hands.get(seat))
        if count < fewest:
            fewest = count
            tied = 0
        if count == fewest:
            tied |= bit(seat)
    lot = (tied & (tied - 1)) != 0
    winner = position.chance.draw(tied) if lot else lowest(tied)
    end_round(position, winner, how, lot, out)
