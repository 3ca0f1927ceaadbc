"""What may be done by whoever is awaited: every refusal names its clause and what would do."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludofoot.core.records import LEGAL, Refusal, Verdict, Word
from ludofoot.games.footmania.records import (
    PLUSES,
    SQUARES,
    Answer,
    Bid,
    Buy,
    Decline,
    Draw,
    Field,
    Finish,
    FMMove,
    Go,
    Leave,
    Meet,
    Pass,
    Play,
    Refuse,
    Return,
    Roll,
    Substitute,
)
from ludofoot.games.footmania.rules.album import (
    APPEAL,
    CROWD,
    FAIR_PLAY,
    FLU,
    INJURY,
    MEDIC,
    PLACES,
    RED_CARD,
)
from ludofoot.games.footmania.rules.board import ways
from ludofoot.games.footmania.rules.eleven import CLOSED, EMPTY, MOST_FOREIGNERS, TRAINEE, foreigners_in
from ludofoot.games.footmania.rules.ending import Ending
from ludofoot.games.footmania.rules.matches import MOST_CHANGES, MOST_PLAYED
from ludofoot.games.footmania.rules.position import (
    ACTION,
    ANSWER,
    AUCTION,
    BUY,
    DRAW,
    EURO,
    EURO_PLUS,
    LINE_UPS,
    PLUS,
    RETURN,
    ROLL,
    SUBSTITUTE,
    WAY,
)

STEP_CLAUSES: Final = [
    "FM-27", "FM-28", "FM-35", "FM-37", "FM-A6", "FM-A21", "FM-113", "FM-52",
    "FM-123", "FM-131", "FM-A41", "FM-A17", "FM-A44", "FM-A44",
]  # fmt: skip
STEP_WORDS: Final = [
    "step-roll", "step-way", "step-draw", "step-buy", "step-auction", "step-plus", "step-return", "step-debt",
    "step-euromatch", "step-euro-plus", "step-line-ups", "step-action", "step-answer", "step-substitute",
]  # fmt: skip
LARGEST: Final = 1_000_000


def sane(number: int) -> bool:
    """Whether a number from outside fits into those that the rules count with."""
    return 0 <= number <= LARGEST


def judge_decision(state: Ending, seat: int, move: FMMove) -> Verdict:
    """A move that answers what is asked."""
    barred = state.barred(seat)
    if barred is not None:
        return barred
    if type(move) is Go:
        return judge_way(state, move)
    if type(move) is Buy:
        return judge_buy(state, seat)
    if type(move) is Bid:
        return judge_bid(state, seat, move)
    if type(move) is Return:
        return judge_return(state, seat, move)
    if fits(state.step, move):
        return LEGAL
    return judge_match_move(state, seat, move)


def judge_match_move(state: Ending, seat: i64, move: FMMove) -> Verdict:
    """The same for moves of matches and euromatches that name something."""
    if type(move) is Meet and state.step == EURO:
        return judge_eleven(state, seat, move.eleven, "FM-86")
    if type(move) is Field and state.step == LINE_UPS:
        return judge_eleven(state, seat, move.eleven, "FM-86")
    if type(move) is Play:
        return judge_play(state, seat, move)
    if type(move) is Answer:
        return judge_answer(state, seat, move)
    if type(move) is Substitute:
        return judge_substitute(state, seat, move)
    return wrong_step(state)


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


def wrong_step(state: Ending) -> Refusal:
    """Something else is asked now."""
    return Refusal("wrong-step", STEP_CLAUSES[state.step], {"step": Word(STEP_WORDS[state.step])})


# ---- the turn


def judge_way(state: Ending, move: Go) -> Verdict:
    """FM-29, FM-A2: the whole roll, and never back."""
    if state.step != WAY:
        return wrong_step(state)
    found = ways(state.square.get(state.turn), state.came.get(state.turn), state.die)
    reachable = tuple([SQUARES[square] for square in found])
    if move.to in reachable:
        return LEGAL
    return Refusal("cannot-reach", "FM-29", {"to": move.to, "ways": reachable})


def judge_buy(state: Ending, seat: i64) -> Verdict:
    """FM-51, FM-A36: at once and in full."""
    if state.step != BUY:
        return wrong_step(state)
    price: i64 = state.album.price[state.card]
    if price <= state.cash.get(seat):
        return LEGAL
    return Refusal("cannot-pay", "FM-51", {"price": told(price), "cash": told(state.cash.get(seat))})


def told(money: i64) -> int:
    """An amount as it is told."""
    return int(money) * 100_000


def judge_bid(state: Ending, seat: i64, move: Bid) -> Verdict:
    """FM-A6: no more than the cash, and enough."""
    if state.step != AUCTION:
        return wrong_step(state)
    if move.amount > LARGEST or 0 < move.amount > state.cash.get(seat):
        return Refusal("bid-too-high", "FM-51", {"cash": told(state.cash.get(seat))})
    if move.amount <= 0 or move.amount < state.least_bid():
        return Refusal("bid-too-low", "FM-A6", {"least": told(state.least_bid())})
    return LEGAL


def judge_return(state: Ending, seat: i64, move: Return) -> Verdict:
    """FM-A20: one of the seven."""
    if state.step != RETURN:
        return wrong_step(state)
    return judge_held(state, seat, PLUSES.index(move.plus), "FM-A20")


def judge_held(state: Ending, seat: i64, kind: i64, clause: str) -> Verdict:
    """A plus card must be in one's hand."""
    if state.held(seat, kind):
        return LEGAL
    return Refusal("plus-not-held", clause, {"plus": Word(f"plus-{PLUSES[kind]}")})


