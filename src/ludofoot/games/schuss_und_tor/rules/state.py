"""What every game answers, answered for this one."""

from __future__ import annotations

from typing import Self, final

from mypy_extensions import i64

from ludofoot.core.chance import Chance
from ludofoot.core.records import Outcome, Refusal, Verdict
from ludofoot.core.sink import Sink
from ludofoot.games.schuss_und_tor.records import Options, STMove
from ludofoot.games.schuss_und_tor.rules.acting import act
from ludofoot.games.schuss_und_tor.rules.cards import Deck
from ludofoot.games.schuss_und_tor.rules.choices import default_code, listed_moves, sampled_code
from ludofoot.games.schuss_und_tor.rules.codes import MOVES, code_of
from ludofoot.games.schuss_und_tor.rules.dealing import deal
from ludofoot.games.schuss_und_tor.rules.judging import clause_of_bar, judge
from ludofoot.games.schuss_und_tor.rules.position import OVER, Position
from ludofoot.games.schuss_und_tor.rules.telling import outcome_of


@final
class SchussUndTor(Position):
    """One game in progress."""

    # ---- what may be done

    def moves(self, seat: int) -> list[STMove] | None:
        if seat != self.turn or self.step == OVER:
            return []
        return listed_moves(self, seat)

    def sample(self, seat: int, chance: Chance) -> STMove:
        return MOVES[sampled_code(self, seat, chance)]

    def judge(self, seat: int, move: STMove) -> Verdict:
        return judge(self, seat, move)

    def barred(self, seat: int) -> Refusal | None:
        found = super().barred(seat)
        return None if found is None else Refusal(found.code, clause_of_bar(self, found.code))

    def default(self, seat: int) -> STMove:
        return MOVES[default_code(self, seat)]

    # ---- what it does

    def apply(self, seat: int, move: STMove, out: Sink) -> None:
        act(self, code_of(move), out)

    def stride(self, seat: int, chance: Chance, out: Sink) -> None:
        act(self, sampled_code(self, seat, chance), out)

    def outcome(self) -> Outcome | None:
        return outcome_of(self) if self.step == OVER else None

    def copy(self, chance: Chance) -> Self:
        twin = SchussUndTor(self.deck, self.seats, self.options, chance)
        self.copy_into(twin)
        return twin


def started(deck: Deck, seats: i64, options: Options, opener: i64, chance: Chance) -> SchussUndTor:
    """A new game, dealt. In one call from outside: a random game is so short that two can be told apart."""
    state = SchussUndTor(deck, seats, options, chance)
    state.agree()
    deal(state, opener)
    return state
