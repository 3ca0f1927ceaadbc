"""Rings browsers through their push services: in a thread of its own, so that no table ever waits for it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import ssl
import threading
import time
from collections.abc import Callable
from typing import Final

import h11
import msgspec

from ludofoot.core.records import Refused
from ludofoot.server import endpoints
from ludofoot.server.endpoints import Endpoint
from ludofoot.server.envelopes import Signet, can_seal, check_keys, fresh_key, sealed
from ludofoot.server.limits import Limits
from ludofoot.server.store import Store, StoreFailed
from ludofoot.server.turns import Turns

LOGGER = logging.getLogger("ludofoot.server")
KEY: Final = "push-key"
PAUSES: Final = (0.0, 5.0, 60.0)
"""Before each try, in seconds."""
LONGEST_PAUSE: Final = 600.0
"""What a push service may ask for."""
CLOSING_SECONDS: Final = 2.0
LARGEST_HEAD: Final = 16_384
GONE: Final = (404, 410)
BUSY, SERVERS_FAULT = 429, 500


class Ring(msgspec.Struct, frozen=True, kw_only=True):
    """One message to one browser."""

    endpoint: str
    key: str
    auth: str
    say: Callable[[], bytes]
    """Puts it into words, in the thread: the first sentence of a language takes long to read."""
    topic: str
    """What comes later under the same name takes the place of what was not delivered yet."""
    seconds: int
    """After so long nobody needs it any more."""
    who: str
    """The address that it is counted for."""


class Answer(msgspec.Struct, frozen=True):
    """What a push service said."""

    status: int
    pause: float = 0.0


class Ringer:
    """For all tables of one worker. `trial` names an endpoint on this machine that may be rung too."""

    def __init__(self, limits: Limits, subject: str = "", trial: str = "") -> None:
        self.limits = limits
        self.subject = subject if subject.startswith("https://") else ""
        self.trial = trial
        self.signet: Signet | None = None
        self.loop: asyncio.AbstractEventLoop | None = None
        self.thread: threading.Thread | None = None
        self.under_way: set[asyncio.Task[None]] = set()
        self.waiting = 0
        """How many are on their way, for whoever adds another; kept in the loop of the tables."""

    @property
    def public(self) -> str:
        """The key that a browser must be told before it can be rung; empty where none can be."""
        return self.signet.public if self.signet is not None else ""

    async def learn_key(self, store: Store) -> None:
        """The key that all workers of the store share, made by the first of them."""
        if not can_seal():
            return
        with contextlib.suppress(StoreFailed):  # the store has said why; bells are offered after a restart
            self.signet = Signet(await store.keep_once(KEY, fresh_key()), self.subject)

    def check(self, endpoint: str, key: str, auth: str) -> None:
        """Raises `Refused` for whatever could not be rung, or must not be."""
        if self.signet is None:
            raise Refused("no-bells")
        endpoints.read(endpoint, self.trial)
        try:
            check_keys(key, auth)
        except ValueError:
            raise Refused("bad-bell") from None

    # ---- for the tables

    def ring(self, ring: Ring, gone: Callable[[], None]) -> None:
        """Rings some time; `gone` is called in this loop if nobody is there any more. Whoever asks while too
        many wait is not served: the shelf and the tab's title say whose turn it is, too."""
        if self.signet is None or self.waiting >= self.limits.ringing.waiting:
            LOGGER.warning("a bell was not rung: too many wait")
            return
        self.waiting += 1
        tables = asyncio.get_running_loop()

        def done(*, is_gone: bool) -> None:
            self.waiting -= 1
            if is_gone:
                gone()

        def over(is_gone: bool) -> None:
            with contextlib.suppress(RuntimeError):  # the loop of the tables has gone
                tables.call_soon_threadsafe(lambda: done(is_gone=is_gone))

        self.own_loop().call_soon_threadsafe(self.begin, ring, over)

    async def close(self) -> None:
        """What can be finished in a moment is."""
        loop, thread = self.loop, self.thread
        if loop is None or thread is None:
            return
        loop.call_soon_threadsafe(self.end)
        await asyncio.to_thread(thread.join, 2 * CLOSING_SECONDS)
        self.loop = self.thread = None

    # ---- in the thread

    def own_loop(self) -> asyncio.AbstractEventLoop:
        """The loop of the thread, which begins with the first ring."""
        if self.loop is None:
            self.loop = loop = asyncio.new_event_loop()
            self.turns = Turns(self.limits.ringing)
            self.tls = ssl.create_default_context()
            self.thread = threading.Thread(target=run, args=(loop,), name="ludofoot-bells", daemon=True)
            self.thread.start()
        return self.loop

    def begin(self, ring: Ring, over: Callable[[bool], None]) -> None:
        """One more is on its way."""
        task = asyncio.get_running_loop().create_task(self.deliver(ring))
        self.under_way.add(task)

        def finished(task: asyncio.Task[None]) -> None:
            self.under_way.discard(task)
            failure = None if task.cancelled() else task.exception()
            if failure is not None and not isinstance(failure, Gone):
                LOGGER.error("a bell could not be rung", exc_info=failure)
            over(isinstance(failure, Gone))

        task.add_done_callback(finished)

    def end(self) -> None:
        """Those under way have a moment, then the loop ends."""
        asyncio.get_running_loop().create_task(self.wind_up())

    async def wind_up(self) -> None:
        """Waits for those that are being sent, gives up those that wait for another try."""
        if self.under_way:
            await asyncio.wait(set(self.under_way), timeout=CLOSING_SECONDS)
        for task in list(self.under_way):
            task.cancel()
        await asyncio.gather(*self.under_way, return_exceptions=True)
        asyncio.get_running_loop().stop()

    async def deliver(self, ring: Ring) -> None:
        """Tries, waits and tries again; raises `Gone` where nobody is there any more."""
        pause = 0.0
        for wait in PAUSES:
            await asyncio.sleep(max(wait, pause))
            try:
                async with self.turns.turn(ring.who):
                    answer = await self.attempt(ring)
            except Refused as refused:
                LOGGER.warning("a bell was not rung: %s", refused.refusal.code)
                return
            except (OSError, TimeoutError, h11.ProtocolError) as error:
                LOGGER.info("a push service cannot be reached: %s", type(error).__name__)
                continue
            if answer.status in GONE:
                raise Gone
            if answer.status != BUSY and answer.status < SERVERS_FAULT:
                if not is_success(answer.status):
                    LOGGER.warning("a push service refused a message: %d", answer.status)
                return
            pause = min(answer.pause, LONGEST_PAUSE)

    async def attempt(self, ring: Ring) -> Answer:
        """Once, within the time that one may take; raises what the network does, and `Refused`."""
        assert self.signet is not None
        where = endpoints.read(ring.endpoint, self.trial)
        async with asyncio.timeout(self.limits.ringing.seconds):
            address = where.host if where.trial else (await resolved(where))[0]
            tls = None if where.trial else self.tls
            # To the very address that was looked at: the name might lead elsewhere by now.
            named = None if where.trial else where.host
            reader, writer = await asyncio.open_connection(
                address, where.port, ssl=tls, server_hostname=named
            )
            try:
                return await exchange(reader, writer, where, self.letter(ring, where))
            finally:
                writer.close()

    def letter(self, ring: Ring, where: Endpoint) -> tuple[list[tuple[str, str]], bytes]:
        """Head and body of a request."""
        assert self.signet is not None
        body = sealed(ring.say(), ring.key, ring.auth)
        head = [
            ("Host", where.origin.partition("://")[2]),
            ("Authorization", self.signet.authorisation(where.origin, time.time())),
            ("Content-Encoding", "aes128gcm"),
            ("Content-Type", "application/octet-stream"),
            ("Content-Length", str(len(body))),
            ("TTL", str(ring.seconds)),
            ("Topic", ring.topic),
            ("Urgency", "normal"),
            ("Connection", "close"),
        ]
        return head, body


