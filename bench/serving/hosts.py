"""The process of a server: `python -m bench.serving.hosts KIND CORES FOLDER [JSON]`; prints its port."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path
from typing import Any

import msgspec

_TABLE = "CREATE TABLE moves (id INTEGER PRIMARY KEY, body BLOB NOT NULL)"
_INSERT = "INSERT INTO moves (body) VALUES (?)"


def ludofoot(folder: Path, settings: dict[str, Any]) -> None:
    """Ours, with the bounds raised that one address would meet."""
    from ludofoot.server import serve
    from ludofoot.server.limits import Limits
    from ludofoot.server.stores import Where

    limits = Limits(
        messages_a_second=1e6,
        messages_at_once=1_000_000,
        socket_share=1e6,
        socket_seconds=1e6,
        address_share=1e6,
        address_seconds=1e6,
        sockets=10_000,
        sockets_an_address=10_000,
        strangers_an_address=10_000,
        connections_an_address=10_000,
        handshakes_a_minute=1e6,
        requests_a_minute=1e6,
        new_rooms_a_minute=1e6,
        new_rooms_a_day=1e6,
    )
    serve.serve(
        "127.0.0.1",
        0,
        folder,
        limits=limits,
        where=Where(address=settings.get("store", ""), lease_seconds=60.0),
        ready=lambda link: say(int(link.split(":")[2].strip("/"))),
    )


def bare(folder: Path, settings: dict[str, Any]) -> None:
    """A Starlette socket that answers with the same bytes; if `commit`, after it has stored one row."""
    import uvicorn
    from starlette.applications import Starlette
    from starlette.routing import WebSocketRoute
    from starlette.websockets import WebSocket, WebSocketDisconnect

    from ludofoot.server.limits import Limits
    from ludofoot.server.serve import bind

    ack = padded('{"type":"ack"', settings["ack"])
    update = padded('{"type":"update"', settings["update"])
    connection = rows(folder) if settings["commit"] else None
    pairs: dict[str, list[WebSocket]] = {}

    async def socket(websocket: WebSocket) -> None:
        await websocket.accept()
        pair = pairs.setdefault(await websocket.receive_text(), [])
        pair.append(websocket)
        if len(pair) == 2:
            for each in pair:
                await each.send_text("begin")
        try:
            while True:
                move = await websocket.receive_text()
                if connection is not None:
                    connection.execute(_INSERT, (move.encode(),))
                await websocket.send_text(ack)
                for each in pair:
                    await each.send_text(update)
        except WebSocketDisconnect:
            return

    app = Starlette(routes=[WebSocketRoute("/ws", socket)])
    config = uvicorn.Config(
        app,
        ws="websockets-sansio",
        ws_max_size=Limits().message_bytes,
        ws_per_message_deflate=False,
        log_level="warning",
    )
    with bind("127.0.0.1", 0) as listener:
        listener.listen(2048)
        say(listener.getsockname()[1])
        uvicorn.Server(config).run(sockets=[listener])


def boardgame_io(folder: Path, settings: dict[str, Any]) -> None:
    """The peer's own server, in place of this process."""
    os.chdir(settings["installed"])
    os.environ["NODE_ENV"] = "production"
    os.execv(settings["node"], ["node", "server.cjs"])


def commits(folder: Path, settings: dict[str, Any]) -> None:
    """No server at all: commits one row after the other, for as many seconds as each line asks."""
    connection = rows(folder)
    row = b"r" * int(settings["row"])
    say(0)
    for line in sys.stdin:
        count, begun = 0, time.perf_counter()
        end = begun + float(line)
        while time.perf_counter() < end:
            connection.execute(_INSERT, (row,))
            count += 1
        say(count / (time.perf_counter() - begun))


def rows(folder: Path) -> Any:
    """A file with the settings of our store; every statement is a transaction of its own."""
    import apsw

    connection = apsw.Connection(str(folder / "rows.sqlite"))
    connection.pragma("locking_mode", "EXCLUSIVE")
    connection.pragma("journal_mode", "WAL")
    connection.pragma("synchronous", "FULL")
    connection.execute(_TABLE)
    return connection


def padded(start: str, size: float) -> str:
    return start.ljust(round(size), "x")


def say(value: float) -> None:
    sys.stdout.write(f"{value}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    os.sched_setaffinity(0, set(map(int, sys.argv[2].split(","))))
    kinds = {"ludofoot": ludofoot, "bare": bare, "boardgame_io": boardgame_io, "commits": commits}
    kinds[sys.argv[1]](Path(sys.argv[3]), msgspec.json.decode(sys.argv[4]) if len(sys.argv) > 4 else {})
