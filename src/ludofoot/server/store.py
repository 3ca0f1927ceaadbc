"""What must survive: behind this interface SQLite today, another database tomorrow."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from typing import ClassVar, Protocol

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


class StoreFull(StoreFailed):
    """There is no room left: nothing of what was asked is stored."""

    means = Refusal("store-full")


class StoreDamaged(StoreFailed):
    """What was stored cannot be read any more; nothing of what was asked is stored."""

    means = Refusal("store-damaged")


class StoreUnknown(StoreFailed):
    """The disk failed in the middle: whether what was asked is stored shows when it can be read again."""

    means = Refusal("store-unknown")


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
    games: tuple[GameRow, ...] = ()
    tokens: tuple[TokenRow, ...] = ()
    freed_seats: tuple[int, ...] = ()
    """Seats whose tokens no longer open anything."""
    entries: tuple[Written, ...] = ()
    finished_at: int | None = None


class Stored(msgspec.Struct, frozen=True, kw_only=True):
    """Everything about one room."""

    room: RoomRow
    games: tuple[GameRow, ...]
    tokens: tuple[TokenRow, ...]
    entries: tuple[Written, ...]


Then = Callable[[Exception | None], None]


class Store(Protocol):
    """Append-only. A batch is answered only when it is safe."""

    def submit(self, batch: Batch, then: Then) -> None:
        """Stores a batch, then calls back in the same loop: with None once it is safe; with `StoreUnknown` if
        that cannot be known; with another `StoreFailed` if it is certain that nothing of it is stored, or
        ever will be; or with a `KeyError` if its command id is there already."""

    def rooms(self) -> Iterator[str]:
        """The codes of all rooms that are kept; raises `StoreFailed`."""

    def load(self, code: str) -> Stored | None:
        """One room, if it is kept; raises `StoreFailed`, also as `StoreDamaged`."""

    def visited(self, code: str, at: int) -> None:
        """Notes that somebody came to a room; raises `StoreFailed`."""

    def forget(self, finished_before: int, visited_before: int) -> int:
        """Removes rooms finished before one moment, and unfinished ones that nobody has visited since
        another; how many. Raises `StoreFailed`."""

    def last_alive(self) -> int:
        """When a server last worked with these data; raises `StoreFailed`."""

    def alive(self, at: int) -> None:
        """Notes that the server works, never earlier than noted before; raises `StoreFailed`."""

    def close(self) -> None:
        """Finishes what was begun."""


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
