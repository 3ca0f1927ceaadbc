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
from ludofoot.games.passe_eclair.rules.deck import DOG, FACE_NUMBERS, NAME_COUNT, large
from ludofoot.games.passe_eclair.rules.position import (
    BLOCK,
    CHALLENGE,
    NOBODY,
    OPEN,
    OVER,
    OVER_NOW,
    PARTNER,
    READY,
)
from ludofoot.games.passe_eclair.rules.rounds import Rounds

LATE_CARD: Final = Fault("PE-A16")
LATE_WORD: Final = Fault("PE-A17")


def judge(game: Rounds, seat: int, move: PEMove) -> Verdict:
    """Legal, a fault, or why not."""
    if game.step == OVER:
        return OVER_NOW if seat >= TABLE else Refusal("not-seated")
    if type(move) is TimeUp:
        return judge_time(game, seat, move)
    if not 0 <= seat < game.seats:
        return Refusal("not-seated")
    if type(move) is Lay:
        return named_top(game, move.on, LATE_CARD) or judge_lay(game, seat, move)
    if type(move) is Ready:
        return judge_ready(game, seat, move)
    if type(move) is Swap:
        return judge_swap(game, seat, move)
    return judge_word(game, seat, move)


def judge_time(game: Rounds, seat: int, move: TimeUp) -> Verdict:
    """Only the table knows what time it is."""
    if seat != TABLE:
        return Refusal("only-the-table", "PE-D4")
    return LEGAL if move.step == STEPS[game.step] else Refusal("other-step", "PE-D4")


def named_top(game: Rounds, on: int, late: Fault) -> Verdict | None:
    """PE-A17, PE-A36: what names a card since covered is late, whatever else is wrong with it."""
    if not 0 < on <= game.tops:
        return Refusal("no-such-top", "PE-A17", {"top": int(game.tops)})
    return late if on < game.tops else None


def closed(game: Rounds) -> Refusal | None:
    """Why nothing can be laid or said of the top card in this step."""
    if game.step == READY:
        return Refusal("no-card-yet", "PE-A36")
    if game.step == PARTNER:
        return Refusal("michi-first", "PE-A36", {"seat": Player(int(game.layer))})
    return None


def judge_lay(game: Rounds, seat: int, move: Lay) -> Verdict:
    """Whether a card named for the present top card is right."""
    barred = closed(game)
    if barred is not None:
        return barred
    if game.step == CHALLENGE:
        return Refusal("may-be-challenged", "PE-A33", {"seat": Player(int(game.layer))})
    held: i64 = game.hands.get(seat) & game.deck.of_face[FACE_NUMBERS[move.face]]
    if not held:
        return Refusal("not-in-hand", "PE-10", {"face": Word(f"face-{move.face}")})
    return LEGAL if held & game.right(seat) else Fault("PE-A33" if game.by_challenge else "PE-A28")


# ---- words


def judge_word(game: Rounds, seat: int, move: PEMove) -> Verdict:
    """Declarations, answers and challenges."""
    assert isinstance(move, (Decline, NoMichi, Challenge, LetStand))
    if not game.by_challenge and (type(move) is Challenge or type(move) is LetStand):
        return Refusal("no-challenges", "PE-A15")
    verdict = named_top(game, move.on, LATE_WORD) or closed(game)
    if verdict is not None:
        return verdict
    if type(move) is Decline:
        return judge_decline(game, seat)
    if type(move) is NoMichi:
        return judge_no_michi(game, seat)
    if game.layer == NOBODY or not game.challengeable():
        return Refusal("nothing-to-challenge", "PE-A33")
    if game.layer == seat:
        return Refusal("challenge-yourself", "PE-A33")
    return judge_challenge(game, seat) if type(move) is Challenge else judge_let_stand(game, seat)


def judge_decline(game: Rounds, seat: int) -> Verdict:
    """PE-A8, PE-A29."""
    if game.step == CHALLENGE:
        return Refusal("may-be-challenged", "PE-A33", {"seat": Player(int(game.layer))})
    if game.step == BLOCK:
        return Refusal("blocked-already", "PE-A30")
    return Refusal("declined-already", "PE-A29") if game.spoken & bit(seat) else LEGAL


def judge_no_michi(game: Rounds, seat: int) -> Verdict:
    """PE-A30."""
    if game.step != BLOCK:
        return Refusal("not-blocked", "PE-A30")
    return Refusal("answered-already", "PE-A30") if game.spoken & bit(seat) else LEGAL


def judge_challenge(game: Rounds, seat: int) -> Verdict:
    """PE-A33: once a card."""
    return Refusal("challenged-already", "PE-A33") if game.challenged & bit(seat) else LEGAL


def judge_let_stand(game: Rounds, seat: int) -> Verdict:
    """PE-A33: asked of a Gros Michi or a last card alone."""
    if game.step != CHALLENGE:
        return Refusal("nothing-to-let-stand", "PE-A33")
    return Refusal("answered-already", "PE-A33") if game.spoken & bit(seat) else LEGAL


# ---- the exchange


def judge_swap(game: Rounds, seat: int, move: Swap) -> Verdict:
    """PE-37, PE-A25."""
    if game.step != PARTNER:
        return Refusal("no-swap-now", "PE-37")
    if seat != game.layer:
        return Refusal("not-your-michi", "PE-37", {"seat": Player(int(game.layer))})
    if not 0 <= move.partner < game.seats:
        return Refusal("no-such-partner", "PE-37")
    return Refusal("swap-with-yourself", "PE-A25") if move.partner == seat else LEGAL


# ---- the ready step


def judge_ready(game: Rounds, seat: int, move: Ready) -> Verdict:
    """PE-59 to PE-63, PE-A21, PE-A35."""
    if game.step != READY:
        return Refusal("round-runs", "PE-A21")
    if game.spoken & bit(seat):
        return Refusal("ready-already", "PE-A35")
    for face in move.cards:
        number: i64 = FACE_NUMBERS[face]
        if number >= DOG:
            return Refusal("token-needs-guy", "PE-61", {"face": Word(f"face-{face}")})
        held: i64 = size(game.hands.get(seat) & game.deck.of_face[number])
        if move.cards.count(face) > held:
            return Refusal("not-in-hand", "PE-60", {"face": Word(f"face-{face}")})
    return judge_tokens(game, seat, [large(FACE_NUMBERS[face]) for face in move.cards])


def judge_tokens(game: Rounds, seat: int, names: list[int]) -> Verdict:
    """A token of its wild guy for each card, and never the last card."""
    for name in range(NAME_COUNT):
        if names.count(name) > game.usable(seat, name):
            if game.seats == 2:
                return Refusal("no-tokens-for-two", "PE-80")
            return Refusal("no-token", "PE-61", {"name": Word(f"name-{NAMES[name]}")})
    held = size(game.hands.get(seat))
    return Refusal("not-the-last-card", "PE-A21") if len(names) >= held else LEGAL


def clause_of_step(game: Rounds) -> str:
    """The clause that the question of this step comes from."""
    if game.step == OPEN:
        return "PE-18" if game.asked < NAME_COUNT else "PE-A2"
    if game.step == BLOCK:
        return "PE-A9"
    if game.step == CHALLENGE:
        return "PE-A33"
    return "PE-37" if game.step == PARTNER else "PE-A35"
