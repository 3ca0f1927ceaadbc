"""What may be done at any moment, in turn or not: sales, offers, acceptance, withdrawal, declaration."""

from __future__ import annotations

from mypy_extensions import i64

from ludofoot.core.records import LEGAL, Refusal, Verdict, Word
from ludofoot.games.footmania.records import (
    SPONSORS,
    Accept,
    Declare,
    FMMove,
    Offer,
    SellFootballer,
    SellSponsor,
    SponsorText,
    Withdraw,
)
from ludofoot.games.footmania.rules.album import PLACES
from ludofoot.games.footmania.rules.deals import MOST_OFFERS, sponsor_set
from ludofoot.games.footmania.rules.eleven import filled
from ludofoot.games.footmania.rules.ending import Ending
from ludofoot.games.footmania.rules.judge import cards_of, judge_eleven, sane, told
from ludofoot.games.footmania.rules.position import (
    AUCTION,
    BUY,
    DEBT,
    LINE_UPS,
    NOBODY,
    RETURN,
    TO_ALL,
    Deal,
)


def is_anytime(move: FMMove) -> bool:
    """Whether a move needs no turn (FM-50)."""
    kind = type(move)
    return (
        kind is Offer
        or kind is Accept
        or kind is Withdraw
        or kind is Declare
        or kind is SellFootballer
        or kind is SellSponsor
    )


def judge_anytime(state: Ending, seat: int, move: FMMove) -> Verdict:
    """A move that the game does not wait for."""
    closed = state.closed(seat)
    if closed is not None:
        return closed
    if type(move) is SellFootballer:
        return judge_movable(state, seat, move.footballer, "FM-47")
    if type(move) is SellSponsor:
        return judge_sponsors(state, seat, (move.sponsor,), "FM-108")
    if type(move) is Offer:
        return judge_offer(state, seat, move)
    if type(move) is Accept:
        return judge_accept(state, seat, move)
    if type(move) is Withdraw:
        return judge_withdraw(state, seat, move)
    assert type(move) is Declare
    return judge_declare(state, seat, move)


# ---- what one owns


def judge_movable(state: Ending, seat: i64, name: str, clause: str) -> Verdict:
    """An own footballer who may be sold or change hands now."""
    numbers = state.album.number_of
    if name not in numbers or numbers[name] not in state.squads[seat]:
        return Refusal("not-yours", clause, {"footballer": name})
    if state.step == LINE_UPS and state.side_of(seat) != NOBODY:
        return Refusal("line-ups-due", "FM-A41")
    if numbers[name] in state.locked:
        return Refusal("bound-today", "FM-A40", {"footballer": name})
    return LEGAL


def judge_sponsors(state: Ending, seat: i64, sponsors: tuple[SponsorText, ...], clause: str) -> Verdict:
    """Own sponsor cards."""
    for sponsor in sponsors:
        if not state.sponsors.get(seat) & sponsor_set((sponsor,)):
            return Refusal("sponsor-not-yours", clause, {"sponsor": Word(f"question-{sponsor}")})
    return LEGAL


# ---- offers


def judge_offer(state: Ending, seat: i64, move: Offer) -> Verdict:
    """FM-49 to FM-51, FM-A39: exactly what is given and wanted, and the maker can hand it over."""
    if state.banned:
        return Refusal("deals-banned", "FM-54")
    named = judge_names(state, seat, move)
    if named is not LEGAL:
        return named
    for name in move.give:
        verdict = judge_movable(state, seat, name, "FM-A39")
        if verdict is not LEGAL:
            return verdict
    verdict = judge_sponsors(state, seat, move.give_sponsors, "FM-A39")
    if verdict is not LEGAL:
        return verdict
    if not sane(move.give_money) or move.give_money > state.free_cash(seat):
        return Refusal("offer-too-dear", "FM-51", {"cash": told(state.free_cash(seat))})
    if not state.helps_debtor(seat, move.want_money, move.give_money):
        return Refusal("debtor-deal", "FM-A42")
    if state.open_offers(seat) >= MOST_OFFERS:
        return Refusal("too-many-offers", "FM-A39", {"most": MOST_OFFERS})
    return LEGAL


