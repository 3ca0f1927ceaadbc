"""What the moves do: each by its number, which means something else in every step."""

from __future__ import annotations

from mypy_extensions import i64

from ludofoot.core.sink import Sink
from ludofoot.games.finale.rules.attack import answer_counter, pick, replace
from ludofoot.games.finale.rules.codes import line_in, off_in, on_in
from ludofoot.games.finale.rules.dealing import line_up, set_decks
from ludofoot.games.finale.rules.periods import exchange, lay_further, no_more, reveal, substitute
from ludofoot.games.finale.rules.position import (
    COUNTER,
    DECK,
    EXCHANGE,
    FURTHER,
    PICK,
    REPLACEMENT,
    STAND_IN,
    SUBSTITUTION,
    TACTIC,
    TEAM,
    Position,
)
from ludofoot.games.finale.rules.shootout import name_stand_ins, show_shooters
from ludofoot.games.finale.rules.side import OPEN
from ludofoot.games.finale.rules.telling import forget_told, tell_chosen


def act(position: Position, seat: i64, code: i64, order: tuple[int, ...], out: Sink) -> None:
    """Carries out the move with this number: what it means depends on the step."""
    if out.on:
        forget_told(position)
    step = position.step
    if step == PICK:
        pick(position, seat, code, out)
    elif step == SUBSTITUTION:
        if code == OPEN:
            no_more(position)
        else:
            substitute(position, off_in(code), on_in(code), line_in(code), out)
    elif step == REPLACEMENT:
        replace(position, on_in(code), line_in(code), out)
    elif step == COUNTER:
        answer_counter(position, code == 1, out)
    elif step == FURTHER:
        lay_further(position, code, out)
    elif step == EXCHANGE:
        exchange(position, code, out)
    else:
        seal(position, seat, code, order, out)


def seal(position: Position, seat: i64, code: i64, order: tuple[int, ...], out: Sink) -> None:
    """FI-A45, FI-36, FI-A53: kept hidden until nobody is awaited any more."""
    side = position.side(seat)
    side.choice = code
    side.plan = order
    step = position.step
    if out.on:
        tell_chosen(position, seat, out)
    if position.awaits(1 - seat):
        return
    if step == TACTIC:
        reveal(position, out)
    elif step == TEAM:
        line_up(position, out)
    elif step == DECK:
        set_decks(position, out)
    elif step == STAND_IN:
        name_stand_ins(position, out)
    else:
        show_shooters(position, out)


def unseal(position: Position, seat: i64) -> None:
    """Takes a sealed choice back."""
    side = position.side(seat)
    side.choice = OPEN
    side.plan = ()
