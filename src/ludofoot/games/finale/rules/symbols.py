"""The symbols of the men who were used: injuries with their replacements, yellow and red cards."""

from __future__ import annotations

from mypy_extensions import i64

from ludofoot.core.cards import bit
from ludofoot.core.sink import Sink
from ludofoot.games.finale.records import ResultText
from ludofoot.games.finale.rules.cards import CROSS, GOAL, NONE, YELLOW
from ludofoot.games.finale.rules.dice import rolled
from ludofoot.games.finale.rules.position import REPLACEMENT, Position
from ludofoot.games.finale.rules.side import Side
from ludofoot.games.finale.rules.slots import picked
from ludofoot.games.finale.rules.telling import tell_not_replaced, tell_replaced, tell_symbol


def check_symbols(position: Position, out: Sink) -> bool:
    """FI-55, FI-77, FI-A20: man by man, the attacker's first, once in each phase (FI-A28, FI-A33).

    Whether all are done: not while a replacement must be chosen."""
    while position.checked < 6:
        seat = position.striker() if position.checked < 3 else 1 - position.striker()
        side = position.side(seat)
        man = picked(side.picks, position.checked % 3)
        position.checked += 1
        if man == NONE:
            continue
        symbol = side.symbol(man)
        if symbol and check_symbol(position, seat, man, symbol, out):
            return False
    return True


def check_symbol(position: Position, seat: i64, man: i64, symbol: i64, out: Sink) -> bool:
    """FI-56 to FI-63: whether a replacement must be chosen before the next symbol."""
    side = position.side(seat)
    roll = rolled(position, out)
    result: ResultText = "nothing"
    if symbol == CROSS:
        if roll == 2:
            result = "injured"
    elif symbol == YELLOW:
        if roll <= 1:
            result = "second-yellow" if side.yellow & bit(man) else "booked"
    elif roll == 3:
        result = "sent-off"
    if out.on:
        tell_symbol(position, seat, man, result, out)
    if result == "booked":
        side.yellow |= bit(man)
    elif result == "sent-off" or result == "second-yellow":
        lose(side, man)
        side.sent_off |= bit(man)
    return result == "injured" and injure(position, seat, man, out)


def lose(side: Side, man: i64) -> None:
    """FI-A21, FI-A29, FI-A50: he leaves, and his line remembers it."""
    side.lose_line(side.line_of(man))
    side.leave(man)


def injure(position: Position, seat: i64, man: i64, out: Sink) -> bool:
    """FI-57, FI-A22, FI-A51: whether somebody comes on for him."""
    side = position.side(seat)
    line = side.line_of(man)
    lose(side, man)
    side.injured |= bit(man)
    replaced = may_replace(side, man) != 0
    if replaced:
        position.injured = man
        position.left_line = line
        position.step = REPLACEMENT
        position.turn = seat
    elif out.on:
        tell_not_replaced(position, seat, man, out)
    return replaced


def may_replace(side: Side, injured: i64) -> i64:
    """Who may come on for the injured man: a goalkeeper for a goalkeeper, anybody else for the others."""
    keepers = side.kind(GOAL)
    return side.bench & keepers if bit(injured) & keepers else side.bench & ~keepers


def come_on_for_injured(position: Position, on: i64, line: i64, out: Sink) -> None:
    """FI-57, FI-58: the substitute comes on at once."""
    seat = position.turn
    position.side(seat).come_on(on, line)
    if out.on:
        tell_replaced(position, seat, on, line, out)
    position.injured = NONE
    position.left_line = NONE
