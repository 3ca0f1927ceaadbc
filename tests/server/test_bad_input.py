"""Bad input, one by one: a clear refusal to the sender alone, and the table goes on."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.exceptions import InvalidStatus

from ludofoot.wire import answers as wire
from tests.server.client import Client, at_table, seated
from tests.server.process import Server, bounded, serving

pytestmark = pytest.mark.plain_only

SHOW = {"type": "show", "fingers": 2}
HASH = "ab" * 32


@asynccontextmanager
async def undisturbed(server: Server) -> AsyncIterator[tuple[Client, Client]]:
    """A game in which Eve misbehaves: Bob hears nothing of it, and both can play on afterwards."""
    async with seated(server, "fingers", "", "") as (eve, bob):
        await bob.quiet(0.05)
        before = len(bob.raw)
        yield eve, bob
        await asyncio.sleep(0.1)
        assert len(bob.raw) == before, bob.raw[before:]
        await bob.move(1, SHOW)
        await bob.done("take-back", seat=1)


# ---- a new table


@bounded()
async def test_who_begins_must_be_a_seat_where_the_game_lets_people_say_it(server: Server) -> None:
    for game, opener, why in (
        ("passe-eclair", 2, ("bad-opener", "PE-A27")),
        ("passe-eclair", -1, ("unreadable", "")),
        ("passe-eclair", "0", ("unreadable", "")),
        ("schuss-und-tor", 0, ("opener-by-lot", "ST-15")),
    ):
        wanted: dict[str, Any] = {"game": game, "plan": [{}, {}], "opener": opener}
        answer = await server.ask("POST", "/api/tables", json=wanted)
        assert (answer.status_code, answer.json()["code"], answer.json()["clause"]) == (400, *why)


# ---- messages that cannot be read

UNREADABLE: dict[str, str | bytes] = {
    "empty": "",
    "not json": "hello",
    "half": '{"type":"resync"',
    "number": "7",
    "null": "null",
    "list": "[]",
    "no type": "{}",
    "unknown type": '{"type":"become-admin"}',
    "type of another kind": '{"type":7}',
    "answer": '{"type":"ack","id":"aaaaaaaa"}',
    "extra field": '{"type":"resync","please":true}',
    "field missing": '{"type":"move","id":"aaaaaaaa","seat":0}',
    "text for a number": '{"type":"undo","id":"aaaaaaaa","seat":"0"}',
    "fraction for a number": '{"type":"undo","id":"aaaaaaaa","seat":0.5}',
    "negative seat": '{"type":"undo","id":"aaaaaaaa","seat":-1}',
    "seat 16": '{"type":"undo","id":"aaaaaaaa","seat":16}',
    "huge number": '{"type":"undo","id":"aaaaaaaa","seat":' + "9" * 400 + "}",
    "short id": '{"type":"undo","id":"a","seat":0}',
    "long id": '{"type":"undo","id":"' + "a" * 65 + '","seat":0}',
    "half a character": '{"type":"undo","id":"aaaaaaaa\\ud800","seat":0}',
    "not a number": '{"type":"undo","id":"aaaaaaaa","seat":NaN}',
    "a salt of 33 digits": '{"type":"salt","id":"aaaaaaaa","seat":0,"salt":"' + "0" * 33 + '"}',
    "a salt in capitals": '{"type":"salt","id":"aaaaaaaa","seat":0,"salt":"' + HASH.upper() + '"}',
    "a salt and a newline": '{"type":"salt","id":"aaaaaaaa","seat":0,"salt":"' + HASH + '\\n"}',
    "a promise in capitals": '{"type":"ready","id":"aaaaaaaa","seat":0,"commitment":"' + HASH.upper() + '"}',
    "lone surrogate": '{"type":"sit","id":"aaaaaaaa","seat":0,"name":"\\ud800","commitment":"' + HASH + '"}',
    "name of 10,000": msgspec.json.encode(
        {"type": "sit", "id": "aaaaaaaa", "seat": 0, "name": "x" * 10_000, "commitment": HASH}
    ).decode(),
    "commitment that is none": '{"type":"ready","id":"aaaaaaaa","seat":0,"commitment":"' + "zz" * 32 + '"}',
    "choice that is none": '{"type":"settle","id":"aaaaaaaa","seat":0,"absent":1,"choice":"kick"}',
    "deep": '{"type":"move","id":"aaaaaaaa","seat":0,"move":{"a":' + "[" * 20_000 + "]" * 20_000 + "}}",
    "binary": b"\x00\xff",
    "binary json": b'{"type":"resync"}',
}


@bounded()
@pytest.mark.parametrize("message", UNREADABLE.values(), ids=UNREADABLE.keys())
async def test_what_cannot_be_read_is_refused(server: Server, message: str | bytes) -> None:
    async with undisturbed(server) as (eve, _):
        assert await eve.refused_nameless(message) == "unreadable"


@bounded()
async def test_whoever_keeps_talking_nonsense_is_sent_away(server: Server) -> None:
    async with seated(server, "fingers", "", "") as (eve, bob):
        for _ in range(21):
            await eve.send("nonsense")
        await eve.until(lambda: eve.closed)
        assert eve.closed == 1008
        await bob.move(1, SHOW)


@bounded()
async def test_a_message_over_64_kib_closes_the_line(server: Server) -> None:
    async with seated(server, "fingers", "", "") as (eve, bob):
        await eve.send('{"type":"resync","x":"' + "x" * 70_000 + '"}')
        await eve.until(lambda: eve.closed)
        assert eve.closed == 1009
        await bob.move(1, SHOW)


# ---- the order of things


@bounded()
async def test_nothing_but_joining_before_joining(server: Server) -> None:
    opened = await server.open("fingers", "", "")
    eve = Client(server, opened.table)
    await eve.line()
    assert await eve.refused_nameless({"type": "resync"}) == "join-first"
    assert await eve.refused("sit", seat=0, name="Eve", commitment=HASH) == "join-first"
    assert await eve.refused("draft", seat=0, draft=SHOW) == "join-first"
    assert await eve.refused_nameless({"type": "join", "table": "ZZZZZ-ZZZZZ"}) == "no-such-table"
    await eve.send({"type": "join", "table": opened.table.lower().replace("-", "")})
    await eve.until(lambda: eve.room is not None)
    assert await eve.refused_nameless({"type": "join", "table": opened.table}) == "joined-already"
    await eve.leave_line()


@bounded()
async def test_moves_that_may_not_be_made(server: Server) -> None:
    async with undisturbed(server) as (eve, _):
        assert await eve.refused("move", seat=1, move=SHOW) == "not-your-seat"
        assert await eve.refused("move", seat=9, move=SHOW) == "not-your-seat"
        assert await eve.refused("move", seat=0, move={"type": "show", "fingers": 99}) == "bad-fingers"
        assert await eve.refused("move", seat=0, move={"type": "show", "fingers": -(10**40)}) == "bad-fingers"
        for nonsense in (
            {},
            {"type": "lay"},
            {"type": "show"},
            {**SHOW, "more": 1},
            {"type": "show", "fingers": "2"},
        ):
            assert await eve.refused("move", seat=0, move=nonsense) == "bad-move"
            assert await eve.refused("draft", seat=0, draft=nonsense) == "bad-move"
        assert await eve.refused("take-back", seat=0) == "nothing-to-take-back"
        assert await eve.refused("undo", seat=0) == "undo-online"
        assert await eve.refused("salt", seat=0, salt="00" * 32) == "salt-not-promised"
        assert await eve.refused("ready", seat=0, commitment=HASH) == "salts-are-open"
        assert await eve.refused("settle", seat=0, absent=1, choice="bot") == "nobody-away"
        assert await eve.refused("settle", seat=0, absent=15, choice="bot") == "nobody-away"
        assert await eve.refused("rematch", seat=0) == "game-not-over"
        assert await eve.refused("seat", seat=1, bot="random") == "already-started"


@bounded()
async def test_numbers_beyond_all_bounds_are_refused_also_by_compiled_rules(server: Server) -> None:
    async with seated(server, "schuss-und-tor", "", "", "") as clients:
        for client in clients:
            for victim in (10**30, -(10**30), 2**63):
                foul = {"type": "foul", "victim": victim}
                assert isinstance(await client.ask("move", seat=client.seats[0], move=foul), wire.Refused)
        turn = next(client for client in clients if client.offered(client.seats[0]))
        await turn.move(turn.seats[0], turn.offered(turn.seats[0])[0])


@bounded()
async def test_out_of_turn_and_after_the_end(server: Server) -> None:
    async with seated(server, "bazaar", "", "") as (ada, bob):
        assert await bob.refused("move", seat=1, move={"type": "draw"}) == "not-your-turn"
        await asyncio.gather(ada.play_on(lambda moves: moves[-1]), bob.play_on(lambda moves: moves[-1]))
        for kind, more in (("move", {"move": {"type": "draw"}}), ("draft", {"draft": {"type": "draw"}})):
            assert await ada.refused(kind, seat=0, **more) == "game-over"
        assert await ada.refused("undo", seat=0) == "game-over"


@bounded()
async def test_a_spectator_may_do_nothing_that_needs_a_seat(server: Server) -> None:
    async with seated(server, "fingers", "", "") as (ada, bob), at_table(server, ada.table) as eve:
        await bob.quiet()
        before = len(bob.raw)
        for kind, more in (
            ("move", {"move": SHOW}), ("draft", {"draft": SHOW}), ("undo", {}), ("take-back", {}),
            ("leave", {}), ("rematch", {}), ("salt", {"salt": HASH}), ("ready", {"commitment": HASH}),
            ("settle", {"absent": 1, "choice": "end"}),
        ):  # fmt: skip
            assert await eve.refused(kind, seat=0, **more) == "not-your-seat"
        assert await eve.refused("seat", seat=0, bot="random") == "not-the-opener"
        assert await eve.refused("sit", seat=0, name="Eve", commitment=HASH) in {
            "seat-taken",
            "salts-are-open",
        }
        assert len(bob.raw) == before


# ---- tokens and seats


@bounded()
async def test_a_forged_or_foreign_token_opens_no_seat(server: Server) -> None:
    async with (
        seated(server, "fingers", "", "") as (ada, bob),
        seated(server, "fingers", "", "") as (other, _),
    ):
        forged = secrets.token_urlsafe(24)
        for token in (forged, other.tokens[-1], ada.tokens[-1][:-1] + "A", "'; DROP TABLE tokens; --"):
            async with at_table(server, ada.table, token) as eve:
                assert list(eve.screens) == [-2]
                assert await eve.refused("move", seat=0, move=SHOW) == "not-your-seat"
        async with at_table(server, ada.table, forged, bob.tokens[-1]) as tab:
            assert list(tab.screens) == [1], "the right one among wrong ones does"


@bounded()
async def test_an_invitation_is_not_a_seat(server: Server) -> None:
    opened = await server.open("fingers", "", "")
    async with at_table(server, opened.table, opened.token) as eve:
        assert list(eve.screens) == [-2]
        assert await eve.refused("move", seat=0, move=SHOW) == "not-your-seat"


@bounded()
async def test_no_used_command_opens_the_seat_of_somebody_else(server: Server) -> None:
    opened = await server.open("fingers", "", "", "")
    async with at_table(server, opened.table) as ada, at_table(server, opened.table) as eve:
        await ada.sit(0)
        await eve.sit(1)
        (used,) = (command for command, sent in eve.sent.items() if sent["type"] == "sit")
        (victims,) = (command for command, sent in ada.sent.items() if sent["type"] == "sit")
        for command in (used, victims):
            for commitment in (HASH, eve.sent[used]["commitment"]):
                eve.answers.pop(command, None)
                message = {"id": command, "seat": 0, "name": "Eve", "commitment": commitment}
                await eve.send({"type": "sit", **message})
                answer = await eve.answer_to(command)
                assert isinstance(answer, wire.Refused)
                assert answer.refusal.code == "seat-taken"
        assert list(eve.screens) == [1]


@bounded()
async def test_a_seat_is_taken_once(server: Server) -> None:
    opened = await server.open("fingers", "", "")
    async with at_table(server, opened.table) as ada, at_table(server, opened.table) as eve:
        first, second = await asyncio.gather(ada.sit(0, "Ada"), eve_sits(eve))
        assert sorted(type(answer).__name__ for answer in (first, second)) == ["Refused", "Seated"]
        assert await eve.refused("sit", seat=7, name="Eve", commitment=HASH) == "no-such-seat"


async def eve_sits(eve: Client) -> wire.AnyAnswer:
    return await eve.ask("sit", seat=0, name="Eve", commitment=HASH)


@bounded()
@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("A\u202edA", "AdA"),
        ("\u200bA\u200dd\ufeffa", "Ada"),
        ("A\x00\x07\x1b[31m\nda", "A[31m da"),
        ("  A \t d  ", "A d"),
        ("x" * 64, "x" * 24),
        ("\u2066\u2069\u200f", ""),
        ("<script>alert(1)</script>", "<script>alert(1)</script"),
        ("Zoë Ğ 東京", "Zoë Ğ 東京"),
        ("\ue000\U000e0041a", "a"),
    ],
    ids=["bidi", "zero-width", "control", "spaces", "long", "nothing", "markup", "other letters", "private"],
)
async def test_hostile_names_are_tidied(server: Server, name: str, shown: str) -> None:
    opened = await server.open("fingers", "", "")
    async with at_table(server, opened.table) as ada:
        await ada.sit(0, name)
        assert ada.now().seats[0].name == shown


# ---- at the door


@bounded()
@pytest.mark.parametrize(
    "headers",
    [
        {"Host": "evil.example"},
        {"Host": "127.0.0.1"},
        {"Origin": "http://evil.example"},
        {"Origin": "null"},
        {"Origin": "http://127.0.0.1:1"},
        {"Origin": ""},
    ],
    ids=lambda headers: "-".join(map(str, *headers.items())) if isinstance(headers, dict) else str(headers),
)
async def test_a_stranger_at_the_door_is_turned_away(server: Server, headers: dict[str, str]) -> None:
    eve = Client(server, "AAAAA-AAAAA")
    with pytest.raises(InvalidStatus) as refused:
        await eve.line(**strange(headers))
    assert refused.value.response.status_code == 403
    plan = {"game": "fingers", "plan": [{}, {}]}
    assert (await server.ask("POST", "/api/tables", json=plan, headers=headers)).status_code == 403
    assert (await server.ask("GET", "/api/games", headers=headers)).status_code == 403


def strange(headers: dict[str, str]) -> dict[str, Any]:
    return {"host": headers["Host"]} if "Host" in headers else {"additional_headers": headers}


@bounded()
async def test_the_page_itself_is_let_in(server: Server) -> None:
    eve = Client(server, "AAAAA-AAAAA")
    await eve.line(origin=f"http://{server.host}")
    assert await eve.refused_nameless({"type": "join", "table": "AAAAA-AAAAA"}) == "no-such-table"
    await eve.leave_line()
    answer = await server.ask("GET", "/api/games", headers={"Origin": f"http://{server.host}"})
    assert answer.status_code == 200
    assert "script-src 'self'" in answer.headers["content-security-policy"]


@bounded()
@pytest.mark.parametrize(
    ("body", "code"),
    [
        (b"", "unreadable"),
        (b"{}", "unreadable"),
        (b"\xff\xfe", "unreadable"),
        (b"[" * 30_000, "unreadable"),
        (b'{"game":"fingers","plan":[]}', "unreadable"),
        (b'{"game":"fingers","plan":[{},{}],"admin":true}', "unreadable"),
        (b'{"game":"fingers","plan":[{},{}],"decision_seconds":-1}', "unreadable"),
        (b'{"game":"halma","plan":[{},{}]}', "unknown-game"),
        (b'{"game":"../../etc","plan":[{},{}]}', "unknown-game"),
        (b'{"game":"fingers","plan":[{}]}', "bad-seats"),
        (b'{"game":"fingers","plan":[{},{"bot":"grandmaster"}]}', "unknown-bot"),
        (b'{"game":"fingers","plan":[{},{}],"options":{"x":1}}', "unknown-option"),
        (b'{"game":"fingers","plan":[{},{}],"box":"x"}', "no-own-box"),
        (b" " * 70_000, "too-large"),
    ],
)
async def test_tables_that_cannot_be_opened(server: Server, body: bytes, code: str) -> None:
    answer = await server.ask("POST", "/api/tables", content=body)
    assert 400 <= answer.status_code < 500
    assert answer.json()["code"] == code


@bounded()
@pytest.mark.parametrize("path", ["/api/tables", "/api/tables/%00", "/api/tables/x", "/api/tables/x/record"])
async def test_addresses_that_lead_nowhere(server: Server, path: str) -> None:
    assert (await server.ask("GET", path)).status_code in {404, 405}


@bounded()
@pytest.mark.parametrize("name", ["../index.html", "..%2f..%2f__init__.py", "%2e%2e/serve.py", "/etc/passwd"])
async def test_assets_are_only_assets(server: Server, name: str) -> None:
    assert (await server.ask("GET", f"/assets/{name}")).status_code in {404, 403}


# ---- too much of everything


@bounded()
async def test_a_flood_closes_one_line_and_nobody_else_notices(tmp_path: Path) -> None:
    async with (
        serving(tmp_path, messages_a_second=20, messages_at_once=60) as server,
        seated(server, "fingers", "", "") as (eve, bob),
    ):
        await bob.quiet(0.05)
        before = len(bob.raw)
        for _ in range(200):
            await eve.send({"type": "draft", "id": "aaaaaaaa", "seat": 0, "draft": SHOW})
        await eve.until(lambda: eve.closed)
        assert eve.closed == 1008
        assert eve.nameless[-1].refusal.code == "too-fast"
        assert len(bob.raw) == before
        await bob.move(1, SHOW)
        await eve.join()
        assert eve.phase == "playing"


@bounded()
async def test_guessing_codes_is_slow(tmp_path: Path) -> None:
    async with serving(tmp_path, wrong_codes_a_minute=10) as server:
        opened = await server.open("fingers", "", "")
        codes = [(await server.ask("GET", f"/api/tables/AAAAA-{n:05}")).status_code for n in range(12)]
        assert codes[:5] == [404] * 5
        assert codes[-1] == 429
        eve = Client(server, "BBBBB-BBBBB")
        await eve.join()
        assert eve.nameless[-1].refusal.code == "too-many"
        await eve.leave_line()
        async with at_table(server, opened.table) as ada:
            assert ada.phase == "waiting", "an open table is found all the same"


@bounded()
async def test_tables_and_sockets_are_bounded(tmp_path: Path) -> None:
    async with serving(tmp_path, rooms=3, sockets_an_address=2, new_rooms_a_minute=10) as server:
        plan = {"game": "fingers", "plan": [{}, {}]}
        answers = [await server.ask("POST", "/api/tables", json=plan) for _ in range(7)]
        assert [answer.status_code for answer in answers] == [201] * 3 + [429] * 4
        assert [answer.json().get("code") for answer in answers[3:]] == ["server-full"] * 2 + ["too-many"] * 2
        table = answers[0].json()["table"]
        async with at_table(server, table) as ada, at_table(server, table) as bob:
            await bob.sit(0)
            async with at_table(server, table) as eve:
                await ada.until(lambda: ada.closed)
                assert ada.closed == 1013, "whoever has been watching longest makes room"
                assert (bob.phase, eve.phase) == ("waiting", "waiting"), "a right code always gets in"
                assert not bob.closed, "a player gives way to nobody"


@bounded()
async def test_whoever_does_not_read_is_dropped_and_the_others_play_on(tmp_path: Path) -> None:
    async with serving(tmp_path) as server, seated(server, "schuss-und-tor", "", "random") as (ada,):
        await ada.play_on()
        slow = await Client(server, ada.table).join()
        assert slow.socket is not None
        slow.socket.transport.pause_reading()
        try:
            await ada.until(lambda: ada.now().watchers == 1)
            while ada.now().watchers:
                # What it does not read fills the buffers of two systems first, then those of the server.
                await slow.send({"type": "resync"})
                await asyncio.sleep(0)
        finally:
            slow.cut_line()
        await ada.done("rematch", seat=0)
        await ada.until(lambda: ada.phase == "playing")
        await ada.play_on()


@bounded()
async def test_a_player_who_does_not_read_is_missed_like_one_who_has_gone(tmp_path: Path) -> None:
    async with (
        serving(tmp_path, grace_ms=50, waiting_messages=3) as server,
        seated(server, "fingers", "", "") as (eve, bob),
    ):
        assert eve.socket is not None
        eve.socket.transport.pause_reading()
        while bob.phase == "playing":
            await eve.send({"type": "resync"})
            await asyncio.sleep(0)
        assert not bob.now().seats[0].present
        eve.cut_line()
        await eve.until(lambda: eve.closed)
        await eve.join()
        await bob.until(lambda: bob.phase == "playing")
