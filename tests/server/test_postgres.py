"""The store in PostgreSQL: who may write when several workers share it, and what else it refuses."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import asyncpg
import pytest

from ludofoot.core.records import Refused
from ludofoot.locale import LANGS, Voice
from ludofoot.server.pg_post import BEAT, Post, check
from ludofoot.server.pg_schema import SCHEMA_VERSION
from ludofoot.server.pg_shares import TIDY_SECONDS
from ludofoot.server.postgres import PostgresStore
from ludofoot.server.store import Elsewhere, Lost, StoreDamaged, StoreFailed, StoreFull, write
from tests.server.batches import ROOM, entries, first_batch, line
from tests.server.cluster import Cluster
from tests.server.conftest import execute
from tests.server.process import bounded, launch

pytestmark = pytest.mark.plain_only
LEASE = 0.6
LONG = 60.0


@asynccontextmanager
async def workers(database: str, count: int, lease: float = LEASE) -> AsyncIterator[list[PostgresStore]]:
    """Several on one database, the first of which has a room, for as long as its lease lasts: that one begins
    when everything is there, however long it took."""
    await check(database, "")
    found = [PostgresStore(database, "", LONG) for _ in range(count)]
    try:
        for store in found:
            await store.enrol()
        await write(found[0], first_batch())
        await found[0].claim(ROOM.code)
        await shorten(found[0].post, lease)
        yield found
    finally:
        for store in found:
            await store.close()


async def shorten(post: Post, lease: float) -> None:
    """Lets a lease end after so many seconds from now."""
    assert post.heart is not None
    post.seconds, began = lease, time.monotonic()
    await post.heart.execute(BEAT, post.id, post.now(), lease)
    post.renewed(began)


async def lines(store: PostgresStore) -> list[str]:
    stored = await store.load(ROOM.code)
    assert stored is not None
    return [each.command for each in stored.entries]


async def lost(store: PostgresStore) -> None:
    """Waits until a worker notices; what it knew of its rooms is forgotten then."""
    noticed = asyncio.Event()
    store.on_lost = noticed.set
    await noticed.wait()


# ---- who may write


@bounded()
async def test_a_room_of_somebody_alive_is_asked_for_and_let_go(database: str) -> None:
    async with workers(database, 2, lease=6) as (first, second):
        wanted: list[str] = []
        heard = asyncio.Event()
        first.on_wanted = lambda code: (wanted.append(code), heard.set())[0]  # type: ignore[func-returns-value]
        with pytest.raises(Elsewhere) as elsewhere:
            await second.claim(ROOM.code)
        await second.want(ROOM.code, elsewhere.value.owner)
        await heard.wait()
        assert wanted == [ROOM.code]
        before = first.now()
        await first.release(ROOM.code)
        claim = await second.claim(ROOM.code)
        assert claim is not None
        assert claim.handed_over
        assert claim.alive_at >= before
        with pytest.raises(Lost):
            await write(first, entries(line(1, "late")))
        assert first.holds(), "one foreign room costs a worker no other"
        await write(second, entries(line(1, "in time")))
        assert await lines(second) == ["", "in time"]


@bounded()
async def test_who_does_not_renew_its_lease_is_buried_and_writes_nothing_more(database: str) -> None:
    async with workers(database, 2) as (first, second):
        gone = asyncio.create_task(lost(first))
        while True:
            try:
                claim = await second.claim(ROOM.code)
                break
            except Elsewhere:
                await second.beat()
                await asyncio.sleep(0.02)
        assert claim is not None
        assert not claim.handed_over
        await gone
        first.post.id, first.post.until = 1, float("inf")  # as if it had slept through all of that
        first.claims.ids[ROOM.code] = 1
        with pytest.raises(Lost):
            await write(first, entries(line(1, "late")))
        await second.beat()
        await write(second, entries(line(1, "in time")))
        assert await lines(second) == ["", "in time"]


@bounded()
async def test_whose_session_is_gone_is_dead_at_once(database: str) -> None:
    async with workers(database, 2, lease=60) as (first, second):
        assert first.post.heart is not None
        first.post.heart.terminate()
        while True:
            try:
                assert await second.claim(ROOM.code) is not None
                break
            except Elsewhere:
                await asyncio.sleep(0.02)
        with pytest.raises(Lost):
            await write(first, entries(line(1, "late")))
        assert not first.holds()
        await first.enrol()
        assert first.holds(), "as somebody new"


@bounded()
async def test_an_append_under_way_counts_and_the_burial_waits_for_it(database: str) -> None:
    async with workers(database, 2) as (first, second):
        link = await asyncpg.connect(database)
        async with link.transaction():
            await link.execute("SELECT id FROM workers WHERE id = $1 FOR KEY SHARE", first.post.id)
            await asyncio.sleep(LEASE)
            await second.beat()
            taking = asyncio.create_task(second.claim(ROOM.code))
            await asyncio.sleep(0.1)
            assert not taking.done()
        claim = await taking
        assert claim is not None
        await link.close()


@bounded()
async def test_a_graceful_stop_hands_everything_over(database: str) -> None:
    async with workers(database, 2, lease=60) as (first, second):
        await first.close()
        claim = await second.claim(ROOM.code)
        assert claim is not None
        assert claim.handed_over


@bounded()
async def test_what_an_address_has_spent_at_one_worker_is_spent_at_all(database: str) -> None:
    async with workers(database, 2, lease=6) as (first, second):
        spent = [await each.spend("tables", "192.0.2.1", 0.001, 3) for each in (first, second) * 2]
        assert spent == [True, True, True, False]
        assert await second.spend("tables", "192.0.2.2", 0.001, 3), "somebody else"
        assert await second.spend("uploads", "192.0.2.1", 0.001, 3), "something else"
        assert all([await second.spend("tables", "192.0.2.3", 1e6, 3) for _ in range(9)]), "it comes in again"
        second.shares.tidied_at -= TIDY_SECONDS + 1
        await second.spend("tables", "192.0.2.4", 0.001, 3)
        link = await asyncpg.connect(database)
        assert {row["who"][-1] for row in await link.fetch("SELECT who FROM shares")} == set("124")
        await link.close()


@bounded()
async def test_a_parcel_is_given_out_by_any_worker_for_its_time(database: str) -> None:
    async with workers(database, 2, lease=6) as (first, second):
        assert await first.put_parcel("a", b"sealed", 3_600, 10)
        assert await second.parcel("a") == b"sealed"
        assert not await second.put_parcel("b", b"12345", 3_600, 10), "there is no room for it"
        await execute(database, "UPDATE parcels SET until = statement_timestamp()")
        assert await first.parcel("a") is None
        assert await second.put_parcel("c", b"12345", 3_600, 10)
        link = await asyncpg.connect(database)
        assert [row["name"] for row in await link.fetch("SELECT name FROM parcels")] == ["c"]
        await link.close()


# ---- a commit of which nobody knows whether it happened


class Cut:
    """A session that breaks once, before or after what it is asked is done."""

    def __init__(self, link: Any, after: bool) -> None:
        self.link = link
        self.after = after

    def __getattr__(self, name: str) -> Any:
        return getattr(self.link, name)

    async def execute(self, *asked: Any) -> Any:
        if self.after:
            await self.link.execute(*asked)
        self.link.terminate()
        raise ConnectionResetError


@bounded()
@pytest.mark.parametrize("after", [False, True])
async def test_an_unknown_commit_is_looked_up_and_stored_once(database: str, after: bool) -> None:
    async with workers(database, 1, lease=6) as (store,):
        store.writer = Cut(await store.line(), after)
        await write(store, entries(line(1, "once")))
        await write(store, entries(line(2, "more")))
        assert await lines(store) == ["", "once", "more"]


@bounded()
async def test_if_it_stays_unknown_until_the_lease_ends_nobody_is_told_anything(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with workers(database, 1) as (store,):
        store.writer = Cut(await store.line(), after=True)

        async def nowhere(*_: Any, **__: Any) -> Any:
            raise OSError("cut off")

        with monkeypatch.context() as patch:
            patch.setattr("ludofoot.server.postgres.connect", nowhere)
            with pytest.raises(Lost):
                await write(store, entries(line(1, "unknown")))
        assert not store.holds()


# ---- a database that does not do what is asked

FAIL = """CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS
$$BEGIN RAISE EXCEPTION 'no' USING ERRCODE = '{}'; END$$;
CREATE TRIGGER fail BEFORE INSERT ON entries EXECUTE FUNCTION fail();"""


@bounded()
@pytest.mark.parametrize(
    ("sqlstate", "failure"), [("53100", StoreFull), ("25006", StoreFailed), ("XX001", StoreDamaged)]
)
async def test_what_the_database_refuses_is_refused_and_not_stored(
    database: str, sqlstate: str, failure: type[StoreFailed]
) -> None:
    async with workers(database, 1, lease=6) as (store,):
        await execute(database, FAIL.format(sqlstate))
        with pytest.raises(StoreFailed) as raised:
            await write(store, entries(line(1, "in vain")))
        assert type(raised.value) is failure
        await execute(database, "DROP TRIGGER fail ON entries")
        await write(store, entries(line(1, "again")))
        assert await lines(store) == ["", "again"]


@bounded()
async def test_a_backup_is_restored_with_every_line(database: str, cluster: Cluster) -> None:
    """As `docs/hosting.md` says: while workers work, and into an empty database."""
    server, _, name = database.rpartition("/")
    async with workers(database, 1, lease=6) as (store,):
        await write(store, entries(line(1, "kept")))
        dump, other = cluster.folder / f"{name}.dump", f"{name}_restored"
        await asyncio.to_thread(cluster.run, "pg_dump", "-Fc", "-f", dump, database)
        await execute(database, f"CREATE DATABASE {other}")
        try:
            await asyncio.to_thread(cluster.run, "pg_restore", "-d", f"{server}/{other}", dump)
            found = PostgresStore(f"{server}/{other}")
            await found.claims.open()
            assert await found.load(ROOM.code) == await store.load(ROOM.code)
            await found.close()
        finally:
            await execute(database, f"DROP DATABASE {other} WITH (FORCE)")


# ---- what keeps a worker from beginning, in one line


async def refused(address: str, home: str = "") -> Refused:
    with pytest.raises(Refused) as raised:
        await check(address, home)
    for lang in LANGS:
        said = Voice(lang).refuse(raised.value.refusal)
        assert "\n" not in said
        assert "secret" not in said, "no password is ever shown"
    return raised.value


@bounded()
async def test_a_wrong_address_is_refused(database: str) -> None:
    base = database.rpartition("/")[0]
    for address in (
        f"{base}/nowhere",
        "postgresql://somebody:secret@127.0.0.1:1/ludofoot",
        "postgresql://somebody:secret@127.0.0.1:x/ludofoot",
        "postgresql://somebody:secret@name.invalid/ludofoot",
    ):
        assert (await refused(address)).refusal.code == "store-unreachable"


@bounded()
async def test_missing_rights_are_refused(database: str) -> None:
    name = database.rpartition("/")[2]
    who = f"guest_{name}"
    await execute(database, f"CREATE ROLE {who} LOGIN", f"REVOKE ALL ON SCHEMA public FROM PUBLIC, {who}")
    try:
        theirs = database.replace("ludofoot@", f"{who}@")
        assert (await refused(theirs)).refusal.code == "store-no-grant"
        await check(database, "")
        await execute(database, f"GRANT USAGE ON SCHEMA public TO {who}")
        await execute(database, f"GRANT ALL ON ALL TABLES IN SCHEMA public TO {who}")
        # What would keep a worker from its lease, or from one line, is found before anybody comes.
        assert "workers_id_seq" in str((await refused(theirs)).refusal.args["reason"])
        await execute(database, f"REVOKE CONNECT ON DATABASE {name} FROM PUBLIC")
        assert (await refused(theirs)).refusal.code == "store-no-grant"
    finally:
        await execute(database, f"DROP OWNED BY {who}", f"DROP ROLE {who}")


@bounded()
async def test_a_database_that_can_only_be_read_is_refused(database: str) -> None:
    name = database.rpartition("/")[2]
    await execute(database, f"ALTER DATABASE {name} SET default_transaction_read_only = on")
    assert (await refused(database)).refusal.code == "store-read-only"


@bounded()
async def test_tables_that_are_too_new_or_not_ours_are_refused(database: str) -> None:
    await check(database, "")
    await execute(database, "UPDATE meta SET value = 99 WHERE key = 'oldest_reader'")
    assert (await refused(database)).refusal.args == {"found": "99", "ours": str(SCHEMA_VERSION)}
    await execute(database, "DROP TABLE meta", "CREATE TABLE meta (what text)")
    assert (await refused(database)).refusal.code == "store-not-our-tables"


@bounded()
async def test_workers_of_another_address_are_not_mixed_in(database: str) -> None:
    async with workers(database, 1, lease=6):
        assert (await refused(database, "https://foot.example")).refusal.code == "store-other-cluster"
        await check(database, "")


@bounded()
async def test_old_and_new_workers_work_side_by_side(database: str) -> None:
    """A newer version may have added to the tables what older workers know nothing of."""
    async with workers(database, 1, lease=6) as (store,):
        for table in ("rooms", "entries", "games", "tokens", "workers"):
            await execute(database, f"ALTER TABLE {table} ADD COLUMN novelty text DEFAULT 'new'")
        await execute(database, "UPDATE meta SET value = 99 WHERE key = 'schema'")
        await write(store, entries(line(1, "old")))
        another = PostgresStore(database, "", 6)
        await another.enrol()
        await store.release(ROOM.code)
        assert await another.claim(ROOM.code) is not None
        await write(another, entries(line(2, "older")))
        assert await lines(another) == ["", "old", "older"]
        await another.close()


@bounded()
async def test_a_wrong_clock_is_named_once_and_does_not_count(
    database: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await check(database, "")
    right = time.time()
    monkeypatch.setattr(time, "time", lambda: right + 3_600)
    store = PostgresStore(database, "", 6)
    await store.enrol()
    assert abs(store.now() / 1000 - right) < 60
    assert [each.getMessage() for each in caplog.records if "clock" in each.getMessage()] == [
        "this machine's clock is +3600 s from the database's, which counts"
    ]
    await store.close()


@bounded()
async def test_a_server_without_its_database_says_so_in_one_line(tmp_path: Any) -> None:
    ended = launch(tmp_path, "--where", '{"address": "postgresql://nobody@127.0.0.1:1/x"}')
    _, complaint = await asyncio.to_thread(ended.communicate, timeout=30)
    assert ended.returncode == 1
    assert complaint.startswith("store-unreachable")
    assert complaint.count("\n") == 1


def test_asyncpg_knows_the_errors_that_are_told_apart() -> None:
    assert asyncpg.DiskFullError.sqlstate == "53100"
    assert asyncpg.ReadOnlySQLTransactionError.sqlstate == "25006"
