"""The addresses of the match of the day and of puzzles."""

from __future__ import annotations

from typing import TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from ludofoot.core.records import Refused
from ludofoot.server.asking import address_of, number_from, read_body, tokens_in
from ludofoot.server.bodies import json
from ludofoot.server.hub import Hub
from ludofoot.server.invitations import Invitations
from ludofoot.server.series import finished_record
from ludofoot.server.solver import Solver
from ludofoot.wire.answers import DayCounted, Opened
from ludofoot.wire.requests import NewDayResult, NewDayTable, NewPuzzleTable

LARGEST_WISH = 4_096
Wish = TypeVar("Wish")


class DayRoutes:
    """Routes that need the hub."""

    def __init__(self, hub: Hub, invitations: Invitations) -> None:
        self.hub = hub
        self.invitations = invitations

    async def today(self, request: Request) -> Response:
        """Today's match."""
        return json(await self.hub.days.look())

    async def open(self, request: Request) -> Response:
        """A table for it."""
        wanted = await self.wish(request, NewDayTable)
        room, token = await self.hub.days.open(wanted, address_of(request))
        return json(Opened(room.row.code, self.invitations.link(room.row.code), token), 201)

    async def count(self, request: Request) -> Response:
        """What it came to, found anew from what was played at that table."""
        sent = await self.wish(request, NewDayResult)
        address = address_of(request)
        room = await self.hub.peek(sent.table, address)
        record = await finished_record(room, room.number, address, (sent.token,))
        return json(DayCounted(await self.hub.days.count(sent, record.plain, room, address)), 201)

    async def over(self, request: Request) -> Response:
        """A day that is over."""
        return json(await self.hub.days.over(request.path_params["day"]))

    # ---- puzzles

    async def puzzle(self, request: Request) -> Response:
        """Today's puzzle."""
        return json(await self.hub.puzzles.look())

    async def puzzles(self, request: Request) -> Response:
        """Those of the days before."""
        return json(self.hub.puzzles.older())

    async def open_puzzle(self, request: Request) -> Response:
        """A table for the puzzle of a day."""
        number = number_from(request.path_params["number"])
        wanted = await self.wish(request, NewPuzzleTable)
        room, token = await self.hub.puzzles.open(number, wanted, address_of(request))
        return json(Opened(room.row.code, self.invitations.link(room.row.code), token), 201)

    async def solution(self, request: Request) -> Response:
        """What was best, for whoever has answered."""
        room = await self.hub.peek(request.path_params["code"], address_of(request))
        if not isinstance(room.tutor, Solver):
            raise Refused("no-puzzle-here")
        if room.tutor.puzzle.seat not in room.keyring.opened_by(tokens_in(request)):
            raise Refused("not-your-seat")
        return json(room.tutor.solution())

    async def wish(self, request: Request, kind: type[Wish]) -> Wish:
        """What somebody sent; raises `Refused`."""
        body = await read_body(request, LARGEST_WISH, self.hub.limits.request_seconds)
        try:
            return msgspec.json.decode(body, type=kind)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            raise Refused("unreadable") from None
