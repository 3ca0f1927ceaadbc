"""Players in the bottle: each keeps an outbox, comes back through the proxy, and knows what it was told."""

from __future__ import annotations

import asyncio
import hashlib
import json
from typing import TYPE_CHECKING, Any

from ludofoot.server.sockets import SocketSession

if TYPE_CHECKING:
    from .world import Node, World

IMPATIENT = 8.0
STORED = ("sit", "salt", "ready", "move")


class Pipe:
    """A socket between a player and a machine, in memory; each way keeps its order, as TCP does."""

    def __init__(self, player: Player, node: Node) -> None:
        self.player, self.node, self.world = player, node, player.world
        self.inbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.open = True
        self.there = self.back = 0.0
        node.pipes.append(self)
        self.inbox.put_nowait({"type": "websocket.connect"})
        scope = {
            "type": "websocket",
            "path": "/ws",
            "query_string": f"table={player.table}".encode(),
            "client": (f"10.0.0.{player.number % 250}", 1),
        }
        session = SocketSession(node.hub, scope, self.inbox.get, self.sent)
        self.task = self.world.loop.on(node, lambda: self.world.loop.create_task(session.serve()))

    async def sent(self, message: Any) -> None:
        if message["type"] == "websocket.send":
            self.world.look_through(message["text"], self.player, self.node)
        self.back = max(self.back, self.node.apart_until, self.world.loop.clock + self.world.way()) + 1e-9
        self.world.loop.later(self.back - self.world.loop.clock, self.arrive, message)

    def arrive(self, message: dict[str, Any]) -> None:
        if not self.open:
            return
        if message["type"] == "websocket.close":
            self.broken()
        elif message["type"] == "websocket.send":
            self.player.hear(message["text"], self)

    def send(self, message: dict[str, Any]) -> None:
        self.post({"type": "websocket.receive", "text": json.dumps(message)})

    def post(self, data: dict[str, Any]) -> None:
        now = self.world.loop.clock
        self.there = max(self.there, self.node.apart_until, now + self.world.way()) + 1e-9
        self.world.loop.later(self.there - now, self.deliver, data)

    def deliver(self, message: dict[str, Any]) -> None:
        if not self.node.dead:
            self.inbox.put_nowait(message)

    def broken(self) -> None:
        """Whoever gives a line up does not take back what is on its way."""
        if self.open:
            self.open = False
            self.post({"type": "websocket.disconnect"})
            self.player.lost()


