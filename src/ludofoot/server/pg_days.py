"""The matches of the day in PostgreSQL: they belong to no worker, so whoever is asked writes."""

from __future__ import annotations

from ludofoot.server.pg_claims import Claims
from ludofoot.server.pg_post import explained
from ludofoot.server.sqlite_days import ALL_PARS, ALL_RESULTS, KEY, decode, encode, kept_days
from ludofoot.server.store import DayResult, KeptDays

ENTER = "INSERT INTO results VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING"
KEEP_PAR = "INSERT INTO pars VALUES ($1, $2) ON CONFLICT DO NOTHING"
BEST = "SELECT room, result, name FROM results WHERE day = $1 ORDER BY result DESC, room LIMIT $2"


class PostgresDays:
    """Over the sessions in which rooms are claimed."""

    def __init__(self, claims: Claims) -> None:
        self.claims = claims

    async def key(self, fresh: str) -> str:
        async with explained():
            pool = self.claims.pool
            await pool.execute("INSERT INTO keys VALUES ($1, $2) ON CONFLICT DO NOTHING", KEY, fresh)
            return str(await pool.fetchval("SELECT value FROM keys WHERE name = $1", KEY))

    async def enter(self, result: DayResult) -> None:
        async with explained():
            await self.claims.pool.execute(ENTER, result.day, result.room, result.result, result.name)

    async def tally(self, day: str) -> dict[int, int]:
        async with explained():
            found = await self.claims.pool.fetch(
                "SELECT result, count(*) FROM results WHERE day = $1 GROUP BY result", day
            )
        return {row["result"]: row["count"] for row in found}

    async def names(self, day: str, most: int) -> list[DayResult]:
        async with explained():
            found = await self.claims.pool.fetch(BEST, day, most)
        return [DayResult(day=day, room=row["room"], result=row["result"], name=row["name"]) for row in found]

    async def keep_par(self, day: str, tally: dict[int, int]) -> None:
        async with explained():
            await self.claims.pool.execute(KEEP_PAR, day, encode(tally))

    async def par(self, day: str) -> dict[int, int] | None:
        async with explained():
            found = await self.claims.pool.fetchval("SELECT tally FROM pars WHERE day = $1", day)
        return decode(found) if found is not None else None

    async def everything(self) -> KeptDays:
        async with explained():
            pool = self.claims.pool
            key = await pool.fetchval("SELECT value FROM keys WHERE name = $1", KEY)
            return kept_days(key or "", await pool.fetch(ALL_RESULTS), await pool.fetch(ALL_PARS))

    async def forget(self, before: str) -> None:
        async with explained():
            for table in ("results", "pars"):
                await self.claims.pool.execute(f"DELETE FROM {table} WHERE day < $1", before)
