"""A table with people at it: one queue, one log, and nothing acknowledged before it is stored."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import TYPE_CHECKING, Any

import msgspec

from ludofoot.bots import check_level
from ludofoot.core import commands as ask
from ludofoot.core import entries as log
from ludofoot.core.entries import Occupant
from ludofoot.core.fairness import commitment_to, fresh_secret
from ludofoot.core.game import Game, Setup
from ludofoot.core.record import replay_entry
from ludofoot.core.records import Move, Refusal, Refused, Said
from ludofoot.core.table import Reply, Table
from ludofoot.server.absence import Absence
from ludofoot.server.bots import BotSeats
from ludofoot.server.connection import Connection
from ludofoot.server.store import Batch, GameRow, RoomRow, Stored, StoreFull, TokenRow, Written
from ludofoot.server.telling import Bulletin, Timed
from ludofoot.server.tokens import fresh_token, hashed, tidy_name
from ludofoot.wire import requests as wire
from ludofoot.wire.answers import Previewed, Seated

if TYPE_CHECKING:
    from ludofoot.server.hub import Hub

BOT_FOR_ABSENT = "confirme"


class Tick(msgspec.Struct, frozen=True):
    """Time has passed."""


class BotMove(msgspec.Struct, frozen=True):
    """A bot has made up its mind."""

    seat: int
    move: dict[str, Any]


class Dropped(msgspec.Struct, frozen=True):
    """A socket has closed."""


Item = wire.AnyRequest | Tick | BotMove | Dropped


class TableRoom:
    """Everything about one table that is open in memory; the store has the same, entry for entry."""

    def __init__(self, hub: Hub, row: RoomRow, game: Game[Any]) -> None:
        self.hub = hub
        self.row = row
        self.game = game
        self.connections: set[Connection] = set()
        self.tokens: dict[str, int] = {}
        self.done: set[str] = set()
        self.inbox: deque[tuple[Connection | None, Item]] = deque()
        self.draining: asyncio.Task[None] | None = None
        self.timer: asyncio.TimerHandle | None = None
        self.bots = BotSeats(self)
        self.notice: Said | None = None
        self.new_game(1, None, fresh_secret())

    # ---- a game of the series

    def new_game(self, number: int, opener: int | None, secret: str) -> None:
        """An empty table for the next game."""
        self.number = number
        self.opener = opener
        self.secret = secret
        self.table = Table(self.game, len(self.row.plan), self.row.decision_ms)
        self.absence = Absence(self.hub.limits.grace_ms, self.hub.limits.away_ms, self.now)
        self.history: list[Timed] = []
        self.lines_told: list[int] = []
        self.rematch: set[int] = set()
        self.stored = 0
        self.salts_since: int | None = None
        self.new_games: list[GameRow] = [
            GameRow(room=self.row.code, number=number, secret=secret, opener=opener)
        ]
        self.new_tokens: list[TokenRow] = []
        self.fresh: list[Timed] = []

    def setup(self) -> Setup:
        """What was agreed when the room was opened."""
        return Setup(len(self.row.plan), self.row.options, self.opener, self.number, self.row.box)

    def now(self) -> int:
        """Milliseconds since the room was opened, never running backwards."""
        last = self.table.entries[-1].at if hasattr(self, "table") and self.table.entries else 0
        return max(last, self.hub.now() - self.row.opened_at)

    def awaited(self) -> list[int]:
        """Whom the game waits for."""
        return self.table.state.awaited() if self.table.state is not None else []

    def open(self) -> None:
        """Publishes the promise and seats the bots of the plan."""
        self.do(ask.Open(table=f"{self.row.code}/{self.number}", commitment=commitment_to(self.secret)))
        for seat, bot in enumerate(self.row.plan):
            if bot:
                self.do(ask.Sit(seat=seat, who=Occupant(bot=bot)))

    def do(self, command: ask.AnyCommand) -> Reply:
        """Carries out a command at the table; raises `Refused`."""
        self.table.post(command, self.now())
        replies = self.table.settle()
        for reply in replies:
            self.remember(reply)
        if replies[-1].refusal is not None:
            raise refused(replies[-1].refusal)
        return replies[-1]

    def remember(self, reply: Reply) -> None:
        """Keeps what was told, for those who come later; an undone move is no longer told."""
        if isinstance(reply.entry, log.Undone):
            self.bots.stop_thinking()
            keep = len(self.history) - self.lines_told.pop()
            del self.history[keep:]
        if reply.entry is None:
            return
        told = [(reply.entry.at, telling) for telling in reply.told]
        if isinstance(reply.entry, log.Moved | log.TimedOut | log.TakenBack):
            self.lines_told.append(len(told))
        self.history += told
        self.fresh += told

    # ---- the queue

    def submit(self, connection: Connection | None, item: Item) -> None:
        """Puts something in line; it is handled when everything before it is stored."""
        if connection is not None and len(self.inbox) >= self.hub.limits.room_commands_waiting:
            connection.refuse(getattr(item, "id", ""), Refusal("too-many"))
            return
        self.inbox.append((connection, item))
        if self.draining is None:
            self.draining = asyncio.get_running_loop().create_task(self.drain())

    async def drain(self) -> None:
        """Handles the queue to its end."""
        try:
            while self.inbox:
                connection, item = self.inbox.popleft()
                await self.handle(connection, item)
        finally:
            self.draining = None
        self.schedule()
        self.bots.think()

    async def handle(self, connection: Connection | None, item: Item) -> None:
        """One item: refused, or stored, acknowledged and told."""
        command = item.id if isinstance(item, wire.Command) else ""
        if command in self.done and not isinstance(item, wire.Sit):
            answer(connection, command)
            return
        try:
            extra = self.carry_out(connection, item)
            self.go_on()
        except Refused as problem:
            if connection is not None and not isinstance(item, Dropped):
                connection.refuse(getattr(item, "id", ""), problem.refusal)
            extra = None
            command = ""
        if await self.store(command, connection):
            if extra is not None and connection is not None:
                connection.answer(extra)
            elif command:
                answer(connection, command)
            self.tell(None)

    async def store(self, command: str, connection: Connection | None) -> bool:
        """Stores what is new; when that fails everything is as before."""
        batch = self.batch(command)
        if batch is None:
            return True
        try:
            await self.hub.store.write(batch)
        except StoreFull:
            self.restore()
            if connection is not None:
                connection.refuse(command, Refusal("store-full"))
            self.notice = Said("notice-store-full")
            self.tell(None, whole=True)
            return False
        except KeyError:
            # The command was stored before: whatever it did just now is taken back.
            self.restore()
            self.tell(None, whole=True)
        self.stored = len(self.table.entries)
        self.new_games, self.new_tokens = [], []
        if command:
            self.done.add(command)
        return True

    def batch(self, command: str) -> Batch | None:
        """What is not stored yet; the command belongs to its last line."""
        lines = self.table.entries[self.stored :]
        if not lines and not self.new_games and not self.new_tokens:
            return None
        written = [
            Written(number=self.number, n=self.stored + n, entry=entry, command="")
            for n, entry in enumerate(lines)
        ]
        if command and written:
            written[-1] = msgspec.structs.replace(written[-1], command=command)
        return Batch(
            room=self.row.code,
            games=tuple(self.new_games),
            tokens=tuple(self.new_tokens),
            entries=tuple(written),
            finished_at=self.hub.now() if self.table.is_over() else None,
        )

    def tell(self, only: Connection | None, whole: bool = False) -> None:
        """Tells every socket, or one, what it may know."""
        bulletin = Bulletin(self, self.fresh)
        for connection in [only] if only is not None else list(self.connections):
            bulletin.send(connection, whole)
        if only is None:
            self.fresh = []

    # ---- requests

    def carry_out(self, connection: Connection | None, item: Item) -> Any:
        """Does what is asked; raises `Refused`. The answer is for the sender alone, if there is one."""
        match item:
            case Tick():
                self.pass_time()
            case BotMove():
                self.bots.play(item.seat, item.move)
            case Dropped():
                self.drop(connection)
            case wire.Join():
                self.join(connected(connection), item)
            case wire.Resync():
                self.tell(connected(connection), whole=True)
            case wire.Sit():
                return self.sit(connected(connection), item)
            case wire.Seat():
                self.seat_bot(connected(connection), item)
            case wire.Draft():
                return self.preview(connected(connection), item)
            case _:
                self.check_seat(connected(connection), item.seat)
                self.of_seat(item)
        return None

    def of_seat(self, item: Item) -> None:
        """What only the holder of a seat may ask."""
        match item:
            case wire.Move(seat=seat, move=move):
                self.do(ask.Play(seat=seat, move=self.read_move(move)))
            case wire.TakeBack(seat=seat):
                self.do(ask.TakeBack(seat=seat))
            case wire.Undo(seat=seat):
                self.do(ask.Undo(seat=seat))
            case wire.Salt(seat=seat, salt=salt):
                self.do(ask.Salt(seat=seat, salt=salt))
            case wire.Ready(seat=seat, commitment=commitment):
                self.do(ask.Commit(seat=seat, commitment=commitment))
            case wire.Leave(seat=seat):
                self.leave(seat)
            case wire.Settle():
                self.settle(item)
            case wire.Rematch(seat=seat):
                self.want_rematch(seat)

    def check_seat(self, connection: Connection, seat: int) -> None:
        """Every message is authorised: the socket must have shown the token of the seat."""
        if seat not in connection.seats:
            raise Refused("not-your-seat")

    def read_move(self, move: dict[str, Any]) -> Move:
        """A move, strictly decoded."""
        try:
            found: Move = msgspec.convert(move, self.game.move_type)
        except msgspec.ValidationError:
            raise Refused("bad-move") from None
        return found

    def preview(self, connection: Connection, item: wire.Draft) -> Previewed:
        """What a draft would do, for a seat that may ask."""
        self.check_seat(connection, item.seat)
        found = self.table.playing().preview(item.seat, self.read_move(item.draft))
        return Previewed(id=item.id, preview=msgspec.to_builtins(found))

    def join(self, connection: Connection, item: wire.Join) -> None:
        """A socket arrives, with whatever seats its tokens open."""
        held = {self.tokens[hashed(token)] for token in item.tokens if hashed(token) in self.tokens}
        connection.opener = -1 in held
        connection.seats = tuple(sorted(seat for seat in held if seat >= 0 and self.is_person(seat)))
        self.connections.add(connection)
        for seat in connection.seats:
            self.come_back(seat)
        self.tell(connection, whole=True)

    def is_person(self, seat: int) -> bool:
        """Whether a person has this seat."""
        who = self.table.occupants[seat] if seat < self.table.seats else None
        return who is not None and not who.bot

    def sit(self, connection: Connection, item: wire.Sit) -> Seated:
        """Somebody takes a free seat and gets its token. The same command again gets another token for it."""
        if item.id not in self.done:
            who = Occupant(name=tidy_name(item.name), screen=connection_screen(connection))
            self.do(ask.Sit(seat=item.seat, who=who))
            self.do(ask.Commit(seat=item.seat, commitment=item.commitment))
        token = fresh_token()
        self.tokens[hashed(token)] = item.seat
        self.new_tokens.append(TokenRow(hash=hashed(token), room=self.row.code, seat=item.seat))
        connection.seats = tuple(sorted({*connection.seats, item.seat}))
        return Seated(id=item.id, seat=item.seat, token=token)

    def seat_bot(self, connection: Connection, item: wire.Seat) -> None:
        """Whoever opened the table arranges its free seats before the start."""
        if not connection.opener:
            raise Refused("not-the-opener")
        if self.table.state is not None:
            raise Refused("already-started")
        if item.seat >= self.table.seats or self.is_person(item.seat):
            raise Refused("seat-taken")
        if item.bot:
            check_level(item.bot)
        if self.table.occupants[item.seat] is not None:
            self.do(ask.Leave(seat=item.seat))
        if item.bot:
            self.do(ask.Sit(seat=item.seat, who=Occupant(bot=item.bot)))

    # ---- what follows by itself

    def go_on(self) -> None:
        """Starts a game whose salts are all open, and shows the secret of one that is over."""
        if self.table.state is None and self.all_salted():
            setup = self.setup()
            self.do(ask.Start(setup=setup, seed=self.table.promises.seed(self.secret, setup)))
        if self.table.state is None and self.all_promised():
            self.salts_since = self.now() if self.salts_since is None else self.salts_since
        else:
            self.salts_since = None
        if self.table.is_over() and not self.table.promises.secret:
            self.bots.stop_thinking()
            self.do(ask.Reveal(secret=self.secret))

    def people(self) -> list[int]:
        """The seats of persons."""
        return [seat for seat in range(self.table.seats) if self.is_person(seat)]

    def all_promised(self) -> bool:
        """Whether every seat is taken and every person has promised a salt."""
        full = all(who is not None for who in self.table.occupants)
        return full and all(seat in self.table.promises.commitments for seat in self.people())

    def all_salted(self) -> bool:
        """Whether every salt is open."""
        return self.all_promised() and all(seat in self.table.promises.salts for seat in self.people())

    def pass_time(self) -> None:
        """Deadlines, seats whose grace is over, a start for which a salt is missing."""
        for reply in self.table.pass_time(self.now()):
            self.remember(reply)
        for seat in self.absence.overdue():
            self.leave(seat)
        if self.salts_since is not None and self.now() >= self.salts_since + self.hub.limits.salt_ms:
            self.start_again()

    def start_again(self) -> None:
        """A salt is missing: its owner loses the seat, and everything is promised anew."""
        missing = [seat for seat in self.people() if seat not in self.table.promises.salts]
        names = tuple(who.name for seat in missing if (who := self.table.occupants[seat]) is not None)
        for seat in missing:
            self.do(ask.Leave(seat=seat))
            self.drop_tokens(seat)
        self.secret = fresh_secret()
        self.new_games = [
            GameRow(room=self.row.code, number=self.number, secret=self.secret, opener=self.opener)
        ]
        self.do(ask.Open(table=f"{self.row.code}/{self.number}", commitment=commitment_to(self.secret)))
        self.salts_since = None
        self.notice = Said("notice-salt-missing", {"names": names})

    def drop_tokens(self, seat: int) -> None:
        """The seat is free for somebody else."""
        self.tokens = {token: held for token, held in self.tokens.items() if held != seat}
        for connection in self.connections:
            connection.seats = tuple(held for held in connection.seats if held != seat)

    # ---- coming and going

    def drop(self, connection: Connection | None) -> None:
        """A socket has closed; seats without any other one are missed after a while."""
        if connection is None or connection not in self.connections:
            return
        self.connections.discard(connection)
        still = {seat for other in self.connections for seat in other.seats}
        for seat in connection.seats:
            if seat not in still:
                self.absence.drop(seat)

    def leave(self, seat: int) -> None:
        """Before the start a seat is given up; later its owner is away and may return."""
        if self.table.is_over():
            self.absence.dropped.pop(seat, None)
            return
        self.do(ask.Leave(seat=seat))
        if self.table.state is None:
            self.absence.dropped.pop(seat, None)
            self.drop_tokens(seat)
            return
        self.absence.leave(seat)
        if self.table.clocks.paused_at is None and not self.table.is_over():
            self.do(ask.Pause())

    def come_back(self, seat: int) -> None:
        """The owner is here again, whoever plays for him meanwhile."""
        known = self.absence.come_back(seat)
        if self.table.state is not None and (known or seat in self.table.away) and not self.table.is_over():
            self.bots.stop_thinking()
            self.do(ask.Return(seat=seat))
            self.resume_if_settled()

    def resume_if_settled(self) -> None:
        """Deadlines run on when nobody is missed any more."""
        unsettled = [seat for seat in self.absence.gone if seat not in self.table.bots_for_absent]
        if not unsettled and self.table.clocks.paused_at is not None:
            self.do(ask.Resume())

    def settle(self, item: wire.Settle) -> None:
        """What those present want to do about an empty seat; they must agree."""
        if self.absence.left_ms(item.absent) is None or item.absent in self.table.bots_for_absent:
            raise Refused("nobody-away")
        if self.absence.left_ms(item.absent):
            raise Refused("not-yet")
        if item.choice == "wait":
            self.absence.wait_longer(item.absent)
            return
        self.absence.vote(item.absent, item.seat, item.choice)
        here = [seat for seat in self.people() if seat not in self.absence.gone]
        if not self.absence.agreed(item.absent, here, item.choice):
            return
        if item.choice == "end":
            self.do(ask.Break(reason="absent"))
        else:
            self.do(ask.LetBotPlay(seat=item.absent, bot=BOT_FOR_ABSENT))
            self.resume_if_settled()

    def want_rematch(self, seat: int) -> None:
        """When all who are here want to play again, the next game begins; the opener moves on."""
        if not self.table.is_over():
            raise Refused("game-not-over")
        self.rematch.add(seat)
        here = [each for each in self.people() if each not in self.absence.gone]
        if all(each in self.rematch for each in here):
            self.begin_rematch()

    def begin_rematch(self) -> None:
        """A new table for the same seats."""
        occupants = self.table.occupants
        opener = self.table.first_seat
        self.new_game(self.number + 1, (opener + 1) % self.table.seats, fresh_secret())
        self.do(ask.Open(table=f"{self.row.code}/{self.number}", commitment=commitment_to(self.secret)))
        for seat, who in enumerate(occupants):
            if who is not None:
                self.do(ask.Sit(seat=seat, who=who))

    def bot_has_decided(self, seat: int, move: dict[str, Any]) -> None:
        """Puts a bot's move in line like any other."""
        self.submit(None, BotMove(seat, move))

    # ---- time

    def schedule(self) -> None:
        """Sets the alarm for whatever happens by itself next."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        running = self.table.clocks.next_due()
        moments = [running.due if running else None, self.absence.next_wake()]
        if self.salts_since is not None:
            moments.append(self.salts_since + self.hub.limits.salt_ms)
        wanted = [moment for moment in moments if moment is not None]
        if wanted:
            wait = max(0, min(wanted) - self.now()) / 1000
            self.timer = asyncio.get_running_loop().call_later(wait, self.submit, None, Tick())

    def close(self) -> None:
        """Leaves memory; the store has everything."""
        self.bots.stop_thinking()
        if self.timer is not None:
            self.timer.cancel()

    # ---- from the store

    def restore(self) -> None:
        """Everything as it was stored: memory is only a cache."""
        stored = self.hub.store.load(self.row.code)
        assert stored is not None
        gone = self.absence.gone
        self.rebuild(stored)
        self.absence.gone = gone

    def rebuild(self, stored: Stored) -> None:
        """The last game of the series, replayed from its entries."""
        last = stored.games[-1]
        self.bots.stop_thinking()
        self.new_game(last.number, last.opener, last.secret)
        self.new_games = []
        self.tokens = {token.hash: token.seat for token in stored.tokens}
        self.done = {line.command for line in stored.entries if line.command}
        for line in stored.entries:
            if line.number == last.number:
                told = replay_entry(self.table, line.entry, line.n)
                self.remember(Reply(entry=line.entry, told=tuple(told)))
        self.stored = len(self.table.entries)
        self.fresh = []

    def wake_up(self, last_alive: int) -> None:
        """After a down time, which counts for no deadline: everybody is away until they come back."""
        table = self.table
        if table.state is None or table.is_over():
            return
        if table.clocks.paused_at is None:
            stopped = max(table.entries[-1].at, min(self.now(), last_alive - self.row.opened_at))
            table.post(ask.Pause(), stopped)
            table.settle()
        for seat in self.people():
            if seat not in table.away:
                self.do(ask.Leave(seat=seat))
            self.absence.leave(seat)


def refused(refusal: Refusal) -> Refused:
    """A refusal as an exception."""
    return Refused(refusal.code, refusal.clause, **refusal.args)


def connected(connection: Connection | None) -> Connection:
    """Whoever asks must be there."""
    assert connection is not None
    return connection


def connection_screen(connection: Connection) -> str:
    """Seats taken from one socket are on one screen."""
    if not connection.screen:
        connection.screen = fresh_token()[:8]
    return connection.screen


def answer(connection: Connection | None, command: str) -> None:
    """Acknowledges, if somebody waits for it."""
    if connection is not None:
        connection.acknowledge(command)
