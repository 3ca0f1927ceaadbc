"""The course of the match: substitutions, tactic cards, attempts, periods, extra time."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludofoot.core.cards import bit, gathered, size
from ludofoot.core.sink import Sink
from ludofoot.games.finale.rules.cards import APPROACH, GOAL, NONE, SCHLUSSKARTE, SHOT
from ludofoot.games.finale.rules.dice import rolled
from ludofoot.games.finale.rules.position import (
    EXCHANGE,
    FURTHER,
    NOBODY,
    PERIODS,
    PERIODS_WITH_EXTRA_TIME,
    PICK,
    SUBSTITUTION,
    TACTIC,
    Position,
)
from ludofoot.games.finale.rules.shootout import begin_penalties, finish
from ludofoot.games.finale.rules.side import OPEN, Side
from ludofoot.games.finale.rules.telling import (
    tell_attack_won,
    tell_attempt,
    tell_drawn,
    tell_exchanged,
    tell_extra_time,
    tell_kept,
    tell_laid,
    tell_period,
    tell_period_over,
    tell_revealed,
    tell_substituted,
    tell_tie_rolled,
)

HAND: Final = 3


def draw_for(position: Position, seat: i64, clause: str, out: Sink) -> None:
    """FI-43, FI-A5: a coach draws up to three cards in hand, while the pile has any."""
    side = position.side(seat)
    lucky = side.loose != 0
    came: list[int] = []
    while size(side.hand) < HAND and side.has_pile():
        card = side.draw_one(position.chance)
        if out.on:
            came.append(card)
    if came:
        side.came = tuple(came)
        tell_drawn(seat, clause, came, lucky, out)


# ---- periods


def begin_period(position: Position, out: Sink) -> None:
    """FI-84: the referee moves on; FI-96: substitutions come first."""
    position.period += 1
    position.attacker = NOBODY
    position.attempts = 0
    position.attempt = 0
    position.countered = False
    position.bonus = 0
    position.first.tactic = NONE
    position.second.tactic = NONE
    if out.on:
        tell_period(position, out)
    position.step = SUBSTITUTION
    position.turn = position.first_to_substitute()
    if not can_substitute(position, position.turn):
        no_more(position)


def can_substitute(position: Position, seat: i64) -> bool:
    """FI-97, FI-A27, FI-A49: whether any change is possible."""
    side = position.side(seat)
    keepers = side.bench & side.kind(GOAL)
    if keepers != 0 and side.pitch() != 0:
        return True
    return (side.bench & ~keepers) != 0 and side.outfield() != 0


def substitute(position: Position, off: i64, on: i64, line: i64, out: Sink) -> None:
    """FI-98, FI-99: one goes to the box, one comes on; and he may change again."""
    seat = position.turn
    side = position.side(seat)
    side.leave(off)
    side.substituted |= bit(off)
    side.come_on(on, line)
    if out.on:
        tell_substituted(position, off, on, line, out)
    if not can_substitute(position, seat):
        no_more(position)


def no_more(position: Position) -> None:
    """FI-A35: then the other coach, then both choose tactics."""
    first = position.first_to_substitute()
    if position.turn == first:
        position.turn = 1 - first
        if can_substitute(position, position.turn):
            return
    position.step = TACTIC
    position.turn = NOBODY


def reveal(position: Position, out: Sink) -> None:
    """FI-37 to FI-43: the higher card attacks, as often as it is higher."""
    first = position.first.choice
    second = position.second.choice
    position.first.choice = OPEN
    position.second.choice = OPEN
    play_card(position, position.first, first)
    play_card(position, position.second, second)
    position.first.tactic = first
    position.second.tactic = second
    lead = position.cards.value(first) - position.cards.value(second)
    if out.on:
        tell_revealed(position, first, second, out)
    if lead == 0:  # FI-41, FI-A34
        position.attacker = roll_for_attack(position, out)
        position.attempts = 1
    else:
        position.attacker = 0 if lead > 0 else 1
        position.attempts = lead if lead > 0 else -lead
        position.bonus = position.attempts  # FI-90, FI-A12; none with equal cards (FI-92)
    if out.on:
        tell_attack_won(position, lead, out)
    draw_for(position, 0, "FI-43", out)
    draw_for(position, 1, "FI-43", out)
    position.attempt = 1
    begin_attempt(position, position.side(position.attacker).tactic, out)


def play_card(position: Position, side: Side, card: i64) -> None:
    """A card is laid open and used."""
    side.use(card)
    if position.period <= PERIODS and card != SCHLUSSKARTE:
        side.shown |= bit(card)


def roll_for_attack(position: Position, out: Sink) -> i64:
    """FI-41, FI-42: both roll, seat by seat, until one roll is higher."""
    while True:
        first = rolled(position, out)
        second = rolled(position, out)
        if out.on:
            tell_tie_rolled(first, second, out)
        if first != second:
            return 0 if first > second else 1


# ---- attempts


def begin_attempt(position: Position, card: i64, out: Sink) -> None:
    """FI-44, FI-82: the attacker's card is applied."""
    begin_attack(position, card, False)
    if out.on:
        tell_attempt(position, out)


