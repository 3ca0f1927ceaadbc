"""The short way out is taken where it fits; where not, all goes the ordinary way and the log says so."""

from __future__ import annotations

import asyncio
import logging
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.utils import apply_mask

from ludofoot.server import swift_socket
from ludofoot.server.swift import EXTENSION, ORDINARY, socket_class
from ludofoot.server.swift_socket import SwiftSocket
from ludofoot.server.swift_trial import BEGUN, ENDED, PING, WHOLE, Trial, masked
from tests.server import run_watched
from tests.server.client import seated
from tests.server.process import Server

LIBRARY = "uvicorn.protocols.websockets.websockets_sansio_impl"
COMPLAINT = "messages go the ordinary way, the short one does not fit: "


class Watched(Server):
    module = "tests.server.run_watched"


def ways_of_a_game(data: Path) -> tuple[list[str], int]:
    """What a real server says during a whole game: which way each message went; and how many came."""
    server = Watched(data)
    server.start()
    try:
        came = asyncio.run(whole_game(server))
    finally:
        said = server.stop().splitlines()
    return said, came


async def whole_game(server: Server) -> int:
    async with asyncio.timeout(60), seated(server, "schuss-und-tor", "", "debutant") as (client,):
        assert await client.play_on() > 3
        assert (client.resyncs, client.outbox) == (0, {})
        return len(client.raw)


def test_a_real_server_takes_the_short_way_for_every_message(tmp_path: Path) -> None:
    said, came = ways_of_a_game(tmp_path)
    assert Counter(said) == {run_watched.SHORT: came}


def test_where_it_does_not_fit_every_message_goes_the_ordinary_way(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(run_watched.MISFIT, "1")
    (complaint, *said), came = ways_of_a_game(tmp_path)
    assert complaint == f"{COMPLAINT}AttributeError: disconnected"
    assert Counter(said) == {run_watched.ORDINARY: came}


# ---- what the trial finds


def without_a_field(patch: pytest.MonkeyPatch) -> None:
    """As uvicorn was before 0.52.1."""
    making = SwiftSocket.__init__

    def make(self: Any, *args: Any, **named: Any) -> None:
        making(self, *args, **named)
        del self.disconnected

    patch.setattr(SwiftSocket, "__init__", make)


def without_the_module(patch: pytest.MonkeyPatch) -> None:
    patch.delitem(sys.modules, swift_socket.__name__)
    patch.setitem(sys.modules, LIBRARY, None)


def with_another_frame(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(swift_socket, "framed", lambda text: b"\x82" + bytes([len(text) % 126]) + text)


def with_another_text(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(swift_socket, "apply_mask", lambda data, mask: apply_mask(data, mask) + b"x")


def impatient(patch: pytest.MonkeyPatch) -> None:
    receiving = WebSocketsSansIOProtocol.receive

    async def receive(self: Any) -> Any:
        message = await receiving(self)
        if self.unread and not self.read_paused:
            self.read_on()
        return message

    patch.setattr(SwiftSocket, "receive", receive)


def without_the_offer(patch: pytest.MonkeyPatch) -> None:
    patch.delattr(SwiftSocket, "handle_connect")


def open_for_ever(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(SwiftSocket, "is_open", lambda socket: True)


def never_open(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(SwiftSocket, "is_open", lambda socket: False)


def deaf_to_a_full_line(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(SwiftSocket, "pause_writing", lambda socket: None)


@pytest.mark.parametrize(
    ("breaking", "reason"),
    [
        (without_a_field, "no attribute 'disconnected'"),
        (without_the_module, "ModuleNotFoundError"),
        (with_another_frame, "another frame than the library's"),
        (with_another_text, "another text than the library's"),
        (impatient, "a text that has overtaken another"),
        (without_the_offer, "KeyError: 'ludofoot.text'"),
        (open_for_ever, "open before the handshake"),
        (never_open, "shut on an open line"),
        (deaf_to_a_full_line, "open on a line that takes no more"),
    ],
)
def test_a_misfit_is_found_at_the_start_and_told_in_one_line(
    breaking: Callable[[pytest.MonkeyPatch], None],
    reason: str,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    breaking(monkeypatch)
    with caplog.at_level(logging.WARNING):
        assert socket_class() == ORDINARY
    (line,) = caplog.messages
    assert line.startswith(COMPLAINT)
    assert reason in line
    assert "\n" not in line


def test_the_trial_leaves_no_trace_where_it_fits(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        assert socket_class() is SwiftSocket
    assert caplog.messages == []


# ---- the way in, however the bytes come


class Listening(Trial):
    """Takes on the short way what comes on it, and all the rest in its turn."""

    async def application(self, scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        self.heard: list[str] = []
        scope["extensions"][EXTENSION]["take"](lambda text, began: self.heard.append(text))
        self.result.set_result(None)
        while (message := await receive())["type"] == "websocket.receive":
            self.heard.append(message["text"])


SPOKEN = (
    masked(WHOLE, b"one"),
    masked(WHOLE, b"x" * 200),
    masked(BEGUN, b"in ") + PING + masked(ENDED, b"two"),
    masked(WHOLE, b""),
    masked(WHOLE, b"y" * 3_000),
    masked(WHOLE, b"last"),
)
HEARD = ["one", "x" * 200, "in two", "", "y" * 3_000, "last"]


@pytest.mark.parametrize("size", [1, 2, 3, 5, 6, 7, 11, 64, 205, 1_000, 2_048, 10_000])
def test_texts_come_in_their_order_however_the_bytes_are_cut(size: int) -> None:
    async def listen() -> list[str]:
        trial = Listening(SwiftSocket)
        await trial.run()
        data = b"".join(SPOKEN)
        for start in range(0, len(data), size):
            trial.socket.data_received(data[start : start + size])
            while trial.socket.pause is not None or trial.socket.read_paused:
                await asyncio.sleep(0)
        trial.socket.connection_lost(None)
        return trial.heard

    assert asyncio.run(listen()) == HEARD


@pytest.mark.parametrize(
    ("frames", "code"),
    [
        (masked(BEGUN, b"one ") + masked(WHOLE, b"two"), 1002),
        (masked(WHOLE, b"\xff"), 1007),
        (b"\xc1" + masked(WHOLE, b"reserved")[1:], 1002),
        (b"\x81\x03not", 1002),
        (b"\x81\xff" + bytes(4) + b"\x7f\xff\xff\xff" + bytes(4), 1009),
    ],
)
def test_whoever_does_not_speak_as_agreed_is_not_heard_on_the_short_way(frames: bytes, code: int) -> None:
    async def listen() -> tuple[list[str], bytes]:
        trial = Listening(SwiftSocket)
        await trial.run()
        trial.wire.take()
        trial.socket.data_received(frames)
        written = trial.wire.take()
        trial.socket.connection_lost(None)
        return trial.heard, written

    heard, written = asyncio.run(listen())
    assert heard == []
    assert written[0] == 0x88
    assert int.from_bytes(written[2:4], "big") == code
