"""What moves do: which of the rules carries each of them out."""

from __future__ import annotations

from mypy_extensions import i64

from ludofoot.core.cards import bit, lowest
from ludofoot.core.sink import Sink
from ludofoot.games.passe_eclair.records import (
    Challenge,
    Decline,
    LateText,
    Lay,
    LetStand,
    NoMichi,
    PEMove,
    Ready,
    Swap,
    TimeUp,
)
from ludofoot.games.passe_eclair.rules import telling
from ludofoot.games.passe_eclair.rules.blocks import decline, lay_no_michi
from ludofoot.games.passe_eclair.rules.cards import FACE_NUMBERS, MICHI
from ludofoot.games.passe_eclair.rules.challenges import challenge, let_stand
from ludofoot.games.passe_eclair.rules.clock import time_up
from ludofoot.games.passe_eclair.rules.codes import (
    CHALLENGE_IT,
    DECLINE,
    FIRST_READY,
    FIRST_SWAP,
    LET_STAND,
    NO_MICHI,
)
from ludofoot.games.passe_eclair.rules.laying import lay
from ludofoot.games.passe_eclair.rules.michi import swap
from ludofoot.games.passe_eclair.rules.position import Position
from ludofoot.games.passe_eclair.rules.rounds import ready_choices, say_ready


def apply(position: Position, seat: i64, move: PEMove, out: Sink) -> None:
    """Carries out a move that is legal or a fault."""
    if type(move) is Lay:
        apply_card(position, seat, move, out)
    elif type(move) is Ready:
        say_ready(position, seat, chosen_cards(position, seat, move), out)
    elif type(move) is Swap:
        swap(position, move.partner, out)
    elif type(move) is TimeUp:
        time_up(position, out)
    else:
        apply_word(position, seat, move, out)


def apply_card(position: Position, seat: i64, move: Lay, out: Sink) -> None:
    """PE-68, PE-69, PE-A16: a card that comes too late is taken back without penalty."""
    if move.on < position.tops:
        if out.on:
            telling.tell_late_card(position, seat, move, out)
    else:
        lay(position, seat, FACE_NUMBERS[move.face], out)


def apply_word(position: Position, seat: i64, move: PEMove, out: Sink) -> None:
    """A declaration, an answer or a challenge; PE-A17: nothing comes of one that is too late."""
    if type(move) is Decline:
        late: LateText = "decline"
        code: i64 = DECLINE
        on: i64 = move.on
    elif type(move) is NoMichi:
        late, code, on = "no-michi", NO_MICHI, move.on
    elif type(move) is Challenge:
        late, code, on = "challenge", CHALLENGE_IT, move.on
    else:
        assert type(move) is LetStand
        late, code, on = "let-stand", LET_STAND, move.on
    if on < position.tops:
        if out.on:
            telling.tell_late_word(seat, late, on, out)
    else:
        act(position, seat, code, out)


def act(position: Position, seat: i64, code: i64, out: Sink) -> None:
    """Carries out the move with this number, on the present top card."""
    if code <= MICHI:
        lay(position, seat, code, out)
    elif code == DECLINE:
        decline(position, seat, out)
    elif code == NO_MICHI:
        lay_no_michi(position, seat, out)
    elif code == CHALLENGE_IT:
        challenge(position, seat, out)
    elif code == LET_STAND:
        let_stand(position, seat, out)
    elif code < FIRST_READY:
        swap(position, code - FIRST_SWAP, out)
    else:
        chosen: i64 = 0 if code == FIRST_READY else ready_choices(position, seat)[code - FIRST_READY]
        say_ready(position, seat, chosen, out)


def chosen_cards(position: Position, seat: i64, move: Ready) -> i64:
    """The cards named for tokens: of copies the lowest."""
    chosen: i64 = 0
    for face in move.cards:
        held: i64 = position.hands.get(seat) & ~chosen
        chosen |= bit(lowest(held & position.deck.of_face[FACE_NUMBERS[face]]))
    return chosen


def take_back(position: Position, seat: i64) -> None:
    """PE-A21: nothing is said and nothing chosen yet."""
    position.spoken &= ~bit(seat)
    position.chosen.put(seat, 0)
