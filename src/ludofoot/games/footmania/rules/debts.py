"""Money for the pactole: paid at once, or as soon as enough is sold."""

from __future__ import annotations

from mypy_extensions import i64

from ludofoot.core.sink import Sink
from ludofoot.games.footmania.events import InDebt, Settled
from ludofoot.games.footmania.rules.position import DEBT, NO_CARD, Position
from ludofoot.games.footmania.rules.rounds import next_turn


def charge(position: Position, amount: i64, out: Sink) -> None:
    """Money for the pactole (FM-134): `tidy` settles it, or it waits for sales (FM-52, FM-A42)."""
    position.debt = amount
    position.step = DEBT
    seat = position.turn
    if out.on and position.cash.get(seat) < amount and can_sell(position, seat):
        out.tell(InDebt(clause="FM-52", seat=seat, amount=amount, missing=amount - position.cash.get(seat)))


def can_sell(position: Position, seat: i64) -> bool:
    """Whether anything is left for the bank."""
    return len(position.squads[seat]) > 0 or position.sponsors.get(seat) != 0


def settle_debt(position: Position, out: Sink) -> None:
    """Paid by itself as soon as the cash suffices (FM-A42); with nothing to sell the rest is waived."""
    seat = position.turn
    cash = position.cash.get(seat)
    if cash < position.debt and can_sell(position, seat):
        return
    paid: i64 = position.debt if cash >= position.debt else cash  # FM-A26
    waived = position.debt - paid
    position.cash.put(seat, cash - paid)
    position.pactole += paid
    position.debt = 0
    if out.on:
        clause = "FM-A26" if waived else "FM-134"
        out.tell(Settled(clause=clause, seat=seat, amount=paid, waived=waived, pactole=position.pactole))
    question_done(position, out)


def question_done(position: Position, out: Sink) -> None:
    """FM-D3: the card goes under its pile after use, and the turn is over."""
    if position.question != NO_CARD:
        position.question_pile.put_under(position.question)
        position.question = NO_CARD
    next_turn(position, out)
