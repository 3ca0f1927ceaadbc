"""What may be done: every refusal names its clause and, where there is one, the card that would do."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludofoot.core.cards import size
from ludofoot.core.records import LEGAL, Player, Refusal, Verdict, Word
from ludofoot.games.schuss_und_tor.records import (
    NAMES,
    STEPS,
    Concede,
    Decline,
    End,
    Foul,
    Keep,
    Lay,
    Pass,
    PlayOn,
    STMove,
    Stop,
    Take,
)
from ludofoot.games.schuss_und_tor.rules.cards import (
    BOMBER,
    FACE_NUMBERS,
    FIRST_BOMBER,
    FIRST_PARRIED,
    FIRST_TORMANN,
    NAME_COUNT,
    TORMANN,
)
from ludofoot.games.schuss_und_tor.rules.position import (
    ACT_FOUL,
    ACT_SCHIEDSRICHTER,
    ACT_VERLETZT,
    CALLED,
    FREE,
    FRESH,
    FULL_TIME,
    ON_TORMANN,
    PARRY,
    SECOND,
    SERVE,
    Position,
)

STEP_CLAUSES: Final = ["ST-20", "ST-29", "ST-38", "ST-48", "ST-50", "ST-47", "ST-A10", "ST-52"]
# Who decides in each step, and nobody else.
TURN_CLAUSES: Final = ["ST-19", "ST-A29", "ST-A2", "ST-48", "ST-50", "ST-51", "ST-A10", "ST-52"]


def judge(position: Position, seat: int, move: STMove) -> Verdict:
    """Legal, or why not."""
    barred = position.barred(seat)
    if barred is not None:
        return barred
    if type(move) is Lay:
        return judge_lay(position, seat, move)
    if type(move) is Foul:
        return judge_foul(position, move)
    return judge_plain(position, move)


def clause_of_bar(position: Position, code: str) -> str:
    """The clause that keeps a seat from deciding: the end, or whose turn it is."""
    if code != "not-your-turn":
        return "ST-58" if code == "game-over" else ""
    if position.step == SERVE and position.asked == FRESH:
        return "ST-55" if position.extra_time and not position.laid else clause_of_serve(position)
    return TURN_CLAUSES[position.step]


def judge_plain(position: Position, move: STMove) -> Verdict:
    """The moves that name nothing: each belongs to its steps."""
    step = position.step
    if type(move) is Pass and step == SERVE:
        return Refusal("fresh-start", "ST-A18") if position.asked == FRESH else LEGAL
    if type(move) is Stop and step == SECOND:
        return LEGAL
    if type(move) is Concede and step == PARRY:
        return LEGAL
    if type(move) is Take and step == ACT_VERLETZT:
        return LEGAL
    if type(move) is Keep and step == ACT_SCHIEDSRICHTER:
        return LEGAL
    if type(move) is Decline and ACT_FOUL <= step <= ACT_SCHIEDSRICHTER:
        return LEGAL
    if (type(move) is PlayOn or type(move) is End) and step == FULL_TIME:
        return LEGAL
    return wrong_step(position)


def wrong_step(position: Position) -> Refusal:
    """Something else is asked now."""
    return Refusal("wrong-step", STEP_CLAUSES[position.step], {"step": Word(f"step-{STEPS[position.step]}")})


def judge_foul(position: Position, move: Foul) -> Verdict:
    """Whom a Foul may name."""
    if position.step != ACT_FOUL:
        return wrong_step(position)
    victim = move.victim
    if not 0 <= victim < position.seats:
        return Refusal("no-such-seat", "ST-48")
    if victim == position.shooter:
        return Refusal("foul-yourself", "ST-48")
    if size(position.hands.get(victim)) < 2:
        return Refusal("foul-last-card", "ST-A13", {"victim": Player(victim)})
    return LEGAL


def judge_lay(position: Position, seat: int, move: Lay) -> Verdict:
    """Whether this card may be laid now."""
    face: i64 = FACE_NUMBERS[move.face]
    if face == BOMBER and move.call is None:  # ST-A33: also where nothing follows
        return Refusal("bomber-must-call", "ST-26")
    if face != BOMBER and move.call is not None:
        return Refusal("only-bomber-calls", "ST-26")
    if ACT_FOUL <= position.step <= ACT_SCHIEDSRICHTER or position.step >= FULL_TIME:
        return wrong_step(position)
    held = position.hands.get(seat) & position.deck.cards_of(face)
    if not held:
        return Refusal("not-in-hand", "ST-20", {"face": Word(f"face-{move.face}")})
    return LEGAL if held & position.fitting() else misfit(position, face)


def misfit(position: Position, face: i64) -> Refusal:
    """Why a card held does not fit."""
    if position.step == PARRY:
        return misfit_parry(position)
    asked = position.asked
    if position.step == SECOND or asked == ON_TORMANN:
        return Refusal("tormann-on-tormann", "ST-A7")
    if asked >= CALLED:
        name = Word(f"name-{NAMES[asked - CALLED]}")
        if face == BOMBER:
            return Refusal("bomber-on-bomber", "ST-27", {"name": name})
        if face == TORMANN:
            return Refusal("tormann-on-bomber", "ST-28", {"name": name})
        return Refusal("must-begin-with-called", "ST-26", {"name": name})
    return Refusal("must-begin-with", "ST-22", {"name": Word(f"name-{NAMES[asked]}")})


def misfit_parry(position: Position) -> Refusal:
    """Why a card does not prevent the goal."""
    action = position.deck.action_of(position.action_card)
    if action < FIRST_BOMBER:
        name = NAMES[action - FIRST_PARRIED]
        return Refusal("parry-needs-name", "ST-38", {"name": Word(f"name-{name}")})
    if action < FIRST_TORMANN:
        return Refusal("parry-needs-bomber", "ST-41")
    return Refusal("parry-needs-tormann", "ST-42")


def clause_of_serve(position: Position) -> str:
    """The clause under which a card is asked for in the step *serve*."""
    asked = position.asked
    if asked < NAME_COUNT:
        return "ST-22"
    if asked == FRESH:
        return "ST-18" if not position.laid else "ST-A3"
    return "ST-31" if asked == ON_TORMANN else "ST-26"


def clause_of_step(position: Position) -> str:
    """The clause that the current decision comes from."""
    step = position.step
    if step == SERVE:
        return clause_of_serve(position)
    if step == PARRY:
        return misfit_parry(position).clause
    return STEP_CLAUSES[FREE if step == FREE else step]
