"""Work is paid for by whoever asked for it, and nobody pays for a neighbour; nothing is done twice."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from ludofoot.core import entries as log
from ludofoot.core.records import Refused
from ludofoot.server.hub import Hub
from ludofoot.server.invitations import picture_of
from ludofoot.server.items import BotMove, Tick
from ludofoot.server.room import TableRoom
from ludofoot.server.series import finished_record
from ludofoot.server.store import GameRow, RoomRow, Stored, StoreFailed
from ludofoot.wire import requests as wire
from tests.paces.sealed import GAME as FINGERS
from tests.server.process import bounded
from tests.server.rehearsal import NoStore, Rehearsal, as_sent
from tests.server.test_fuzz import session_of

pytestmark = pytest.mark.plain_only


class Account:
    """Remembers who was asked to pay."""

    def __init__(self, room: TableRoom) -> None:
        self.paid: list[Any] = []
        room.pay = self.pay  # type: ignore[method-assign]
        room.queue.pay = self.pay

    def pay(self, connection: Any, seconds: float) -> None:
        self.paid.append(connection)

    def took(self) -> list[Any]:
        paid, self.paid = self.paid, []
        return paid


@bounded()
async def test_what_happens_by_itself_is_paid_for_by_the_table() -> None:
    rehearsal = Rehearsal(FINGERS, 2, 1)
    await rehearsal.begin()
    spent: list[float] = []

    class Bucket:
        def spend(self, seconds: float, now: float) -> None:
            spent.append(seconds)

    rehearsal.room.account = Bucket  # type: ignore[method-assign, assignment]
    for item in (Tick(), BotMove(0, as_sent({"type": "show", "fingers": 1}))):
        spent.clear()
        await rehearsal.ask(None, item)
        assert len(spent) == 2, "for the item, and for looking ahead"
    rehearsal.close()


@bounded()
async def test_nobody_pays_for_what_waits_behind() -> None:
    rehearsal = Rehearsal(FINGERS, 2, 1)
    await rehearsal.begin()
    account = Account(rehearsal.room)
    ada, bob = rehearsal.sockets[0], rehearsal.sockets[1]
    move = wire.Move(id="a-move-of-ada", seat=0, move=as_sent({"type": "show", "fingers": 1}))
    rehearsal.room.submit(ada, move)
    for number in range(3):
        draft = wire.Draft(id=f"draft-of-bob-{number}", seat=1, draft=as_sent({"type": "show", "fingers": 1}))
        rehearsal.room.submit(bob, draft)
    await rehearsal.room.queue.rest()
    assert account.took() == [ada, ada, bob, bob, bob, None]
    rehearsal.close()


@bounded()
async def test_to_read_a_message_is_paid_for_even_if_it_says_nothing() -> None:
    rehearsal = Rehearsal(FINGERS, 2, 1)
    session = session_of(rehearsal, 0)
    paid: list[float] = []

    class Purse:
        def spend(self, seconds: float, now: float) -> None:
            paid.append(seconds)

    session.connection.purse = Purse()  # type: ignore[assignment]
    await session.take("[" * 1_000)
    assert len(paid) == 1
    rehearsal.close()


# ---- nothing is done twice


@bounded()
async def test_the_record_of_a_finished_game_is_written_once_and_only_when_it_is_safe() -> None:
    rehearsal = Rehearsal(FINGERS, 2, 1)
    await rehearsal.begin()
    room = rehearsal.room
    with pytest.raises(Refused, match="game-not-over"):
        await finished_record(room, 1, "")
    room.do(log.Ended(at=0, reason="rain"))
    with pytest.raises(Refused, match="game-not-over"):
        await finished_record(room, 1, "")
    room.have_stored()
    found = await finished_record(room, 1, "")
    assert await finished_record(room, 1, "") is found
    for number in (-1, 0, 2, 999):
        with pytest.raises(Refused, match="no-such-game-in-series"):
            await finished_record(room, number, "")
    rehearsal.close()


def test_a_code_for_a_camera_is_drawn_once() -> None:
    picture = picture_of("http://localhost/table/AAAAA-AAAAA")
    assert picture.startswith(b"<svg")
    assert picture_of("http://localhost/table/AAAAA-AAAAA") is picture


class Moody(NoStore):
    """Fails at first; whoever comes later waits until told."""

    def __init__(self) -> None:
        super().__init__()
        self.loads = 0
        self.fail = asyncio.Event()
        self.work = [asyncio.Event() for _ in range(3)]

    async def load(self, code: str) -> Stored | None:
        self.loads += 1
        if self.loads == 1:
            await self.fail.wait()
            raise StoreFailed("not now")
        await self.work[self.loads - 2].wait()
        row = RoomRow(
            code=code, game="fingers", opened_at=0, decision_ms=0, quick=False, plan=("", ""), options={}
        )
        game = GameRow(room=code, number=1, secret="00" * 32, opener=None)
        return Stored(room=row, games=(game,), tokens=(), entries=())


@bounded()
async def test_there_are_never_two_of_the_same_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludofoot.server.arrivals.load", lambda name: FINGERS)
    store = Moody()
    hub = Hub(store)
    first = asyncio.create_task(hub.enter("AAAAA-AAAAA", "1"))
    second = asyncio.create_task(hub.enter("AAAAA-AAAAA", "2"))
    await asyncio.sleep(0.05)
    store.fail.set()
    with pytest.raises(StoreFailed):
        await first
    later = [asyncio.create_task(hub.enter("AAAAA-AAAAA", str(number))) for number in (3, 4)]
    await asyncio.sleep(0.05)
    found: list[Any] = []
    for task, may_work in zip((second, *later), store.work, strict=True):
        may_work.set()
        found += await asyncio.gather(task, return_exceptions=True)
    rooms = [each for each in found if isinstance(each, TableRoom)]
    assert rooms
    assert all(room is hub.rooms["AAAAA-AAAAA"] for room in rooms)
    hub.rooms["AAAAA-AAAAA"].close()
