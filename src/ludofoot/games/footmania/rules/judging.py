"""What may be done: every refusal names its clause and what would do."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludofoot.core.records import LEGAL, Refusal, Verdict, Word
from ludofoot.games.footmania.records import (
    PLUSES,
    SQUARES,
    Accept,
    Answer,
    Bid,
    Buy,
    Declare,
    Decline,
    Draw,
    Field,
    Finish,
    FMMove,
    Go,
    Leave,
    Meet,
    Offer,
    Pass,
    Play,
    Refuse,
    Return,
    Roll,
    SellFootballer,
    SellSponsor,
    Substitute,
    Withdraw,
)
from ludofoot.games.footmania.rules.amounts import LARGEST, told
from ludofoot.games.footmania.rules.bargaining import (
    judge_accept,
    judge_movable,
    judge_offer,
    judge_sponsors,
    judge_withdraw,
)
from ludofoot.games.footmania.rules.board import ways
from ludofoot.games.footmania.rules.cards import (
    APPEAL,
    CROWD,
    FAIR_PLAY,
    FLU,
    INJURY,
    MEDIC,
    PLACES,
    RED_CARD,
)
from ludofoot.games.footmania.rules.codes import cards_of, is_anytime
from ludofoot.games.footmania.rules.eleven import CLOSED, EMPTY, MOST_FOREIGNERS, filled, foreigners_in
from ludofoot.games.footmania.rules.market import least_bid
from ludofoot.games.footmania.rules.pitch import MOST_CHANGES, MOST_PLAYED, can_come_on, is_target, may_play
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
    PLUS,
    RETURN,
    ROLL,
    SUBSTITUTE,
    WAY,
    Position,
)

STEP_CLAUSES: Final = [
    "FM-27", "FM-28", "FM-35", "FM-37", "FM-A6", "FM-A21", "FM-113", "FM-52",
    "FM-123", "FM-131", "FM-A41", "FM-A17", "FM-A44", "FM-A44",
]  # fmt: skip
STEP_WORDS: Final = [
    "step-roll", "step-way", "step-draw", "step-buy", "step-auction", "step-plus", "step-return", "step-debt",
    "step-euromatch", "step-euro-plus", "step-line-ups", "step-action", "step-answer", "step-substitute",
]  # fmt: skip


def judge(position: Position, seat: int, move: FMMove) -> Verdict:
    """Legal, or why not."""
    if is_anytime(move):
        return judge_anytime(position, seat, move)
    return judge_decision(position, seat, move)


def is_open(position: Position, seat: int, move: FMMove) -> bool:
    """Whether the game does not wait for it: a debtor's sale is what it waits for (FM-A42)."""
    if not is_anytime(move):
        return False
    sale = type(move) is SellFootballer or type(move) is SellSponsor
    return not (sale and position.step == DEBT and seat == position.turn)


def judge_anytime(position: Position, seat: int, move: FMMove) -> Verdict:
    """A move that the game does not wait for."""
    closed = position.closed(seat)
    if closed is not None:
        return closed
    if type(move) is SellFootballer:
        return judge_movable(position, seat, move.footballer, "FM-47")
    if type(move) is SellSponsor:
        return judge_sponsors(position, seat, (move.sponsor,), "FM-108")
    if type(move) is Offer:
        return judge_offer(position, seat, move)
    if type(move) is Accept:
        return judge_accept(position, seat, move)
    if type(move) is Withdraw:
        return judge_withdraw(position, seat, move)
    assert type(move) is Declare
    return judge_declare(position, seat, move)


def judge_decision(position: Position, seat: int, move: FMMove) -> Verdict:
    """A move that answers what is asked."""
    barred = position.barred(seat)
    if barred is not None:
        return barred
    if type(move) is Go:
        return judge_way(position, move)
    if type(move) is Buy:
        return judge_buy(position, seat)
    if type(move) is Bid:
        return judge_bid(position, seat, move)
    if type(move) is Return:
        return judge_return(position, seat, move)
    if fits(position.step, move):
        return LEGAL
    return judge_match_move(position, seat, move)


def judge_match_move(position: Position, seat: i64, move: FMMove) -> Verdict:
    """The same for moves of matches and euromatches that name something."""
    if type(move) is Meet and position.step == EURO:
        return judge_eleven(position, seat, move.eleven, "FM-86")
    if type(move) is Field and position.step == LINE_UPS:
        return judge_eleven(position, seat, move.eleven, "FM-86")
    if type(move) is Play:
        return judge_play(position, seat, move)
    if type(move) is Answer:
        return judge_answer(position, seat, move)
    if type(move) is Substitute:
        return judge_substitute(position, seat, move)
    return wrong_step(position)