class Gone(Exception):
    """The browser takes no more messages at this address."""


def run(loop: asyncio.AbstractEventLoop) -> None:
    """What the thread does."""
    asyncio.set_event_loop(loop)
    loop.run_forever()
    loop.run_until_complete(loop.shutdown_default_executor())
    loop.close()


async def resolved(where: Endpoint) -> list[str]:
    """The public addresses of a push service; raises `Refused` where its name leads into some network."""
    found = await asyncio.get_running_loop().getaddrinfo(where.host, where.port, proto=6)
    return endpoints.only_public(str(each[4][0]) for each in found)


async def exchange(
    reader: asyncio.StreamReader,
    writer: asyncio.StreamWriter,
    where: Endpoint,
    letter: tuple[list[tuple[str, str]], bytes],
) -> Answer:
    """Sends a request and reads the head of its answer, which is all that counts. Nothing is followed."""
    line = h11.Connection(h11.CLIENT, max_incomplete_event_size=LARGEST_HEAD)
    head, body = letter
    said = line.send(h11.Request(method="POST", target=where.target, headers=head)) or b""
    writer.write(said + (line.send(h11.Data(body)) or b"") + (line.send(h11.EndOfMessage()) or b""))
    await writer.drain()
    while True:
        event = line.next_event()
        if event is h11.NEED_DATA:
            line.receive_data(await reader.read(4_096))
        elif isinstance(event, h11.Response):
            return Answer(event.status_code, pause_in(event))
        elif not isinstance(event, h11.InformationalResponse):
            raise h11.RemoteProtocolError("no answer")


def pause_in(event: h11.Response) -> float:
    """How long a push service wants to be left alone, if it says so in seconds."""
    wanted = dict(event.headers.raw_items()).get(b"Retry-After", b"")
    return float(wanted) if wanted.isdigit() else 0.0


def is_success(status: int) -> bool:
    """Whether it was taken."""
    return 200 <= status < 300
