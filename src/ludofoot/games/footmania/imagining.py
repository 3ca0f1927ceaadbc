"""A state that a seat could believe: what it cannot see is dealt anew, each way as likely."""

from __future__ import annotations

from mypy_extensions import i64

from ludofoot.core.cards import bit, size
from ludofoot.core.chance import Chance
from ludofoot.games.footmania.records import PLUSES, QUESTIONS, SQUARES, STEPS, TEAMS, Footballer
from ludofoot.games.footmania.rules.board import NOWHERE
from ludofoot.games.footmania.rules.cards import Album, every_question, every_team, sponsor_set
from ludofoot.games.footmania.rules.eleven import CLOSED, EMPTY, TRAINEE, strongest
from ludofoot.games.footmania.rules.offers import TO_ALL, Deal
from ludofoot.games.footmania.rules.position import NO_CARD, NOBODY, SEATS_AT_MOST, watcher_bit
from ludofoot.games.footmania.rules.squads import gain
from ludofoot.games.footmania.rules.state import Footmania
from ludofoot.games.footmania.rules.trades import count_place
from ludofoot.games.footmania.views import FMView, OpenOffer, PileView, SideView


def imagined(album: Album, view: FMView, chance: Chance) -> Footmania:
    """A state whose view from that seat is this one."""
    state = Footmania(album, view.seats, view.options, chance)
    imagine_course(state, view)
    imagine_clubs(state, view)
    imagine_open_cards(state, view)
    imagine_pluses(state, view, chance)
    imagine_footballers(state, view, chance)
    imagine_offers(state, view)
    imagine_match(state, view)
    return state


def imagine_course(state: Footmania, view: FMView) -> None:
    """Whose turn it is, and what is being carried out."""
    state.phase = view.phase
    state.step = STEPS.index(view.step)
    state.turn = view.turn
    state.starter = view.starter
    state.round = view.round
    state.die = view.die
    state.rolled = view.rolled
    state.day = view.day
    state.banned = view.banned
    state.pactole = view.pactole
    state.bidder = NOBODY if view.bidder is None else view.bidder
    state.high_bidder = NOBODY if view.high_bidder is None else view.high_bidder
    state.bid = view.bid
    for bidding in view.bidding:
        state.bidding |= bit(bidding)
    state.debt = view.debt
    imagine_past_deal(state, view)
    state.plus_draws = view.plus_draws


def imagine_past_deal(state: Footmania, view: FMView) -> None:
    """The last deal as everybody saw it."""
    deal = view.past_deal
    if deal is not None:
        state.past_deal = (
            deal.number,
            deal.maker,
            deal.taker,
            deal.gives,
            sponsor_set(deal.give_sponsors),
            deal.give_money,
            deal.wants,
            sponsor_set(deal.want_sponsors),
            deal.want_money,
        )


def imagine_clubs(state: Footmania, view: FMView) -> None:
    """What is public of every club."""
    for seat, club in enumerate(view.clubs):
        state.cash.put(seat, club.cash)
        state.sponsors.put(seat, sponsor_set(club.sponsors))
        state.pennants.put(seat, club.pennants)
        state.points.put(seat, club.points)
        state.play_off_points.put(seat, club.play_off)
        state.square.put(seat, SQUARES.index(club.square))
        state.came.put(seat, NOWHERE if club.came is None else SQUARES.index(club.came))
        won: i64 = 0
        for team in club.won:
            won |= bit(TEAMS.index(team))
        state.won.put(seat, won)
        if club.misses:
            state.misses |= bit(seat)


def imagine_open_cards(state: Footmania, view: FMView) -> None:
    """Question-mark and euromatch cards: everything is public but the order, which they have not."""
    questions = every_question()
    teams = every_team()
    for seat in range(state.seats):
        questions &= ~state.sponsors.get(seat)
        teams &= ~state.won.get(seat)
    if view.question is not None:
        state.question = QUESTIONS.index(view.question)
        questions &= ~bit(state.question)
    if view.team is not None:
        state.team = TEAMS.index(view.team)
        teams &= ~bit(state.team)
    for question in view.question_under:
        card = QUESTIONS.index(question)
        questions &= ~bit(card)
        state.question_pile.put_under(card)
    for team in view.euro_under:
        card = TEAMS.index(team)
        teams &= ~bit(card)
        state.euro_pile.put_under(card)
    state.question_pile.loose = questions
    state.euro_pile.loose = teams


