"""The server: an ordinary Starlette application around a hub."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from io import BytesIO

import msgspec
import segno
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ludofoot.core.record import LARGEST, write_record
from ludofoot.core.records import SPECTATOR, Refusal, Refused
from ludofoot.server import page
from ludofoot.server.guard import Guard
from ludofoot.server.hub import Hub
from ludofoot.server.limits import Limits
from ludofoot.server.printing import PrintShop, own_copy
from ludofoot.server.replays import branch, read_upload, replayed
from ludofoot.server.series import finished_record
from ludofoot.server.sockets import Door
from ludofoot.server.store import Store
from ludofoot.server.telling import phase_of, seat_info
from ludofoot.server.tokens import hashed
from ludofoot.wire.answers import Opened
from ludofoot.wire.requests import NewTable

LARGEST_BODY = 65_536
TOKENS = "X-Ludofoot-Tokens"
"""The tokens of the seats that a browser holds, between spaces: an address would be kept and passed on."""
LONGEST_HEADER = 2_048
CLIENT_ERROR = 400
NOT_FOUND = {
    "no-such-table",
    "no-such-game-in-series",
    "unknown-game",
    "unknown-language",
    "unknown-clause",
    "not-printable",
    "no-own-box",
}
NOT_NOW = {"too-many", "server-full", "store-full"}


class Server:
    """Routes that need the hub."""

    def __init__(self, hub: Hub, link_host: str) -> None:
        self.hub = hub
        self.link_host = link_host

    async def open_table(self, request: Request) -> Response:
        """Opens a table."""
        body = await read_body(request, LARGEST_BODY)
        try:
            wanted = msgspec.json.decode(body, type=NewTable)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            raise Refused("unreadable") from None
        room, token = await self.hub.open_room(wanted, address_of(request))
        return page.json(Opened(room.row.code, self.link(room.row.code), token), 201)

    def link(self, code: str) -> str:
        """What to send a friend."""
        return f"http://{self.link_host}/table/{code}"

    async def table(self, request: Request) -> Response:
        """Whether there is such a table, and what is played there; to its players also whose turn it is."""
        room = await self.hub.find(request.path_params["code"], address_of(request))
        found = {"table": room.row.code, "game": room.game.id, "phase": phase_of(room)}
        tokens = request.headers.get(TOKENS, "")[:LONGEST_HEADER].split()
        held = sorted({room.tokens[hashed(token)] for token in tokens if hashed(token) in room.tokens})
        if not held:
            return page.json(found)
        yours = [seat for seat in held if seat >= 0]
        seats = tuple(seat_info(room, seat) for seat in range(room.table.seats))
        return page.json({**found, "yours": yours, "awaited": room.awaited(), "seats": seats})

    async def art(self, request: Request) -> Response:
        """The drawings of a game; with `?table=` from the box that is played with there."""
        game, table = request.path_params["game"], request.query_params.get("table", "")
        box = (await self.hub.find(table, address_of(request))).row.box if table else ""
        return page.art(game, request.path_params["lang"], box)

    async def qr(self, request: Request) -> Response:
        """The link as a picture for a phone's camera."""
        room = await self.hub.find(request.path_params["code"], address_of(request))
        picture = BytesIO()
        segno.make(self.link(room.row.code), error="m").save(
            picture, kind="svg", xmldecl=False, svgclass=None, lineclass=None, border=2, omitsize=True
        )
        return Response(picture.getvalue(), media_type="image/svg+xml")

    async def record(self, request: Request) -> Response:
        """The record of a finished game of the series, the last one unless `game` says which."""
        room = await self.hub.find(request.path_params["code"], address_of(request))
        number = number_in(request, "game", room.number)
        record = await asyncio.to_thread(finished_record, room, number)
        name = f"ludofoot-{room.game.id}-{room.row.code}-{number}.json"
        headers = {"Content-Disposition": f'attachment; filename="{name}"'}
        return Response(write_record(record), 200, headers, "application/json")

    async def replay(self, request: Request) -> Response:
        """A record, replayed for one viewer and checked."""
        record = read_upload(self.hub, await read_body(request, LARGEST), address_of(request))
        return page.json(await asyncio.to_thread(replayed, record, number_in(request, "seat", SPECTATOR)))

    async def branch(self, request: Request) -> Response:
        """A new table that goes on from some moment of a record: what if?"""
        record = read_upload(self.hub, await read_body(request, LARGEST), address_of(request))
        number, seat = number_in(request, "number", 0), number_in(request, "seat", 0)
        room, token = await branch(self.hub, record, number, seat, address_of(request))
        return page.json(Opened(room.row.code, self.link(room.row.code), token), 201)


def number_in(request: Request, name: str, default: int) -> int:
    """A number in the address of a request; raises `Refused`."""
    text = request.query_params.get(name, str(default))
    try:
        return int(text[:9])
    except ValueError:
        raise Refused("unreadable") from None


async def read_body(request: Request, most: int) -> bytes:
    """The body of a request, not a byte more than agreed."""
    body = b""
    async for part in request.stream():
        body += part
        if len(body) > most:
            raise Refused("too-large", most=most)
    return body


def address_of(request: Request) -> str:
    """Who asks."""
    return request.client.host if request.client else ""


async def refuse(request: Request, problem: Exception) -> Response:
    """A refusal as an answer: a code, its clause, its arguments; the page finds the words."""
    refusal = problem.refusal if isinstance(problem, Refused) else Refusal("unreadable")
    status = 404 if refusal.code in NOT_FOUND else 429 if refusal.code in NOT_NOW else CLIENT_ERROR
    return page.json(refusal, status)


def make_app(
    store: Store,
    *,
    hosts: set[str],
    link_host: str,
    limits: Limits | None = None,
    pace: float = 1.0,
) -> Starlette:
    """The application over a store; `hosts` are the Host headers that are let in."""
    hub = Hub(store, limits, pace)
    server = Server(hub, link_host)
    prints = PrintShop(hub)

    @asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        hub.start()
        yield
        await hub.stop()

    routes = [
        Route("/", page.index),
        Route("/table/{code}", page.index),
        Route("/replay", page.index),
        Route("/assets/{name:path}", page.asset),
        Route("/api/games", page.games),
        Route("/api/locale/{lang}/{game}", page.words),
        Route("/api/sheet/{game}/{lang}", page.sheet),
        Route("/api/art/{game}/{lang}", server.art),
        Route("/api/lid/{game}/{lang}", page.lid),
        Route("/api/faces/{seat:int}", page.faces),
        Route("/api/print/{game}/{lang}", prints.document),
        Route("/api/box/{game}", own_copy),
        Route("/api/replay", server.replay, methods=["POST"]),
        Route("/api/branch", server.branch, methods=["POST"]),
        Route("/api/tables", server.open_table, methods=["POST"]),
        Route("/api/tables/{code}", server.table),
        Route("/api/tables/{code}/qr.svg", server.qr),
        Route("/api/tables/{code}/record", server.record),
    ]
    app = Starlette(
        routes=routes,
        lifespan=life,
        middleware=[
            Middleware(Guard, hosts=hosts),
            Middleware(Door, hub=hub, path="/ws"),
            Middleware(GZipMiddleware, minimum_size=1000),
        ],
        exception_handlers={Refused: refuse},
    )
    app.state.hub = hub
    return app
