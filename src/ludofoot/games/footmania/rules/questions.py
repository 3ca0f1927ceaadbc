"""Question-mark cards: what they say is done (FM-101 to FM-104)."""

from __future__ import annotations

from mypy_extensions import i64

from ludofoot.core.cards import bit
from ludofoot.core.sink import Sink
from ludofoot.games.footmania.events import BankPaid, Fined, QuestionDrawn, SponsorTaken, Suspended
from ludofoot.games.footmania.records import QUESTIONS, SPONSORS
from ludofoot.games.footmania.rules.cards import (
    ACADEMY,
    BLUE,
    BONUSES,
    CAMP,
    FIRST_FINE,
    QUESTION_SQUARE,
    RED,
    SPONSOR_CARDS,
    SUSPENSION,
    TESTIMONIAL,
    VIDEO,
)
from ludofoot.games.footmania.rules.debts import charge, question_done
from ludofoot.games.footmania.rules.market import keep_better_sponsor, take_from_academy
from ludofoot.games.footmania.rules.pluses import more_pluses
from ludofoot.games.footmania.rules.position import Position
from ludofoot.games.footmania.rules.rounds import next_turn, nothing_here


def draw_question(position: Position, out: Sink) -> None:
    """FM-12, FM-101, FM-102: one card, and what it says is done."""
    if position.question_pile.count() == 0:
        nothing_here(position, "FM-A27", QUESTION_SQUARE, out)
        return
    by_luck = position.question_pile.loose != 0
    card = position.question_pile.draw(position.chance)
    if out.on:
        out.tell(QuestionDrawn(clause="FM-101", seat=position.turn, question=QUESTIONS[card], drawn=by_luck))
    if card < SPONSOR_CARDS:
        take_sponsor(position, card, out)
        return
    position.question = card
    if card < FIRST_FINE:
        receive(position, card, out)
    elif card < ACADEMY:
        fine(position, card, out)
    else:
        carry_out(position, card, out)


def take_sponsor(position: Position, card: i64, out: Sink) -> None:
    """FM-104: face up before its owner; FM-110."""
    seat = position.turn
    position.sponsors.put(seat, position.sponsors.get(seat) | bit(card))
    if out.on:
        out.tell(SponsorTaken(clause="FM-104", seat=seat, sponsor=SPONSORS[card]))
    keep_better_sponsor(position, seat, out)
    next_turn(position, out)


def receive(position: Position, card: i64, out: Sink) -> None:
    """FM-103: the bank pays."""
    seat = position.turn
    amount: i64 = position.album.amounts[card]
    if card == TESTIMONIAL:
        amount *= position.seats - 1
    position.cash.put(seat, position.cash.get(seat) + amount)
    if out.on:
        out.tell(BankPaid(clause="FM-103", seat=seat, question=QUESTIONS[card], amount=amount))
    question_done(position, out)


def fine(position: Position, card: i64, out: Sink) -> None:
    """FM-134: to the pactole."""
    amount: i64 = position.album.amounts[card]
    if card == BONUSES:
        amount *= internationals(position, position.turn)
    if out.on:
        out.tell(Fined(clause="FM-134", seat=position.turn, question=QUESTIONS[card], amount=amount))
    charge(position, amount, out)


def internationals(position: Position, seat: i64) -> i64:
    """The blue and red footballers of a squad."""
    count: i64 = 0
    for card in position.squads[seat]:
        colour = position.album.colour[card]
        if colour == BLUE or colour == RED:
            count += 1
    return count


def carry_out(position: Position, card: i64, out: Sink) -> None:
    """The cards that are neither sponsors nor money (FM-D3)."""
    if card == SUSPENSION:
        position.misses |= bit(position.turn)
        if out.on:
            out.tell(Suspended(clause="FM-A48", seat=position.turn))
    elif card == ACADEMY:
        take_from_academy(position, out)
    else:
        position.plus_draws = 2 if card == VIDEO else 1
        assert card == VIDEO or card == CAMP
        more_pluses(position, out)
        return
    question_done(position, out)
