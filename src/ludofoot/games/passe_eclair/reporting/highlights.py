"""The moments of Passe Éclair that are told again."""

from __future__ import annotations

from collections.abc import Iterator

from ludofoot.core.records import Said, Word
from ludofoot.core.reporting import Happening, Highlight
from ludofoot.games.passe_eclair.events import Challenged, RoundWon, Swapped
from ludofoot.games.passe_eclair.reporting.tale import Round, Tale

BIG_SWAP = 2
"""So many cards fewer are worth a line."""


def highlights_of(tale: Tale) -> Iterator[Highlight]:
    """Every round with its winner, the swaps that were worth it, and challenges."""
    rounds = iter(tale.rounds)
    for each in tale.told.of(RoundWon, Swapped, Challenged):
        event, when = each.event, tale.when(each)
        match event:
            case RoundWon():
                yield round_told(tale, each, next(rounds))
            case Swapped(seat=seat, partner=partner) if event.given - event.taken >= BIG_SWAP:
                cast = tale.told.cast("victim", partner)
                swapped = {"given": event.given, "taken": event.taken, **cast}
                yield tale.highlight(each, when, seat, "turn", "told-swap", **swapped)
            case Challenged(seat=seat, justified=justified):
                code = "told-challenge-right" if justified else "told-challenge-wrong"
                cast = tale.told.cast("victim", event.against)
                yield tale.highlight(each, when, seat, "card", code, **cast)


def round_told(tale: Tale, each: Happening, won: Round) -> Highlight:
    """A round: who took it, after how many seconds, and how."""
    seconds = round(won.ms / 1000)
    args = {"how": Word(f"how-{each.event.how}")}
    score = tale.course.before(each.entry + 1)
    return Highlight(
        entry=each.entry,
        when=tale.when(each),
        said=Said("told-round", {**tale.told.cast("side", won.winner), **args}),
        kind="goal",
        side=won.winner,
        score=score,
        short=Said("short-round", {"n": won.number, "seconds": seconds}),
    )
