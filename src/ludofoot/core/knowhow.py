"""What a good player knows of a game: what bots are made of."""

from __future__ import annotations

from typing import Generic

from mypy_extensions import mypyc_attr

from ludofoot.core.chance import Chance
from ludofoot.core.records import View
from ludofoot.core.state import M, State


@mypyc_attr(allow_interpreted_subclasses=True)
class Knowhow(Generic[M]):
    """One per game. It never sees more than a view, or a state imagined from one."""

    def beginner(self, state: State[M], seat: int, chance: Chance) -> M:
        """What a player who knows the rules would do, at a glance. `state` is imagined: only the mover's own
        hand and what is public may be used of it."""
        raise NotImplementedError

    def policy(self, state: State[M], seat: int, chance: Chance) -> M:
        """A quick sensible move for rollouts of an imagined state."""
        return self.beginner(state, seat, chance)

    def worth(self, state: State[M], seat: int) -> float:
        """How good a finished or broken-off game is for this seat, from -1 to 1."""
        outcome = state.outcome()
        if outcome is None or seat not in outcome.winners:
            return 0.0 if outcome is None else -1.0
        return 1.0 if len(outcome.winners) == 1 else 0.0

    def open_move(self, view: View, chance: Chance) -> M | None:
        """A move that the game does not wait for, if this is the moment for one."""
        return None
