"""A short way out for text, which is nearly all that a table ever sends; it is tried before it is trusted."""

from __future__ import annotations

import asyncio
import logging

LOGGER = logging.getLogger("ludofoot.server")
EXTENSION = "ludofoot.text"
"""Under this name an application finds the way out."""
ORDINARY = "auto"
"""What uvicorn itself takes for a WebSocket."""
WHOLE_TEXT = b"\x81"
SHORT, TWO_BYTES, EIGHT_BYTES = 126, b"\x7e", b"\x7f"


def framed(text: bytes) -> bytes:
    """One unmasked frame, as a server sends it."""
    size = len(text)
    if size < SHORT:
        return b"%b%c%b" % (WHOLE_TEXT, size, text)
    if size < 1 << 16:
        return b"%b%b%b%b" % (WHOLE_TEXT, TWO_BYTES, size.to_bytes(2, "big"), text)
    return b"%b%b%b%b" % (WHOLE_TEXT, EIGHT_BYTES, size.to_bytes(8, "big"), text)


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
