"""Positions that lie behind a table: worked out from its lines, and from those worked out before."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludofoot.core.sink import Telltale
from ludofoot.core.state import State
from ludofoot.core.undo import Played


class Past:
    """Keeps a few positions on the way, ever fewer the further back: whoever undoes often, or move after
    move, does not pay each time for the whole game."""

    def __init__(self) -> None:
        self.kept: dict[int, State[Any]] = {}

    def after(self, lines: list[Played], begun: Callable[[], State[Any]]) -> State[Any]:
        """The position after these lines, given how to begin."""
        count = len(lines)
        # What was kept behind the end belongs to lines that are no more.
        self.kept = {number: state for number, state in self.kept.items() if number <= count}
        start = max(self.kept, default=0)
        state = twin_of(self.kept[start]) if start in self.kept else begun()
        quiet = Telltale()
        for number in range(start, count):
            if is_milestone(count - number):
                self.kept[number] = twin_of(state)
            play_again(state, lines[number], quiet)
            quiet.told.clear()
        self.kept[count] = twin_of(state)
        self.thin_out(count)
        return state

    def thin_out(self, count: int) -> None:
        """Of those that are about equally far back the last one stays."""
        found: dict[int, int] = {}
        for number in sorted(self.kept):
            found[(count - number).bit_length()] = number
        self.kept = {number: self.kept[number] for number in found.values()}


def is_milestone(distance: int) -> bool:
    """One, two, four, eight… lines before the end."""
    return distance & (distance - 1) == 0


def play_again(state: State[Any], line: Played, quiet: Telltale) -> None:
    """A line that was played before."""
    if line.move is None:
        state.retract(line.seat)
    else:
        state.apply(line.seat, line.move, quiet)


def twin_of(state: State[Any]) -> State[Any]:
    """The same position with the same luck to come."""
    return state.copy(state.luck().twin())
