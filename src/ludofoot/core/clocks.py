"""Deadlines while they run. Rules never read a clock: the table makes the move that a deadline brings."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from ludofoot.core.records import TABLE, Move
from ludofoot.core.state import State

SHORT_MS: Final = 10_000
"""With less time than this to decide nobody is kept waiting for pictures, and no time is granted for them."""
LONGEST_FILM_MS: Final = 30_000
"""However much happens: nobody looks at it for longer than this before a clock runs."""


class Running(NamedTuple):
    """A deadline under way: when it falls due, and whose move it then brings."""

    due: int
    key: str
    seat: int
    move: Move | None
    whole: int


class Clocks:
    """Each deadline runs while its key stands. A table may also give every decision a clock of its own."""

    def __init__(self, decision_ms: int = 0) -> None:
        self.decision_ms = decision_ms
        self.running: dict[str, Running] = {}
        self.decided: dict[int, int] = {}
        self.paused_at: int | None = None
        self.seen_by = 0
        """When everybody has seen what has happened so far: no decision's clock runs before."""

    def grants(self) -> bool:
        """Whether people are given the time to see what happened before their own runs."""
        return self.decision_ms >= SHORT_MS

    def show(self, film: int, at: int) -> None:
        """Something is looked at for so long, after what is still being looked at."""
        at = self.stands_at(at)
        self.seen_by = min(max(self.seen_by, at) + film, at + LONGEST_FILM_MS)

    def arm(self, state: State[Any], at: int) -> None:
        """Starts what is new, drops what no longer stands, leaves the rest running."""
        at = self.stands_at(at)
        own = [(line.key, TABLE, line.ms, line.move) for line in state.deadlines()]
        # The rules' own deadlines are exact: only a clock of the table waits for what is looked at.
        start = at if own else max(at, self.seen_by)
        self.running = {
            key: self.running.get(key) or Running(start + ms, key, seat, move, ms)
            for key, seat, ms, move in own or self.decision_clocks(state)
        }

    def decision_clocks(self, state: State[Any]) -> list[tuple[str, int, int, Move | None]]:
        """One clock for each seat awaited, where the table has set one and the game has none of its own."""
        if not self.decision_ms:
            return []
        return [(self.decision_key(seat), seat, self.decision_ms, None) for seat in state.awaited()]

    def decision_key(self, seat: int) -> str:
        """The clock of this seat's present decision."""
        return f"clock:{seat}:{self.decided.get(seat, 0)}"

    def decided_by(self, seat: int, at: int) -> int | None:
        """A seat has answered a decision: its next one gets a new clock. What was left of this, if any."""
        running = self.running.get(self.decision_key(seat))
        self.decided[seat] = self.decided.get(seat, 0) + 1
        return None if running is None else running.due - self.stands_at(at)

    def decides_again(self, seat: int, left: int, at: int) -> None:
        """A decision returns with the time it had left: nobody gains any by deciding and undoing."""
        key = self.decision_key(seat)
        self.running[key] = Running(self.stands_at(at) + left, key, seat, None, self.decision_ms)

    def stands_at(self, at: int) -> int:
        """What clocks show: `resume` adds the whole pause, also to what was started during it."""
        return at if self.paused_at is None else self.paused_at

    def passed(self, key: str) -> None:
        """Runs no longer: if its key still stands after the move it brought, it starts anew."""
        del self.running[key]

    def next_due(self) -> Running | None:
        """What falls due first, if anything runs."""
        if self.paused_at is not None or not self.running:
            return None
        return min(self.running.values(), key=lambda running: (running.due, running.key))

    def pause(self, at: int) -> None:
        """Nothing falls due until `resume`."""
        self.paused_at = at

    def resume(self, at: int) -> None:
        """Everything falls due later by as long as the pause was."""
        assert self.paused_at is not None
        lost = at - self.paused_at
        if self.seen_by > self.paused_at:
            self.seen_by += lost
        self.paused_at = None
        self.running = {key: each._replace(due=each.due + lost) for key, each in self.running.items()}

    def stop(self) -> None:
        """The game is over."""
        self.running = {}


def deadline_move(state: State[Any], running: Running) -> Move:
    """The move a passed deadline brings: the rules' own, or what is done for somebody who is away."""
    return running.move if running.move is not None else state.default(running.seat)
