"""Luck apart from play, so that the sums come out exactly; and where the match turned."""

from __future__ import annotations

from collections.abc import Sequence

from ludofoot.bots.foreseeing import shares_of
from ludofoot.coach.analysis import ERRORS, Account, Decision, Point, Turn
from ludofoot.coach.story import Story
from ludofoot.coach.weighing import Weighing

TURNS = 3
TURN_FROM = 0.08
APART = 3
"""Two turns of a match lie at least so many points of its story apart."""
DOING = 0.5
"""A turn is somebody's doing if at least this part of it was given away."""


def accounts_of(story: Story, weighings: Sequence[Weighing]) -> tuple[Account, ...]:
    """The account of every seat: luck is whatever play does not explain."""
    results = shares_of(story.outcome, story.teams)
    sides = len(set(story.teams))
    gifts = counted(weighings)
    return tuple(account(seat, 1 / sides, results[seat], gifts) for seat in range(len(results)))


def account(seat: int, start: float, result: float, gifts: Sequence[tuple[int, list[float]]]) -> Account:
    """What a seat gave away and received; the rest was luck."""
    given = sum((shares[seat] for giver, shares in gifts if giver == seat), 0.0)
    received = sum((-shares[seat] for giver, shares in gifts if giver != seat), 0.0)
    return Account(start, result - start - received + given, received, given, result)


def counted(weighings: Sequence[Weighing]) -> list[tuple[int, list[float]]]:
    """Who gave away how much of each seat's share. A chance that stays open counts once."""
    found: list[tuple[int, list[float]]] = []
    missed: dict[int, tuple[str, float]] = {}
    for weighing in weighings:
        decision, seat = weighing.decided, weighing.seat
        if decision is None or not decision.cost:
            missed.pop(seat, None)
            continue
        better, before = missed.get(seat, ("", 0.0))
        again = before if better == decision.better else 0.0
        part = max(0.0, decision.cost - again) / decision.cost
        found.append((seat, [share * part for share in weighing.given]))
        missed[seat] = (decision.better, max(decision.cost, again))
    return found


def turns_of(points: Sequence[Point], decisions: Sequence[Decision]) -> tuple[Turn, ...]:
    """The largest changes of the course, the largest first: certain ones, and not too close to each other."""
    steps = sorted(range(1, len(points)), key=lambda at: -abs(change(points, at)[1]))
    chosen: list[int] = []
    for at in steps:
        size, error = abs(change(points, at)[1]), points[at].error + points[at - 1].error
        if len(chosen) == TURNS or size < max(TURN_FROM, ERRORS * error):
            break
        if all(abs(at - other) >= APART for other in chosen):
            chosen.append(at)
    return tuple(turn(points, at, decisions) for at in chosen)


def change(points: Sequence[Point], at: int) -> tuple[int, float]:
    """Whose share changed most at this point, and by how much."""
    before, after = points[at - 1].chances, points[at].chances
    seat = max(range(len(after)), key=lambda each: (abs(after[each] - before[each]), after[each]))
    return seat, after[seat] - before[seat]


def turn(points: Sequence[Point], at: int, decisions: Sequence[Decision]) -> Turn:
    """A turn of the match, and whose doing it was."""
    seat, size = change(points, at)
    between = [each for each in decisions if points[at - 1].line < each.line <= points[at].line]
    dearest = max(between, key=lambda each: each.cost, default=None)
    by = dearest.seat if dearest is not None and dearest.cost >= DOING * abs(size) else None
    before, after = points[at - 1].chances[seat], points[at].chances[seat]
    return Turn(points[at].line, seat, before, after, by)
