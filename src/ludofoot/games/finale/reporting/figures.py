"""The match in figures, and its star."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from ludofoot.core.records import Said, Word
from ludofoot.core.reporting import Figure, Star
from ludofoot.games.finale.events import Penalty, Replaced, Substituted
from ludofoot.games.finale.reporting.tale import CARDS, OFF, Tale

GOAL, SAVE = 10, 3
"""What a goal and a save count for the star."""


def figures_of(tale: Tale) -> Iterator[Figure]:
    """What each side did, and how often."""
    yield tale.figure("shots", lambda side: sum(shot.attacker == side for shot in tale.shots))
    yield tale.figure("expected", tale.expected, "decimal")
    yield tale.figure("counters", lambda side: tale.attempts.count((side, True)))
    yield tale.figure("cards", lambda side: len(tale.results(side, *CARDS)))
    yield tale.figure("attacks", lambda side: tale.attempts.count((side, False)))
    yield tale.figure("approaches", lambda side: len(approaches(tale, side)))
    yield tale.figure("saves", lambda side: len(tale.saves(side)))
    yield tale.figure("dice", lambda side: mean_roll(tale, side), "decimal")
    yield tale.figure("sent-off", lambda side: len(tale.results(side, *OFF)))
    yield tale.figure("injured", lambda side: len(tale.results(side, "injured")))
    yield tale.figure("substitutes", lambda side: substitutes(tale, side))
    if tale.penalties:
        yield tale.figure("penalties", lambda side: tale.penalty_score[side])


def approaches(tale: Tale, side: int) -> list[object]:
    """The approaches of a side that succeeded."""
    return [
        each
        for each in tale.rolls
        if (each.event.phase, each.event.attacker, each.event.success) == ("approach", side, True)
    ]


def mean_roll(tale: Tale, side: int) -> float | None:
    """What a side has rolled on average."""
    own = [each.event.roll if each.event.attacker == side else each.event.defence_roll for each in tale.rolls]
    return sum(own) / len(own) if own else None


def substitutes(tale: Tale, side: int) -> int:
    """How many came on."""
    return sum(each.event.seat == side for each in tale.told.of(Substituted, Replaced))


# ---- the star of the match


def star_of(tale: Tale) -> Star | None:
    """The winner's man with the most goals and saves."""
    side = tale.winner
    goals = Counter(man for goal in tale.of(side) for man in goal.men)
    saves = Counter(keeper for shot in tale.saves(side) if (keeper := tale.keeper(shot)))
    saves += Counter(
        each.event.keeper
        for each in tale.told.of(Penalty)
        if each.event.seat != side and not each.event.scored and each.event.keeper
    )
    worth = Counter({man: GOAL * count for man, count in goals.items()})
    worth += Counter({man: SAVE * count for man, count in saves.items()})
    if not worth:
        return None
    last = tale.decisive.men if tale.decisive is not None else ()
    man = max(sorted(worth), key=lambda each: (worth[each], each in last))
    why = Said("star-why", {"goals": goals[man], "saves": saves[man]})
    return Star(name=Said("gazette-name", {"name": Word(f"man-{man}")}), why=why, art=f"portrait-{man}")
