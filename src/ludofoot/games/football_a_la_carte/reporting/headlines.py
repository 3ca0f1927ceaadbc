"""The headlines of Le football à la carte: each is printed only where it is true."""

from __future__ import annotations

from typing import Final

from ludofoot.core.reporting import Args, Headline
from ludofoot.games.football_a_la_carte.events import PenaltyGiven, StoppedAtTheWhistle
from ludofoot.games.football_a_la_carte.reporting.tale import HALF, Tale

NOTHING: Args = {}
FAR = 5


def on_the_whistle(tale: Tale) -> Args | None:
    """The goal that decided it fell in the last turn of the match."""
    goal = tale.decisive
    return NOTHING if goal is not None and tale.in_last_turn(goal.each) else None


def saved_on_the_whistle(tale: Tale) -> Args | None:
    """The last shot was stopped at the whistle, and there was one goal in it."""
    stops = [each for each in tale.told.of(StoppedAtTheWhistle) if tale.in_last_turn(each)]
    return NOTHING if stops and margin(tale) == 1 and own(tale, stops[-1].event.seat) else None


def own(tale: Tale, seat: int) -> bool:
    return tale.told.side_of[seat] == tale.winner


def margin(tale: Tale) -> int:
    return tale.score[tale.winner] - tale.score[tale.loser]


def behind_at_half_time(tale: Tale) -> Args | None:
    half = tale.at_half_time
    return NOTHING if half[tale.winner] < half[tale.loser] else None


def from_the_spot(tale: Tale) -> Args | None:
    """The goal that decided it was a penalty, and not the only goal."""
    goal = tale.decisive
    return NOTHING if goal is not None and goal.way == "penalty" and sum(tale.score) > 1 else None


def all_from_the_spot(tale: Tale) -> Args | None:
    """All goals of the winner, two or more, were penalties."""
    goals = [goal for goal in tale.goals if goal.side == tale.winner]
    return {"n": len(goals)} if len(goals) > 1 and all(goal.way == "penalty" for goal in goals) else None


def corner_too_many(tale: Tale) -> Args | None:
    """The goal that decided it came of a corner that the loser's card gave."""
    goal = tale.decisive
    return NOTHING if goal is not None and goal.way == "corner" and sum(tale.score) > 1 else None


def from_afar(tale: Tale) -> Args | None:
    """A goal of the winner from five squares or more."""
    lengths = [goal.length for goal in tale.goals if goal.side == tale.winner]
    return {"n": max(lengths)} if lengths and max(lengths) >= FAR else None


def wall(tale: Tale) -> Args | None:
    """Nobody scored against the winner, who made four saves or more."""
    saves = tale.saves.count(tale.winner)
    return {"n": saves} if saves >= 4 and not tale.score[tale.loser] else None


def full_deck(tale: Tale) -> Args | None:
    return NOTHING if margin(tale) >= 3 else None


def outshot(tale: Tale) -> Args | None:
    """The loser shot twice as often, twice at least."""
    more, fewer = tale.shots.count(tale.loser), tale.shots.count(tale.winner)
    return {"a": more, "b": fewer} if more >= 2 and more >= 2 * fewer else None


def cut(tale: Tale) -> Args | None:
    """The only goal of the match came of a cut."""
    goal = tale.decisive
    only = goal is not None and goal.way != "shot" and sum(tale.score) == 1
    return NOTHING if only else None


def only_penalty(tale: Tale) -> Args | None:
    """The only goal of the match was a penalty, and that the only one."""
    goal = tale.decisive
    only = goal is not None and goal.way == "penalty" and sum(tale.score) == 1
    return NOTHING if only and len(list(tale.told.of(PenaltyGiven))) == 1 else None


def only_goal(tale: Tale) -> Args | None:
    goal = tale.decisive
    return {"minute": goal.minute} if goal is not None and sum(tale.score) == 1 else None


def early(tale: Tale) -> Args | None:
    """The goal that decided it fell in the first quarter of an hour."""
    goal = tale.decisive
    return {"minute": goal.minute} if goal is not None and goal.minute <= 15 else None


def second_half(tale: Tale) -> Args | None:
    """Level at half-time, with the winner's goals after it."""
    half = tale.at_half_time
    return NOTHING if half[0] == half[1] else None


def both_halves(tale: Tale) -> Args | None:
    """The winner scored in both halves."""
    halves = {goal.minute > HALF for goal in tale.goals if goal.side == tale.winner}
    return NOTHING if len(halves) == 2 else None


def to_nil(tale: Tale) -> Args | None:
    return NOTHING if not tale.score[tale.loser] and tale.score[tale.winner] > 1 else None


# ---- a victory that is shared


def half_each(tale: Tale) -> Args | None:
    """One side won the first half, the other one the second."""
    first = tale.at_half_time
    return NOTHING if first[0] != first[1] else None


def goalless(tale: Tale) -> Args | None:
    return NOTHING if not sum(tale.score) else None


def goalless_shots(tale: Tale) -> Args | None:
    """No goal although there were four shots or more."""
    return {"n": len(tale.shots)} if not sum(tale.score) and len(tale.shots) >= 4 else None


def late_equaliser(tale: Tale) -> Args | None:
    """The last turn made it level."""
    last = tale.goals[-1] if tale.goals else None
    return tale.told.cast("side", last.side) if last is not None and tale.in_last_turn(last.each) else None


HEADLINES: Final = (
    Headline("on-the-whistle", 95, on_the_whistle),
    Headline("saved-on-the-whistle", 92, saved_on_the_whistle),
    Headline("behind-at-half-time", 88, behind_at_half_time),
    Headline("all-from-the-spot", 86, all_from_the_spot),
    Headline("from-the-spot", 84, from_the_spot),
    Headline("corner-too-many", 80, corner_too_many),
    Headline("from-afar", 76, from_afar),
    Headline("wall", 72, wall),
    Headline("full-deck", 68, full_deck),
    Headline("outshot", 60, outshot),
    Headline("cut", 55, cut),
    Headline("only-penalty", 55, only_penalty),
    Headline("late-equaliser", 50, late_equaliser, drawn=True),
    Headline("goalless-shots", 48, goalless_shots, drawn=True),
    Headline("goalless", 46, goalless, drawn=True),
    Headline("half-each", 45, half_each, drawn=True),
    Headline("even", 40, lambda tale: NOTHING, drawn=True),
    Headline("only-goal", 40, only_goal),
    Headline("early", 35, early),
    Headline("both-halves", 30, both_halves),
    Headline("to-nil", 25, to_nil),
    Headline("second-half", 20, second_half),
    Headline("right-cards", 20, lambda tale: NOTHING),
)
