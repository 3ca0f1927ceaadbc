"""Where a bell may hang: at a push service of the open internet, never inside somebody's network.

A browser says where it can be rung, and this server then sends something there: whoever could name any
address would have it knock at doors that only it can reach.
"""

from __future__ import annotations

import ipaddress
import re
from collections.abc import Iterable
from urllib.parse import urlsplit

import msgspec

from ludofoot.core.records import Refused

LONGEST = 1_024
HTTPS_PORT = 443
NAME = re.compile(r"(?!-)[a-z0-9-]{1,63}(?<!-)(\.(?!-)[a-z0-9-]{1,63}(?<!-))+", re.IGNORECASE)
TARGET = re.compile(r"/[!-~]*")
TRIAL = re.compile(r"http://127\.0\.0\.1:[0-9]{1,5}")
INSIDE = ("localhost", "local", "internal", "intranet", "lan", "home", "corp", "arpa", "test", "invalid")
"""Names that never lead outside."""
UNICAST = ipaddress.ip_network("2000::/3")
NAT64 = ipaddress.ip_network("64:ff9b::/96")
Address = ipaddress.IPv4Address | ipaddress.IPv6Address


class Endpoint(msgspec.Struct, frozen=True):
    """An address that was looked at, in its parts."""

    origin: str
    host: str
    port: int
    target: str
    trial: bool = False
    """Whether it is the one on this machine that the host has named."""


def check_trial(url: str) -> str:
    """An address on this machine that may be rung all the same, for trials; raises `Refused`."""
    if url and not TRIAL.fullmatch(url.rstrip("/")):
        raise Refused("bad-push-trial", url=url[:80])
    return url.rstrip("/")


def read(url: str, trial: str = "") -> Endpoint:
    """Raises `Refused` for whatever is no address of a push service; its name is looked up only when it is
    rung, and looked at again then."""
    if len(url) > LONGEST or not url.isascii():
        raise Refused("bad-bell")
    if trial and url.startswith(f"{trial}/") and TARGET.fullmatch(url[len(trial) :]):
        here, _, number = trial.removeprefix("http://").partition(":")
        return Endpoint(trial, here, int(number), url[len(trial) :], trial=True)
    try:
        parts = urlsplit(url)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        raise Refused("bad-bell") from None
    target = parts.path + (f"?{parts.query}" if parts.query else "")
    plain = parts.scheme == "https" and parts.fragment == "" and "@" not in parts.netloc
    if not plain or port not in (None, HTTPS_PORT) or not TARGET.fullmatch(target):
        raise Refused("bad-bell")
    if not is_outside(host):
        raise Refused("bad-bell")
    return Endpoint(f"https://{host}", host, HTTPS_PORT, target)


def is_outside(host: str) -> bool:
    """Whether a name may lead to the open internet; numbers in place of a name never do."""
    last = host.rpartition(".")[2].lower()
    return bool(NAME.fullmatch(host)) and last not in INSIDE and not last.isdecimal() and "0x" not in last


def is_public(address: str) -> bool:
    """Whether an address is one of the open internet, however it is written."""
    try:
        found = inner(ipaddress.ip_address(address.partition("%")[0]))
    except ValueError:
        return False
    if isinstance(found, ipaddress.IPv6Address) and found not in UNICAST:
        return False
    return found.is_global and not found.is_multicast and not found.is_reserved


def inner(found: Address) -> Address:
    """The address that another one leads to."""
    if isinstance(found, ipaddress.IPv4Address):
        return found
    if found in NAT64:
        return ipaddress.IPv4Address(int(found) & 0xFFFFFFFF)
    return found.ipv4_mapped or found.sixtofour or (found.teredo[1] if found.teredo else found)


def only_public(addresses: Iterable[str]) -> list[str]:
    """The addresses of a name if all of them are public; raises `Refused` if one is not."""
    found = list(dict.fromkeys(addresses))
    if not found or not all(map(is_public, found)):
        raise Refused("bad-bell")
    return found
