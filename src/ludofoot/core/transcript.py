"""A whole game in notation: readable, diffable, and enough to play it again card by card.

    game schuss-und-tor
    seats 2
    option parry waived
    * opener 1
    * deal 0 Fritz-Max …
    1 Max-Otto
    0 pass
    * action Tor
    = 1 0

A number heads a move of that seat, `T` one of the table, `*` what luck decided, `=` the scores.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from ludofoot.core.chance import NotInScript, ScriptedChance, ScriptRanOut
from ludofoot.core.game import Game, Setup
from ludofoot.core.options import Value
from ludofoot.core.records import TABLE, Move, Refusal, Refused
from ludofoot.core.sink import Telling, Telltale
from ludofoot.core.state import State


class Transcript(NamedTuple):
    """What a text says was played."""

    game: str
    setup: Setup
    answers: list[int]
    moves: list[tuple[int, Move]]
    scores: list[int]


def write_game(game: Game[Any], setup: Setup, state: State[Any], moves: Iterable[tuple[int, Move]]) -> str:
    """Plays these moves from a state that has just been started, and writes them down."""
    out = Telltale()
    game.tell_start(state, setup, out)
    lines = [*header(game, setup), *chance_lines(game, out.told)]
    for seat, move in moves:
        out = Telltale()
        state.apply(seat, move, out)
        lines += [f"{seat_mark(seat)} {game.notation().write(move)}", *chance_lines(game, out.told)]
    outcome = state.outcome()
    if outcome is not None:
        lines.append(" ".join(["=", *map(str, outcome.scores)]))
    return "\n".join([*lines, ""])


def header(game: Game[Any], setup: Setup) -> Iterator[str]:
    """What was settled before the first card."""
    yield f"game {game.id}"
    yield f"seats {setup.seats}"
    yield from (f"option {name} {value}" for name, value in sorted(setup.options.items()))
    if setup.opener is not None:
        yield f"opener {setup.opener}"


def chance_lines(game: Game[Any], told: Iterable[Telling]) -> Iterator[str]:
    """What luck decided among these events."""
    for telling in told:
        text = game.notation().write_chance(telling.full)
        if text is not None:
            yield f"* {text}"


def seat_mark(seat: int) -> str:
    """A seat as it stands at the head of a line."""
    return "T" if seat == TABLE else str(seat)


def read_game(text: str, game: Game[Any]) -> Transcript:
    """The game that is written there; raises `Refused` with the line that cannot be read."""
    seats, opener = 0, None
    options: dict[str, Value] = {}
    answers: list[int] = []
    moves: list[tuple[int, Move]] = []
    scores: list[int] = []
    for number, line in enumerate(text.splitlines(), 1):
        head, _, rest = line.strip().partition(" ")
        try:
            if head == "seats":
                seats = int(rest)
            elif head == "opener":
                opener = int(rest)
            elif head == "option":
                name, value = rest.split()
                options[name] = int(value) if value.lstrip("-").isdecimal() else value
            elif head == "*":
                answers += game.notation().answers(rest)
            elif head == "=":
                scores = [int(score) for score in rest.split()]
            elif head == "game":
                check_game(rest, game)
            elif head:
                moves.append((read_seat(head), game.notation().read(rest)))
        except (ValueError, KeyError, IndexError):
            raise Refused("bad-notation", line=number, text=line[:60]) from None
    return Transcript(game.id, Setup(seats, options, opener), answers, moves, scores)


def check_game(name: str, game: Game[Any]) -> None:
    """Raises ValueError if this is not the game that is written down."""
    if name != game.id:
        raise ValueError(name)


def read_seat(mark: str) -> int:
    """The seat at the head of a line; raises ValueError."""
    if mark != "T" and not mark.isdecimal():
        raise ValueError(mark)
    return TABLE if mark == "T" else int(mark)


def play_transcript(written: Transcript, game: Game[Any]) -> State[Any]:
    """Plays a transcript again, every move judged; raises `Refused` where it does not hold."""
    script = ScriptedChance(written.answers)
    number = 0
    try:
        state = game.begin(written.setup, script)
        for number, (seat, move) in enumerate(written.moves, 1):
            play_move(state, seat, move, written.setup.seats, number)
    except (NotInScript, ScriptRanOut):
        raise Refused("bad-transcript-move", number=number) from None
    outcome = state.outcome()
    if script.left() or written.scores != list(outcome.scores if outcome else ()):
        raise Refused("bad-transcript-move", number=number)
    return state


def play_move(state: State[Any], seat: int, move: Move, seats: int, number: int) -> None:
    """Judges a move and makes it."""
    verdict = state.judge(seat, move) if seat < seats else Refusal("not-seated")
    if isinstance(verdict, Refusal):
        raise Refused("bad-transcript-move", verdict.clause, number=number)
    state.apply(seat, move, Telltale())
