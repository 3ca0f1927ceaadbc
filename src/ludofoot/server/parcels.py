"""What somebody carries from one browser to another: sealed there, kept here for an hour, read by nobody."""

from __future__ import annotations

import re

from starlette.requests import Request
from starlette.responses import Response

from ludofoot.core.records import Refused
from ludofoot.server.asking import address_of, read_body
from ludofoot.server.bodies import json
from ludofoot.server.hub import Hub
from ludofoot.server.shares import Share, share_a_minute
from ludofoot.server.tokens import fresh_token

SEALED = "application/octet-stream"
ONCE = {"Cache-Control": "no-store"}
NAME = re.compile(r"[A-Za-z0-9_-]{32}")


class Parcels:
    """Kept by the store, as it is: a parcel is gone after an hour, or with the server."""

    def __init__(self, hub: Hub) -> None:
        self.store = hub.store
        self.limits = hub.limits
        an_hour = hub.limits.parcels_an_hour
        self.brought = Share(hub, "parcels", an_hour / 3600, an_hour)
        self.guesses = share_a_minute(hub, "wrong parcels", hub.limits.wrong_codes_a_minute)

    async def put(self, sealed: bytes, address: str) -> str:
        """Keeps it under a name that cannot be guessed; raises `Refused`."""
        if not await self.brought.take(address):
            raise Refused("too-many")
        name, limits = fresh_token(), self.limits
        if not await self.store.put_parcel(name, sealed, limits.parcel_seconds, limits.kept_parcels_bytes):
            raise Refused("server-full")
        return name

    async def get(self, name: str, address: str) -> bytes:
        """What was brought under this name within the hour; raises `Refused`."""
        found = await self.store.parcel(name)
        if found is not None:
            return found
        raise Refused("no-such-parcel" if await self.guesses.take(address) else "too-many")

    async def bring(self, request: Request) -> Response:
        """Takes a parcel in."""
        sealed = await read_body(request, self.limits.parcel_bytes, self.limits.request_seconds)
        name = await self.put(sealed, address_of(request))
        return json({"parcel": name, "seconds": self.limits.parcel_seconds}, 201)

    async def fetch(self, request: Request) -> Response:
        """Gives it out to whoever knows its name."""
        name = request.path_params["name"]
        found = await self.get(name if NAME.fullmatch(name) else "", address_of(request))
        return Response(found, 200, ONCE, SEALED)
