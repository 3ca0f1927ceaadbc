"""What a seat sees (FM-A50, FM-A53) and may remember. Compiled, since bots look after every change."""

from __future__ import annotations

from mypy_extensions import i64

from ludofoot.core.cards import bit, listed, size
from ludofoot.core.pile import Stack
from ludofoot.games.footmania.records import PILES, PLUSES, QUESTIONS, SQUARES, STEPS, TEAMS, Man, PlusText
from ludofoot.games.footmania.rules.calendar import matches_of
from ludofoot.games.footmania.rules.cards import sponsor_words
from ludofoot.games.footmania.rules.choices import listed_codes
from ludofoot.games.footmania.rules.eleven import CLOSED, EMPTY
from ludofoot.games.footmania.rules.market import least_bid
from ludofoot.games.footmania.rules.offers import TO_ALL, Deal
from ludofoot.games.footmania.rules.pitch import strength
from ludofoot.games.footmania.rules.pluses import MOST_PLUSES
from ludofoot.games.footmania.rules.position import (
    ACTION,
    AUCTION,
    BUY,
    DEBT,
    EURO_PLUS,
    LINE_UPS,
    NO_CARD,
    NOBODY,
    OVER,
    PLUS,
    SEATS_AT_MOST,
    SUBSTITUTE,
    WAY,
    Position,
    watcher_bit,
)
from ludofoot.games.footmania.rules.table import places
from ludofoot.games.footmania.rules.telling import outcome_of
from ludofoot.games.footmania.rules.trades import count_place
from ludofoot.games.footmania.views import ClubView, Fixture, FMView, OpenOffer, PastDeal, PileView, SideView


