"""Whoever does not speak as agreed is answered or closed, pays for it, and leaves no line in the log."""

from __future__ import annotations

import asyncio
import contextlib
import signal
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState

from ludofoot import load
from ludofoot.press.document import shipped_box
from ludofoot.server.rate import Bucket, Purse
from ludofoot.server.swift_socket import AT_ONCE, MOST_FRAGMENTS, SwiftSocket
from ludofoot.server.swift_trial import HANDSHAKE, Wire
from tests.server.client import Client
from tests.server.process import Server, bounded, serving
from tests.server.raw import (
    LAST,
    PING,
    TEXT,
    UPGRADE,
    closed_with,
    exchange,
    frame,
    handshake,
    missing_headers,
    request,
    status_of,
)

pytestmark = pytest.mark.plain_only

CHUNKED = "Transfer-Encoding: chunked"


# ---- requests


@bounded()
async def test_a_body_that_breaks_after_its_answer_is_worth_no_line(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        head = request(server, "POST /nowhere", CHUNKED).replace(b"Connection: close\r\n", b"")
        assert status_of(await exchange(server, head, b"zz\r\n")) == 404
        assert (await server.ask("GET", "/api/games")).status_code == 200


@bounded()
async def test_whoever_goes_away_in_the_middle_of_a_body_is_worth_no_line(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        host, _, port = server.host.partition(":")
        for path in ("/api/replay", "/api/tables"):
            _, writer = await asyncio.open_connection(host, int(port))
            writer.write(request(server, f"POST {path}", "Content-Length: 1000", body=b"{"))
            await writer.drain()
            writer.close()
        await asyncio.sleep(0.2)


@bounded()
@pytest.mark.parametrize(
    "line",
    [
        "GET / HTTP/1.1\r\nHost: {host}\r\n" + "a: b\r\n" * 200,
        "GET / HTTP/1.1\r\nHost: {host}\r\na: " + "b" * 17_000 + "\r\n",
        "GET / HTTP/1.1\r\nHost: {host}\r\na: " + "b" * 200_000,
    ],
    ids=["lines", "size", "no end"],
)
@pytest.mark.parametrize(
    "before", ["", "GET /api/games HTTP/1.1\r\nHost: {host}\r\n\r\n"], ids=["", "behind"]
)
async def test_a_head_has_bounds_wherever_it_stands(server: Server, line: str, before: str) -> None:
    answer = await exchange(server, (before + line + "\r\n").replace("{host}", server.host).encode())
    assert b"HTTP/1.1 400 " in answer
    assert not missing_headers(answer[answer.index(b"HTTP/1.1 400 ") :])


@bounded()
async def test_a_body_may_come_in_parts_but_not_in_crumbs(server: Server) -> None:
    table = b'{"game":"fingers","plan":[{},{}]}'
    parts = b"".join(b"%x\r\n%b\r\n" % (len(part), part) for part in (table[:9], table[9:]))
    answer = await exchange(server, request(server, "POST /api/tables", CHUNKED, body=parts + b"0\r\n\r\n"))
    assert status_of(answer) == 201
    crumbs = b"1\r\n \r\n" * 300 + parts + b"0\r\n\r\n"
    answer = await exchange(server, request(server, "POST /api/tables", CHUNKED, body=crumbs))
    assert (status_of(answer), missing_headers(answer)) == (400, [])


# ---- handshakes


@bounded()
@pytest.mark.parametrize(
    ("line", "more", "upgrade"),
    [
        ("POST /ws", "", UPGRADE),
        ("GET /nowhere", "", UPGRADE),
        ("GET /ws?" + "x" * 9_000, "", UPGRADE),
        ("GET /ws", "Content-Length: 5\r\n", UPGRADE),
        ("GET /ws", "a: " + "b" * 9_000 + "\r\n", UPGRADE),
        ("GET /ws", "", UPGRADE.replace("13", "12")),
        ("GET /ws", "", UPGRADE.replace("bHVk", "!!!!")),
        ("GET /ws", "Upgrade: websocket\r\n", UPGRADE.replace("Upgrade: websocket", "Upgrade: other")),
        ("GET /ws", "Sec-WebSocket-Protocol: ;;\r\n", UPGRADE),
    ],
    ids=["method", "path", "query", "body", "line", "version", "key", "twice", "protocol"],
)
async def test_a_wrong_handshake_is_a_request_like_any_other(
    server: Server, line: str, more: str, upgrade: str
) -> None:
    answer = await exchange(server, handshake(server, line, f"{more}Connection: close, upgrade\r\n", upgrade))
    assert (status_of(answer) in (400, 404), missing_headers(answer)) == (True, [])


@bounded()
async def test_an_address_opens_only_so_many_sockets_a_minute(tmp_path: Path) -> None:
    async with serving(tmp_path, handshakes_a_minute=6) as server:
        clients = [Client(server, "AAAAA-AAAAA") for _ in range(3)]
        for client in clients:
            await client.line()
        answer = await exchange(server, handshake(server))
        assert (status_of(answer), missing_headers(answer)) == (429, [])
        for client in clients:
            await client.leave_line()


# ---- frames


@bounded()
@pytest.mark.parametrize(
    ("frames", "code"),
    [
        (frame(LAST | TEXT, b"\xff"), 1007),
        (frame(TEXT, b"\xff") + frame(LAST, b"\xfe"), 1007),
        (frame(LAST | TEXT, b"\xff") * 3 + frame(LAST | PING) * 50, 1007),
        (frame(TEXT) + frame(0) * (MOST_FRAGMENTS + 10), 1008),
        (frame(TEXT) + frame(0) * 200 + frame(LAST | TEXT), 1002),
        (frame(LAST | TEXT, b"{}", masked=False), 1002),
    ],
    ids=["no text", "in two", "more behind", "fragments", "unfinished", "unmasked"],
)
async def test_a_line_that_breaks_the_rules_is_closed(tmp_path: Path, frames: bytes, code: int) -> None:
    async with serving(tmp_path) as server:
        assert closed_with(await exchange(server, handshake(server), frames)) == code


@bounded()
async def test_pings_of_somebody_who_does_not_read_fill_no_memory(tmp_path: Path) -> None:
    async with serving(tmp_path, join_seconds=50) as server:
        host, _, port = server.host.partition(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        writer.write(handshake(server))
        await reader.read(1 << 16)
        writer.transport.pause_reading()  # type: ignore[attr-defined]
        before = server.memory_mb()
        pings = frame(LAST | PING, b"x" * 125) * 8_000
        for _ in range(30):
            writer.write(pings)
            await writer.drain()
        assert (await server.ask("GET", "/api/games")).status_code == 200
        assert server.memory_mb() - before < 15
        server.signal(signal.SIGTERM)
        assert server.process is not None
        await asyncio.to_thread(server.process.wait, 20)
        writer.transport.abort()


@contextlib.asynccontextmanager
async def open_socket(app: Any) -> Any:
    config = uvicorn.Config(
        app, interface="asgi3", ws=SwiftSocket, ws_per_message_deflate=False, log_config=None
    )
    found = SwiftSocket(config=config, server_state=ServerState(), app_state={})
    wire = Wire()
    found.connection_made(wire)
    found.data_received(HANDSHAKE)
    await asyncio.sleep(0.01)
    wire.take()
    yield found, wire
    found.connection_lost(None)
    await asyncio.sleep(0)


async def accepts(scope: Any, receive: Any, send: Any) -> None:
    await receive()
    await send({"type": "websocket.accept"})
    await receive()


@bounded()
async def test_frames_are_read_a_little_at_a_time_and_paid_for() -> None:
    async with open_socket(accepts) as (found, wire):
        ping = frame(LAST | PING)
        found.paid_by(Purse(Bucket(1e-9, 0, 0), Bucket(1e9, 0, 0)))
        found.data_received(ping * 5_000)
        at_once = len(wire.take()) // len(frame(LAST | PING, masked=False))
        assert 0 < at_once <= AT_ONCE // len(ping)
        for _ in range(5):
            await asyncio.sleep(0)
        assert wire.take() == b"", "whoever has spent all waits"
        found.purse = None
        found.go_on()
        while found.unread:
            await asyncio.sleep(0)
        assert len(wire.take()) // 2 == 5_000 - at_once, "nothing is lost"


# ---- drawings


@bounded()
async def test_a_table_is_drawn_with_its_own_box_whatever_game_is_named(server: Server) -> None:
    opened = await server.open("finale", "", "", box=shipped_box(load("finale")) + "\n# ours\n")
    answer = await server.ask("GET", f"/api/art/footmania/fr?table={opened.table}")
    assert (answer.status_code, 'id="finale-ball"' in answer.text) == (200, True)
