"""What a good coach knows: the exact odds of the dice, what a turn costs, and whom to take."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ludofoot.core.cards import listed, nth, size
from ludofoot.core.chance import Chance
from ludofoot.core.knowhow import Knowhow
from ludofoot.core.sink import Sink
from ludofoot.core.state import State
from ludofoot.core.worth import Worth
from ludofoot.games.finale.records import FIMove
from ludofoot.games.finale.rules.acting import act
from ludofoot.games.finale.rules.cards import NONE
from ludofoot.games.finale.rules.choices import default_code, default_order
from ludofoot.games.finale.rules.codes import move_of
from ludofoot.games.finale.rules.position import (
    COUNTER,
    DECK,
    EXCHANGE,
    FURTHER,
    OVER,
    PICK,
    SUBSTITUTION,
    TACTIC,
    TEAM,
    Position,
)
from ludofoot.games.finale.rules.side import OPEN
from ludofoot.games.finale.rules.state import Finale
from ludofoot.games.finale.tactics.attacks import best_exchange, best_further, best_tactic
from ludofoot.games.finale.tactics.decks import promising_deck, promising_plan
from ludofoot.games.finale.tactics.men import (
    best_picks,
    best_substitution,
    light_picks,
    promising_changes,
    promising_picks,
)
from ludofoot.games.finale.tactics.standing import counted
from ludofoot.games.finale.tactics.teams import best_team

# In millionths of a goal: what a ball that a quarter turn takes from a man weighs, found by playing many
# thousands of matches. The stronger levels spare their men; the others stay as the balance pages know them.
A_BALL: Final = 16_000
A_BALL_SPARED: Final = 100_000
PICKS: Final = 5
CHANGES: Final = 3


@final
class FinaleKnowhow(Knowhow[FIMove]):
    """Habits for the beginner; for the others odds, weighed against what they cost."""

    def __init__(self, fitted: Worth, patience: i64 = A_BALL) -> None:
        self.fitted: Worth = fitted
        self.patience: i64 = patience

    def beginner(self, state: State[FIMove], seat: int, chance: Chance) -> FIMove:
        assert isinstance(state, Finale)
        side = state.side(seat)
        if state.step == TACTIC or state.step == FURTHER:
            cards = side.layable()
            return move_of(state, side, nth(cards, chance.below(size(cards))), ())
        return state.default(seat)

    def policy(self, state: State[FIMove], seat: int, chance: Chance) -> FIMove:
        assert isinstance(state, Finale)
        code = weighed(state, seat, chance, self.patience)
        return move_of(state, state.side(seat), code, weighed_order(state, seat, chance))

    def stride(self, state: State[FIMove], seat: int, chance: Chance, out: Sink) -> None:
        assert isinstance(state, Finale)
        code = weighed(state, seat, chance, self.patience)
        act(state, seat, code, weighed_order(state, seat, chance), out)

    def candidates(self, state: State[FIMove], seat: int, chance: Chance) -> list[FIMove]:
        """Nothing is tried out: what is weighed exactly needs no rollouts, and matches stay quick."""
        return []

    # ---- thinking ahead

    def at_level(self, level: str) -> FinaleKnowhow:
        if level == "expert" or level == "champion":
            return FinaleKnowhow(self.fitted, A_BALL_SPARED)
        return self

    def rollouts(self, level: str) -> int:
        return {"expert": 0, "champion": 2000}.get(level, 0)

    def guard(self, level: str) -> float:
        return 2.0

    def options(self, state: State[FIMove], seat: int, chance: Chance) -> list[FIMove]:
        assert isinstance(state, Finale)
        favourite = weighed(state, seat, chance, self.patience)
        order = weighed_order(state, seat, chance)
        side = state.side(seat)
        codes = [code for code in promising(state, seat, self.patience) if code != favourite]
        return [
            move_of(state, side, favourite, order),
            *[move_of(state, side, code, ()) for code in codes],
        ]

    def stride_lightly(self, state: State[FIMove], seat: int, chance: Chance, out: Sink) -> None:
        assert isinstance(state, Finale)
        if state.step == PICK:
            act(state, seat, light_picks(state, seat, self.patience), (), out)
        else:
            self.stride(state, seat, chance, out)

    def mark(self, state: State[FIMove]) -> i64:
        assert isinstance(state, Finale)
        return state.period

    def cut(self, state: State[FIMove], mark: i64, steps: i64) -> bool:
        """At the end of the period, when what was spent in it shows."""
        assert isinstance(state, Finale)
        return state.period > mark

    def features(self, state: State[FIMove], seat: int) -> list[float]:
        assert isinstance(state, Finale)
        return counted(state, seat)

    def chance_of(self, state: State[FIMove], seat: int) -> float:
        assert isinstance(state, Finale)
        if state.step == OVER:
            return 1.0 if state.winner == seat else 0.0
        return self.fitted.chance(2, counted(state, seat))

    def unseal(self, state: State[FIMove], seat: int) -> None:
        assert isinstance(state, Finale)
        if state.is_sealed() and state.side(1 - seat).choice != OPEN:
            state.retract(1 - seat)


def weighed(position: Position, seat: i64, chance: Chance, patience: i64) -> i64:
    """The number of the move that promises most; only a deck is not always the same."""
    step = position.step
    if step == PICK:
        return best_picks(position, seat, patience)
    if step == TACTIC:
        return best_tactic(position, seat)
    if step == FURTHER:
        return best_further(position, seat)
    if step == SUBSTITUTION:
        return best_substitution(position, seat)
    if step == TEAM:
        return best_team(position.side(seat))
    if step == DECK:
        return promising_deck(position, seat, chance)
    if step == EXCHANGE:
        return best_exchange(position, seat)
    return default_code(position, seat)


def weighed_order(position: Position, seat: i64, chance: Chance) -> tuple[int, ...]:
    """The order of shooters, or of the cards in the variant."""
    if position.step == DECK and position.options.decks == "variant":
        return promising_plan(position, seat, chance)
    return default_order(position, seat)


def promising(position: Position, seat: i64, patience: i64) -> list[int]:
    """The numbers of the moves worth thinking about; none where only the favourite is."""
    step = position.step
    side = position.side(seat)
    if step == PICK:
        return promising_picks(position, seat, patience, PICKS)
    if step == TACTIC or step == FURTHER:
        return listed(side.layable())
    if step == SUBSTITUTION:
        return [OPEN, *promising_changes(position, seat, CHANGES)]
    if step == EXCHANGE:
        return [NONE, *listed(side.hand)]
    return [1, 0] if step == COUNTER else []
