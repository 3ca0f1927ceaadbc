"""The analyses of finished games: each is made once, however many ask, and kept by the seal of its record."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import OrderedDict
from typing import TYPE_CHECKING

import msgspec

from ludofoot.coach.analysis import VERSION
from ludofoot.core.records import Refusal, Refused
from ludofoot.server import twin
from ludofoot.server.analysing import Part
from ludofoot.server.shares import share_a_minute
from ludofoot.server.store import StoreFailed
from ludofoot.server.workshop import Pool
from ludofoot.wire.analysed import Stage

if TYPE_CHECKING:
    from ludofoot.server.hub import Hub

ABANDONED = 20.0
"""Seconds after which nobody is waiting who has not asked how far it is."""
MOST_KEPT = 10_000
"""Those that failed take little room, but not none."""


class Found(msgspec.Struct, kw_only=True):
    """How far one analysis has come; the wire's `AnalysisState` with what was found as a worker wrote it."""

    seal: str
    stage: Stage = "waiting"
    done: int = 0
    total: int = 0
    plain: bool = False
    version: int = 0
    analysed: msgspec.Raw | None = None
    refusal: Refusal | None = None

    def size(self) -> int:
        """What it takes to keep it."""
        return len(bytes(self.analysed)) if self.analysed is not None else 0

    def told(self, seen: int) -> bytes:
        """As an answer; whoever has seen this version of it is not sent it again."""
        new = self if self.version != seen else msgspec.structs.replace(self, analysed=None)
        return msgspec.json.encode(new)


class Whole(msgspec.Struct, frozen=True):
    """A finished analysis as the store keeps it."""

    total: int
    plain: bool
    version: int
    analysed: msgspec.Raw

    def found(self, seal: str) -> Found:
        """As if it had just been made."""
        return Found(
            seal=seal,
            stage="whole",
            done=self.total,
            total=self.total,
            plain=self.plain,
            version=self.version,
            analysed=self.analysed,
        )


class Work(msgspec.Struct, eq=False):
    """An analysis that is being made, and who has asked for it when."""

    found: Found
    task: asyncio.Task[None] | None = None
    asked: dict[str, float] = {}

    def is_wanted(self, now: float) -> bool:
        """Whether anybody still waits for it."""
        return any(now - at < ABANDONED for at in self.asked.values())

    def stop(self) -> None:
        """What is there by then stays."""
        if self.task is not None:
            self.task.cancel()


