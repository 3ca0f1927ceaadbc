"""What must survive: behind this interface SQLite today, another database tomorrow."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Collection
from typing import ClassVar, Literal, Protocol

import msgspec

from ludofoot.core.entries import AnyEntry
from ludofoot.core.records import Refusal, Refused


class StoreFailed(Refused):
    """The disk could not do what was asked: nothing of it is stored. To players it is a refusal."""

    means: ClassVar[Refusal] = Refusal("store-failing")

    def __init__(self, reason: str) -> None:
        super().__init__(self.means.code)
        self.reason = reason

    def __str__(self) -> str:
        return self.reason


class StoreClosed(StoreFailed):
    """This worker has let go of the store: whoever asks now comes too late, and no disk has failed."""


class StoreFull(StoreFailed):
    """There is no room left: nothing of what was asked is stored."""

    means = Refusal("store-full")


class StoreDamaged(StoreFailed):
    """What was stored cannot be read any more; nothing of what was asked is stored."""

    means = Refusal("store-damaged")


class StoreUnknown(StoreFailed):
    """The disk failed in the middle: whether what was asked is stored shows when it can be read again."""

    means = Refusal("store-unknown")


class Lost(StoreUnknown):
    """Another worker has taken over: nothing that this one has in memory counts, and nobody is answered."""

    means = Refusal("table-moving")


class Elsewhere(Exception):
    """Another worker, alive, has this room."""

    def __init__(self, owner: int) -> None:
        super().__init__(str(owner))
        self.owner = owner


class StoreInUse(Exception):
    """Another server works with the same data."""


class StoreNewer(Exception):
    """The data were written by a newer version."""


class RoomRow(msgspec.Struct, frozen=True, kw_only=True):
    """A room as it was opened. Times are milliseconds of the epoch."""

    code: str
    game: str
    opened_at: int
    decision_ms: int
    quick: bool
    plan: tuple[str, ...]
    """The level of bot meant for each seat; empty for a person."""
    options: dict[str, str | int]
    box: str = ""
    closed_at: int = 0
    """When whoever runs the server closed it: from then on it can be looked at, and nothing more."""
    shown_at: int = 0
    """Since when it stands among the open tables, as long as there is a free seat; 0: it does not."""
    watched_at: int = 0
    """Since when anybody on this server may find it to watch; 0: nobody may."""
    day: str = ""
    """The date of the match of the day that is played here, if it is one."""
    counted: bool = False
    """Whether this is the try of it that its player says counts."""


class GameRow(msgspec.Struct, frozen=True, kw_only=True):
    """One game of a room's series."""

    room: str
    number: int
    secret: str
    opener: int | None


class TokenRow(msgspec.Struct, frozen=True, kw_only=True):
    """A hashed token; seat -1 belongs to whoever opened the room."""

    hash: str
    room: str
    seat: int


class BellRow(msgspec.Struct, frozen=True, kw_only=True):
    """Where the browser of a seat can be rung, and with which keys a message is sealed for it."""

    seat: int
    endpoint: str
    key: str
    auth: str
    lang: str
    rung: bool = False
    """Whether it was rung for the turn that goes on."""


class Written(msgspec.Struct, frozen=True, kw_only=True):
    """An entry with its place in the log and the command that made it, if a client did."""

    number: int
    n: int
    entry: AnyEntry
    command: str = ""


class Batch(msgspec.Struct, frozen=True, kw_only=True):
    """What one command changes, stored whole or not at all."""

    room: str
    opened: RoomRow | None = None
    row: RoomRow | None = None
    """The room as it stands from now on, if that has changed."""
    games: tuple[GameRow, ...] = ()
    tokens: tuple[TokenRow, ...] = ()
    freed_seats: tuple[int, ...] = ()
    """Seats whose tokens no longer open anything."""
    bells: tuple[BellRow, ...] = ()
    """New ones, and those that have changed."""
    silenced: tuple[tuple[int, str], ...] = ()
    """Bells that were taken down, by seat and endpoint."""
    entries: tuple[Written, ...] = ()
    finished_at: int | None = None


