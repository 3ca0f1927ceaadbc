"""The symbols of the men who were used: injuries with their replacements, yellow and red cards."""

from __future__ import annotations

from mypy_extensions import i64

from ludofoot.core.cards import bit
from ludofoot.core.sink import Sink
from ludofoot.games.finale.events import NotReplaced, Replaced, SymbolChecked
from ludofoot.games.finale.records import LINES, SYMBOLS, ResultText
from ludofoot.games.finale.rules.cards import CROSS, GOAL, NONE, YELLOW
from ludofoot.games.finale.rules.names import man_name
from ludofoot.games.finale.rules.periods import Periods
from ludofoot.games.finale.rules.position import REPLACEMENT
from ludofoot.games.finale.rules.side import Side
from ludofoot.games.finale.rules.slots import picked


class Symbols(Periods):
    """A match whose footballers are hurt, booked and sent off."""

    def check_symbols(self, out: Sink) -> bool:
        """FI-55, FI-77, FI-A20: man by man, the attacker's first, once in each phase (FI-A28, FI-A33).

        Whether all are done: not while a replacement must be chosen."""
        while self.checked < 6:
            seat = self.striker() if self.checked < 3 else 1 - self.striker()
            side = self.side(seat)
            man = picked(side.picks, self.checked % 3)
            self.checked += 1
            if man == NONE:
                continue
            symbol = side.symbol(man)
            if symbol and self.check_symbol(seat, man, symbol, out):
                return False
        return True

    def check_symbol(self, seat: i64, man: i64, symbol: i64, out: Sink) -> bool:
        """FI-56 to FI-63: whether a replacement must be chosen before the next symbol."""
        side = self.side(seat)
        roll = self.roll(out)
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
            out.tell(
                SymbolChecked(
                    clause=symbol_clause(symbol, result),
                    seat=seat,
                    man=man_name(side, man),
                    symbol=SYMBOLS[symbol - 1],
                    roll=roll,
                    result=result,
                )
            )
        if result == "booked":
            side.yellow |= bit(man)
        elif result == "sent-off" or result == "second-yellow":
            self.lose(side, man)
            side.sent_off |= bit(man)
        return result == "injured" and self.injure(seat, man, out)

    def lose(self, side: Side, man: i64) -> None:
        """FI-A21, FI-A29, FI-A50: he leaves, and his line remembers it."""
        side.lose_line(side.line_of(man))
        side.leave(man)

    def injure(self, seat: i64, man: i64, out: Sink) -> bool:
        """FI-57, FI-A22, FI-A51: whether somebody comes on for him."""
        side = self.side(seat)
        line = side.line_of(man)
        self.lose(side, man)
        side.injured |= bit(man)
        replaced = self.usable(side, man) != 0
        if replaced:
            self.injured = man
            self.left_line = line
            self.step = REPLACEMENT
            self.turn = seat
        elif out.on:
            out.tell(NotReplaced(clause="FI-A22", seat=seat, man=man_name(side, man)))
        return replaced

    def usable(self, side: Side, injured: i64) -> i64:
        """Who may come on for the injured man: a goalkeeper for a goalkeeper, anybody else for the others."""
        keepers = side.kind(GOAL)
        return side.bench & keepers if bit(injured) & keepers else side.bench & ~keepers

    def come_on_for_injured(self, on: i64, line: i64, out: Sink) -> None:
        """FI-57, FI-58: the substitute comes on at once."""
        seat = self.turn
        side = self.side(seat)
        side.come_on(on, line)
        if out.on:
            gone = man_name(side, self.injured)
            out.tell(Replaced(clause="FI-57", seat=seat, off=gone, on=man_name(side, on), line=LINES[line]))
        self.injured = NONE
        self.left_line = NONE


def symbol_clause(symbol: i64, result: ResultText) -> str:
    """The clause of what a symbol does."""
    if symbol == CROSS:
        return "FI-56"
    if symbol == YELLOW:
        return "FI-61" if result == "second-yellow" else "FI-60"
    return "FI-62"
