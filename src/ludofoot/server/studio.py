"""Drawings and prints: made by workers, kept for the next one who asks, and never where games wait."""

from __future__ import annotations

import asyncio
import datetime
import time
from typing import Any

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from ludofoot.art.codes import SEATS
from ludofoot.catalogue import load
from ludofoot.core.day import number_of
from ludofoot.core.records import Refused
from ludofoot.press.document import shipped_box
from ludofoot.server.asking import address_of, number_from, number_in, tokens_in
from ludofoot.server.bodies import A_DAY, CHECK, JSON, SVG, Body
from ludofoot.server.hub import Hub
from ludofoot.server.keeping import Shelf
from ludofoot.server.network import reach_of
from ludofoot.server.page import known
from ludofoot.server.rate import a_minute
from ludofoot.server.series import finished_record, seal_in
from ludofoot.server.shares import share_a_minute
from ludofoot.server.tokens import LONGEST_NAME
from ludofoot.server.workshop import Pool

PDF = "application/pdf"


class Studio:
    """Routes that draw and print."""

    def __init__(self, hub: Hub, home: str) -> None:
        """`home` is the address under which friends can reach the server."""
        self.hub = hub
        self.home = home
        self.drawers = Pool(hub.limits.drawing)
        self.printers = Pool(hub.limits.printing)
        self.drawings = Shelf(hub.limits.kept_drawings_bytes)
        self.prints = Shelf(hub.limits.kept_prints_bytes)
        self.drawings_asked = a_minute(hub.limits.drawings_a_minute)
        self.prints_asked = share_a_minute(hub, "prints", hub.limits.prints_a_minute)

    async def art(self, request: Request) -> Response:
        """The drawings of a game; with `?table=` from the box that is played with there."""
        game, table = load(request.path_params["game"]).id, request.query_params.get("table", "")
        box = ""
        if table:
            row = (await self.hub.peek(table, address_of(request))).row
            game, box = row.game, row.box
        return await self.drawn(request, CHECK, "sprite", game, known(request.path_params["lang"]), box)

    async def lid(self, request: Request) -> Response:
        """The lid of a box by itself: the shelf needs no more of it."""
        game = load(request.path_params["game"]).id
        return await self.drawn(request, CHECK, "lid", game, known(request.path_params["lang"]))

    async def faces(self, request: Request) -> Response:
        """The face of whoever sits there, in every mood: the same name has the same face."""
        name = request.query_params.get("name", "")[:LONGEST_NAME]
        seat = number_from(request.path_params["seat"]) % len(SEATS)
        return await self.drawn(request, A_DAY, "faces", name, seat)

    async def sixty(self, request: Request) -> Response:
        """The pictures of the game in sixty seconds, as a list."""
        game, lang = load(request.path_params["game"]).id, known(request.path_params["lang"])
        return await self.drawn(request, CHECK, "sixty", game, lang, kind=JSON)

    async def coach(self, request: Request) -> Response:
        """Who teaches, in every mood."""
        return await self.drawn(request, A_DAY, "coach")

    async def drawn(
        self, request: Request, caching: dict[str, str], what: str, *args: str | int, kind: str = SVG
    ) -> Response:
        """Drawn once, as long as it is asked for; only what has to be drawn counts."""
        address = address_of(request)

        async def draw() -> Body:
            if not self.drawings_asked.take(address, time.monotonic()):
                self.hub.meter.over_budget("drawings")
                raise Refused("too-many")
            drawn = await self.drawers.ask(what, *args, who=address)
            return await asyncio.to_thread(Body, drawn.encode(), kind, caching)  # packing takes its time

        return (await self.drawings.get((what, *args), draw)).answer(request)

    async def document(self, request: Request) -> Response:
        """The box of a game, or with `?table=` the one that is played with there, as a PDF."""
        address = address_of(request)
        if not await self.prints_asked.take(address):
            raise Refused("too-many")
        game, lang = load(request.path_params["game"]), request.path_params["lang"]
        asked = request.query_params
        box = ""
        if "table" in asked:
            room = await self.hub.peek(asked["table"], address)
            game, box = load(room.row.game), room.row.box
        wanted = (
            game.id,
            lang[:20],
            asked.get("paper", "a4")[:20],
            asked.get("grey", "") not in ("", "0"),
            box,
        )

        async def printed() -> Body:
            return Body(await self.printers.ask("pdf", *wanted, who=address), PDF, CHECK)

        answer = (await self.prints.get(wanted, printed)).answer(request)
        answer.headers["Content-Disposition"] = f'attachment; filename="ludofoot-{game.id}-{lang[:20]}.pdf"'
        return answer

    async def front_page(self, request: Request) -> Response:
        """A finished game of a table on the front page, as a PDF."""
        return await self.of_match(request, "front_page", PDF)

    async def share_card(self, request: Request) -> Response:
        """The same as a card to share; with `?nameless=1` without first names. Before a match of the day is
        over its card shows marks and no result."""
        return await self.of_match(request, "share_card", SVG)

    async def of_match(self, request: Request, kind: str, media: str) -> Response:
        """Something printed of a finished game; raises `Refused`."""
        address = address_of(request)
        if not await self.prints_asked.take(address):
            raise Refused("too-many")
        room = await self.hub.peek(request.path_params["code"], address)
        number = number_in(request, "game", room.number)
        record = await finished_record(room, number, address, tokens_in(request))
        lang = known(request.path_params["lang"])
        nameless = request.query_params.get("nameless", "") not in ("", "0")
        more: tuple[Any, ...] = ()
        if kind == "front_page":
            drawn = await self.hub.analyses.finished(seal_in(record.plain))
            more = ((room.row.opened_at, self.link(room.row.code, number), drawn),)
        elif self.hub.days.is_closed(room):
            match = number_of(datetime.date.fromisoformat(room.row.day))
            more = ((match, await self.hub.analyses.finished(seal_in(record.plain))),)

        async def printed() -> Body:
            found = await self.printers.ask(kind, record.plain, lang, nameless, *more, who=address)
            return Body(found, media, CHECK)

        key = (kind, room.row.code, number, lang, nameless, len(more), bool(more and more[0][-1]))
        return (await self.prints.get(key, printed)).answer(request)

    def link(self, code: str, number: int) -> str:
        """Where a finished game can be watched again; nowhere, if nobody else can come here."""
        return "" if reach_of(self.home) == "machine" else f"{self.home}/replay/{code}/{number}"

    async def own_copy(self, request: Request) -> Response:
        """The box of a game as text, to be changed by whoever owns the original."""
        game = load(request.path_params["game"])
        headers = {**CHECK, "Content-Disposition": f'attachment; filename="{game.id}-box.toml"'}
        return PlainTextResponse(shipped_box(game), 200, headers)

    async def rest(self) -> None:
        """Lets workers go that have nothing to do."""
        await self.drawers.rest()
        await self.printers.rest()

    async def close(self) -> None:
        """Ends all workers."""
        await self.drawers.close()
        await self.printers.close()
