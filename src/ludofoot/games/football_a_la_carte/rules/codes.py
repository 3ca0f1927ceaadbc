"""Every move has a number: what the rules work with, and what simulation never has to build a record for."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludofoot.games.football_a_la_carte.records import (
    DIRECTIONS,
    FACES,
    Concede,
    Cut,
    Discard,
    FCMove,
    FreeKick,
    Pass,
    Play,
    Stop,
    ThrowIn,
)
from ludofoot.games.football_a_la_carte.rules.cards import FACE_NUMBERS
from ludofoot.games.football_a_la_carte.rules.pitch import NAMES, NOWHERE, square_named

# First the moves that name a card, each kind in a row of faces; then throws by square; then plays, by square
# of departure (0 for none), Penalty and face.
ROW: Final = 80
FIRST_STOP: Final = 0
FIRST_DISCARD: Final = 80
FIRST_FREE_KICK_MOVE: Final = 160
CONCEDE: Final = 400
CUT: Final = 401
PASS: Final = 402
FIRST_THROW: Final = 500
FIRST_PLAY: Final = 700

MADE: Final[dict[int, FCMove]] = {}
"""The moves already made from their numbers: they are frozen, so one of each will do."""


def play_code(face: i64, start: i64, penalty: bool) -> i64:
    """The number of a card that moves the ball."""
    return FIRST_PLAY + ((start + 1) * 2 + (1 if penalty else 0)) * ROW + face


def code_of(move: FCMove) -> i64:
    """The number of a move."""
    if type(move) is Play:
        start = NOWHERE if move.start is None else square_named(move.start)
        return play_code(FACE_NUMBERS[move.face], start, move.penalty)
    if type(move) is FreeKick:
        direction = DIRECTIONS.index(move.direction)
        return FIRST_FREE_KICK_MOVE + direction * ROW + FACE_NUMBERS[move.face]
    if type(move) is ThrowIn:
        return FIRST_THROW + square_named(move.to)
    if type(move) is Stop:
        return FIRST_STOP + FACE_NUMBERS[move.face]
    if type(move) is Discard:
        return FIRST_DISCARD + FACE_NUMBERS[move.face]
    if type(move) is Concede:
        return CONCEDE
    return CUT if type(move) is Cut else PASS


def move_of(code: int) -> FCMove:
    """The move with this number."""
    found = MADE.get(code)
    if found is None:
        found = made(code)
        MADE[code] = found
    return found


def made(code: int) -> FCMove:
    """The same, made anew."""
    if code >= FIRST_PLAY:
        rest, face = divmod(code - FIRST_PLAY, ROW)
        start = rest // 2 - 1
        return Play(FACES[face], None if start == NOWHERE else NAMES[start], rest % 2 == 1)
    if code >= FIRST_THROW:
        return ThrowIn(NAMES[code - FIRST_THROW])
    if code >= CONCEDE:
        return Concede() if code == CONCEDE else Cut() if code == CUT else Pass()
    if code >= FIRST_FREE_KICK_MOVE:
        direction, face = divmod(code - FIRST_FREE_KICK_MOVE, ROW)
        return FreeKick(FACES[face], DIRECTIONS[direction])
    return Discard(FACES[code - FIRST_DISCARD]) if code >= FIRST_DISCARD else Stop(FACES[code])
