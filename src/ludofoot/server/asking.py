"""What a request says: read with bounds, whoever sent it."""

from __future__ import annotations

import asyncio

from starlette.requests import ClientDisconnect, Request

from ludofoot.core.records import Refused
from ludofoot.server.addresses import household

MOST_DIGITS = 9
TOKENS = "X-Ludofoot-Tokens"
"""The tokens of the seats that a browser holds, between spaces: an address would be kept and passed on."""
LONGEST_HEADER = 2_048


def address_of(request: Request) -> str:
    """Who asks, as limits count."""
    return household(request.client.host if request.client else "")


def number_from(text: str) -> int:
    """A number that somebody wrote; raises `Refused`."""
    digits = text.removeprefix("-")
    if not (digits.isascii() and digits.isdigit() and len(digits) <= MOST_DIGITS):
        raise Refused("unreadable")
    return int(text)


def number_in(request: Request, name: str, default: int) -> int:
    """A number in the address of a request; raises `Refused`."""
    return number_from(request.query_params.get(name, str(default)))


def tokens_in(request: Request) -> list[str]:
    """The tokens that a request shows."""
    return request.headers.get(TOKENS, "")[:LONGEST_HEADER].split()


async def read_body(request: Request, most: int, seconds: float) -> bytes:
    """The body of a request, not a byte more than agreed, and not for ever; raises `Refused`."""
    body = bytearray()
    try:
        async with asyncio.timeout(seconds):
            async for part in request.stream():
                body += part
                if len(body) > most:
                    raise Refused("too-large", most=most)
    except TimeoutError:
        raise Refused("too-slow") from None
    except ClientDisconnect:  # nobody is there to hear it
        raise Refused("unreadable") from None
    return bytes(body)
