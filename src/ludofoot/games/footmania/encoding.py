"""Footmania for programs: its actions, and what a seat sees as an array."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from itertools import product

from ludofoot.core.encoding import (
    Encoding,
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
from ludofoot.core.records import Legal
from ludofoot.core.state import State
from ludofoot.games.footmania.game import FootmaniaGame
from ludofoot.games.footmania.records import (
    PILES,
    PLUSES,
    QUESTIONS,
    SPONSORS,
    SQUARES,
    STEPS,
    TEAMS,
    Accept,
    Answer,
    Bid,
    Declare,
    Field,
    FMMove,
    Go,
    Meet,
    Money,
    Offer,
    Play,
    Return,
    SellFootballer,
    SellSponsor,
    Substitute,
    Withdraw,
)
from ludofoot.games.footmania.rules.cards import PLACES, Album
from ludofoot.games.footmania.rules.eleven import filled, fullest, strongest
from ludofoot.games.footmania.rules.position import EURO, LINE_UPS, watcher_bit
from ludofoot.games.footmania.rules.state import Footmania
from ludofoot.games.footmania.views import ClubView, FMView, OpenOffer, PileView, SideView

HIGHEST_BID = 60
ELEVENS = PLACES + 1
OWN_OFFERS = 3
OTHERS_OFFERS = 3 * OWN_OFFERS
ABOVE_PRICE = 2
WORDS = ("roll", "draw", "pass", "buy", "refuse", "leave", "finish", "decline", "declare")
EVERY_PLACE = range(1, PLACES + 1)
Men = tuple[str, ...]
CARDS = 128
PLUS_CARDS = 64
COPIES = 8
OFFERS = 12
FIXTURES = 8


class FMEncoding(Encoding[FMMove]):
    """Footballers by their names, squares and places by theirs; elevens and offers by a menu."""

    open_moves_a_decision = 2
    longest = 60_000

    @cached_property
    def album(self) -> Album:
        """The shipped box: footballers have names of their own."""
        return FootmaniaGame().album

    @cached_property
    def men(self) -> tuple[str, ...]:
        """All footballers, in the order of the box."""
        return tuple(self.album.name(card) for card in range(self.album.count))

    def names(self) -> Iterator[str]:
        yield from WORDS
        yield from (f"go to {square}" for square in SQUARES)
        yield from (f"bid {amount}" for amount in range(1, HIGHEST_BID + 1))
        for plus in PLUSES:
            yield from (f"return {plus}", f"answer {plus}", f"play {plus}")
            yield from (f"play {plus} on place {place}" for place in range(1, PLACES + 1))
        yield from (f"meet with eleven {number}" for number in range(1, ELEVENS + 1))
        yield from (f"field eleven {number}" for number in range(1, ELEVENS + 1))
        yield from (
            f"bring on {man} in place {place}" for man, place in product(self.men, range(1, PLACES + 1))
        )
        yield from (f"sell {man}" for man in self.men)
        yield from (f"sell sponsor {sponsor}" for sponsor in SPONSORS)
        for man in self.men:
            yield from (f"offer {man} cheaply", f"offer {man} dearly", f"ask for {man}")
        yield from (f"accept offer {number}" for number in range(1, OTHERS_OFFERS + 1))
        yield from (f"withdraw offer {number}" for number in range(1, OWN_OFFERS + 1))

    def name(self, state: State[FMMove], seat: int, move: FMMove) -> str:  # noqa: PLR0911
        assert isinstance(state, Footmania)
        match move:
            case Go(to=square):
                return f"go to {square}"
            case Bid(amount=amount):
                return f"bid {amount}" if amount <= HIGHEST_BID else ""
            case Return(plus=plus):
                return f"return {plus}"
            case Answer(plus=plus):
                return f"answer {plus}"
            case Play(plus=plus, place=place):
                return f"play {plus}" if place is None else f"play {plus} on place {place}"
            case Substitute(place=place, footballer=man):
                return f"bring on {man} in place {place}"
            case SellFootballer(footballer=man):
                return f"sell {man}"
            case SellSponsor(sponsor=sponsor):
                return f"sell sponsor {sponsor}"
            case Meet(eleven=eleven):
                return numbered("meet with eleven", elevens(state, seat), eleven)
            case Field(eleven=eleven):
                return numbered("field eleven", elevens(state, seat), eleven)
            case Offer():
                return self.offer_name(move)
            case Accept() | Withdraw():
                return answer_name(state, seat, move)
        return str(move.__struct_config__.tag)

    def offer_name(self, move: Offer) -> str:
        """An offer of the menu: one footballer, to everybody."""
        for card in map(self.album.number_of.__getitem__, (*move.give, *move.want)):
            for name, offer in offers_of(self.album, card):
                if offer == move:
                    return name
        return ""

    def menu(self, state: State[FMMove], seat: int) -> list[FMMove]:
        assert isinstance(state, Footmania)
        if state.step == LINE_UPS:
            return [Field(eleven) for eleven in elevens(state, seat)]
        found: list[FMMove] = []
        if state.step == EURO:
            found = [*(Meet(eleven) for eleven in elevens(state, seat)), state.default(seat)]
        found += self.offers(state, seat)
        squad = state.squads[seat]
        if state.phase == 1 and len(squad) >= PLACES - 1:
            found.append(Declare(state.named(complete(state, seat))))
        return [move for move in found if isinstance(state.judge(seat, move), Legal)]

    def offers(self, state: Footmania, seat: int) -> list[FMMove]:
        """Own men to everybody, and others' men that this seat knows of, while not many offers are open."""
        own = [deal for deal in state.offers if deal.maker == seat]
        if state.banned or len(own) >= OWN_OFFERS:
            return []
        offered = {card for deal in own for card in (*deal.give, *deal.want)}
        found: list[FMMove] = []
        for owner, squad in enumerate(state.squads):
            for card in squad:
                if card in offered:
                    continue
                cheap, dear, asked = (offer for _, offer in offers_of(self.album, card))
                if owner == seat:
                    found += [cheap, dear]
                elif state.known[card] & watcher_bit(seat):
                    found.append(asked)
        return found

    def called(self, state: State[FMMove], seat: int, move: FMMove) -> list[int]:
        """Whoever can take an offer is asked at once, in order to the left of its maker."""
        assert isinstance(state, Footmania)
        if not isinstance(move, Offer):
            return []
        others = round_from(seat, state.seats)[1:]
        return [other for other in others if move.to is None or move.to == other]

    def is_reply(self, name: str) -> bool:
        return name.startswith("accept")

    def features(self, view: FMView) -> Features:
        return features_of(view, self.men)


