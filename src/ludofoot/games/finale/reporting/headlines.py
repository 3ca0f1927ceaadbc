"""The headlines of Finale: each is printed only where it is true."""

from __future__ import annotations

from collections import Counter
from typing import Final

from ludofoot.core.records import Word
from ludofoot.core.reporting import Args, Headline
from ludofoot.games.finale.reporting.tale import CARDS, Tale

NOTHING: Args = {}
LAST_MINUTES = (90, 120)


def named(man: str) -> Args:
    """A footballer as a headline names him."""
    return {"man": Word(f"man-{man}")}


def penalties(tale: Tale) -> Args | None:
    return tale.args((max(tale.penalty_score), min(tale.penalty_score))) if tale.penalties else None


def counters(tale: Tale) -> Args | None:
    """All goals of the winner, two or more, came of counters."""
    goals = tale.of(tale.winner)
    return {"n": len(goals)} if len(goals) >= 2 and all(goal.counter for goal in goals) else None


def from_behind(tale: Tale) -> Args | None:
    """Two goals behind or more, and won."""
    behind, own, most = tale.course.deficit(tale.winner)
    return {"own": own, "most": most} if behind >= 2 else None


def last_save(tale: Tale) -> Args | None:
    """The last shot of the match was stopped, and would have made it level."""
    last = tale.shots[-1] if tale.shots else None
    if last is None or last.goal or last.attacker == tale.winner or tale.penalties:
        return None
    keeper = tale.keeper(last)
    one = tale.score[tale.winner] - tale.score[tale.loser] == 1
    return named(keeper) if one and keeper else None


def last_minute(tale: Tale) -> Args | None:
    """The goal that decided it fell in the last quarter of an hour."""
    goal = tale.decisive
    return named(goal.man) if goal is not None and goal.minute in LAST_MINUTES else None


def scorers(tale: Tale) -> Counter[str]:
    """The goals of the winner by who is named first."""
    return Counter(goal.man for goal in tale.of(tale.winner))


def hat_trick(tale: Tale) -> Args | None:
    """Three goals by one man."""
    best = scorers(tale).most_common(1)
    return named(best[0][0]) if best and best[0][1] >= 3 else None


def brace(tale: Tale) -> Args | None:
    """Two goals by one man, and by no other."""
    twice = [man for man, goals in scorers(tale).items() if goals == 2]
    return named(twice[0]) if len(twice) == 1 else None


def fewer_men(tale: Tale) -> Args | None:
    """Won with fewer men on the pitch."""
    own, theirs = tale.men(tale.winner), tale.men(tale.loser)
    return {"n": own, "m": theirs} if own < theirs else None


def outshot(tale: Tale) -> Args | None:
    """The loser shot more often, and had more to expect by a goal."""
    more = shots_of(tale, tale.loser) > shots_of(tale, tale.winner)
    return NOTHING if more and tale.expected(tale.loser) - tale.expected(tale.winner) >= 1 else None


def shots_of(tale: Tale, side: int) -> int:
    return sum(shot.attacker == side for shot in tale.shots)


def wall(tale: Tale) -> Args | None:
    """One keeper stopped all shots, five or more."""
    keepers = [tale.keeper(shot) for shot in tale.shots if shot.attacker == tale.loser]
    man = keepers[0] if keepers else None
    if man is None or tale.score[tale.loser] or len(keepers) < 5 or set(keepers) != {man}:
        return None
    return {**named(man), "n": len(keepers)}


def cards(tale: Tale) -> Args | None:
    """Six cards or more."""
    shown = sum(each.event.result in CARDS for each in tale.checks)
    return {"n": shown} if shown >= 6 else None


def clear(tale: Tale) -> Args | None:
    return NOTHING if tale.score[tale.winner] - tale.score[tale.loser] >= 3 else None


def one_nil(tale: Tale) -> Args | None:
    goal = tale.decisive
    return named(goal.man) if goal is not None and sum(tale.score) == 1 else None


def extra_time(tale: Tale) -> Args | None:
    return NOTHING if tale.extra_time and not tale.penalties else None


def early(tale: Tale) -> Args | None:
    """The first goal fell at the first chance and gave the lead for good."""
    goal = tale.decisive
    return named(goal.man) if goal is not None and goal.minute == 15 else None


def decided(tale: Tale) -> Args | None:
    """Who decided it, and when."""
    goal = tale.decisive
    return None if goal is None else {**named(goal.man), "minute": goal.minute}


def to_nil(tale: Tale) -> Args | None:
    return NOTHING if not tale.score[tale.loser] and tale.score[tale.winner] > 1 else None


def turned(tale: Tale) -> Args | None:
    """One goal behind, and won."""
    behind, own, most = tale.course.deficit(tale.winner)
    return {"own": own, "most": most} if behind == 1 and not tale.penalties else None


HEADLINES: Final = (
    Headline("penalties", 97, penalties),
    Headline("counters", 95, counters),
    Headline("from-behind", 92, from_behind),
    Headline("last-save", 90, last_save),
    Headline("last-minute", 85, last_minute),
    Headline("hat-trick", 80, hat_trick),
    Headline("fewer-men", 78, fewer_men),
    Headline("outshot", 70, outshot),
    Headline("wall", 65, wall),
    Headline("cards", 60, cards),
    Headline("clear", 55, clear),
    Headline("brace", 52, brace),
    Headline("one-nil", 50, one_nil),
    Headline("extra-time", 45, extra_time),
    Headline("turned", 40, turned),
    Headline("early", 30, early),
    Headline("to-nil", 25, to_nil),
    Headline("decided", 20, decided),
    Headline("always", 20, lambda tale: NOTHING),
)
