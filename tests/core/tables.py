"""Tables to test with."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludofoot.core import entries as log
from ludofoot.core.digest import digest
from ludofoot.core.entries import Occupant
from ludofoot.core.game import Game, Setup
from ludofoot.core.records import Move
from ludofoot.core.table import Reply, Table


def opened(
    game: Game[Any],
    seats: int = 2,
    *,
    seed: str = "fast:1:1",
    opener: int | None = None,
    decision_ms: int = 0,
    screens: str = "",
    bots: str = "",
) -> Table:
    """A table whose game has just been started at 0. `screens` and `bots` have a letter for each seat."""
    table = Table(game, seats, decision_ms)
    for seat in range(seats):
        bot = "random" if bots[seat : seat + 1] == "b" else ""
        who = Occupant(name=f"P{seat}", bot=bot, screen=screens[seat : seat + 1])
        done(table.do(log.Sat(at=0, seat=seat, who=who)))
    done(table.do(log.Started(at=0, setup=Setup(seats, opener=opener), seed=seed)))
    return table


def done(reply: Reply) -> Reply:
    """A reply that is no refusal."""
    assert reply.refusal is None, reply.refusal
    assert reply.entry is not None
    return reply


def play(table: Table, seat: int, move: Move, at: int = 0) -> Reply:
    return done(table.play(seat, move, at))


def play_on(table: Table, at: int = 0) -> None:
    """Plays the first listed decision of the first seat awaited."""
    state = table.playing()
    seat = state.awaited()[0]
    moves = [move for move in state.moves(seat) or [] if not state.is_open(seat, move)]
    play(table, seat, moves[0], at)


def refused(table: Table, ask: Callable[..., Reply], *what: object) -> str:
    """The code of a refusal, which must leave no trace."""
    before = trace(table)
    reply = ask(table, *what)
    assert reply.refusal is not None, reply
    assert (reply.entry, reply.told) == (None, ())
    assert trace(table) == before
    return reply.refusal.code


def trace(table: Table) -> Any:
    """Everything that a refused command must leave alone."""
    state = table.state
    position = None if state is None else (digest(state), state.luck().position())
    return (
        list(table.entries),
        position,
        list(table.lines),
        dict(table.clocks.running),
        dict(table.clocks.decided),
        table.clocks.paused_at,
        list(table.occupants),
        set(table.away),
        dict(table.bots_for_absent),
        table.broken_off,
        table.seed,
        table.setup,
    )


def kinds(table: Table) -> list[str]:
    """The log, a word a line."""
    return [type(entry).__name__ for entry in table.entries]


def times(table: Table) -> list[int]:
    return [entry.at for entry in table.entries]
