"""One game of bots at a real table, as a record: what replays, analyses and other tools begin with."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from ludofoot.bots import seat_bot
from ludofoot.bots.players import Players
from ludofoot.catalogue import load
from ludofoot.core.chance import FastChance
from ludofoot.core.entries import Occupant, Sat, Started
from ludofoot.core.game import Game, Setup
from ludofoot.core.logbook import Record, record_of
from ludofoot.core.options import Value
from ludofoot.core.records import Move, Refused
from ludofoot.core.sink import Sink
from ludofoot.core.state import State
from ludofoot.core.table import Table

DECISION_MS: Final = 400


class AtTable(Players):
    """Players whose moves become lines of a log."""

    table: Table

    def act(self, state: State[Any], seat: int, out: Sink) -> None:
        bot = self.bots[seat]
        assert bot is not None
        self.write(seat, bot.choose(self.game.view(state, seat), self.dice[seat]))

    def offer(self, state: State[Any], out: Sink) -> None:
        for seat, bot in enumerate(self.bots):
            if bot is not None and bot.knowhow.open_moves():
                wanted = bot.open_move(self.game.view(state, seat), self.dice[seat])
                if wanted is not None:
                    self.write(seat, wanted)

    def write(self, seat: int, move: Move) -> None:
        """Plays a move; raises `Refused`."""
        reply = self.table.play(seat, move, self.table.entries[-1].at + DECISION_MS)
        if reply.refusal is not None:
            raise Refused(reply.refusal.code, reply.refusal.clause, **reply.refusal.args)


def recorded(
    game: str | Game[Any], *, bots: Sequence[str], seed: int, options: dict[str, Value] | None = None
) -> Record:
    """A whole game with one bot for each seat. The same seed gives the same record; raises `Refused`."""
    found = load(game) if isinstance(game, str) else game
    seats = len(bots)
    table = Table(found, seats)
    for seat, level in enumerate(bots):
        table.do(Sat(at=0, seat=seat, who=Occupant(bot=level)))
    reply = table.do(Started(at=0, setup=Setup(seats, dict(options or {})), seed=f"fast:{seed}:0"))
    if reply.refusal is not None:
        raise Refused(reply.refusal.code, reply.refusal.clause, **reply.refusal.args)
    dice = [FastChance(seed, stream) for stream in range(1, seats + 2)]
    players, quiet = AtTable(found, [seat_bot(found, level) for level in bots], [*dice]), Sink()
    players.table = table
    while (seat := players.first(table.playable())) >= 0:
        players.act(table.playable(), seat, quiet)
        players.offer(table.playable(), quiet)
    return record_of(table)