# ---- elevens


def cards_of(state: Ending, eleven: tuple[str | None, ...]) -> list[int]:
    """An eleven that has been judged, as numbers."""
    numbers = state.album.number_of
    return [TRAINEE if name is None else numbers[name] for name in eleven]


def judge_eleven(state: Ending, seat: i64, eleven: tuple[str | None, ...], limit: str) -> Verdict:
    """FM-14, FM-15, FM-86: own footballers, each once, in one of his places, three foreigners at most."""
    if len(eleven) != PLACES:
        return Refusal("eleven-size", "FM-85", {"count": len(eleven)})
    numbers, squad = state.album.number_of, state.squads[seat]
    seen: list[str] = []
    for place, name in enumerate(eleven):
        if name is None:
            continue
        if name not in numbers or numbers[name] not in squad:
            return Refusal("not-yours", "FM-85", {"footballer": name})
        if name in seen:
            return Refusal("lined-up-twice", "FM-14", {"footballer": name})
        seen.append(name)
        if not state.album.places[numbers[name]] >> place & 1:
            return misplaced(state, name, place)
    if foreigners_in(state.album, cards_of(state, eleven)) > MOST_FOREIGNERS:
        return Refusal("too-many-foreigners", limit, {"most": MOST_FOREIGNERS})
    return LEGAL


def misplaced(state: Ending, name: str, place: int) -> Refusal:
    """He cannot play there."""
    man = state.album.men[state.album.number_of[name]]
    if man.joker:
        return Refusal("joker-in-goal", "FM-15", {"footballer": name})
    return Refusal("wrong-place", "FM-14", {"footballer": name, "place": place + 1, "numbers": man.numbers})


# ---- plus cards


def judge_play(state: Ending, seat: i64, move: Play) -> Verdict:
    """FM-90, FM-91, FM-131, FM-D4."""
    kind: i64 = PLUSES.index(move.plus)
    if state.step != ACTION and state.step != EURO_PLUS:
        return wrong_step(state)
    held = judge_held(state, seat, kind, "FM-90" if state.step == ACTION else "FM-131")
    if held is not LEGAL:
        return held
    card = {"plus": Word(f"plus-{move.plus}")}
    if kind >= MEDIC:
        return Refusal("only-answers", "FM-A44", card)
    if state.step == EURO_PLUS and kind >= CROWD:
        return Refusal("not-for-euromatch", "FM-131", card)
    if not state.may_play(state.acting, kind):
        return Refusal("three-played", "FM-91", {"most": MOST_PLAYED})
    return judge_target(state, kind, move)


