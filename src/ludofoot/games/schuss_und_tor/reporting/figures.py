"""The match in figures, and its star."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from ludofoot.core.records import Said, Word
from ludofoot.core.reporting import Figure, Star
from ludofoot.games.schuss_und_tor.events import Parried
from ludofoot.games.schuss_und_tor.reporting.tale import Tale

GOAL, SAVE, CARD = 1000, 700, 1
"""What a goal after one's card, a save and a card count for the star: cards alone never outweigh either."""


def figures_of(tale: Tale) -> Iterator[Figure]:
    """What each seat did, and how often."""
    yield tale.figure("shots", tale.shots.count)
    yield tale.figure("saves", tale.saves.count)
    yield tale.figure("cards", lambda seat: sum(each.event.seat == seat for each in tale.laid))
    yield tale.figure("passed", tale.passes.count)
    yield tale.figure("run", tale.own_run)
    yield tale.figure("bombers", lambda seat: laid(tale, seat, "bomber"))
    yield tale.figure("keepers", lambda seat: laid(tale, seat, "tormann"))


def laid(tale: Tale, seat: int, face: str) -> int:
    """How often a seat laid this card."""
    return sum(each.event.seat == seat and each.event.face == face for each in tale.laid)


# ---- the star of the match


def star_of(tale: Tale) -> Star | None:
    """The man on the winner's cards who had a hand in most goals and saves."""
    worth: Counter[str] = Counter()
    goals, saves = involved(tale)
    for man, number in goals.items():
        worth[man] += GOAL * number
    for man, number in saves.items():
        worth[man] += SAVE * number
    for each in tale.laid:
        if each.event.seat in tale.told.winners:
            worth[hero(each.event.face)] += CARD
    if not worth:
        return None
    man = max(sorted(worth), key=worth.__getitem__)
    name = Word(f"face-{man}" if man in ("tormann", "bomber") else f"name-{man}")
    why = Said("star-why", {"goals": goals[man], "saves": saves[man], "cards": worth[man] % SAVE})
    return Star(name=Said("gazette-name", {"name": name}), why=why, art=art_of(man))


def involved(tale: Tale) -> tuple[Counter[str], Counter[str]]:
    """Goals after whose card, and shots stopped by whose card, on the winner's side."""
    goals: Counter[str] = Counter()
    for goal in tale.goals:
        card = tale.assist(goal)
        if goal.event.seat in tale.told.winners and card is not None:
            goals[hero(card.face)] += goal.event.goals
    saves: Counter[str] = Counter()
    for save in tale.told.of(Parried):
        if save.event.seat in tale.told.winners:
            card = [each for each in tale.laid if each.entry == save.entry][-1].event
            saves[hero(card.face)] += 1
    return goals, saves


def hero(face: str) -> str:
    """Who gives the ball on this card."""
    return face.partition("-")[0]


def art_of(man: str) -> str:
    """The drawing of a man; keeper and Bomber have no bust."""
    return f"medal-{man}" if man in ("tormann", "bomber") else f"bust-{man}"