def judge_names(state: Ending, seat: i64, move: Offer) -> Verdict:
    """Whether the offer says clearly who gives what to whom."""
    if move.to is not None and not (0 <= move.to <= 3 and move.to < state.seats):
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
        if name not in state.album.number_of:
            return Refusal("unknown-footballer", "FM-A39", {"footballer": name})
        if state.album.number_of[name] in state.squads[seat]:
            return Refusal("wants-own", "FM-A39")
    if sponsor_set(move.want_sponsors) & state.sponsors.get(seat):
        return Refusal("wants-own", "FM-A39")
    return LEGAL


def wanted_offer(state: Ending, seat: i64, move: Accept) -> Deal | None:
    """The offer that this player accepts."""
    if not sane(move.maker) or not sane(move.number):
        return None
    return state.find_offer(move.maker, seat if move.private else TO_ALL, move.number)


def judge_accept(state: Ending, seat: i64, move: Accept) -> Verdict:
    """FM-A39: what the other side names is checked on acceptance."""
    if state.banned:
        return Refusal("deals-banned", "FM-54")
    deal = wanted_offer(state, seat, move)
    if deal is None:
        return Refusal("no-such-offer", "FM-A39")
    if deal.maker == seat:
        return Refusal("own-offer", "FM-A39")
    for card in deal.want:
        verdict = judge_movable(state, seat, state.album.name(card), "FM-A39")
        if verdict is not LEGAL:
            return verdict
    if deal.want_sponsors & ~state.sponsors.get(seat):
        return judge_sponsors(
            state,
            seat,
            tuple([each for each in SPONSORS if sponsor_set((each,)) & deal.want_sponsors]),
            "FM-A39",
        )
    if deal.want_money > state.free_cash(seat):
        return Refusal(
            "cannot-pay", "FM-51", {"price": told(deal.want_money), "cash": told(state.free_cash(seat))}
        )
    if not state.helps_debtor(seat, deal.give_money, deal.want_money):
        return Refusal("debtor-deal", "FM-A42")
    return LEGAL


def own_offer(state: Ending, seat: i64, move: Withdraw) -> Deal | None:
    """The offer that its maker takes back."""
    if not sane(move.number) or not (move.to is None or 0 <= move.to <= 3):
        return None
    return state.find_offer(seat, TO_ALL if move.to is None else move.to, move.number)


def judge_withdraw(state: Ending, seat: i64, move: Withdraw) -> Verdict:
    """FM-A39: by its maker."""
    return LEGAL if own_offer(state, seat, move) is not None else Refusal("no-such-offer", "FM-A39")


# ---- declaring


def pending(state: Ending) -> bool:
    """FM-A38: a purchase, an auction, a debt or the return of a seventh plus card."""
    return state.step == BUY or state.step == AUCTION or state.step == DEBT or state.step == RETURN


def judge_declare(state: Ending, seat: i64, move: Declare) -> Verdict:
    """FM-57, FM-58; FM-61, FM-62 with the option; FM-A38."""
    if state.phase != 1:
        return Refusal("phase-one-over", "FM-A38")
    if pending(state):
        return Refusal("declare-later", "FM-A38")
    verdict = judge_eleven(state, seat, move.eleven, "FM-62" if state.quick else "FM-58")
    if verdict is not LEGAL:
        return verdict
    count = filled(cards_of(state, move.eleven))
    needed = PLACES - 1 if state.quick else PLACES
    if count < needed:
        clause = "FM-61" if state.quick else "FM-57"
        return Refusal("incomplete-team", clause, {"count": int(count), "needed": needed})
    return LEGAL
