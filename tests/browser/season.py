"""Footmania from the middle: beginners play until something is so, then a person takes over."""

from __future__ import annotations

from collections.abc import Callable

import httpx

from ludofoot.core import commands as ask
from ludofoot.core.chance import FastChance
from ludofoot.core.entries import Occupant
from ludofoot.core.game import Setup
from ludofoot.core.record import record_of, write_record
from ludofoot.core.table import Table
from ludofoot.games.footmania import GAME
from ludofoot.games.footmania.views import FMView
from tests.browser.visitor import Visitor

Moment = Callable[[FMView], bool]
MOST_MOVES = 5000
KEEP = """([table, seat, token]) => localStorage.setItem(
    "ludofoot:table:" + table, JSON.stringify({ seats: { [seat]: { token } }, game: "footmania" }))"""


def played_until(moment: Moment, setup: Setup, seed: int = 1) -> bytes:
    """The record of a championship up to the first moment like this, as the first seat sees it."""
    table = Table(GAME, setup.seats)
    for seat in range(setup.seats):
        table.do(ask.Sit(seat=seat, who=Occupant(name=f"Bot {seat}")))
    table.do(ask.Start(setup=setup, seed=f"fast:{seed}:1"))
    knowhow, chance = GAME.knowhow(), FastChance(seed, 2)
    for _ in range(MOST_MOVES):
        state = table.playable()
        awaited = state.awaited()
        view = state.view(0)
        assert isinstance(view, FMView)
        if 0 in awaited and moment(view):
            return write_record(record_of(table))
        seat = awaited[-1]
        move = knowhow.beginner(state, seat, chance)
        table.do(ask.Play(seat=seat, move=move))
    raise AssertionError("there was no such moment")


def take_over(visitor: Visitor, record: bytes) -> str:
    """The first seat of a table that goes on from there; bots have the others."""
    host = f"http://{visitor.server.host}"
    entries = record.count(b"\n") - 2
    answer = httpx.post(
        f"{host}/api/branch?number={entries}&seat=0", content=record, trust_env=False, timeout=30
    ).json()
    visitor.open()
    visitor.page.evaluate(KEEP, [answer["table"], 0, answer["token"]])
    visitor.open(f"/table/{answer['table']}")
    visitor.page.locator(".fm").wait_for()
    return str(answer["table"])
