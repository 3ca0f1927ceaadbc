"""Rooms change hands: taken from nobody or from the dead, asked for from the living."""

from __future__ import annotations

from typing import Any, Final

import asyncpg

from ludofoot.server import pg_analyses
from ludofoot.server.pg_post import CONNECT_SECONDS, LIVING, Post, explained
from ludofoot.server.pg_rows import FENCE
from ludofoot.server.sqlite_rows import PARTS
from ludofoot.server.store import Claim, Elsewhere, Lost

MOST_SESSIONS: Final = 4
ATTEMPTS: Final = 4
FORGETTING: Final = 5_712
FORGOTTEN_AT_ONCE: Final = 1_000
CLAIM: Final = (
    f"{FENCE}UPDATE rooms SET owner = me.id, epoch = epoch + 1 FROM me"
    " WHERE code = $2 AND (owner IS NULL OR owner = me.id) RETURNING rooms.id, alive_at, handed"
)
OWNER: Final = "SELECT owner, w.id AS alive FROM rooms LEFT JOIN workers w ON w.id = owner WHERE code = $1"
BURY: Final = (
    "WITH gone AS (DELETE FROM workers WHERE id = $1 AND"
    " (expires <= clock_timestamp() OR pg_try_advisory_xact_lock($2::int, $1::int)) RETURNING id, beat_at)"
    " UPDATE rooms SET owner = NULL, alive_at = gone.beat_at, handed = false FROM gone WHERE owner = gone.id"
)
ORPHANED: Final = (
    "UPDATE rooms SET owner = NULL, handed = false WHERE code = $1 AND owner = $2"
    " AND NOT EXISTS (SELECT 1 FROM workers WHERE id = $2)"
)
RELEASE: Final = "UPDATE rooms SET owner = NULL, alive_at = $3, handed = true WHERE code = $2 AND owner = $1"
OLD: Final = (
    "SELECT id FROM rooms WHERE (finished_at < $1 OR finished_at IS NULL AND visited_at < $2)"
    " AND owner IS NULL LIMIT $3 FOR UPDATE SKIP LOCKED"
)

MINE: Final = f"{FENCE}SELECT rooms.id FROM rooms, me WHERE code = $2 AND owner = me.id FOR UPDATE OF rooms"


class Claims:
    """Which rooms are ours, and what is read of the others, over a few sessions that come and go."""

    def __init__(self, post: Post) -> None:
        self.post = post
        self.ids: dict[str, int] = {}
        """The numbers of rooms that are ours, by their code."""
        self.sessions: asyncpg.Pool | None = None

    async def open(self) -> None:
        """Raises `StoreFailed`."""
        if self.sessions is None:
            async with explained():
                self.sessions = await asyncpg.create_pool(
                    self.post.address,
                    min_size=1,
                    max_size=MOST_SESSIONS,
                    timeout=CONNECT_SECONDS,
                    command_timeout=max(CONNECT_SECONDS, self.post.seconds),
                    server_settings={"application_name": "ludofoot", "jit": "off"},
                )

    @property
    def pool(self) -> Any:
        """The sessions, once they are open."""
        assert self.sessions is not None
        return self.sessions

    async def claim(self, code: str) -> Claim | None:
        """Takes a room; None if there is none. Raises `Elsewhere`, `Lost` or another `StoreFailed`."""
        me = self.post.id
        if not me:
            raise Lost("no lease")
        async with explained():
            for _ in range(ATTEMPTS):
                taken = await self.pool.fetchrow(CLAIM, me, code)
                if taken is not None:
                    return self.taken(me, code, taken)
                found = await self.pool.fetchrow(OWNER, code)
                if found is None:
                    return None
                await self.look_after(me, code, found["owner"], found["alive"])
        raise Elsewhere(int(found["owner"] or 0))

    def taken(self, me: int, code: str, row: Any) -> Claim:
        """It is ours, unless this worker has become another one meanwhile."""
        if me != self.post.id:
            raise Lost("another lease")
        self.ids[code] = row["id"]
        return Claim(alive_at=row["alive_at"], handed_over=row["handed"])

    async def look_after(self, me: int, code: str, owner: int | None, alive: int | None) -> None:
        """Why a room could not be taken: the owner is dead and buried now, or alive, or it is us who are
        dead. Raises `Elsewhere` or `Lost`."""
        if owner is None or owner == me:
            if await self.pool.fetchval("SELECT 1 FROM workers WHERE id = $1", me) is None:
                self.post.lose()
                raise Lost("somebody else has taken over")
        elif alive is None:
            await self.pool.execute(ORPHANED, code, owner)
        else:
            await self.pool.execute(BURY, owner, LIVING)
            if await self.pool.fetchval("SELECT 1 FROM workers WHERE id = $1", owner) is not None:
                raise Elsewhere(owner)

    async def release(self, code: str) -> None:
        """Lets go of a room."""
        self.ids.pop(code, None)
        async with explained():
            await self.pool.execute(RELEASE, self.post.id, code, self.post.now())

    async def want(self, code: str, owner: int) -> None:
        """Asks for a room of somebody who lives."""
        async with explained():
            await self.pool.execute("SELECT pg_notify('wanted', $1)", f"{owner} {code}")

    async def remove(self, code: str) -> None:
        """A room of ours goes, with everything in it; whoever has taken over meanwhile keeps it."""
        async with explained(), self.pool.acquire() as link, link.transaction():
            number = await link.fetchval(MINE, self.post.id, code)
            if number is None:
                raise Lost(f"{code} is somewhere else")
            await delete_rooms(link, [number])
        self.ids.pop(code, None)

    async def forget(self, finished_before: int, visited_before: int) -> int:
        """Removes what nobody will ask for any more, by one worker at a time; how many rooms."""
        count = 0
        async with explained(), self.pool.acquire() as link:
            while True:
                async with link.transaction():
                    if not await link.fetchval("SELECT pg_try_advisory_xact_lock($1)", FORGETTING):
                        return count
                    found = await link.fetch(OLD, finished_before, visited_before, FORGOTTEN_AT_ONCE)
                    old = [row["id"] for row in found]
                    await delete_rooms(link, old)
                    await link.execute(pg_analyses.FORGET, finished_before)
                count += len(old)
                if len(old) < FORGOTTEN_AT_ONCE:
                    return count

    async def close(self) -> None:
        """No more sessions."""
        if self.sessions is not None:
            self.sessions.terminate()
            self.sessions = None


async def delete_rooms(link: Any, rooms: list[int]) -> None:
    """These rooms, by their numbers, with everything in them."""
    for table in PARTS:
        await link.execute(f"DELETE FROM {table} WHERE room = ANY($1)", rooms)
    await link.execute("DELETE FROM rooms WHERE id = ANY($1)", rooms)
