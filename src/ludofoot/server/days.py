"""The match of the day on this server: one deal for everybody, played at tables of their own and compared."""

from __future__ import annotations

import asyncio
import contextlib
import datetime
import time
from typing import TYPE_CHECKING, Final

import msgspec

from ludofoot.catalogue import load
from ludofoot.core import entries as log
from ludofoot.core.entries import Occupant
from ludofoot.core.fairness import fresh_secret
from ludofoot.core.records import Refused
from ludofoot.daily.match import BOT, OPPONENT, PERSON, Match, match_of, promise_of, secret_of, seed_of
from ludofoot.server.moments import date_of
from ludofoot.server.room import TableRoom
from ludofoot.server.shares import Share
from ludofoot.server.store import DayResult, RoomRow, StoreFailed
from ludofoot.server.tokens import fresh_code, tidy_name
from ludofoot.server.workshop import Pool
from ludofoot.wire.answers import DayOver, DayPlayer, DayToday, Tally
from ludofoot.wire.requests import NewDayResult, NewDayTable

if TYPE_CHECKING:
    from ludofoot.server.hub import Hub

DAY_MS: Final = 86_400_000
FEW: Final = 10
"""With fewer players than this there is a list of names in place of a percentage."""
FRESH_SECONDS: Final = 2.0
"""What was counted is good for a moment: whoever asks again and again costs no more than one."""


