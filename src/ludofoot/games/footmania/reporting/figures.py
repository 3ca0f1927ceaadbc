"""The season in figures, and its star."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from ludofoot.core.records import Said
from ludofoot.core.reporting import Figure, Star
from ludofoot.games.footmania.events import Auctioned, FootballerSold, PlusPlayed, Settled
from ludofoot.games.footmania.reporting.tale import PER_MILLION, Tale, men_moved


def figures_of(tale: Tale) -> Iterator[Figure]:
    """What each club did."""
    yield tale.figure("wins", tale.wins)
    yield tale.figure("pennants", tale.pennants)
    yield tale.figure("stars", lambda seat: stars(tale, seat), "decimal")
    yield tale.figure("spent", lambda seat: tale.spent(seat) / PER_MILLION, "millions")
    yield tale.figure("received", lambda seat: received(tale, seat) / PER_MILLION, "millions")
    yield tale.figure("deals", lambda seat: deals(tale, seat))
    yield tale.figure("auctions", lambda seat: told(tale, seat, Auctioned))
    yield tale.figure("euro", tale.euros)
    yield tale.figure("jackpot", lambda seat: jackpots(tale, seat) / PER_MILLION, "millions")
    yield tale.figure("fines", lambda seat: fines(tale, seat) / PER_MILLION, "millions")
    yield tale.figure("pluses", lambda seat: told(tale, seat, PlusPlayed))


def told(tale: Tale, seat: int, kind: Any) -> int:
    """How often a club did this."""
    return sum(each.event.seat == seat for each in tale.told.of(kind))


def stars(tale: Tale, seat: int) -> float | None:
    """The stars of a club at kick-off, on average."""
    own = [each.first_stars(seat) for each in tale.matches_of(seat)]
    return sum(own) / len(own) if own else None


def received(tale: Tale, seat: int) -> int:
    """What a club got for footballers, in hundreds of thousands."""
    sold = sum(each.event.price for each in tale.told.of(FootballerSold) if each.event.seat == seat)
    for each in tale.deals:
        if men_moved(each.event):
            sold += each.event.want_money if seat == each.event.maker else 0
            sold += each.event.give_money if seat == each.event.taker else 0
    return int(sold)


def deals(tale: Tale, seat: int) -> int:
    """The deals that a club made."""
    return sum(seat in (each.event.maker, each.event.taker) for each in tale.deals)


def jackpots(tale: Tale, seat: int) -> int:
    """What a club won from the pactole."""
    return sum(each.event.amount for each in tale.pactoles if each.event.seat == seat)


def fines(tale: Tale, seat: int) -> int:
    """What a club paid into the pactole."""
    return sum(each.event.amount for each in tale.told.of(Settled) if each.event.seat == seat)


def star_of(tale: Tale) -> Star | None:
    """The champion's footballer with most stars fielded for what was paid; gifts do not count."""
    fielded: Counter[tuple[int, str]] = Counter()
    for seat in tale.told.winners:
        for match in tale.matches_of(seat):
            fielded.update({(seat, man): tale.stars_of[man] for man in match.eleven(seat)})
    paid = {key: tale.prices.get(key, 0) for key in fielded}
    bought = [key for key in sorted(fielded) if paid[key]]
    if not bought:
        return None
    best = max(bought, key=lambda key: fielded[key] / paid[key])
    why = Said("star-why", {"stars": fielded[best], "amount": paid[best] * 100_000})
    return Star(name=Said("gazette-name", {"name": best[1]}), why=why, art=f"portrait-{best[1]}")
