"""Drawings and prints: made by workers, kept for the next one who asks, and never where games wait."""

from __future__ import annotations

import asyncio
import datetime
import re
import time
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from ludofoot.art.codes import SEATS
from ludofoot.art.crest import COLOURS, PARTS
from ludofoot.catalogue import load
from ludofoot.core.day import number_of
from ludofoot.core.logbook import LARGEST
from ludofoot.core.records import Refused
from ludofoot.press.document import shipped_box
from ludofoot.server.asking import address_of, number_from, number_in, read_body, tokens_in
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
SEAL = re.compile("[0-9a-f]{1,128}")


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

    async def crest(self, request: Request) -> Response:
        """The coat of arms of a club: a name's face with changes, in two colours."""
        asked = request.query_params
        name, shirt, trim = asked.get("name", ""), asked.get("shirt", "red"), asked.get("trim", "white")
        if not {shirt, trim} <= COLOURS.keys():
            raise Refused("unreadable")
        steps = [number_in(request, part, 0) for part in PARTS]
        return await self.drawn(request, A_DAY, "crest", name[:LONGEST_NAME], shirt, trim, *steps)

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
        address = await self.may_print(request)
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
            is_set(request, "grey"),
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
        address = await self.may_print(request)
        room = await self.hub.peek(request.path_params["code"], address)
        number = number_in(request, "game", room.number)
        record = await finished_record(room, number, address, tokens_in(request))
        lang, nameless = known(request.path_params["lang"]), is_set(request, "nameless")
        found = await self.hub.analyses.finished(seal_in(record.plain))
        closed = self.hub.days.is_closed(room)
        day = number_of(datetime.date.fromisoformat(room.row.day)) if closed else 0
        about: tuple[Any, ...] = (day,)
        if kind == "front_page":
            about = (room.row.opened_at, self.link(room.row.code, number))

        async def printed() -> Body:
            drawn = await self.printers.ask(kind, record.plain, lang, nameless, (*about, found), who=address)
            return Body(drawn, media, CHECK)

        key = (kind, room.row.code, number, lang, nameless, closed, found is not None)
        return (await self.prints.get(key, printed)).answer(request)

    async def front_of_record(self, request: Request) -> Response:
        """A record that somebody has on the front page; nobody else can watch it here."""
        return await self.of_record(request, "front_page", PDF)

    async def card_of_record(self, request: Request) -> Response:
        """The same as a card to share."""
        return await self.of_record(request, "share_card", SVG)

    async def of_record(self, request: Request, kind: str, media: str) -> Response:
        """Something printed of a record that somebody sent, and not kept; raises `Refused`."""
        address = await self.may_print(request)
        data = await read_body(request, LARGEST, self.hub.limits.request_seconds)
        lang, nameless = known(request.path_params["lang"]), is_set(request, "nameless")
        about = (0, "") if kind == "front_page" else (0,)
        found = await self.hub.analyses.finished(claimed_seal(data))
        drawn = await self.printers.ask(kind, data, lang, nameless, (*about, found), who=address)
        return Response(drawn, 200, CHECK, media)

    async def puzzle_card(self, request: Request) -> Response:
        """A puzzle as a card to share: that somebody found it or not, and how many days in a row."""
        address = await self.may_print(request)
        number, days = number_from(request.path_params["number"]), number_in(request, "days", 0)
        self.hub.puzzles.published(number)
        wanted = ("puzzle_card", number, known(request.path_params["lang"]), is_set(request, "right"), days)

        async def printed() -> Body:
            return Body(await self.printers.ask(*wanted, who=address), SVG, CHECK)

        return (await self.prints.get(wanted, printed)).answer(request)

    async def may_print(self, request: Request) -> str:
        """Who asks; raises `Refused` if that was too often."""
        address = address_of(request)
        if not await self.prints_asked.take(address):
            raise Refused("too-many")
        return address

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


def is_set(request: Request, name: str) -> bool:
    """Whether an address says yes to something."""
    return request.query_params.get(name, "") not in ("", "0")


def claimed_seal(data: bytes) -> str:
    """The seal that something bears which may be a record: a worker finds out whether it is its own."""
    try:
        seal = seal_in(data)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return ""
    return seal if SEAL.fullmatch(seal) else ""
