"""Machines, their proxy, their store, their players, and all that befalls them."""

from __future__ import annotations

import asyncio
import hashlib
import random
from collections import Counter
from pathlib import Path
from typing import Any, NamedTuple

import asyncpg
import msgspec
import pytest

from ludofoot.server import pg_post, postgres
from ludofoot.server.errands import choose, offer
from ludofoot.server.hub import Hub
from ludofoot.server.limits import Limits
from ludofoot.server.sqlite import SqliteStore
from ludofoot.server.sqlite_file import close_as_it_is
from ludofoot.server.store import Batch, Store, StoreFull
from ludofoot.server.thinking import Answer, Question
from ludofoot.wire.requests import NewTable

from .clockwork import Machine, VirtualLoop, bottled
from .folk import STORED, Pipe, Player
from .ledger import Ledger
from .lines import Line, Pool
from .troubles import Fault, Troubles
from .veil import leaks_in

LEASE = 6.0
GAME = "schuss-und-tor"
TABLES: tuple[tuple[tuple[str, ...], int], ...] = (
    (("", ""), 0),
    (("", ""), 4),
    (("", "random"), 0),
    (("", ""), 4),
    (("random", ""), 0),
)
"""Who sits where, and how many seconds a decision may take."""
LIMITS = Limits(
    messages_a_second=1e6,
    messages_at_once=10**6,
    new_rooms_a_minute=1e6,
    new_rooms_a_day=1e6,
    wrong_codes_a_minute=1e6,
    handshakes_a_minute=1e6,
    wholes_a_minute=1e6,
    socket_share=1e6,
    address_share=1e6,
)
HEALING = 20.0
FALLING_ASLEEP = 3.0
PROOF = 15.0
SET_BACK = 600.0
LOOKED_AT = 8
"""Of so many updates one is looked at closely."""


class Thinkers:
    """Bots think here, for a moment of virtual time, and about the same things."""

    def __init__(self) -> None:
        self.pool = self

    async def close(self) -> None:
        pass

    def warm(self) -> None:
        pass

    async def choose(self, question: Question, table: str) -> Answer:
        await asyncio.sleep(0.02)
        move, reaction, cut_off = choose(msgspec.to_builtins(question), 0)
        return Answer(msgspec.Raw(move), reaction, cut_off)

    async def offer(self, question: Question, table: str) -> msgspec.Raw | None:
        await asyncio.sleep(0.02)
        found = offer(msgspec.to_builtins(question))
        return None if found is None else msgspec.Raw(found)


class BottledSqlite(SqliteStore):
    """The real file; its writer works in virtual time and dies with its machine."""

    def __init__(self, world: World, machine: Machine) -> None:
        self.world, self.machine = world, machine
        super().__init__(world.folder / "a.sqlite", "OFF")

    def write_batches(self) -> None:
        """No thread."""

    def hand_over(self) -> None:
        jobs = self.gathered[:512]
        del self.gathered[: len(jobs)]
        self.busy = bool(jobs)
        if jobs:
            self.world.loop.later(self.world.moment(), self.write_down, jobs)

    def attempt(self, batches: list[Batch]) -> Exception | None:
        return StoreFull("full") if self.world.full else super().attempt(batches)

    def write_down(self, jobs: list[Any]) -> None:
        if not self.machine.dead:
            outcomes = self.commit(jobs)
            self.world.loop.later(
                self.world.moment(),
                lambda: self.world.loop.on(self.machine, self.world.soon, self.answer, outcomes),
            )


class Node(Machine):
    """A machine with a worker on it."""

    def __init__(self, world: World, name: str, jump: float = 0.0) -> None:
        super().__init__(name)
        self.world, self.jump = world, jump
        self.pipes: list[Pipe] = []
        self.store: Store = world.loop.on(self, world.new_store, self)
        self.hub: Hub = world.loop.on(self, self.begin)

    def begin(self) -> Hub:
        hub = Hub(self.store, LIMITS, pace=0.1)
        thinkers: Any = Thinkers()
        hub.thinkers = thinkers
        self.starting = self.world.loop.create_task(hub.start())
        return hub

    def is_busy(self) -> bool:
        """Whether something is being stored."""
        if isinstance(self.store, postgres.PostgresStore):
            return self.store.writing is not None
        return isinstance(self.store, BottledSqlite) and self.store.busy

    def kill(self) -> None:
        self.dead = True
        for line in self.world.lines:
            if line.machine is self:
                line.terminate()
        if isinstance(self.store, BottledSqlite):
            close_as_it_is(self.store.connection)
        for pipe in self.pipes:
            self.world.loop.later(0.05, pipe.broken)


