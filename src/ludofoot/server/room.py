"""A table with people at it: one queue, one log, and nothing acknowledged before it is stored."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from typing import TYPE_CHECKING, Any

import msgspec

from ludofoot.core import entries as log
from ludofoot.core.entries import Occupant
from ludofoot.core.fairness import fresh_secret
from ludofoot.core.game import Game, Setup
from ludofoot.core.logbook import replay_entry
from ludofoot.core.records import Move, Refusal, Refused, Said
from ludofoot.core.sink import Telling
from ludofoot.core.table import Reply, Table
from ludofoot.server.bells import Bells
from ludofoot.server.bots import BotSeats
from ludofoot.server.clerk import Clerk
from ludofoot.server.connection import TRY_LATER, Connection
from ludofoot.server.course import Course
from ludofoot.server.desk import Desk
from ludofoot.server.gestures import Gestures
from ludofoot.server.hints import Hints
from ludofoot.server.items import Dropped, Item, Tick
from ludofoot.server.keyring import Keyring, seated_by
from ludofoot.server.presence import Presence
from ludofoot.server.queue import Errand
from ludofoot.server.rate import Bucket
from ludofoot.server.solver import Solver, solver_of
from ludofoot.server.store import Batch, GameRow, RoomRow, Stored, Written
from ludofoot.server.telling import Bulletin, Heard
from ludofoot.server.tutor import Tutor, tutor_of
from ludofoot.server.unhurried import Unhurried
from ludofoot.wire import requests as wire
from ludofoot.wire.answers import Room

if TYPE_CHECKING:
    from ludofoot.server.hub import Hub


LOGGER = logging.getLogger("ludofoot.server")
OTHER_RULES = Said("notice-rules-changed")
CLOSED = Said("notice-table-closed")
BY_THE_HOST = "host"
SLOW_MS = 3_600_000
LINES = (log.Moved, log.TimedOut, log.TakenBack)
"""What changes the position."""
RECENT = 200
"""A round of a race has about a hundred lines."""


class TableRoom:
    """Everything about one table that is open in memory; the store has the same, entry for entry."""

    def __init__(self, hub: Hub, row: RoomRow, game: Game[Any], opener: int | None = None) -> None:
        self.hub = hub
        self.row = row
        self.game = game
        self.connections: dict[Connection, None] = {}
        """In the order in which they came."""
        self.keyring = Keyring(row.code)
        self.timer: asyncio.TimerHandle | None = None
        self.bots = BotSeats(self)
        self.desk = Desk(self)
        self.clerk = Clerk(self)
        self.queue = self.clerk.queue
        self.hints = Hints(self)
        self.gestures = Gestures(self)
        self.bells = Bells(self)
        self.known: Room | None = None
        """What everybody was told of the room last, for as long as people do nothing but move."""
        self.notice: Said | None = None
        self.aids: dict[int, str] = {}
        """How much help people say that they take."""
        self.frozen = False
        """Whether the game was begun under rules that are no longer ours, or the table was closed: it is
        shown, not played on."""
        self.new_row = False
        """Whether the room itself has changed since it was stored."""
        self.ahead_ms = 0
        """How far the table's time is before that of the system's clock."""
        self.payer = ""
        """The address that what happens here by itself is counted for."""
        self.retry_at = 0
        """After a failure nothing happens by itself before this moment."""
        self.taken_at = time.monotonic()
        self.closed = False
        """Whether it has left memory: nothing that still reaches it is carried out."""
        self.new_game(1, opener, fresh_secret())

    # ---- a game of the series

    def new_game(self, number: int, opener: int | None, secret: str) -> None:
        """An empty table for the next game."""
        self.number = number
        self.opener = opener
        self.secret = secret
        self.table = Table(self.game, len(self.row.plan), self.row.decision_ms)
        self.course = Course(self)
        self.presence = Presence(self)
        self.unhurried = Unhurried(self)
        self.history: list[Heard] = []
        self.fresh: list[Heard] = []
        self.told_a_line: list[int] = []
        self.recent: deque[Telling] = deque(maxlen=RECENT)
        """What was told of late: notes are about that."""
        self.stored = 0
        self.new_games = [self.game_row()]
        self.tutor: Tutor | Solver | None = None

    def be_taught(self) -> None:
        """Whoever leads the first match of a game comes, if this is one, or whoever asks a puzzle."""
        self.tutor = tutor_of(self) or solver_of(self)

    def is_taught(self) -> bool:
        """Whether a lesson or a puzzle goes on: then only its script moves, and time stands still."""
        return self.tutor is not None and self.tutor.leads()

    def game_row(self) -> GameRow:
        """The game of the series that is played now."""
        return GameRow(room=self.row.code, number=self.number, secret=self.secret, opener=self.opener)

    def change_secret(self) -> None:
        """What was promised must no longer count."""
        self.secret = fresh_secret()
        self.new_games = [self.game_row()]

    def shut(self) -> None:
        """Whoever runs the server closes the table: a game under way is broken off, and none follows."""
        if self.table.state is not None and not self.table.is_over():
            self.do(log.Ended(at=self.now(), reason=BY_THE_HOST))
        self.row = msgspec.structs.replace(self.row, closed_at=max(1, self.hub.now()))
        self.new_row = True

    def shrink(self, plan: tuple[str, ...]) -> None:
        """Fewer seats than the table was opened with."""
        self.row, self.new_row = msgspec.structs.replace(self.row, plan=plan), True

    def be_found(self, *, to_sit: bool, to_watch: bool) -> None:
        """Anybody on this server may find the table, or nobody any more."""
        row, now = self.row, max(1, self.hub.now())
        self.row = msgspec.structs.replace(
            row,
            shown_at=(row.shown_at or now) if to_sit else 0,
            watched_at=(row.watched_at or now) if to_watch else 0,
        )
        self.new_row = self.new_row or self.row != row

    def announce(self, notice: Said | None) -> None:
        """What stands over the table until it is over."""
        self.notice = notice

    def setup(self) -> Setup:
        """What was agreed when the room was opened."""
        return Setup(len(self.row.plan), self.row.options, self.opener, self.number, self.row.box)

    def open(self) -> None:
        """Publishes the promise and seats the bots of the plan."""
        self.course.promise()
        for seat, bot in enumerate(self.row.plan):
            if bot:
                self.do(log.Sat(at=self.now(), seat=seat, who=Occupant(bot=bot)))

    def now(self) -> int:
        """Milliseconds since the room was opened, never running backwards."""
        last = self.table.entries[-1].at if self.table.entries else 0
        if self.is_taught():
            return last
        return max(last, self.hub.now() - self.row.opened_at + self.ahead_ms)

    def set_clock(self) -> None:
        """If the system's clock was set back since the last line, time goes on from there, not when it has
        caught up."""
        last = self.table.entries[-1].at if self.table.entries else 0
        ahead = last - (self.hub.now() - self.row.opened_at)
        # A lesson takes no time of the game: what it plays on with begins where it ended.
        self.ahead_ms = ahead if self.tutor is not None else max(0, ahead)

    def awaited(self) -> list[int]:
        """Whom the game waits for."""
        return self.table.state.awaited() if self.table.state is not None else []

    def is_slow(self) -> bool:
        """Whether a decision has hours: then people come and go, and nobody is missed."""
        return self.row.decision_ms >= SLOW_MS

    def stands_still(self) -> bool:
        """Whether nobody may move: a race does not go on while somebody is missed."""
        table = self.table
        if table.state is None or table.clocks.paused_at is None:
            return False
        return self.unhurried.held or table.game.is_race(table.state)

    def is_person(self, seat: int) -> bool:
        """Whether a person has this seat."""
        who = self.table.occupants[seat] if 0 <= seat < self.table.seats else None
        return who is not None and not who.bot

    def people(self) -> list[int]:
        """The seats of persons."""
        return [seat for seat in range(self.table.seats) if self.is_person(seat)]

    def free_seat(self, seat: int) -> None:
        """The seat is free for somebody else."""
        self.keyring.free(seat)
        self.bells.free(seat)
        for connection in self.connections:
            connection.seats = tuple(held for held in connection.seats if held != seat)

    def help_with(self, seat: int, aid: str) -> None:
        """How much help this seat takes, for everybody to see."""
        self.aids[seat] = aid

    def welcome(self, connection: Connection) -> None:
        """A socket is told everything from now on."""
        self.connections[connection] = None
        self.look_anew()
        connection.wants_whole = True

    def lose(self, connection: Connection) -> None:
        """A socket is told nothing more; nobody thinks for whoever has gone."""
        self.connections.pop(connection, None)
        self.look_anew()
        self.hints.leave(connection)
        if not self.connections:
            self.bots.stop_thinking()

    def look_anew(self) -> None:
        """Something else happens than a move: anything may be new that is told of the room."""
        self.known = None

    # ---- the table

    def play(self, seat: int, move: Move, cut_off: int = 0) -> None:
        """A move, and after how many rollouts a bot was cut off that chose it; raises `Refused`."""
        self.settle(self.table.play(seat, move, self.now(), cut_off))

    def take_back(self, seat: int) -> None:
        """A sealed choice returns to its owner; raises `Refused`."""
        self.settle(self.table.take_back(seat, self.now()))

    def undo(self, seat: int) -> None:
        """One's own last decision is undone; raises `Refused`."""
        if self.row.day:
            raise Refused("undo-day")
        self.settle(self.table.undo(seat, self.now()))
        self.tell_everything()

    def do(self, entry: log.AnyEntry) -> None:
        """Any other line; raises `Refused`."""
        self.settle(self.table.do(entry))

    def settle(self, reply: Reply) -> None:
        """Keeps what became of it; raises `Refused`."""
        for earlier in reply.before:
            self.remember(earlier)
        if reply.refusal is not None:
            raise Refused(reply.refusal.code, reply.refusal.clause, **reply.refusal.args)
        self.remember(reply)

    def pass_time(self) -> None:
        """The deadlines that have fallen due."""
        for reply in self.table.pass_time(self.now()):
            self.remember(reply)

    def remember(self, reply: Reply) -> None:
        """Keeps what was told, for those who come later; what was undone is no longer told."""
        if reply.entry is None:
            return
        if isinstance(reply.entry, log.Undone):
            self.bots.stop_thinking()
            self.hints.stop()
            self.forget()
            self.recent.clear()
        told = [Heard(reply.entry.at, telling) for telling in reply.told]
        if isinstance(reply.entry, LINES):
            self.told_a_line.append(len(told))
        self.history += told
        self.fresh += told
        self.recent.extend(reply.told)

    def forget(self) -> None:
        """What was told of lines that are no more."""
        while len(self.told_a_line) > len(self.table.lines):
            del self.history[len(self.history) - self.told_a_line.pop() :]

    # ---- what is asked of it

    def submit(self, connection: Connection | None, item: Item) -> None:
        """Puts something in line; it is handled when everything before it is stored."""
        if self.closed:  # whoever sent it has been told to come back, and sends it again
            return
        errand = Errand(connection, item)
        full = len(self.queue) >= self.hub.limits.room_commands_waiting
        if full and connection is not None and not isinstance(item, Dropped | wire.Join):
            errand.refusal = Refusal("too-many")
            self.clerk.reply(errand)
            return
        self.queue.add(errand)

    def account(self) -> Bucket:
        """What the address may spend that this table belongs to."""
        return self.hub.doorkeeper.processor.bucket(self.payer or self.row.code, time.monotonic())

    def pay(self, connection: Connection | None, seconds: float) -> None:
        """Work is paid for by the socket that asked for it; what happens by itself, by the table's opener."""
        if connection is not None:
            connection.purse.spend(seconds, time.monotonic())
        else:
            self.account().spend(seconds, time.monotonic())

    def look_ahead(self) -> None:
        """Nothing is in line: what happens by itself comes next."""
        if self.closed:
            return
        if self.tutor is not None and self.is_taught():
            self.tutor.think()
        elif not self.frozen:
            self.schedule()
            if self.bots.tasks or any(self.table.bot_at(seat) for seat in range(self.table.seats)):
                self.bots.think()

    def wait_after_failure(self, ms: int) -> None:
        """Nothing happens by itself for so long."""
        self.retry_at = self.now() + ms

    def abandon(self) -> None:
        """Nobody can say what is stored: whoever comes back finds out, and sends again what is not."""
        for connection in list(self.connections):
            self.turn_away(connection)
        self.hub.drop(self)

    def turn_away(self, connection: Connection) -> None:
        """A seat's owner has come back, but that cannot be stored: to be tried again later."""
        self.lose(connection)
        connection.close(TRY_LATER)

    def tell(self) -> None:
        """Tells every socket what it may know."""
        bulletin = Bulletin(self, self.fresh)
        self.known = bulletin.shown
        for connection in self.connections:
            bulletin.send(connection)
        self.fresh = []

    def tell_everything(self) -> None:
        """What was told before no longer holds: the next update is whole."""
        for connection in self.connections:
            connection.wants_whole = True

    # ---- the store

    def have_stored(self) -> None:
        """Everything so far is safe."""
        self.stored = len(self.table.entries)
        self.new_games, self.new_row = [], False
        self.keyring.have_stored()
        self.bells.have_stored()
        if self.row.closed_at:
            self.frozen, self.notice = True, CLOSED

    def batch(self, command: str) -> Batch | None:
        """What is not stored yet; the command belongs to its last line."""
        lines = self.table.entries[self.stored :]
        keyring = self.keyring
        bells = self.bells.changed
        changed = self.new_row or self.new_games or keyring.new or keyring.freed or bells
        if self.frozen or not (lines or changed):
            return None
        last = len(lines) - 1
        return Batch(
            room=self.row.code,
            row=self.row if self.new_row else None,
            games=tuple(self.new_games),
            tokens=tuple(keyring.new),
            freed_seats=tuple(keyring.freed),
            bells=self.bells.new_rows(),
            silenced=self.bells.old_rows(),
            entries=tuple(
                Written(
                    number=self.number, n=self.stored + n, entry=entry, command=command if n == last else ""
                )
                for n, entry in enumerate(lines)
            ),
            finished_at=self.hub.now() if self.table.is_over() or self.row.closed_at else None,
        )

    def begin_again(self, stored: Stored) -> list[Written]:
        """The last game of the series as it was before its first line; its lines are still to be replayed."""
        last = stored.games[-1]
        self.row = stored.room
        self.bots.stop_thinking()
        self.new_game(last.number, last.opener, last.secret)
        self.clerk.done = {line.command for line in stored.entries if line.command}
        self.keyring.load(stored.tokens, seated_by(stored.entries))
        self.bells.load(stored.bells)
        return [line for line in stored.entries if line.number == last.number]

    def replay(self, line: Written) -> bool:
        """One line, if it leads to the position it led to before; what follows is never guessed at."""
        try:
            told = replay_entry(self.table, line.entry, line.n)
        except Refused:
            LOGGER.warning("table %s was begun under other rules", self.row.code)
            self.frozen, self.notice = True, OTHER_RULES
            return False
        self.remember(Reply(entry=line.entry, told=tuple(told)))
        return True

    def keep_to_itself(self) -> None:
        """What has just happened is no news to anybody."""
        self.fresh = []

    def stand_as_stored(self) -> None:
        """All lines are replayed."""
        self.be_taught()
        self.keep_to_itself()
        self.set_clock()
        self.have_stored()

    # ---- time

    def schedule(self) -> None:
        """Sets the alarm for whatever happens by itself next."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        running = self.table.clocks.next_due()
        moments = [
            running.due if running else None,
            self.presence.absence.next_wake(),
            self.course.salts_deadline(),
        ]
        wanted = [moment for moment in moments if moment is not None]
        if wanted:
            wait = max(0, max(self.retry_at, min(wanted)) - self.now()) / 1000
            self.timer = asyncio.get_running_loop().call_later(wait, self.submit, None, Tick())

    def take_no_more(self) -> None:
        """What has not begun is not answered, so it is sent again; what is under way is finished."""
        self.closed = True
        self.queue.waiting.clear()

    def close(self) -> None:
        """Leaves memory; the store has everything."""
        self.take_no_more()
        self.bots.stop_thinking()
        self.hints.stop()
        if self.tutor is not None:
            self.tutor.stop()
        if self.timer is not None:
            self.timer.cancel()
