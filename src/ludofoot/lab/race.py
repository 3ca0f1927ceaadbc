"""Who comes first where several are awaited: by their reactions, or by lot where none is measured."""

from __future__ import annotations

from typing import Any

from ludofoot.bots import Bot
from ludofoot.core.chance import Chance
from ludofoot.core.state import State

RANDOM = "random"


class Race:
    """No clock runs: drawn reactions only order the moves, so the same seed gives the same game."""

    def __init__(self, bots: list[Bot[Any] | None], dice: list[Chance]) -> None:
        self.bots = bots
        self.dice = dice
        self.knowhow = next((bot.knowhow for bot in bots if bot is not None), None)
        self.now = 0
        self.asked: dict[int, list[Any] | None] = {}
        self.acts_at: dict[int, int] = {}

    def first(self, state: State[Any]) -> int:
        """The seat that decides next; -1 when the game is over."""
        seats = state.awaited()
        if len(seats) < 2:
            return seats[0] if seats else -1
        if self.knowhow is None:
            return int(state.due(self.dice[-1]))
        for seat in seats:
            self.look(state, seat)
        if min(self.acts_at[seat] for seat in seats) < 0:
            return int(state.due(self.dice[-1]))
        # Equal to the millisecond: the lot decides.
        quickest = min(seats, key=lambda seat: (self.acts_at[seat], self.dice[-1].word()))
        self.now = self.acts_at[quickest]
        del self.asked[quickest]
        return quickest

    def look(self, state: State[Any], seat: int) -> None:
        """Who sees something new needs time for it; otherwise the time already begun runs on."""
        asked = state.moves(seat)
        if seat in self.asked and self.asked[seat] == asked:
            return
        bot = self.bots[seat]
        level = RANDOM if bot is None else bot.level
        assert self.knowhow is not None
        drawn = self.knowhow.reaction_ms(state.view(seat), level, self.dice[seat])
        self.asked[seat] = asked
        self.acts_at[seat] = -1 if drawn < 0 else self.now + drawn
