"""Deals between players: offers, acceptance, withdrawal and lapse (FM-48 to FM-56, FM-A39 to FM-A53).

Offers are counted apart for each maker and recipient, so that nobody sees a gap where there is something that
he may not see.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludofoot.core.cards import bit
from ludofoot.core.sink import Sink
from ludofoot.games.footmania.events import OfferWithdrawn
from ludofoot.games.footmania.records import Accept, Offer, Withdraw
from ludofoot.games.footmania.rules.amounts import sane
from ludofoot.games.footmania.rules.cards import sponsor_set
from ludofoot.games.footmania.rules.debts import settle_debt
from ludofoot.games.footmania.rules.market import keep_better_sponsor, may_move
from ludofoot.games.footmania.rules.offers import TO_ALL, Deal
from ludofoot.games.footmania.rules.position import DEBT, EVERYBODY, LINE_UPS, NOBODY, SEATS_AT_MOST, Position
from ludofoot.games.footmania.rules.squads import ANY, forget, gain
from ludofoot.games.footmania.rules.telling import offered, tell_deal, tell_lapsed, tell_parties

MOST_OFFERS: Final = 20


# ---- making and finding offers


def deal_of(position: Position, seat: i64, move: Offer) -> Deal:
    """The offer that a move names, not yet numbered."""
    numbers = position.album.number_of
    deal = Deal(seat, TO_ALL if move.to is None else move.to, 0)
    deal.give = sorted([numbers[name] for name in move.give])
    deal.give_sponsors = sponsor_set(move.give_sponsors)
    deal.give_money = move.give_money
    deal.want = sorted([numbers[name] for name in move.want])
    deal.want_sponsors = sponsor_set(move.want_sponsors)
    deal.want_money = move.want_money
    return deal


def make_offer(position: Position, seat: i64, deal: Deal, out: Sink) -> None:
    """FM-50, FM-68, FM-69: at any moment of either phase."""
    count = count_place(seat, deal.to)
    position.offer_counts[count] = position.offer_counts[count] + 1
    deal.number = position.offer_counts[count]
    position.offers.append(deal)
    if out.on:
        tell_parties(deal, offered(position, deal), out)


def count_place(maker: i64, to: i64) -> i64:
    """Where the offers of a maker to this player, or to all, are counted."""
    return maker * (SEATS_AT_MOST + 1) + to + 1


def find_offer(position: Position, maker: i64, to: i64, number: i64) -> Deal | None:
    """The open offer with this number."""
    for deal in position.offers:
        if deal.maker == maker and deal.to == to and deal.number == number:
            return deal
    return None


def wanted_offer(position: Position, seat: i64, move: Accept) -> Deal | None:
    """The offer that this player accepts."""
    if not sane(move.maker) or not sane(move.number):
        return None
    return find_offer(position, move.maker, seat if move.private else TO_ALL, move.number)


def own_offer(position: Position, seat: i64, move: Withdraw) -> Deal | None:
    """The offer that its maker takes back."""
    if not sane(move.number) or not (move.to is None or 0 <= move.to <= 3):
        return None
    return find_offer(position, seat, TO_ALL if move.to is None else move.to, move.number)


def open_offers(position: Position, seat: i64) -> i64:
    """How many open offers a player has."""
    count: i64 = 0
    for deal in position.offers:
        if deal.maker == seat:
            count += 1
    return count


# ---- what can be handed over


def free_cash(position: Position, seat: i64) -> i64:
    """FM-A6: the amount of a standing bid cannot go into a deal."""
    cash = position.cash.get(seat)
    return cash - position.bid if position.high_bidder == seat else cash


def can_hand_over(position: Position, seat: i64, cards: list[int], sponsors: i64, money: i64) -> bool:
    """FM-51, FM-A39: everything named, the money in full."""
    if money > free_cash(position, seat) or sponsors & ~position.sponsors.get(seat):
        return False
    squad = position.squads[seat]
    for card in cards:  # noqa: SIM110 - a generator costs more than the loop when compiled
        if card not in squad or not may_move(position, seat, card):
            return False
    return True


def helps_debtor(position: Position, seat: i64, gets: i64, pays: i64) -> bool:
    """FM-A42: a debtor may enter only deals that bring him more money than they cost him."""
    return position.step != DEBT or seat != position.turn or gets > pays


def stands(position: Position, deal: Deal) -> bool:
    """Whether its maker can still deliver (FM-A39)."""
    if not helps_debtor(position, deal.maker, deal.want_money, deal.give_money):
        return False
    return can_hand_over(position, deal.maker, deal.give, deal.give_sponsors, deal.give_money)


def can_accept(position: Position, seat: i64, deal: Deal) -> bool:
    """Whether this player may take the offer, by what he owns himself."""
    if deal.maker == seat or not deal.seen_by(seat):
        return False
    if not helps_debtor(position, seat, deal.give_money, deal.want_money):
        return False
    # Only footballers that come from a team whose line-up is due are held back (FM-A41), and its own
    # offers of footballers have lapsed; so it is enough to look at what the taker gives.
    return can_hand_over(position, seat, deal.want, deal.want_sponsors, deal.want_money)


# ---- settling


def accept(position: Position, seat: i64, deal: Deal, out: Sink) -> None:
    """FM-A39: settled at once; the first acceptance counts."""
    position.offers.remove(deal)
    maker = deal.maker
    public = deal.to == TO_ALL
    hand_over(position, maker, seat, deal.give, public)
    hand_over(position, seat, maker, deal.want, public)
    mine = position.sponsors.get(maker) & ~deal.give_sponsors | deal.want_sponsors
    theirs = position.sponsors.get(seat) & ~deal.want_sponsors | deal.give_sponsors
    position.sponsors.put(maker, mine)
    position.sponsors.put(seat, theirs)
    position.cash.put(maker, position.cash.get(maker) - deal.give_money + deal.want_money)
    position.cash.put(seat, position.cash.get(seat) + deal.give_money - deal.want_money)
    if out.on:
        tell_deal(position, seat, deal, out)
    keep_better_sponsor(position, maker, out)
    keep_better_sponsor(position, seat, out)


def hand_over(position: Position, giver: i64, taker: i64, cards: list[int], public: bool) -> None:
    """Footballers change hands for good (FM-56, FM-A52)."""
    if not cards:
        return
    if not public:
        forget(position, giver, EVERYBODY & ~bit(giver) & ~bit(taker), ANY, 0)
    squad = position.squads[giver]
    for card in cards:
        squad.remove(card)
        gain(position, taker, card)
        position.known[card] = EVERYBODY if public else bit(giver) | bit(taker)


def withdraw(position: Position, deal: Deal, out: Sink) -> None:
    """FM-A39: by its maker, at any moment."""
    position.offers.remove(deal)
    if out.on:
        to = None if deal.to == TO_ALL else deal.to
        event = OfferWithdrawn(clause="FM-A39", maker=deal.maker, number=deal.number, to=to)
        tell_parties(deal, event, out)


# ---- lapsing


def tidy(position: Position, out: Sink) -> None:
    """After every move: debts are paid by themselves, and what cannot be delivered any more lapses."""
    if position.step == DEBT:
        settle_debt(position, out)
    if position.offers:
        lapse(position, out)
        for deal in position.offers:
            prove(position, deal)


def prove(position: Position, deal: Deal) -> None:
    """As long as an offer stands, whoever sees it knows that its maker owns what he gives."""
    told = EVERYBODY if deal.to == TO_ALL else bit(deal.to)
    for card in deal.give:
        position.known[card] = position.known[card] | (told & ~bit(deal.maker))


def lapse(position: Position, out: Sink) -> None:
    """FM-A39: an offer lapses for good as soon as its maker can no longer hand over all of his side."""
    standing = [deal for deal in position.offers if stands(position, deal)]
    if len(standing) == len(position.offers):
        return
    gone = [deal for deal in position.offers if deal not in standing]
    position.offers = standing
    if out.on:
        for deal in gone:
            tell_lapsed(deal, lapse_clause(position, deal), out)


def lapse_clause(position: Position, deal: Deal) -> str:
    """Why an offer cannot stand."""
    if not helps_debtor(position, deal.maker, deal.want_money, deal.give_money):
        return "FM-A42"
    if position.step == LINE_UPS and deal.give and position.side_of(deal.maker) != NOBODY:
        return "FM-A41"
    return "FM-A39"


def ban_deals(position: Position, out: Sink) -> None:
    """FM-54, FM-A7, FM-A30, FM-A47: no deal between players to the end; all open offers lapse."""
    gone = position.offers
    position.offers = []
    position.banned = True
    if out.on:
        for deal in gone:
            tell_lapsed(deal, "FM-A47", out)
