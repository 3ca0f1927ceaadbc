"""Which moves there are: all that can be listed, one at random, and the one for somebody who is away."""

from __future__ import annotations

from mypy_extensions import i64

from ludofoot.core.cards import listed
from ludofoot.core.chance import Chance
from ludofoot.core.records import Legal
from ludofoot.games.footmania.records import (
    PLUSES,
    SPONSORS,
    Accept,
    Declare,
    Field,
    FMMove,
    Meet,
    Offer,
    Pass,
    Return,
    SellFootballer,
    SellSponsor,
    SponsorText,
    Withdraw,
)
from ludofoot.games.footmania.rules.board import ways
from ludofoot.games.footmania.rules.cards import FORM_3, MEDIC, PLACES, PLUS_KINDS, RED
from ludofoot.games.footmania.rules.codes import (
    CHANGE_CODE,
    CHANGES_A_PLACE,
    SPONSOR_CODE,
    TARGET_CODE,
    TARGETS_A_KIND,
    move_of,
)
from ludofoot.games.footmania.rules.eleven import MOST_FOREIGNERS, TRAINEE, filled, fullest, strongest
from ludofoot.games.footmania.rules.judging import cancels, judge, names_target
from ludofoot.games.footmania.rules.market import least_bid, may_move
from ludofoot.games.footmania.rules.offers import TO_ALL
from ludofoot.games.footmania.rules.pitch import (
    MOST_CHANGES,
    MOST_PLAYED,
    can_come_on,
    is_target,
    may_boost,
    may_play,
)
from ludofoot.games.footmania.rules.position import (
    ACTION,
    ANSWER,
    AUCTION,
    BUY,
    DEBT,
    DRAW,
    EURO,
    EURO_PLUS,
    LINE_UPS,
    OVER,
    PLUS,
    RETURN,
    ROLL,
    SUBSTITUTE,
    WAY,
    Position,
)
from ludofoot.games.footmania.rules.trades import can_accept


def listed_moves(position: Position, seat: int) -> list[FMMove] | None:
    """Every legal move that can be listed; None while an eleven is asked for."""
    if position.step == OVER or seat < 0:
        return []
    found: list[FMMove] = []
    if seat in position.awaited():
        if position.step == LINE_UPS or position.step == EURO:
            return None
        found += [move_of(position, code) for code in listed_codes(position, seat)]
    if position.step != DEBT or seat != position.turn:
        found += sales(position, seat)
    return found + answers_to_offers(position, seat)


def sales(position: Position, seat: i64) -> list[FMMove]:
    """What can be sold to the bank (FM-47, FM-108)."""
    found: list[FMMove] = []
    for card in position.squads[seat]:
        if may_move(position, seat, card):
            found.append(SellFootballer(position.album.name(card)))
    for card in listed(position.sponsors.get(seat)):
        found.append(SellSponsor(SPONSORS[card]))
    return found


def answers_to_offers(position: Position, seat: i64) -> list[FMMove]:
    """Offers that can be accepted, and own ones that can be withdrawn."""
    found: list[FMMove] = []
    for deal in position.offers:
        if deal.maker == seat:
            found.append(Withdraw(deal.number, None if deal.to == TO_ALL else deal.to))
        elif can_accept(position, seat, deal):
            found.append(Accept(deal.maker, deal.number, deal.to != TO_ALL))
    return found


# ---- as numbers


def listed_codes(position: Position, seat: i64) -> list[int]:
    """Every choice of a decision that can be listed."""
    step = position.step
    if step >= EURO_PLUS:
        return match_codes(position, seat)
    if step == WAY:
        return ways(position.square.get(seat), position.came.get(seat), position.die)
    if step == DRAW or step == PLUS:
        return [0, 1]
    if step == BUY:
        return [0, 1] if position.album.price[position.card] <= position.cash.get(seat) else [0]
    if step == AUCTION:
        return [0, *range(least_bid(position), position.cash.get(seat) + 1)]
    if step == RETURN:
        return kinds_held(position, seat, 0, PLUS_KINDS)
    if step == DEBT:
        return [
            *position.squads[seat],
            *[SPONSOR_CODE + card for card in listed(position.sponsors.get(seat))],
        ]
    return [0]


