"""What every store promises, whichever it is."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from ludofoot.server.store import Batch, BellRow, DayResult, Lost, Store, Stored, TokenRow, write
from tests.server.batches import GAME, ROOM, entries, first_batch, line
from tests.server.process import bounded
from tests.server.stores import Opening, postgres_at, sqlite_in

pytestmark = pytest.mark.plain_only


@pytest.fixture(params=["sqlite", "postgresql"])
def opening(request: pytest.FixtureRequest, tmp_path: Path) -> Opening:
    if request.param == "sqlite":
        return sqlite_in(tmp_path)
    return postgres_at(request.getfixturevalue("database"))


async def begun(store: Store) -> None:
    """A room that is ours."""
    await write(store, first_batch())
    assert await store.claim(ROOM.code) is not None


async def kept(store: Store, code: str = ROOM.code) -> Stored:
    stored = await store.load(code)
    assert stored is not None
    return stored


async def outcome(store: Store, batch: Batch) -> type[BaseException | None]:
    (failure,) = await asyncio.gather(write(store, batch), return_exceptions=True)
    return type(failure)


@bounded()
async def test_what_is_written_is_read_again(opening: Opening) -> None:
    async with opening() as store:
        await begun(store)
        await asyncio.gather(*(write(store, entries(line(n, f"c{n}"))) for n in range(1, 40)))
        stored = await kept(store)
        assert (stored.room, stored.games, len(stored.tokens)) == (ROOM, (GAME,), 1)
        assert await store.rooms() == [ROOM.code]
        assert await store.load("nobody") is None
    async with opening() as store:
        assert [(each.n, each.command) for each in (await kept(store)).entries] == [
            (0, ""),
            *((n, f"c{n}") for n in range(1, 40)),
        ]


@bounded()
async def test_a_command_is_stored_once_and_a_place_taken_once(opening: Opening) -> None:
    async with opening() as store:
        await begun(store)
        asked = (entries(line(1, "same")), entries(line(2, "same")), entries(line(2, "more"), line(0)))
        bad = entries(line(2, "odd", text="\ud800"))
        found = await asyncio.gather(
            *(outcome(store, batch) for batch in (*asked, bad, entries(line(2, "last"))))
        )
        assert found == [type(None), KeyError, KeyError, UnicodeEncodeError, type(None)]
        assert [each.command for each in (await kept(store)).entries] == ["", "same", "last"]


@bounded()
async def test_tokens_come_and_go_with_the_batch_that_says_so(opening: Opening) -> None:
    async with opening() as store:
        await begun(store)
        another = TokenRow(hash="i", room=ROOM.code, seat=1)
        await write(store, Batch(room=ROOM.code, tokens=(another,), entries=(line(1),)))
        assert {each.hash for each in (await kept(store)).tokens} == {"h", "i"}
        refused = Batch(room=ROOM.code, freed_seats=(1,), entries=(line(1),))
        assert await outcome(store, refused) is KeyError
        assert {each.hash for each in (await kept(store)).tokens} == {"h", "i"}, "all or nothing"
        await write(store, Batch(room=ROOM.code, freed_seats=(0,), entries=(line(2),)))
        assert {each.hash for each in (await kept(store)).tokens} == {"i"}


@bounded()
async def test_bells_are_kept_with_their_seat(opening: Opening) -> None:
    one, two = (
        BellRow(seat=seat, endpoint=f"https://push.example.com/{seat}", key="k", auth="a", lang="fr")
        for seat in (0, 1)
    )
    rung = msgspec.structs.replace(one, rung=True)
    async with opening() as store:
        await begun(store)
        await write(store, Batch(room=ROOM.code, bells=(one, two)))
        assert (await kept(store)).bells == (one, two)
        await write(store, Batch(room=ROOM.code, bells=(rung,), entries=(line(1),)))
        await write(store, Batch(room=ROOM.code, silenced=((two.seat, two.endpoint), (5, "nowhere"))))
    async with opening() as store:
        assert (await kept(store)).bells == (rung,)


@bounded()
async def test_what_is_kept_first_stays(opening: Opening) -> None:
    async with opening() as store:
        found = await asyncio.gather(*(store.keep_once("key", bytes([n])) for n in range(4)))
        assert len(set(found)) == 1
    async with opening() as store:
        assert await store.keep_once("key", b"other") == found[0]
        assert await store.keep_once("another", b"other") == b"other"


@bounded()
async def test_a_secret_that_was_changed_replaces_the_old_one(opening: Opening) -> None:
    async with opening() as store:
        await begun(store)
        changed = msgspec.structs.replace(GAME, secret="cd" * 32)
        await write(store, Batch(room=ROOM.code, games=(changed,), entries=(line(1),)))
        assert (await kept(store)).games == (changed,)


@bounded()
async def test_finished_rooms_are_forgotten_and_others_kept(opening: Opening) -> None:
    async with opening() as store:
        for code, finished in (("old", 10), ("new", 30), ("open", None)):
            room = msgspec.structs.replace(ROOM, code=code)
            game = msgspec.structs.replace(GAME, room=code)
            token = TokenRow(hash=code, room=code, seat=0)
            opened = Batch(room=code, opened=room, games=(game,), tokens=(token,), entries=(line(0),))
            await write(store, opened)
            await store.claim(code)
            bell = BellRow(seat=0, endpoint="https://push.example.com/x", key="k", auth="a", lang="fr")
            await write(store, Batch(room=code, bells=(bell,)))
            await write(store, Batch(room=code, finished_at=finished, entries=(line(1),)))
            await store.release(code)
        await store.visited("open", 20)
        assert await store.forget(finished_before=20, visited_before=20) == 1
        assert sorted(await store.rooms()) == ["new", "open"]
        assert await store.load("old") is None
        assert await store.forget(finished_before=0, visited_before=21) == 1, "nobody came back to it"
        assert await store.rooms() == ["new"]


@bounded()
async def test_a_room_that_changes_is_read_again_as_it_stands(opening: Opening) -> None:
    closed = msgspec.structs.replace(ROOM, closed_at=77)
    async with opening() as store:
        await begun(store)
        await write(store, Batch(room=ROOM.code, row=closed, finished_at=77))
        assert (await kept(store)).room == closed
        (found,) = await store.kept()
        assert (found.code, found.closed_at, found.finished_at) == (ROOM.code, 77, 77)
        assert (found.game, found.opened_at, found.games, found.lines) == (ROOM.game, ROOM.opened_at, 1, 1)


@bounded()
async def test_a_room_is_removed_with_everything_in_it(opening: Opening) -> None:
    async with opening() as store:
        await begun(store)
        other = msgspec.structs.replace(ROOM, code="other")
        await write(store, Batch(room="other", opened=other, games=(GAME,), entries=(line(0),)))
        assert [each.code for each in await store.kept()] == ["other", ROOM.code], "the newest first"
        await store.remove(ROOM.code)
        assert await store.rooms() == ["other"]
        assert await store.load(ROOM.code) is None
        assert await store.claim(ROOM.code) is None
        assert await outcome(store, entries(line(1))) is Lost, (
            "whoever still has it must not be told otherwise"
        )
        await write(store, first_batch())
        assert len((await kept(store)).entries) == 1, "nothing of the old one is found under the same code"


@bounded()
async def test_what_somebody_has_open_is_not_forgotten(opening: Opening) -> None:
    async with opening() as store:
        await begun(store)
        await write(store, Batch(room=ROOM.code, finished_at=10, entries=(line(1),)))
        assert await store.forget(finished_before=20, visited_before=0, but={ROOM.code}) == 0
        await store.release(ROOM.code)
        assert await store.forget(finished_before=20, visited_before=0) == 1


@bounded()
async def test_a_parcel_is_kept_for_its_time_and_all_together_for_no_more_than_there_is_room(
    opening: Opening,
) -> None:
    async with opening() as store:
        assert await store.put_parcel("one", b"sealed", 3_600, 10)
        assert not await store.put_parcel("two", b"12345", 3_600, 10)
        assert await store.put_parcel("gone", b"1234", 0, 10)
        assert await store.parcel("gone") is None
        assert await store.put_parcel("three", b"1234", 3_600, 10), "what has gone takes no room"
    async with opening() as store:
        assert await store.parcel("one") == b"sealed", "whoever comes after a restart finds it"
        assert await store.parcel("nobody") is None


@bounded()
async def test_analyses_outlive_a_restart_and_the_oldest_make_room(opening: Opening) -> None:
    async with opening() as store:
        for name, body in (("old", b"12345"), ("kept", b"1234"), ("new", b"123456")):
            await store.keep_analysis(name, body, most_bytes=10)
            await asyncio.sleep(0.002)  # one after the other, also by a clock of milliseconds
    async with opening() as store:
        assert [await store.analysis(name) for name in ("old", "kept", "new")] == [None, b"1234", b"123456"]
        await store.keep_analysis("kept", b"anew", most_bytes=10)
        assert await store.analysis("kept") == b"anew"
        await store.forget(finished_before=store.now() + 1_000, visited_before=0)
        assert [await store.analysis(name) for name in ("kept", "new")] == [None, None]


@bounded()
async def test_a_room_is_claimed_if_there_is_one(opening: Opening) -> None:
    async with opening() as store:
        assert store.holds()
        assert await store.claim("nobody") is None
        await begun(store)
        assert await store.claim(ROOM.code) is not None, "what is ours stays ours"
        await store.release(ROOM.code)
        assert await store.claim(ROOM.code) is not None


@bounded()
async def test_time_goes_on_where_the_last_worker_was_alive(opening: Opening) -> None:
    async with opening() as store:
        await begun(store)
        await store.beat()
        then = store.now()
    async with opening() as store:
        claim = await store.claim(ROOM.code)
        assert claim is not None
        assert then <= claim.alive_at <= store.now()


@bounded()
async def test_the_days_have_one_key_and_each_room_one_result(opening: Opening) -> None:
    async with opening() as store:
        days = store.days
        first, second = await asyncio.gather(days.key("a" * 64), days.key("b" * 64))
        assert first == second
        one = DayResult(day="2026-11-16", room="one", result=-2, name="Zo\u00e9")
        two = DayResult(day="2026-11-16", room="two", result=3)
        for result in (one, two, msgspec.structs.replace(one, result=99), two):
            await days.enter(result)
        await days.enter(msgspec.structs.replace(one, day="2026-11-15"))
        puzzled = [
            DayResult(day=day, room="one", result=1) for day in ("2026-11-15 puzzle", "2026-11-16 puzzle")
        ]
        for result in puzzled:
            await days.enter(result)
        assert await days.tally("2026-11-16") == {-2: 1, 3: 1}
        assert await days.names("2026-11-16", 9) == [two, one]
        assert await days.names("2026-11-16", 1) == [two]
        await days.keep_par("2026-11-16", {-1: 3, 2: 197})
        await days.keep_par("2026-11-16", {0: 1})
    async with opening() as store:
        assert await store.days.key("c" * 64) != "c" * 64
        assert await store.days.par("2026-11-16") == {-1: 3, 2: 197}
        assert await store.days.par("2026-11-15") is None
        found = await store.days.everything()
        assert found.key == first
        earlier = msgspec.structs.replace(one, day="2026-11-15")
        assert found.results == (earlier, puzzled[0], one, two, puzzled[1])
        assert found.pars == {"2026-11-16": {-1: 3, 2: 197}}
        await store.days.forget("2026-11-16")
        assert await store.days.tally("2026-11-15") == {}
        assert await store.days.tally("2026-11-15 puzzle") == {}
        assert await store.days.tally("2026-11-16 puzzle") == {1: 1}
        assert await store.days.tally("2026-11-16") == {-2: 1, 3: 1}
