"""The headlines of Schuss und Tor: each is printed only where it is true."""

from __future__ import annotations

from typing import Final

from ludofoot.core.reporting import Args, Headline, leads
from ludofoot.games.schuss_und_tor.reporting.tale import Tale

NOTHING: Args = {}


def extra_time(tale: Tale) -> Args | None:
    """Somebody who was behind called it, and the winner scored more in it."""
    caller = called_behind(tale)
    return (
        None
        if caller is None or gained(tale, tale.winner) <= gained(tale, caller)
        else tale.told.cast("loser", caller)
    )


def extra_time_in_vain(tale: Tale) -> Args | None:
    """Somebody who was behind called it, came closer or not, and the winner stayed ahead."""
    caller = called_behind(tale)
    if caller is None or not leads(tale.at_full_time, tale.winner):
        return None
    return tale.told.cast("loser", caller)


def called_behind(tale: Tale) -> int | None:
    """Who called extra time while behind, and did not win."""
    if tale.extra is None:
        return None
    caller, score = tale.extra.event.seat, tale.at_full_time
    return None if caller == tale.winner or score[caller] == max(score) else int(caller)


def gained(tale: Tale, seat: int) -> int:
    """The goals of a seat in extra time."""
    return tale.score[seat] - tale.at_full_time[seat]


def saved_by_extra_time(tale: Tale) -> Args | None:
    """Whoever called it was not ahead, and won."""
    if tale.extra is None or tale.extra.event.seat != tale.winner:
        return None
    score = tale.at_full_time
    return None if score[tale.winner] == max(score) and score.count(max(score)) == 1 else NOTHING


def from_behind(tale: Tale) -> Args | None:
    """Two goals behind or more, and won."""
    behind, own, most = tale.course.deficit(tale.winner)
    return {"own": own, "most": most} if behind >= 2 else None


def two_at_once(tale: Tale) -> Args | None:
    """Zwei Tore gave the lead for good."""
    goal = tale.decisive
    return NOTHING if goal is not None and goal.event.action == "zwei-tore" else None


def last_shot(tale: Tale) -> Args | None:
    """The goal that decided it came of the last attempt of the match."""
    goal = tale.decisive
    return NOTHING if goal is not None and goal.entry >= tale.last_attempt else None


def shut(tale: Tale) -> Args | None:
    """Nobody scored against the winner, who stopped three shots or more."""
    saves = tale.saves.count(tale.winner)
    return {"n": saves} if sum(tale.score[seat] for seat in tale.losers) == 0 and saves >= 3 else None


def lesson(tale: Tale) -> Args | None:
    """Four goals ahead of everybody, and somebody has scored at all."""
    best = max(tale.score[seat] for seat in tale.losers)
    return NOTHING if best and tale.score[tale.winner] - best >= 4 else None


def rain(tale: Tale) -> Args | None:
    """Eight goals or more."""
    return NOTHING if sum(tale.score) >= 8 else None


def foul(tale: Tale) -> Args | None:
    """A foul of the winner took a Tormann or a Bomber."""
    took = [each for each in tale.fouls if each.event.seat == tale.winner]
    return NOTHING if any(each.event.face in ("tormann", "bomber") for each in took) else None


def passing(tale: Tale) -> Args | None:
    """A long run of cards without a pass."""
    return {"n": tale.longest_run} if tale.longest_run >= 15 else None


def outshot(tale: Tale) -> Args | None:
    """Somebody shot more often than the winner."""
    busiest = max(tale.losers, key=tale.shots.count)
    more = tale.shots.count(busiest) > tale.shots.count(tale.winner)
    return tale.told.cast("loser", busiest) if more and alone(tale, busiest) else None


def alone(tale: Tale, seat: int) -> bool:
    """Whether no other loser shot as often."""
    return all(tale.shots.count(seat) > tale.shots.count(other) for other in tale.losers if other != seat)


def to_nil(tale: Tale) -> Args | None:
    """Nobody scored against the winner."""
    return NOTHING if sum(tale.score[seat] for seat in tale.losers) == 0 else None


def one_goal(tale: Tale) -> Args | None:
    """A single goal between first and second, and not the only one."""
    best = max(tale.score[seat] for seat in tale.losers)
    return NOTHING if best and tale.score[tale.winner] - best == 1 else None


def level_once(tale: Tale) -> Args | None:
    """It had stood level at one goal or more before it was decided."""
    decided = tale.course.decisive(tale.winner)
    if decided is None:
        return None
    score = tale.course.scores[decided]
    return {"n": max(score)} if max(score) and score[tale.winner] == max(score) else None


def never_behind(tale: Tale) -> Args | None:
    """The winner scored first and was never behind or level again."""
    decided = tale.course.decisive(tale.winner)
    return NOTHING if decided == 0 and max(tale.score[seat] for seat in tale.losers) else None


def saver(tale: Tale) -> Args | None:
    """The winner stopped two shots or more."""
    saves = tale.saves.count(tale.winner)
    return {"n": saves} if saves >= 2 else None


def goalless(tale: Tale) -> Args | None:
    """Nobody scored, and there were shots."""
    return {"n": len(tale.shots)} if not sum(tale.score) and len(tale.shots) > 1 else None


def levelled(tale: Tale) -> Args | None:
    """The last attempt of the match made it level."""
    if not tale.goals or tale.goals[-1].entry < tale.last_attempt:
        return None
    scorer, before = tale.goals[-1].event.seat, tale.course.scores[-2]
    level = before[scorer] < max(before) and scorer in tale.told.winners
    return tale.told.cast("side", scorer) if level else None


def three_share(tale: Tale) -> Args | None:
    """Three winners or more, with goals."""
    return {"n": len(tale.told.winners)} if len(tale.told.winners) > 2 and any(tale.score) else None


def two_share(tale: Tale) -> Args | None:
    """Two winners, with goals."""
    return NOTHING if len(tale.told.winners) == 2 and any(tale.score) else None


HEADLINES: Final = (
    Headline("extra-time", 95, extra_time),
    Headline("extra-time-in-vain", 94, extra_time_in_vain),
    Headline("saved-by-extra-time", 93, saved_by_extra_time),
    Headline("from-behind", 90, from_behind),
    Headline("two-at-once", 85, two_at_once),
    Headline("last-shot", 80, last_shot),
    Headline("shut", 75, shut),
    Headline("lesson", 70, lesson),
    Headline("rain", 65, rain),
    Headline("foul", 60, foul),
    Headline("passing", 55, passing),
    Headline("goalless", 50, goalless, drawn=True),
    Headline("three-share", 47, three_share, drawn=True),
    Headline("levelled", 45, levelled, drawn=True),
    Headline("even", 45, two_share, drawn=True),
    Headline("cannot-part", 45, two_share, drawn=True),
    Headline("outshot", 40, outshot),
    Headline("saver", 35, saver),
    Headline("to-nil", 30, to_nil),
    Headline("one-goal", 25, one_goal),
    Headline("level-once", 20, level_once),
    Headline("never-behind", 20, never_behind),
    Headline("serves-better", 20, lambda tale: NOTHING),
)
