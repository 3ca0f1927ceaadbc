"""What may be done: every refusal names its clause and says what can be done instead."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludofoot.core.records import LEGAL, Refusal, Verdict, Word
from ludofoot.games.football_a_la_carte.records import (
    DIRECTIONS,
    Concede,
    Cut,
    Discard,
    FaceText,
    FCMove,
    FreeKick,
    Pass,
    Play,
    Stop,
    ThrowIn,
)
from ludofoot.games.football_a_la_carte.rules.cards import FACE_NUMBERS, is_free_kick
from ludofoot.games.football_a_la_carte.rules.choices import penalty_possible
from ludofoot.games.football_a_la_carte.rules.pitch import (
    AREA,
    NAMES,
    NOWHERE,
    OUT_WEST,
    around,
    in_area,
    square_named,
)
from ludofoot.games.football_a_la_carte.rules.position import (
    CLEAR,
    CUT_PILE,
    FOLLOW,
    KICK_OFF,
    LAST_STOP,
    PLAY,
    STOP,
    THROW,
    Position,
)

STEP_CLAUSES: Final = ["FC-25", "FC-19", "FC-36", "FC-66", "FC-41", "FC-45", "FC-77", "FC-52"]
STEP_WORDS: Final = [
    "step-kick-off",
    "step-play",
    "step-follow",
    "step-throw-in",
    "step-clear",
    "step-stop",
    "step-last-stop",
    "step-cut",
]


def judge(position: Position, seat: int, move: FCMove) -> Verdict:
    """Legal, or why not."""
    barred = position.barred(seat)
    if barred is not None:
        return barred
    if type(move) is Play:
        return judge_play(position, seat, move)
    if type(move) is FreeKick:
        return judge_free_kick(position, seat, move)
    if type(move) is Stop:
        return judge_stop(position, seat, move)
    if type(move) is Discard:
        return judge_discard(position, seat, move)
    if type(move) is ThrowIn:
        return judge_throw(position, move)
    return judge_plain(position, seat, move)


def clause_of_step(position: Position) -> str:
    """The clause that the current decision comes from."""
    if position.step == CUT_PILE and position.colour == 0:
        return "FC-60"
    return STEP_CLAUSES[position.step]


def clause_of_bar(position: Position, code: str) -> str:
    """The clause that keeps a seat from deciding: the end, or whose turn it is."""
    if code != "not-your-turn":
        return "FC-88" if code == "game-over" else ""
    if position.step == STOP:
        return "FC-A21"
    if position.step == LAST_STOP or position.step == CUT_PILE:
        return clause_of_step(position)
    return "FC-16" if position.seats == 3 else "FC-15"


def wrong_step(position: Position) -> Refusal:
    """Something else is asked now."""
    return Refusal("wrong-step", clause_of_step(position), {"step": Word(STEP_WORDS[position.step])})


def holds(position: Position, seat: i64, face: FaceText) -> bool:
    """Whether a card with this face is in that hand."""
    return position.hands.get(seat) & position.deck.cards_of(FACE_NUMBERS[face]) != 0


def not_in_hand(face: FaceText) -> Refusal:
    """The card is elsewhere."""
    return Refusal("not-in-hand", "FC-13", {"face": Word(f"face-{face}")})


def judge_plain(position: Position, seat: int, move: FCMove) -> Verdict:
    """The moves that name nothing: each belongs to its steps."""
    step = position.step
    if type(move) is Cut and step == CUT_PILE:
        return LEGAL
    if type(move) is Concede and step == STOP:
        return LEGAL
    if type(move) is Concede and step == LAST_STOP:
        if position.hands.get(seat) & position.deck.stoppers:
            return Refusal("must-stop", "FC-A44")
        return LEGAL
    if type(move) is Pass and position.moves_ball():
        return judge_pass(position, seat)
    return wrong_step(position)


def judge_pass(position: Position, seat: i64) -> Verdict:
    """FC-A23: only who has nothing to play and nothing to draw."""
    if position.playable(seat):
        return Refusal("must-play", "FC-A22")
    return LEGAL if position.pile == 0 else Refusal("must-discard", "FC-A23")


def judge_discard(position: Position, seat: int, move: Discard) -> Verdict:
    """FC-A23: only who has nothing to play, and can draw."""
    if not position.moves_ball():
        return wrong_step(position)
    if not holds(position, seat, move.face):
        return not_in_hand(move.face)
    if position.playable(seat):
        return Refusal("must-play", "FC-A22")
    return LEGAL if position.pile else Refusal("nothing-to-draw", "FC-A23")


def judge_throw(position: Position, move: ThrowIn) -> Verdict:
    """FC-66, FC-A26: one square in any direction, never off the pitch."""
    if position.step != THROW:
        return wrong_step(position)
    if square_named(move.to) in around(position.ball):
        return LEGAL
    return Refusal("throw-too-far", "FC-66", {"square": NAMES[position.ball]})


def judge_stop(position: Position, seat: int, move: Stop) -> Verdict:
    """FC-46, FC-48: with a Goalkeeper or a Corner; FC-49: only a ball in the net."""
    if position.step != STOP and position.step != LAST_STOP:
        if position.deck.cards_of(FACE_NUMBERS[move.face]) & position.deck.stoppers:
            return Refusal("nothing-to-stop", "FC-49")
        return wrong_step(position)
    if not holds(position, seat, move.face):
        return not_in_hand(move.face)
    if position.deck.cards_of(FACE_NUMBERS[move.face]) & position.deck.stoppers:
        return LEGAL
    return Refusal("stops-nothing", "FC-46", {"face": Word(f"face-{move.face}")})


def judge_play(position: Position, seat: int, move: Play) -> Verdict:
    """Whether this card may move the ball now, from there, with the Penalty."""
    if position.step == THROW:
        return Refusal("throw-first", "FC-66", {"square": NAMES[position.ball]})
    if not position.moves_ball():
        return wrong_step(position)
    if not holds(position, seat, move.face):
        return not_in_hand(move.face)
    if not position.deck.cards_of(FACE_NUMBERS[move.face]) & position.movers():
        return misfit(position, move.face)
    wrong = judge_start(position, move)
    if wrong is not None:
        return wrong
    return judge_penalty(position, seat, move) if move.penalty else LEGAL


def misfit(position: Position, face: FaceText) -> Refusal:
    """Why a card held cannot move the ball."""
    card = {"face": Word(f"face-{face}")}
    if position.step == KICK_OFF:
        return Refusal("kick-off-needs-attacker", "FC-30", card)
    if position.step == CLEAR:
        return Refusal("clear-needs-attacker-or-keeper", "FC-41", card)
    if position.step == FOLLOW:
        return Refusal("attacker-must-follow", "FC-36", card)
    if is_free_kick(FACE_NUMBERS[face]):
        return Refusal("choose-direction", "FC-35", card)
    if face == "penalty":
        return Refusal("penalty-goes-with-attacker", "FC-A6")
    return Refusal("only-in-the-net", "FC-49", card)


def judge_start(position: Position, move: Play) -> Refusal | None:
    """The ball starts from one of the squares that there are, or from where it lies."""
    starts = position.starts()
    if not starts:
        return None if move.start is None else Refusal("ball-lies", "FC-20", {"square": NAMES[position.ball]})
    if move.start is not None and square_named(move.start) in starts:
        return None
    squares = tuple([NAMES[square] for square in starts])
    return Refusal("bad-start", clause_of_start(position), {"squares": squares})


def clause_of_start(position: Position) -> str:
    """The clause that says where the ball starts; left and right as its player sees them (FC-A24)."""
    if position.step == KICK_OFF:
        return "FC-28"
    if position.side == AREA:
        return "FC-57"
    return "FC-44" if (position.side == OUT_WEST) == position.upward() else "FC-43"


def judge_penalty(position: Position, seat: int, move: Play) -> Verdict:
    """FC-58: with the card, and with the ball in the opponents' penalty area."""
    if not holds(position, seat, "penalty"):
        return not_in_hand("penalty")
    start = NOWHERE if move.start is None else square_named(move.start)
    if penalty_possible(position, FACE_NUMBERS[move.face], start):
        return LEGAL
    return Refusal("not-in-their-area", "FC-58", {"face": Word(f"face-{move.face}")})


def judge_free_kick(position: Position, seat: int, move: FreeKick) -> Verdict:
    """FC-34, FC-A9, FC-A10: in open play, outside the areas, and with an Attacker to follow or as a shot."""
    face = FACE_NUMBERS[move.face]
    if position.step == THROW:
        return Refusal("throw-first", "FC-66", {"square": NAMES[position.ball]})
    if not position.moves_ball():
        return wrong_step(position)
    if not holds(position, seat, move.face):
        return not_in_hand(move.face)
    if not is_free_kick(face):
        return Refusal("no-free-kick", "FC-35", {"face": Word(f"face-{move.face}")})
    if position.step != PLAY:
        return misfit(position, move.face)
    if in_area(position.ball, True) or in_area(position.ball, False):
        return Refusal("free-kick-in-area", "FC-34", {"square": NAMES[position.ball]})
    if position.hands.get(seat) & position.deck.attackers:
        return LEGAL
    if position.is_shot(face, DIRECTIONS.index(move.direction)):
        return LEGAL
    return Refusal("free-kick-needs-attacker", "FC-A9", {"face": Word(f"face-{move.face}")})
