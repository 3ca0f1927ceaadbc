from __future__ import annotations

from typing import Any

from tests.gazette.claims.raw import Claim, Raw


def season(raw: Raw) -> Any:
    return next(raw.of("champion"))[1]


def level(raw: Raw) -> list[int]:
    return [seat for seat in raw.rest if raw.final[seat] == raw.final[raw.w]]


def gap(raw: Raw) -> int:
    pennants = season(raw).pennants
    return int(pennants[raw.w] - max(pennants[seat] for seat in level(raw)))


def spent(raw: Raw, seat: int) -> int:
    found = sum(event.price for _, event in raw.of("bought") if event.seat == seat)
    found += sum(event.amount for _, event in raw.of("auctioned") if event.seat == seat)
    for _, deal in raw.of("deal-made"):
        if deal.gives or deal.wants:
            found += deal.give_money * (deal.maker == seat) + deal.want_money * (deal.taker == seat)
    return int(found)


def matches(raw: Raw, seat: int) -> list[Any]:
    return [event for _, event in raw.of("match-ended") if seat in (event.home, event.away)]


def kick_offs(raw: Raw, seat: int) -> list[tuple[int, int]]:
    """Own stars and those of the other at each kick-off."""
    found = []
    for _, event in raw.of("line-ups-shown"):
        if seat == event.home:
            found.append((event.home_stars, event.away_stars))
        elif seat == event.away:
            found.append((event.away_stars, event.home_stars))
    return found


def europe(raw: Raw, seat: int) -> int:
    return raw.seats("euro-won").count(seat)


def all_won(raw: Raw) -> bool:
    own = matches(raw, raw.w)
    return all(match.winner == raw.w for match in own) and len(own) == raw.args["n"]


def form(raw: Raw) -> bool:
    own, other = kick_offs(raw, raw.w)[-1]
    return own < other and matches(raw, raw.w)[-1].winner == raw.w


def sold(raw: Raw) -> bool:
    man, seller = raw.args["man"], raw.named("loser")
    last = [event for _, event in raw.of("line-ups-shown") if raw.w in (event.home, event.away)][-1]
    fielded = last.home_eleven if last.home == raw.w else last.away_eleven
    passed = any(
        ((deal.maker, deal.taker) == (seller, raw.w) and man in deal.give)
        or ((deal.maker, deal.taker) == (raw.w, seller) and man in deal.want)
        for _, deal in raw.of("deal-made")
    )
    return passed and man in fielded


def one_star(raw: Raw) -> bool:
    for match in matches(raw, raw.w):
        if match.winner == raw.w and abs(match.home_stars - match.away_stars) == 1:
            other = match.away if match.home == raw.w else match.home
            table = [
                points - 2 * (seat == raw.w) + 2 * (seat == other) for seat, points in enumerate(raw.final)
            ]
            if any(table[seat] >= table[raw.w] for seat in raw.rest):
                return True
    return False


def first(raw: Raw) -> int:
    return int(next(raw.of("declared"))[1].seat)


def strongest(raw: Raw) -> bool:
    best = max(own for own, _ in kick_offs(raw, raw.w))
    return bool(best == raw.args["n"] > max(own for seat in raw.rest for own, _ in kick_offs(raw, seat)))


CLAIMS: dict[str, Claim] = {
    "one-pennant": lambda raw: gap(raw) == 1,
    "by-pennants": lambda raw: gap(raw) == raw.args["a"] - raw.args["b"] > 1,
    "play-off": lambda raw: any(raw.of("play-off")),
    "cheap": lambda raw: all(spent(raw, raw.w) < spent(raw, seat) for seat in raw.rest),
    "jackpot": lambda raw: any(won.seat == raw.w and won.amount >= 15 for _, won in raw.of("pactole-won")),
    "form": form,
    "sold": sold,
    "europe": lambda raw: europe(raw, raw.w) == raw.args["n"] > max(europe(raw, seat) for seat in raw.rest),
    "from-debt": lambda raw: raw.w in raw.seats("in-debt"),
    "close": one_star,
    "unbeaten": all_won,
    "both-won": lambda raw: all_won(raw) and raw.args["n"] == 2,
    "dear": lambda raw: (
        spent(raw, raw.w) // 10 == raw.args["n"]
        and all(spent(raw, raw.w) > spent(raw, seat) for seat in raw.rest)
    ),
    "not-first": lambda raw: first(raw) == raw.named("loser") != raw.w,
    "clear": lambda raw: min(raw.final[raw.w] - raw.final[seat] for seat in raw.rest) == raw.args["n"],
    "shared": lambda raw: len(raw.won) == raw.args["n"] > 1,
    "strongest": strongest,
    "first": lambda raw: first(raw) == raw.w,
    "title": lambda raw: raw.won == [raw.w],
}
