"""A table with people at it: one queue, one log, and nothing acknowledged before it is stored."""

from __future__ import annotations

import asyncio
import logging
import time
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from ludofoot.core import entries as log
from ludofoot.core.entries import Occupant
from ludofoot.core.fairness import fresh_secret
from ludofoot.core.game import Game, Setup
from ludofoot.core.logbook import replay_entry
from ludofoot.core.records import Move, Refusal, Refused, Said
from ludofoot.core.table import Reply, Table
from ludofoot.server.absence import Memory
from ludofoot.server.bots import BotSeats
from ludofoot.server.connection import TRY_LATER, Connection
from ludofoot.server.course import Course
from ludofoot.server.desk import Desk
from ludofoot.server.items import Dropped, Item, Tick
from ludofoot.server.keyring import Keyring
from ludofoot.server.presence import Presence
from ludofoot.server.queue import Errand, Queue
from ludofoot.server.rate import Bucket
from ludofoot.server.rebuilding import restored
from ludofoot.server.store import Batch, GameRow, RoomRow, Stored, StoreFull, StoreUnknown, Written
from ludofoot.server.telling import Bulletin, Heard
from ludofoot.wire import requests as wire

if TYPE_CHECKING:
    from ludofoot.server.hub import Hub


LOGGER = logging.getLogger("ludofoot.server")
NO_SPACE = Said("notice-store-full")
FAILING = Said("notice-store-failing")
OTHER_RULES = Said("notice-rules-changed")
REFUSALS_KEPT = 256
PASSING = frozenset(
    {"too-many", "server-full", "store-full", "store-failing", "store-damaged", "store-unknown", "too-costly"}
)
"""Refusals that may be over in a moment: a socket that meets one is closed, to be tried again."""


