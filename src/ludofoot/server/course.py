"""The course of a series: salts, start, end, and another game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludofoot.core import entries as log
from ludofoot.core.fairness import PROMISE, commitment_to, fresh_secret
from ludofoot.core.game import Setup
from ludofoot.core.records import Refused, Said
from ludofoot.server.adapting import adapted, in_next_game

if TYPE_CHECKING:
    from ludofoot.server.room import TableRoom


class Course:
    """What follows by itself in one room."""

    def __init__(self, room: TableRoom) -> None:
        self.room = room
        self.salts_since: int | None = None
        self.rematch: set[int] = set()
        """Who wants to play again."""

    def go_on(self) -> None:
        """Starts a game whose salts are all open, and shows the secret of one that is over."""
        room = self.room
        if room.table.state is None and self.all_salted():
            setup = room.setup()
            room.announce(None)
            seed = room.table.promises.seed(room.secret, setup)
            room.do(log.Started(at=room.now(), setup=setup, seed=seed))
        if room.table.state is None and self.all_promised():
            self.salts_since = room.now() if self.salts_since is None else self.salts_since
        else:
            self.salts_since = None
        promises = room.table.promises
        if room.table.is_over() and promises.commitment and not promises.secret:
            room.bots.stop_thinking()
            room.do(log.Revealed(at=room.now(), secret=room.secret))
        if room.table.is_over() and self.all_want_rematch() and not room.row.closed_at:
            self.begin_rematch()

    def all_promised(self) -> bool:
        """Whether every seat is taken and every person has promised a salt."""
        full = all(who is not None for who in self.room.table.occupants)
        return full and all(seat in self.room.table.promises.commitments for seat in self.room.people())

    def all_salted(self) -> bool:
        """Whether every salt is open."""
        return self.all_promised() and all(
            seat in self.room.table.promises.salts for seat in self.room.people()
        )

    def open_salt(self, seat: int, salt: str) -> None:
        """A salt opened before all are promised would let somebody choose theirs by it."""
        if not self.all_promised():
            raise Refused("salt-too-early")
        self.room.do(log.Salted(at=self.room.now(), seat=seat, salt=salt))

    def pass_time(self) -> None:
        """Deadlines, seats whose grace is over, a start for which a salt is missing."""
        room = self.room
        room.presence.absence.look()
        room.pass_time()
        room.presence.miss()
        deadline = self.salts_deadline()
        if deadline is not None and room.now() >= deadline:
            self.start_again()

    def salts_deadline(self) -> int | None:
        """Until when salts are waited for."""
        return None if self.salts_since is None else self.salts_since + self.room.hub.limits.salt_ms

    def start_again(self) -> None:
        """Salts are missing: whoever keeps one back loses the seat, and everything is promised anew."""
        salts = self.room.table.promises.salts
        self.start_without([seat for seat in self.room.people() if seat not in salts], "salt-missing")

    def start_without(self, missing: list[int], reason: str) -> None:
        """These seats are given up although salts may be open: the secret must be a new one."""
        room = self.room
        names = tuple(who.name for seat in missing if (who := room.table.occupants[seat]) is not None)
        for seat in missing:
            room.do(log.Left(at=room.now(), seat=seat))
            room.free_seat(seat)
        room.change_secret()
        self.promise(reason)
        self.salts_since = None
        room.announce(Said(f"notice-{reason}", {"names": names}))

    def promise(self, reason: str = "") -> None:
        """Publishes the hash of the secret, and why it is a new one."""
        room = self.room
        name = f"{room.row.code}/{room.number}"
        promised = commitment_to(room.secret)
        room.do(
            log.Opened(
                at=room.now(),
                table=name,
                commitment=promised,
                setup=room.setup(),
                promise=PROMISE,
                reason=reason,
            )
        )

    def want_rematch(self, seat: int) -> None:
        """When all who are here want to play again, the next game begins."""
        room = self.room
        if not room.table.is_over():
            raise Refused("game-not-over")
        if room.row.day:
            raise Refused("rematch-day")
        self.rematch.add(seat)

    def all_want_rematch(self) -> bool:
        """Whether everybody who is still here wants to play again."""
        room = self.room
        here = [each for each in room.people() if each not in room.presence.absence.gone]
        return bool(self.rematch.intersection(here)) and self.rematch.issuperset(here)

    def fewer(self) -> int:
        """With how many the game could begin now although seats are free; 0 if it could not. People keep
        their seats, which must be the first ones; bots sit down wherever there is room."""
        room, table = self.room, self.room.table
        people, count = room.people(), sum(who is not None for who in table.occupants)
        waits = table.state is None and not room.frozen and room.tutor is None and count < table.seats
        # A box of one's own was read once, by another process: it is played as it was agreed.
        if not waits or room.row.box or not people or max(people) >= count:
            return 0
        return count if room.game.check_wish(self.fewer_setup(count)) is None else 0

    def fewer_setup(self, count: int) -> Setup:
        """What was agreed, for so many; whoever was to begin may be one of those who are missing."""
        setup = self.room.setup()
        opener = None if setup.opener is None or setup.opener >= count else setup.opener
        return Setup(count, setup.options, opener, setup.number, setup.box)

    def begin_with_fewer(self) -> None:
        """The same people and bots at a smaller table: everything is promised anew."""
        room, count = self.room, self.fewer()
        if not count:
            raise Refused("cannot-begin")
        occupants = room.table.occupants
        bots = [who for who in occupants if who is not None and who.bot]
        opener = self.fewer_setup(count).opener
        seated = [who if who is not None and not who.bot else bots.pop(0) for who in occupants[:count]]
        room.shrink(tuple(who.bot for who in seated))
        room.new_game(room.number + 1, opener, fresh_secret())
        self.promise()
        for seat, who in enumerate(seated):
            room.do(log.Sat(at=room.now(), seat=seat, who=who))
        room.presence.look_around()
        room.tell_everything()

    def begin_rematch(self) -> None:
        """A new table for the same seats; the game says who begins, and who is not here gives up the seat."""
        room = self.room
        occupants, level = room.table.occupants, adapted(room.table)
        gone = set(room.presence.absence.gone)
        opener = room.game.next_opener(room.setup(), room.table.first_seat)
        room.new_game(room.number + 1, opener, fresh_secret())
        self.promise()
        for seat, who in enumerate(occupants):
            if seat in gone:
                room.free_seat(seat)
            elif who is not None:
                room.do(log.Sat(at=room.now(), seat=seat, who=in_next_game(who, level)))
        room.presence.look_around()
        room.tell_everything()
