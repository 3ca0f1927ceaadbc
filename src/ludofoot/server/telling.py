"""What each socket is sent after a change: only views are ever encoded, each once however many look."""

from __future__ import annotations

from collections import deque
from functools import cache, partial
from itertools import islice
from typing import TYPE_CHECKING, Any, Final

import msgspec

from ludofoot.core.game import Game
from ludofoot.core.notes import Moment, Note, notes_for
from ludofoot.core.prompts import Prompt
from ludofoot.core.records import SPECTATOR, Event, Preview
from ludofoot.core.sink import Telling
from ludofoot.core.words import said_event
from ludofoot.lessons.lesson import LEARNER
from ludofoot.server.adapting import adapted
from ludofoot.server.connection import Connection
from ludofoot.server.guests import guests_of, host_of, is_here, looks_elsewhere, watchers_of
from ludofoot.wire.answers import Clock, Phase, Room, SeatInfo, Told

if TYPE_CHECKING:
    from ludofoot.server.room import TableRoom
    from ludofoot.server.solver import Solver
    from ludofoot.server.tutor import Tutor

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
        self.shown = room_now(room)
        self.head = encode(self.shown)
        timeless = without_time(self.shown)
        self.signature = self.head if timeless is self.shown else encode(timeless)
        self.seen: dict[int, Seen] = {}
        self.screens: dict[int, tuple[bytes, bytes]] = {}
        self.logs: dict[int, bytes] = {}
        self.noted: dict[tuple[int, int], bytes] = {}

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
        # Whether it is the same is all that counts: kept as numbers of 64 bits, which each process keys anew.
        marks = [hash(part) for part in shown]
        if not whole and marks == connection.last_sent and all(log == NOTHING for log in told):
            return
        noted = [self.notes(seat, 0 if whole else len(self.fresh)) for seat in viewers]
        connection.last_sent = marks
        connection.seq += 1
        screens = b",".join(
            [b'%b,"told":%b,"notes":%b}' % each for each in zip(shown[1:], told, noted, strict=True)]
        )
        connection.send(
            b'{"type":"update","seq":%d,"room":%b,"screens":[%b],"whole":%b}'
            % (connection.seq, self.head, screens, b"true" if whole else b"false")
        )

    def screen(self, seat: int) -> tuple[bytes, bytes]:
        """The screen of a viewer without its closing brace, and what is new in its log."""
        if seat not in self.screens:
            head = screen_head(self.room, seat, self.sight(seat))
            self.screens[seat] = (head, self.told(seat, self.fresh))
        return self.screens[seat]

    def sight(self, seat: int) -> Seen | None:
        """What a viewer sees and is asked, once for screen and notes; nothing before the cards are dealt."""
        if self.room.table.state is None:
            return None
        if seat not in self.seen:
            self.seen[seat] = Seen(self.room, seat)
        return self.seen[seat]

    def log(self, seat: int) -> bytes:
        """The whole log of a viewer, or as much of its end as is told at once."""
        if seat not in self.logs:
            self.logs[seat] = self.told(seat, self.room.history[-self.room.hub.limits.told_at_most :])
        return self.logs[seat]

    def notes(self, seat: int, fresh: int) -> bytes:
        """What could be said now to this seat, if it were new to the game."""
        if (seat, fresh) not in self.noted:
            notes = notes_to(self.room, self.sight(seat), fresh)
            self.noted[seat, fresh] = encode(notes) if notes else NOTHING
        return self.noted[seat, fresh]

    def told(self, seat: int, lines: list[Heard]) -> bytes:
        """These events as a viewer may know them."""
        return b"[%b]" % b",".join([said for line in lines if (said := line.said_to(seat))])


class Seen:
    """What a viewer sees of a game that was dealt, and what it is asked."""

    def __init__(self, room: TableRoom, seat: int) -> None:
        table = room.table
        self.seat = seat
        self.view = table.view(seat)
        self.playing = seat != SPECTATOR and not table.is_over() and not room.frozen
        self.prompts: list[Prompt] = table.prompts(seat) if self.playing else []


def screen_head(room: TableRoom, seat: int, seen: Seen | None) -> bytes:
    """A `Screen` up to what is told."""
    table = room.table
    if seen is None:
        return b'{"seat":%d,"view":null,"prompts":[],"undo":false,"take_back":false' % seat
    if room.tutor is not None and room.is_taught():
        return taught_head(room.tutor, seen)
    undo = seen.playing and bool(table.lines) and not room.row.day and table.undo_refusal(seat) is None
    take_back = seen.playing and table.take_back_refusal(seat) is None
    return b'{"seat":%d,"view":%b,"prompts":%b,"undo":%b,"take_back":%b' % (
        seat,
        encode(seen.view),
        encode(seen.prompts),
        b"true" if undo else b"false",
        b"true" if take_back else b"false",
    )


