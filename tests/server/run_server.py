"""A real server process for the tests: `python -m tests.server.run_server DATA --pace 0 --limits '{…}'`."""

from __future__ import annotations

import argparse
import signal
import socket
import sys
import threading
import time
from pathlib import Path

import msgspec

from ludofoot.core.records import Refused
from ludofoot.server import page, stores
from ludofoot.server import serve as serving
from ludofoot.server.limits import Limits
from ludofoot.server.sqlite import SqliteStore

PLENTY = 1 << 30


def main() -> None:
    asked = read_arguments()
    right_time = time.time
    time.time = lambda: right_time() + asked.clock
    if asked.ahead:
        shift_shared_clock(asked.ahead)
    opening, binding = stores.open_store, serving.bind
    ports: list[int] = []

    def open_store(data: Path) -> SqliteStore:
        store = opening(data)
        # A disk that is full from one moment to the next, and has room again later.
        on_signal(signal.SIGUSR2, store, 1)
        on_signal(signal.SIGUSR1, store, PLENTY)
        return store

    def bind(host: str, port: int) -> socket.socket:
        ports.append((listener := binding(host, port)).getsockname()[1])
        return listener

    stores.open_store, serving.bind = open_store, bind
    page.PAGE = asked.page
    try:
        serving.serve(
            "127.0.0.1",
            asked.port,
            asked.data,
            pace=asked.pace,
            limits=msgspec.convert(msgspec.json.decode(asked.limits), Limits),
            ready=lambda link: print(ports[-1], flush=True),
            outside=msgspec.convert(msgspec.json.decode(asked.outside), serving.Outside),
            watching=msgspec.convert(msgspec.json.decode(asked.watching), serving.Watching),
            day_match=not asked.no_day_match,
            where=msgspec.convert(msgspec.json.decode(asked.where), stores.Where),
        )
    except Refused as refused:
        sys.exit(f"{refused.refusal.code} {refused.refusal.args}")


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    parser.add_argument("data", type=Path)
    parser.add_argument("--port", type=int, default=0)
    parser.add_argument("--pace", type=float, default=0.0)
    parser.add_argument("--limits", default="{}")
    parser.add_argument("--outside", default="{}")
    parser.add_argument("--page", type=Path, default=page.PAGE, help="where the page was built")
    parser.add_argument("--watching", default="{}")
    parser.add_argument("--where", default="{}")
    parser.add_argument("--no-day-match", action="store_true")
    parser.add_argument("--clock", type=float, default=0.0, help="by how much the system's clock is wrong")
    parser.add_argument(
        "--ahead", type=float, default=0.0, help="by how much the clock of all workers is wrong"
    )
    return parser.parse_args()


def shift_shared_clock(seconds: float) -> None:
    """The database's clock, as its workers read it."""
    from ludofoot.server.pg_post import Post  # late: all other servers do without a database

    right_now = Post.now

    def now(self: Post) -> int:
        return right_now(self) + int(seconds * 1000)

    Post.now = now  # type: ignore[method-assign]


def on_signal(number: int, store: SqliteStore, pages: int) -> None:
    """In a thread: the signal may come while the store's lock is held."""

    def bound() -> None:
        with store.reader_lock:
            store.connection.pragma("max_page_count", pages)

    signal.signal(number, lambda *_: threading.Thread(target=bound).start())


if __name__ == "__main__":
    main()
