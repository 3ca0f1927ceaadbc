"""One game in progress: what every game answers."""

from __future__ import annotations

from typing import Generic, Self, TypeVar

from mypy_extensions import i64, mypyc_attr

from ludofoot.core.chance import Chance
from ludofoot.core.records import Deadline, Move, Outcome, Refusal, Verdict
from ludofoot.core.sink import Sink

M = TypeVar("M", bound=Move)


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Generic[M]):
    """Mutable plain data that owns its chance. Asking changes nothing; only `apply` and `retract` do."""

    def awaited(self) -> list[int]:
        """The seats the game waits for; empty only when it is over."""
        raise NotImplementedError

    def moves(self, seat: int) -> list[M] | None:
        """Every legal move of the awaited decision and every open move that can be listed; None if the
        awaited decision cannot be listed."""
        raise NotImplementedError

    def judge(self, seat: int, move: M) -> Verdict:
        """The only authority: legal, a fault with its effect, or a refusal with its clause."""
        raise NotImplementedError

    def apply(self, seat: int, move: M, out: Sink) -> None:
        """Carries out a move that is legal or a fault."""
        raise NotImplementedError

    def default(self, seat: int) -> M:
        """The legal move made for somebody awaited who is away."""
        raise NotImplementedError

    def outcome(self) -> Outcome | None:
        """How it ended; None while it goes on."""
        raise NotImplementedError

    def copy(self, chance: Chance) -> Self:
        """The same position with other dice: nothing that thinks sees the real ones."""
        raise NotImplementedError

    def facts(self) -> object:
        """The whole position, hidden things too, as plain data: for digests, never to be sent."""
        raise NotImplementedError

    def stock(self) -> dict[str, int]:
        """What must never change in number: the cards of the box, wherever they lie."""
        raise NotImplementedError

    def luck(self) -> Chance:
        """The chance this state owns."""
        raise NotImplementedError

    # ---- what a game overrides only if it needs to

    def due(self, chance: Chance) -> i64:
        """Whose decision comes next where no clock runs: by lot among those awaited; -1 when it is over."""
        seats = self.awaited()
        if not seats:
            return -1
        return seats[chance.below(len(seats))] if len(seats) > 1 else seats[0]

    def sample(self, seat: int, chance: Chance) -> M:
        """One legal move of the awaited decision, at random."""
        moves = self.moves(seat)
        assert moves is not None, "a decision that cannot be listed needs its own sample"
        return moves[chance.below(len(moves))]

    def stride(self, seat: int, chance: Chance, out: Sink) -> None:
        """Makes a random decision: a game whose moves are numbered does it without building the move."""
        self.apply(seat, self.sample(seat, chance), out)

    def sample_open(self, seat: int, chance: Chance) -> M | None:
        """Perhaps an open move, at random."""
        return None

    def is_open(self, seat: int, move: M) -> bool:
        """Whether the game does not wait for this move, so that it answers no decision."""
        return False

    def deadlines(self) -> list[Deadline]:
        """The deadlines that run now."""
        return []

    def retractable(self, seat: int) -> bool:
        """Whether this seat has made a sealed choice that it may still take back."""
        return False

    def retract(self, seat: int) -> None:
        """Takes a sealed choice back."""
        raise NotImplementedError

    def barred(self, seat: int) -> Refusal | None:
        """Why this seat may not answer any awaited decision now, if so: the first thing `judge` asks."""
        if seat < 0:
            return Refusal("not-seated")
        seats = self.awaited()
        if not seats:
            return Refusal("game-over")
        return None if seat in seats else Refusal("not-your-turn")
