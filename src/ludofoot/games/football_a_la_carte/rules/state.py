"""What every game answers, answered for this one."""

from __future__ import annotations

from typing import Self, final

from ludofoot.core.chance import Chance
from ludofoot.core.records import Outcome, Refusal, Verdict
from ludofoot.core.sink import Sink
from ludofoot.games.football_a_la_carte.records import FCMove
from ludofoot.games.football_a_la_carte.rules.acting import act
from ludofoot.games.football_a_la_carte.rules.choices import default_code, listed_codes, sampled_code
from ludofoot.games.football_a_la_carte.rules.codes import code_of, move_of
from ludofoot.games.football_a_la_carte.rules.judging import clause_of_bar, judge
from ludofoot.games.football_a_la_carte.rules.position import OVER, Position
from ludofoot.games.football_a_la_carte.rules.telling import outcome_of


@final
class FootballALaCarte(Position):
    """One game in progress."""

    # ---- what may be done

    def moves(self, seat: int) -> list[FCMove] | None:
        if seat != self.turn or self.step == OVER:
            return []
        return [move_of(code) for code in listed_codes(self, seat)]

    def sample(self, seat: int, chance: Chance) -> FCMove:
        return move_of(sampled_code(self, seat, chance))

    def judge(self, seat: int, move: FCMove) -> Verdict:
        return judge(self, seat, move)

    def barred(self, seat: int) -> Refusal | None:
        found = super().barred(seat)
        return None if found is None else Refusal(found.code, clause_of_bar(self, found.code))

    def default(self, seat: int) -> FCMove:
        return move_of(default_code(self, seat))

    # ---- what it does

    def apply(self, seat: int, move: FCMove, out: Sink) -> None:
        act(self, code_of(move), out)

    def stride(self, seat: int, chance: Chance, out: Sink) -> None:
        act(self, sampled_code(self, seat, chance), out)

    def outcome(self) -> Outcome | None:
        return outcome_of(self) if self.step == OVER else None

    def copy(self, chance: Chance) -> Self:
        twin = FootballALaCarte(self.deck, self.seats, self.options, chance)
        self.copy_into(twin)
        return twin