class World:
    """One run."""

    def __init__(self, kind: str, seed: int, folder: Path, loop: VirtualLoop, chance: random.Random) -> None:
        self.kind, self.seed, self.folder, self.loop, self.chance = kind, seed, folder, loop, chance
        self.slow, self.lossy, self.late, self.astray, self.double = 0.003, 0.0, 0.0, 0.0, 0.15
        self.ledger = Ledger(loop, lambda: self.full)
        self.lines: list[Line] = []
        self.nodes: list[Node] = []
        self.graves: list[Node] = []
        self.players: list[Player] = []
        self.story: list[str] = []
        self.full = self.down = False
        self.updates = 0

    # ---- what machines find

    def new_store(self, machine: Machine) -> Store:
        if self.kind == "sqlite":
            return BottledSqlite(self, machine)
        return postgres.PostgresStore("", "", LEASE)

    def soon(self, what: Any, *args: Any) -> None:
        self.loop.call_soon(what, *args)

    def moment(self) -> float:
        """What a statement takes, one way."""
        return self.chance.expovariate(1 / self.slow)

    def way(self) -> float:
        """What a message takes."""
        late = 3.0 if self.chance.random() < self.late else 0.0
        return late + self.chance.expovariate(1 / 0.02)

    async def connect(self, address: str, **settings: Any) -> Line:
        await asyncio.sleep(0.02)
        line = Line(self)
        if line.machine.cut or self.down:
            raise OSError("cut off")
        return line

    async def create_pool(self, address: str, **settings: Any) -> Pool:
        return Pool(self)

    def route(self, table: str) -> Node | None:
        """The proxy: by hash among those that are well; now and then astray, as when it was just changed."""
        up = [
            node for node in self.nodes if node.apart_until <= self.loop.clock and not self.is_left_out(node)
        ]
        if not up:
            return None
        if self.chance.random() < self.astray:
            return self.chance.choice(up)
        return min(up, key=lambda node: hashlib.sha256(f"{node.name} {table}".encode()).digest())

    def is_left_out(self, node: Node) -> bool:
        """Health is asked for now and then, so that it is not always known."""
        return node.dead or ((node.paused or not node.hub.is_well()) and self.chance.random() < 0.7)

    def look_through(self, text: str, player: Player, node: Node) -> None:
        """What is sent to somebody, at the moment at which it is."""
        others = [each for each in self.players if each is not player]
        found = [f"a token of seat {each.seat}" for each in others for token in each.tokens if token in text]
        room = node.hub.rooms.get(player.table)
        if room is not None and text.startswith('{"type":"update"'):
            self.updates += 1
            found += leaks_in(room, text, self.updates) if self.updates % LOOKED_AT == 0 else []
        player.leaks += found

    # ---- what befalls them

    def tell(self, what: str) -> None:
        self.story.append(f"{self.loop.clock - 1000:7.2f} {what}")

    def replace(self, node: Node) -> None:
        if node in self.nodes:
            self.graves.append(node)
            self.nodes[self.nodes.index(node)] = Node(self, node.name, node.jump)

    # ---- one run

    async def play(self, plan: list[Fault]) -> list[str]:
        """What is wrong at the end."""
        self.nodes = [Node(self, f"w{number}") for number in range(1 if self.kind == "sqlite" else 3)]
        await asyncio.sleep(1)
        for seats, seconds in TABLES:
            await self.open(seats, seconds)
        began = self.loop.clock
        troubles = Troubles(self)
        for fault in plan:
            self.loop.later(fault.at, troubles.befall, fault)
        await asyncio.sleep(max((fault.at for fault in plan), default=0) + 20)
        self.tell("everything heals")
        await asyncio.sleep(HEALING)
        self.set_clocks_back()
        self.put_to_sleep()
        await asyncio.sleep(FALLING_ASLEEP)
        before = {player: len(player.acknowledged) for player in self.players}
        await asyncio.sleep(PROOF)
        self.tell(f"after {self.loop.clock - began:.0f} s")
        return self.judge(before)

    async def open(self, seats: tuple[str, ...], seconds: int) -> None:
        wanted = msgspec.convert(
            {"game": GAME, "plan": [{"bot": bot} for bot in seats], "decision_seconds": seconds}, NewTable
        )
        node = self.nodes[0]
        task = self.loop.on(node, lambda: self.loop.create_task(node.hub.open_room(wanted, "10.0.0.1")))
        room, _ = await task
        people = [seat for seat, bot in enumerate(seats) if not bot]
        self.players += [
            Player(self, room.row.code, seat, len(self.players) + seat, deadline=bool(seconds))
            for seat in people
        ]

    def set_clocks_back(self) -> None:
        """No worker is started any more that would look at them anew: deadlines must run out all the same."""
        self.tell("all clocks are set back")
        for node in self.nodes:
            node.jump -= SET_BACK

    def put_to_sleep(self) -> None:
        """Somebody with a deadline does not move any more, and stays: the table goes on without."""
        for player in self.players:
            player.asleep = player.deadline and player.seat == 0

    def stored(self, table: str) -> list[tuple[int, int, str]]:
        """Every line: game, place, command."""
        if self.kind == "sqlite":
            store = self.nodes[0].store
            assert isinstance(store, BottledSqlite)
            found = store.read(table)
            return [(each.number, each.n, each.command) for each in found.entries] if found else []
        room = self.ledger.rooms[table]["id"]
        return sorted(
            (at[1], at[2], each[0] or "") for at, each in self.ledger.entries.items() if at[0] == room
        )

    def judge(self, before: dict[Player, int]) -> list[str]:
        problems = [*self.ledger.fouls]
        problems += [f"{node.name} does not work any more" for node in self.nodes if not node.hub.is_well()]
        for player in self.players:
            lines = self.stored(player.table)
            counts = Counter(number for number, _, _ in lines)
            places = [(number, n) for number in sorted(counts) for n in range(counts[number])]
            if [each[:2] for each in lines] != places:
                problems.append(f"{player.table} has a hole")
            commands = Counter(command for _, _, command in lines if command)
            who = f"seat {player.seat} of {player.table}"
            problems += [f"{who}: {each} was told" for each in player.leaks[:1]]
            for name in player.acknowledged:
                if name.startswith(STORED) and commands[name] != 1:
                    problems.append(f"{who}: {name} was acknowledged and is stored {commands[name]} times")
            for name, code in player.refused.items():
                if commands[name]:
                    problems.append(f"{who}: {name} was refused ({code}) and is stored")
            if len(player.acknowledged) <= before[player] and not player.asleep:
                problems.append(f"{who}: nothing goes on; outbox {sorted(player.outbox)}")
        return problems


