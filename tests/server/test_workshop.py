"""Work in other processes: bounded in time and memory, in turns, and never in the way of a table."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from ludofoot.core.records import Refused
from ludofoot.server import twin, workshop
from ludofoot.server.turns import Budget, Turns
from ludofoot.server.workshop import Pool
from tests.server.process import bounded

pytestmark = pytest.mark.plain_only


@asynccontextmanager
async def pool(monkeypatch: pytest.MonkeyPatch, **budget: Any) -> AsyncIterator[Pool]:
    """Workers that do what a test needs done."""
    monkeypatch.setattr(workshop, "WORKER", "tests.server.odd_jobs")
    found = Pool(Budget(**budget))
    try:
        yield found
    finally:
        await found.close()


async def refusal(asked: Any) -> str:
    with pytest.raises(Refused) as caught:
        await asked
    return caught.value.refusal.code


@bounded()
async def test_a_worker_answers_and_refuses(monkeypatch: pytest.MonkeyPatch) -> None:
    async with pool(monkeypatch) as workers:
        assert await workers.ask("double", 21) == 42
        assert await refusal(workers.ask("decline")) == "game-over"
        assert await workers.ask("double", 2) == 4, "it goes on after a refusal"


@bounded()
async def test_what_takes_too_long_is_ended_and_the_next_one_served(monkeypatch: pytest.MonkeyPatch) -> None:
    async with pool(monkeypatch, seconds=1.0) as workers:
        assert await refusal(workers.ask("sleep", 60)) == "too-costly"
        assert await workers.ask("double", 3) == 6


@bounded()
async def test_what_needs_too_much_memory_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    async with pool(monkeypatch, memory_mb=512, seconds=30) as workers:
        assert await refusal(workers.ask("hoard", 2 << 30)) == "too-costly"
        assert await workers.ask("double", 3) == 6


@bounded()
async def test_an_answer_without_end_is_not_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    async with pool(monkeypatch, answer_bytes=1_000) as workers:
        assert await refusal(workers.ask("say", 10_000)) == "too-costly"
        assert len(await workers.ask("say", 10)) == 10


@bounded()
async def test_a_worker_that_dies_or_fails_takes_nobody_along(monkeypatch: pytest.MonkeyPatch) -> None:
    async with pool(monkeypatch) as workers:
        assert await refusal(workers.ask("die")) == "too-costly"
        assert await refusal(workers.ask("fail")) == "too-costly"
        assert await workers.ask("double", 3) == 6


@bounded()
async def test_whoever_gives_up_leaves_no_answer_for_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    async with pool(monkeypatch) as workers:
        await workers.ask("double", 1)
        hasty = asyncio.create_task(workers.ask("sleep", 60))
        await asyncio.sleep(0.1)
        hasty.cancel()
        assert await workers.ask("double", 5) == 10


@bounded()
async def test_what_is_told_on_the_way_is_heard_in_order(monkeypatch: pytest.MonkeyPatch) -> None:
    async with pool(monkeypatch) as workers:
        heard: list[int] = []
        assert await workers.ask("count", 4, hear=heard.append) is None
        assert heard == [0, 1, 2, 3]
        assert await workers.ask("double", 5) == 10


@bounded()
async def test_a_worker_that_was_killed_is_replaced_and_its_work_done_again(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    async with pool(monkeypatch) as workers:
        assert await workers.ask("die_once", str(tmp_path / "died")) == "done again"


@bounded()
async def test_a_short_thought_that_nobody_wants_is_no_reason_for_a_new_process(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with pool(monkeypatch, drains=True) as workers:
        thinker = await workers.ask("who")
        hasty = asyncio.create_task(workers.ask("sleep", 0.3))
        while not workers.busy:
            await asyncio.sleep(0.01)
        waiting = asyncio.create_task(workers.ask("double", 1))
        await asyncio.sleep(0)
        for task in (hasty, waiting):
            task.cancel()
        assert await workers.ask("who") == thinker, "the same process, after it was done"
        assert not workers.turns.lines


@bounded()
async def test_workers_from_before_the_twin_was_ready_are_replaced(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    async with pool(monkeypatch) as workers:
        monkeypatch.setenv(twin.TWIN, str(tmp_path))
        slow = await workers.ask("who")
        assert await workers.ask("who") == slow
        (tmp_path / twin.READY).touch()
        quick = await workers.ask("who")
        assert quick != slow
        assert await workers.ask("who") == quick


@bounded()
async def test_a_twin_from_which_nothing_starts_is_left_alone(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / twin.SITE / "ludofoot").mkdir(parents=True)
    (tmp_path / twin.SITE / "ludofoot" / "__init__.py").write_text("raise ImportError")
    (tmp_path / twin.READY).touch()
    monkeypatch.setenv(twin.TWIN, str(tmp_path))
    monkeypatch.setattr(twin, "broken", set())
    async with pool(monkeypatch) as workers:
        assert await workers.ask("double", 4) == 8
    assert not twin.home()
    assert "ImportError" in capfd.readouterr().err


# ---- turns


async def take(turns: Turns, who: str, served: list[str], gate: asyncio.Event) -> None:
    async with turns.turn(who):
        served.append(who)
        await gate.wait()


@bounded()
async def test_many_requests_of_one_delay_no_other_by_more_than_one(monkeypatch: pytest.MonkeyPatch) -> None:
    turns = Turns(Budget(workers=1, waiting=100, waiting_of_one=50))
    served: list[str] = []
    gate = asyncio.Event()
    tasks = [asyncio.create_task(take(turns, "eve", served, gate)) for _ in range(20)]
    await asyncio.sleep(0)
    tasks.append(asyncio.create_task(take(turns, "ada", served, gate)))
    await asyncio.sleep(0)
    gate.set()
    await asyncio.gather(*tasks)
    assert served.index("ada") <= 2


async def order_of(turns: Turns, *asked: tuple[str, float]) -> list[str]:
    """Who is served in which order, if all of them come while a worker is busy."""
    served: list[str] = []

    async def come(name: str, who: str, cost: float) -> None:
        async with turns.turn(who, cost):
            served.append(name)

    async with turns.turn("somebody"):
        tasks = [asyncio.create_task(come(f"{who} {cost:g}", who, cost)) for who, cost in asked]
        await asyncio.sleep(0)
    await asyncio.gather(*tasks)
    return served


@bounded()
async def test_cheap_work_goes_before_dear_work() -> None:
    turns = Turns(Budget(waiting_of_one=10))
    asked = (("ann", 5.0), ("ben", 1.0), ("ann", 2.0), ("cleo", 3.0))
    assert await order_of(turns, *asked) == ["ben 1", "ann 2", "cleo 3", "ann 5"]


@bounded()
async def test_much_cheap_work_of_one_does_not_keep_the_dear_work_of_another_waiting_for_ever() -> None:
    turns = Turns(Budget(waiting_of_one=50))
    served = await order_of(turns, *[("eve", 1.0)] * 20, ("ann", 4.0))
    assert served.index("ann 4") == 4
    assert (turns.lines, turns.accounts) == ({}, {})


@bounded()
async def test_one_address_never_has_every_worker() -> None:
    turns = Turns(Budget(workers=2, at_once_of_one=1))
    served: list[str] = []
    gate = asyncio.Event()
    tasks = [asyncio.create_task(take(turns, "eve", served, gate)) for _ in range(3)]
    await asyncio.sleep(0)
    tasks.append(asyncio.create_task(take(turns, "ada", served, gate)))
    await asyncio.sleep(0)
    assert served == ["eve", "ada"]
    gate.set()
    await asyncio.gather(*tasks)
    assert sorted(served) == ["ada", "eve", "eve", "eve"]


@bounded()
async def test_lines_have_an_end_for_one_and_for_all() -> None:
    turns = Turns(Budget(workers=1, waiting=3, waiting_of_one=2))
    gate = asyncio.Event()
    tasks = [asyncio.create_task(take(turns, who, [], gate)) for who in ("eve", "eve", "eve", "ada")]
    await asyncio.sleep(0)
    assert await refusal(take(turns, "eve", [], gate)) == "too-many"
    assert await refusal(take(turns, "bob", [], gate)) == "too-many"
    gate.set()
    await asyncio.gather(*tasks)
    assert (turns.lines, turns.running.total()) == ({}, 0)


@bounded()
async def test_whoever_leaves_the_line_is_not_called() -> None:
    turns = Turns(Budget(workers=1))
    served: list[str] = []
    gate = asyncio.Event()
    first, second, third = (asyncio.create_task(take(turns, who, served, gate)) for who in ("a", "b", "c"))
    await asyncio.sleep(0)
    second.cancel()
    gate.set()
    await asyncio.gather(first, third)
    assert served == ["a", "c"]
    assert turns.running.total() == 0


@bounded()
async def test_an_answer_that_cannot_be_written_is_a_fault_and_not_the_end_of_the_worker(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with pool(monkeypatch) as workers:
        assert await workers.ask("double", 1) == 2
        (worker,) = workers.idle
        assert await refusal(workers.ask("double", 2**63)) == "too-costly"
        assert "OverflowError" in caplog.text
        assert workers.idle == [worker]