def fits(step: i64, move: FMMove) -> bool:
    """The moves that name nothing: each belongs to its steps."""
    if type(move) is Roll:
        return step == ROLL
    if type(move) is Draw:
        return step == DRAW or step == PLUS
    if type(move) is Pass:
        return step == DRAW or step == PLUS or step == EURO or step == ACTION
    if type(move) is Refuse:
        return step == BUY
    if type(move) is Leave:
        return step == AUCTION
    if type(move) is Finish:
        return step == EURO_PLUS
    return type(move) is Decline and (step == ANSWER or step == SUBSTITUTE)


def wrong_step(position: Position) -> Refusal:
    """Something else is asked now."""
    return Refusal("wrong-step", STEP_CLAUSES[position.step], {"step": Word(STEP_WORDS[position.step])})


# ---- the turn


def judge_way(position: Position, move: Go) -> Verdict:
    """FM-29, FM-A2: the whole roll, and never back."""
    if position.step != WAY:
        return wrong_step(position)
    found = ways(position.square.get(position.turn), position.came.get(position.turn), position.die)
    reachable = tuple([SQUARES[square] for square in found])
    if move.to in reachable:
        return LEGAL
    return Refusal("cannot-reach", "FM-29", {"to": move.to, "ways": reachable})


def judge_buy(position: Position, seat: i64) -> Verdict:
    """FM-51, FM-A36: at once and in full."""
    if position.step != BUY:
        return wrong_step(position)
    price: i64 = position.album.price[position.card]
    if price <= position.cash.get(seat):
        return LEGAL
    return Refusal("cannot-pay", "FM-51", {"price": told(price), "cash": told(position.cash.get(seat))})


def judge_bid(position: Position, seat: i64, move: Bid) -> Verdict:
    """FM-A6: no more than the cash, and enough."""
    if position.step != AUCTION:
        return wrong_step(position)
    if move.amount > LARGEST or 0 < move.amount > position.cash.get(seat):
        return Refusal("bid-too-high", "FM-51", {"cash": told(position.cash.get(seat))})
    if move.amount <= 0 or move.amount < least_bid(position):
        return Refusal("bid-too-low", "FM-A6", {"least": told(least_bid(position))})
    return LEGAL


def judge_return(position: Position, seat: i64, move: Return) -> Verdict:
    """FM-A20: one of the seven."""
    if position.step != RETURN:
        return wrong_step(position)
    return judge_held(position, seat, PLUSES.index(move.plus), "FM-A20")


def judge_held(position: Position, seat: i64, kind: i64, clause: str) -> Verdict:
    """A plus card must be in one's hand."""
    if position.held(seat, kind):
        return LEGAL
    return Refusal("plus-not-held", clause, {"plus": Word(f"plus-{PLUSES[kind]}")})


# ---- elevens


def judge_eleven(position: Position, seat: i64, eleven: tuple[str | None, ...], limit: str) -> Verdict:
    """FM-14, FM-15, FM-86: own footballers, each once, in one of his places, three foreigners at most."""
    if len(eleven) != PLACES:
        return Refusal("eleven-size", "FM-85", {"count": len(eleven)})
    numbers, squad = position.album.number_of, position.squads[seat]
    seen: list[str] = []
    for place, name in enumerate(eleven):
        if name is None:
            continue
        if name not in numbers or numbers[name] not in squad:
            return Refusal("not-yours", "FM-85", {"footballer": name})
        if name in seen:
            return Refusal("lined-up-twice", "FM-14", {"footballer": name})
        seen.append(name)
        if not position.album.places[numbers[name]] >> place & 1:
            return misplaced(position, name, place)
    if foreigners_in(position.album, cards_of(position, eleven)) > MOST_FOREIGNERS:
        return Refusal("too-many-foreigners", limit, {"most": MOST_FOREIGNERS})
    return LEGAL


def misplaced(position: Position, name: str, place: int) -> Refusal:
    """He cannot play there."""
    man = position.album.men[position.album.number_of[name]]
    if man.joker:
        return Refusal("joker-in-goal", "FM-15", {"footballer": name})
    return Refusal("wrong-place", "FM-14", {"footballer": name, "place": place + 1, "numbers": man.numbers})


def judge_declare(position: Position, seat: i64, move: Declare) -> Verdict:
    """FM-57, FM-58; FM-61, FM-62 with the option; FM-A38."""
    if position.phase != 1:
        return Refusal("phase-one-over", "FM-A38")
    if position.is_pending():
        return Refusal("declare-later", "FM-A38")
    verdict = judge_eleven(position, seat, move.eleven, "FM-62" if position.is_quick() else "FM-58")
    if verdict is not LEGAL:
        return verdict
    count = filled(cards_of(position, move.eleven))
    needed = position.places_needed()
    if count < needed:
        clause = "FM-61" if position.is_quick() else "FM-57"
        return Refusal("incomplete-team", clause, {"count": int(count), "needed": int(needed)})
    return LEGAL


