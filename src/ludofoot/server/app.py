"""The server: an ordinary Starlette application around a hub."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ludofoot.catalogue import load
from ludofoot.core.logbook import LARGEST
from ludofoot.core.records import SPECTATOR, Refusal, Refused
from ludofoot.server import marks, page
from ludofoot.server.analyses import Found
from ludofoot.server.asking import address_of, number_in, read_body, tokens_in
from ludofoot.server.bodies import CHECK, JSON, json
from ludofoot.server.branches import branch
from ludofoot.server.day_routes import DayRoutes
from ludofoot.server.guard import Guard, Names, Shelter
from ludofoot.server.hub import Hub
from ludofoot.server.invitations import Invitations, picture
from ludofoot.server.lessons import open_lesson_room, steps_of
from ludofoot.server.letterbox import Letterbox
from ludofoot.server.limits import Limits
from ludofoot.server.parcels import Parcels
from ludofoot.server.rate import a_minute
from ludofoot.server.ringer import Ringer
from ludofoot.server.series import finished_record, finished_report
from ludofoot.server.sockets import Door
from ludofoot.server.store import Store
from ludofoot.server.studio import Studio
from ludofoot.server.telling import phase_of, seat_info
from ludofoot.server.wondering import LARGEST_VIEW, explained
from ludofoot.wire.answers import Opened
from ludofoot.wire.requests import NewTable

LARGEST_BODY = 65_536
SOCKETS = "/ws"
"""Where sockets are opened, and nowhere else."""
CLIENT_ERROR = 400
FORBIDDEN, NOT_FOUND, TOO_SLOW, TOO_LARGE, TOO_MANY, UNABLE = 403, 404, 408, 413, 429, 503
STATUS = {
    **dict.fromkeys(
        ("no-such-table", "no-such-game-in-series", "no-such-parcel", "unknown-game", "no-lesson"), NOT_FOUND
    ),
    **dict.fromkeys(("unknown-language", "unknown-clause", "not-printable", "no-own-box"), NOT_FOUND),
    **dict.fromkeys(("too-many", "server-full", "store-full"), TOO_MANY),
    **dict.fromkeys(("store-damaged", "too-costly", "table-moving"), UNABLE),
    **dict.fromkeys(("no-such-analysis", "no-day-match", "no-such-day"), NOT_FOUND),
    **dict.fromkeys(("no-such-puzzle", "no-puzzle-here"), NOT_FOUND),
    **dict.fromkeys(("day-not-over", "puzzle-not-yet", "puzzle-not-answered"), FORBIDDEN),
    "too-slow": TOO_SLOW,
    "too-large": TOO_LARGE,
}


class Server:
    """Routes that need the hub."""

    def __init__(self, hub: Hub, invitations: Invitations) -> None:
        self.hub = hub
        self.invitations = invitations

    async def open_table(self, request: Request) -> Response:
        """Opens a table."""
        body = await self.body(request, LARGEST_BODY)
        try:
            wanted = msgspec.json.decode(body, type=NewTable)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            raise Refused("unreadable") from None
        room, token = await self.hub.open_room(wanted, address_of(request))
        return json(Opened(room.row.code, self.invitations.link(room.row.code), token), 201)

    async def open_lesson(self, request: Request) -> Response:
        """Opens a table for the first match of a game; the token is that of the learner's seat."""
        game = load(request.path_params["game"])
        room, token = await open_lesson_room(self.hub, game, address_of(request))
        return json(Opened(room.row.code, self.invitations.link(room.row.code), token), 201)

    async def lesson(self, request: Request) -> Response:
        """The steps of a first match."""
        return steps_of(load(request.path_params["game"]).id).answer(request)

    async def health(self, request: Request) -> Response:
        """Whether a proxy should lead players here."""
        well = self.hub.is_well()
        return json({"well": well}, 200 if well else UNABLE)

    async def table(self, request: Request) -> Response:
        """Whether there is such a table, and what is played there; to its players also whose turn it is."""
        room = await self.hub.peek(request.path_params["code"], address_of(request))
        found = {"table": room.row.code, "game": room.game.id, "phase": phase_of(room), "number": room.number}
        held = sorted(room.keyring.opened_by(tokens_in(request)))
        if not held:
            return json(found)
        yours = [seat for seat in held if seat >= 0]
        seats = tuple(seat_info(room, seat) for seat in range(room.table.seats))
        taught = {"lesson": room.tutor.reached()} if room.tutor is not None else {}
        told = {"yours": yours, "awaited": room.awaited(), "seats": seats, "day": room.row.day}
        day = {"counted": room.row.counted, "closed": self.hub.days.is_closed(room)} if room.row.day else {}
        return json({**found, **told, **taught, **day})

    async def record(self, request: Request) -> Response:
        """The record of a finished game of the series, the last one unless `game` says which."""
        room = await self.hub.peek(request.path_params["code"], address_of(request))
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

    async def explain(self, request: Request) -> Response:
        """What a piece of a game in the past was."""
        game = load(request.path_params["game"])
        return json(explained(game, await self.body(request, LARGEST_VIEW)))

    async def report(self, request: Request) -> Response:
        """A record in the paper, with what each seat may keep of it."""
        data = await self.upload(request)
        found = await self.hub.readers.ask("report", data, who=address_of(request))
        return Response(found, 200, CHECK, JSON)

    async def report_table(self, request: Request) -> Response:
        """The same for a finished game of a table, the last one unless `game` says which."""
        address = address_of(request)
        room = await self.hub.peek(request.path_params["code"], address)
        number = number_in(request, "game", room.number)
        return (await finished_report(room, number, address, tokens_in(request))).answer(request)

    async def branch(self, request: Request) -> Response:
        """A new table that goes on from some moment of a record: what if?"""
        number, seat = number_in(request, "number", 0), number_in(request, "seat", 0)
        address = address_of(request)
        data = await self.upload(request)
        await self.hub.check_new_room(address)
        found = await self.hub.readers.ask("branch", data, number, seat, who=address)
        room, token = await branch(self.hub, found, seat, address)
        return json(Opened(room.row.code, self.invitations.link(room.row.code), token), 201)

    async def analyse(self, request: Request) -> Response:
        """Begins the analysis of a record that somebody has, or says how far it is."""
        body = await self.body(request, LARGEST)
        return self.told(request, await self.hub.analyses.begin(body, address_of(request)))

    async def analyse_table(self, request: Request) -> Response:
        """The same for a finished game of a table, the last one unless `game` says which."""
        room = await self.hub.peek(request.path_params["code"], address_of(request))
        number, address = number_in(request, "game", room.number), address_of(request)
        record = await finished_record(room, number, address, tokens_in(request))
        return self.told(request, await self.hub.analyses.begin(record.plain, address_of(request)))

    async def analysis(self, request: Request) -> Response:
        """How far an analysis is; whoever says which version they have seen is sent only what is newer."""
        found = self.hub.analyses.look(request.path_params["seal"], address_of(request))
        return self.told(request, found)

    async def leave_analysis(self, request: Request) -> Response:
        """Somebody wants it no more."""
        found = self.hub.analyses.leave(request.path_params["seal"], address_of(request))
        return self.told(request, found)

    def told(self, request: Request, found: Found) -> Response:
        return Response(found.told(number_in(request, "seen", -1)), 200, CHECK, JSON)

    async def upload(self, request: Request) -> bytes:
        """A record that somebody sent: hostile until a worker has read it. Raises `Refused`."""
        if not await self.hub.uploads.take(address_of(request)):
            raise Refused("too-many")
        return await self.body(request, LARGEST)

    async def body(self, request: Request, most: int) -> bytes:
        """What a request brings along."""
        return await read_body(request, most, self.hub.limits.request_seconds)


