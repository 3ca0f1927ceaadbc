"""What may be done: a late or wrong card is a fault with its effect, whatever else may not be is refused."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludofoot.core.cards import bit, size
from ludofoot.core.records import LEGAL, TABLE, Fault, Player, Refusal, Verdict, Word
from ludofoot.games.passe_eclair.records import (
    NAMES,
    STEPS,
    Challenge,
    Decline,
    Lay,
    LetStand,
    NoMichi,
    PEMove,
    Ready,
    Swap,
    TimeUp,
)
from ludofoot.games.passe_eclair.rules.cards import DOG, FACE_NUMBERS, NAME_COUNT, large
from ludofoot.games.passe_eclair.rules.position import (
    BLOCK,
    CHALLENGE,
    NOBODY,
    OPEN,
    OVER,
    PARTNER,
    READY,
    Position,
)
from ludofoot.games.passe_eclair.rules.rounds import usable

OVER_NOW: Final = Refusal("game-over", "PE-64")
LATE_CARD: Final = Fault("PE-A16")
LATE_WORD: Final = Fault("PE-A17")


def judge(position: Position, seat: int, move: PEMove) -> Verdict:
    """Legal, a fault, or why not."""
    if position.step == OVER:
        return OVER_NOW if seat >= TABLE else Refusal("not-seated")
    if type(move) is TimeUp:
        return judge_time(position, seat, move)
    if not 0 <= seat < position.seats:
        return Refusal("not-seated")
    if type(move) is Lay:
        return named_top(position, move.on, LATE_CARD) or judge_lay(position, seat, move)
    if type(move) is Ready:
        return judge_ready(position, seat, move)
    if type(move) is Swap:
        return judge_swap(position, seat, move)
    return judge_word(position, seat, move)


def is_open(position: Position, seat: int) -> bool:
    """Who has declared or answered is not bound by it (PE-A29, PE-A30)."""
    return OPEN <= position.step <= CHALLENGE and (position.spoken & bit(seat)) != 0 if seat >= 0 else False


def judge_time(position: Position, seat: int, move: TimeUp) -> Verdict:
    """Only the table knows what time it is."""
    if seat != TABLE:
        return Refusal("only-the-table", "PE-D4")
    return LEGAL if move.step == STEPS[position.step] else Refusal("other-step", "PE-D4")


def named_top(position: Position, on: int, late: Fault) -> Verdict | None:
    """PE-A17, PE-A36: what names a card since covered is late, whatever else is wrong with it."""
    if not 0 < on <= position.tops:
        return Refusal("no-such-top", "PE-A17", {"top": int(position.tops)})
    return late if on < position.tops else None


def closed(position: Position) -> Refusal | None:
    """Why nothing can be laid or said of the top card in this step."""
    if position.step == READY:
        return Refusal("no-card-yet", "PE-A36")
    if position.step == PARTNER:
        return Refusal("michi-first", "PE-A36", {"seat": Player(int(position.layer))})
    return None


def judge_lay(position: Position, seat: int, move: Lay) -> Verdict:
    """Whether a card named for the present top card is right."""
    barred = closed(position)
    if barred is not None:
        return barred
    if position.step == CHALLENGE:
        return Refusal("may-be-challenged", "PE-A33", {"seat": Player(int(position.layer))})
    held: i64 = position.hands.get(seat) & position.deck.of_face[FACE_NUMBERS[move.face]]
    if not held:
        return Refusal("not-in-hand", "PE-10", {"face": Word(f"face-{move.face}")})
    return LEGAL if held & position.right(seat) else Fault("PE-A33" if position.by_challenge else "PE-A28")


# ---- words


def judge_word(position: Position, seat: int, move: PEMove) -> Verdict:
    """Declarations, answers and challenges."""
    assert isinstance(move, (Decline, NoMichi, Challenge, LetStand))
    if not position.by_challenge and (type(move) is Challenge or type(move) is LetStand):
        return Refusal("no-challenges", "PE-A15")
    verdict = named_top(position, move.on, LATE_WORD) or closed(position)
    if verdict is not None:
        return verdict
    if type(move) is Decline:
        return judge_decline(position, seat)
    if type(move) is NoMichi:
        return judge_no_michi(position, seat)
    if position.layer == NOBODY or not position.challengeable():
        return Refusal("nothing-to-challenge", "PE-A33")
    if position.layer == seat:
        return Refusal("challenge-yourself", "PE-A33")
    return judge_challenge(position, seat) if type(move) is Challenge else judge_let_stand(position, seat)


def judge_decline(position: Position, seat: int) -> Verdict:
    """PE-A8, PE-A29."""
    if position.step == CHALLENGE:
        return Refusal("may-be-challenged", "PE-A33", {"seat": Player(int(position.layer))})
    if position.step == BLOCK:
        return Refusal("blocked-already", "PE-A30")
    return Refusal("declined-already", "PE-A29") if position.spoken & bit(seat) else LEGAL


def judge_no_michi(position: Position, seat: int) -> Verdict:
    """PE-A30."""
    if position.step != BLOCK:
        return Refusal("not-blocked", "PE-A30")
    return Refusal("answered-already", "PE-A30") if position.spoken & bit(seat) else LEGAL


def judge_challenge(position: Position, seat: int) -> Verdict:
    """PE-A33: once a card."""
    return Refusal("challenged-already", "PE-A33") if position.challenged & bit(seat) else LEGAL


def judge_let_stand(position: Position, seat: int) -> Verdict:
    """PE-A33: asked of a Gros Michi or a last card alone."""
    if position.step != CHALLENGE:
        return Refusal("nothing-to-let-stand", "PE-A33")
    return Refusal("answered-already", "PE-A33") if position.spoken & bit(seat) else LEGAL


# ---- the exchange


def judge_swap(position: Position, seat: int, move: Swap) -> Verdict:
    """PE-37, PE-A25."""
    if position.step != PARTNER:
        return Refusal("no-swap-now", "PE-37")
    if seat != position.layer:
        return Refusal("not-your-michi", "PE-37", {"seat": Player(int(position.layer))})
    if not 0 <= move.partner < position.seats:
        return Refusal("no-such-partner", "PE-37")
    return Refusal("swap-with-yourself", "PE-A25") if move.partner == seat else LEGAL


# ---- the ready step


def judge_ready(position: Position, seat: int, move: Ready) -> Verdict:
    """PE-59 to PE-63, PE-A21, PE-A35."""
    if position.step != READY:
        return Refusal("round-runs", "PE-A21")
    if position.spoken & bit(seat):
        return Refusal("ready-already", "PE-A35")
    for face in move.cards:
        number: i64 = FACE_NUMBERS[face]
        if number >= DOG:
            return Refusal("token-needs-guy", "PE-61", {"face": Word(f"face-{face}")})
        held: i64 = size(position.hands.get(seat) & position.deck.of_face[number])
        if move.cards.count(face) > held:
            return Refusal("not-in-hand", "PE-60", {"face": Word(f"face-{face}")})
    return judge_tokens(position, seat, [large(FACE_NUMBERS[face]) for face in move.cards])


def may_take_back(position: Position, seat: int) -> bool:
    """PE-A21: what is sealed may be chosen anew until all are ready."""
    return position.step == READY and 0 <= seat < position.seats and (position.spoken & bit(seat)) != 0


def judge_tokens(position: Position, seat: int, names: list[int]) -> Verdict:
    """A token of its wild guy for each card, and never the last card."""
    for name in range(NAME_COUNT):
        if names.count(name) > usable(position, seat, name):
            if position.seats == 2:
                return Refusal("no-tokens-for-two", "PE-80")
            return Refusal("no-token", "PE-61", {"name": Word(f"name-{NAMES[name]}")})
    held = size(position.hands.get(seat))
    return Refusal("not-the-last-card", "PE-A21") if len(names) >= held else LEGAL
