"""Where requests are answered: each is authorised, strictly read, and handed to the table."""

from __future__ import annotations

import time
from functools import cache
from typing import TYPE_CHECKING, Any

import msgspec

from ludofoot.bots import check_level
from ludofoot.core import entries as log
from ludofoot.core.entries import Occupant
from ludofoot.core.pieces import explain
from ludofoot.core.records import SPECTATOR, Move, Refused
from ludofoot.server.adapting import named
from ludofoot.server.connection import Connection
from ludofoot.server.guests import note
from ludofoot.server.items import BotMove, Cued, Dropped, Item, Shut, Tick
from ludofoot.server.keyring import OPENER
from ludofoot.server.solver import Solver
from ludofoot.server.telling import Seen, notes_to
from ludofoot.server.tokens import fresh_token, tidy_name
from ludofoot.server.tutor import Tutor
from ludofoot.wire import requests as wire
from ludofoot.wire.answers import Explains, Previewed, Seated

if TYPE_CHECKING:
    from ludofoot.server.room import TableRoom


class Desk:
    """Answers for one room."""

    def __init__(self, room: TableRoom) -> None:
        self.room = room

    def carry_out(self, connection: Connection | None, item: Item) -> Any:
        """Does what is asked; raises `Refused`. The answer is for the sender alone, if there is one."""
        if self.room.frozen and not isinstance(item, wire.Join | wire.Resync | wire.Here | Dropped):
            if self.room.row.closed_at:
                raise Refused("table-closed")
            raise Refused("rules-changed")
        match item:
            case wire.Move() if connection is not None:  # first: most of what is asked
                check_seat(connection, item.seat)
                self.of_seat(item)
            case Tick():
                self.room.course.pass_time()
            case BotMove():
                self.room.bots.play(item)
            case Cued():
                if self.room.tutor is not None:
                    self.room.tutor.play_on()
            case Dropped():
                self.room.presence.drop(connection)
            case Shut():
                self.room.shut()
            case _:
                assert connection is not None
                return self.answer(connection, item)
        return None

    def answer(self, connection: Connection, item: wire.AnyRequest) -> Any:
        """What a client asks."""
        match item:
            case wire.Join():
                self.join(connection, item)
            case wire.Resync():
                if not connection.wholes.take(time.monotonic()):
                    raise Refused("too-fast")
                connection.wants_whole = True
            case wire.Here():
                note(connection, item)
            case wire.Sit():
                return self.sit(connection, item)
            case wire.Seat() | wire.Show() | wire.Begin():
                self.arrange(connection, item)
            case wire.Draft():
                return self.preview(connection, item)
            case wire.Explain():
                return self.explain(connection, item)
            case wire.Gesture():
                return self.room.gestures.show(connection, item)
            case wire.Hold() | wire.Aid() | wire.Ring():
                check_seat(connection, item.seat)
                self.beside_the_game(item)
            case wire.Hint():
                check_seat(connection, item.seat)
                self.room.hints.ask(connection, item)
            case _:
                check_seat(connection, item.seat)
                self.of_seat(item)
        return None

    def beside_the_game(self, item: wire.Hold | wire.Aid | wire.Ring) -> None:
        """How somebody plays: with pauses, with help, with a bell."""
        match item:
            case wire.Hold():
                self.room.unhurried.hold(on=item.on)
            case wire.Aid():
                self.room.help_with(item.seat, item.aid)
            case wire.Ring():
                self.room.bells.answer(item)

    def of_seat(self, item: wire.AnyRequest) -> None:
        """What only the holder of a seat may ask."""
        room = self.room
        if room.tutor is not None and room.is_taught() and self.of_learner(room.tutor, item):
            return
        match item:
            case wire.Move(seat=seat, move=move):
                if room.stands_still():
                    raise Refused("race-paused")
                room.play(seat, self.check_length(seat, self.read_move(move)))
            case wire.TakeBack(seat=seat):
                room.take_back(seat)
            case wire.Undo(seat=seat):
                room.undo(seat)
            case wire.Salt(seat=seat, salt=salt):
                room.course.open_salt(seat, salt)
            case wire.Ready(seat=seat, commitment=commitment):
                room.do(log.Salted(at=room.now(), seat=seat, commitment=commitment))
            case wire.Leave(seat=seat):
                room.presence.leave(seat)
            case wire.Settle():
                room.presence.settle(item)
            case wire.Learn():
                if room.tutor is None:
                    raise Refused("no-lesson", game=room.game.id)
            case wire.Rematch(seat=seat):
                room.course.want_rematch(seat)

    def of_learner(self, tutor: Tutor | Solver, item: wire.AnyRequest) -> bool:
        """What is asked in a lesson or a puzzle; whether it is answered by that."""
        match item:
            case wire.Move(move=move):
                tutor.take(self.read_move(move))
            case wire.Learn(step=step):
                tutor.press(step)
            case wire.Undo():
                tutor.back()
            case wire.TakeBack():
                raise Refused(tutor.otherwise)
            case _:
                return False
        return True

    def read_move(self, move: msgspec.Raw) -> Move:
        """A move, strictly decoded."""
        try:
            found: Move = move_decoder(self.room.game.move_type).decode(move)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            raise Refused("bad-move") from None
        return found

    def check_length(self, seat: int, move: Move) -> Move:
        """A game that has grown very long is played to its end, but nobody moves unasked any more."""
        table = self.room.table
        if len(table.entries) >= self.room.hub.limits.lines_a_game and table.playing().is_open(seat, move):
            raise Refused("game-too-long")
        return move

    def explain(self, connection: Connection, item: wire.Explain) -> Explains:
        """What a piece is to whoever sits there, or watches."""
        if item.seat != SPECTATOR:
            check_seat(connection, item.seat)
        table = self.room.table
        return Explains(id=item.id, explained=explain(table.game, table.playable(), item.seat, item.pieces))

    def preview(self, connection: Connection, item: wire.Draft) -> Previewed:
        """What a draft would do, for a seat that may ask."""
        check_seat(connection, item.seat)
        found = self.room.table.preview(item.seat, self.read_move(item.draft))
        noted = tuple(notes_to(self.room, Seen(self.room, item.seat), 0, found))
        return Previewed(id=item.id, preview=msgspec.to_builtins(found), notes=noted)

    def join(self, connection: Connection, item: wire.Join) -> None:
        """A socket arrives, with whatever seats its tokens open."""
        room = self.room
        held = room.keyring.opened_by(item.tokens)
        connection.opener = OPENER in held
        connection.seats = tuple(sorted(seat for seat in held if room.is_person(seat)))
        room.welcome(connection)
        self.make_room(connection)
        if not room.frozen:
            for seat in connection.seats:
                room.presence.come_back(seat)

    def make_room(self, newcomer: Connection) -> None:
        """A seat has only so many screens: the one that came first gives way."""
        for seat in newcomer.seats:
            held = [each for each in self.room.connections if seat in each.seats and each is not newcomer]
            if len(held) >= self.room.hub.limits.sockets_a_seat:
                self.room.turn_away(min(held, key=came_at))

    def sit(self, connection: Connection, item: wire.Sit) -> Seated:
        """Somebody takes a free seat and gets its token. The same command again gets another token for it."""
        keyring = self.room.keyring
        if item.id in self.room.clerk.done:
            keyring.check_same(item.seat, item.id, item.commitment)
        else:
            self.take_seat(connection, item)
            keyring.take(item.seat, item.id, item.commitment)
        token = keyring.cut(item.seat)
        connection.seats = tuple(sorted({*connection.seats, item.seat}))
        return Seated(id=item.id, seat=item.seat, token=token)

    def take_seat(self, connection: Connection, item: wire.Sit) -> None:
        """The two lines of somebody who sits down; neither is written if one of them is refused."""
        room = self.room
        room.table.promises.check_not_opened()
        room.table.promises.check_fresh(item.commitment)
        who = Occupant(name=tidy_name(item.name), screen=screen_of(connection))
        room.do(log.Sat(at=room.now(), seat=item.seat, who=who))
        room.do(log.Salted(at=room.now(), seat=item.seat, commitment=item.commitment))

    def arrange(self, connection: Connection, item: wire.Seat | wire.Show | wire.Begin) -> None:
        """What only whoever opened the table may ask."""
        if not connection.opener:
            raise Refused("not-the-opener")
        if isinstance(item, wire.Seat):
            self.seat_bot(item)
        elif isinstance(item, wire.Begin):
            self.room.course.begin_with_fewer()
        else:
            self.show(connection, item)

    def show(self, connection: Connection, item: wire.Show) -> None:
        """Whoever opened the table says who may find it."""
        if not self.room.hub.lobby.is_on:
            raise Refused("no-lobby")
        if not connection.changes.take(time.monotonic()):
            raise Refused("too-fast")
        self.room.be_found(to_sit=item.open, to_watch=item.watch)

    def seat_bot(self, item: wire.Seat) -> None:
        """Whoever opened the table arranges its free seats before the start."""
        room = self.room
        if room.table.state is not None:
            raise Refused("already-started")
        if item.seat >= room.table.seats or room.is_person(item.seat):
            raise Refused("seat-taken")
        room.table.promises.check_not_opened()
        level = named(item.bot)
        if level:
            check_level(level)
        if room.table.occupants[item.seat] is not None:
            room.do(log.Left(at=room.now(), seat=item.seat))
        if level:
            room.do(log.Sat(at=room.now(), seat=item.seat, who=Occupant(bot=level)))


@cache
def move_decoder(move_type: Any) -> msgspec.json.Decoder[Any]:
    """Kept, because it takes far longer to understand a union of moves than to read one."""
    return msgspec.json.Decoder(move_type)


def check_seat(connection: Connection, seat: int) -> None:
    """Every message is authorised: the socket must have shown the token of the seat."""
    if seat not in connection.seats:
        raise Refused("not-your-seat")


def came_at(connection: Connection) -> int:
    """Sockets have numbers in the order in which they came."""
    return connection.number


def screen_of(connection: Connection) -> str:
    """Seats taken from one socket are on one screen."""
    if not connection.screen:
        connection.screen = fresh_token()[:8]
    return connection.screen