async def refuse(request: Request, problem: Exception) -> Response:
    """A refusal as an answer: a code, its clause, its arguments; the page finds the words."""
    refusal = problem.refusal if isinstance(problem, Refused) else Refusal("unreadable")
    request.app.state.hub.meter.refused(refusal.code)
    return json(refusal, STATUS.get(refusal.code, CLIENT_ERROR))


def make_app(
    store: Store,
    *,
    names: Names,
    home: str,
    would_be: tuple[str, ...] = (),
    limits: Limits | None = None,
    pace: float = 1.0,
    data: Path | None = None,
    day_match: bool = True,
    ringer: Ringer | None = None,
) -> Starlette:
    """The application over a store; `names` says what is let in, `home` where links lead,
    `would_be` where they would if the server were open to its network, `data` the folder that is its own."""
    hub = Hub(store, limits, pace, ringer, day_match=day_match)
    invitations = Invitations(hub, home, would_be)
    server = Server(hub, invitations)
    studio = Studio(hub, home)
    parcels = Parcels(hub)
    letterbox = Letterbox(hub, data) if data is not None else None
    days = DayRoutes(hub, invitations)

    @asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        await hub.start(studio.rest)
        if letterbox is not None:
            letterbox.hang()
        yield
        if letterbox is not None:
            await letterbox.take_down()
        await studio.close()
        await hub.stop()

    routes = [
        Route("/table/{code}", invitations.table),
        Route("/replay/{code}/{number}", invitations.match),
        *(Route(address, invitations.anywhere) for address in page.ADDRESSES),
        Route("/pictures/{name}", picture),
        *(Route(f"/{name}", page.root_file) for name in page.AT_THE_ROOT),
        Route("/assets/{name:path}", page.asset),
        Route("/health", server.health),
        Route("/api/games", page.games),
        Route("/api/locale/{lang}/{game}", page.words),
        Route("/api/sheet/{game}/{lang}", page.sheet),
        Route("/api/says/{game}", marks.says),
        Route("/api/screen/{game}/{name}", page.screen),
        Route("/api/art/{game}/{lang}", studio.art),
        Route("/api/lid/{game}/{lang}", studio.lid),
        Route("/api/faces/{seat}", studio.faces),
        Route("/api/crest", studio.crest),
        Route("/api/coach", studio.coach),
        Route("/api/sixty/{game}/{lang}", studio.sixty),
        Route("/api/print/{game}/{lang}", studio.document),
        Route("/api/box/{game}", studio.own_copy),
        Route("/api/replay", server.replay, methods=["POST"]),
        Route("/api/explain/{game}", server.explain, methods=["POST"]),
        Route("/api/report", server.report, methods=["POST"]),
        Route("/api/front/{lang}", studio.front_of_record, methods=["POST"]),
        Route("/api/card/{lang}", studio.card_of_record, methods=["POST"]),
        Route("/api/parcels", parcels.bring, methods=["POST"]),
        Route("/api/parcels/{name}", parcels.fetch),
        Route("/api/home", invitations.where),
        Route("/api/lobby", hub.lobby.answer),
        Route("/api/branch", server.branch, methods=["POST"]),
        Route("/api/analysis", server.analyse, methods=["POST"]),
        Route("/api/analysis/{seal}", server.analysis),
        Route("/api/analysis/{seal}", server.leave_analysis, methods=["DELETE"]),
        Route("/api/lessons/{game}", server.lesson),
        Route("/api/lessons/{game}", server.open_lesson, methods=["POST"]),
        Route("/api/day", days.today),
        Route("/api/day", days.open, methods=["POST"]),
        Route("/api/day/results", days.count, methods=["POST"]),
        Route("/api/day/{day}", days.over),
        Route("/api/puzzle", days.puzzle),
        Route("/api/puzzles", days.puzzles),
        Route("/api/puzzles/{number}", days.open_puzzle, methods=["POST"]),
        Route("/api/puzzles/{number}/card/{lang}", studio.puzzle_card),
        Route("/api/tables/{code}/solution", days.solution),
        Route("/api/tables", server.open_table, methods=["POST"]),
        Route("/api/tables/{code}", server.table),
        Route("/api/tables/{code}/qr.svg", invitations.qr),
        Route("/api/tables/{code}/invitation", invitations.invitation),
        Route("/api/tables/{code}/record", server.record),
        Route("/api/tables/{code}/report", server.report_table),
        Route("/api/tables/{code}/front/{lang}", studio.front_page),
        Route("/api/tables/{code}/card/{lang}", studio.share_card),
        Route("/api/tables/{code}/analysis", server.analyse_table, methods=["POST"]),
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
                over_budget=hub.over_budget,
            ),
            Middleware(Door, hub=hub, path=SOCKETS),
            Middleware(Shelter),
        ],
        exception_handlers={Refused: refuse},
    )
    app.state.hub = hub
    return app
