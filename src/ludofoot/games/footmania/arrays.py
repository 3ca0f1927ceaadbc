"""Footmania for programs: what a seat sees, as an array."""

from __future__ import annotations

from itertools import product

from ludofoot.core.encoding import (
    Features,
    counts,
    flags,
    hot,
    left_of,
    much,
    order,
    round_from,
    seat_hot,
    seats_hot,
    share,
)
from ludofoot.games.footmania.records import (
    PILES,
    PLUSES,
    QUESTIONS,
    SPONSORS,
    SQUARES,
    STEPS,
    TEAMS,
    Money,
)
from ludofoot.games.footmania.views import ClubView, FMView, OpenOffer, PileView, SideView

Men = tuple[str, ...]
PLACES = range(1, 12)
CARDS = 128
PLUS_CARDS = 64
COPIES = 8
OFFERS = 12
FIXTURES = 8


def money(amount: Money) -> list[float]:
    """In units of 100,000."""
    return much(amount, 30)


def features_of(view: FMView, men: Men) -> Features:
    """Everything in the view."""
    yield from turn_features(view, men)
    yield from pile_features(view, men)
    for place, seat in enumerate(round_from(view.seat, view.seats)):
        parts = club_features(view.clubs[seat], men)
        yield from ((f"club {place} {name}", values) for name, values in parts)
    yield from match_features(view, men)
    yield from market_features(view, men)


def turn_features(view: FMView, men: Men) -> Features:
    """The turn, and the square where the pawn is."""
    me, seats = view.seat, view.seats
    yield "step", hot(view.step, STEPS)
    yield "turn", seat_hot(view.turn, me, seats)
    yield "starter", seat_hot(view.starter, me, seats)
    yield "flags", flags(view.quick, view.banned, view.replayed, view.phase == 2)
    yield "limit", share(view.limit, 200)
    yield "round", much(view.round, 30)
    yield "days", [view.day / 32, view.days / 32]
    yield "squad", counts([man.name for man in view.squad], men)
    yield "pluses", counts(view.pluses, PLUSES, COPIES)
    yield "pactole", money(view.pactole)
    yield "die", hot(view.die, range(1, 7))
    yield "card", hot(view.card.name if view.card else None, men)
    yield "card pile", hot(view.card_pile, PILES)
    yield "card price", money(view.card_price)
    yield "bidder", seat_hot(view.bidder, me, seats)
    yield "high bidder", seat_hot(view.high_bidder, me, seats)
    yield "bid", money(view.bid)
    yield "bidding", seats_hot(view.bidding, me, seats)
    yield "question", hot(view.question, QUESTIONS)
    yield "debt", money(view.debt)
    yield "plus draws", share(view.plus_draws, 8)
    yield "plus drawn", hot(view.plus_drawn, PLUSES)
    yield "winners", seats_hot(view.winners, me, seats)


def pile_features(view: FMView, men: Men) -> Features:
    """The piles, and what this seat saw going under them."""
    yield from one_pile("national", view.national, men)
    yield from one_pile("foreign", view.foreign, men)
    yield "plus pile", share(view.plus_pile, PLUS_CARDS)
    yield "plus under", order(view.plus_under, PLUSES, PLUS_CARDS)
    yield "question pile", share(view.question_pile, PLUS_CARDS)
    yield "question under", order(view.question_under, QUESTIONS, len(QUESTIONS))
    yield "euro pile", share(view.euro_pile, PLUS_CARDS)
    yield "euro under", order(view.euro_under, TEAMS, len(TEAMS))


def one_pile(name: str, pile: PileView, men: Men) -> Features:
    """A pile of footballers."""
    yield f"{name} pile", share(pile.size, CARDS)
    yield f"{name} price", [*flags(pile.price is not None), *money(pile.price or 0)]
    yield f"{name} top", hot(pile.top, men)
    yield f"{name} under", order(pile.under, men, CARDS)


def club_features(club: ClubView, men: Men) -> Features:
    """What is known of a club."""
    yield "cash", money(club.cash)
    yield "footballers", share(club.footballers, CARDS)
    yield "known", counts([man.name for man in club.known], men)
    yield "pluses", share(club.pluses, COPIES)
    yield "known pluses", counts(club.known_pluses, PLUSES, COPIES)
    yield "sponsors", counts(club.sponsors, SPONSORS)
    yield "pennants", much(club.pennants, 5)
    yield "won", counts(club.won, TEAMS)
    yield "points", much(club.points, 6)
    yield "play-off", much(club.play_off, 3)
    yield "square", hot(club.square, SQUARES)
    yield "came", hot(club.came, SQUARES)
    yield "misses", flags(club.misses)


def match_features(view: FMView, men: Men) -> Features:
    """The match being played."""
    me, seats = view.seat, view.seats
    yield "team", hot(view.team, TEAMS)
    for number in range(2):
        side = view.sides[number] if number < len(view.sides) else None
        yield f"side {number}", side_features(side, me, seats, men)
    yield "acting", seat_hot(view.acting, me, seats)
    yield "passes", share(view.passes, COPIES)
    yield "attack", hot(view.attack, PLUSES)
    yield "attacked", hot(view.attacked, PLACES)
    yield "match", share(view.match, FIXTURES)
    pairs = [(left_of(me, home, seats), left_of(me, away, seats)) for home, away in view.fixtures]
    yield "fixtures", order(pairs, tuple(product(range(seats), repeat=2)), FIXTURES)
    yield "play-off", seats_hot(view.play_off, me, seats)
    yield "locked", counts(view.locked, men)


def side_features(side: SideView | None, me: int, seats: int, men: Men) -> list[float]:
    """One team of the match; all zeros if there is none."""
    if side is None:
        return [0.0] * (seats + 1 + 11 + 22 + 4)
    return [
        *seat_hot(side.seat, me, seats),
        *flags(side.handed_in),
        *order(side.eleven, men, 11),
        *counts(side.empty, PLACES),
        *counts(side.closed, PLACES),
        side.played / COPIES,
        side.changes / COPIES,
        (side.bonus + 32) / CARDS,
        (side.stars + 32) / CARDS,
    ]


def market_features(view: FMView, men: Men) -> Features:
    """The open offers that this seat sees, oldest first."""
    me, seats = view.seat, view.seats
    for number in range(OFFERS):
        offer = view.offers[number] if number < len(view.offers) else None
        yield f"offer {number}", offer_features(offer, me, seats, men)
    made = {(maker, to): count for maker, to, count in view.offer_counts}
    around = round_from(me, seats)
    numbers = (made.get((maker, to), 0) for maker in around for to in (*around, -1))
    yield "offers made", [each for number in numbers for each in much(number, 5)]


def offer_features(offer: OpenOffer | None, me: int, seats: int, men: Men) -> list[float]:
    """One offer; all zeros if there is none."""
    if offer is None:
        return [0.0] * (2 * seats + 1 + 4 + 2 * len(SPONSORS) + 2)
    return [
        *seat_hot(offer.maker, me, seats),
        *seat_hot(offer.to, me, seats),
        *much(offer.number, 5),
        *order(offer.give[:2], men, 2),
        *order(offer.want[:2], men, 2),
        *counts(offer.give_sponsors, SPONSORS),
        *counts(offer.want_sponsors, SPONSORS),
        *money(offer.give_money),
        *money(offer.want_money),
    ]