class Player:
    """One person at one table."""

    def __init__(self, world: World, table: str, seat: int, number: int, deadline: bool) -> None:
        self.world, self.table, self.seat, self.number = world, table, seat, number
        self.deadline, self.asleep = deadline, False
        self.tokens: list[str] = []
        self.outbox: dict[str, dict[str, Any]] = {}
        self.acknowledged: dict[str, float] = {}
        self.refused: dict[str, str] = {}
        self.done: set[tuple[Any, ...]] = set()
        self.salt = self.moving = ""
        self.seen: dict[str, Any] | None = None
        self.pipe: Pipe | None = None
        self.count = 0
        self.heard_at = self.voted_at = 0.0
        self.leaks: list[str] = []
        world.loop.later(world.chance.random(), self.connect)
        world.loop.later(5, self.watch)

    def watch(self) -> None:
        """A line on which an answer is overdue is given up, as the page does."""
        if self.pipe and self.outbox and self.world.loop.clock - self.heard_at > IMPATIENT:
            self.pipe.broken()
        self.look()
        self.world.loop.later(2, self.watch)

    def connect(self) -> None:
        node = self.world.route(self.table)
        if node is None:
            self.world.loop.later(0.5, self.connect)
            return
        self.heard_at = self.world.loop.clock
        self.pipe = Pipe(self, node)
        self.pipe.send({"type": "join", "table": self.table, "tokens": self.tokens})
        for command in list(self.outbox.values()):
            self.pipe.send(command)
        if not self.tokens and not self.outbox:
            self.sit()

    def lost(self) -> None:
        self.pipe = None
        self.world.loop.later(self.world.chance.uniform(0.1, 1.0), self.connect)

    def sit(self) -> None:
        self.command("sit", name=f"P{self.seat}", commitment=self.promise())

    def promise(self) -> str:
        self.salt = f"{self.world.chance.getrandbits(256):064x}"
        return hashlib.sha256(bytes.fromhex(self.salt)).hexdigest()

    def command(self, kind: str, **fields: Any) -> str:
        self.count += 1
        name = f"{kind}-{self.seat}-{self.count:08d}"
        self.outbox[name] = {"type": kind, "id": name, "seat": self.seat, **fields}
        if self.pipe:
            self.pipe.send(self.outbox[name])
            if self.world.chance.random() < self.world.double:
                self.world.loop.later(self.world.chance.uniform(0, 2), self.send_again, self.outbox[name])
        return name

    def send_again(self, command: dict[str, Any]) -> None:
        """A copy, perhaps when the first has long been answered."""
        if self.pipe:
            self.pipe.send(command)

    # ---- what comes

    def hear(self, text: str, pipe: Pipe) -> None:
        self.heard_at = self.world.loop.clock
        message = json.loads(text)
        kind, name = message["type"], message.get("id")
        if kind in ("ack", "seated", "refused") and name:
            self.settled(kind, name, message)
        elif kind == "update" and pipe is self.pipe:
            self.seen = message
            self.look()

    def settled(self, kind: str, name: str, message: dict[str, Any]) -> None:
        self.outbox.pop(name, None)
        if name == self.moving:
            self.moving = ""
        if kind == "refused":
            self.refused.setdefault(name, message["refusal"]["code"])
            if message["refusal"]["code"].startswith("store"):
                self.world.loop.later(2, self.begin_again)
        elif name not in self.acknowledged:
            self.acknowledged[name] = self.world.loop.clock
            if kind == "seated":
                self.seen = None  # it shows a seat that was free; a second answer brings nothing newer
        if kind == "seated":
            self.tokens.append(message["token"])
        self.look()

    def begin_again(self) -> None:
        self.done.clear()
        self.look()

    def first(self, what: str) -> bool:
        assert self.seen is not None
        key = (self.seen["room"]["number"], self.seen["room"]["commitment"], what)
        new = key not in self.done
        self.done.add(key)
        return new

    def look(self) -> None:
        """What the page does by itself, and what a person would do."""
        if self.seen is None:
            return
        room = self.seen["room"]
        me, phase = room["seats"][self.seat], room["phase"]
        if phase in ("playing", "paused") and not self.moving and not self.asleep:
            self.moving = "soon"
            self.world.loop.later(self.world.chance.uniform(0.05, 0.6), self.move)
        elif phase == "waiting" and me.get("kind") == "person" and not me.get("committed"):
            if self.first("ready"):
                self.command("ready", commitment=self.promise())
        elif phase == "waiting" and me.get("kind") == "free":
            if not any(each.startswith("sit") for each in self.outbox) and self.first("sit"):
                self.sit()
        elif phase == "salts" and self.first("salt"):
            self.command("salt", salt=self.salt)
        elif phase == "over" and not me.get("rematch") and self.world.loop.clock > self.voted_at + 2:
            # A vote is in memory only: whoever sees that it is gone votes again.
            self.voted_at = self.world.loop.clock
            self.command("rematch")

    def move(self) -> None:
        self.moving = ""
        assert self.seen is not None
        screen = next((each for each in self.seen["screens"] if each["seat"] == self.seat), None)
        if not screen or not screen["prompts"] or self.seen["room"]["phase"] not in ("playing", "paused"):
            return
        items = screen["prompts"][0]["form"].get("items", [])
        if items:
            self.moving = self.command("move", move=self.world.chance.choice(items)["value"])
