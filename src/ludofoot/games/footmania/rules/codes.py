"""The numbers of choices: what simulation plays without building a move.

0 is the modest choice of every step: roll, pass, refuse, withdraw, finish, decline. Other numbers mean a
square, an amount, a kind of plus card or a footballer, as the step has it.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludofoot.games.footmania.records import (
    PLUSES,
    SPONSORS,
    SQUARES,
    Accept,
    Answer,
    Bid,
    Buy,
    Declare,
    Decline,
    Draw,
    Finish,
    FMMove,
    Go,
    Leave,
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
from ludofoot.games.footmania.rules.eleven import TRAINEE
from ludofoot.games.footmania.rules.position import (
    ANSWER,
    AUCTION,
    BUY,
    DEBT,
    DRAW,
    EURO_PLUS,
    PLUS,
    RETURN,
    ROLL,
    SUBSTITUTE,
    WAY,
    Position,
)

SPONSOR_CODE: Final = 1000
TARGET_CODE: Final = 100
TARGETS_A_KIND: Final = 16
CHANGE_CODE: Final = 10_000
CHANGES_A_PLACE: Final = 1000


def move_of(position: Position, code: i64) -> FMMove:
    """The move that a choice is."""
    step = position.step
    if step == ROLL:
        return Roll()
    if step == WAY:
        return Go(SQUARES[code])
    if step == DRAW or step == PLUS:
        return Draw() if code else Pass()
    if step == BUY:
        return Buy() if code else Refuse()
    if step == AUCTION:
        return Bid(code) if code else Leave()
    if step == RETURN:
        return Return(PLUSES[code])
    if step == DEBT:
        if code >= SPONSOR_CODE:
            return SellSponsor(SPONSORS[code - SPONSOR_CODE])
        return SellFootballer(position.album.name(code))
    return match_move(position, code)


def match_move(position: Position, code: i64) -> FMMove:
    """The same for matches and euromatches."""
    step = position.step
    if step == EURO_PLUS:
        return Play(PLUSES[code - 1]) if code else Finish()
    if step == ANSWER:
        return Answer(PLUSES[code - 1]) if code else Decline()
    if step == SUBSTITUTE:
        return Substitute(position.attacked + 1, position.album.name(code - 1)) if code else Decline()
    if code == 0:
        return Pass()
    if code < TARGET_CODE:
        return Play(PLUSES[code - 1])
    if code < CHANGE_CODE:
        kind, place = (code - TARGET_CODE) // TARGETS_A_KIND, (code - TARGET_CODE) % TARGETS_A_KIND
        return Play(PLUSES[kind], place + 1)
    place, card = (code - CHANGE_CODE) // CHANGES_A_PLACE, (code - CHANGE_CODE) % CHANGES_A_PLACE
    return Substitute(place + 1, position.album.name(card))


def code_of(position: Position, move: FMMove) -> i64:
    """The number of a choice."""
    if type(move) is Go:
        return SQUARES.index(move.to)
    if type(move) is Bid:
        return move.amount
    if type(move) is Return:
        return PLUSES.index(move.plus)
    if type(move) is Answer:
        return 1 + PLUSES.index(move.plus)
    if type(move) is Substitute:
        card = position.album.number_of[move.footballer]
        if position.step == SUBSTITUTE:
            return 1 + card
        return CHANGE_CODE + CHANGES_A_PLACE * (move.place - 1) + card
    if type(move) is Play:
        kind = PLUSES.index(move.plus)
        return 1 + kind if move.place is None else TARGET_CODE + TARGETS_A_KIND * kind + move.place - 1
    return 1 if type(move) is Draw or type(move) is Buy else 0


def cards_of(position: Position, eleven: tuple[str | None, ...]) -> list[int]:
    """An eleven that has been judged, as numbers."""
    numbers = position.album.number_of
    return [TRAINEE if name is None else numbers[name] for name in eleven]


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