# ---- plus cards


def take_plus(state: Footmania, loose: i64, kind: int) -> i64:
    """A card of this kind among the loose ones: copies are alike."""
    found: i64 = loose & state.album.of_plus[kind]
    return found & -found


def imagine_pluses(state: Footmania, view: FMView, chance: Chance) -> None:
    """Those in other hands, and those put under the pile unseen."""
    loose = state.album.every_plus
    mask = watcher_bit(view.seat)
    hands: list[int] = []
    for seat, club in enumerate(view.clubs):
        hand: i64 = 0
        kinds = view.pluses if seat == view.seat else club.known_pluses
        for plus in kinds:
            card = take_plus(state, loose, PLUSES.index(plus))
            loose ^= card
            hand |= card
            if seat != view.seat:
                state.plus_known[size(card - 1)] = mask
        hands.append(hand)
    under: list[int] = []
    for plus_under in view.plus_under:
        card = 0 if plus_under is None else take_plus(state, loose, PLUSES.index(plus_under))
        loose ^= card
        under.append(card)
    for seat, club in enumerate(view.clubs):
        hand = hands[seat]
        while size(hand) < club.pluses:
            card = bit(chance.draw(loose))
            loose ^= card
            hand |= card
        state.pluses.put(seat, hand)
    for seen in under:
        card = seen
        if seen == 0:
            card = bit(chance.draw(loose))
            loose ^= card
        else:
            state.plus_known[size(card - 1)] = mask
        state.plus_pile.put_under(size(card - 1))
    state.plus_pile.loose = loose
    if view.plus_drawn is not None:
        held = state.pluses.get(view.turn) & state.album.of_plus[PLUSES.index(view.plus_drawn)]
        state.plus_drawn = size((held & -held) - 1)
    elif view.step == "return":
        held = state.pluses.get(view.turn)
        state.plus_drawn = size((held & -held) - 1)


# ---- footballers


def imagine_footballers(state: Footmania, view: FMView, chance: Chance) -> None:
    """Known ones first, then those whose price shows, then the piles, and the rest to the squads."""
    album = state.album
    mask = watcher_bit(view.seat)
    free: list[bool] = [True] * album.count
    place_known(state, view, free, mask)
    draw_priced(state, view, free, chance)
    for which in range(2):
        fill_pile(state, which, view.national if which == 0 else view.foreign, free, chance)
    rest = [card for card in range(album.count) if free[card]]
    for seat, club in enumerate(view.clubs):
        while len(state.squads[seat]) < club.footballers:
            place = chance.below(len(rest))
            card = rest[place]
            rest[place] = rest[-1]
            rest.pop()
            gain(state, seat, card)


def place_known(state: Footmania, view: FMView, free: list[bool], mask: i64) -> None:
    """Every footballer whose place this seat knows."""
    numbers = state.album.number_of
    for seat, club in enumerate(view.clubs):
        for man in view.squad if seat == view.seat else club.known:
            card = numbers[man.name]
            free[card] = False
            state.squads[seat].append(card)
            if seat != view.seat:
                state.known[card] = mask
    if view.card is not None:
        state.card = numbers[view.card.name]
        state.known[state.card] = mask
        free[state.card] = False
    for shown in (view.national, view.foreign):
        if shown.top is not None:
            know(state, numbers[shown.top], free, mask)
        for name in shown.under:
            if name is not None:
                know(state, numbers[name], free, mask)


def know(state: Footmania, card: int, free: list[bool], mask: i64) -> None:
    """A card of a pile that this seat saw going there."""
    state.known[card] = mask
    free[card] = False


def draw_priced(state: Footmania, view: FMView, free: list[bool], chance: Chance) -> None:
    """The tops of the piles and the card just drawn show their price alone (FM-A4)."""
    for which in range(2):
        shown = view.national if which == 0 else view.foreign
        pile = state.pile(which)
        if shown.top is not None:
            pile.top = state.album.number_of[shown.top]
        elif shown.price is not None:
            pile.top = pick_priced(state.album, which, shown.price, free, chance)
    if view.card is None and view.card_pile is not None:
        which = 0 if view.card_pile == "national" else 1
        state.card = pick_priced(state.album, which, view.card_price, free, chance)


