"""What may be done: every refusal names its clause and what would do instead."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludofoot.core.cards import bit, size
from ludofoot.core.records import LEGAL, Refusal, Verdict, Word
from ludofoot.games.finale.records import (
    CARDS,
    LINES,
    SLOTS,
    Counter,
    Decline,
    Exchange,
    FIMove,
    Keep,
    Lay,
    Mix,
    NoMore,
    Pick,
    Plan,
    Preset,
    Replace,
    Shooters,
    StandIn,
    Substitute,
    Team,
)
from ludofoot.games.finale.rules.cards import GOAL, NONE, SCHLUSSKARTE, slot_count, slot_kind
from ludofoot.games.finale.rules.codes import LINE_NUMBERS, card_numbers, men_of, picks_of
from ludofoot.games.finale.rules.names import card_of, man_of
from ludofoot.games.finale.rules.position import (
    COUNTER,
    DECK,
    EXCHANGE,
    FURTHER,
    PICK,
    REPLACEMENT,
    SHOOTERS,
    STAND_IN,
    SUBSTITUTION,
    TACTIC,
    TEAM,
    Position,
)
from ludofoot.games.finale.rules.side import Side
from ludofoot.games.finale.rules.slots import (
    FINE,
    KEEPER_OUTFIELD,
    MARKED,
    MUST_FILL,
    NOT_ON_PITCH,
    OWN_KIND_FIRST,
    TWICE,
    check_picks,
)
from ludofoot.games.finale.rules.squads import (
    BUDGET,
    DECK_SIZE,
    STARTERS,
    SUBSTITUTES,
    count_of_value,
    is_mix,
    points_of,
    set_of,
)
from ludofoot.games.finale.rules.telling import outcome_clause

# By step.
STEP_CLAUSES: Final = [
    "FI-12", "FI-24", "FI-96", "FI-36", "FI-46", "FI-57", "FI-86", "FI-80", "FI-81", "FI-A53", "FI-114",
]  # fmt: skip
STEP_WORDS: Final = [
    "step-team", "step-deck", "step-substitution", "step-tactic", "step-footballers", "step-replacement",
    "step-counter", "step-further", "step-exchange", "step-stand-in", "step-shooters",
]  # fmt: skip
TURN_CLAUSES: Final = {
    TEAM: "FI-A45",
    DECK: "FI-A45",
    SUBSTITUTION: "FI-A35",
    TACTIC: "FI-36",
    REPLACEMENT: "FI-58",
    COUNTER: "FI-86",
    FURTHER: "FI-80",
    EXCHANGE: "FI-81",
    STAND_IN: "FI-A53",
    SHOOTERS: "FI-A53",
}


def judge(position: Position, seat: int, move: FIMove) -> Verdict:
    """Legal, or why not."""
    barred = position.barred(seat)
    if barred is not None:
        return barred
    side = position.side(seat)
    if not belongs(position, move):
        step = Word(STEP_WORDS[position.step])
        return Refusal("wrong-step", STEP_CLAUSES[position.step], {"step": step})
    if type(move) is Pick:
        return judge_pick(position, side, seat, move)
    if type(move) is Lay:
        return judge_lay(side, move, STEP_CLAUSES[position.step])
    if type(move) is Substitute:
        return judge_substitute(side, move)
    if type(move) is Replace:
        return judge_replace(position, side, move)
    if type(move) is Exchange:
        return LEGAL if side.hand & bit(card_of(move.card)) else not_in_hand(move.card, "FI-81")
    if type(move) is StandIn:
        return judge_stand_in(side, move)
    if type(move) is Shooters:
        return judge_shooters(position, side, seat, move)
    return judge_preparation(position, side, move)


def clause_of_bar(position: Position, code: str) -> str:
    """The clause that keeps a coach from deciding: the end, whose choice it is, or that he has chosen."""
    if code != "not-your-turn":
        return outcome_clause(position) if code == "game-over" else ""
    return position.pick_clause(position.turn) if position.step == PICK else TURN_CLAUSES[position.step]


def judge_preparation(position: Position, side: Side, move: FIMove) -> Verdict:
    """What is put together before the match; the moves that name nothing are legal in their step."""
    if type(move) is Team:
        return judge_team(side, move)
    if type(move) is Mix:
        return judge_mix(position, move)
    if type(move) is Plan:
        return judge_plan(position, move)
    return LEGAL


def belongs(position: Position, move: FIMove) -> bool:
    """Whether this kind of move answers what is asked now."""
    step = position.step
    if type(move) is Pick:
        return step == PICK
    if type(move) is Lay:
        return step == TACTIC or step == FURTHER
    if type(move) is Substitute or type(move) is NoMore:
        return step == SUBSTITUTION
    if type(move) is Replace:
        return step == REPLACEMENT
    if type(move) is Counter or type(move) is Decline:
        return step == COUNTER
    if type(move) is Exchange or type(move) is Keep:
        return step == EXCHANGE
    if type(move) is StandIn:
        return step == STAND_IN
    if type(move) is Shooters:
        return step == SHOOTERS
    return step == TEAM if type(move) is Team else step == DECK and position.options.decks == deck_of(move)


def deck_of(move: FIMove) -> str:
    """The option under which a deck is chosen in this way (FI-A2, FI-A56, FI-122)."""
    if type(move) is Preset:
        return "presets"
    return "mixed" if type(move) is Mix else "variant"


# ---- teams and decks


def judge_team(side: Side, move: Team) -> Verdict:
    """FI-11 to FI-16: also told of an unfinished team, dearest mistake first."""
    names = (*move.starters, *move.bench)
    for name in names:
        if man_of(side, name) == NONE:
            return Refusal("not-of-your-team", "FI-11", {"man": Word(f"man-{name}")})
    if len(set(names)) < len(names):
        return Refusal("man-twice", "FI-12", {"man": Word(f"man-{first_twice(names)}")})
    points = points_of(side, men_of(side, names))
    if points > BUDGET:
        return Refusal("over-budget", "FI-13", {"points": points, "over": points - BUDGET, "most": BUDGET})
    if len(move.starters) != STARTERS or len(move.bench) != SUBSTITUTES:
        counts = {"starters": len(move.starters), "bench": len(move.bench)}
        return Refusal("bad-team-size", "FI-12", {**counts, "points": points, "left": BUDGET - points})
    keepers = side.kind(GOAL)
    started = size(men_of(side, move.starters) & keepers)
    benched = size(men_of(side, move.bench) & keepers)
    if started != 1 or benched != 1:
        return Refusal("bad-keepers", "FI-16", {"starters": started, "bench": benched})
    return LEGAL


def first_twice(names: tuple[str, ...]) -> str:
    """The first name that comes again."""
    for place, name in enumerate(names):
        if name in names[:place]:
            return name
    return ""


def judge_mix(position: Position, move: Mix) -> Verdict:
    """FI-A2: six coloured cards with the values of one colour."""
    if len(set(move.cards)) < len(move.cards):
        return Refusal("card-twice", "FI-A2", {"card": Word(f"card-{first_twice(move.cards)}")})
    cards = set_of(card_numbers(move.cards))
    if cards & (position.cards.white | bit(SCHLUSSKARTE)):
        return Refusal("white-already", "FI-A2")
    if not is_mix(position.cards, cards):
        return Refusal("bad-mix", "FI-A2", {"count": len(move.cards)})
    return LEGAL


def judge_plan(position: Position, move: Plan) -> Verdict:
    """FI-122, FI-123, FI-A4: eleven cards within the quotas."""
    if len(set(move.cards)) < len(move.cards):
        return Refusal("card-twice", "FI-122", {"card": Word(f"card-{first_twice(move.cards)}")})
    deck = set_of(card_numbers(move.cards))
    if deck & bit(SCHLUSSKARTE):
        return Refusal("schlusskarte-stays", "FI-25")
    if len(move.cards) != DECK_SIZE:
        return Refusal("bad-plan-size", "FI-122", {"count": len(move.cards)})
    cards = position.cards
    fives, fours = count_of_value(cards, deck, 5), count_of_value(cards, deck, 4)
    ones = count_of_value(cards, deck, 1)
    if fives != 2 or fours != 2 or ones != 1:
        return Refusal("bad-quotas", "FI-123", {"fives": fives, "fours": fours, "ones": ones})
    threes, twos = count_of_value(cards, deck, 3), count_of_value(cards, deck, 2)
    if threes < 2 or twos < 2:
        return Refusal("bad-low-quotas", "FI-A4", {"threes": threes, "twos": twos})
    return LEGAL


# ---- tactic cards


def not_in_hand(card: str, clause: str) -> Refusal:
    """He does not hold this card."""
    return Refusal("not-in-hand", clause, {"card": Word(f"card-{card}")})


def judge_lay(side: Side, move: Lay, clause: str) -> Verdict:
    """FI-36, FI-80, FI-102, FI-105, FI-A6."""
    card = card_of(move.card)
    if side.layable() & bit(card):
        return LEGAL
    if side.is_down_to_the_last():
        return Refusal("only-schlusskarte", "FI-105")
    if card == SCHLUSSKARTE:
        return Refusal("schlusskarte-later", "FI-A6")
    return not_in_hand(CARDS[card], clause)


# ---- footballers who come on


def judge_substitute(side: Side, move: Substitute) -> Verdict:
    """FI-98 to FI-101, FI-A46, FI-A49."""
    off, on = man_of(side, move.off), man_of(side, move.on)
    if off == NONE or not side.pitch() & bit(off):
        return Refusal("not-on-pitch", "FI-98", {"man": Word(f"man-{move.off}")})
    if on == NONE or not side.bench & bit(on):
        return Refusal("not-on-bench", "FI-98", {"man": Word(f"man-{move.on}")})
    keepers = side.kind(GOAL)
    comes_keeper = (keepers & bit(on)) != 0
    if side.goal & bit(off) and not comes_keeper:
        return Refusal("keeper-for-keeper", "FI-A49")
    if comes_keeper and side.goal & ~bit(off):
        return Refusal("goal-guarded", "FI-A49", {"man": Word(f"man-{move.on}")})
    return judge_line(side, on, move.on, move.line, bit(off))


def judge_line(side: Side, on: i64, name: str, text: str, gone: i64) -> Verdict:
    """FI-58, FI-59, FI-101, FI-A46: in which line he may be put."""
    line: i64 = LINE_NUMBERS[text]
    if side.may_stand(on, line, gone):
        return LEGAL
    args = {"man": Word(f"man-{name}"), "line": Word(f"line-{LINES[line]}")}
    kind = side.kind_of(on)
    if line == GOAL or kind == GOAL:
        return Refusal("keeper-line", "FI-100", args)
    return Refusal("line-not-lost", "FI-A46", {**args, "own": Word(f"line-{LINES[kind]}")})


def judge_replace(position: Position, side: Side, move: Replace) -> Verdict:
    """FI-57 to FI-59, FI-A23, FI-A25."""
    on = man_of(side, move.on)
    if on == NONE or not side.bench & bit(on):
        return Refusal("not-on-bench", "FI-57", {"man": Word(f"man-{move.on}")})
    keepers = side.kind(GOAL)
    injured_keeper = (keepers & bit(position.injured)) != 0
    if injured_keeper and not keepers & bit(on):
        return Refusal("keeper-comes-on", "FI-A23")
    if not injured_keeper and keepers & bit(on):
        return Refusal("keeper-stays", "FI-A25", {"man": Word(f"man-{move.on}")})
    return judge_line(side, on, move.on, move.line, 0)


# ---- footballers who are used


def judge_pick(position: Position, side: Side, seat: i64, move: Pick) -> Verdict:
    """FI-46, FI-47, FI-71 to FI-73, FI-A23, FI-A29 to FI-A32."""
    slots = position.slots_of(seat)
    if len(move.men) != slot_count(slots):
        counts = {"count": len(move.men), "slots": slot_count(slots)}
        return Refusal("bad-slots", "FI-46", counts)
    for name in move.men:
        if name is not None and man_of(side, name) == NONE:
            return Refusal("not-on-pitch", "FI-46", {"man": Word(f"man-{name}")})
    found = check_picks(side, slots, position.arrow_of(seat), picks_of(side, move.men))
    return LEGAL if found == FINE else pick_refusal(slots, found, move)


def pick_refusal(slots: i64, found: i64, move: Pick) -> Refusal:
    """What is wrong with a choice of footballers, in words."""
    problem, place = found & 15, found >> 4
    slot = Word(f"slot-{SLOTS[slot_kind(slots, place)]}")
    if problem == MUST_FILL:
        return Refusal("must-fill", "FI-A31", {"slot": slot})
    args = {"slot": slot, "man": Word(f"man-{move.men[place]}")}
    if problem == TWICE:
        return Refusal("man-twice", "FI-46", {"man": args["man"]})
    if problem == NOT_ON_PITCH:
        return Refusal("not-on-pitch", "FI-46", {"man": args["man"]})
    if problem == KEEPER_OUTFIELD:
        return Refusal("keeper-outfield", "FI-47", {"man": args["man"]})
    if problem == MARKED:
        return Refusal("already-marked", "FI-71", {"man": args["man"]})
    if problem == OWN_KIND_FIRST:
        return Refusal("own-kind-first", "FI-A31", args)
    return Refusal("wrong-kind", "FI-A29", args)


# ---- penalties


def judge_stand_in(side: Side, move: StandIn) -> Verdict:
    """FI-A53: any outfield man on the pitch, or nobody."""
    if move.man is None:
        return LEGAL
    man = man_of(side, move.man)
    if man == NONE or not side.outfield() & bit(man):
        return Refusal("not-on-pitch", "FI-A53", {"man": Word(f"man-{move.man}")})
    return LEGAL


def judge_shooters(position: Position, side: Side, seat: i64, move: Shooters) -> Verdict:
    """FI-114, FI-121, FI-A40, FI-A53."""
    available = position.available(seat)
    for name in move.men:
        man = man_of(side, name)
        if man == NONE or not available & bit(man):
            return unavailable(side, man, name)
    if len(set(move.men)) < len(move.men):
        return Refusal("man-twice", "FI-114", {"man": Word(f"man-{first_twice(move.men)}")})
    wanted = position.shooters_wanted(seat)
    if len(move.men) != wanted:
        clause = "FI-114" if wanted == 5 else "FI-A40"
        return Refusal("bad-shooters", clause, {"count": len(move.men), "wanted": wanted})
    return LEGAL


def unavailable(side: Side, man: i64, name: str) -> Refusal:
    """Why a man cannot shoot."""
    args = {"man": Word(f"man-{name}")}
    if man != NONE and side.goal & bit(man):
        return Refusal("keeper-shoots-not", "FI-114", args)
    if man != NONE and man == side.stand_in:
        return Refusal("stand-in-shoots-not", "FI-A53", args)
    if man in side.shooters:
        return Refusal("has-shot", "FI-121", args)
    return Refusal("not-on-pitch", "FI-114", args)