class TableRoom:
    """Everything about one table that is open in memory; the store has the same, entry for entry."""

    def __init__(self, hub: Hub, row: RoomRow, game: Game[Any], opener: int | None = None) -> None:
        self.hub = hub
        self.row = row
        self.game = game
        self.connections: set[Connection] = set()
        self.keyring = Keyring(row.code)
        self.done: set[str] = set()
        self.refused: dict[str, Refusal] = {}
        """The last commands that were refused: a copy that comes late must not be carried out after all."""
        self.queue = Queue(self.begin, self.look_ahead, self.pay)
        self.timer: asyncio.TimerHandle | None = None
        self.bots = BotSeats(self)
        self.desk = Desk(self)
        self.notice: Said | None = None
        self.known_absence: Memory = ({}, {}, {})
        self.frozen = False
        """Whether the game was begun under rules that are no longer ours: it is shown, not played on."""
        self.ahead_ms = 0
        """How far the table's time is before that of the system's clock."""
        self.recovering: asyncio.Task[None] | None = None
        self.payer = ""
        """The address that what happens here by itself is counted for."""
        self.retry_at = 0
        """After a failure nothing happens by itself before this moment."""
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
        self.history: list[Heard] = []
        self.fresh: list[Heard] = []
        self.told_a_line: list[int] = []
        self.stored = 0
        self.new_games = [self.game_row()]

    def game_row(self) -> GameRow:
        """The game of the series that is played now."""
        return GameRow(room=self.row.code, number=self.number, secret=self.secret, opener=self.opener)

    def change_secret(self) -> None:
        """What was promised must no longer count."""
        self.secret = fresh_secret()
        self.new_games = [self.game_row()]

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
        return max(last, self.hub.now() - self.row.opened_at + self.ahead_ms)

    def set_clock(self) -> None:
        """If the system's clock was set back since the last line, time goes on from there, not when it has
        caught up."""
        last = self.table.entries[-1].at if self.table.entries else 0
        self.ahead_ms = max(0, last - (self.hub.now() - self.row.opened_at))

    def awaited(self) -> list[int]:
        """Whom the game waits for."""
        return self.table.state.awaited() if self.table.state is not None else []

    def stands_still(self) -> bool:
        """Whether nobody may move: a race does not go on while somebody is missed."""
        table = self.table
        return (
            table.state is not None and table.clocks.paused_at is not None and table.game.is_race(table.state)
        )

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
        for connection in self.connections:
            connection.seats = tuple(held for held in connection.seats if held != seat)

    def welcome(self, connection: Connection) -> None:
        """A socket is told everything from now on."""
        self.connections.add(connection)
        connection.wants_whole = True

    def lose(self, connection: Connection) -> None:
        """A socket is told nothing more."""
        self.connections.discard(connection)

    # ---- the table

    def play(self, seat: int, move: Move) -> None:
        """A move; raises `Refused`."""
        self.settle(self.table.play(seat, move, self.now()))

    def take_back(self, seat: int) -> None:
        """A sealed choice returns to its owner; raises `Refused`."""
        self.settle(self.table.take_back(seat, self.now()))

    def undo(self, seat: int) -> None:
        """One's own last move is undone; raises `Refused`."""
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
        """Keeps what was told, for those who come later; an undone move is no longer told."""
        if reply.entry is None:
            return
        if isinstance(reply.entry, log.Undone):
            self.bots.stop_thinking()
            del self.history[len(self.history) - self.told_a_line.pop() :]
        told = [Heard(reply.entry.at, telling) for telling in reply.told]
        if isinstance(reply.entry, log.Moved | log.TimedOut | log.TakenBack):
            self.told_a_line.append(len(told))
        self.history += told
        self.fresh += told

    # ---- the queue

    def submit(self, connection: Connection | None, item: Item) -> None:
        """Puts something in line; it is handled when everything before it is stored."""
        errand = Errand(connection, item)
        refusable = connection is not None and not isinstance(item, Dropped | wire.Join)
        if refusable and len(self.queue) >= self.hub.limits.room_commands_waiting:
            errand.refusal = Refusal("too-many")
            self.reply(errand)
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
        if not self.frozen:
            self.schedule()
            if self.bots.tasks or any(self.table.bot_at(seat) for seat in range(self.table.seats)):
                self.bots.think()

    def begin(self, errand: Errand) -> bool:
        """Carries out an errand, to be acknowledged and told when it is stored; whether that is now."""
        if self.is_settled(errand):
            self.reply(errand)
            return True
        self.carry_out(errand)
        if errand.broke:
            self.recover(errand)
            return False
        batch = self.batch("" if errand.refusal else errand.command)
        if batch is None:
            self.finish(errand)
            return True
        self.hub.store.submit(batch, lambda failure: self.written(errand, failure))
        return False

    def is_settled(self, errand: Errand) -> bool:
        """An id has one outcome, however often it comes; whether it had it before, to be told again."""
        errand.refusal = self.refused.get(errand.command)
        again = errand.command in self.done and not isinstance(errand.item, wire.Sit)
        return again or errand.refusal is not None

    def remember_refusal(self, command: str, refusal: Refusal) -> None:
        """For as long as a copy may be on its way."""
        self.refused[command] = refusal
        if len(self.refused) > REFUSALS_KEPT:
            del self.refused[next(iter(self.refused))]

    def carry_out(self, errand: Errand) -> None:
        """Finds the answer for the sender, or why not."""
        self.known_absence = self.presence.absence.memory()
        try:
            errand.answer = self.desk.carry_out(errand.connection, errand.item)
            if not self.frozen:
                self.course.go_on()
        except Refused as refused:
            errand.answer, errand.refusal = None, refused.refusal
        except Exception:
            # Whatever went wrong may have stopped half-way; nobody has been told yet, so nobody notices.
            LOGGER.exception("table %s could not handle %s", self.row.code, type(errand.item).__name__)
            errand.answer, errand.refusal = None, Refusal("unreadable")
            errand.broke = True

    def written(self, errand: Errand, failure: Exception | None) -> None:
        """The store has answered; when it could not write, everything is as before."""
        if failure is None:
            self.notice = None if self.notice in (NO_SPACE, FAILING) else self.notice
            self.have_stored("" if errand.refusal else errand.command)
            self.go_on_after(errand)
        elif isinstance(failure, StoreUnknown):
            self.abandon()
        else:
            # A command that was stored before is acknowledged: what it did just now is taken back.
            if not isinstance(failure, KeyError):
                self.notice = NO_SPACE if isinstance(failure, StoreFull) else FAILING
                errand.refusal = refusal_of(failure)
            self.recover(errand)

    def go_on_after(self, errand: Errand) -> None:
        """Answers, tells, and begins what waits, for which others pay."""
        began = time.perf_counter()
        try:
            self.finish(errand)
        finally:
            self.pay(errand.connection, time.perf_counter() - began)
            self.queue.advance()

    def recover(self, errand: Errand) -> None:
        """Back to what is stored: memory is only a cache. What waits at this table waits for that too."""
        self.recovering = asyncio.get_running_loop().create_task(restored(self, errand))

    def abandon(self) -> None:
        """Nobody can say what is stored: whoever comes back finds out, and sends again what is not."""
        for connection in list(self.connections):
            self.turn_away(connection)
        self.hub.rooms.pop(self.row.code, None)
        self.close()

    def finish(self, errand: Errand) -> None:
        """Answers the sender and tells everybody."""
        connection, refusal = errand.connection, errand.refusal
        if connection is not None and refusal is not None:
            if isinstance(errand.item, wire.Join) and refusal.code in PASSING:
                self.turn_away(connection)
            if errand.command:
                self.remember_refusal(errand.command, refusal)
        self.reply(errand)
        self.tell()

    def turn_away(self, connection: Connection) -> None:
        """A seat's owner has come back, but that cannot be stored: to be tried again later."""
        self.lose(connection)
        connection.close(TRY_LATER)

    def reply(self, errand: Errand) -> None:
        """To the sender alone; whoever has gone hears nothing."""
        connection = errand.connection
        if connection is None or isinstance(errand.item, Dropped):
            return
        if errand.refusal is not None:
            connection.refuse(errand.id, errand.refusal)
        elif errand.answer is not None:
            connection.answer(errand.answer)
        elif errand.id:
            connection.acknowledge(errand.id)

    def tell(self) -> None:
        """Tells every socket what it may know."""
        bulletin = Bulletin(self, self.fresh)
        for connection in self.connections:
            bulletin.send(connection)
        self.fresh = []

    def tell_everything(self) -> None:
        """What was told before no longer holds: the next update is whole."""
        for connection in self.connections:
            connection.wants_whole = True

    # ---- the store

    def have_stored(self, command: str) -> None:
        """Everything so far is safe."""
        self.stored = len(self.table.entries)
        self.new_games = []
        self.keyring.have_stored()
        if command:
            self.done.add(command)

    def batch(self, command: str) -> Batch | None:
        """What is not stored yet; the command belongs to its last line."""
        lines = self.table.entries[self.stored :]
        keyring = self.keyring
        if self.frozen or not (lines or self.new_games or keyring.new or keyring.freed):
            return None
        last = len(lines) - 1
        return Batch(
            room=self.row.code,
            games=tuple(self.new_games),
            tokens=tuple(keyring.new),
            freed_seats=tuple(keyring.freed),
            entries=tuple(
                Written(
                    number=self.number, n=self.stored + n, entry=entry, command=command if n == last else ""
                )
                for n, entry in enumerate(lines)
            ),
            finished_at=self.hub.now() if self.table.is_over() else None,
        )

    def begin_again(self, stored: Stored) -> list[Written]:
        """The last game of the series as it was before its first line; its lines are still to be replayed."""
        last = stored.games[-1]
        self.bots.stop_thinking()
        self.new_game(last.number, last.opener, last.secret)
        self.done = {line.command for line in stored.entries if line.command}
        self.keyring.load(stored.tokens, seated_by(stored.entries))
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
        self.keep_to_itself()
        self.set_clock()
        self.have_stored("")

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

    def close(self) -> None:
        """Leaves memory; the store has everything."""
        self.bots.stop_thinking()
        if self.timer is not None:
            self.timer.cancel()


def refusal_of(failure: Exception) -> Refusal:
    """What a failure of the store means to whoever asked."""
    return failure.refusal if isinstance(failure, Refused) else Refusal("store-failing")


def seated_by(lines: tuple[Written, ...]) -> dict[int, tuple[str, str]]:
    """Who took which seat with which command, over a whole series."""
    found: dict[int, tuple[str, str]] = {}
    started = 0
    for before, line in pairwise(lines):
        match before.entry, line.entry:
            case log.Sat(seat=sat), log.Salted(seat=seat, commitment=promised) if (
                sat == seat and line.command
            ):
                found[seat] = (line.command, promised)
            case _, log.Left(seat=seat) if started != line.number:
                found.pop(seat, None)
            case _, log.Started():
                started = line.number
    return found
