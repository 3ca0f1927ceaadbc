"""Bazaar: in turn everybody draws a good or skips; at any moment anyone may offer a good, and anyone else may
take the offer. After two rounds the most kinds of goods win, coins break ties.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, Self, get_args

import msgspec

from ludofoot.core.chance import Chance
from ludofoot.core.game import Game, Setup
from ludofoot.core.notation import Notation
from ludofoot.core.outcome import ranked
from ludofoot.core.pile import Stack
from ludofoot.core.prompts import Amount, Bundle, Choose, Item, Prompt, choose
from ludofoot.core.records import (
    LEGAL,
    Event,
    Move,
    Outcome,
    Preview,
    Refusal,
    Said,
    Seat,
    Verdict,
    View,
    Word,
    word,
)
from ludofoot.core.sink import Sink
from ludofoot.core.state import State

GoodText = Literal["cup", "ball", "boot", "flag"]
Good = Annotated[GoodText, word("good")]
GOODS: tuple[GoodText, ...] = get_args(GoodText)
COPIES = 4
COINS = 10
ROUNDS = 2
OFFERS = 4


class Draw(Move, frozen=True):
    pass


class Skip(Move, frozen=True):
    pass


class Offer(Move, frozen=True):
    good: Good
    price: int


class Accept(Move, frozen=True):
    number: int


class Withdraw(Move, frozen=True):
    number: int


class Drew(Event, frozen=True, kw_only=True):
    seat: Seat
    good: Good | None = None


class Skipped(Event, frozen=True, kw_only=True):
    seat: Seat


class Offered(Event, frozen=True, kw_only=True):
    seat: Seat
    good: Good
    price: int


class Sold(Event, frozen=True, kw_only=True):
    seat: Seat
    buyer: Seat
    good: Good
    price: int


class Lapsed(Event, frozen=True, kw_only=True):
    number: int


class Open(msgspec.Struct, frozen=True):
    """An open offer."""

    number: int
    seat: Seat
    good: Good
    price: int


class BazaarView(View, frozen=True, kw_only=True):
    turn: int
    round: int
    goods: tuple[Good, ...]
    counts: tuple[int, ...]
    coins: tuple[int, ...]
    pile: int
    offers: tuple[Open, ...]
    number: int
    known: tuple[tuple[int, Good], ...]
    """Goods that are known to lie before a seat: those on offer and those bought in the open."""


BazaarMove = Draw | Skip | Offer | Accept | Withdraw


class Bazaar(State[BazaarMove]):
    def __init__(self, seats: int, chance: Chance) -> None:
        self.chance = chance
        self.turn = 0
        self.round = 1
        self.goods: list[list[str]] = [[] for _ in range(seats)]
        self.shown: list[list[str]] = [[] for _ in range(seats)]
        self.coins = [COINS] * seats
        self.pile = Stack(list(range(len(GOODS) * COPIES)))
        self.offers: list[Open] = []
        self.number = 0

    def over(self) -> bool:
        return self.round > ROUNDS

    def awaited(self) -> list[int]:
        return [] if self.over() else [self.turn]

    def moves(self, seat: int) -> list[BazaarMove] | None:
        if self.over() or seat < 0:
            return []
        mine: list[BazaarMove] = []
        if seat == self.turn:
            mine += [Draw(), Skip()] if len(self.pile) else [Skip()]
        for offer in self.offers:
            if offer.seat == seat:
                mine.append(Withdraw(offer.number))
            elif self.coins[seat] >= offer.price:
                mine.append(Accept(offer.number))
        return mine

    def is_open(self, seat: int, move: BazaarMove) -> bool:
        return isinstance(move, Offer | Accept | Withdraw)

    def judge(self, seat: int, move: BazaarMove) -> Verdict:
        if seat < 0:
            return Refusal("not-seated")
        if self.over():
            return Refusal("game-over")
        if isinstance(move, Draw | Skip):
            if seat != self.turn:
                return Refusal("not-your-turn")
            return LEGAL if move in (self.moves(seat) or []) else Refusal("empty-pile", "OP-01")
        if isinstance(move, Offer):
            return self.judge_offer(seat, move)
        return LEGAL if move in (self.moves(seat) or []) else Refusal("no-such-offer", "OP-03")

    def judge_offer(self, seat: int, move: Offer) -> Verdict:
        if not 0 <= move.price <= COINS:
            return Refusal("bad-price", "OP-02", {"most": COINS})
        mine = [offer.good for offer in self.offers if offer.seat == seat]
        if len(mine) >= OFFERS or self.goods[seat].count(move.good) <= mine.count(move.good):
            return Refusal("not-in-hand", "OP-02")
        return LEGAL

    def sample(self, seat: int, chance: Chance) -> BazaarMove:
        return Draw() if len(self.pile) and chance.below(3) else Skip()

    def sample_open(self, seat: int, chance: Chance) -> BazaarMove | None:
        listed = [move for move in self.moves(seat) or [] if self.is_open(seat, move)]
        if listed and chance.below(2):
            return listed[chance.below(len(listed))]
        if not self.goods[seat]:
            return None
        good = GOODS[GOODS.index(self.goods[seat][chance.below(len(self.goods[seat]))])]
        move = Offer(good, chance.below(COINS))
        return None if isinstance(self.judge(seat, move), Refusal) else move

    def apply(self, seat: int, move: BazaarMove, out: Sink) -> None:
        match move:
            case Draw():
                self.draw(seat, out)
            case Skip():
                if out.on:
                    out.tell(Skipped(clause="OP-01", seat=seat))
                self.next_turn()
            case Offer(good=good, price=price):
                self.number += 1
                self.offers.append(Open(self.number, seat, good, price))
                self.show(seat, good)
                if out.on:
                    out.tell(Offered(clause="OP-02", seat=seat, good=good, price=price))
            case Accept(number=number):
                self.accept(seat, self.offer(number), out)
            case Withdraw(number=number):
                self.offers.remove(self.offer(number))
                if out.on:
                    out.tell(Lapsed(clause="OP-03", number=number))

    def show(self, seat: int, good: str) -> None:
        """Offers open at once are of different goods; whether a later one is of the same good is secret."""
        offered = sum(offer.seat == seat and offer.good == good for offer in self.offers)
        if self.shown[seat].count(good) < offered:
            self.shown[seat] = sorted([*self.shown[seat], good])

    def offer(self, number: int) -> Open:
        return next(offer for offer in self.offers if offer.number == number)

    def draw(self, seat: int, out: Sink) -> None:
        good = GOODS[self.pile.draw(self.chance) // COPIES]
        self.goods[seat] = sorted([*self.goods[seat], good])
        if out.on:
            out.tell_apart(
                [seat], Drew(clause="OP-01", seat=seat, good=good), Drew(clause="OP-01", seat=seat)
            )
        self.next_turn()

    def next_turn(self) -> None:
        self.turn = (self.turn + 1) % len(self.coins)
        self.round += self.turn == 0
        if self.over():
            self.offers = []

    def accept(self, buyer: int, offer: Open, out: Sink) -> None:
        self.offers.remove(offer)
        self.goods[offer.seat].remove(offer.good)
        self.shown[offer.seat].remove(offer.good)
        self.goods[buyer] = sorted([*self.goods[buyer], offer.good])
        self.shown[buyer] = sorted([*self.shown[buyer], offer.good])
        self.coins[buyer] -= offer.price
        self.coins[offer.seat] += offer.price
        if out.on:
            out.tell(Sold(clause="OP-03", seat=offer.seat, buyer=buyer, good=offer.good, price=offer.price))

    def default(self, seat: int) -> BazaarMove:
        return Skip()

    def outcome(self) -> Outcome | None:
        if not self.over():
            return None
        scores = [100 * len(set(goods)) + coins for goods, coins in zip(self.goods, self.coins, strict=True)]
        return ranked(scores, "OP-04", "OP-04")

    def copy(self, chance: Chance) -> Self:
        twin = type(self)(len(self.coins), chance)
        twin.turn, twin.round, twin.number = self.turn, self.round, self.number
        twin.goods = [goods.copy() for goods in self.goods]
        twin.shown = [shown.copy() for shown in self.shown]
        twin.coins, twin.pile, twin.offers = self.coins.copy(), self.pile.copy(), self.offers.copy()
        return twin

    def facts(self) -> object:
        left = sorted(card // COPIES for card in self.pile.loose)
        return [self.turn, self.round, self.goods, self.shown, self.coins, left, self.offers, self.number]

    def stock(self) -> dict[str, int]:
        return {"goods": len(self.pile) + sum(map(len, self.goods)), "coins": sum(self.coins)}

    def luck(self) -> Chance:
        return self.chance


class BazaarNotation(Notation[BazaarMove]):
    def write(self, move: BazaarMove) -> str:
        match move:
            case Offer():
                return f"offer {move.good} for {move.price}"
            case Accept():
                return f"accept {move.number}"
            case Withdraw():
                return f"withdraw {move.number}"
        return "draw" if isinstance(move, Draw) else "skip"

    def read(self, text: str) -> BazaarMove:
        head, *rest = text.split()
        if head == "offer":
            return Offer(GOODS[GOODS.index(rest[0])], int(rest[2]))
        if head in ("accept", "withdraw"):
            return (Accept if head == "accept" else Withdraw)(int(rest[0]))
        return {"draw": Draw(), "skip": Skip()}[head]  # type: ignore[return-value]

    def write_chance(self, event: Event) -> str | None:
        return f"drew {event.good}" if isinstance(event, Drew) else None

    def answers(self, text: str) -> list[int]:
        kind = GOODS.index(text.split()[1])
        return [sum(1 << card for card in range(kind * COPIES, (kind + 1) * COPIES))]


class BazaarGame(Game[BazaarMove]):
    id = "bazaar"
    prefix = "OP"
    seats = (2, 3)
    screen_seats = 3
    package = "tests.paces"
    move_type = BazaarMove
    event_type = Drew | Skipped | Offered | Sold | Lapsed
    view_type = BazaarView

    def start(self, setup: Setup, chance: Chance) -> Bazaar:
        state = Bazaar(setup.seats, chance)
        return state

    def prompts(self, state: Any, seat: int) -> list[Prompt]:
        moves = state.moves(seat)
        decisions = [move for move in moves or [] if not state.is_open(seat, move)]
        listed = [move for move in moves or [] if state.is_open(seat, move)]
        found = [choose(Said("ask-draw"), "OP-01", decisions)] if decisions else []
        found += [choose(Said("ask-offers"), "OP-03", listed, "open")] if listed else []
        if seat >= 0 and state.goods[seat] and not state.over():
            goods = tuple(Item(good, Said(f"good-{good}")) for good in dict.fromkeys(state.goods[seat]))
            form = Bundle((Choose(goods, "good"), Amount(0, COINS, 1, "price")))
            found.append(Prompt(Said("ask-offer"), "OP-02", "open", form, {"type": "offer"}))
        return found

    def preview(self, state: Any, seat: int, draft: BazaarMove) -> Preview:
        verdict = state.judge(seat, draft)
        if isinstance(verdict, Refusal):
            return Preview(refusal=verdict)
        if isinstance(draft, Offer):
            return Preview(notes=(Said("preview-offer", {"good": Word(f"good-{draft.good}")}),))
        return Preview()

    def view(self, state: Any, seat: int) -> BazaarView:
        known = [(each, good) for each, shown in enumerate(state.shown) for good in shown]
        return BazaarView(
            seat=seat,
            turn=state.turn,
            round=state.round,
            goods=tuple(state.goods[seat]) if seat >= 0 else (),
            counts=tuple(map(len, state.goods)),
            coins=tuple(state.coins),
            pile=len(state.pile),
            offers=tuple(state.offers),
            number=state.number,
            known=tuple(known),
        )

    def imagine(self, view: Any, chance: Chance) -> Bazaar:
        state = Bazaar(len(view.coins), chance)
        state.turn, state.round, state.number = view.turn, view.round, view.number
        state.coins, state.offers = list(view.coins), list(view.offers)
        if view.seat >= 0:
            state.goods[view.seat] = list(view.goods)
        for seat, good in view.known:
            state.shown[seat].append(good)
            if seat != view.seat:
                state.goods[seat].append(good)
        for goods in state.goods:
            for good in goods:
                state.pile.loose.remove(next(c for c in state.pile.loose if GOODS[c // COPIES] == good))
        for seat, count in enumerate(view.counts):
            while len(state.goods[seat]) < count:
                state.goods[seat].append(GOODS[state.pile.draw(chance) // COPIES])
            state.goods[seat].sort()
        return state

    def notation(self) -> BazaarNotation:
        return BazaarNotation()


GAME = BazaarGame()
