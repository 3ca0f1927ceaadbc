"""The town in a bottle: whatever befalls machines, lines and clocks, what was told is what is stored."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import Any, NamedTuple
from zlib import crc32

import pytest

from ludofoot.server import clerk, pg_rows, postgres, sockets, sqlite
from ludofoot.server.lease import Lease
from ludofoot.server.pg_post import Post
from ludofoot.server.room import TableRoom
from ludofoot.server.sqlite import SqliteStore
from ludofoot.server.store import StoreFull
from ludofoot.server.telling import Bulletin, encode
from tests.server.bottle import ledger
from tests.server.bottle.troubles import Fault, plan_of
from tests.server.bottle.world import run, shortened
from tests.server.process import SOAK

pytestmark = pytest.mark.plain_only
SHARED, ALONE = "postgresql", "sqlite"
SEEDS = range(10)
SECONDS = 60.0 if SOAK else 40.0
SOAK_SECONDS = float(os.environ.get("LUDOFOOT_TOWN_SECONDS", "1800"))
"""For each kind of store: an hour in all."""


def check(kind: str, seed: int, folder: Path) -> None:
    plan = plan_of(kind, seed, SECONDS)
    if run(kind, seed, folder, plan).problems:
        pytest.fail(story_of(kind, seed, folder, plan), pytrace=False)


def story_of(kind: str, seed: int, folder: Path, plan: list[Fault]) -> str:
    """What went wrong, and as little as possible of how it came to that."""
    needed, short = shortened(kind, seed, folder, plan)
    faults = f"{len(needed)} of {len(plan)} faults are needed"
    return "\n".join([f"{kind}, seed {seed}: {faults}", *short.problems[:5], "how it came:", *short.story])


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("kind", [SHARED, ALONE])
def test_what_players_were_told_is_what_is_stored(kind: str, seed: int, tmp_path: Path) -> None:
    check(kind, seed, tmp_path)


@pytest.mark.skipif(not SOAK, reason="make soak")
@pytest.mark.parametrize("kind", [SHARED, ALONE])
def test_for_an_hour(kind: str, tmp_path: Path) -> None:
    until, seed = time.monotonic() + SOAK_SECONDS, 1_000
    while time.monotonic() < until:
        check(kind, seed, tmp_path)
        seed += 1


@pytest.mark.parametrize("kind", [SHARED, ALONE])
def test_the_same_seed_gives_the_same_run(kind: str, tmp_path: Path) -> None:
    plan = plan_of(kind, 7, 10)
    first, again = (run(kind, 7, tmp_path, plan) for _ in range(2))
    assert first[:4] == again[:4]
    assert first.acknowledged > 20


# ---- servers that are broken on purpose

SCREEN, SUBMITS = Bulletin.screen, {each: each.submit for each in (postgres.PostgresStore, SqliteStore)}


def hasty(self: Any, batch: Any, then: Any) -> None:
    """Acknowledges before it is stored."""
    submit = next(each for kind, each in SUBMITS.items() if isinstance(self, kind))
    submit(self, batch, lambda failure: None)
    then(None)


async def refusing(self: Any, me: int, jobs: list[Any]) -> list[Any]:
    """Calls refused what may be stored."""
    return [(job, StoreFull("unknown")) for job in jobs]


async def forgetting(self: Any, me: int, job: Any) -> Any:
    """Does not write again what was not stored."""
    return job, None


def resigned(self: Lease) -> None:
    """Never seeks another lease."""
    self.turns += 1
    for room in list(self.hub.rooms.values()):
        self.hub.drop(room)
    for connection in self.hub.doorkeeper.everybody():
        connection.close(1012)


def winking(self: Bulletin, seat: int) -> tuple[bytes, bytes]:
    """Lets each seat see one bit of what another sees."""
    body, fresh = SCREEN(self, seat)
    hidden = b"" if self.room.table.state is None else encode(self.room.table.view(1 - max(seat, 0)))
    return (body.replace(b'"undo":false', b'"undo":true') if crc32(hidden) % 2 else body), fresh


class Mutant(NamedTuple):
    """Where a server is broken."""

    kind: str
    patches: tuple[tuple[Any, str, Any], ...]


def nothing(*_: Any) -> None:
    """Forgets to."""


def local_time(*_: Any) -> int:
    """What the machine's own clock says, however it is set."""
    return int(time.time() * 1000)


MUTANTS = {
    "no fence": Mutant(
        SHARED, ((pg_rows, "APPEND", ledger.UNFENCED), (pg_rows, "KEEP", ledger.UNFENCED_KEEP))
    ),
    "told before it is stored": Mutant(SHARED, ((postgres.PostgresStore, "submit", hasty),)),
    "told before the disk has it": Mutant(ALONE, ((SqliteStore, "submit", hasty),)),
    "unknown is refused": Mutant(SHARED, ((postgres.PostgresStore, "settle", refusing),)),
    "not written again": Mutant(SHARED, ((postgres.PostgresStore, "once_more", forgetting),)),
    "sockets stay open": Mutant(SHARED, ((sockets, "PASSING", frozenset()), (clerk, "PASSING", frozenset()))),
    "rooms are never let go": Mutant(SHARED, ((Lease, "wanted", nothing),)),
    "no other lease": Mutant(SHARED, ((Lease, "lose", resigned),)),
    "refusals are forgotten": Mutant(SHARED, ((clerk.Clerk, "remember_refusal", nothing),)),
    "a machine's own clock": Mutant(SHARED, ((Post, "now", local_time),)),
    "a clock that can be set": Mutant(ALONE, ((sqlite, "steady_clock", lambda *_: local_time),)),
    "deadlines are forgotten": Mutant(ALONE, ((TableRoom, "schedule", nothing),)),
    "a bit of another's hand": Mutant(ALONE, ((Bulletin, "screen", winking),)),
}


@pytest.mark.parametrize("name", MUTANTS)
def test_a_broken_server_is_found_out(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """By the seeds and faults under which a sound one is played with; a few more, so that no other change to
    the server can hide it by mere luck."""
    mutant = MUTANTS[name]
    for where, what, broken in mutant.patches:
        monkeypatch.setattr(where, what, broken)
    plans = ((seed, plan_of(mutant.kind, seed, SECONDS)) for seed in range(3 * len(SEEDS)))
    assert any(run(mutant.kind, seed, tmp_path, plan).problems for seed, plan in plans)


def test_of_a_failure_only_the_faults_are_told_that_it_takes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(SqliteStore, "submit", hasty)
    plan = plan_of(ALONE, 1, 20)
    needed, short = shortened(ALONE, 1, tmp_path, plan)
    assert short.problems
    assert len(needed) < len(plan) / 3
    told = story_of(ALONE, 1, tmp_path, needed)
    assert told.startswith("sqlite, seed 1: ")
    assert all(fault.kind in told for fault in needed)
