"""Guests who do the worst they can at each budgeted request, within all limits; how each was answered."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any

import httpx
import msgspec
from websockets.exceptions import WebSocketException

from ludofoot import load
from ludofoot.core.boxes import LARGEST
from ludofoot.core.logbook import record_of, write_record
from ludofoot.games.schuss_und_tor import GAME as SCHUSS_UND_TOR
from ludofoot.press.document import shipped_box
from ludofoot.wire import answers as wire
from ludofoot.wire.answers import Opened
from tests.core.tables import done
from tests.core.tables import opened as table_with
from tests.server.client import Client
from tests.server.process import Server

Guest = Callable[[Server, random.Random], Awaitable[Counter[str]]]
PLAN = {"game": "fingers", "plan": [{}, {}]}


async def asked(server: Server, method: str, *paths: str, **more: Any) -> Counter[str]:
    """These requests one after the other over one connection; how often each status came."""
    found: Counter[str] = Counter()
    async with httpx.AsyncClient(base_url=f"http://{server.host}", trust_env=False, timeout=90) as http:
        for path in paths:
            try:
                found[str((await http.request(method, path, **more)).status_code)] += 1
            except httpx.TransportError:
                found["closed"] += 1
    return found


async def floods(server: Server, table: str, token: str, messages: list[str]) -> Counter[str]:
    """Everything at once over one socket; how the line ended, and how often it was refused."""
    eve = Client(server, table, token)
    eve.willing = False
    await eve.join()
    with contextlib.suppress(WebSocketException, OSError):
        for message in messages:
            await eve.send(message)
        await asyncio.sleep(0.5)
    found = Counter({str(eve.closed): 1})
    found.update(each.refusal.code for each in eve.nameless)
    found.update(each.refusal.code for each in eve.answers.values() if isinstance(each, wire.Refused))
    await eve.leave_line()
    return found


# ---- messages


async def table_of(server: Server, game: str, *plan: str) -> Opened:
    """A table of his own; whoever has opened too many waits until he may again."""
    for _ in range(90):
        with contextlib.suppress(AssertionError):
            return await server.open(game, *plan)
        await asyncio.sleep(1)
    return await server.open(game, *plan)


async def resyncs(server: Server, dice: random.Random) -> Counter[str]:
    opened = await table_of(server, "fingers", "", "")
    return await floods(server, opened.table, opened.token, ['{"type":"resync"}'] * 50)


async def messages_without_end(server: Server, dice: random.Random) -> Counter[str]:
    opened = await table_of(server, "fingers", "", "")
    return await floods(server, opened.table, opened.token, ['{"type":"resync"}'] * 300)


async def nonsense(server: Server, dice: random.Random) -> Counter[str]:
    opened = await table_of(server, "fingers", "", "")
    return await floods(server, opened.table, opened.token, ["[" * 20_000] * 30)


async def a_message_beyond_all_size(server: Server, dice: random.Random) -> Counter[str]:
    opened = await table_of(server, "fingers", "", "")
    return await floods(server, opened.table, opened.token, ["x" * 100_000])


async def drafts(server: Server, dice: random.Random) -> Counter[str]:
    """Previews are work for the rules, and nobody else hears of them."""
    opened = await table_of(server, "finale", "", "debutant")
    eve = await Client(server, opened.table, opened.token).join()
    await eve.sit(0)
    await eve.until(lambda: eve.phase == "playing")
    draft = {"type": "tactic", "card": "w1"}
    for number in range(55):
        await eve.send({"type": "draft", "id": f"draft-{number:04}", "seat": 0, "draft": draft})
    await asyncio.sleep(0.5)
    await eve.leave_line()
    return Counter({str(eve.closed): 1, "answers": len(eve.answers)})


async def wishes_for_the_same_seat(server: Server, dice: random.Random) -> Counter[str]:
    opened = await table_of(server, "fingers", "", "")
    sit = {"type": "sit", "id": "the-same-wish", "seat": 0, "name": "Eve", "commitment": "ab" * 32}
    return await floods(server, opened.table, opened.token, [msgspec.json.encode(sit).decode()] * 30)


# ---- sockets


async def sockets_that_do_not_read(server: Server, dice: random.Random) -> Counter[str]:
    """While somebody else of theirs makes news."""
    opened = await table_of(server, "fingers", "", "")
    deaf = [await Client(server, opened.table).join() for _ in range(4)]
    for each in deaf:
        assert each.socket is not None
        each.socket.transport.pause_reading()
    found = await floods(server, opened.table, opened.token, ['{"type":"resync"}'] * 20)
    for each in deaf:
        each.cut_line()
        await each.leave_line()
    return found


async def strangers(server: Server, dice: random.Random) -> Counter[str]:
    waiting = [Client(server, "AAAAA-AAAAA") for _ in range(60)]
    for each in waiting:
        with contextlib.suppress(WebSocketException, OSError):
            await each.line()
    await asyncio.sleep(0.3)
    found = Counter(str(each.closed) for each in waiting)
    for each in waiting:
        await each.leave_line()
    return found


async def half_requests(server: Server, dice: random.Random) -> Counter[str]:
    host, _, port = server.host.partition(":")
    lines = [await asyncio.open_connection(host, int(port)) for _ in range(80)]
    for _, writer in lines:
        writer.write(b"POST /api/tables HTTP/1.1\r\nHost: ")
    await asyncio.sleep(0.3)
    for _, writer in lines:
        writer.close()
    return Counter({"held": len(lines)})


# ---- ordinary requests


async def requests_without_end(server: Server, dice: random.Random) -> Counter[str]:
    return await asked(server, "GET", *["/api/games"] * 400)


async def wrong_codes(server: Server, dice: random.Random) -> Counter[str]:
    codes = ["".join(dice.choices("ABCDEFGHJK", k=10)) for _ in range(30)]
    return await asked(server, "GET", *(f"/api/tables/{code}" for code in codes))


async def new_tables(server: Server, dice: random.Random) -> Counter[str]:
    return await asked(server, "POST", *["/api/tables"] * 30, json=PLAN)


async def hostile_boxes(server: Server, dice: random.Random) -> Counter[str]:
    found: Counter[str] = Counter()
    shipped = shipped_box(load("footmania"))
    for box in (
        shipped.replace("extra = 2", "extra = 4611686018427387904", 1),
        shipped.replace("extra = 2", "extra = 999", 1),
        "\n".join(f"a{n}.b.c.d = 1" for n in range(1_900)),
        "[" * (LARGEST // 2),
        "a = " + "{b = " * 3_000,
    ):
        wanted = {"game": "footmania", "plan": [{}, {"bot": "debutant"}], "box": box[:LARGEST]}
        found += await asked(server, "POST", "/api/tables", json=wanted)
    return found


async def faces(server: Server, dice: random.Random) -> Counter[str]:
    return await asked(server, "GET", *(f"/api/faces/0?name={dice.random()}" for _ in range(40)))


async def prints(server: Server, dice: random.Random) -> Counter[str]:
    langs = ("fr", "en", "de")
    paths = [
        f"/api/print/schuss-und-tor/{lang}?paper=letter&grey={grey}" for lang in langs for grey in (0, 1)
    ]
    return await asked(server, "GET", *paths)


async def records_of_undos(server: Server, dice: random.Random) -> Counter[str]:
    table = table_with(SCHUSS_UND_TOR, screens="aa")
    for _ in range(400):
        state = table.playing()
        seat = state.awaited()[0]
        done(table.play(seat, (state.moves(seat) or [])[0]))
        done(table.undo(seat))
    data = write_record(record_of(table))
    branching = await asked(server, "POST", *["/api/branch?number=9999&seat=0"] * 3, content=data)
    return branching + await asked(server, "POST", *["/api/replay"] * 6, content=data)


async def uploads_of_rubbish(server: Server, dice: random.Random) -> Counter[str]:
    found: Counter[str] = Counter()
    for data in (b"[" * 1_000_000, b"x" * 5_000_000, b'{"format":"ludofoot record","version":1}' * 1_000):
        found += await asked(server, "POST", "/api/replay", content=data)
    return found


GUESTS: dict[str, tuple[Guest, str]] = {
    "resyncs": (resyncs, "too-fast"),
    "messages without end": (messages_without_end, "1008"),
    "nonsense": (nonsense, "1008"),
    "a message beyond all size": (a_message_beyond_all_size, "1009"),
    "drafts": (drafts, "answers"),
    "wishes for the same seat": (wishes_for_the_same_seat, "too-many"),
    "sockets that do not read": (sockets_that_do_not_read, "too-fast"),
    "strangers": (strangers, "1013"),
    "half requests": (half_requests, "held"),
    "requests without end": (requests_without_end, "429"),
    "wrong codes": (wrong_codes, "429"),
    "new tables": (new_tables, "429"),
    "hostile boxes": (hostile_boxes, "400"),
    "faces": (faces, "429"),
    "prints": (prints, "429"),
    "uploads of rubbish": (uploads_of_rubbish, "400"),
    "records of undos": (records_of_undos, "429"),
}
"""Each guest, and the answer in which its budget shows."""
