"""How long bots may think while others wait, and what the record says where they were cut off."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import msgspec
import pytest

from ludofoot import FastChance, Setup, load
from ludofoot.coach.hint import Counsel
from ludofoot.core import entries as log
from ludofoot.core.logbook import read_record, record_of, replay, write_record
from ludofoot.server.errands import choose
from ludofoot.server.thinking import CAP_MS, FLOOR_MS, PATIENCE, Answer, Question, Thinkers
from ludofoot.server.turns import Budget
from tests.paces.sealed import GAME as FINGERS
from tests.server.process import bounded
from tests.server.rehearsal import Rehearsal, as_sent

WORKERS = 2
COUNSEL = Counsel(0.5, 0.02, (), 1, None, hurried=True)
encode = msgspec.json.encode


def thinkers(*waited: float) -> Thinkers:
    """Those who have waited so long now, which is 0."""
    found = Thinkers(Budget(workers=WORKERS))
    found.waiting = {number: -seconds for number, seconds in enumerate(sorted(waited, reverse=True))}
    return found


def test_whoever_waits_alone_may_think_as_long_as_anybody() -> None:
    assert thinkers().most_ms(0.0) == thinkers(0.0).most_ms(0.0) == CAP_MS


def test_a_long_line_is_served_within_the_patience_of_people() -> None:
    """Two hundred at once, each thinking as long as it may: the last one is called in time."""
    line, now = thinkers(*[0.0] * 200), 0.0
    while line.waiting:
        took = line.most_ms(now) / 1000
        for number in list(line.waiting)[:WORKERS]:
            del line.waiting[number]
        now += took
    assert 0.5 * PATIENCE < now <= PATIENCE + CAP_MS / 1000


@pytest.mark.parametrize(("waited", "line"), [(PATIENCE + 60, 3), (0.0, 100_000)])
def test_nobody_thinks_less_than_a_moment(waited: float, line: int) -> None:
    assert thinkers(waited, *[0.0] * line).most_ms(0.0) == FLOOR_MS


@bounded()
async def test_bots_and_hints_are_told_how_long_they_may_take(monkeypatch: pytest.MonkeyPatch) -> None:
    line = Thinkers(Budget(workers=WORKERS))
    told: dict[str, tuple[Any, ...]] = {}

    async def answer(what: str, *args: Any, more: Any, **how: Any) -> tuple[Any, float]:
        told[what] = more()
        return {"choose": (b"{}", -1, 0), "offer": None}.get(what, encode(COUNSEL)), 0.0

    monkeypatch.setattr(line.pool, "ask_and_count", answer)
    asked = Question("schuss-und-tor", "", "champion", b"", 1)
    line.waiting = {-number: time.monotonic() - PATIENCE for number in range(1, 100)}
    await line.choose(asked, "ada")
    await line.hint(asked, 2, "ada")
    await line.offer(asked, "ada")
    assert told == {"choose": (FLOOR_MS,), "hint": (FLOOR_MS,), "offer": ()}


def test_a_bot_says_after_how_many_rollouts_it_was_cut_off() -> None:
    game = load("football-a-la-carte")
    view = msgspec.json.encode(game.view(game.begin(Setup(2, opener=0), FastChance(4)), 0))
    asked = msgspec.to_builtins(Question(game.id, "", "champion", view, 7))
    *_, cut_off = choose(asked, 1)
    *_, whole = choose(asked, 0)
    assert cut_off > 0
    assert whole == 0


class InHaste:
    """Bots that always would have thought on."""

    async def choose(self, question: Question, table: str) -> Answer:
        return Answer(as_sent({"type": "show", "fingers": 1}), -1, 77)


@bounded()
async def test_the_record_says_where_a_thought_was_cut_off() -> None:
    rehearsal = Rehearsal(FINGERS, 2, 1)
    await rehearsal.begin()
    room: Any = rehearsal.room
    rehearsal.hub.thinkers, rehearsal.hub.pace = InHaste(), 0.0  # type: ignore[assignment]
    room.do(log.BotTookOver(at=room.now(), seat=1, bot="champion"))
    room.bots.think()
    async with asyncio.timeout(20):
        while not (found := [entry for entry in room.table.entries if isinstance(entry, log.Moved)]):
            await asyncio.sleep(0)
    assert [(entry.seat, entry.cut_off) for entry in found] == [(1, 77)]
    record = read_record(write_record(record_of(room.table)))
    assert replay(record, lambda _: FINGERS).entries[-1] == record.entries[-1]
    rehearsal.close()
