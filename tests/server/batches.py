"""What is stored of a made-up table."""

from __future__ import annotations

from pathlib import Path

from ludofoot.core import entries as log
from ludofoot.server.sqlite import SqliteStore
from ludofoot.server.store import Batch, GameRow, RoomRow, TokenRow, Written

ROOM = RoomRow(
    code="AAAAA-BBBBB", game="fingers", opened_at=0, decision_ms=0, quick=False, plan=("", ""), options={}
)
GAME = GameRow(room=ROOM.code, number=1, secret="ab" * 32, opener=None)


def line(n: int, command: str = "", text: str = "") -> Written:
    return Written(number=1, n=n, entry=log.Ended(at=n, reason=text), command=command)


def first_batch() -> Batch:
    token = TokenRow(hash="h", room=ROOM.code, seat=0)
    return Batch(room=ROOM.code, opened=ROOM, games=(GAME,), tokens=(token,), entries=(line(0),))


def entries(*lines: Written) -> Batch:
    return Batch(room=ROOM.code, entries=lines)


def reopened(path: Path) -> tuple[Written, ...]:
    store = SqliteStore(path)
    try:
        stored = store.read(ROOM.code)
        return stored.entries if stored else ()
    finally:
        store.shut()
