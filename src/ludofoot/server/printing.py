"""Boxes on paper, for the page: printed once, one after the other, and never where games wait."""

from __future__ import annotations

import asyncio
import time
from functools import lru_cache

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from ludofoot.catalogue import load
from ludofoot.core.records import Refused
from ludofoot.press import Job, print_box
from ludofoot.press.printing import shipped_box
from ludofoot.server.hub import Hub
from ludofoot.server.page import CHECK

KEPT = 24
"""Documents of half a megabyte each."""


class PrintShop:
    """Routes that print."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.one_at_a_time = asyncio.Lock()

    async def document(self, request: Request) -> Response:
        """The box of a game, or with `?table=` the one that is played with there, as a PDF."""
        address = request.client.host if request.client else ""
        if not self.hub.prints.take(address, time.monotonic()):
            raise Refused("too-many")
        game, lang = load(request.path_params["game"]), request.path_params["lang"]
        asked = request.query_params
        box = ""
        if "table" in asked:
            room = await self.hub.find(asked["table"], address)
            game, box = load(room.row.game), room.row.box
        grey = asked.get("grey", "") not in ("", "0")
        async with self.one_at_a_time:
            data = await asyncio.to_thread(kept, game.id, lang, asked.get("paper", "a4"), grey, box)
        headers = {**CHECK, "Content-Disposition": f'attachment; filename="ludofoot-{game.id}-{lang}.pdf"'}
        return Response(data, 200, headers, "application/pdf")


@lru_cache(KEPT)
def kept(game: str, lang: str, paper: str, grey: bool, box: str) -> bytes:
    """Printed once; raises `Refused`."""
    return print_box(Job(load(game).boxed(box), lang, paper, grey))


async def own_copy(request: Request) -> Response:
    """The box of a game as text, to be changed by whoever owns the original."""
    game = load(request.path_params["game"])
    headers = {**CHECK, "Content-Disposition": f'attachment; filename="{game.id}-box.toml"'}
    return PlainTextResponse(shipped_box(game), 200, headers)
