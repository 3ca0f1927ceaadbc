"""What bots do without being asked: declare, sell, make and judge offers, without pestering."""

from __future__ import annotations

from ludofoot.core.chance import Chance
from ludofoot.games.footmania.records import Accept, Declare, FMMove, Offer, SellFootballer, Withdraw
from ludofoot.games.footmania.rules.album import PLACES, Album
from ludofoot.games.footmania.rules.eleven import filled, fullest, strongest, strongest_match
from ludofoot.games.footmania.views import FMView, OpenOffer

STAR = 3
OPEN_AT_ONCE = 2
"""Own offers that a bot keeps open."""
OFFERS_MADE = 12
"""Offers to all that a bot makes in a whole championship."""


def wanted_open_move(album: Album, view: FMView, chance: Chance) -> FMMove | None:
    """A move that the game does not wait for, if this is the moment for one."""
    if view.step == "buy":
        return wanted_sale(album, view)
    # Once a turn is enough: nothing that matters changes between two rolls.
    if view.step != "roll" or view.seat < 0:
        return None
    if view.phase == 1:
        declared = wanted_declaration(album, view)
        if declared is not None:
            return declared
    if view.banned or view.turn != view.seat:
        return None
    for offer in view.offers:
        if offer.maker != view.seat and is_good(album, view, offer):
            return Accept(offer.maker, offer.number, offer.to is not None)
    return wanted_offer(album, view, chance)


def wanted_declaration(album: Album, view: FMView) -> FMMove | None:
    """The first to be complete is paid: why wait."""
    needed = PLACES - 1 if view.quick else PLACES
    if len(view.squad) < needed:
        return None
    squad = [album.number_of[man.name] for man in view.squad]
    eleven = strongest(album, squad)
    if filled(eleven) < needed:
        eleven = fullest(album, squad)
    if filled(eleven) < needed:
        return None
    return Declare(tuple([album.name(card) if card >= 0 else None for card in eleven]))


def wanted_sale(album: Album, view: FMView) -> FMMove | None:
    """Sells a spare man if that pays for the one just drawn."""
    if view.turn != view.seat or view.card is None:
        return None
    missing = view.card_price - view.clubs[view.seat].cash
    if missing <= 0:
        return None
    squad = [album.number_of[man.name] for man in view.squad]
    before = strongest_match(album, squad)
    spare = [card for card in squad if card not in before.eleven and album.reduced[card] >= missing]
    card = album.number_of[view.card.name]
    if not spare or strongest_match(album, [*squad, card]).worth - before.worth < 2:
        return None
    return SellFootballer(album.name(min(spare, key=lambda each: album.reduced[each])))


def is_good(album: Album, view: FMView, offer: OpenOffer) -> bool:
    """Whether the deal can be made and leaves this club better off."""
    club = view.clubs[view.seat]
    squad = [album.number_of[man.name] for man in view.squad]
    given = [album.number_of[name] for name in offer.want]
    if offer.want_money > club.cash or not set(given) <= set(squad):
        return False
    if not set(offer.want_sponsors) <= set(club.sponsors):
        return False
    after = [card for card in squad if card not in given] + [album.number_of[name] for name in offer.give]
    stars = strongest_match(album, after).worth - strongest_match(album, squad).worth
    sponsors = sum(album.amounts[sponsor_number(name)] for name in offer.give_sponsors)
    sponsors -= sum(album.resales[sponsor_number(name)] for name in offer.want_sponsors)
    return STAR * stars + offer.give_money - offer.want_money + sponsors > 0


def sponsor_number(name: str) -> int:
    """The question-mark card of a sponsor."""
    return ("shoes", "shirt", "socks", "shorts").index(name[:-2]) * 2 + (name[-1] == "b")


def wanted_offer(album: Album, view: FMView, chance: Chance) -> FMMove | None:
    """At the start of its turn, now and then, a spare man to everybody for a little less than his price."""
    if chance.below(3):
        return None
    mine = [offer for offer in view.offers if offer.maker == view.seat]
    if len(mine) >= OPEN_AT_ONCE:
        return Withdraw(mine[0].number, mine[0].to)
    made = sum(count for maker, to, count in view.offer_counts if maker == view.seat and to < 0)
    if made >= OFFERS_MADE:
        return None
    squad = [album.number_of[man.name] for man in view.squad]
    eleven = strongest(album, squad)
    offered = {name for offer in mine for name in offer.give}
    spare = [card for card in squad if card not in eleven and album.name(card) not in offered]
    if not spare:
        return None
    card = spare[chance.below(len(spare))]
    return Offer(give=(album.name(card),), want_money=max(album.reduced[card] + 1, album.price[card] - 1))
