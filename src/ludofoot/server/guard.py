"""Who is let in at all, what browsers are told to forbid, and what becomes of our own mistakes."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Iterable

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ludofoot.core.records import Refusal
from ludofoot.server.addresses import household
from ludofoot.server.bodies import JSON
from ludofoot.server.rate import AddressBook

LOGGER = logging.getLogger("ludofoot.server")
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
ONLY_HTTPS = {"Strict-Transport-Security": "max-age=31536000"}
BEGINNINGS = ("http.response.start", "websocket.http.response.start")
UNREADABLE, FORBIDDEN, TOO_MANY, NOT_NOW = 400, 403, 429, 503
BUDGETS = {"http": "requests", "websocket": "sockets"}
LONGEST_QUERY = 2_048
"""To take one apart costs more than most answers do."""


class Guard:
    """Host must be one of ours, so that no other name can be pointed here; Origin must be the same site.
    Every answer carries the policy, whoever made it."""

    def __init__(
        self,
        app: ASGIApp,
        names: Names,
        requests: AddressBook,
        handshakes: AddressBook,
        over_budget: Callable[[str], None] = lambda budget: None,
    ) -> None:
        self.app = app
        self.names = names
        self.over_budget = over_budget
        self.books = {"http": requests, "websocket": handshakes}
        self.headers = HEADERS | (ONLY_HTTPS if names.https else {})

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in self.books:
            await self.app(scope, receive, send)
            return
        send = self.with_headers(send)
        if not self.names.lets_in(Headers(scope=scope)):
            await deny(Refusal("forbidden"), FORBIDDEN, scope, receive, send)
        elif len(scope["query_string"]) > LONGEST_QUERY:
            await deny(Refusal("unreadable"), UNREADABLE, scope, receive, send)
        elif not self.is_seldom(scope):
            self.over_budget(BUDGETS[scope["type"]])
            await deny(Refusal("too-many"), TOO_MANY, scope, receive, send)
        else:
            await self.app(scope, receive, send)

    def is_seldom(self, scope: Scope) -> bool:
        """Whether this address may ask for one more thing, or one more socket."""
        client, book = scope.get("client"), self.books[scope["type"]]
        return book.take(household(client[0] if client else ""), time.monotonic())

    def with_headers(self, send: Send) -> Send:
        """Every answer carries the policy; an open socket has no headers."""

        async def guarded(message: Message) -> None:
            if message["type"] in BEGINNINGS:
                headers = MutableHeaders(scope=message)
                for name, value in self.headers.items():
                    headers[name] = value
            await send(message)

        return guarded


class Names:
    """How this server is known: what a Host header may say, and from which sites requests may come."""

    def __init__(self, hosts: Iterable[str], public: str = "") -> None:
        """`public` is the address under which the world knows it, such as `https://foot.example`."""
        self.public = public.rstrip("/")
        self.https = public.startswith("https://")
        self.hosts = {host.lower() for host in hosts}
        self.origins = {f"http://{host}" for host in self.hosts}
        if public:
            self.hosts.add(self.public.partition("://")[2].lower())
            self.origins.add(self.public.lower())

    def lets_in(self, headers: Headers) -> bool:
        """A browser always names its origin when it matters; other clients have none."""
        origin = headers.get("origin")
        known = origin is None or origin.lower() in self.origins
        return known and headers.get("host", "").lower() in self.hosts


class Shelter:
    """Whatever goes wrong behind it, the guest gets an ordinary answer and the log one entry."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        begun = False

        async def noticed(message: Message) -> None:
            nonlocal begun
            begun = True
            await send(message)

        try:
            await self.app(scope, receive, noticed)
        except Exception:
            LOGGER.exception("%s could not be answered", scope.get("path", "")[:80])
            if scope["type"] == "http" and not begun:
                await deny(Refusal("not-now"), NOT_NOW, scope, receive, send)


async def deny(refusal: Refusal, status: int, scope: Scope, receive: Receive, send: Send) -> None:
    """A refusal as an answer, to a request or to the wish for a socket."""
    answer = Response(msgspec.json.encode(refusal), status, {"Connection": "close"}, JSON)
    await answer(scope, receive, send)
