"""Which addresses lead here, for links that a phone can open and for the lists of what is let in."""

from __future__ import annotations

import ipaddress
import socket
from typing import Literal
from urllib.parse import urlsplit

Reach = Literal["machine", "network", "world"]
LOOPBACK = ("localhost", "127.0.0.1", "[::1]")
ANY = ("0.0.0.0", "::", "")


def is_loopback(host: str) -> bool:
    """Whether only this machine can reach the host."""
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return False


def own_addresses() -> list[str]:
    """The addresses of this machine that others in its network can reach, the likeliest first."""
    found: list[str] = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            # Connecting a datagram socket sends nothing: it only asks which way packets would leave.
            probe.connect(("192.0.2.1", 9))
            found.append(probe.getsockname()[0])
        except OSError:
            pass
    try:
        for answer in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET):
            found.append(str(answer[4][0]))
    except OSError:
        pass
    return [each for each in dict.fromkeys(found) if not is_loopback(each)]


def allowed_hosts(host: str, port: int) -> set[str]:
    """The Host headers that are let in: this machine's own names and addresses, never a stranger's."""
    names = set(LOOPBACK)
    if host in ANY:
        names |= {*own_addresses(), socket.gethostname().lower()}
    elif not is_loopback(host):
        names.add(bracketed(host))
    return {f"{name}:{port}" for name in names} | (names if port in (80, 443) else set())


def public_host(host: str, port: int) -> str:
    """The address for links: one that a phone in the same network can reach, if the server is open to it."""
    if host in ANY:
        name = next(iter(own_addresses()), "127.0.0.1")
    else:
        name = "127.0.0.1" if host == "localhost" else bracketed(host)
    return name if port == 80 else f"{name}:{port}"


def would_be_homes(host: str, port: int) -> tuple[str, ...]:
    """Where others in the network could reach a server that is open to this machine alone now."""
    return tuple(f"http://{each}:{port}" for each in own_addresses()) if is_loopback(host) else ()


def reach_of(home: str) -> Reach:
    """From where an address can be opened: this machine, its network, or anywhere."""
    name = urlsplit(home).hostname or ""
    if is_loopback(name):
        return "machine"
    try:
        return "world" if ipaddress.ip_address(name).is_global else "network"
    except ValueError:
        return "world" if "." in name and not name.endswith(".local") else "network"


def bracketed(host: str) -> str:
    """An IPv6 address as it stands in a link."""
    return f"[{host}]" if ":" in host and not host.startswith("[") else host.lower()
