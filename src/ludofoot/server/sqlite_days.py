"""The matches of the day in the SQLite file: small notes, each of which may be made twice."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Any

import msgspec

from ludofoot.server.sqlite_link import Link
from ludofoot.server.store import DayResult, KeptDays

KEY = "day"
encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(dict[int, int]).decode


ALL_RESULTS = "SELECT day, room, result, name FROM results ORDER BY day, room"
ALL_PARS = "SELECT day, tally FROM pars ORDER BY day"


def kept_days(key: str, results: Iterable[Any], pars: Iterable[Any]) -> KeptDays:
    """What the rows of a store say of the days."""
    found = tuple(
        DayResult(day=day, room=room, result=result, name=name) for day, room, result, name in results
    )
    return KeptDays(key=key, results=found, pars={day: decode(tally) for day, tally in pars})


class SqliteDays:
    """For the loop, which must not wait for the disk."""

    def __init__(self, link: Link) -> None:
        self.link = link

    async def key(self, fresh: str) -> str:
        return await asyncio.to_thread(self.kept_key, fresh)

    def kept_key(self, fresh: str) -> str:
        """Looked for first: on a disk that is full the day goes on."""
        with self.link.reading() as run:
            found = run("SELECT value FROM keys WHERE name = ?", (KEY,)).fetchone()
        if found is None:
            with self.link.writing() as run:
                run("INSERT OR IGNORE INTO keys VALUES (?, ?)", (KEY, fresh))
                found = run("SELECT value FROM keys WHERE name = ?", (KEY,)).fetchone()
        assert found is not None
        return str(found[0])

    async def enter(self, result: DayResult) -> None:
        row = (result.day, result.room, result.result, result.name)
        await asyncio.to_thread(self.write, "INSERT OR IGNORE INTO results VALUES (?, ?, ?, ?)", row)

    async def keep_par(self, day: str, tally: dict[int, int]) -> None:
        await asyncio.to_thread(self.write, "INSERT OR IGNORE INTO pars VALUES (?, ?)", (day, encode(tally)))

    async def forget(self, before: str) -> None:
        for table in ("results", "pars"):
            await asyncio.to_thread(self.write, f"DELETE FROM {table} WHERE day < ?", (before,))

    def write(self, statement: str, row: tuple[str | int | bytes, ...]) -> None:
        with self.link.writing() as run:
            run(statement, row)

    async def tally(self, day: str) -> dict[int, int]:
        found = await asyncio.to_thread(
            self.read, "SELECT result, count(*) FROM results WHERE day = ? GROUP BY result", (day,)
        )
        return {int(result): int(count) for result, count in found}

    async def names(self, day: str, most: int) -> list[DayResult]:
        found = await asyncio.to_thread(
            self.read,
            "SELECT room, result, name FROM results WHERE day = ? ORDER BY result DESC, room LIMIT ?",
            (day, most),
        )
        return [DayResult(day=day, room=room, result=result, name=name) for room, result, name in found]

    async def par(self, day: str) -> dict[int, int] | None:
        found = await asyncio.to_thread(self.read, "SELECT tally FROM pars WHERE day = ?", (day,))
        return decode(found[0][0]) if found else None

    async def everything(self) -> KeptDays:
        key = await asyncio.to_thread(self.read, "SELECT value FROM keys WHERE name = ?", (KEY,))
        results = await asyncio.to_thread(self.read, ALL_RESULTS, ())
        pars = await asyncio.to_thread(self.read, ALL_PARS, ())
        return kept_days(key[0][0] if key else "", results, pars)

    def read(self, statement: str, row: tuple[str | int, ...]) -> list[Any]:
        with self.link.reading() as run:
            found: list[Any] = run(statement, row).fetchall()
        return found
