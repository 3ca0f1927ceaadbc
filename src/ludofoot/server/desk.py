"""Where requests are answered: each is authorised, strictly read, and handed to the table."""

from __future__ import annotations

import time
from functools import cache
from typing import TYPE_CHECKING, Any

import msgspec

from ludofoot.bots import check_level
from ludofoot.core import entries as log
from ludofoot.core.entries import Occupant
from ludofoot.core.records import Move, Refused
from ludofoot.server.connection import Connection
from ludofoot.server.items import BotMove, Dropped, Item, Tick
from ludofoot.server.keyring import OPENER
from ludofoot.server.tokens import fresh_token, tidy_name
from ludofoot.wire import requests as wire
from ludofoot.wire.answers import Previewed, Seated

if TYPE_CHECKING:
    from ludofoot.server.room import TableRoom


class Desk:
    """Answers for one room."""

    def __init__(self, room: TableRoom) -> None:
        self.room = room

    def carry_out(self, connection: Connection | None, item: Item) -> Any:
        """Does what is asked; raises `Refused`. The answer is for the sender alone, if there is one."""
        if self.room.frozen and not isinstance(item, wire.Join | wire.Resync | Dropped):
            raise Refused("rules-changed")
        match item:
            case Tick():
                self.room.course.pass_time()
            case BotMove():
                self.room.bots.play(item.seat, item.move)
            case Dropped():
                self.room.presence.drop(connection)
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
            case wire.Sit():
                return self.sit(connection, item)
            case wire.Seat():
                self.seat_bot(connection, item)
            case wire.Draft():
                return self.preview(connection, item)
            case _:
                check_seat(connection, item.seat)
                self.of_seat(item)
        return None

    def of_seat(self, item: wire.AnyRequest) -> None:
        """What only the holder of a seat may ask."""
        room = self.room
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
            case wire.Rematch(seat=seat):
                room.course.want_rematch(seat)

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

    def preview(self, connection: Connection, item: wire.Draft) -> Previewed:
        """What a draft would do, for a seat that may ask."""
        check_seat(connection, item.seat)
        found = self.room.table.preview(item.seat, self.read_move(item.draft))
        return Previewed(id=item.id, preview=msgspec.to_builtins(found))

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
        if item.id in self.room.done:
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

    def seat_bot(self, connection: Connection, item: wire.Seat) -> None:
        """Whoever opened the table arranges its free seats before the start."""
        room = self.room
        if not connection.opener:
            raise Refused("not-the-opener")
        if room.table.state is not None:
            raise Refused("already-started")
        if item.seat >= room.table.seats or room.is_person(item.seat):
            raise Refused("seat-taken")
        room.table.promises.check_not_opened()
        if item.bot:
            check_level(item.bot)
        if room.table.occupants[item.seat] is not None:
            room.do(log.Left(at=room.now(), seat=item.seat))
        if item.bot:
            room.do(log.Sat(at=room.now(), seat=item.seat, who=Occupant(bot=item.bot)))


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
