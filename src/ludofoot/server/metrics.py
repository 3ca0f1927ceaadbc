"""Figures for Prometheus, on an address of their own: off unless asked for, and never where players come."""

from __future__ import annotations

import contextlib
import ipaddress
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Protocol

from ludofoot.core.records import Refused

if TYPE_CHECKING:
    from ludofoot.server.hub import Hub
    from ludofoot.server.queue import Errand

LAST_PORT = 65_535
SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)


class Meter(Protocol):
    """Who is told what happens."""

    def answered(self, errand: Errand, seconds: float) -> None:
        """A request was answered, so long after it came."""

    def stored(self, seconds: float) -> None:
        """Something was stored, so long after it was handed to the store."""

    def thought(self, seconds: float) -> None:
        """A bot has thought for so long."""

    def leased(self, event: str) -> None:
        """Something happened to the lease: `enrolled`, `lost`, `let-go`, `taken`."""

    def refused(self, code: str) -> None:
        """An ordinary request was refused."""

    def over_budget(self, budget: str) -> None:
        """Somebody has asked for more than there is for one address."""


class NoMeter:
    """Nobody wants to know."""

    def answered(self, errand: Errand, seconds: float) -> None:
        pass

    def stored(self, seconds: float) -> None:
        pass

    def thought(self, seconds: float) -> None:
        pass

    def leased(self, event: str) -> None:
        pass

    def refused(self, code: str) -> None:
        pass

    def over_budget(self, budget: str) -> None:
        pass


class PrometheusMeter:
    """Counts for one hub; raises `Refused` where the library is missing."""

    def __init__(self, hub: Hub) -> None:
        try:
            import prometheus_client as prometheus
        except ImportError:
            raise Refused("no-metrics") from None
        self.registry = registry = prometheus.CollectorRegistry()
        self.moves = prometheus.Counter("ludofoot_moves", "moves acknowledged", registry=registry)
        self.refusals = prometheus.Counter(
            "ludofoot_refusals", "requests refused, by code", ["code"], registry=registry
        )
        self.budgets = prometheus.Counter(
            "ludofoot_over_budget", "who asked for too much, by what", ["budget"], registry=registry
        )
        self.answers = prometheus.Histogram(
            "ludofoot_answer_seconds", "from a request to its answer", buckets=SECONDS, registry=registry
        )
        self.commits = prometheus.Histogram(
            "ludofoot_commit_seconds", "until it is stored", buckets=SECONDS, registry=registry
        )
        self.thoughts = prometheus.Histogram(
            "ludofoot_thinking_seconds", "of a bot", buckets=SECONDS, registry=registry
        )
        self.leases = prometheus.Counter(
            "ludofoot_lease_events", "what happened to the lease and its tables", ["event"], registry=registry
        )
        for name, about, ask in (
            ("ludofoot_tables", "tables in memory", lambda: len(hub.rooms)),
            ("ludofoot_sockets", "open sockets", lambda: hub.doorkeeper.count),
            ("ludofoot_well", "whether players may be led here", lambda: int(hub.is_well())),
        ):
            prometheus.Gauge(name, about, registry=registry).set_function(ask)

    def answered(self, errand: Errand, seconds: float) -> None:
        self.answers.observe(seconds)
        if errand.refusal is not None:
            self.refusals.labels(errand.refusal.code).inc()
        elif type(errand.item).__name__ == "Move":
            self.moves.inc()

    def stored(self, seconds: float) -> None:
        self.commits.observe(seconds)

    def thought(self, seconds: float) -> None:
        self.thoughts.observe(seconds)

    def refused(self, code: str) -> None:
        self.refusals.labels(code).inc()

    def over_budget(self, budget: str) -> None:
        self.budgets.labels(budget).inc()

    def leased(self, event: str) -> None:
        self.leases.labels(event).inc()


def address_in(text: str) -> tuple[str, int]:
    """Where figures are shown, from `HOST:PORT` or `PORT`: never where anybody can come. Raises `Refused`."""
    host, _, port = text.rpartition(":")
    host = host.strip("[]") or "127.0.0.1"
    if not (port.isdecimal() and int(port) <= LAST_PORT):
        raise Refused("bad-metrics", address=text[:80])
    if is_open_to_all(host):
        raise Refused("public-metrics", address=text[:80])
    return host, int(port)


def is_open_to_all(host: str) -> bool:
    """Whether more than one network, or the whole world, may reach a host; names are believed."""
    try:
        found = ipaddress.ip_address(host)
    except ValueError:
        return False
    return found.is_unspecified or found.is_global


@contextlib.contextmanager
def showing(meter: Any, address: str) -> Iterator[int]:
    """Shows the figures until the end, in a thread of the library's own; the port. Raises `Refused`."""
    import prometheus_client as prometheus

    host, port = address_in(address)
    try:
        server, thread = prometheus.start_http_server(port, host, meter.registry)
    except OSError as error:
        raise Refused("cannot-listen", host=host, port=str(port), reason=str(error)) from None
    try:
        yield server.server_address[1]
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
