"""Every kind of decision of a game, from records: beginners play until the first seat was asked each."""

from __future__ import annotations

from typing import Any

from ludofoot.core import entries as log
from ludofoot.core.chance import FastChance
from ludofoot.core.entries import Occupant
from ludofoot.core.game import Game, Setup
from ludofoot.core.logbook import record_of, write_record
from ludofoot.core.prompts import Prompt
from ludofoot.core.table import Table

MOST_MOVES = 3000
NAMES = ("Zoé", "Maximilian", "Lina", "Bruno")


def kinds(game: Game[Any], setup: Setup, games: int) -> dict[str, bytes]:
    """A record for each question that the first seat is asked in so many games, up to where it is asked."""
    found: dict[str, bytes] = {}
    for seed in range(1, games + 1):
        collect(begun(game, setup, seed), game, FastChance(seed, 2), found)
    return found


def finished(game: Game[Any], setup: Setup) -> bytes:
    """The record of a whole game."""
    table = begun(game, setup, 1)
    collect(table, game, FastChance(1, 2), {})
    return write_record(record_of(table))


def begun(game: Game[Any], setup: Setup, seed: int) -> Table:
    """A table at which everybody sits and the cards are dealt."""
    table = Table(game, setup.seats)
    for seat in range(setup.seats):
        table.do(log.Sat(at=0, seat=seat, who=Occupant(name=NAMES[seat])))
    table.do(log.Started(at=0, setup=setup, seed=f"fast:{seed}:1"))
    return table


def collect(table: Table, game: Game[Any], chance: FastChance, found: dict[str, bytes]) -> None:
    """Plays one game to its end; whatever is asked for the second time is not kept."""
    knowhow = game.knowhow()
    for _ in range(MOST_MOVES):
        state = table.playable()
        awaited = state.awaited()
        if not awaited:
            return
        kind = asked_first(game, state) if 0 in awaited else ""
        if kind and kind not in found:
            found[kind] = write_record(record_of(table))
        table.play(awaited[-1], knowhow.beginner(state, awaited[-1], chance))


def asked_first(game: Game[Any], state: Any) -> str:
    """What the first seat is waited for, as the code of the question."""
    prompts: tuple[Prompt, ...] = tuple(game.prompts(state, 0))
    return next((prompt.ask.code for prompt in prompts if prompt.pace != "open"), "")
