"""What a decision was worth, judged by what its player could know."""

from __future__ import annotations

from typing import Any

from ludofoot.bots.foreseeing import Comparison, Contrast, Shares, Tried
from ludofoot.coach.analysis import ERRORS, FINE_FROM, FORCED, Decision, Effort, Weighed, mark_of
from ludofoot.coach.reasoning import reason_of
from ludofoot.coach.story import Step, Story
from ludofoot.core.knowhow import Knowhow
from ludofoot.core.records import Said

SURE = 0.015
"""The standard error at which a difference is known well enough."""
ROUNDS = 12
SHOWN = 3
"""So many moves are shown beside the one that was played."""


def is_a_choice(step: Step) -> bool:
    """Whether somebody was asked and chose this; an offer that nobody waited for answers no question."""
    return (
        step.chosen
        and step.seat >= 0
        and step.move is not None
        and step.seat in step.before.awaited()
        and not step.before.is_open(step.seat, step.move)
    )


class Weighing:
    """One decision: what it gave away, to whom."""

    def __init__(self, story: Story, knowhow: Knowhow[Any], step: Step, luck: int) -> None:
        self.step = step
        self.line = step.line
        self.seat = step.seat
        self.seats = story.record.seats
        self.notation = story.game.notation()
        self.reasons = story.game.reasons
        self.comparison = Comparison(
            story.game, knowhow, story.game.view(step.before, step.seat), self.seats, luck
        )
        self.given: list[float] = [0.0] * self.seats
        """By how much the better move would have changed the share of each seat."""
        self.decided: Decision | None = None

    def decide(self, effort: Effort) -> Decision:
        """What is to be said of it."""
        self.decided = self.judged(effort)
        return self.decided

    def judged(self, effort: Effort) -> Decision:
        """Tries everything that was worth a thought, then the best of it against what was played."""
        moves = self.comparison.options()
        if self.step.move not in moves:
            moves = [*moves, self.step.move]
        if len(moves) < 2:
            return self.decision(FORCED if self.is_forced() else mark_of(0.0))
        tried = [Tried(move, self.seats) for move in moves]
        self.comparison.try_out(tried, effort.first_worlds)
        ranked = sorted(tried, key=lambda one: -one.shares.mean(self.seat))
        shown = tuple(map(self.weighed, self.worth_showing(ranked)))
        best = ranked[0].move
        if best == self.step.move:
            return self.decision(mark_of(0.0), options=shown)
        pair = self.comparison.contrast(best, self.step.move, self.reasons)
        gaps = pair.gaps
        for _ in range(ROUNDS):
            self.comparison.set_apart(pair, effort.fresh_worlds)
            if gaps.error(self.seat) <= SURE:
                break
        cost, error = gaps.mean(self.seat), gaps.error(self.seat)
        if cost < max(FINE_FROM, ERRORS * error):
            return self.decision(mark_of(0.0), error=error, options=shown)
        self.keep(gaps)
        better = self.notation.write(best)
        reason = self.reason(pair, ranked)
        return self.decision(
            mark_of(cost), cost=cost, error=error, better=better, options=shown, reason=reason
        )

    def reason(self, pair: Contrast, ranked: list[Tried]) -> Said:
        """Why the best one; the played one is as far behind it as the fresh worlds say."""
        gap = pair.gaps.mean(self.seat)
        best = max(gap, ranked[0].shares.mean(self.seat))
        return reason_of(pair, self.comparison.view, best, best - gap)

    def is_forced(self) -> bool:
        """Whether there was but one thing to do; the only sensible thing need not be that."""
        before, seat = self.step.before, self.seat
        listed = before.moves(seat)
        return listed is not None and sum(not before.is_open(seat, move) for move in listed) < 2

    def worth_showing(self, ranked: list[Tried]) -> list[Tried]:
        """The best ones, and the one that was played."""
        return [one for rank, one in enumerate(ranked) if rank < SHOWN or one.move == self.step.move]

    def keep(self, gaps: Shares) -> None:
        """What the others gained: it sums up to what was lost, whatever noise is in the figures."""
        self.given = [gaps.mean(seat) for seat in range(self.seats)]

    def weighed(self, tried: Tried) -> Weighed:
        shares = tried.shares
        return Weighed(self.notation.write(tried.move), shares.mean(self.seat), shares.error(self.seat))

    def decision(
        self,
        mark: str,
        *,
        cost: float = 0.0,
        error: float = 0.0,
        better: str = "",
        options: tuple[Weighed, ...] = (),
        reason: Said | None = None,
    ) -> Decision:
        written = self.notation.write(self.step.move)
        return Decision(self.line, self.seat, written, mark, cost, error, better, options, reason)