def match_codes(position: Position, seat: i64) -> list[int]:
    """The same for matches and euromatches."""
    step = position.step
    if step == EURO_PLUS:
        return boosts(position, seat)
    if step == ACTION:
        return actions(position, seat)
    if step == ANSWER:
        return answers(position, seat)
    if step == SUBSTITUTE:
        return substitutes(position, seat)
    return [0]


def boosts(position: Position, seat: i64) -> list[int]:
    """FM-A24: one more form card, or none."""
    found: list[int] = [0]
    for kind in kinds_held(position, seat, 0, FORM_3 + 1):
        if may_boost(position, kind):
            found.append(1 + kind)
    return found


def kinds_held(position: Position, seat: i64, first: i64, beyond: i64) -> list[int]:
    """The kinds of plus cards in a hand."""
    hand = position.pluses.get(seat)
    found: list[int] = []
    if hand:
        for kind in range(first, beyond):
            if hand & position.album.of_plus[kind]:
                found.append(kind)
    return found


def actions(position: Position, seat: i64) -> list[int]:
    """FM-A17: pass, one plus card with its target, or one substitution."""
    found: list[int] = [0]
    side = position.acting
    for kind in kinds_held(position, seat, 0, MEDIC):
        if not may_play(position, side, kind):
            continue
        if names_target(kind):
            for place in range(PLACES):
                if is_target(position, 1 - side, kind, place):
                    found.append(TARGET_CODE + TARGETS_A_KIND * kind + place)
        else:
            found.append(1 + kind)
    if position.changes[side] < MOST_CHANGES:
        for card in position.squads[seat]:
            if card not in position.locked:
                for place in range(PLACES):
                    if can_come_on(position, side, place, card):
                        found.append(CHANGE_CODE + CHANGES_A_PLACE * place + card)
    return found


def answers(position: Position, seat: i64) -> list[int]:
    """FM-A44: an answer that fits, while three have not been played; or none."""
    found: list[int] = [0]
    if position.played[1 - position.acting] < MOST_PLAYED:
        for kind in kinds_held(position, seat, MEDIC, PLUS_KINDS):
            if cancels(kind, position.attack):
                found.append(1 + kind)
    return found


def substitutes(position: Position, seat: i64) -> list[int]:
    """FM-A44: who can come on for the injured man; or nobody."""
    found: list[int] = [0]
    side: i64 = 1 - position.acting
    if position.changes[side] < MOST_CHANGES:
        for card in position.squads[seat]:
            if can_come_on(position, side, position.attacked, card):
                found.append(1 + card)
    return found


# ---- at random


def sampled_move(position: Position, seat: i64, chance: Chance) -> FMMove:
    """Any move that answers what is asked."""
    if position.step == LINE_UPS:
        return Field(position.named(sampled_eleven(position, seat, chance)))
    if position.step == EURO:
        return Meet(position.named(sampled_eleven(position, seat, chance))) if chance.below(2) else Pass()
    return move_of(position, sampled_code(position, seat, chance))


def sampled_code(position: Position, seat: i64, chance: Chance) -> i64:
    """One of those listed. Whoever plays at random draws and buys rather often, and does not bid wildly."""
    step = position.step
    if step == ROLL:
        return 0
    if step == DRAW or step == PLUS:
        return 1 if chance.below(4) else 0
    if step == BUY:
        if position.album.price[position.card] > position.cash.get(seat):
            return 0
        return 1 if chance.below(4) else 0
    if step == AUCTION:
        amount = least_bid(position) + chance.below(3)
        return amount if chance.below(2) and amount <= position.cash.get(seat) else 0
    if step == ACTION:
        return sampled_action(position, seat, chance)
    codes = listed_codes(position, seat)
    return codes[chance.below(len(codes))]