class Days:
    """For one hub; `offered` says whether the host wants a match of the day."""

    def __init__(self, hub: Hub, offered: bool = True) -> None:
        self.hub = hub
        self.offered = offered
        self.pool = Pool(hub.limits.day_par)
        most = hub.limits.day_results_a_day
        self.counting = Share(hub, "day-results", most / 86_400, most)
        self.key = ""
        self.seen: tuple[float, DayToday] | None = None
        self.pars: dict[str, dict[int, int]] = {}
        self.playing: dict[str, asyncio.Task[None]] = {}

    # ---- which day it is

    def today(self) -> datetime.date:
        """By the clock that all workers share; the day changes for everybody at once."""
        return date_of(self.hub.now())

    def is_closed(self, room: TableRoom) -> bool:
        """Whether what is in a room would betray a deal that others still have before them."""
        return bool(room.row.day) and room.row.day >= self.today().isoformat()

    def match(self) -> Match:
        """Today's; raises `Refused`."""
        found = match_of(self.today()) if self.offered else None
        if found is None:
            raise Refused("no-day-match")
        return found

    async def secret(self, day: str) -> str:
        """Where the luck of a day comes from; raises `StoreFailed`."""
        if not self.key:
            self.key = await self.hub.store.days.key(fresh_secret())
        return secret_of(self.key, day)

    # ---- playing

    async def open(self, wanted: NewDayTable, address: str) -> tuple[TableRoom, str]:
        """A table at which today's match has begun, and the token of the person's seat; raises `Refused`."""
        match = self.match()
        await self.hub.check_new_room(address)
        secret = await self.secret(match.day)
        room = TableRoom(self.hub, row_of(self.hub, match, counted=wanted.counted), load(match.game))
        room.payer = address
        room.new_game(1, None, secret)
        for seat, who in ((PERSON, Occupant(name=tidy_name(wanted.name))), (BOT, Occupant(bot=OPPONENT))):
            room.do(log.Sat(at=room.now(), seat=seat, who=who))
        room.do(log.Started(at=room.now(), setup=match.setup, seed=seed_of(secret, match)))
        token = room.keyring.cut(PERSON)
        self.hub.thinkers.pool.warm()
        return await self.hub.keep_new(room), token

    async def count(self, sent: NewDayResult, record: bytes, room: TableRoom, address: str) -> int:
        """Enters what a match came to, found anew from its record; raises `Refused`."""
        day = room.row.day
        if not day or PERSON not in room.keyring.opened_by([sent.token]):
            raise Refused("day-other")
        if not room.row.counted:
            raise Refused("day-not-counted")
        if date_of(ended_at(room)).isoformat() != day:
            raise Refused("day-late")
        match = match_of(datetime.date.fromisoformat(day))
        if match is None:
            raise Refused("day-other")
        seed = seed_of(await self.secret(day), match)
        found: int = await self.hub.readers.ask(
            "day_result", record, msgspec.to_builtins(match), seed, who=address
        )
        if not await self.counting.take(address):
            raise Refused("too-many")
        await self.hub.store.days.enter(
            DayResult(day=day, room=room.row.code, result=found, name=tidy_name(sent.name))
        )
        self.seen = None
        return found

    # ---- comparing

    async def look(self) -> DayToday:
        """Today's match, and what those came to who have played it; raises `Refused`."""
        match = self.match()
        if self.seen is not None and self.seen[1].day == match.day:
            at, found = self.seen
            if time.monotonic() - at < FRESH_SECONDS:
                return msgspec.structs.replace(found, next_ms=self.next_ms())
        days = self.hub.store.days
        tally = await days.tally(match.day)
        few = await days.names(match.day, FEW) if sum(tally.values()) < FEW else []
        found = DayToday(
            day=match.day,
            number=match.number,
            game=match.game,
            bot=OPPONENT,
            unit=match.unit,
            step=match.step,
            next_ms=self.next_ms(),
            promise=promise_of(await self.secret(match.day)),
            results=tallied(tally),
            players=tuple(DayPlayer(name=each.name, result=each.result) for each in few),
            bots=tallied(await self.par(match)),
        )
        self.seen = (time.monotonic(), found)
        return found

    def next_ms(self) -> int:
        """Until there is another one."""
        return DAY_MS - self.hub.now() % DAY_MS

    async def over(self, day: str) -> DayOver:
        """The key of a day that is over, so that everybody can check its deal; raises `Refused`."""
        try:
            match = match_of(datetime.date.fromisoformat(day)) if len(day) == len("2026-01-01") else None
        except ValueError:
            match = None
        if match is None:
            raise Refused("no-such-day")
        if match.day >= self.today().isoformat():
            raise Refused("day-not-over")
        secret = await self.secret(match.day)
        return DayOver(
            day=match.day,
            number=match.number,
            game=match.game,
            setup=match.setup,
            promise=promise_of(secret),
            secret=secret,
            seed=seed_of(secret, match),
            results=tallied(await self.hub.store.days.tally(match.day)),
        )

    # ---- what bots make of it

    async def par(self, match: Match) -> dict[int, int]:
        """As far as it is known; once somebody asks it is played, elsewhere and by nobody's turn."""
        if match.day not in self.pars:
            kept = await self.hub.store.days.par(match.day)
            if kept is not None:
                self.pars = {match.day: kept}
            elif match.day not in self.playing:
                task = asyncio.get_running_loop().create_task(self.play_par(match))
                self.playing[match.day] = task
                task.add_done_callback(lambda done: self.playing.pop(match.day, None))
        return self.pars.get(match.day, {})

    async def play_par(self, match: Match) -> None:
        """Once a day."""
        with contextlib.suppress(Refused, OSError):
            seed = seed_of(await self.secret(match.day), match)
            # Half of what it may take at most: the worker is not to be ended for it.
            seconds = self.hub.limits.day_par.seconds / 2
            games = self.hub.limits.day_par_games
            found = await self.pool.ask("day_par", msgspec.to_builtins(match), seed, seconds, games)
            days = self.hub.store.days
            await days.keep_par(match.day, dict(found))
            # Another worker may have been quicker, and have had time for more games: all tell the same.
            self.pars = {match.day: await days.par(match.day) or dict(found)}
            await self.pool.rest()

    # ---- life

    async def forget(self) -> None:
        """Days of which nobody asks any more."""
        kept = datetime.timedelta(days=self.hub.limits.keep_finished_days)
        with contextlib.suppress(StoreFailed, OverflowError):
            await self.hub.store.days.forget((self.today() - kept).isoformat())

    async def close(self) -> None:
        """Nobody is compared any more."""
        for task in list(self.playing.values()):
            task.cancel()
        await self.pool.close()


def ended_at(room: TableRoom) -> int:
    """When the last move was made."""
    moves = [entry.at for entry in room.table.entries if isinstance(entry, log.Moved | log.TimedOut)]
    return room.row.opened_at + (moves[-1] if moves else 0)


def tallied(tally: dict[int, int]) -> tuple[Tally, ...]:
    """From the worst result to the best."""
    return tuple(Tally(result, count) for result, count in sorted(tally.items()))


def row_of(hub: Hub, match: Match, *, counted: bool) -> RoomRow:
    """A room without deadlines, for one person and the bot of the day."""
    return RoomRow(
        code=fresh_code(),
        game=match.game,
        opened_at=hub.now(),
        decision_ms=0,
        quick=False,
        plan=("", OPPONENT),
        options=match.setup.options,
        day=match.day,
        counted=counted,
    )
