"""The moments of Finale that are told again."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from ludofoot.core.records import Said, Word
from ludofoot.core.reporting import Highlight
from ludofoot.games.finale.events import ExtraTime, MatchOver, Penalties, Rolled, SymbolChecked
from ludofoot.games.finale.reporting.tale import OFF, Shot, Tale

GOOD_SHOT = 0.5
"""A shot that goes in so often is worth telling when it is stopped."""


def highlights_of(tale: Tale) -> Iterator[Highlight]:
    """Goals, good shots that were stopped, sendings-off, injuries, extra time and penalties."""
    scores = iter(tale.course.scores[1:])
    shots = {id(shot.roll): shot for shot in tale.shots}
    for each in tale.told.of(Rolled, SymbolChecked, ExtraTime, Penalties, MatchOver):
        event, when = each.event, tale.when(each)
        match event:
            case Rolled(phase="shot", success=True):
                yield goal_told(tale, shots[id(event)], next(scores))
            case Rolled(phase="shot"):
                yield from save_told(tale, shots[id(event)])
            case SymbolChecked(seat=seat, man=man, result=result) if result in (*OFF, "injured"):
                told = tale.highlight(each, when, seat, "card", f"told-{result}", man=Word(f"man-{man}"))
                short = "short-injured" if result == "injured" else "short-off"
                args = {"man": Word(f"man-{man}"), "minute": tale.minutes[each.entry]}
                yield msgspec.structs.replace(told, short=Said(short, args))
            case ExtraTime():
                yield tale.highlight(each, when, None, "turn", "told-extra-time")
            case Penalties():
                yield tale.highlight(each, when, None, "turn", "told-penalties")
            case MatchOver(winner=winner) if tale.penalties:
                args = tale.args((max(event.penalties), min(event.penalties)))
                yield tale.highlight(each, when, winner, "goal", "told-shoot-out", **args)


def goal_told(tale: Tale, shot: Shot, score: tuple[int, ...]) -> Highlight:
    """A goal with its minute and its men."""
    men = tuple(Word(f"man-{man}") for man in shot.men)
    code = "told-counter-goal" if shot.counter else "told-goal"
    roll = {"a": shot.roll.total, "b": shot.roll.defence_total}
    return Highlight(
        entry=shot.each.entry,
        when=tale.when(shot.each),
        said=Said(code, {**tale.told.cast("side", shot.attacker), "men": men, **roll}),
        kind="goal",
        side=shot.attacker,
        score=score,
        short=Said("short-goal", {"men": men, "minute": shot.minute}),
    )


def save_told(tale: Tale, shot: Shot) -> Iterator[Highlight]:
    """A shot that was good and did not go in."""
    keeper = tale.keeper(shot)
    if keeper is not None and tale.odds(shot) >= GOOD_SHOT:
        man, keeper_word = Word(f"man-{shot.man}"), Word(f"man-{keeper}")
        when, stopper = tale.when(shot.each), 1 - shot.attacker
        yield tale.highlight(shot.each, when, stopper, "save", "told-save", man=man, keeper=keeper_word)