def taught_head(tutor: Tutor | Solver, seen: Seen) -> bytes:
    """The same where somebody learns or is asked: back goes one step, whatever was shown since."""
    asked = seen.prompts if tutor.asks() else []
    undo = seen.seat == LEARNER and tutor.goes_back()
    return b'{"seat":%d,"view":%b,"prompts":%b,"undo":%b,"take_back":false' % (
        seen.seat,
        encode(seen.view),
        encode(asked),
        b"true" if undo else b"false",
    )


def notes_to(room: TableRoom, seen: Seen | None, fresh: int, preview: Preview | None = None) -> list[Note]:
    """What could be said to a seat of a game that goes on; the last lines, so many of them, are new."""
    game = room.table.game
    if seen is None or not seen.playing or not game.triggers or room.is_taught():
        return []
    before = partial(heard_before, seen.seat, room.recent, fresh)
    new = heard_by(seen.seat, last_of(room.recent, fresh))
    return notes_for(
        game.triggers, Moment(game, seen.view, seen.prompts, new, before=before, preview=preview)
    )


def heard_by(seat: int, lines: list[Telling]) -> list[Event]:
    """What a seat was told of these lines."""
    return [event for telling in lines if (event := telling.to(seat)) is not None]


def heard_before(seat: int, lines: deque[Telling], fresh: int) -> list[Event]:
    """What it was told before the last lines, so many of them."""
    return heard_by(seat, list(islice(lines, max(0, len(lines) - fresh))))


def last_of(lines: deque[Telling], count: int) -> list[Telling]:
    """The last lines, so many of them, without a look at all the others."""
    found = list(islice(reversed(lines), count))
    found.reverse()
    return found


# ---- what everybody may know


def room_now(room: TableRoom) -> Room:
    """The room as it stands; where people do nothing but move, only whom the game waits for is new."""
    known = room.known
    if known is None or not plays_on(room, known):
        return room_info(room)
    return msgspec.structs.replace(known, awaited=tuple(room.awaited()))


def plays_on(room: TableRoom, known: Room) -> bool:
    """Whether people play on as they did: nobody is missed, no clock runs and no bot thinks."""
    clocks = room.table.clocks
    return (
        known.phase == "playing"
        and known.number == room.number
        and known.notice is room.notice
        and not known.clocks
        and not clocks.running
        and clocks.paused_at is None
        and not room.presence.absence.gone
        and not room.table.is_over()
        and room.tutor is None
        and not any(seat.bot for seat in known.seats)
    )


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
        watchers=watchers_of(room),
        host=host_of(room),
        guests=guests_of(room),
        commitment=table.promises.commitment,
        openings=tuple(table.promises.openings),
        secret=table.promises.secret,
        clocks=tuple(clocks_of(room)),
        advises=room.hints.are_given(),
        alone=room.unhurried.has_clock() and room.unhurried.is_alone(),
        held=room.unhurried.held,
        decision_ms=room.row.decision_ms,
        quick=room.row.quick,
        bell=room.hub.ringer.public if room.bells.are_offered() else "",
        outcome=table.outcome(),
        adapts=adapted(table),
        broken_off=table.broken_off,
        notice=room.notice,
        closed=bool(room.row.closed_at),
        fewer=room.course.fewer(),
        lobby=room.hub.lobby.is_on,
        shown=bool(room.row.shown_at),
        watched=bool(room.row.watched_at),
        lesson=room.tutor.taught() if room.tutor is not None else None,
        day=room.row.day,
        counted=room.row.counted,
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
    waiting = room.unhurried.is_patient() and not room.unhurried.held
    return "paused" if table.clocks.paused_at is not None and not waiting else "playing"


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
        present=bool(who.bot) or is_here(room, seat),
        away_ms=room.presence.absence.left_ms(seat),
        committed=seat in table.promises.commitments,
        rematch=seat in room.course.rematch,
        aid="" if who.bot else room.aids.get(seat, ""),
        thinking=bool(table.bot_at(seat)) and seat in room.awaited(),
        elsewhere=not who.bot and looks_elsewhere(room, seat),
    )


def clocks_of(room: TableRoom) -> list[Clock]:
    """The deadlines that run."""
    idle = room.is_taught() or room.unhurried.is_patient()
    running = [] if idle else list(room.table.clocks.running.values())
    now = room.now() if running else 0
    return [
        Clock(
            key=each.key,
            seat=each.seat,
            left_ms=max(0, each.due - now),
            whole_ms=each.whole,
            film_ms=max(0, each.due - each.whole - now),
        )
        for each in running
    ]