def sampled_action(position: Position, seat: i64, chance: Chance) -> i64:
    """A pass, a card or a substitution, without listing them all; what turns out impossible is a pass."""
    side = position.acting
    what = chance.below(4)
    if what == 0:
        return 0
    if what == 1:
        squad = position.squads[seat]
        if not squad or position.changes[side] >= MOST_CHANGES:
            return 0
        card: i64 = squad[chance.below(len(squad))]
        place = chance.below(PLACES)
        return CHANGE_CODE + CHANGES_A_PLACE * place + card if can_come_on(position, side, place, card) else 0
    kinds = kinds_held(position, seat, 0, MEDIC)
    if not kinds:
        return 0
    kind: i64 = kinds[chance.below(len(kinds))]
    if not may_play(position, side, kind):
        return 0
    if not names_target(kind):
        return 1 + kind
    target = chance.below(PLACES)
    return TARGET_CODE + TARGETS_A_KIND * kind + target if is_target(position, 1 - side, kind, target) else 0


def sampled_eleven(position: Position, seat: i64, chance: Chance) -> list[int]:
    """Place by place anybody who can play there, or nobody."""
    album = position.album
    eleven: list[int] = [TRAINEE] * PLACES
    left = position.squads[seat].copy()
    foreigners: i64 = 0
    for place in range(PLACES):
        able: list[int] = []
        for card in left:
            fits = (album.places[card] >> place) & 1
            if fits and (album.colour[card] != RED or foreigners < MOST_FOREIGNERS):
                able.append(card)
        if not able:
            continue
        chosen: i64 = chance.below(len(able) + 1)
        if chosen < len(able):
            card = able[chosen]
            eleven[place] = card
            left.remove(card)
            if album.colour[card] == RED:
                foreigners += 1
    return eleven


def sampled_open(position: Position, seat: i64, chance: Chance) -> FMMove | None:
    """Perhaps something that is not asked for."""
    if position.step == OVER:
        return None
    if position.phase == 1 and not position.is_pending():
        eleven = fullest(position.album, position.squads[seat])
        if filled(eleven) >= position.places_needed():
            return Declare(position.named(eleven))
    replies = answers_to_offers(position, seat)
    if replies and chance.below(2):
        return replies[chance.below(len(replies))]
    if chance.below(8) == 0:
        sold = sales(position, seat)
        return sold[chance.below(len(sold))] if sold else None
    move = sampled_offer(position, seat, chance)
    return move if isinstance(judge(position, seat, move), Legal) else None


def sampled_offer(position: Position, seat: i64, chance: Chance) -> Offer:
    """A footballer, a sponsor or money for another one; not always possible."""
    squad = position.squads[seat]
    other: i64 = (seat + 1 + chance.below(position.seats - 1)) % position.seats
    theirs = position.squads[other]
    give: tuple[str, ...] = ()
    want: tuple[str, ...] = ()
    if squad and chance.below(2):
        give = (position.album.name(squad[chance.below(len(squad))]),)
    if theirs and chance.below(2):
        want = (position.album.name(chance.below(position.album.count)),)
    sponsors = listed(position.sponsors.get(seat))
    gifts: tuple[SponsorText, ...] = ()
    if sponsors and chance.below(2):
        gifts = (SPONSORS[sponsors[chance.below(len(sponsors))]],)
    return Offer(
        to=other if chance.below(2) else None,
        give=give,
        give_sponsors=gifts,
        give_money=0 if give else chance.below(6),
        want=want,
        want_money=0 if want else chance.below(4),
    )


# ---- for somebody who is away


def default_move(position: Position, seat: i64) -> FMMove:
    """FM-A55: the last column of the table of decisions."""
    if position.step == LINE_UPS:
        return Field(position.named(strongest(position.album, position.squads[seat])))
    if position.step == WAY:
        return move_of(position, listed_codes(position, seat)[0])
    if position.step == RETURN:
        return Return(PLUSES[position.album.pluses[position.plus_drawn]])
    if position.step == DEBT:
        return move_of(position, cheapest(position, seat))
    return move_of(position, 0)


def cheapest(position: Position, seat: i64) -> i64:
    """A debtor's cheapest card; of equal ones a footballer first."""
    best: i64 = -1
    price: i64 = 0
    for card in position.squads[seat]:
        if best < 0 or position.album.reduced[card] < price:
            best = card
            price = position.album.reduced[card]
    for card in listed(position.sponsors.get(seat)):
        if best < 0 or position.album.resales[card] < price:
            best = SPONSOR_CODE + card
            price = position.album.resales[card]
    return best