def seen_by(position: Position, seat: i64) -> FMView:
    """FM-A50 item by item."""
    album = position.album
    card = position.card
    sees_card = card != NO_CARD and (
        position.step != BUY or seat == position.turn or position.known[card] & watcher_bit(seat)
    )
    drew_seventh = position.plus_drawn != NO_CARD and seat == position.turn
    return FMView(
        seat=seat,
        seats=position.seats,
        options=position.options,
        phase=position.phase,
        step=STEPS[position.step],
        forced=is_forced(position),
        turn=position.turn,
        starter=position.starter,
        round=min(position.round, position.options.limit),  # FM-A49: phase 1 has no more
        day=position.day,
        days=position.days(),
        banned=position.banned,
        board=album.board,
        calendar=calendar(position),
        places=tuple(places(position)),
        clubs=tuple([club(position, each, seat) for each in range(position.seats)]),
        squad=tuple([album.men[each] for each in position.squads[seat]]) if seat >= 0 else (),
        pluses=plus_words(position, listed(position.pluses.get(seat))),
        national=pile_view(position, position.national, seat),
        foreign=pile_view(position, position.foreign, seat),
        plus_pile=position.plus_pile.count(),
        plus_under=plus_under(position, seat),
        question_pile=position.question_pile.count(),
        question_under=tuple([QUESTIONS[each] for each in position.question_pile.under]),
        euro_pile=position.euro_pile.count(),
        euro_under=tuple([TEAMS[each] for each in position.euro_pile.under]),
        pactole=position.pactole,
        die=position.die,
        rolled=position.rolled,
        card=album.men[card] if sees_card else None,
        card_pile=None if card == NO_CARD else PILES[album.pile[card]],
        card_price=0 if card == NO_CARD else album.price[card],
        bidder=None if position.bidder == NOBODY else position.bidder,
        high_bidder=None if position.high_bidder == NOBODY else position.high_bidder,
        bid=position.bid,
        bidding=tuple(listed(position.bidding)),
        question=None if position.question == NO_CARD else QUESTIONS[position.question],
        debt=position.debt,
        plus_draws=position.plus_draws,
        plus_drawn=PLUSES[album.pluses[position.plus_drawn]] if drew_seventh else None,
        team=None if position.team == NO_CARD else TEAMS[position.team],
        sides=sides(position, seat),
        acting=position.side(position.acting) if ACTION <= position.step <= SUBSTITUTE else None,
        passes=position.passes,
        attack=None if position.attack == NO_CARD else PLUSES[position.attack],
        attacked=None if position.attacked == NO_CARD else position.attacked + 1,
        match=position.match,
        fixtures=tuple([(pair // SEATS_AT_MOST, pair % SEATS_AT_MOST) for pair in position.fixtures]),
        play_off=tuple(position.play_off),
        replayed=position.replayed,
        locked=tuple([album.name(each) for each in sorted(position.locked)]),
        offers=tuple([open_offer(position, deal) for deal in position.offers if deal.seen_by(seat)]),
        offer_counts=counts_seen(position, seat),
        past_deal=past_deal(position),
        winners=outcome_of(position).winners if position.step == OVER else (),
    )


def is_forced(position: Position) -> bool:
    """Whether public facts (FM-A50) leave one answer: no hand and no squad may be read off it."""
    step = position.step
    if step == WAY:
        return len(listed_codes(position, position.turn)) == 1
    if step == PLUS:  # a card costs nothing, and below seven (FM-113) none goes back
        return size(position.pluses.get(position.turn)) < MOST_PLUSES
    if step == DEBT:
        return belongings(position, position.turn) == 1
    if step == AUCTION:  # FM-47: whoever owns something could sell it and bid
        bidder = position.bidder
        return position.cash.get(bidder) < least_bid(position) and belongings(position, bidder) == 0
    return False


def belongings(position: Position, seat: i64) -> i64:
    """How many footballers and sponsor cards a club has."""
    return len(position.squads[seat]) + size(position.sponsors.get(seat))


def calendar(position: Position) -> tuple[tuple[Fixture, ...], ...]:
    """Who meets whom on every day of the championship (FM-81 to FM-83)."""
    days: list[tuple[Fixture, ...]] = []
    for day in range(1, position.days() + 1):
        pairs = matches_of(position.seats, day)
        days.append(
            tuple([Fixture(position.schedule(home), position.schedule(away)) for home, away in pairs])
        )
    return tuple(days)


def club(position: Position, seat: i64, watcher: i64) -> ClubView:
    """What this watcher sees of a club."""
    came = position.came.get(seat)
    known: tuple[Man, ...] = ()
    known_pluses: tuple[PlusText, ...] = ()
    if seat != watcher:
        mask = watcher_bit(watcher)
        known = tuple(
            [position.album.men[card] for card in position.squads[seat] if position.known[card] & mask]
        )
        held = [card for card in listed(position.pluses.get(seat)) if position.plus_known[card] & mask]
        known_pluses = plus_words(position, held)
    return ClubView(
        position.cash.get(seat),
        len(position.squads[seat]),
        known,
        size(position.pluses.get(seat)),
        known_pluses,
        sponsor_words(position.sponsors.get(seat)),
        position.pennants.get(seat),
        tuple([TEAMS[team] for team in listed(position.won.get(seat))]),
        position.points.get(seat),
        position.play_off_points.get(seat),
        SQUARES[position.square.get(seat)],
        SQUARES[came] if came >= 0 else None,
        position.misses & bit(seat) != 0,
    )


def plus_words(position: Position, cards: list[int]) -> tuple[PlusText, ...]:
    """Plus cards by kind; cards of a kind are numbered together."""
    return tuple([PLUSES[position.album.pluses[card]] for card in cards])


def plus_under(position: Position, seat: i64) -> tuple[PlusText | None, ...]:
    """What lies under the plus pile, as far as this seat saw it going there."""
    mask = watcher_bit(seat)
    return tuple(
        [
            PLUSES[position.album.pluses[card]] if position.plus_known[card] & mask else None
            for card in position.plus_pile.under
        ]
    )


def pile_view(position: Position, pile: Stack, seat: i64) -> PileView:
    """FM-A4: size and price of the top card; and what this seat knows of it."""
    mask = watcher_bit(seat)
    top = pile.top
    name = position.album.name(top) if top != NO_CARD and position.known[top] & mask else None
    price = None if top == NO_CARD else position.album.price[top]
    under = tuple([position.album.name(card) if position.known[card] & mask else None for card in pile.under])
    return PileView(len(pile), price, name, under)


def sides(position: Position, seat: i64) -> tuple[SideView, ...]:
    """The teams of the match; a line-up handed in is seen by its owner alone until both are in (FM-A41)."""
    if position.step == EURO_PLUS:
        return (side_view(position, 0, True),)
    if not position.in_match():
        return ()
    shown = position.step != LINE_UPS
    return tuple([side_view(position, side, shown or position.side(side) == seat) for side in range(2)])


def side_view(position: Position, side: i64, shown: bool) -> SideView:
    """One team on the pitch."""
    eleven = position.line_ups[side]
    if not shown or not eleven:
        return SideView(position.side(side), len(eleven) > 0, (), (), (), 0, 0, 0, 0)
    return SideView(
        position.side(side),
        True,
        position.named(eleven),
        tuple([place + 1 for place, card in enumerate(eleven) if card == EMPTY]),
        tuple([place + 1 for place, card in enumerate(eleven) if card == CLOSED]),
        position.played[side],
        position.changes[side],
        position.bonus[side],
        strength(position, side),
    )


def open_offer(position: Position, deal: Deal) -> OpenOffer:
    """An offer as its maker and its recipients see it."""
    return OpenOffer(
        deal.maker,
        deal.number,
        None if deal.to == TO_ALL else deal.to,
        position.names(deal.give),
        sponsor_words(deal.give_sponsors),
        deal.give_money,
        position.names(deal.want),
        sponsor_words(deal.want_sponsors),
        deal.want_money,
    )


def past_deal(position: Position) -> PastDeal | None:
    """The last deal as everybody saw it."""
    if not position.past_deal:
        return None
    number, maker, taker, gives, give_sponsors, give_money, wants, want_sponsors, want_money = (
        position.past_deal
    )
    return PastDeal(
        number,
        maker,
        taker,
        gives,
        sponsor_words(give_sponsors),
        give_money,
        wants,
        sponsor_words(want_sponsors),
        want_money,
    )


def counts_seen(position: Position, seat: i64) -> tuple[tuple[int, int, int], ...]:
    """How many offers were made, as far as this seat was told of them."""
    found: list[tuple[int, int, int]] = []
    for maker in range(position.seats):
        for to in range(-1, position.seats):
            count = position.offer_counts[count_place(maker, to)]
            if count and (to == TO_ALL or maker == seat or to == seat):
                found.append((maker, to, count))
    return tuple(found)
