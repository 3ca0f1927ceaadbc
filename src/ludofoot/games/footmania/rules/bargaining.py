"""What may be sold, offered and accepted at any moment, in turn or not."""

from __future__ import annotations

from mypy_extensions import i64

from ludofoot.core.records import LEGAL, Refusal, Verdict, Word
from ludofoot.games.footmania.records import SPONSORS, Accept, Offer, SponsorText, Withdraw
from ludofoot.games.footmania.rules.amounts import sane, told
from ludofoot.games.footmania.rules.cards import sponsor_set
from ludofoot.games.footmania.rules.position import LINE_UPS, NOBODY, Position
from ludofoot.games.footmania.rules.trades import (
    MOST_OFFERS,
    free_cash,
    helps_debtor,
    open_offers,
    own_offer,
    wanted_offer,
)

# ---- what one owns


def judge_movable(position: Position, seat: i64, name: str, clause: str) -> Verdict:
    """An own footballer who may be sold or change hands now."""
    numbers = position.album.number_of
    if name not in numbers or numbers[name] not in position.squads[seat]:
        return Refusal("not-yours", clause, {"footballer": name})
    if position.step == LINE_UPS and position.side_of(seat) != NOBODY:
        return Refusal("line-ups-due", "FM-A41")
    if numbers[name] in position.locked:
        return Refusal("bound-today", "FM-A40", {"footballer": name})
    return LEGAL


def judge_sponsors(position: Position, seat: i64, sponsors: tuple[SponsorText, ...], clause: str) -> Verdict:
    """Own sponsor cards."""
    for sponsor in sponsors:
        if not position.sponsors.get(seat) & sponsor_set((sponsor,)):
            return Refusal("sponsor-not-yours", clause, {"sponsor": Word(f"question-{sponsor}")})
    return LEGAL


# ---- offers


def judge_offer(position: Position, seat: i64, move: Offer) -> Verdict:
    """FM-49 to FM-51, FM-A39: exactly what is given and wanted, and the maker can hand it over."""
    if position.banned:
        return Refusal("deals-banned", "FM-54")
    named = judge_names(position, seat, move)
    if named is not LEGAL:
        return named
    for name in move.give:
        verdict = judge_movable(position, seat, name, "FM-A39")
        if verdict is not LEGAL:
            return verdict
    verdict = judge_sponsors(position, seat, move.give_sponsors, "FM-A39")
    if verdict is not LEGAL:
        return verdict
    if not sane(move.give_money) or move.give_money > free_cash(position, seat):
        return Refusal("offer-too-dear", "FM-51", {"cash": told(free_cash(position, seat))})
    if not helps_debtor(position, seat, move.want_money, move.give_money):
        return Refusal("debtor-deal", "FM-A42")
    if open_offers(position, seat) >= MOST_OFFERS:
        return Refusal("too-many-offers", "FM-A39", {"most": MOST_OFFERS})
    return LEGAL


def judge_names(position: Position, seat: i64, move: Offer) -> Verdict:
    """Whether the offer says clearly who gives what to whom."""
    if move.to is not None and not (0 <= move.to <= 3 and move.to < position.seats):
        return Refusal("no-such-seat", "FM-A39")
    if move.to is not None and move.to == seat:
        return Refusal("offer-to-yourself", "FM-A39")
    if move.give_money < 0 or not sane(move.want_money):
        return Refusal("bad-money", "FM-A39")
    given = move.give or move.give_sponsors or move.give_money
    if not given and not move.want and not move.want_sponsors and not move.want_money:
        return Refusal("offer-empty", "FM-A39")
    footballers = (*move.give, *move.want)
    sponsors = (*move.give_sponsors, *move.want_sponsors)
    if len(set(footballers)) < len(footballers) or len(set(sponsors)) < len(sponsors):
        return Refusal("named-twice", "FM-A39")
    for name in move.want:
        if name not in position.album.number_of:
            return Refusal("unknown-footballer", "FM-A39", {"footballer": name})
        if position.album.number_of[name] in position.squads[seat]:
            return Refusal("wants-own", "FM-A39")
    if sponsor_set(move.want_sponsors) & position.sponsors.get(seat):
        return Refusal("wants-own", "FM-A39")
    return LEGAL


def judge_accept(position: Position, seat: i64, move: Accept) -> Verdict:
    """FM-A39: what the other side names is checked on acceptance."""
    if position.banned:
        return Refusal("deals-banned", "FM-54")
    deal = wanted_offer(position, seat, move)
    if deal is None:
        return Refusal("no-such-offer", "FM-A39")
    if deal.maker == seat:
        return Refusal("own-offer", "FM-A39")
    for card in deal.want:
        verdict = judge_movable(position, seat, position.album.name(card), "FM-A39")
        if verdict is not LEGAL:
            return verdict
    if deal.want_sponsors & ~position.sponsors.get(seat):
        return judge_sponsors(
            position,
            seat,
            tuple([each for each in SPONSORS if sponsor_set((each,)) & deal.want_sponsors]),
            "FM-A39",
        )
    if deal.want_money > free_cash(position, seat):
        return Refusal(
            "cannot-pay", "FM-51", {"price": told(deal.want_money), "cash": told(free_cash(position, seat))}
        )
    if not helps_debtor(position, seat, deal.give_money, deal.want_money):
        return Refusal("debtor-deal", "FM-A42")
    return LEGAL


def judge_withdraw(position: Position, seat: i64, move: Withdraw) -> Verdict:
    """FM-A39: by its maker."""
    return LEGAL if own_offer(position, seat, move) is not None else Refusal("no-such-offer", "FM-A39")
