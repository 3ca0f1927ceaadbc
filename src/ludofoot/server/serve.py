"""Runs the server: `ludofoot serve`, and `ludofoot` alone."""

from __future__ import annotations

import gc
import socket
from collections.abc import Callable
from pathlib import Path

import uvicorn

from ludofoot.core.records import Refused
from ludofoot.server import swift
from ludofoot.server.app import make_app
from ludofoot.server.limits import Limits
from ludofoot.server.network import allowed_hosts, public_host
from ludofoot.server.sqlite import SqliteStore
from ludofoot.server.store import StoreInUse, StoreNewer

FILE = "ludofoot.sqlite"
SHUTDOWN_SECONDS = 5
COLLECT_AFTER = (50_000, 20, 20)


def calm_collector() -> None:
    """Tables live for hours: looking for garbage among them after every few messages finds none."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT_AFTER)


def bind(host: str, port: int) -> socket.socket:
    """A listening socket; port 0 takes any free one. Raises `Refused`."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # The protocol is named because asyncio sends without delay only where it knows that it speaks TCP: else
    # an update that follows an acknowledgement waits 40 ms for the other side.
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except (OSError, OverflowError) as error:
        listener.close()
        raise Refused("cannot-listen", host=host, port=str(port), reason=str(error)) from None
    return listener


def open_store(data: Path) -> SqliteStore:
    """The store in this folder; raises `Refused`."""
    try:
        return SqliteStore(data / FILE)
    except StoreInUse:
        raise Refused("store-in-use", path=str(data)) from None
    except StoreNewer as newer:
        raise Refused("store-newer", path=str(data), found=str(newer)) from None


def serve(
    host: str,
    port: int,
    data: Path,
    *,
    pace: float = 1.0,
    limits: Limits | None = None,
    ready: Callable[[str], None] = lambda link: None,
) -> None:
    """Serves until it is stopped; `ready` gets the address once there is one."""
    listener = bind(host, port)
    port = listener.getsockname()[1]
    link_host = public_host(host, port)
    with listener:
        app = make_app(
            open_store(data),
            hosts=allowed_hosts(host, port),
            link_host=link_host,
            limits=limits,
            pace=pace,
        )
        config = uvicorn.Config(
            app,
            ws=swift.socket_class(),
            ws_max_size=(limits or Limits()).message_bytes,
            ws_per_message_deflate=False,
            log_level="warning",
            lifespan="on",
            timeout_graceful_shutdown=SHUTDOWN_SECONDS,
        )
        listener.listen(2048)
        calm_collector()
        ready(f"http://{link_host}/")
        uvicorn.Server(config).run(sockets=[listener])
