"""A short way for text, which is nearly all that tables and clients say; it is tried before it is trusted."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

LOGGER = logging.getLogger("ludofoot.server")
EXTENSION = "ludofoot.text"
"""Under this name an application finds the way."""
ORDINARY = "auto"
"""What uvicorn itself takes for a WebSocket."""
WHOLE_TEXT = b"\x81"
SHORT, TWO_BYTES, EIGHT_BYTES = 126, b"\x7e", b"\x7f"
FIRST, MASK = 2, 4
MASKED, LONG, LONGER = 0x80, 126, 127
Take = Callable[[str, float], None]
"""Is handed a message, and when the work for it began."""


def framed(text: bytes) -> bytes:
    """One unmasked frame, as a server sends it."""
    size = len(text)
    if size < SHORT:
        return b"%b%c%b" % (WHOLE_TEXT, size, text)
    if size < 1 << 16:
        return b"%b%b%b%b" % (WHOLE_TEXT, TWO_BYTES, size.to_bytes(2, "big"), text)
    return b"%b%b%b%b" % (WHOLE_TEXT, EIGHT_BYTES, size.to_bytes(8, "big"), text)


def head_and_body(data: bytes) -> tuple[int, int]:
    """How many bytes the frame that begins here has before its body and in it; no head: not yet known."""
    if len(data) < FIRST:
        return 0, 0
    masked, size = data[1] & MASKED, data[1] & ~MASKED
    more = 2 if size == LONG else 8 if size == LONGER else 0
    head = FIRST + more + (MASK if masked else 0)
    if len(data) < head:
        return 0, 0
    return head, int.from_bytes(data[FIRST : FIRST + more], "big") if more else size


def begins_text(data: bytes) -> bool:
    """Whether a whole masked text begins here, as a client sends it."""
    return data[0] == WHOLE_TEXT[0] and data[1] >= MASKED


def socket_class() -> type[asyncio.Protocol] | str:
    """What uvicorn is told to speak with: the short way if it fits these libraries, else the ordinary one."""
    try:
        from ludofoot.server.swift_socket import SwiftSocket
        from ludofoot.server.swift_trial import rehearse

        rehearse(SwiftSocket)
    # Inner parts of a library may be missing or changed in any way; each of them has the same remedy.
    except Exception as misfit:
        reason = " ".join(f"{type(misfit).__name__}: {misfit}".split())
        LOGGER.warning("messages go the ordinary way, the short one does not fit: %s", reason)
        return ORDINARY
    return SwiftSocket
