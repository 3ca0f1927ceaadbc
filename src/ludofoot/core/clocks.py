"""Deadlines while they run. Rules never read a clock: the table makes the move that a deadline brings."""

from __future__ import annotations

from typing import Any, NamedTuple

from ludofoot.core.records import TABLE, Move
from ludofoot.core.state import State


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

    def arm(self, state: State[Any], at: int) -> None:
        """Starts what is new, drops what no longer stands, leaves the rest running."""
        if self.paused_at is not None:
            # `resume` adds the whole pause, also to what was started during it.
            at = self.paused_at
        own = [(line.key, TABLE, line.ms, line.move) for line in state.deadlines()]
        self.running = {
            key: self.running.get(key) or Running(at + ms, key, seat, move, ms)
            for key, seat, ms, move in own or self.decision_clocks(state)
        }

    def decision_clocks(self, state: State[Any]) -> list[tuple[str, int, int, Move | None]]:
        """One clock for each seat awaited, where the table has set one and the game has none of its own."""
        if not self.decision_ms:
            return []
        return [
            (f"clock:{seat}:{self.decided.get(seat, 0)}", seat, self.decision_ms, None)
            for seat in state.awaited()
        ]

    def decided_by(self, seat: int) -> None:
        """A seat has answered a decision: its next one gets a new clock."""
        self.decided[seat] = self.decided.get(seat, 0) + 1

    def passed(self, running: Running) -> None:
        """Runs no longer: if its key still stands after the move it brings, it starts anew."""
        del self.running[running.key]

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
        self.paused_at = None
        self.running = {key: each._replace(due=each.due + lost) for key, each in self.running.items()}

    def stop(self) -> None:
        """The game is over."""
        self.running = {}


def deadline_move(state: State[Any], running: Running) -> Move:
    """The move a passed deadline brings: the rules' own, or what is done for somebody who is away."""
    return running.move if running.move is not None else state.default(running.seat)
