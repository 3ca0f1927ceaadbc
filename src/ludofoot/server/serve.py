"""Runs the server: `ludofoot serve`, and `ludofoot` alone."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import ipaddress
import re
import socket
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import uvicorn

from ludofoot.core.records import Refused
from ludofoot.server import stores, swift
from ludofoot.server.app import SOCKETS, make_app
from ludofoot.server.endpoints import check_trial
from ludofoot.server.guard import Names
from ludofoot.server.hub import Hub
from ludofoot.server.limits import Limits
from ludofoot.server.logs import calm_logs, write_json_logs
from ludofoot.server.metrics import PrometheusMeter, showing
from ludofoot.server.needs import check_imports
from ludofoot.server.network import allowed_hosts, public_host, would_be_homes
from ludofoot.server.patience import Network, http_class
from ludofoot.server.ringer import Ringer
from ludofoot.server.store import Store
from ludofoot.server.stores import Where

SHUTDOWN_SECONDS = 5
ALONE_PING_SECONDS = 20.0
PING_SECONDS = 3.0
"""Behind a proxy that gives up a line on which nothing comes, so that a worker that hangs is noticed."""
PUBLIC = re.compile(
    r"https?://[a-z0-9.-]+(:[0-9]{1,5})?/?|https?://\[[0-9a-f:]+\](:[0-9]{1,5})?/?", re.IGNORECASE
)
BACKLOG = 2_048
LOOK_SECONDS = 0.1
COLLECT_AFTER = (50_000, 20, 20)


def calm_collector() -> None:
    """Tables live for hours: looking for garbage among them after every few messages finds none."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT_AFTER)


def bind(host: str, port: int) -> socket.socket:
    """A socket that does not listen yet; port 0 takes any free one. Raises `Refused`."""
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


class Outside(msgspec.Struct, frozen=True, kw_only=True):
    """How the server stands in its network."""

    public: str = ""
    """The address under which the world knows it, such as `https://foot.example`."""
    trusted: tuple[str, ...] = ()
    """The networks of proxies that are believed when they say for whom they ask."""
    push_trial: str = ""
    """An endpoint on this machine that may be rung in place of a push service, such as
    `http://127.0.0.1:9000`."""

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


class Watching(msgspec.Struct, frozen=True, kw_only=True):
    """What whoever runs the server wants to see of it."""

    metrics: str = ""
    """Where figures are shown, as `HOST:PORT`."""
    json_log: bool = False
    """Whether each line of the log is an object of JSON."""


def serve(
    host: str,
    port: int,
    data: Path,
    *,
    pace: float = 1.0,
    limits: Limits | None = None,
    outside: Outside | None = None,
    where: Where | None = None,
    watching: Watching | None = None,
    day_match: bool = True,
    ready: Callable[[str], None] = lambda link: None,
) -> None:
    """Serves until it is stopped; `ready` gets the address once there is one."""
    check_imports()
    limits, outside, where = limits or Limits(), outside or Outside(), where or Where()
    watching = watching or Watching()
    where.check()
    outside.check_public()
    trial = check_trial(outside.push_trial)
    networks = outside.networks()
    listener = bind(host, port)
    port = listener.getsockname()[1]
    home = outside.public.rstrip("/") or f"http://{public_host(host, port)}"
    with listener:
        names = Names(allowed_hosts(host, port), outside.public)
        app = make_app(
            store_of(where, data, outside.public),
            names=names,
            home=home,
            would_be=() if outside.public else would_be_homes(host, port),
            limits=limits,
            pace=pace,
            data=None if where.is_shared() else where.folder(data),
            day_match=day_match,
            ringer=Ringer(limits, outside.public, trial),
        )
        config = uvicorn.Config(
            app,
            http=http_class(limits, names, networks, SOCKETS),
            ws=swift.socket_class(),
            ws_max_size=limits.message_bytes,
            ws_per_message_deflate=False,
            ws_ping_interval=PING_SECONDS if where.is_shared() else ALONE_PING_SECONDS,
            ws_ping_timeout=patience_with_sockets(where),
            proxy_headers=bool(networks),
            forwarded_allow_ips=list(outside.trusted),
            server_header=False,
            log_level="error",
            lifespan="on",
            timeout_graceful_shutdown=SHUTDOWN_SECONDS,
            backlog=BACKLOG,
        )
        calm_logs()
        if watching.json_log:
            write_json_logs()
        allow_many_sockets()
        calm_collector()
        with figures(app.state.hub, watching.metrics):
            Announced(config, app.state.hub, lambda: ready(f"{home}/")).run(sockets=[listener])


def patience_with_sockets(where: Where) -> float:
    """How long a socket may leave a ping unanswered: whoever gives workers more time has slow machines."""
    return max(2 * PING_SECONDS, where.lease_seconds) if where.is_shared() else ALONE_PING_SECONDS


class Announced(uvicorn.Server):
    """Listens only once it is a worker of its store: until then a proxy is turned away and tries another."""

    def __init__(self, config: uvicorn.Config, hub: Hub, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.hub = hub
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Says so when it does; whoever is stopped meanwhile seeks no longer."""
        impatience = asyncio.get_running_loop().create_task(self.notice_stop())
        await super().startup(sockets=sockets)
        impatience.cancel()
        if self.started and not self.should_exit:
            self.ready()

    async def notice_stop(self) -> None:
        """While there is no lease nothing else looks."""
        while not self.should_exit:
            await asyncio.sleep(LOOK_SECONDS)
        self.hub.stopping = True


@contextlib.contextmanager
def figures(hub: Hub, address: str) -> Iterator[None]:
    """What happens here, for whoever watches over it, if that is wanted; raises `Refused`."""
    if not address:
        yield
        return
    hub.meter = meter = PrometheusMeter(hub)
    with showing(meter, address):
        yield


def store_of(where: Where, data: Path, public: str) -> Store:
    """The store that is meant; raises `Refused`."""
    if where.is_shared():
        return stores.open_shared(where, public)
    return stores.open_store(where.folder(data))


def allow_many_sockets() -> None:
    """As many as the system lets us have: the usual number is for programs with a few files."""
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