def pick_priced(album: Album, which: int, price: int, free: list[bool], chance: Chance) -> int:
    """Any unplaced card of this pile with this price."""
    cards = album.national if which == 0 else album.foreign
    able = [card for card in cards if free[card] and album.price[card] == price]
    card = able[chance.below(len(able))]
    free[card] = False
    return card


def fill_pile(state: Footmania, which: int, shown: PileView, free: list[bool], chance: Chance) -> None:
    """The cards under a pile, and the loose ones."""
    album = state.album
    pile = state.pile(which)
    able = [card for card in (album.national if which == 0 else album.foreign) if free[card]]
    for name in shown.under:
        if name is not None:
            pile.put_under(album.number_of[name])
        else:
            pile.put_under(pop_any(able, free, chance))
    loose = shown.size - len(shown.under) - (0 if shown.price is None else 1)
    spare = len(able) - loose
    if spare < loose:
        # Quicker to draw those that are elsewhere.
        elsewhere = [pop_any(able, free, chance) for _ in range(spare)]
        for card in able:
            free[card] = False
        for card in elsewhere:
            free[card] = True
        pile.loose = sorted(able)
    else:
        pile.loose = sorted([pop_any(able, free, chance) for _ in range(loose)])


def pop_any(able: list[int], free: list[bool], chance: Chance) -> int:
    """Takes any of these cards."""
    place = chance.below(len(able))
    card = able[place]
    able[place] = able[-1]
    able.pop()
    free[card] = False
    return card


# ---- offers and matches


def imagine_offers(state: Footmania, view: FMView) -> None:
    """The offers that this seat may see; there may be others, of which it is told nothing."""
    for maker, to, count in view.offer_counts:
        state.offer_counts[count_place(maker, to)] = count
    state.offers = [deal_from(state.album, offer) for offer in view.offers]


def deal_from(album: Album, offer: OpenOffer) -> Deal:
    """An open offer as the state keeps it."""
    deal = Deal(offer.maker, TO_ALL if offer.to is None else offer.to, offer.number)
    deal.give = [album.number_of[name] for name in offer.give]
    deal.give_sponsors = sponsor_set(offer.give_sponsors)
    deal.give_money = offer.give_money
    deal.want = [album.number_of[name] for name in offer.want]
    deal.want_sponsors = sponsor_set(offer.want_sponsors)
    deal.want_money = offer.want_money
    return deal


def imagine_match(state: Footmania, view: FMView) -> None:
    """The match; a line-up that was handed in unseen may be the strongest that its squad could be."""
    numbers = state.album.number_of
    state.fixtures = [home * SEATS_AT_MOST + away for home, away in view.fixtures]
    state.match = view.match
    state.play_off = list(view.play_off)
    state.replayed = view.replayed
    state.locked = [numbers[name] for name in view.locked]
    state.passes = view.passes
    state.attack = NO_CARD if view.attack is None else PLUSES.index(view.attack)
    state.attacked = NO_CARD if view.attacked is None else view.attacked - 1
    if view.acting is not None and view.sides[1].seat == view.acting:
        state.acting = 1
    for number, side in enumerate(view.sides):
        state.line_ups.append(imagine_side(state, side))
        state.played[number] = side.played
        state.changes[number] = side.changes
        state.bonus[number] = side.bonus


def imagine_side(state: Footmania, side: SideView) -> list[int]:
    """One team."""
    if not side.handed_in:
        return []
    if not side.eleven:
        return strongest(state.album, state.squads[side.seat])
    eleven = [place_of(state.album, name) for name in side.eleven]
    for place in side.empty:
        eleven[place - 1] = EMPTY
    for place in side.closed:
        eleven[place - 1] = CLOSED
    return eleven


def place_of(album: Album, name: Footballer | None) -> int:
    """A footballer in his place, or a trainee."""
    return TRAINEE if name is None else album.number_of[name]
