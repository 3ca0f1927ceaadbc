"""Who is asked next: the four paces of a table as one order of agents.

Turn: the seat awaited. Sealed: those awaited, one after the other; nobody sees what the others chose.
Race: a lot among those awaited says who comes first; who waits lets the others come first, and when all wait,
time runs out. Open: such moves are offered with a seat's own decisions, a few each time; whoever gets an
offer is asked at once.
"""

from __future__ import annotations

from typing import Any

from ludofoot.core.encoding import Encoding
from ludofoot.core.records import TABLE, Move
from ludofoot.core.state import State

WAIT = 0
"""The action that does nothing: see `core.encoding.WAIT`."""
OVER = -1


class Floor:
    """The order of agents, beside a state that it does not change."""

    def __init__(self, encoding: Encoding[Any]) -> None:
        self.encoding = encoding
        self.asked = OVER
        self.waited: tuple[int, ...] = ()
        self.called: tuple[int, ...] = ()
        self.opened = 0

    def copy(self) -> Floor:
        """The same order, to be continued otherwise."""
        twin = Floor(self.encoding)
        twin.asked, twin.opened = self.asked, self.opened
        twin.waited, twin.called = self.waited, self.called
        return twin

    def lots(self, state: State[Any]) -> list[int]:
        """Who can be asked next: one seat, or several among whom a lot decides; none when it is over."""
        if self.called:
            return [self.called[0]]
        left = [seat for seat in state.awaited() if seat not in self.waited]
        return left if self.encoding.race else left[:1]

    def answers(self, state: State[Any]) -> dict[int, Move | None]:
        """What the seat asked can do, by actions; None for waiting."""
        waiting: dict[int, Move | None] = {WAIT: None}
        if self.called:
            return waiting | self.encoding.replies(state, self.asked)
        open_left = self.encoding.open_moves_a_decision - self.opened
        found: dict[int, Move | None] = dict(self.encoding.answers(state, self.asked, open_left))
        return waiting | found if state.deadlines() else found

    def answer(self, state: State[Any], move: Move | None) -> tuple[int, Move] | None:
        """What must now happen to the state: a move of this seat; of the table, if all those awaited wait and
        the time runs out; or nothing."""
        if move is not None:
            return self.asked, move
        if self.called:
            self.called = self.called[1:]
            return None
        self.waited = (*self.waited, self.asked)
        if set(state.awaited()) - set(self.waited):
            return None
        first = min(state.deadlines(), key=lambda deadline: deadline.ms)
        return TABLE, first.move

    def moved(self, state: State[Any], seat: int, move: Move, was_open: bool) -> None:
        """A move has happened: whoever waited looks again, and those it concerns are asked."""
        if not was_open:
            self.opened = 0
        elif not self.called:
            self.opened += 1
        self.waited = ()
        concerned = self.encoding.called(state, seat, move)
        self.called = tuple(each for each in concerned if self.encoding.replies(state, each))


def shares(winners: tuple[int, ...], seats: int) -> list[float]:
    """What a finished game is worth to each seat: all add up to 0; 1 for a victory over all others."""
    return [((seats / len(winners) if seat in winners else 0) - 1) / (seats - 1) for seat in range(seats)]
