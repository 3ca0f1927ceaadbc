"""What a good player knows of a game: what bots are made of."""

from __future__ import annotations

from typing import Final, Generic

from mypy_extensions import i64, mypyc_attr

from ludofoot.core.chance import Chance
from ludofoot.core.records import View
from ludofoot.core.sink import Sink
from ludofoot.core.state import M, State

UNLISTED_TRIES: Final = 8
OPTIONS_AT_MOST: Final = 10
ROLLOUTS: Final = {"expert": 300, "champion": 1000}


@mypyc_attr(allow_interpreted_subclasses=True)
class Knowhow(Generic[M]):
    """One per game. It never sees more than a view, or a state imagined from one."""

    def beginner(self, state: State[M], seat: int, chance: Chance) -> M:
        """What a player who knows the rules would do, at a glance. `state` is imagined: only the mover's own
        hand and what is public may be used of it."""
        return state.sample(seat, chance)

    def policy(self, state: State[M], seat: int, chance: Chance) -> M:
        """A quick sensible move for rollouts of an imagined state."""
        return self.beginner(state, seat, chance)

    def stride(self, state: State[M], seat: int, chance: Chance, out: Sink) -> None:
        """Makes the move of `policy`: a game whose moves are numbered does it without building the move."""
        state.apply(seat, self.policy(state, seat, chance), out)

    def candidates(self, state: State[M], seat: int, chance: Chance) -> list[M]:
        """The answers to the awaited decision that are worth thinking about; where they cannot be listed,
        a few sensible ones."""
        listed = state.moves(seat)
        if listed is not None:
            return [move for move in listed if not state.is_open(seat, move)]
        found: list[M] = []
        for _ in range(UNLISTED_TRIES):
            move = self.policy(state, seat, chance)
            if move not in found:
                found.append(move)
        return found

    def worth(self, state: State[M], seat: int) -> float:
        """How good a finished or broken-off game is for this seat, from -1 to 1."""
        outcome = state.outcome()
        if outcome is None or seat not in outcome.winners:
            return 0.0 if outcome is None else -1.0
        return 2.0 / len(outcome.winners) - 1.0

    # ---- what thinking ahead asks: a game works without any of it, and thinks better with it

    def at_level(self, level: str) -> Knowhow[M]:
        """The knowhow of a level that weighs some things otherwise."""
        return self

    def rollouts(self, level: str) -> int:
        """How many rollouts a decision of this level is worth; 0 plays the favourite."""
        return ROLLOUTS.get(level, 0)

    def guard(self, level: str) -> float:
        """By how many standard errors a level wants another move to be ahead of the favourite."""
        return 1.0

    def alike(self, level: str) -> str:
        """The level below, where matches could not tell the two apart; see docs/strength.md."""
        return ""

    def options(self, state: State[M], seat: int, chance: Chance) -> list[M]:
        """The few moves worth thinking about, the favourite first; all others are as good as not there."""
        favourite = self.policy(state, seat, chance)
        others = [move for move in self.candidates(state, seat, chance) if move != favourite]
        return [favourite, *others[: OPTIONS_AT_MOST - 1]]

    def chance_of(self, state: State[M], seat: int) -> float:
        """The share of the points to expect of a finished or broken-off game, from 0 to 1."""
        return min(1.0, max(0.0, 0.5 + 0.5 * self.worth(state, seat)))

    def chances(self, state: State[M], seats: int) -> list[float]:
        """The same for every seat: a game that has to look at all of them does so once."""
        return [self.chance_of(state, seat) for seat in range(seats)]

    def features(self, state: State[M], seat: int) -> list[float]:
        """What `chance_of` weighs in a game that goes on, as `ludofoot fit` is to weigh it anew; empty where
        it weighs nothing."""
        return []

    def mark(self, state: State[M]) -> i64:
        """Something about a state by which `cut` can tell how far a rollout has come."""
        return 0

    def cut(self, state: State[M], mark: i64, steps: i64) -> bool:
        """Whether a rollout that began at this mark is broken off after so many decisions."""
        return steps >= self.horizon()

    def stride_lightly(self, state: State[M], seat: int, chance: Chance, out: Sink) -> None:
        """Makes a sensible move in a rollout, as cheaply as it can be had."""
        self.stride(state, seat, chance, out)

    def unseal(self, state: State[M], seat: int) -> None:
        """Takes back what the others have chosen unseen in an imagined state, so that they choose by knowhow
        and not as it was imagined."""

    def believes(self, view: View, state: State[M]) -> bool:
        """Whether an imagined state fits what the others could not do; asked of those who think hardest."""
        return True

    def chapter(self, state: State[M]) -> i64:
        """Where a long game or a race is: its story has one point for each chapter. -1 where every decision
        is worth one."""
        return -1

    def forgets(self, view: View, percent: int, chance: Chance) -> View:
        """The view of somebody who has forgotten each thing that only memory keeps, with this chance."""
        return view

    # ---- races and offers

    def reaction_ms(self, view: View, level: str, chance: Chance) -> int:
        """In a race: how long a player of this level takes to see what to do; -1 where nobody races."""
        return -1

    def slip(self, view: View, level: str, move: M, chance: Chance) -> M:
        """In a race: what somebody of this level does in the heat instead; mostly the move itself."""
        return move

    def redeal(self, state: State[M], seat: int, chance: Chance) -> bool:
        """Deals anew, in place, what this seat cannot see of an imagined state: quicker than imagining again.
        False if the game has no such shortcut."""
        return False

    def horizon(self) -> i64:
        """After how many decisions a rollout is broken off."""
        return 1000

    def open_moves(self) -> bool:
        """Whether `open_move` may ever have one: building views in vain is dear."""
        return False

    def open_move(self, view: View, chance: Chance) -> M | None:
        """A move that the game does not wait for, if this is the moment for one."""
        return None
