"""The moments of Le football à la carte that are told again."""

from __future__ import annotations

from collections.abc import Iterator

from ludofoot.core.records import Said, Word
from ludofoot.core.reporting import Args, Highlight
from ludofoot.games.football_a_la_carte.events import (
    Cleared,
    CornerGiven,
    HalfTime,
    PenaltyGiven,
    Saved,
    StoppedAtTheWhistle,
)
from ludofoot.games.football_a_la_carte.events import Goal as GoalTold
from ludofoot.games.football_a_la_carte.reporting.tale import Goal, Tale


def way_of(goal: Goal) -> Args:
    """What there is to say of how a goal fell: its square, and the card that opened the turn."""
    found: Args = {"square": goal.square.upper()}
    return {**found, "face": Word(f"face-{goal.cards[0].face}")} if goal.cards else {**found, "face": ""}


def highlights_of(tale: Tale) -> Iterator[Highlight]:
    """Goals, saves, penalties that were missed, corners, and half-time."""
    goals, scores = iter(tale.goals), iter(tale.course.scores[1:])
    side_of = tale.told.side_of
    for each in tale.told.of(
        GoalTold, Saved, StoppedAtTheWhistle, PenaltyGiven, Cleared, CornerGiven, HalfTime
    ):
        event, when = each.event, tale.when(each)
        match event:
            case GoalTold():
                yield goal_told(tale, next(goals), next(scores), when)
            case Saved(seat=seat):
                yield tale.highlight(
                    each, when, side_of[seat], "save", "told-save", face=Word(f"face-{event.face}")
                )
            case StoppedAtTheWhistle(seat=seat):
                yield tale.highlight(each, when, side_of[seat], "save", "told-whistle")
            case PenaltyGiven(seat=seat):
                yield tale.highlight(each, when, side_of[seat], "card", "told-penalty")
            case CornerGiven(seat=seat):
                yield tale.highlight(each, when, side_of[seat], "card", "told-corner")
            case Cleared(cause=cause):
                yield tale.highlight(each, when, None, "save", f"told-cleared-{cause}")
            case HalfTime():
                score = tale.at_half_time
                yield tale.highlight(each, when, None, "turn", "told-half-time", one=score[0], two=score[1])


def goal_told(tale: Tale, goal: Goal, score: tuple[int, ...], when: Said) -> Highlight:
    """A goal with its minute and how it fell."""
    cast = tale.told.cast("side", goal.side)
    short: Args = {"minute": goal.minute, "square": goal.square.upper()}
    return Highlight(
        entry=goal.each.entry,
        when=when,
        said=Said(f"told-goal-{goal.way}", {**cast, **way_of(goal)}),
        kind="goal",
        side=goal.side,
        score=score,
        short=Said(f"short-goal-{goal.way}", short),
    )
