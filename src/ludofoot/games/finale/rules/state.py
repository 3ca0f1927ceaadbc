"""What every game answers, answered for this one."""

from __future__ import annotations

from typing import Self, final

from ludofoot.core.chance import Chance
from ludofoot.core.records import Outcome, Refusal, Verdict
from ludofoot.core.sink import Sink
from ludofoot.games.finale.records import FIMove
from ludofoot.games.finale.rules.acting import act, unseal
from ludofoot.games.finale.rules.choices import (
    default_code,
    default_order,
    is_listable,
    listed_codes,
    sampled_code,
    sampled_order,
)
from ludofoot.games.finale.rules.codes import code_of, move_of, plan_of
from ludofoot.games.finale.rules.judging import clause_of_bar, judge
from ludofoot.games.finale.rules.position import Position
from ludofoot.games.finale.rules.telling import outcome_of


@final
class Finale(Position):
    """One match in progress."""

    # ---- what may be done

    def moves(self, seat: int) -> list[FIMove] | None:
        if not self.awaits(seat):
            return []
        if not is_listable(self):
            return None
        side = self.side(seat)
        return [move_of(self, side, code, ()) for code in listed_codes(self, seat)]

    def sample(self, seat: int, chance: Chance) -> FIMove:
        code = sampled_code(self, seat, chance)
        return move_of(self, self.side(seat), code, sampled_order(self, seat, chance))

    def judge(self, seat: int, move: FIMove) -> Verdict:
        return judge(self, seat, move)

    def barred(self, seat: int) -> Refusal | None:
        found = super().barred(seat)
        return None if found is None else Refusal(found.code, clause_of_bar(self, found.code))

    def default(self, seat: int) -> FIMove:
        return move_of(self, self.side(seat), default_code(self, seat), default_order(self, seat))

    # ---- what it does

    def apply(self, seat: int, move: FIMove, out: Sink) -> None:
        side = self.side(seat)
        act(self, seat, code_of(self, side, move), plan_of(side, move), out)

    def stride(self, seat: int, chance: Chance, out: Sink) -> None:
        code = sampled_code(self, seat, chance)
        act(self, seat, code, sampled_order(self, seat, chance), out)

    def retract(self, seat: int) -> None:
        unseal(self, seat)

    def outcome(self) -> Outcome | None:
        return outcome_of(self)

    def copy(self, chance: Chance) -> Self:
        twin = Finale(self.cards, self.options, self.red_seat, chance)
        self.copy_into(twin)
        return twin
