"""Finished games between bots, as records."""

from __future__ import annotations

from functools import cache
from typing import Any

from ludofoot import FastChance, Game, Setup, load
from ludofoot.bots import seat_bot
from ludofoot.bots.players import Players
from ludofoot.core.entries import Started
from ludofoot.core.logbook import Record, record_of
from ludofoot.core.records import Move
from ludofoot.core.sink import Sink
from ludofoot.core.state import State
from ludofoot.core.table import Table


class Scribe(Players):
    """Players whose moves are made at a table."""

    table: Table

    def act(self, state: State[Any], seat: int, out: Sink) -> None:
        bot = self.bots[seat]
        assert bot is not None
        self.write(seat, bot.choose(self.game.view(state, seat), self.dice[seat]))

    def write(self, seat: int, move: Move) -> None:
        reply = self.table.play(seat, move, self.table.entries[-1].at + 400)
        assert reply.refusal is None, reply.refusal


@cache
def finished(game_id: str, seats: int, seed: int = 17) -> Record:
    """A whole game of two beginners and better players in turn."""
    return record_of(played(game_id, seats, seed))


def played(game_id: str, seats: int, seed: int, most: int = 100_000) -> Table:
    """A table at which so many decisions were made at most."""
    game = load(game_id)
    table = Table(game, seats)
    table.do(Started(at=0, setup=Setup(seats, shortest(game)), seed=f"fast:{seed}:1"))
    levels = ("debutant", "confirme")
    bots = [seat_bot(game, levels[seat % 2]) for seat in range(seats)]
    players = Scribe(game, [*bots], [FastChance(seed, stream) for stream in range(2, seats + 3)])
    players.table = table
    while most and (seat := players.first(table.playable())) >= 0:
        players.act(table.playable(), seat, Sink())
        most -= 1
    return table


def shortest(game: Game[Any]) -> dict[str, Any]:
    """The proposed length that is over soonest, where the game proposes any."""
    return dict(min(game.presets, key=lambda preset: preset.minutes).options) if game.presets else {}
