"""Runs the server: `ludofoot serve`, and `ludofoot` alone."""

from __future__ import annotations

import contextlib
import gc
import ipaddress
import re
import socket
from collections.abc import Callable
from pathlib import Path

import msgspec
import uvicorn

from ludofoot.core.records import Refused
from ludofoot.server import swift
from ludofoot.server.app import SOCKETS, make_app
from ludofoot.server.guard import Names
from ludofoot.server.limits import Limits
from ludofoot.server.logs import calm_logs
from ludofoot.server.needs import check_imports
from ludofoot.server.network import allowed_hosts, public_host
from ludofoot.server.patience import Network, http_class
from ludofoot.server.sqlite import SqliteStore
from ludofoot.server.store import StoreInUse, StoreNewer

FILE = "ludofoot.sqlite"
SHUTDOWN_SECONDS = 5
PUBLIC = re.compile(
    r"https?://[a-z0-9.-]+(:[0-9]{1,5})?/?|https?://\[[0-9a-f:]+\](:[0-9]{1,5})?/?", re.IGNORECASE
)
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


class Outside(msgspec.Struct, frozen=True, kw_only=True):
    """How the server stands in its network."""

    public: str = ""
    """The address under which the world knows it, such as `https://foot.example`."""
    trusted: tuple[str, ...] = ()
    """The networks of proxies that are believed when they say for whom they ask."""

    def networks(self) -> list[Network]:
        """The networks of these proxies; raises `Refused`."""
        try:
            return [ipaddress.ip_network(each) for each in self.trusted]
        except ValueError as error:
            raise Refused("bad-network", reason=str(error)) from None

    def check_public(self) -> None:
        """Raises `Refused` where the public address is no address of a server."""
        if self.public and not PUBLIC.fullmatch(self.public):
            raise Refused("bad-public", url=self.public[:80])


def serve(
    host: str,
    port: int,
    data: Path,
    *,
    pace: float = 1.0,
    limits: Limits | None = None,
    outside: Outside | None = None,
    ready: Callable[[str], None] = lambda link: None,
) -> None:
    """Serves until it is stopped; `ready` gets the address once there is one."""
    check_imports()
    limits, outside = limits or Limits(), outside or Outside()
    outside.check_public()
    networks = outside.networks()
    listener = bind(host, port)
    port = listener.getsockname()[1]
    home = outside.public.rstrip("/") or f"http://{public_host(host, port)}"
    with listener:
        names = Names(allowed_hosts(host, port), outside.public)
        app = make_app(
            open_store(data),
            names=names,
            home=home,
            limits=limits,
            pace=pace,
        )
        config = uvicorn.Config(
            app,
            http=http_class(limits, names, networks, SOCKETS),
            ws=swift.socket_class(),
            ws_max_size=limits.message_bytes,
            ws_per_message_deflate=False,
            proxy_headers=bool(networks),
            forwarded_allow_ips=list(outside.trusted),
            server_header=False,
            log_level="error",
            lifespan="on",
            timeout_graceful_shutdown=SHUTDOWN_SECONDS,
        )
        calm_logs()
        allow_many_sockets()
        listener.listen(2048)
        calm_collector()
        ready(f"{home}/")
        uvicorn.Server(config).run(sockets=[listener])


def allow_many_sockets() -> None:
    """As many as the system lets us have: the usual number is for programs with a few files."""
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
