"""The server: an ordinary Starlette application around a hub."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import lru_cache
from io import BytesIO

import msgspec
import segno
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ludofoot.core.logbook import LARGEST
from ludofoot.core.records import SPECTATOR, Refusal, Refused
from ludofoot.server import marks, page
from ludofoot.server.asking import address_of, number_in, read_body
from ludofoot.server.bodies import CHECK, JSON, SVG, json
from ludofoot.server.branches import branch
from ludofoot.server.guard import Guard, Names, Shelter
from ludofoot.server.hub import Hub
from ludofoot.server.limits import Limits
from ludofoot.server.rate import a_minute
from ludofoot.server.series import finished_record
from ludofoot.server.sockets import Door
from ludofoot.server.store import Store
from ludofoot.server.studio import Studio
from ludofoot.server.telling import phase_of, seat_info
from ludofoot.wire.answers import Opened
from ludofoot.wire.requests import NewTable

LARGEST_BODY = 65_536
SOCKETS = "/ws"
"""Where sockets are opened, and nowhere else."""
TOKENS = "X-Ludofoot-Tokens"
"""The tokens of the seats that a browser holds, between spaces: an address would be kept and passed on."""
LONGEST_HEADER = 2_048
PICTURES_KEPT = 1_000
CLIENT_ERROR = 400
NOT_FOUND, TOO_SLOW, TOO_LARGE, TOO_MANY, UNABLE = 404, 408, 413, 429, 503
STATUS = {
    **dict.fromkeys(("no-such-table", "no-such-game-in-series", "unknown-game"), NOT_FOUND),
    **dict.fromkeys(("unknown-language", "unknown-clause", "not-printable", "no-own-box"), NOT_FOUND),
    **dict.fromkeys(("too-many", "server-full", "store-full"), TOO_MANY),
    **dict.fromkeys(("store-damaged", "too-costly"), UNABLE),
    "too-slow": TOO_SLOW,
    "too-large": TOO_LARGE,
}


class Server:
    """Routes that need the hub."""

    def __init__(self, hub: Hub, home: str) -> None:
        """`home` is the address under which friends can reach it."""
        self.hub = hub
        self.home = home

    async def open_table(self, request: Request) -> Response:
        """Opens a table."""
        body = await self.body(request, LARGEST_BODY)
        try:
            wanted = msgspec.json.decode(body, type=NewTable)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            raise Refused("unreadable") from None
        room, token = await self.hub.open_room(wanted, address_of(request))
        return json(Opened(room.row.code, self.link(room.row.code), token), 201)

    def link(self, code: str) -> str:
        """What to send a friend."""
        return f"{self.home}/table/{code}"

    async def table(self, request: Request) -> Response:
        """Whether there is such a table, and what is played there; to its players also whose turn it is."""
        room = await self.hub.find(request.path_params["code"], address_of(request))
        found = {"table": room.row.code, "game": room.game.id, "phase": phase_of(room)}
        tokens = request.headers.get(TOKENS, "")[:LONGEST_HEADER].split()
        held = sorted(room.keyring.opened_by(tokens))
        if not held:
            return json(found)
        yours = [seat for seat in held if seat >= 0]
        seats = tuple(seat_info(room, seat) for seat in range(room.table.seats))
        return json({**found, "yours": yours, "awaited": room.awaited(), "seats": seats})

    async def qr(self, request: Request) -> Response:
        """The link as a picture for a phone's camera."""
        room = await self.hub.find(request.path_params["code"], address_of(request))
        return Response(picture_of(self.link(room.row.code)), media_type=SVG)

    async def record(self, request: Request) -> Response:
        """The record of a finished game of the series, the last one unless `game` says which."""
        room = await self.hub.find(request.path_params["code"], address_of(request))
        number = number_in(request, "game", room.number)
        answer = (await finished_record(room, number, address_of(request))).answer(request)
        name = f"ludofoot-{room.game.id}-{room.row.code}-{number}.json"
        answer.headers["Content-Disposition"] = f'attachment; filename="{name}"'
        return answer

    async def replay(self, request: Request) -> Response:
        """A record, replayed for one viewer and checked."""
        seat = number_in(request, "seat", SPECTATOR)
        data = await self.upload(request)
        found = await self.hub.readers.ask("replay", data, seat, who=address_of(request))
        return Response(found, 200, CHECK, JSON)

    async def branch(self, request: Request) -> Response:
        """A new table that goes on from some moment of a record: what if?"""
        number, seat = number_in(request, "number", 0), number_in(request, "seat", 0)
        address = address_of(request)
        data = await self.upload(request)
        self.hub.check_new_room(address)
        found = await self.hub.readers.ask("branch", data, number, seat, who=address)
        room, token = await branch(self.hub, found, seat, address)
        return json(Opened(room.row.code, self.link(room.row.code), token), 201)

    async def upload(self, request: Request) -> bytes:
        """A record that somebody sent: hostile until a worker has read it. Raises `Refused`."""
        if not self.hub.uploads.take(address_of(request), time.monotonic()):
            raise Refused("too-many")
        return await self.body(request, LARGEST)

    async def body(self, request: Request, most: int) -> bytes:
        """What a request brings along."""
        return await read_body(request, most, self.hub.limits.request_seconds)


@lru_cache(PICTURES_KEPT)
def picture_of(link: str) -> bytes:
    """A code for a camera: small to keep, and far more work to make than the request for it."""
    picture = BytesIO()
    segno.make(link, error="m").save(
        picture, kind="svg", xmldecl=False, svgclass=None, lineclass=None, border=2, omitsize=True
    )
    return picture.getvalue()


async def refuse(request: Request, problem: Exception) -> Response:
    """A refusal as an answer: a code, its clause, its arguments; the page finds the words."""
    refusal = problem.refusal if isinstance(problem, Refused) else Refusal("unreadable")
    return json(refusal, STATUS.get(refusal.code, CLIENT_ERROR))


def make_app(
    store: Store,
    *,
    names: Names,
    home: str,
    limits: Limits | None = None,
    pace: float = 1.0,
) -> Starlette:
    """The application over a store; `names` says what is let in, `home` where links lead."""
    hub = Hub(store, limits, pace)
    server = Server(hub, home)
    studio = Studio(hub)

    @asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        hub.start(studio.rest)
        yield
        await studio.close()
        await hub.stop()

    routes = [
        Route("/", page.index),
        Route("/table/{code}", page.index),
        Route("/replay", page.index),
        Route("/assets/{name:path}", page.asset),
        Route("/api/games", page.games),
        Route("/api/locale/{lang}/{game}", page.words),
        Route("/api/sheet/{game}/{lang}", page.sheet),
        Route("/api/says/{game}", marks.says),
        Route("/api/art/{game}/{lang}", studio.art),
        Route("/api/lid/{game}/{lang}", studio.lid),
        Route("/api/faces/{seat}", studio.faces),
        Route("/api/print/{game}/{lang}", studio.document),
        Route("/api/box/{game}", studio.own_copy),
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
            Middleware(
                Guard,
                names=names,
                requests=a_minute(hub.limits.requests_a_minute),
                handshakes=a_minute(hub.limits.handshakes_a_minute),
            ),
            Middleware(Door, hub=hub, path=SOCKETS),
            Middleware(Shelter),
        ],
        exception_handlers={Refused: refuse},
    )
    app.state.hub = hub
    return app