def names_target(kind: i64) -> bool:
    """FM-D4: whether the card names a footballer."""
    return kind == INJURY or kind == RED_CARD or kind == FLU


def judge_target(state: Ending, kind: i64, move: Play) -> Verdict:
    """Whom the card may name (FM-A45: without a target it cannot be played)."""
    card = {"plus": Word(f"plus-{move.plus}")}
    if not names_target(kind):
        return LEGAL if move.place is None else Refusal("names-nobody", "FM-D4", card)
    if move.place is None or not 1 <= move.place <= PLACES:
        return Refusal("needs-target", "FM-119", card)
    place: i64 = move.place - 1
    if kind == RED_CARD and place == 0:
        return Refusal("keeper-safe", "FM-D4", card)
    if not state.is_target(1 - state.acting, kind, place):
        return Refusal("no-target-there", "FM-A45", {**card, "place": move.place})
    return LEGAL


def cancels(kind: i64, attack: i64) -> bool:
    """FM-D4: which answer cancels which attack."""
    if kind == MEDIC:
        return attack == INJURY or attack == FLU
    if kind == APPEAL:
        return attack == RED_CARD
    return kind == FAIR_PLAY


def judge_answer(state: Ending, seat: i64, move: Answer) -> Verdict:
    """FM-117, FM-A44."""
    kind: i64 = PLUSES.index(move.plus)
    if state.step != ANSWER:
        return wrong_step(state)
    held = judge_held(state, seat, kind, "FM-A44")
    if held is not LEGAL:
        return held
    if not cancels(kind, state.attack):
        attack = Word(f"plus-{PLUSES[state.attack]}")
        return Refusal("no-answer-to", "FM-117", {"plus": Word(f"plus-{move.plus}"), "attack": attack})
    if state.played[1 - state.acting] >= MOST_PLAYED:
        return Refusal("three-played", "FM-91", {"most": MOST_PLAYED})
    return LEGAL


# ---- substitutions


def judge_substitute(state: Ending, seat: i64, move: Substitute) -> Verdict:
    """FM-92, FM-A18, FM-A46."""
    if state.step != ACTION and state.step != SUBSTITUTE:
        return wrong_step(state)
    side = state.side_of(seat)
    if not 1 <= move.place <= PLACES:
        return Refusal("no-such-place", "FM-85", {"place": move.place})
    place: i64 = move.place - 1
    if state.step == SUBSTITUTE and place != state.attacked:
        return Refusal("other-place", "FM-A44", {"place": state.attacked + 1})
    if state.changes[side] >= MOST_CHANGES:
        return Refusal("no-changes-left", "FM-92", {"most": MOST_CHANGES})
    off: i64 = state.line_ups[side][place]
    if off == EMPTY or off == CLOSED:
        return Refusal("place-closed", "FM-D4", {"place": move.place})
    return judge_coming_on(state, seat, side, place, move.footballer)


def judge_coming_on(state: Ending, seat: i64, side: i64, place: i64, name: str) -> Verdict:
    """Who may come on."""
    numbers = state.album.number_of
    if name not in numbers or numbers[name] not in state.squads[seat]:
        return Refusal("not-yours", "FM-A18", {"footballer": name})
    card = numbers[name]
    if card in state.locked:
        return Refusal("been-on-pitch", "FM-A18", {"footballer": name})
    if not (state.album.places[card] >> place) & 1:
        return misplaced(state, name, place)
    if not state.can_come_on(side, place, card):
        return Refusal("too-many-foreigners", "FM-86", {"most": MOST_FOREIGNERS})
    return LEGAL
