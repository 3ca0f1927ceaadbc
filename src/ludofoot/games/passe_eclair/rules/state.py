"""What every game answers, answered for this one."""

from __future__ import annotations

from typing import Self, final

from ludofoot.core.chance import Chance
from ludofoot.core.records import Deadline, Outcome, Refusal, Verdict
from ludofoot.core.sink import Sink
from ludofoot.games.passe_eclair.records import PEMove
from ludofoot.games.passe_eclair.rules.acting import act, apply, take_back
from ludofoot.games.passe_eclair.rules.choices import (
    default_move,
    listed_moves,
    sampled_code,
    sampled_open,
)
from ludofoot.games.passe_eclair.rules.clock import deadline
from ludofoot.games.passe_eclair.rules.codes import move_of
from ludofoot.games.passe_eclair.rules.judging import OVER_NOW, is_open, judge, may_take_back
from ludofoot.games.passe_eclair.rules.position import OVER, Position
from ludofoot.games.passe_eclair.rules.telling import outcome_of


@final
class PasseEclair(Position):
    """One game in progress."""

    # ---- what may be done

    def moves(self, seat: int) -> list[PEMove] | None:
        return listed_moves(self, seat)

    def sample(self, seat: int, chance: Chance) -> PEMove:
        return move_of(self, seat, sampled_code(self, seat, chance))

    def sample_open(self, seat: int, chance: Chance) -> PEMove | None:
        return sampled_open(self, seat, chance)

    def is_open(self, seat: int, move: PEMove) -> bool:
        return is_open(self, seat)

    def judge(self, seat: int, move: PEMove) -> Verdict:
        return judge(self, seat, move)

    def barred(self, seat: int) -> Refusal | None:
        found = super().barred(seat)
        return OVER_NOW if found is not None and found.code == OVER_NOW.code else found

    def default(self, seat: int) -> PEMove:
        return default_move(self, seat)

    def deadlines(self) -> list[Deadline]:
        return [] if self.step == OVER else [deadline(self)]

    # ---- what it does

    def apply(self, seat: int, move: PEMove, out: Sink) -> None:
        apply(self, seat, move, out)

    def stride(self, seat: int, chance: Chance, out: Sink) -> None:
        act(self, seat, sampled_code(self, seat, chance), out)

    def retractable(self, seat: int) -> bool:
        return may_take_back(self, seat)

    def retract(self, seat: int) -> None:
        take_back(self, seat)

    def outcome(self) -> Outcome | None:
        return outcome_of(self) if self.step == OVER else None

    def copy(self, chance: Chance) -> Self:
        twin = PasseEclair(self.deck, self.seats, self.options, chance)
        self.copy_into(twin)
        return twin