# ---- plus cards


def judge_play(position: Position, seat: i64, move: Play) -> Verdict:
    """FM-90, FM-91, FM-131, FM-D4."""
    kind: i64 = PLUSES.index(move.plus)
    if position.step != ACTION and position.step != EURO_PLUS:
        return wrong_step(position)
    held = judge_held(position, seat, kind, "FM-90" if position.step == ACTION else "FM-131")
    if held is not LEGAL:
        return held
    card = {"plus": Word(f"plus-{move.plus}")}
    if kind >= MEDIC:
        return Refusal("only-answers", "FM-A44", card)
    if position.step == EURO_PLUS and kind >= CROWD:
        return Refusal("not-for-euromatch", "FM-131", card)
    if not may_play(position, position.acting, kind):
        return Refusal("three-played", "FM-91", {"most": MOST_PLAYED})
    return judge_target(position, kind, move)


def names_target(kind: i64) -> bool:
    """FM-D4: whether the card names a footballer."""
    return kind == INJURY or kind == RED_CARD or kind == FLU


def judge_target(position: Position, kind: i64, move: Play) -> Verdict:
    """Whom the card may name (FM-A45: without a target it cannot be played)."""
    card = {"plus": Word(f"plus-{move.plus}")}
    if not names_target(kind):
        return LEGAL if move.place is None else Refusal("names-nobody", "FM-D4", card)
    if move.place is None or not 1 <= move.place <= PLACES:
        return Refusal("needs-target", "FM-119", card)
    place: i64 = move.place - 1
    if kind == RED_CARD and place == 0:
        return Refusal("keeper-safe", "FM-D4", card)
    if not is_target(position, 1 - position.acting, kind, place):
        return Refusal("no-target-there", "FM-A45", {**card, "place": move.place})
    return LEGAL


def cancels(kind: i64, attack: i64) -> bool:
    """FM-D4: which answer cancels which attack."""
    if kind == MEDIC:
        return attack == INJURY or attack == FLU
    if kind == APPEAL:
        return attack == RED_CARD
    return kind == FAIR_PLAY


def judge_answer(position: Position, seat: i64, move: Answer) -> Verdict:
    """FM-117, FM-A44."""
    kind: i64 = PLUSES.index(move.plus)
    if position.step != ANSWER:
        return wrong_step(position)
    held = judge_held(position, seat, kind, "FM-A44")
    if held is not LEGAL:
        return held
    if not cancels(kind, position.attack):
        attack = Word(f"plus-{PLUSES[position.attack]}")
        return Refusal("no-answer-to", "FM-117", {"plus": Word(f"plus-{move.plus}"), "attack": attack})
    if position.played[1 - position.acting] >= MOST_PLAYED:
        return Refusal("three-played", "FM-91", {"most": MOST_PLAYED})
    return LEGAL


# ---- substitutions


def judge_substitute(position: Position, seat: i64, move: Substitute) -> Verdict:
    """FM-92, FM-A18, FM-A46."""
    if position.step != ACTION and position.step != SUBSTITUTE:
        return wrong_step(position)
    side = position.side_of(seat)
    if not 1 <= move.place <= PLACES:
        return Refusal("no-such-place", "FM-85", {"place": move.place})
    place: i64 = move.place - 1
    if position.step == SUBSTITUTE and place != position.attacked:
        return Refusal("other-place", "FM-A44", {"place": position.attacked + 1})
    if position.changes[side] >= MOST_CHANGES:
        return Refusal("no-changes-left", "FM-92", {"most": MOST_CHANGES})
    off: i64 = position.line_ups[side][place]
    if off == EMPTY or off == CLOSED:
        return Refusal("place-closed", "FM-D4", {"place": move.place})
    return judge_coming_on(position, seat, side, place, move.footballer)


def judge_coming_on(position: Position, seat: i64, side: i64, place: i64, name: str) -> Verdict:
    """Who may come on."""
    numbers = position.album.number_of
    if name not in numbers or numbers[name] not in position.squads[seat]:
        return Refusal("not-yours", "FM-A18", {"footballer": name})
    card = numbers[name]
    if card in position.locked:
        return Refusal("been-on-pitch", "FM-A18", {"footballer": name})
    if not (position.album.places[card] >> place) & 1:
        return misplaced(position, name, place)
    if not can_come_on(position, side, place, card):
        return Refusal("too-many-foreigners", "FM-86", {"most": MOST_FOREIGNERS})
    return LEGAL
