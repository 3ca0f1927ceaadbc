"""A game from the middle: beginners play until something is so, then a person takes over."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import httpx

from ludofoot.core import entries as log
from ludofoot.core.chance import FastChance
from ludofoot.core.entries import Occupant
from ludofoot.core.game import Game, Setup
from ludofoot.core.logbook import record_of, write_record
from ludofoot.core.table import Table
from tests.browser.visitor import Visitor

MOST_MOVES = 5000
MOST_GAMES = 200
KEEP = """([game, table, seat, token]) => localStorage.setItem(
    "ludofoot:table:" + table, JSON.stringify({ seats: { [seat]: { token } }, game }))"""


def played_until(game: Game[Any], moment: Callable[[Any], bool], setup: Setup, seed: int = 1) -> bytes:
    """The record, up to there, of the first game with a moment like this, as the first seat sees it."""
    for each in range(seed, seed + MOST_GAMES):
        table = Table(game, setup.seats)
        for seat in range(setup.seats):
            table.do(log.Sat(at=0, seat=seat, who=Occupant(name=f"Bot {seat}")))
        table.do(log.Started(at=0, setup=setup, seed=f"fast:{each}:1"))
        if reaches(table, game, moment, FastChance(each, 2)):
            return write_record(record_of(table))
    raise AssertionError("there was no such moment")


def reaches(table: Table, game: Game[Any], moment: Callable[[Any], bool], chance: FastChance) -> bool:
    """Plays on until it is the first seat's decision at such a moment; false if the game ends before."""
    knowhow = game.knowhow()
    for _ in range(MOST_MOVES):
        state = table.playable()
        awaited = state.awaited()
        if not awaited:
            return False
        if 0 in awaited and moment(table.view(0)):
            return True
        table.play(awaited[-1], knowhow.beginner(state, awaited[-1], chance))
    return False


def take_over(visitor: Visitor, game: str, record: bytes) -> str:
    """The first seat of a table that goes on from there; bots have the others."""
    host = f"http://{visitor.server.host}"
    entries = record.count(b"\n") - 2
    answer = httpx.post(
        f"{host}/api/branch?number={entries}&seat=0", content=record, trust_env=False, timeout=30
    ).json()
    visitor.open()
    visitor.page.evaluate(KEEP, [game, answer["table"], 0, answer["token"]])
    visitor.open(f"/table/{answer['table']}")
    return str(answer["table"])
