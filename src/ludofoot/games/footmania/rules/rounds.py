"""Whose turn is next, and the end of phase 1."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludofoot.core.cards import bit
from ludofoot.core.sink import Sink
from ludofoot.games.footmania.events import Declared, LimitReached, NothingHere, PhaseTwo, TurnMissed
from ludofoot.games.footmania.records import KINDS
from ludofoot.games.footmania.rules.board import NOWHERE
from ludofoot.games.footmania.rules.position import ROLL, Position
from ludofoot.games.footmania.rules.squads import show

BONUS: Final = 20  # FM-60: 2,000,000
QUICK_BONUS: Final = 8  # FM-63: 800,000


def next_turn(position: Position, out: Sink) -> None:
    """Clockwise (FM-A1); a missed turn is missed in silence (FM-A48), and rounds are counted (FM-A49)."""
    while True:
        position.turn = (position.turn + 1) % position.seats
        if position.phase == 1 and position.turn == position.starter:
            position.round += 1
            if position.round > position.options.limit:
                if out.on:
                    out.tell(LimitReached(clause="FM-A49", rounds=position.options.limit))
                begin_phase_two(position, position.turn, out)
        if not position.misses & bit(position.turn):
            break
        position.misses &= ~bit(position.turn)
        if out.on:
            out.tell(TurnMissed(clause="FM-A48", seat=position.turn))
    position.step = ROLL


def nothing_here(position: Position, clause: str, kind: i64, out: Sink) -> None:
    """The square has no effect."""
    if out.on:
        out.tell(NothingHere(clause=clause, seat=position.turn, kind=KINDS[kind]))
    next_turn(position, out)


def declare(position: Position, seat: i64, eleven: list[int], out: Sink) -> None:
    """FM-57 to FM-60, FM-A38: the turn in progress ends, and the order goes on."""
    bonus: i64 = QUICK_BONUS if position.is_quick() else BONUS
    position.cash.put(seat, position.cash.get(seat) + bonus)
    for card in eleven:
        if card >= 0:
            show(position, card)
    if out.on:
        clause = "FM-63" if position.is_quick() else "FM-60"
        out.tell(Declared(clause=clause, seat=seat, eleven=position.named(eleven), bonus=bonus))
    position.die = 0
    begin_phase_two(position, (position.turn + 1) % position.seats, out)
    next_turn(position, out)


def begin_phase_two(position: Position, first: i64, out: Sink) -> None:
    """FM-70: all pawns on the championship square."""
    position.phase = 2
    pawns_to_championship(position)
    if out.on:
        out.tell(PhaseTwo(clause="FM-70", seat=first))


def pawns_to_championship(position: Position) -> None:
    """FM-70, FM-96."""
    for seat in range(position.seats):
        position.square.put(seat, 0)
        position.came.put(seat, NOWHERE)