class Stored(msgspec.Struct, frozen=True, kw_only=True):
    """Everything about one room."""

    room: RoomRow
    games: tuple[GameRow, ...]
    tokens: tuple[TokenRow, ...]
    entries: tuple[Written, ...]
    bells: tuple[BellRow, ...] = ()


class Claim(msgspec.Struct, frozen=True, kw_only=True):
    """A room that is ours from now on."""

    alive_at: int
    """When whoever had it before was last known to work."""
    handed_over: bool = False
    """Whether it was let go of, and not left behind by somebody who died."""


class Kept(msgspec.Struct, frozen=True, kw_only=True):
    """A room as whoever runs the server finds it in a list, without what is hidden in it."""

    code: str
    game: str
    opened_at: int
    visited_at: int
    finished_at: int | None
    closed_at: int
    games: int
    """How many of its series were begun."""
    lines: int


Kind = Literal["open", "watch"]
"""What a table is listed for."""


class Listed(msgspec.Struct, frozen=True, kw_only=True):
    """A table in the list of a kind, as its worker has described it."""

    code: str
    kind: Kind
    body: bytes
    since: int


class DayResult(msgspec.Struct, frozen=True, kw_only=True):
    """What somebody's match of the day came to, or whether the puzzle of the day was solved."""

    day: str
    """The date; for its puzzle with that word behind it."""
    room: str
    result: int
    name: str = ""


