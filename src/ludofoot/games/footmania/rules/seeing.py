"""What a seat sees (FM-A50, FM-A53) and may remember. Compiled, since bots look after every change."""

from __future__ import annotations

from mypy_extensions import i64

from ludofoot.core.cards import bit, listed, size
from ludofoot.core.pile import Stack
from ludofoot.games.footmania.records import PILES, PLUSES, QUESTIONS, SQUARES, STEPS, TEAMS, Man, PlusText
from ludofoot.games.footmania.rules.belongings import NO_CARD
from ludofoot.games.footmania.rules.calendar import matches_of
from ludofoot.games.footmania.rules.deals import sponsor_words
from ludofoot.games.footmania.rules.eleven import CLOSED, EMPTY
from ludofoot.games.footmania.rules.ending import Ending
from ludofoot.games.footmania.rules.position import (
    ACTION,
    BUY,
    EURO_PLUS,
    LINE_UPS,
    NOBODY,
    SEATS_AT_MOST,
    SUBSTITUTE,
    TO_ALL,
    Deal,
    watcher_bit,
)
from ludofoot.games.footmania.views import ClubView, Fixture, FMView, OpenOffer, PastDeal, PileView, SideView


def seen_by(state: Ending, seat: i64) -> FMView:
    """FM-A50 item by item."""
    album = state.album
    result = state.outcome()
    card = state.card
    sees_card = card != NO_CARD and (
        state.step != BUY or seat == state.turn or state.known[card] & watcher_bit(seat)
    )
    drew_seventh = state.plus_drawn != NO_CARD and seat == state.turn
    return FMView(
        seat=seat,
        seats=state.seats,
        quick=state.quick,
        limit=state.limit,
        phase=state.phase,
        step=STEPS[state.step],
        turn=state.turn,
        starter=state.starter,
        round=min(state.round, state.limit),  # FM-A49: phase 1 has no more
        day=state.day,
        days=state.days(),
        banned=state.banned,
        board=album.board,
        calendar=calendar(state),
        places=tuple(state.places()),
        clubs=tuple([club(state, each, seat) for each in range(state.seats)]),
        squad=tuple([album.men[each] for each in state.squads[seat]]) if seat >= 0 else (),
        pluses=plus_words(state, listed(state.pluses.get(seat))),
        national=pile_view(state, state.national, seat),
        foreign=pile_view(state, state.foreign, seat),
        plus_pile=state.plus_pile.count(),
        plus_under=plus_under(state, seat),
        question_pile=state.question_pile.count(),
        question_under=tuple([QUESTIONS[each] for each in state.question_pile.under]),
        euro_pile=state.euro_pile.count(),
        euro_under=tuple([TEAMS[each] for each in state.euro_pile.under]),
        pactole=state.pactole,
        die=state.die,
        rolled=state.rolled,
        card=album.men[card] if sees_card else None,
        card_pile=None if card == NO_CARD else PILES[album.pile[card]],
        card_price=0 if card == NO_CARD else album.price[card],
        bidder=None if state.bidder == NOBODY else state.bidder,
        high_bidder=None if state.high_bidder == NOBODY else state.high_bidder,
        bid=state.bid,
        bidding=tuple(listed(state.bidding)),
        question=None if state.question == NO_CARD else QUESTIONS[state.question],
        debt=state.debt,
        plus_draws=state.plus_draws,
        plus_drawn=PLUSES[album.pluses[state.plus_drawn]] if drew_seventh else None,
        team=None if state.team == NO_CARD else TEAMS[state.team],
        sides=sides(state, seat),
        acting=state.side(state.acting) if ACTION <= state.step <= SUBSTITUTE else None,
        passes=state.passes,
        attack=None if state.attack == NO_CARD else PLUSES[state.attack],
        attacked=None if state.attacked == NO_CARD else state.attacked + 1,
        match=state.match,
        fixtures=tuple([(pair // SEATS_AT_MOST, pair % SEATS_AT_MOST) for pair in state.fixtures]),
        play_off=tuple(state.play_off),
        replayed=state.replayed,
        locked=tuple([album.name(each) for each in sorted(state.locked)]),
        offers=tuple([open_offer(state, deal) for deal in state.offers if deal.seen_by(seat)]),
        offer_counts=counts_seen(state, seat),
        past_deal=past_deal(state),
        winners=result.winners if result else (),
    )


def calendar(state: Ending) -> tuple[tuple[Fixture, ...], ...]:
    """Who meets whom on every day of the championship (FM-81 to FM-83)."""
    days: list[tuple[Fixture, ...]] = []
    for day in range(1, state.days() + 1):
        pairs = matches_of(state.seats, day)
        days.append(tuple([Fixture(state.schedule(home), state.schedule(away)) for home, away in pairs]))
    return tuple(days)


def club(state: Ending, seat: i64, watcher: i64) -> ClubView:
    """What this watcher sees of a club."""
    came = state.came.get(seat)
    known: tuple[Man, ...] = ()
    known_pluses: tuple[PlusText, ...] = ()
    if seat != watcher:
        mask = watcher_bit(watcher)
        known = tuple([state.album.men[card] for card in state.squads[seat] if state.known[card] & mask])
        held = [card for card in listed(state.pluses.get(seat)) if state.plus_known[card] & mask]
        known_pluses = plus_words(state, held)
    return ClubView(
        state.cash.get(seat),
        len(state.squads[seat]),
        known,
        size(state.pluses.get(seat)),
        known_pluses,
        sponsor_words(state.sponsors.get(seat)),
        state.pennants.get(seat),
        tuple([TEAMS[team] for team in listed(state.won.get(seat))]),
        state.points.get(seat),
        state.play_off_points.get(seat),
        SQUARES[state.square.get(seat)],
        SQUARES[came] if came >= 0 else None,
        state.misses & bit(seat) != 0,
    )


def plus_words(state: Ending, cards: list[int]) -> tuple[PlusText, ...]:
    """Plus cards by kind; cards of a kind are numbered together."""
    return tuple([PLUSES[state.album.pluses[card]] for card in cards])


def plus_under(state: Ending, seat: i64) -> tuple[PlusText | None, ...]:
    """What lies under the plus pile, as far as this seat saw it going there."""
    mask = watcher_bit(seat)
    return tuple(
        [
            PLUSES[state.album.pluses[card]] if state.plus_known[card] & mask else None
            for card in state.plus_pile.under
        ]
    )


def pile_view(state: Ending, pile: Stack, seat: i64) -> PileView:
    """FM-A4: size and price of the top card; and what this seat knows of it."""
    mask = watcher_bit(seat)
    top = pile.top
    name = state.album.name(top) if top != NO_CARD and state.known[top] & mask else None
    price = None if top == NO_CARD else state.album.price[top]
    under = tuple([state.album.name(card) if state.known[card] & mask else None for card in pile.under])
    return PileView(len(pile), price, name, under)


def sides(state: Ending, seat: i64) -> tuple[SideView, ...]:
    """The teams of the match; a line-up handed in is seen by its owner alone until both are in (FM-A41)."""
    if state.step == EURO_PLUS:
        return (side_view(state, 0, True),)
    if not state.in_match():
        return ()
    shown = state.step != LINE_UPS
    return tuple([side_view(state, side, shown or state.side(side) == seat) for side in range(2)])


def side_view(state: Ending, side: i64, shown: bool) -> SideView:
    """One team on the pitch."""
    eleven = state.line_ups[side]
    if not shown or not eleven:
        return SideView(state.side(side), len(eleven) > 0, (), (), (), 0, 0, 0, 0)
    return SideView(
        state.side(side),
        True,
        state.named(eleven),
        tuple([place + 1 for place, card in enumerate(eleven) if card == EMPTY]),
        tuple([place + 1 for place, card in enumerate(eleven) if card == CLOSED]),
        state.played[side],
        state.changes[side],
        state.bonus[side],
        state.strength(side),
    )


def open_offer(state: Ending, deal: Deal) -> OpenOffer:
    """An offer as its maker and its recipients see it."""
    return OpenOffer(
        deal.maker,
        deal.number,
        None if deal.to == TO_ALL else deal.to,
        state.names(deal.give),
        sponsor_words(deal.give_sponsors),
        deal.give_money,
        state.names(deal.want),
        sponsor_words(deal.want_sponsors),
        deal.want_money,
    )


def past_deal(state: Ending) -> PastDeal | None:
    """The last deal as everybody saw it."""
    if not state.past_deal:
        return None
    number, maker, taker, gives, give_sponsors, give_money, wants, want_sponsors, want_money = state.past_deal
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


def counts_seen(state: Ending, seat: i64) -> tuple[tuple[int, int, int], ...]:
    """How many offers were made, as far as this seat was told of them."""
    found: list[tuple[int, int, int]] = []
    for maker in range(state.seats):
        for to in range(-1, state.seats):
            count = state.offer_counts[maker * (SEATS_AT_MOST + 1) + to + 1]
            if count and (to == TO_ALL or maker == seat or to == seat):
                found.append((maker, to, count))
    return tuple(found)
