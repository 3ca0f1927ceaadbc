"""Who is rung when it is their turn: only where a decision has hours, once a turn, never who looks anyway."""

from __future__ import annotations

import asyncio
import hashlib
import time
from collections.abc import Iterable
from typing import TYPE_CHECKING

import msgspec

from ludofoot.core.records import Refused
from ludofoot.locale import LANGS, Voice
from ludofoot.server.guests import ELSEWHERE
from ludofoot.server.ringer import Ring
from ludofoot.server.store import BellRow
from ludofoot.wire import requests as wire

if TYPE_CHECKING:
    from ludofoot.server.room import TableRoom

SEEN_SECONDS = 60.0
"""Whoever has had the table before them for so long knows whose turn it is."""
TOPIC_CHARACTERS = 32


class Bells:
    """The bells of one room. What changes about them is stored with the next line."""

    def __init__(self, room: TableRoom) -> None:
        self.room = room
        self.hung: dict[tuple[int, str], BellRow] = {}
        self.changed: dict[tuple[int, str], BellRow | None] = {}
        """What is to be stored; None for a bell that was taken down."""
        self.due: list[BellRow] = []
        """To be rung once that is stored."""
        self.watched: dict[int, float] = {}
        """Since when a seat whose turn it is has had it before its eyes."""

    def are_offered(self) -> bool:
        """Whether anybody may be rung here."""
        return self.room.is_slow() and bool(self.room.hub.ringer.public)

    # ---- hanging them up

    def answer(self, item: wire.Ring) -> None:
        """Somebody wants to be rung, or no longer; raises `Refused`."""
        if item.on:
            self.hang(item)
        else:
            self.take_down(item.seat, item.endpoint)

    def hang(self, item: wire.Ring) -> None:
        """Raises `Refused`. Whoever hangs up one too many loses the oldest."""
        if not self.room.is_slow():
            raise Refused("not-slow")
        if item.lang not in LANGS:
            raise Refused("unknown-language", known=LANGS)
        self.room.hub.ringer.check(item.endpoint, item.key, item.auth)
        rung = item.seat in self.room.awaited()  # who asks for it now sees that it is their turn
        row = BellRow(
            seat=item.seat,
            endpoint=item.endpoint,
            key=item.key,
            auth=item.auth,
            lang=item.lang,
            rung=rung,
        )
        self.take_down(item.seat, item.endpoint)
        mine = [each for each in self.hung if each[0] == item.seat]
        for each in mine[: max(0, len(mine) + 1 - self.room.hub.limits.bells_a_seat)]:
            self.take_down(*each)
        self.put(row)

    def put(self, row: BellRow) -> None:
        """Keeps a bell as it is now."""
        self.hung[row.seat, row.endpoint] = self.changed[row.seat, row.endpoint] = row

    def take_down(self, seat: int, endpoint: str) -> None:
        """Nobody is rung there any more."""
        if self.hung.pop((seat, endpoint), None) is not None:
            self.changed[seat, endpoint] = None

    def free(self, seat: int) -> None:
        """The seat is somebody else's from now on."""
        for each in [each for each in self.hung if each[0] == seat]:
            self.take_down(*each)

    # ---- the store

    def load(self, rows: Iterable[BellRow]) -> None:
        """As they are stored."""
        self.hung = {(row.seat, row.endpoint): row for row in rows}
        self.changed, self.due = {}, []

    def have_stored(self) -> None:
        """What was new is safe."""
        self.changed = {}

    def new_rows(self) -> tuple[BellRow, ...]:
        """Bells that were hung up, or rung."""
        return tuple(row for row in self.changed.values() if row is not None)

    def old_rows(self) -> tuple[tuple[int, str], ...]:
        """Bells that were taken down."""
        return tuple(each for each, row in self.changed.items() if row is None)

    # ---- ringing

    def look(self) -> None:
        """After whatever has happened: whose turn has begun, and who does not see it."""
        if not self.hung:
            return
        awaited = set(self.room.awaited())
        for seat in {seat for seat, _ in self.hung}:
            if seat not in awaited:
                self.watched.pop(seat, None)
                self.note(seat, rung=False)
            elif self.is_watched(seat):
                self.watched.setdefault(seat, time.monotonic())
            else:
                since = self.watched.pop(seat, None)
                seen = since is not None and time.monotonic() - since > SEEN_SECONDS
                self.due += [row for row in self.note(seat, rung=True) if not seen]

    def note(self, seat: int, *, rung: bool) -> list[BellRow]:
        """Writes down which bells of a seat have been rung for this turn; those for which that is new."""
        others = [row for row in self.hung.values() if row.seat == seat and row.rung is not rung]
        for row in others:
            self.put(msgspec.structs.replace(row, rung=rung))
        return others

    def is_watched(self, seat: int) -> bool:
        """Whether a screen of this seat is before somebody's eyes."""
        return any(seat in each.seats and each.doing != ELSEWHERE for each in self.room.connections)

    def ring(self) -> None:
        """What is stored is rung, as often as the address may that this table is counted for."""
        due, self.due = self.due, []
        hub, who = self.room.hub, self.room.payer or self.room.row.code
        loop = asyncio.get_running_loop() if due else None
        for row in due:
            if loop is not None and hub.rings.take(who, time.monotonic()):
                hub.ringer.ring(self.worded(row, who), lambda row=row: self.gone(row))  # type: ignore[misc]

    def gone(self, row: BellRow) -> None:
        """The browser has taken its bell down itself; stored with the next line."""
        self.take_down(row.seat, row.endpoint)

    def worded(self, row: BellRow, who: str) -> Ring:
        """What is said: nothing that a card could betray."""
        room = self.room
        occupant = room.table.occupants[row.seat]
        code, game, lang = room.row.code, room.game.id, row.lang
        name = occupant.name if occupant is not None else ""

        def say() -> bytes:
            title = Voice(lang, game).word("title")
            return msgspec.json.encode(
                {"table": code, "game": game, "title": title, "name": name, "lang": lang}
            )

        digest = hashlib.sha256(f"{code}/{row.seat}".encode()).hexdigest()
        return Ring(
            endpoint=row.endpoint,
            key=row.key,
            auth=row.auth,
            say=say,
            topic=digest[:TOPIC_CHARACTERS],
            seconds=room.row.decision_ms // 1000,
            who=who,
        )
