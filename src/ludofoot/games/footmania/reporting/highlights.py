"""The moments of a season that are told again."""

from __future__ import annotations

from collections.abc import Iterator

from ludofoot.core.records import Said, Word
from ludofoot.core.reporting import Args, Highlight
from ludofoot.games.footmania.events import (
    Champion,
    Declared,
    EuroWon,
    InDebt,
    MatchEnded,
    PactoleWon,
    PlayOff,
)
from ludofoot.games.footmania.reporting.tale import Match, Tale

GREAT_TEAM = 4
"""European teams worth so many pennants are worth a line."""
JACKPOT = 10


def highlights_of(tale: Tale) -> Iterator[Highlight]:
    """Elevens that were complete, match days, European nights, jackpots and debts."""
    matches = iter(tale.matches)
    for each in tale.told.of(Declared, MatchEnded, EuroWon, PactoleWon, InDebt, PlayOff, Champion):
        event, when = each.event, tale.when(each)
        match event:
            case MatchEnded():
                yield match_told(tale, next(matches), when)
            case Declared(seat=seat):
                yield tale.highlight(each, when, seat, "turn", "told-eleven")
            case EuroWon(seat=seat, team=team) if tale.worth.get(team, 0) >= GREAT_TEAM:
                yield tale.highlight(each, when, seat, "goal", "told-euro", team=Word(f"team-{team}"))
            case PactoleWon(seat=seat, amount=amount) if amount >= JACKPOT:
                yield tale.highlight(each, when, seat, "card", "told-jackpot", amount=amount * 100_000)
            case InDebt(seat=seat, missing=missing):
                yield tale.highlight(each, when, seat, "card", "told-debt", amount=missing * 100_000)
            case PlayOff():
                yield tale.highlight(each, when, None, "turn", "told-play-off")
            case Champion() if tale.told.winner is not None:
                yield tale.highlight(each, when, tale.told.winner, "goal", "told-champion")


def match_told(tale: Tale, match: Match, when: Said) -> Highlight:
    """A match of the championship in stars."""
    event = match.ended.event
    winner = event.home if event.winner is None else event.winner
    other = match.other(winner)
    args: Args = {**tale.told.cast("side", winner), **tale.told.cast("victim", other)}
    args |= {"a": match.stars(winner), "b": match.stars(other)}
    drawn = event.winner is None
    return Highlight(
        entry=match.ended.entry,
        when=when,
        said=Said("told-drawn" if drawn else "told-match", args),
        kind="turn" if drawn else "goal",
        side=None if drawn else winner,
        short=None if drawn else Said("short-match", {"n": match.day, "a": args["a"], "b": args["b"]}),
    )
