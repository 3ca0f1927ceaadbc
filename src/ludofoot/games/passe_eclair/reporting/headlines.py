"""The headlines of Passe Éclair: each is printed only where it is true."""

from __future__ import annotations

from typing import Final

from ludofoot.core.reporting import Args, Happening, Headline
from ludofoot.games.passe_eclair.reporting.tale import Round, Tale

NOTHING: Args = {}


def michi(tale: Tale) -> Args | None:
    """A Michi of the winner took a hand three cards smaller, and the round."""
    good = [each.event for _, each in good_swaps(tale)]
    return {"given": good[-1].given, "taken": good[-1].taken} if good else None


def good_swaps(tale: Tale) -> list[tuple[Round, Happening]]:
    """The exchanges by which the winner won a round, with the round."""
    return [
        (round_, each)
        for round_, each in tale.swaps(tale.winner)
        if round_.winner == tale.winner and each.event.given - each.event.taken >= 3
    ]


def fewer_rounds(tale: Tale) -> Args | None:
    """Somebody won more rounds and has fewer points."""
    own = tale.rounds_of(tale.winner)
    more = [seat for seat in tale.losers if tale.rounds_of(seat) > own]
    return tale.told.cast("loser", more[0]) if len(more) == 1 else None


def quick_round(tale: Tale) -> Args | None:
    """A round of the winner that was over in a few seconds."""
    quick = quickest(tale)
    seconds = round(quick.ms / 1000) if quick else 0
    most = 6 if tale.told.seats == 2 else 10
    return {"n": seconds} if 2 <= seconds <= most else None


def quickest(tale: Tale) -> Round | None:
    """The shortest round of the winner."""
    own = [each for each in tale.rounds if each.winner == tale.winner and each.ms > 0]
    return min(own, key=lambda each: each.ms, default=None)


def reflexes(tale: Tale) -> Args | None:
    """The winner's cards came within nine tenths of a second, as the median has it."""
    reaction = tale.reaction(tale.winner)
    return {"n": round(reaction / 100)} if reaction is not None and reaction <= 900 else None


def margin(tale: Tale) -> int:
    return tale.score[tale.winner] - max(tale.score[seat] for seat in tale.losers)


def close(tale: Tale) -> Args | None:
    """One point in it; where two share all points, the smallest difference is two."""
    found = margin(tale)
    return {"n": found} if found == 1 or (found == 2 and tale.told.seats == 2) else None


def every_round(tale: Tale) -> Args | None:
    return {"n": len(tale.rounds)} if tale.rounds_of(tale.winner) == len(tale.rounds) else None


def dogs(tale: Tale) -> Args | None:
    """Ten dogs or more, and nobody laid more."""
    counts = [dogs_of(tale, seat) for seat in range(tale.told.seats)]
    own = counts[tale.winner]
    return {"n": own} if own >= 10 and own == max(counts) else None


def dogs_of(tale: Tale, seat: int) -> int:
    return sum(each.event.seat == seat and each.event.face == "dog" for each in tale.laid)


def faultless(tale: Tale) -> Args | None:
    """The winner without a wrong card, everybody else with one."""
    right = tale.winner not in tale.wrong
    return NOTHING if right and all(seat in tale.wrong for seat in tale.losers) else None


def too_late(tale: Tale) -> Args | None:
    return {"n": len(tale.late)} if len(tale.late) >= 6 else None


def at_the_post(tale: Tale) -> Args | None:
    """Behind everybody before the last round, and won."""
    return NOTHING if tale.was_last(tale.winner) else None


def series(tale: Tale) -> Args | None:
    """Four rounds in a row."""
    found = tale.longest_series(tale.winner)
    return {"n": found} if found >= 4 else None


def clear(tale: Tale) -> Args | None:
    found = margin(tale)
    return {"n": found} if found >= 8 else None


def most_rounds(tale: Tale) -> Args | None:
    """The winner took more rounds than all others together."""
    own = tale.rounds_of(tale.winner)
    return {"n": own, "all": len(tale.rounds)} if 2 * own > len(tale.rounds) else None


def last_round(tale: Tale) -> Args | None:
    """The last round made the winner: before it somebody was level or ahead."""
    before = tale.before_last_round
    return NOTHING if any(before[seat] >= before[tale.winner] for seat in tale.losers) else None


def wrong_cards(tale: Tale) -> Args | None:
    """Three wrong cards or more by the winner."""
    found = tale.wrong.count(tale.winner)
    return {"n": found} if found >= 3 else None


def points(tale: Tale) -> Args | None:
    return {"n": tale.score[tale.winner]}


HEADLINES: Final = (
    Headline("michi", 95, michi),
    Headline("fewer-rounds", 90, fewer_rounds),
    Headline("quick-round", 85, quick_round),
    Headline("reflexes", 80, reflexes),
    Headline("at-the-post", 78, at_the_post),
    Headline("close", 75, close),
    Headline("every-round", 70, every_round),
    Headline("dogs", 65, dogs),
    Headline("faultless", 60, faultless),
    Headline("series", 58, series),
    Headline("too-late", 55, too_late),
    Headline("photo-finish", 45, lambda tale: NOTHING, drawn=True),
    Headline("last-round", 40, last_round),
    Headline("wrong-cards", 35, wrong_cards),
    Headline("clear", 30, clear),
    Headline("most-rounds", 30, most_rounds),
    Headline("points", 20, points),
    Headline("faster", 20, lambda tale: NOTHING),
)
