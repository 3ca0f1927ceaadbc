"""An attack from the choice of men to their quarter turn: approach, shot, and the counter."""

from __future__ import annotations

from mypy_extensions import i64

from ludofoot.core.sink import Sink
from ludofoot.games.finale.rules.cards import APPROACH, SHOT
from ludofoot.games.finale.rules.dice import rolled
from ludofoot.games.finale.rules.periods import attack_over, begin_attack
from ludofoot.games.finale.rules.position import COUNTER, PICK, Position
from ludofoot.games.finale.rules.side import NO_PICKS
from ludofoot.games.finale.rules.slots import men_in, strength_of
from ludofoot.games.finale.rules.symbols import check_symbols, come_on_for_injured
from ludofoot.games.finale.rules.telling import (
    tell_counter,
    tell_declined,
    tell_goal,
    tell_picked,
    tell_rolled,
    tell_turned,
)


def pick(position: Position, seat: i64, picks: i64, out: Sink) -> None:
    """FI-48, FI-49, FI-70: the attacker marks his men, then the defender."""
    side = position.side(seat)
    side.picks = picks
    side.force = strength_of(side, picks)
    if position.phase == APPROACH:
        side.white |= men_in(picks)
    else:
        side.red |= men_in(picks)
    if out.on:
        tell_picked(position, seat, picks, out)
    if seat == position.striker():
        position.turn = 1 - seat
    else:
        resolve(position, out)


def resolve(position: Position, out: Sink) -> None:
    """FI-50 to FI-54, FI-74 to FI-76: strengths and dice of both."""
    seat = position.striker()
    side, other = position.side(seat), position.side(1 - seat)
    roll = rolled(position, out)
    defence_roll = rolled(position, out)
    lead = side.force + roll + position.bonus_now() - other.force - defence_roll
    position.succeeded = lead >= 0 if position.phase == APPROACH else lead > 0
    if out.on:
        tell_rolled(position, out)
    if position.phase == SHOT and position.succeeded:
        side.goals += 1  # FI-76, FI-A38
        if out.on:
            tell_goal(position, seat, out)
    settle(position, out)


def replace(position: Position, on: i64, line: i64, out: Sink) -> None:
    """FI-A20: once he is replaced, the next symbols."""
    come_on_for_injured(position, on, line, out)
    settle(position, out)


def settle(position: Position, out: Sink) -> None:
    """The symbols that are left, then the end of the phase."""
    if check_symbols(position, out):
        phase_over(position, out)


def phase_over(position: Position, out: Sink) -> None:
    """FI-65, FI-78, FI-A11: whoever was used and is still there is turned."""
    for seat in range(2):
        side = position.side(seat)
        used = men_in(side.picks) & side.pitch()
        side.turn_left(used)
        side.picks = NO_PICKS
        side.force = 0
        if out.on and used:
            tell_turned(position, seat, used, out)
    position.checked = 0
    if position.phase == APPROACH and position.succeeded:  # FI-35, FI-93
        position.phase = SHOT
        position.succeeded = False
        position.step = PICK
        position.turn = position.striker()
        return
    failed = position.phase == APPROACH
    position.first.unmark()  # FI-79, FI-A10
    position.second.unmark()
    # FI-86, FI-94, FI-A15, FI-A16, FI-A18: only after the attacker's own approach, and once.
    if failed and not position.counter and not position.countered:
        position.step = COUNTER
        position.turn = 1 - position.attacker
    else:
        attack_over(position, out)


def answer_counter(position: Position, counters: bool, out: Sink) -> None:
    """FI-86, FI-87, FI-88, FI-A17: with the card revealed in this period (FI-A13)."""
    seat = position.turn
    if not counters:
        if out.on:
            tell_declined(seat, out)
        attack_over(position, out)
        return
    position.countered = True
    begin_attack(position, position.side(seat).tactic, True)
    if out.on:
        tell_counter(position, seat, out)
