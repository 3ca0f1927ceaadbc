"""The bots of a room: they take a moment, so that people can follow, and think elsewhere."""

from __future__ import annotations

import asyncio
import contextlib
import math
import random
import time
from typing import TYPE_CHECKING

import msgspec

from ludofoot.bots.dice import bot_seed, day_seed
from ludofoot.core.prompts import Prompt
from ludofoot.core.records import Refused
from ludofoot.server.items import BotMove
from ludofoot.server.thinking import Answer, Question

if TYPE_CHECKING:
    from ludofoot.server.room import TableRoom

encode = msgspec.json.Encoder().encode
MOMENT_MS = (600, 1400)
QUICK_MS = (120, 250)
LONGEST_DEBT_SECONDS = 10.0
CALL_MS = 900
UNDER_WAY_MS = 100
"""A hand that is so near its card cannot be held back any more: in a race bots come too late as people do."""


class BotSeats:
    """Asks the bots of one room when it is their turn, and plays what they answer."""

    def __init__(self, room: TableRoom) -> None:
        self.room = room
        self.tasks: dict[int, asyncio.Task[None]] = {}
        self.asked: dict[int, list[Prompt]] = {}
        self.lands_at: dict[int, float] = {}
        self.offers: dict[int, asyncio.Task[None]] = {}
        self.considered: dict[int, int] = {}
        self.sealed = False
        self.called_until = 0.0
        """Until when the call lasts that everybody hears before a race."""

    def think(self) -> None:
        """Sets every bot to work whom the game waits for, while somebody is there to see it."""
        if not self.room.connections or self.room.table.state is None or self.room.table.is_over():
            return
        if self.room.stands_still():
            self.stop_thinking()
            return
        self.look_again()
        self.listen()
        for seat in self.room.awaited():
            if self.room.table.bot_at(seat) and seat not in self.tasks:
                self.asked[seat] = self.room.table.prompts(seat)
                self.tasks[seat] = asyncio.get_running_loop().create_task(self.decide(seat))
        # In the match of the day it must not matter who is quicker: there they only answer.
        if self.room.game.has_open_moves and not self.room.row.day:
            self.consider()

    def listen(self) -> None:
        """When the last one is ready the race is called: bots see nothing earlier than people."""
        table = self.room.table
        state = table.playing()
        if not state.deadlines():
            return
        before, self.sealed = (
            self.sealed,
            any(prompt.pace == "sealed" for seat in state.awaited() for prompt in table.prompts(seat)),
        )
        if before and not self.sealed and table.game.is_race(state):
            self.called_until = asyncio.get_running_loop().time() + CALL_MS / 1000 * self.room.hub.pace

    def consider(self) -> None:
        """After every change each bot is asked once whether it wants to move without being asked."""
        seen = len(self.room.history)
        for seat in range(self.room.table.seats):
            if self.room.table.bot_at(seat) and self.considered.get(seat) != seen and seat not in self.offers:
                self.considered[seat] = seen
                self.offers[seat] = asyncio.get_running_loop().create_task(self.offer(seat))

    async def offer(self, seat: int) -> None:
        """One open move of one bot, if it wants to make one."""
        room = self.room
        try:
            move = await room.hub.thinkers.offer(self.question(seat), self.payer())
        except (OSError, Refused):  # nobody waits for an offer
            move = None
        self.offers.pop(seat, None)
        if move is not None:
            room.submit(None, BotMove(seat, move))

    async def decide(self, seat: int) -> None:
        """One decision of one bot: never in less than a moment, or in a race than a person would need."""
        began = max(self.called_until, asyncio.get_running_loop().time())
        try:
            move, reaction_ms, cut_off = await self.ask(seat)
            moment = self.moment() if reaction_ms < 0 else reaction_ms / 1000 * self.room.hub.pace
            if reaction_ms >= 0:
                self.lands_at[seat] = began + moment
            await asyncio.sleep(began + moment - asyncio.get_running_loop().time())
        except asyncio.CancelledError:
            raise
        except Exception:  # a bot that fails must not stop the game: the default is played for it
            move, cut_off = msgspec.Raw(encode(self.room.table.playing().default(seat))), 0
        self.tasks.pop(seat, None)
        self.lands_at.pop(seat, None)
        self.room.submit(None, BotMove(seat, move, cut_off))

    async def ask(self, seat: int) -> Answer:
        """What the bot wants to do, seeing what a person in its seat would see."""
        began = time.perf_counter()
        found = await self.room.hub.thinkers.choose(self.question(seat), self.payer())
        self.room.hub.meter.thought(time.perf_counter() - began)
        return found

    def question(self, seat: int) -> Question:
        """Which bot is asked, and what it sees."""
        room = self.room
        view = encode(room.table.view(seat))
        return Question(room.game.id, room.row.box, room.table.bot_at(seat), view, self.dice(seat))

    def dice(self, seat: int) -> int:
        """The luck of this decision."""
        table = self.room.table
        if not self.room.row.day:
            return bot_seed(table, seat)
        return day_seed(table.seed, seat, sum(line.seat == seat for line in table.lines))

    def look_again(self) -> None:
        """In a race what is asked may change while a bot still makes up its mind: then it thinks anew."""
        table = self.room.table
        for seat, asked in list(self.asked.items()):
            if seat in self.tasks and table.prompts(seat) != asked and not self.is_under_way(seat):
                self.tasks.pop(seat).cancel()
                self.lands_at.pop(seat, None)

    def is_under_way(self, seat: int) -> bool:
        """Whether a bot in a race has seen enough, and its hand is moving."""
        left = self.lands_at.get(seat, math.inf) - asyncio.get_running_loop().time()
        return left <= UNDER_WAY_MS / 1000 * self.room.hub.pace

    def moment(self) -> float:
        """How long it takes at least, in seconds."""
        least, most = QUICK_MS if self.room.row.quick else MOMENT_MS
        patience = max(0, self.room.retry_at - self.room.now()) / 1000 + self.debt()
        return patience + random.uniform(least, most) / 1000 * self.room.hub.pace

    def payer(self) -> str:
        """In whose turn bots think: an address with many tables must not keep those of others waiting."""
        return self.room.payer or self.room.row.code

    def debt(self) -> float:
        """How long bots wait because much was done already for whoever opened the table, in seconds."""
        return min(LONGEST_DEBT_SECONDS, self.room.account().wait(time.monotonic()))

    def play(self, found: BotMove) -> None:
        """Makes a bot's move, if it is still asked for; otherwise it will think again."""
        room = self.room
        if room.table.bot_at(found.seat) and not room.table.is_over() and not room.stands_still():
            with contextlib.suppress(Refused):
                room.play(found.seat, room.desk.read_move(found.move), found.cut_off)

    def stop_thinking(self) -> None:
        """Something changed that makes their thoughts worthless."""
        for task in (*self.tasks.values(), *self.offers.values()):
            task.cancel()
        self.tasks, self.offers, self.lands_at = {}, {}, {}
