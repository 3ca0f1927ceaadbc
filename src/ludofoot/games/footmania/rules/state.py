"""What every game answers, answered for this one."""

from __future__ import annotations

from typing import Self, final

from ludofoot.core.chance import Chance
from ludofoot.core.records import Outcome, Verdict
from ludofoot.core.sink import Sink
from ludofoot.games.footmania.records import FMMove
from ludofoot.games.footmania.rules.acting import apply, stride
from ludofoot.games.footmania.rules.choices import default_move, listed_moves, sampled_move, sampled_open
from ludofoot.games.footmania.rules.judging import is_open, judge
from ludofoot.games.footmania.rules.position import OVER, Position
from ludofoot.games.footmania.rules.telling import outcome_of


@final
class Footmania(Position):
    """One championship in progress."""

    # ---- what may be done

    def judge(self, seat: int, move: FMMove) -> Verdict:
        return judge(self, seat, move)

    def is_open(self, seat: int, move: FMMove) -> bool:
        return is_open(self, seat, move)

    def moves(self, seat: int) -> list[FMMove] | None:
        return listed_moves(self, seat)

    def sample(self, seat: int, chance: Chance) -> FMMove:
        return sampled_move(self, seat, chance)

    def sample_open(self, seat: int, chance: Chance) -> FMMove | None:
        return sampled_open(self, seat, chance)

    def default(self, seat: int) -> FMMove:
        return default_move(self, seat)

    # ---- what it does

    def apply(self, seat: int, move: FMMove, out: Sink) -> None:
        apply(self, seat, move, out)

    def stride(self, seat: int, chance: Chance, out: Sink) -> None:
        stride(self, seat, chance, out)

    def outcome(self) -> Outcome | None:
        return outcome_of(self) if self.step == OVER else None

    def copy(self, chance: Chance) -> Self:
        twin = Footmania(self.album, self.seats, self.options, chance)
        self.copy_into(twin)
        return twin
