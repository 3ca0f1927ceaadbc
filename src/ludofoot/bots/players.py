"""Who acts next where no clock runs: by reactions that are drawn, or by lot where none is measured."""

from __future__ import annotations

from typing import Any, Final

from ludofoot.bots.bot import Bot
from ludofoot.core.chance import Chance
from ludofoot.core.game import Game
from ludofoot.core.records import Move, Refusal
from ludofoot.core.sink import Sink
from ludofoot.core.state import State

RANDOM: Final = "random"


class Players:
    """The bots of one game (None plays at random and needs no view), each with dice of its own; the last dice
    say who comes first where several may. The same dice give the same game."""

    def __init__(self, game: Game[Any], bots: list[Bot[Any] | None], dice: list[Chance]) -> None:
        self.game = game
        self.bots = bots
        self.dice = dice
        self.knowhow = next((bot.knowhow for bot in bots if bot is not None), None)
        self.now = 0
        self.asked: dict[int, list[Any] | None] = {}
        self.acts_at: dict[int, int] = {}

    def play(self, state: State[Any], out: Sink) -> int:
        """Plays on to the end; the decisions made."""
        decisions = 0
        while (seat := self.first(state)) >= 0:
            self.act(state, seat, out)
            self.offer(state, out)
            decisions += 1
        return decisions

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
        drawn = self.knowhow.reaction_ms(self.game.view(state, seat), level, self.dice[seat])
        self.asked[seat] = asked
        self.acts_at[seat] = -1 if drawn < 0 else self.now + drawn

    def act(self, state: State[Any], seat: int, out: Sink) -> None:
        """One decision of one seat."""
        bot, dice = self.bots[seat], self.dice[seat]
        move = state.sample(seat, dice) if bot is None else bot.choose(self.game.view(state, seat), dice)
        make_move(state, seat, move, out)

    def offer(self, state: State[Any], out: Sink) -> None:
        """Each bot is asked once for a move that the game does not wait for."""
        for seat, bot in enumerate(self.bots):
            if bot is not None and bot.knowhow.open_moves():
                wanted = bot.open_move(self.game.view(state, seat), self.dice[seat])
                if wanted is not None:
                    make_move(state, seat, wanted, out)


def make_move(state: State[Any], seat: int, move: Move, out: Sink) -> None:
    """Applies what a bot wants; a bot that breaks the rules is a mistake of ours, not a refusal."""
    verdict = state.judge(seat, move)
    if isinstance(verdict, Refusal):
        raise RuntimeError(f"the bot of seat {seat} may not do {move}: {verdict.code} {verdict.clause}")
    state.apply(seat, move, out)