def elevens(state: Footmania, seat: int) -> list[tuple[str | None, ...]]:
    """The strongest; then the strongest without its first man, without its second … for a rest."""
    squad = state.squads[seat]
    best = strongest(state.album, squad)
    found = [best]
    for place in range(PLACES):
        spared = [card for card in squad if card != best[place]]
        found.append(strongest(state.album, spared) if best[place] >= 0 else best)
    return list(dict.fromkeys(state.named(eleven) for eleven in found))


def complete(state: Footmania, seat: int) -> list[int]:
    """The strongest eleven if it is complete, else the fullest."""
    best = strongest(state.album, state.squads[seat])
    return best if filled(best) == PLACES else fullest(state.album, state.squads[seat])


def offers_of(album: Album, card: int) -> list[tuple[str, Offer]]:
    """The three offers of the menu about one footballer."""
    man = album.name(card)
    cheap = max(album.reduced[card] + 1, album.price[card] - 1)
    return [
        (f"offer {man} cheaply", Offer(give=(man,), want_money=cheap)),
        (f"offer {man} dearly", Offer(give=(man,), want_money=album.price[card] + ABOVE_PRICE)),
        (f"ask for {man}", Offer(want=(man,), give_money=album.price[card])),
    ]


def answer_name(state: Footmania, seat: int, move: Accept | Withdraw) -> str:
    """Offers are counted among those that this seat sees, oldest first: others' apart from its own."""
    own = isinstance(move, Withdraw)
    seen = [deal for deal in state.offers if deal.seen_by(seat) and (deal.maker == seat) == own]
    for number, deal in enumerate(seen[: OWN_OFFERS if own else OTHERS_OFFERS], 1):
        if isinstance(move, Withdraw):
            if (deal.number, deal.to) == (move.number, -1 if move.to is None else move.to):
                return f"withdraw offer {number}"
        elif (deal.maker, deal.number, deal.to == seat) == (move.maker, move.number, move.private):
            return f"accept offer {number}"
    return ""


def numbered(kind: str, choices: list[tuple[str | None, ...]], eleven: tuple[str | None, ...]) -> str:
    """Which eleven of the menu it is, if it is one."""
    return f"{kind} {choices.index(eleven) + 1}" if eleven in choices else ""


# ---- what a seat sees


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
    yield "flags", flags(view.options.pace == "quick", view.banned, view.replayed, view.phase == 2)
    yield "limit", share(view.options.limit, 200)
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
    yield "attacked", hot(view.attacked, EVERY_PLACE)
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
        *counts(side.empty, EVERY_PLACE),
        *counts(side.closed, EVERY_PLACE),
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


ENCODING = FMEncoding()
