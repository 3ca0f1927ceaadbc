"""A position in which one move is best beyond doubt: kept as what leads there, and solved on a real table."""

from __future__ import annotations

import datetime
import hashlib
from collections.abc import Iterable, Sequence
from fractions import Fraction
from functools import cache
from importlib.resources import files
from typing import Any, Final, NamedTuple

import msgspec

from ludofoot.catalogue import find_games, load
from ludofoot.coach.analysis import Weighed
from ludofoot.core.day import number_of
from ludofoot.core.entries import Occupant, Sat, Started
from ludofoot.core.game import Game, Setup
from ludofoot.core.records import Move, Player, Refused, Said, Word
from ludofoot.core.table import Table
from ludofoot.core.words import said_move

FILE: Final = "puzzles.jsonl"
"""In the folder of a game: one puzzle a line, the hardest first."""
OURS: Final = "ludofoot.games."
"""Games from elsewhere may have puzzles too, but the puzzle of the day is the same on every machine."""


class Puzzle(msgspec.Struct, frozen=True):
    """What leads to the position, whose move it is, and what was found to be best."""

    game: str
    rules: str
    setup: Setup
    seed: str
    moves: tuple[tuple[int, str], ...]
    """Seat and move, as the game writes it."""
    seat: int
    answer: str
    gap: float
    """By how much it is better than the best of all others, as a share of victory."""
    error: float
    worlds: int
    options: tuple[Weighed, ...]
    """The best moves, best first, each played on to the end."""
    missed: tuple[str, ...]
    """The levels that play something else."""
    reason: Said | None = None

    @property
    def stars(self) -> int:
        """How hard it is: so many levels miss it."""
        return len(self.missed)

    @property
    def key(self) -> str:
        """A name of its own: what leads there, and nothing of what was found."""
        text = msgspec.json.encode([self.game, self.rules, self.setup, self.seed, self.moves, self.seat])
        return hashlib.blake2b(text, digest_size=6).hexdigest()


class Tried(msgspec.Struct, frozen=True):
    """A move of the solution, as data and as it is said."""

    move: dict[str, Any]
    said: Said
    chance: float
    error: float


class Solution(msgspec.Struct, frozen=True):
    """What is shown once somebody has answered."""

    right: bool
    answer: dict[str, Any]
    said: Said
    """What was answered, in words."""
    own: int
    """Its place among the candidates; -1 for a move that was far behind all of them."""
    gap: float
    """By how much the best move is ahead of the second."""
    error: float
    worlds: int
    candidates: tuple[Tried, ...]
    """Best first."""
    reason: Said | None
    missed: tuple[str, ...]


def start_of(puzzle: Puzzle, at: int) -> Started:
    """The deal that leads to it: whatever is played from there wins no trophy."""
    return Started(at=at, setup=puzzle.setup, seed=puzzle.seed, branched=True)


def table_of(puzzle: Puzzle, seats: Sequence[Occupant] = ()) -> Table:
    """The table at which it is to be solved; raises `Refused` if the way there does not hold any more."""
    game = load(puzzle.game)
    if puzzle.rules != game.version():
        raise Refused("record-other-rules", found=puzzle.rules, known=game.version())
    table = Table(game, puzzle.setup.seats)
    for seat, who in enumerate(seats):
        table.do(Sat(at=0, seat=seat, who=who))
    table.do(start_of(puzzle, 0))
    for seat, move in way_of(puzzle):
        reply = table.play(seat, move, table.entries[-1].at)
        if reply.refusal is not None:
            raise Refused("record-tampered", line=len(table.entries) + 1)
    if puzzle.seat not in table.playing().awaited():
        raise Refused("record-tampered", line=len(table.entries))
    return table


def way_of(puzzle: Puzzle) -> list[tuple[int, Move]]:
    """Seat and move, one after the other."""
    notation = load(puzzle.game).notation()
    return [(seat, notation.read(written)) for seat, written in puzzle.moves]


def check_answer(table: Table, seat: int, move: Move) -> None:
    """Raises `Refused` for what the rules do not allow, and for what may be done at any time: it answers
    nothing."""
    table.check_move(seat, move)
    if table.playing().is_open(seat, move):
        raise Refused("puzzle-no-answer")