def begin_attack(position: Position, card: i64, counter: bool) -> None:
    """FI-48, FI-67: the attacker chooses first; without an approach the shot comes at once."""
    position.card = card
    position.counter = counter
    position.phase = APPROACH if position.cards.has_approach(card) else SHOT
    position.step = PICK
    position.turn = position.striker()


def attack_over(position: Position, out: Sink) -> None:
    """FI-83, FI-95, FI-A8, FI-A9: the next attempt, or the end of the period."""
    position.counter = False
    position.card = NONE
    position.phase = APPROACH
    position.succeeded = False
    if position.attempt == position.attempts:
        period_over(position, out)
        return
    position.attempt += 1
    position.step = FURTHER
    position.turn = position.attacker


def lay_further(position: Position, card: i64, out: Sink) -> None:
    """FI-80: a new card, laid open, and one is drawn; FI-81: the defender may exchange one."""
    seat = position.attacker
    side = position.side(seat)
    play_card(position, side, card)
    position.card = card
    if out.on:
        tell_laid(seat, card, out)
    draw_for(position, seat, "FI-80", out)
    if position.side(1 - seat).has_pile():  # FI-A48
        position.step = EXCHANGE
        position.turn = 1 - seat
    else:
        begin_attempt(position, card, out)


def exchange(position: Position, card: i64, out: Sink) -> None:
    """FI-81: a card is discarded openly and one drawn instead; NONE keeps all."""
    seat = position.turn
    side = position.side(seat)
    if card != NONE:
        play_card(position, side, card)
        if out.on:
            tell_exchanged(seat, card, out)
        draw_for(position, seat, "FI-81", out)
    elif out.on:
        tell_kept(seat, out)
    begin_attempt(position, position.card, out)


# ---- the end of a period


def period_over(position: Position, out: Sink) -> None:
    """FI-83, FI-85, FI-106 to FI-108, FI-112."""
    if out.on:
        tell_period_over(position, out)
    if position.period != PERIODS and position.period != PERIODS_WITH_EXTRA_TIME:
        begin_period(position, out)
    elif position.first.goals != position.second.goals:
        finish(position, 0 if position.first.goals > position.second.goals else 1, out)
    elif position.period == PERIODS:
        begin_extra_time(position, out)
    else:
        begin_penalties(position, out)


def begin_extra_time(position: Position, out: Sink) -> None:
    """FI-109 to FI-111, FI-A36, FI-A52: all white cards come back, everything is shuffled."""
    for seat in range(2):
        side = position.side(seat)
        side.loose |= side.hand | gathered(list(side.order)) | position.cards.white
        side.order = ()
        side.hand = 0
        side.used &= ~position.cards.white
    if out.on:
        tell_extra_time(position, out)
    draw_for(position, 0, "FI-111", out)
    draw_for(position, 1, "FI-111", out)
    begin_period(position, out)
