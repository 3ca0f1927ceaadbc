"""A client such as the page is one: it joins, numbers, keeps an outbox, opens salts and comes back."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from ludofoot.core.fairness import commitment_to, fresh_secret
from ludofoot.core.prompts import Choose
from ludofoot.core.records import Refusal
from ludofoot.wire import answers as wire
from tests.server.process import Server

decode = msgspec.json.Decoder(wire.AnyAnswer).decode
encode = msgspec.json.Encoder().encode
PATIENCE = 20.0
CALM = 5.0
"""Before a promise is sent again for which there was no room."""
PROMISES = ("salt", "ready")


class Client:
    """One socket at a time at one table. `willing` opens salts and promises new ones when asked."""

    def __init__(self, server: Server, table: str, *tokens: str, willing: bool = True) -> None:
        self.server = server
        self.table = table
        self.tokens = list(tokens)
        self.willing = willing
        self.by_way_of = 0
        """The port of a proxy on the way to the server."""
        self.query = f"?table={table}"
        self.sent: dict[str, dict[str, Any]] = {}
        self.socket: ClientConnection | None = None
        self.reader: asyncio.Task[None] | None = None
        self.errand: asyncio.Task[None] | None = None
        self.outbox: dict[str, dict[str, Any]] = {}
        self.answers: dict[str, wire.AnyAnswer] = {}
        self.nameless: list[wire.Refused] = []
        self.room: wire.Room | None = None
        self.rooms: list[wire.Room] = []
        """Every state that was told, however short it lasted."""
        self.screens: dict[int, wire.Screen] = {}
        self.told: dict[int, list[wire.Told]] = {}
        self.salts: dict[int, str] = {}
        self.kept: set[str] = set()
        self.seats: list[int] = []
        self.seq = 0
        self.updates = 0
        self.resyncs = 0
        self.raw: list[bytes] = []
        self.closed = 0
        self.news = asyncio.Event()

    # ---- the line

    async def join(self) -> Client:
        """Comes in, or back: everything not yet answered is sent again."""
        await self.line()
        await self.send({"type": "join", "table": self.table, "tokens": self.tokens})
        for command in list(self.outbox.values()):
            await self.send(command)
        before = self.updates
        await self.until(lambda: self.updates > before or bool(self.nameless) or bool(self.closed))
        return self

    async def line(self, host: str = "", **more: Any) -> None:
        """A socket that says nothing yet; `host` is what it says the server is called."""
        self.seq, self.closed = 0, 0
        uri = f"ws://{host or self.server.host}/ws{self.query}"
        port = self.by_way_of or int(self.server.host.rpartition(":")[2])
        self.socket = await connect(
            uri,
            host="127.0.0.1",
            port=port,
            max_size=None,
            compression=None,
            proxy=None,
            close_timeout=1,
            **more,
        )
        self.reader = asyncio.create_task(self.read(self.socket))

    async def send(self, message: dict[str, Any] | str | bytes) -> None:
        assert self.socket is not None
        with contextlib.suppress(ConnectionClosed):
            await self.socket.send(message if isinstance(message, str | bytes) else encode(message).decode())

    async def read(self, socket: ClientConnection) -> None:
        try:
            async for message in socket:
                data = message.encode() if isinstance(message, str) else message
                self.raw.append(data)
                await self.receive(decode(data))
                self.wake()
        except ConnectionClosed:
            pass
        finally:
            self.closed = socket.close_code or 1006
            self.wake()

    def wake(self) -> None:
        self.news.set()
        self.news = asyncio.Event()

    async def leave_line(self) -> None:
        """Closes the socket as a browser does that goes away."""
        if self.errand is not None:
            self.errand.cancel()
        if self.socket is not None and self.reader is not None:
            await self.socket.close()
            await self.reader

    def cut_line(self) -> None:
        """Without a word, as when a cable is pulled."""
        assert self.socket is not None
        self.socket.transport.abort()

    # ---- what comes

    async def receive(self, answer: wire.AnyAnswer) -> None:
        match answer:
            case wire.Update():
                await self.update(answer)
            case wire.Refused(id=""):
                self.nameless.append(answer)
            case _:
                self.answers[answer.id] = answer
                self.outbox.pop(answer.id, None)
                self.settled(answer)

    def settled(self, answer: wire.AnyAnswer) -> None:
        match answer:
            case wire.Seated():
                self.tokens.append(answer.token)
                self.seats = sorted({*self.seats, answer.seat})
            case wire.Refused(refusal=Refusal(code="store-full")) if self.sent[answer.id]["type"] in PROMISES:
                self.errand = asyncio.create_task(self.keep_promises_later())

    async def keep_promises_later(self) -> None:
        """The disk had no room for them."""
        await asyncio.sleep(CALM)
        self.kept.clear()
        await self.keep_promises(self.now())

    async def update(self, update: wire.Update) -> None:
        if not update.whole and update.seq != self.seq + 1:
            self.resyncs += 1
            await self.send({"type": "resync"})
            return
        self.seq = update.seq
        self.updates += 1
        self.room = update.room
        self.rooms.append(update.room)
        self.screens = {screen.seat: screen for screen in update.screens}
        for screen in update.screens:
            before = [] if update.whole else self.told.get(screen.seat, [])
            self.told[screen.seat] = [*before, *screen.told]
        if self.willing:
            await self.keep_promises(update.room)

    async def keep_promises(self, room: wire.Room) -> None:
        """What the page does by itself: promise a salt where none is promised, open it when it is time."""
        for seat in set(self.seats) & set(self.screens):
            if room.phase == "waiting" and not room.seats[seat].committed and self.is_first(f"ready {seat}"):
                self.salts[seat] = fresh_secret()
                await self.command("ready", seat=seat, commitment=commitment_to(self.salts[seat]))
            elif room.phase == "salts" and seat in self.salts and self.is_first(f"salt {seat}"):
                await self.command("salt", seat=seat, salt=self.salts[seat])

    def is_first(self, promise: str) -> bool:
        """Once for each start, unless it could not be stored."""
        key = f"{promise} {self.now().commitment}"
        first = key not in self.kept
        self.kept.add(key)
        return first

    async def until(self, holds: Callable[[], object], seconds: float = PATIENCE) -> None:
        """Waits for what the server says next until this holds."""
        async with asyncio.timeout(seconds):
            while not holds():
                await self.news.wait()

    async def quiet(self, seconds: float = 0.15) -> int:
        """How many messages come while nothing is asked."""
        before = len(self.raw)
        await asyncio.sleep(seconds)
        return len(self.raw) - before

    # ---- asking

    async def command(self, kind: str, **fields: Any) -> str:
        """Puts a command in the outbox and sends it; its id."""
        command = {"type": kind, "id": secrets.token_hex(8), **fields}
        self.outbox[command["id"]] = self.sent[command["id"]] = command
        await self.send(command)
        return str(command["id"])

    async def answer_to(self, command: str) -> wire.AnyAnswer:
        await self.until(lambda: command in self.answers or self.closed)
        assert command in self.answers, f"closed with {self.closed}"
        return self.answers[command]

    async def ask(self, kind: str, **fields: Any) -> wire.AnyAnswer:
        """A command and its answer."""
        return await self.answer_to(await self.command(kind, **fields))

    async def done(self, kind: str, **fields: Any) -> None:
        """A command that must be acknowledged."""
        answer = await self.ask(kind, **fields)
        assert isinstance(answer, wire.Ack), answer

    async def refused(self, kind: str, **fields: Any) -> str:
        """A command that must be refused; why."""
        answer = await self.ask(kind, **fields)
        assert isinstance(answer, wire.Refused), answer
        return answer.refusal.code

    async def refused_nameless(self, message: dict[str, Any] | str | bytes) -> str:
        """A message that must be refused although it has no id; why."""
        before = len(self.nameless)
        await self.send(message)
        await self.until(lambda: len(self.nameless) > before)
        return self.nameless[-1].refusal.code

    async def sit(self, seat: int, name: str = "Ada") -> wire.AnyAnswer:
        self.salts[seat] = fresh_secret()
        answer = await self.ask("sit", seat=seat, name=name, commitment=commitment_to(self.salts[seat]))
        if isinstance(answer, wire.Seated):
            await self.until(lambda: seat in self.screens)
        return answer

    async def preview(self, seat: int, draft: dict[str, Any]) -> wire.AnyAnswer:
        return await self.ask("draft", seat=seat, draft=draft)

    # ---- playing

    async def move(self, seat: int, move: dict[str, Any]) -> None:
        """A move that must be acknowledged, and its effect."""
        before = self.updates
        await self.done("move", seat=seat, move=move)
        await self.until(lambda: self.updates > before)

    @property
    def phase(self) -> str:
        return self.room.phase if self.room else ""

    def now(self) -> wire.Room:
        assert self.room is not None
        return self.room

    def offered(self, seat: int, open_too: bool = False) -> list[dict[str, Any]]:
        """The moves that the prompts of a seat list."""
        screen = self.screens.get(seat)
        prompts = screen.prompts if screen else ()
        forms = [prompt.form for prompt in prompts if open_too or prompt.pace != "open"]
        listed = [form for form in forms if isinstance(form, Choose) and not form.field]
        return [item.value for form in listed for item in form.items]

    async def play_on(self, choose: Callable[[list[Any]], Any] = lambda moves: moves[0]) -> int:
        """Answers every prompt of its seats until the game is over; how many moves were acknowledged."""
        made = 0
        while self.phase != "over":
            turn = next((seat for seat in self.seats if self.offered(seat)), None)
            if turn is None:
                await self.until_more(self.updates)
                if self.closed:
                    return made
                continue
            before = self.updates
            answer = await self.ask("move", seat=turn, move=choose(self.offered(turn)))
            made += isinstance(answer, wire.Ack)
            if isinstance(answer, wire.Ack):
                await self.until_more(before)
        return made

    async def until_more(self, before: int) -> None:
        """Waits for another update, or for the end of the line."""
        await self.until(lambda: self.updates > before or self.closed)


@asynccontextmanager
async def at_table(server: Server, table: str, *tokens: str, willing: bool = True) -> AsyncIterator[Client]:
    """A client that has joined, and whose socket is closed afterwards."""
    client = Client(server, table, *tokens, willing=willing)
    await client.join()
    try:
        yield client
    finally:
        await client.leave_line()


@asynccontextmanager
async def seated(server: Server, game: str, *plan: str, **more: Any) -> AsyncIterator[list[Client]]:
    """A new table with a client in each seat that is meant for a person, playing."""
    opened = await server.open(game, *plan, **more)
    people = [seat for seat, bot in enumerate(plan) if not bot]
    clients = [await Client(server, opened.table, opened.token).join() for _ in people]
    try:
        for client, seat in zip(clients, people, strict=True):
            await client.sit(seat, f"P{seat}")
        for client in clients:
            await client.until(lambda client=client: client.phase == "playing")  # type: ignore[misc]
        yield clients
    finally:
        for client in clients:
            await client.leave_line()
