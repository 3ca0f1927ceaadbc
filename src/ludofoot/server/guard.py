"""Who is let in at all, and what browsers are told to forbid."""

from __future__ import annotations

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

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
}


class Guard:
    """Host must be one of ours, so that no other name can be pointed here; Origin must be the same site."""

    def __init__(self, app: ASGIApp, hosts: set[str]) -> None:
        self.app = app
        self.hosts = hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
        elif self.lets_in(Headers(scope=scope)):
            # A socket has no headers to add once it is open.
            await self.app(scope, receive, send if scope["type"] == "websocket" else self.with_headers(send))
        elif scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": 1008})
        else:
            await PlainTextResponse("", 403)(scope, receive, send)

    def lets_in(self, headers: Headers) -> bool:
        """A browser always names its origin when it matters; other clients have none."""
        host = headers.get("host", "").lower()
        origin = headers.get("origin")
        return host in self.hosts and (origin is None or origin.lower().removeprefix("http://") in self.hosts)

    def with_headers(self, send: Send) -> Send:
        """Every answer carries the policy."""

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers[name] = value
            await send(message)

        return guarded
