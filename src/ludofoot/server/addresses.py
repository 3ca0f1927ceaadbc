"""Who asks: addresses as limits count them."""

from __future__ import annotations

import ipaddress
from functools import lru_cache

HOME_BITS = 64
"""Whoever has one IPv6 address usually has all that share these first bits."""


@lru_cache(4096)
def household(address: str) -> str:
    """The address that limits are counted for: an IPv4 address as it is, an IPv6 one by its first half."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address[:64]
    if found.version == 4:
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, HOME_BITS), strict=False))