class Analyses:
    """Makes them one at a time in a process of its own, which gets what the tables leave over."""

    def __init__(self, hub: Hub) -> None:
        limits = hub.limits
        self.store = hub.store
        self.readers = hub.readers
        self.pool = Pool(limits.analysing)
        self.most_bytes = limits.kept_analyses_bytes
        self.asked = share_a_minute(hub, "analyses", limits.analyses_a_minute)
        self.kept: OrderedDict[str, Found] = OrderedDict()
        self.size = 0
        self.works: dict[str, Work] = {}

    async def begin(self, data: bytes, address: str) -> Found:
        """Has a record analysed, unless that is done or under way; raises `Refused`."""
        if not await self.asked.take(address):
            raise Refused("too-many")
        seal: str = await self.readers.ask("finished_seal", data, who=address)
        known = await self.recall(seal)
        if seal not in self.works and (known is None or is_better_now(known)):
            self.start(seal, data, address)
        return self.look(seal, address)

    async def recall(self, seal: str) -> Found | None:
        """What was found in a record: here, by another worker, or before the last start."""
        if seal not in self.kept and seal not in self.works:
            with contextlib.suppress(StoreFailed, msgspec.MsgspecError):  # then it is made anew
                body = await self.store.analysis(named(seal))
                if body is not None and seal not in self.kept:
                    self.keep(msgspec.json.decode(body, type=Whole).found(seal))
        return self.kept.get(seal)

    def start(self, seal: str, data: bytes, address: str) -> None:
        """What was found before is shown until there is something new."""
        work = self.works[seal] = Work(Found(seal=seal, plain=not twin.thinks_compiled()), asked={})
        if (known := self.kept.get(seal)) is not None:
            work.found.analysed, work.found.version = known.analysed, known.version
        work.task = asyncio.get_running_loop().create_task(self.make(work, data, address))

    def look(self, seal: str, address: str) -> Found:
        """How far it is; whoever asks wants it to go on. Raises `Refused`."""
        if (work := self.works.get(seal)) is not None:
            work.asked[address] = time.monotonic()
            return work.found
        if seal not in self.kept:
            raise Refused("no-such-analysis")
        self.kept.move_to_end(seal)
        return self.kept[seal]

    async def finished(self, seal: str) -> bytes | None:
        """What was found in a record, if all of it is done and still kept."""
        known = await self.recall(seal)
        if known is None or known.stage != "whole" or known.analysed is None:
            return None
        return bytes(known.analysed)

    def leave(self, seal: str, address: str) -> Found:
        """Somebody wants it no more; whoever else waits for it still gets it. Raises `Refused`."""
        found = self.look(seal, address)
        work = self.works.get(seal)
        if work is not None:
            del work.asked[address]
            if not work.is_wanted(time.monotonic()):
                work.stop()
                self.end(work, "stopped")
        return found

    async def make(self, work: Work, data: bytes, address: str) -> None:
        """To the end, unless everybody leaves."""

        def hear(told: Part) -> None:
            self.hear(work, told)

        try:
            await self.pool.ask("analyse", data, who=address, hear=hear)
            await self.store_whole(work.found)
            self.end(work, "whole")
        except Refused as refused:
            work.found.refusal = refused.refusal
            self.end(work, "failed")
        except OSError:
            work.found.refusal = Refusal("too-costly")
            self.end(work, "failed")
        except asyncio.CancelledError:
            self.end(work, "stopped")

    def hear(self, work: Work, told: Part) -> None:
        """The worker says how far it is; an analysis that nobody waits for is stopped."""
        found = work.found
        found.stage, found.done, found.total, found.plain, shown = told  # type: ignore[assignment]
        if shown is not None:
            found.analysed = msgspec.Raw(shown)
            found.version += 1
        if not work.is_wanted(time.monotonic()):
            work.stop()

    def end(self, work: Work, stage: Stage) -> None:
        """What was found by then stays."""
        found = work.found
        if self.works.get(found.seal) is not work:
            return
        del self.works[found.seal]
        found.stage = stage
        self.keep(found)

    async def store_whole(self, found: Found) -> None:
        """For after a restart, and for other workers: before anybody is told that it is done."""
        assert found.analysed is not None
        whole = Whole(found.total, found.plain, found.version, found.analysed)
        with contextlib.suppress(StoreFailed):
            await self.store.keep_analysis(named(found.seal), msgspec.json.encode(whole), self.most_bytes)

    def keep(self, found: Found) -> None:
        """In memory, and of all others what was asked for last, as long as there is room."""
        self.forget(found.seal)
        self.kept[found.seal] = found
        self.size += found.size()
        while self.size > self.most_bytes or len(self.kept) > MOST_KEPT:
            self.forget(next(iter(self.kept)))

    def forget(self, seal: str) -> None:
        """There is no room for it any more, or something better."""
        if (old := self.kept.pop(seal, None)) is not None:
            self.size -= old.size()

    async def close(self) -> None:
        """Everybody goes home."""
        for work in list(self.works.values()):
            work.stop()
        await self.pool.close()


def named(seal: str) -> str:
    """Under which name the store keeps it: another version of the analysis has other figures."""
    return f"{VERSION}:{seal}"


def is_better_now(known: Found) -> bool:
    """Whether to make it anew: it was broken off, or made before there was something that thinks faster."""
    return known.stage != "whole" or (known.plain and twin.thinks_compiled())
