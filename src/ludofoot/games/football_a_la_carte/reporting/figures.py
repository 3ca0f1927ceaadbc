"""The match in figures, and its star."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from ludofoot.core.records import Said, Word
from ludofoot.core.reporting import Figure, Star
from ludofoot.games.football_a_la_carte.events import (
    CornerGiven,
    FreeKicked,
    PenaltyGiven,
    Played,
    Saved,
    StoppedAtTheWhistle,
    ThrownIn,
)
from ludofoot.games.football_a_la_carte.reporting.tale import Tale


def figures_of(tale: Tale) -> Iterator[Figure]:
    """What each side did, and how often."""
    yield tale.figure("shots", tale.shots.count)
    yield tale.figure("saves", tale.saves.count)
    yield tale.figure("corners", lambda side: told(tale, 1 - side, CornerGiven))
    yield tale.figure("penalties", lambda side: told(tale, side, PenaltyGiven))
    yield tale.figure("penalty-goals", lambda side: goals(tale, side, "penalty"))
    yield tale.figure("ground", tale.rows_won, "decimal")
    yield tale.figure("cards", lambda side: told(tale, side, Played, FreeKicked))
    yield tale.figure("throw-ins", lambda side: told(tale, side, ThrownIn))
    yield tale.figure("clearances", lambda side: clearances(tale, side))


def told(tale: Tale, side: int, *kinds: Any) -> int:
    """How often this happened to a side."""
    return sum(tale.told.side_of[each.event.seat] == side for each in tale.told.of(*kinds))


def goals(tale: Tale, side: int, way: str) -> int:
    """How many goals of a side fell so."""
    return sum(goal.side == side and goal.way == way for goal in tale.goals)


def clearances(tale: Tale, side: int) -> int:
    """How often a side cleared."""
    own = (each.event for each in tale.told.of(Played) if tale.told.side_of[each.event.seat] == side)
    return sum(event.how == "clear" for event in own)


# ---- the star of the match


def star_of(tale: Tale) -> Star | None:
    """The kind of card most often in turns that ended in a goal of the winners, then with most saves."""
    in_goals: Counter[str] = Counter()
    for goal in tale.goals:
        if goal.side in tale.told.winners:
            in_goals[kind_of_goal(goal.way)] += 1
            in_goals.update(kind_of(card.face) for card in goal.cards)
    stops: Counter[str] = Counter(
        kind_of(each.event.face)
        for each in tale.told.of(Saved, StoppedAtTheWhistle)
        if tale.told.side_of[each.event.seat] in tale.told.winners
    )
    kinds = [kind for kind in (*in_goals, *stops) if kind]
    if not kinds:
        return None
    best = max(sorted(set(kinds)), key=lambda kind: (in_goals[kind], stops[kind]))
    why = Said("star-why", {"goals": in_goals[best], "saves": stops[best]})
    return Star(name=Said("gazette-name", {"name": Word(f"star-{best}")}), why=why, art=art_of(tale, best))


def kind_of_goal(way: str) -> str:
    """The card that a goal bears the name of; a shot has none besides those of its turn."""
    return "" if way == "shot" else way


def kind_of(face: str) -> str:
    """The kind of a card."""
    if face.startswith("free-kick"):
        return "free-kick"
    head = face.partition("-")[0]
    return head if head in ("keeper", "corner", "penalty") else "attacker"


def art_of(tale: Tale, kind: str) -> str:
    """A card of this kind that was played."""
    faces = [each.event.face for each in tale.told.of(Played, FreeKicked, Saved, CornerGiven)]
    found = [face for face in faces if kind_of(face) == kind]
    return "face-penalty" if not found else f"face-{found[-1]}"
