"""uvicorn's WebSocket with the short way out. It leans on inner parts: `swift.py` takes it after a trial."""

from __future__ import annotations

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN

from ludofoot.server.swift import EXTENSION, framed


class SwiftSocket(WebSocketsSansIOProtocol):
    """Speaks as its parent does; whoever knows of the short way may use it in between."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            known = self.scope["extensions"] or {}
            self.scope["extensions"] = {**known, EXTENSION: {"send": self.send_text}}

    def send_text(self, text: bytes) -> bool:
        """Sends text in UTF-8 at once; whether it could. If not, the ordinary way knows what to do."""
        if not self.is_open() or not self.writable.is_set():
            return False
        self.transport.write(framed(text))
        return True

    def is_open(self) -> bool:
        """Whether plain frames can be sent."""
        begun = self.handshake_complete and not self.close_sent and not self.disconnected
        return begun and self.conn.state is OPEN and not self.conn.extensions
