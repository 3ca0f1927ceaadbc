"""The moments of Schuss und Tor that are told again."""

from __future__ import annotations

from collections.abc import Iterator

from ludofoot.core.records import Said, Word
from ludofoot.core.reporting import Happening, Highlight
from ludofoot.games.schuss_und_tor.events import ExtraTime, Fouled, Goal, Parried
from ludofoot.games.schuss_und_tor.reporting.tale import Tale

JOKERS = ("tormann", "bomber")


def moment(each: Happening) -> Said:
    """When it was: the number of the move."""
    return Said("gazette-when-move", {"n": each.move})


def highlights_of(tale: Tale) -> Iterator[Highlight]:
    """Goals, saves, extra time, and fouls that took more than a footballer."""
    goals = iter(tale.course.scores[1:])
    for each in tale.told.of(Goal, Parried, ExtraTime, Fouled):
        match each.event:
            case Goal():
                yield goal_told(tale, each, next(goals))
            case Parried(seat=seat, action=action):
                yield tale.highlight(
                    each, moment(each), seat, "save", "told-save", goal=Word(f"goal-{action}")
                )
            case ExtraTime(seat=seat):
                yield tale.highlight(each, moment(each), seat, "turn", "told-extra-time")
            case Fouled(seat=seat, victim=victim, face=face) if face in JOKERS:
                yield tale.highlight(
                    each,
                    moment(each),
                    seat,
                    "card",
                    "told-foul",
                    face=Word(f"face-{face}"),
                    **tale.told.cast("victim", victim),
                )


def goal_told(tale: Tale, each: Happening, score: tuple[int, ...]) -> Highlight:
    """A goal with its action card and the card that led to it."""
    scorer, goal = each.event.seat, Word(f"goal-{each.event.action}")
    assist = tale.assist(each)
    args = {**tale.told.cast("side", scorer), "goal": goal, "goals": each.event.goals}
    said = Said("told-goal", args)
    if assist is not None:
        said = Said("told-goal-after", {**args, "face": Word(f"face-{assist.face}")})
    when = moment(each)
    short = Said("short-goal", {"goal": goal, "when": when, "n": each.move})
    return Highlight(
        entry=each.entry, when=when, said=said, kind="goal", side=scorer, score=score, short=short
    )