def solution_of(puzzle: Puzzle, answer: Move) -> Solution:
    """Whether an answer is right, and everything about it."""
    notation = load(puzzle.game).notation()
    moves = [notation.read(each.move) for each in puzzle.options]
    return Solution(
        right=answer == notation.read(puzzle.answer),
        answer=msgspec.to_builtins(answer),
        said=said_move(answer),
        own=moves.index(answer) if answer in moves else -1,
        gap=puzzle.gap,
        error=puzzle.error,
        worlds=puzzle.worlds,
        candidates=tuple(map(tried, moves, puzzle.options)),
        reason=puzzle.reason,
        missed=puzzle.missed,
    )


def tried(move: Move, weighed: Weighed) -> Tried:
    """One of the moves, for people."""
    return Tried(msgspec.to_builtins(move), said_move(move), weighed.chance, weighed.error)


# ---- those that are there


def write_puzzles(puzzles: Iterable[Puzzle]) -> bytes:
    """One a line."""
    return b"".join(msgspec.json.encode(puzzle) + b"\n" for puzzle in puzzles)


def read_puzzles(data: bytes) -> tuple[Puzzle, ...]:
    """Those of a file; raises `Refused` for anything else."""
    try:
        found = [msgspec.json.decode(line, type=Puzzle) for line in data.splitlines() if line]
        return tuple(msgspec.structs.replace(each, reason=as_said(each.reason)) for each in found)
    except msgspec.DecodeError as error:
        raise Refused("record-damaged", reason=str(error)[:200]) from None


def as_said(reason: Said | None) -> Said | None:
    """A sentence that was read from a file: what goes into it are words, players and sentences again."""
    return (
        None if reason is None else Said(reason.code, {n: given(value) for n, value in reason.args.items()})
    )


def given(value: Any) -> Any:
    """What goes into a sentence."""
    if not isinstance(value, dict):
        return value
    if "type" in value:
        return msgspec.convert(value, Word | Player)
    return as_said(msgspec.convert(value, Said))


def puzzles_of(game: Game[Any]) -> tuple[Puzzle, ...]:
    """Those that come with a game, as far as they are about its present rules."""
    version = game.version()
    return tuple(puzzle for puzzle in shipped(game.package) if puzzle.rules == version)


@cache
def shipped(package: str) -> tuple[Puzzle, ...]:
    """All that lie in a game's folder."""
    file = files(package) / FILE if package else None
    return read_puzzles(file.read_bytes()) if file is not None and file.is_file() else ()


# ---- one a day


class Numbered(NamedTuple):
    """The puzzle of a day, by the number of the day."""

    number: int
    puzzle: Puzzle


def puzzle_of_the_day(day: datetime.date) -> Puzzle:
    """The same for everybody, wherever the same puzzles lie in the boxes; raises `Refused`."""
    return puzzle_of_number(number_of(day)).puzzle


def puzzle_of_number(number: int) -> Numbered:
    """The one of the day with this number; raises `Refused`."""
    found = turns()
    if number < 1 or not found:
        raise Refused("no-such-puzzle", number=number)
    return Numbered(number, found[(number - 1) % len(found)])


def puzzles_before(number: int) -> list[Numbered]:
    """Those of the days before, the latest first and each once: all that are not yet to come."""
    return [puzzle_of_number(each) for each in range(number - 1, max(0, number - len(turns())), -1)]


@cache
def turns() -> tuple[Puzzle, ...]:
    """All that come with this package in the order of the days: none comes again before all others have, and
    those of a game lie as far apart as they can."""
    ours = [game for game in find_games().values() if game.package.startswith(OURS)]
    placed = [
        (Fraction(2 * place + 1, 2 * len(found)), game.id, puzzle)
        for game in ours
        for found in [sorted(puzzles_of(game), key=lambda puzzle: puzzle.key)]
        for place, puzzle in enumerate(found)
    ]
    return tuple(puzzle for _, _, puzzle in sorted(placed, key=lambda one: one[:2]))
