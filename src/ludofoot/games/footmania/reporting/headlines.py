"""The headlines of Footmania: each is printed only where it is true."""

from __future__ import annotations

from typing import Final

from ludofoot.core.reporting import Args, Headline
from ludofoot.games.footmania.reporting.tale import PER_MILLION, Tale

NOTHING: Args = {}
WIN = 2


def level(tale: Tale) -> list[int]:
    """Who has as many points as the champion."""
    scores = tale.told.outcome.scores if tale.told.outcome else ()
    return [seat for seat in tale.losers if scores[seat] == scores[tale.winner]]


def pennants(tale: Tale) -> tuple[int, int] | None:
    """Equal points, and pennants decided: those of the champion and of the next."""
    rivals = level(tale)
    if not rivals or tale.play_off:
        return None
    return tale.pennants(tale.winner), max(tale.pennants(seat) for seat in rivals)


def one_pennant(tale: Tale) -> Args | None:
    found = pennants(tale)
    return NOTHING if found is not None and found[0] - found[1] == 1 else None


def by_pennants(tale: Tale) -> Args | None:
    found = pennants(tale)
    return {"a": found[0], "b": found[1]} if found is not None and found[0] - found[1] > 1 else None


def play_off(tale: Tale) -> Args | None:
    return NOTHING if tale.play_off else None


def not_first(tale: Tale) -> Args | None:
    """Somebody else had eleven first."""
    first = tale.declared.event.seat if tale.declared is not None else tale.winner
    return tale.told.cast("loser", first) if first != tale.winner else None


def cheap(tale: Tale) -> Args | None:
    """The champion spent least, by a million."""
    least = min(tale.spent(seat) for seat in tale.losers)
    return NOTHING if tale.spent(tale.winner) <= least - PER_MILLION else None


def dear(tale: Tale) -> Args | None:
    """The champion spent most, by three million."""
    most = max(tale.spent(seat) for seat in tale.losers)
    return {"n": tale.spent(tale.winner) // PER_MILLION} if tale.spent(tale.winner) >= most + 30 else None


def jackpot(tale: Tale) -> Args | None:
    """A million and a half at once."""
    own = [each.event.amount for each in tale.pactoles if each.event.seat == tale.winner]
    return NOTHING if own and max(own) >= 15 else None


def unbeaten(tale: Tale) -> Args | None:
    """All matches won, three or more."""
    played = len(tale.matches_of(tale.winner))
    return {"n": played} if played >= 3 and tale.wins(tale.winner) == played else None


def both_won(tale: Tale) -> Args | None:
    """Two clubs, two matches, both won."""
    played = len(tale.matches_of(tale.winner))
    return {"n": played} if played == 2 and tale.wins(tale.winner) == 2 else None


def form(tale: Tale) -> Args | None:
    """Behind in stars at the kick-off of the last match, and won it."""
    own = tale.matches_of(tale.winner)
    if not own:
        return None
    last, seat = own[-1], tale.winner
    behind = last.first_stars(seat) < last.first_stars(last.other(seat))
    return NOTHING if behind and last.ended.event.winner == seat else None


def sold(tale: Tale) -> Args | None:
    """Somebody sold the champion a man who was fielded in the last match, and nobody there had more stars."""
    for man in tale.best_men(tale.winner):
        seller = tale.sold_by(tale.winner, man)
        if seller is not None:
            return {**tale.told.cast("loser", seller), "man": man}
    return None


def europe(tale: Tale) -> Args | None:
    """Six European matches won, and more than anybody else."""
    own = tale.euros(tale.winner)
    most = max(tale.euros(seat) for seat in tale.losers)
    return {"n": own} if own >= 6 and own > most else None


def from_debt(tale: Tale) -> Args | None:
    return NOTHING if tale.winner in tale.debts else None


def close(tale: Tale) -> Args | None:
    """A match that was won by one star, and without which somebody else would be level or ahead."""
    seat = tale.winner
    own = [each for each in tale.matches_of(seat) if each.ended.event.winner == seat]
    narrow = [each.other(seat) for each in own if each.stars(seat) - each.stars(each.other(seat)) == 1]
    return NOTHING if any(needed(tale, other) for other in narrow) else None


def needed(tale: Tale, other: int) -> bool:
    """Whether the champion needed the match that this opponent lost: a win is worth two points."""
    scores = tale.told.outcome.scores if tale.told.outcome else ()
    others = [scores[seat] + WIN * (seat == other) for seat in tale.losers]
    return scores[tale.winner] - WIN <= max(others)


def clear(tale: Tale) -> Args | None:
    """Four points ahead or more."""
    scores = tale.told.outcome.scores if tale.told.outcome else ()
    ahead = scores[tale.winner] - max(scores[seat] for seat in tale.losers)
    return {"n": ahead} if ahead >= 4 else None


def first(tale: Tale) -> Args | None:
    """First to have eleven, and champion."""
    return NOTHING if tale.declared is not None and tale.declared.event.seat == tale.winner else None


def strongest(tale: Tale) -> Args | None:
    """The champion's eleven had the most stars of all kick-offs."""
    best = max((each.first_stars(tale.winner) for each in tale.matches_of(tale.winner)), default=0)
    others = [each.first_stars(seat) for seat in tale.losers for each in tale.matches_of(seat)]
    return {"n": best} if others and best > max(others) else None


def shared_names(tale: Tale) -> Args | None:
    return {"n": len(tale.told.winners)}


HEADLINES: Final = (
    Headline("one-pennant", 95, one_pennant),
    Headline("by-pennants", 94, by_pennants),
    Headline("play-off", 92, play_off),
    Headline("cheap", 84, cheap),
    Headline("jackpot", 82, jackpot),
    Headline("form", 74, form),
    Headline("sold", 70, sold),
    Headline("europe", 66, europe),
    Headline("from-debt", 62, from_debt),
    Headline("close", 58, close),
    Headline("unbeaten", 50, unbeaten),
    Headline("both-won", 50, both_won),
    Headline("dear", 50, dear),
    Headline("not-first", 50, not_first),
    Headline("clear", 50, clear),
    Headline("shared", 45, shared_names, drawn=True),
    Headline("strongest", 50, strongest),
    Headline("first", 50, first),
    Headline("title", 50, lambda tale: NOTHING),
)
