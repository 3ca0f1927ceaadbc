"""What each socket is sent after a change: only views are ever encoded, each once however many look."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, Final

import msgspec

from ludofoot.core.game import Game
from ludofoot.core.records import SPECTATOR, Event
from ludofoot.core.sink import Telling
from ludofoot.core.undo import undo_refusal
from ludofoot.core.words import said_event
from ludofoot.server.connection import Connection
from ludofoot.wire.answers import Clock, Phase, Room, SeatInfo, Told

if TYPE_CHECKING:
    from ludofoot.server.room import TableRoom

encode = msgspec.json.Encoder().encode
NOTHING: Final = b"[]"


def told_event(event: Event, at: int) -> Told:
    """An event with the words for it."""
    # The encoder makes the same object of a record as of a dictionary, so none is made in between.
    known: Any = event
    return Told(event=known, said=said_event(event), clause=event.clause, at=at)


class Heard:
    """A line in the log of a room, put into words once for those who may know all, once for the others."""

    def __init__(self, at: int, telling: Telling) -> None:
        self.at = at
        self.seats: frozenset[int] | None = None if telling.seats is None else frozenset(telling.seats)
        self.telling: Telling | None = telling
        self.full = b""
        self.masked = b""

    def said_to(self, seat: int) -> bytes:
        """What this seat is told; nothing if it hears nothing of it."""
        if self.telling is not None:
            self.put_into_words(self.telling)
        return self.full if self.seats is None or seat in self.seats else self.masked

    def put_into_words(self, telling: Telling) -> None:
        """Once, when somebody first listens; the words are all that is needed from then on."""
        self.full = encode(told_event(telling.full, self.at))
        if telling.masked is not None:
            self.masked = encode(told_event(telling.masked, self.at))
        self.telling = None


class Bulletin:
    """One round of telling: everything is built once for each viewer, then put together for each socket."""

    def __init__(self, room: TableRoom, fresh: list[Heard]) -> None:
        self.room = room
        self.fresh = fresh
        shown = room_info(room)
        self.head = encode(shown)
        timeless = without_time(shown)
        self.signature = self.head if timeless is shown else encode(timeless)
        self.screens: dict[int, tuple[bytes, bytes]] = {}
        self.logs: dict[int, bytes] = {}

    def send(self, connection: Connection) -> None:
        """Sends what is new to this socket, if anything is, or everything if it wants that."""
        whole, connection.wants_whole = connection.wants_whole, False
        viewers = connection.viewers()
        shown = [self.signature]
        told: list[bytes] = []
        for seat in viewers:
            body, fresh = self.screen(seat)
            shown.append(body)
            told.append(self.log(seat) if whole else fresh)
        if not whole and shown == connection.last_sent and all(log == NOTHING for log in told):
            return
        connection.last_sent = shown
        connection.seq += 1
        screens = b",".join(
            [b'%b,"told":%b}' % (body, log) for body, log in zip(shown[1:], told, strict=True)]
        )
        connection.send(
            b'{"type":"update","seq":%d,"room":%b,"screens":[%b],"whole":%b}'
            % (connection.seq, self.head, screens, b"true" if whole else b"false")
        )

    def screen(self, seat: int) -> tuple[bytes, bytes]:
        """The screen of a viewer without its closing brace, and what is new in its log."""
        if seat not in self.screens:
            self.screens[seat] = (screen_head(self.room, seat), self.told(seat, self.fresh))
        return self.screens[seat]

    def log(self, seat: int) -> bytes:
        """The whole log of a viewer, or as much of its end as is told at once."""
        if seat not in self.logs:
            self.logs[seat] = self.told(seat, self.room.history[-self.room.hub.limits.told_at_most :])
        return self.logs[seat]

    def told(self, seat: int, lines: list[Heard]) -> bytes:
        """These events as a viewer may know them."""
        return b"[%b]" % b",".join([said for line in lines if (said := line.said_to(seat))])


def screen_head(room: TableRoom, seat: int) -> bytes:
    """A `Screen` up to what is told."""
    table = room.table
    state = table.state
    if state is None:
        return b'{"seat":%d,"view":null,"prompts":[],"undo":false,"take_back":false' % seat
    playing = seat != SPECTATOR and not table.is_over() and not room.frozen
    prompts = table.prompts(seat) if playing else []
    undo = playing and bool(table.lines) and undo_refusal(seat, table.lines, table.occupants) is None
    take_back = playing and state.retractable(seat)
    return b'{"seat":%d,"view":%b,"prompts":%b,"undo":%b,"take_back":%b' % (
        seat,
        encode(table.view(seat)),
        encode(prompts),
        b"true" if undo else b"false",
        b"true" if take_back else b"false",
    )


# ---- what everybody may know


def room_info(room: TableRoom) -> Room:
    """The room as it stands."""
    table = room.table
    return Room(
        table=room.row.code,
        game=room.game.id,
        rules=rules_of(room.game),
        number=room.number,
        phase=phase_of(room),
        setup=table.setup or room.setup(),
        seats=tuple(seat_info(room, seat) for seat in range(table.seats)),
        awaited=tuple(room.awaited()),
        watchers=sum(not connection.seats for connection in room.connections),
        commitment=table.promises.commitment,
        openings=tuple(table.promises.openings),
        secret=table.promises.secret,
        clocks=tuple(clocks_of(room)),
        decision_ms=room.row.decision_ms,
        quick=room.row.quick,
        outcome=table.outcome(),
        broken_off=table.broken_off,
        notice=room.notice,
    )


@cache
def rules_of(game: Game[Any]) -> str:
    """Which rules are played: asked of the game once, because it reads its box for that."""
    return game.version()


def without_time(shown: Room) -> Room:
    """What is worth a message: that a countdown has become smaller is not."""
    if not shown.clocks and not any(seat.away_ms for seat in shown.seats):
        return shown
    seats = tuple(msgspec.structs.replace(seat, away_ms=seat.away_ms and 1) for seat in shown.seats)
    return msgspec.structs.replace(shown, clocks=(), seats=seats)


def phase_of(room: TableRoom) -> Phase:
    """Where the table is in its life."""
    table = room.table
    if table.is_over():
        return "over"
    if table.state is None:
        return "salts" if room.course.all_promised() else "waiting"
    return "paused" if table.clocks.paused_at is not None else "playing"


def seat_info(room: TableRoom, seat: int) -> SeatInfo:
    """A seat as everybody sees it."""
    table = room.table
    who = table.occupants[seat]
    if who is None:
        return SeatInfo(kind="free")
    return SeatInfo(
        kind="bot" if who.bot else "person",
        name=who.name,
        bot=table.bot_at(seat),
        present=bool(who.bot) or seat not in room.presence.absence.gone,
        away_ms=room.presence.absence.left_ms(seat),
        committed=seat in table.promises.commitments,
        rematch=seat in room.course.rematch,
        thinking=bool(table.bot_at(seat)) and seat in room.awaited(),
    )


def clocks_of(room: TableRoom) -> list[Clock]:
    """The deadlines that run."""
    running = room.table.clocks.running.values()
    now = room.now() if running else 0
    return [
        Clock(key=each.key, seat=each.seat, left_ms=max(0, each.due - now), whole_ms=each.whole)
        for each in running
    ]
