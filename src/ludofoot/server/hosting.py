"""What whoever runs the server asks of its tables: which there are, what one is, to close or remove it."""

from __future__ import annotations

from typing import Literal

import msgspec

from ludofoot.core.records import Refusal, Refused
from ludofoot.server.hub import HOST, Hub
from ludofoot.server.room import TableRoom
from ludofoot.server.store import Kept, Store
from ludofoot.server.telling import phase_of, seat_info
from ludofoot.server.tokens import tidy_code
from ludofoot.wire.answers import Phase, SeatInfo

What = Literal["list", "show", "close", "remove"]


class Wish(msgspec.Struct, frozen=True, kw_only=True):
    """One thing that is asked."""

    what: What
    code: str = ""


class TableSeen(msgspec.Struct, frozen=True, kw_only=True):
    """One table, without what is hidden there: no hand, no secret, no token."""

    kept: Kept
    phase: Phase
    number: int
    """Which game of the series it is at."""
    seats: tuple[SeatInfo, ...]
    options: dict[str, str | int]
    decision_ms: int
    sockets: int
    """How many look at it now, as far as whoever answers can see."""


class Granted(msgspec.Struct, frozen=True, kw_only=True):
    """What came of a wish; or why nothing did."""

    tables: tuple[Kept, ...] = ()
    table: TableSeen | None = None
    refusal: Refusal | None = None


async def grant(hub: Hub, wish: Wish) -> Granted:
    """Carries a wish out; raises `Refused`."""
    if wish.what == "list":
        return Granted(tables=tuple(await hub.store.kept()))
    code = tidy_code(wish.code)
    kept = next((each for each in await hub.store.kept() if each.code == code), None)
    if kept is None:
        raise Refused("no-such-table")
    if wish.what == "remove":
        # Not rebuilt before: a table that cannot be read any more can be removed too.
        await hub.remove(code)
        return Granted(tables=(kept,))
    if wish.what == "close" and not kept.closed_at:
        await hub.shut(code)
        kept = msgspec.structs.replace(kept, closed_at=hub.now())
    return Granted(table=seen(await hub.peek(code, HOST), kept))


def seen(room: TableRoom, kept: Kept) -> TableSeen:
    """A table as whoever runs the server sees it."""
    return TableSeen(
        kept=kept,
        phase=phase_of(room),
        number=room.number,
        seats=tuple(seat_info(room, seat) for seat in range(room.table.seats)),
        options=room.row.options,
        decision_ms=room.row.decision_ms,
        sockets=len(room.connections),
    )


async def grant_alone(store: Store, wish: Wish) -> Granted:
    """As a worker of the store for as long as it takes, beside those that serve players, if there are any;
    raises `Refused`."""
    hub = Hub(store)
    try:
        await store.enrol()
        return await grant(hub, wish)
    finally:
        await hub.stop()