class KeptDays(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that is kept of the matches of the day."""

    key: str
    """Empty where no day was ever looked at."""
    results: tuple[DayResult, ...]
    pars: dict[str, dict[int, int]]


class DayBook(Protocol):
    """What is kept of the matches of the day, for all workers; everything raises `StoreFailed`."""

    async def key(self, fresh: str) -> str:
        """The key that the luck of every day comes from: this one, if there was none before."""

    async def enter(self, result: DayResult) -> None:
        """A result; a room has one, and the first stays."""

    async def tally(self, day: str) -> dict[int, int]:
        """How many came to which result on a day."""

    async def names(self, day: str, most: int) -> list[DayResult]:
        """Who played on a day, the best first, up to so many."""

    async def keep_par(self, day: str, tally: dict[int, int]) -> None:
        """What bots made of a day; the first stays."""

    async def par(self, day: str) -> dict[int, int] | None:
        """The same, if it is known."""

    async def everything(self) -> KeptDays:
        """All of it, in the order of days and rooms, to be taken to another store."""

    async def forget(self, before: str) -> None:
        """Removes the days before this one."""


Then = Callable[[Exception | None], None]


class Store(Protocol):
    """Append-only. A batch is answered only when it is safe.

    Several workers may share one: each has a lease, and a room belongs to the one that has claimed it. Where
    there is but one worker, everything is always its own.
    """

    shared: bool
    """Whether other workers may work with the same data."""
    beat_seconds: float
    """How often the lease wants to be renewed."""
    on_lost: Callable[[], None]
    """Called when the lease is gone: nothing in memory counts any more."""
    on_wanted: Callable[[str], None]
    """Called when another worker wants a room of ours."""
    days: DayBook

    def submit(self, batch: Batch, then: Then) -> None:
        """Stores a batch, then calls back in the same loop: with None once it is safe; with `StoreUnknown` if
        that cannot be known, as `Lost` if the room is no longer ours; with another `StoreFailed` if it is
        certain that nothing of it is stored, or ever will be; or with a `KeyError` if its command id is there
        already."""

    # ---- the lease of this worker

    async def enrol(self) -> None:
        """Becomes a worker of these data, under a name that nobody ever had; raises `StoreFailed`."""

    async def beat(self) -> None:
        """Renews the lease and notes that this worker works; raises `StoreFailed`."""

    def holds(self) -> bool:
        """Whether the lease is ours now."""

    def now(self) -> int:
        """Milliseconds of the epoch, the same for all workers; no change of a machine's clock can move it."""

    # ---- who has a room

    async def claim(self, code: str) -> Claim | None:
        """Takes a room that nobody alive has; None if there is no such room. Raises `Elsewhere`, `Lost` or
        another `StoreFailed`."""

    async def release(self, code: str) -> None:
        """Lets go of a room in which nothing is under way; raises `StoreFailed`."""

    async def want(self, code: str, owner: int) -> None:
        """Asks whoever has a room to let go of it; raises `StoreFailed`."""

    # ---- reading and tidying

    async def rooms(self) -> list[str]:
        """The codes of all rooms that are kept; raises `StoreFailed`."""

    async def kept(self) -> list[Kept]:
        """All rooms, the newest first; raises `StoreFailed`."""

    async def load(self, code: str) -> Stored | None:
        """One room, if it is kept; raises `StoreFailed`, also as `StoreDamaged`."""

    async def keep_once(self, name: str, body: bytes) -> bytes:
        """What was first kept under this name, by whichever worker; raises `StoreFailed`."""

    async def visited(self, code: str, at: int) -> None:
        """Notes that somebody came to a room; raises `StoreFailed`."""

    async def remove(self, code: str) -> None:
        """Removes a room that is ours, and in which nothing is under way, with everything in it; raises
        `StoreFailed`, also as `Lost` if it is no longer ours."""

    async def forget(self, finished_before: int, visited_before: int, but: Collection[str] = ()) -> int:
        """Removes rooms finished before one moment, and unfinished ones that nobody has visited since
        another, but none of those that are named; how many. Analyses go as finished rooms do. Raises
        `StoreFailed`."""

    # ---- what all workers give together

    async def spend(self, what: str, address: str, a_second: float, at_once: float) -> bool:
        """Whether there was one left of something of which each address has so much; raises `StoreFailed`."""

    async def keep_analysis(self, name: str, body: bytes, most_bytes: int) -> None:
        """Keeps what was found in a record, and of all others the newest for which there is room; raises
        `StoreFailed`."""

    async def analysis(self, name: str) -> bytes | None:
        """What was found in a record, if it is still kept; raises `StoreFailed`."""

    async def put_parcel(self, name: str, sealed: bytes, seconds: float, most_bytes: int) -> bool:
        """Keeps something for a while, unless all that is kept so would be too much; raises `StoreFailed`."""

    async def parcel(self, name: str) -> bytes | None:
        """What was put there under this name, if its time has not run out; raises `StoreFailed`."""

    async def show(self, tables: Collection[Listed], gone: Collection[str]) -> None:
        """Lists tables of ours for everybody, or says that they are still there; those that are gone are no
        longer listed. Nothing of it outlives the server. Raises `StoreFailed`."""

    async def shown(self, kind: Kind, seen_after: int, most: int) -> list[Listed]:
        """Which tables of all workers are listed and were there after this moment, the newest first; raises
        `StoreFailed`."""

    async def close(self) -> None:
        """Finishes what was begun and lets go of everything."""


def steady_clock(not_before: int = 0) -> Callable[[], int]:
    """Milliseconds of the epoch that no change of the system's clock can move, nor one that set it back while
    no server ran."""
    start, base = max(time.time(), not_before / 1000), time.monotonic()
    return lambda: int((start + time.monotonic() - base) * 1000)


async def write(store: Store, batch: Batch) -> None:
    """Stores a batch and waits until it is safe; raises what `submit` would call back with."""
    done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def then(failure: Exception | None) -> None:
        if done.cancelled():
            return
        if failure is None:
            done.set_result(None)
        else:
            done.set_exception(failure)

    store.submit(batch, then)
    await done