class Run(NamedTuple):
    """What came of one seed."""

    problems: list[str]
    story: list[str]
    steps: int
    acknowledged: int
    ledger: Ledger


def run(kind: str, seed: int, folder: Path, plan: list[Fault]) -> Run:
    """The same seed and plan give the same run."""
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("a.sqlite*"):
        old.unlink()
    with bottled(seed) as (loop, chance), pytest.MonkeyPatch.context() as patch:
        world = World(kind, seed, folder, loop, chance)
        patch.setattr(asyncpg, "create_pool", world.create_pool)
        for module in (pg_post, postgres):
            patch.setattr(module, "connect", world.connect)
        try:
            problems = loop.run_until_complete(world.play(plan))
            steps = loop.steps
        finally:
            loop.end()
        told = sum(len(player.acknowledged) for player in world.players)
        for node in world.nodes:
            if isinstance(node.store, BottledSqlite):
                close_as_it_is(node.store.connection)
        return Run(problems, world.story, steps, told, world.ledger)


def shortened(
    kind: str, seed: int, folder: Path, plan: list[Fault], tries: int = 60
) -> tuple[list[Fault], Run]:
    """The faults without which it does not fail, and what comes of them: parts are left out, smaller and
    smaller ones, until each single fault is needed."""
    found, parts = run(kind, seed, folder, plan), 2
    while len(plan) > 1 and tries > 0:
        size = -(-len(plan) // parts)
        for start in range(0, len(plan), size):
            less = plan[:start] + plan[start + size :]
            again = run(kind, seed, folder, less)
            tries -= 1
            if again.problems:
                found, plan, parts = again, less, max(2, parts - 1)
                break
        else:
            if size == 1:
                break
            parts = min(len(plan), parts * 2)
    return plan, found
