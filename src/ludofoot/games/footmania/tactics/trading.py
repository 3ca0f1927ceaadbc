"""What bots do without being asked: declare, sell, make and judge offers, without pestering."""

from __future__ import annotations

from typing import Final

from ludofoot.core.chance import Chance
from ludofoot.games.footmania.records import (
    SPONSORS,
    Accept,
    Declare,
    FMMove,
    Offer,
    SellFootballer,
    Withdraw,
)
from ludofoot.games.footmania.rules.cards import PLACES, Album
from ludofoot.games.footmania.rules.eleven import filled, fullest, strongest, strongest_match
from ludofoot.games.footmania.views import FMView, OpenOffer

STAR: Final = 3
"""What a star is worth, in units of 100,000, while the team is being built."""
OPEN_AT_ONCE: Final = 2
"""Own offers that a bot keeps open."""
OFFERS_MADE: Final = 12
"""Offers that a bot makes in a whole championship."""


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
    needed = PLACES - 1 if view.options.pace == "quick" else PLACES
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


# ---- what a deal is worth


def is_good(album: Album, view: FMView, offer: OpenOffer) -> bool:
    """Whether the deal can be made and leaves this club better off than it helps a rival."""
    club = view.clubs[view.seat]
    squad = [album.number_of[man.name] for man in view.squad]
    given = [album.number_of[name] for name in offer.want]
    if offer.want_money > club.cash or not set(given) <= set(squad):
        return False
    if not set(offer.want_sponsors) <= set(club.sponsors):
        return False
    taken = [album.number_of[name] for name in offer.give]
    money = offer.give_money - offer.want_money + sponsors_worth(album, offer)
    mine = gain(album, view.phase, squad, given, taken) + money
    theirs = gain(album, view.phase, known_squad(album, view, offer.maker), taken, given) - money
    return mine > 0 and mine * (view.seats - 1) > theirs


def gain(album: Album, phase: int, squad: list[int], given: list[int], taken: list[int]) -> int:
    """What the stars, and the men on the bench, of a squad gain by an exchange, in units of 100,000."""
    after = [card for card in squad if card not in given] + taken
    return squad_worth(album, phase, after) - squad_worth(album, phase, squad)


def squad_worth(album: Album, phase: int, squad: list[int]) -> int:
    """Stars of the strongest eleven, and what the bank pays for the others."""
    best = strongest_match(album, squad)
    bench = sum(album.reduced[card] for card in squad if card not in best.eleven)
    return STAR * phase * best.worth + bench


def sponsors_worth(album: Album, offer: OpenOffer) -> int:
    """The sponsor cards that come, less those that go, at what the bank pays."""
    come = sum(album.resales[SPONSORS.index(name)] for name in offer.give_sponsors)
    return come - sum(album.resales[SPONSORS.index(name)] for name in offer.want_sponsors)


def known_squad(album: Album, view: FMView, seat: int) -> list[int]:
    """The men that this seat knows to be another's."""
    return [album.number_of[man.name] for man in view.clubs[seat].known]


# ---- what is offered


def wanted_offer(album: Album, view: FMView, chance: Chance) -> FMMove | None:
    """At the start of its turn, now and then: an exchange that helps both, or a spare man for all."""
    if chance.below(3):
        return None
    mine = [offer for offer in view.offers if offer.maker == view.seat]
    if len(mine) >= OPEN_AT_ONCE:
        return Withdraw(mine[0].number, mine[0].to)
    if sum(count for maker, _, count in view.offer_counts if maker == view.seat) >= OFFERS_MADE:
        return None
    squad = [album.number_of[man.name] for man in view.squad]
    eleven = strongest(album, squad)
    offered = {name for offer in mine for name in offer.give}
    spare = [card for card in squad if card not in eleven and album.name(card) not in offered]
    others = [seat for seat in range(view.seats) if seat != view.seat]
    found = wanted_man(album, view, squad, spare, others[chance.below(len(others))])
    if found is not None or not spare:
        return found
    card = spare[chance.below(len(spare))]
    return Offer(give=(album.name(card),), want_money=max(album.reduced[card] + 1, album.price[card] - 1))


def wanted_man(album: Album, view: FMView, squad: list[int], spare: list[int], owner: int) -> FMMove | None:
    """The man of this club who would help most, for a spare man or for money, if both would gain alike."""
    theirs = known_squad(album, view, owner)
    places = needed_places(album, squad)
    cash = view.clubs[view.seat].cash
    best: tuple[int, int, int, int] | None = None
    for man in theirs:
        if not any(places[place - 1] < album.stars[man] for place in album.men[man].numbers):
            continue
        for given in [[], *[[card] for card in spare]]:
            mine = gain(album, view.phase, squad, given, [man])
            loss = -gain(album, view.phase, theirs, [man], given)
            price = max(0, (mine + loss) // 2)
            if price <= cash // 2 and (mine - price) * (view.seats - 1) > price - loss:
                best = max(best or (0, 0, 0, 0), (mine - price, -price, man, given[0] if given else -1))
    if best is None or best[0] <= 0:
        return None
    _, paid, man, card = best
    give = (album.name(card),) if card >= 0 else ()
    return Offer(to=owner, give=give, give_money=-paid, want=(album.name(man),))


def needed_places(album: Album, squad: list[int]) -> list[int]:
    """How many stars somebody must have to help in each place."""
    return [album.stars[card] if card >= 0 else -1 for card in strongest(album, squad)]
