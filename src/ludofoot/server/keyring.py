"""The keys of one room: which token opens which seat. They are cut here and nowhere else."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise

from ludofoot.core import entries as log
from ludofoot.core.records import Refused
from ludofoot.server.store import TokenRow, Written
from ludofoot.server.tokens import fresh_token, hashed

OPENER = -1
"""The seat of whoever opened the table and may arrange it."""
TOKENS_A_SEAT = 16
"""The same wish for a seat, sent again, gets another one."""


class Keyring:
    """What is new about them is stored with the next line of the room."""

    def __init__(self, room: str) -> None:
        self.room = room
        self.seats: dict[str, int] = {}
        """The seat that a token opens, by its hash."""
        self.wishes: dict[int, tuple[str, str]] = {}
        """The command and the commitment with which each seat was taken."""
        self.new: list[TokenRow] = []
        self.freed: list[int] = []

    def cut(self, seat: int) -> str:
        """A new token for a seat; raises `Refused` where there are too many."""
        if list(self.seats.values()).count(seat) >= TOKENS_A_SEAT:
            raise Refused("too-many")
        token = fresh_token()
        self.seats[hashed(token)] = seat
        self.new.append(TokenRow(hash=hashed(token), room=self.room, seat=seat))
        return token

    def opened_by(self, tokens: Iterable[str]) -> set[int]:
        """The seats that these tokens open."""
        prints = map(hashed, tokens)
        return {self.seats[each] for each in prints if each in self.seats}

    def free(self, seat: int) -> None:
        """No token opens this seat any more."""
        self.seats = {token: held for token, held in self.seats.items() if held != seat}
        self.wishes.pop(seat, None)
        self.freed.append(seat)

    def take(self, seat: int, command: str, commitment: str) -> None:
        """A seat was taken by this wish."""
        self.wishes[seat] = (command, commitment)

    def check_same(self, seat: int, command: str, commitment: str) -> None:
        """An id that was used for something else opens no seat, least of all somebody else's."""
        if self.wishes.get(seat) != (command, commitment):
            raise Refused("seat-taken")

    def load(self, rows: Iterable[TokenRow], wishes: dict[int, tuple[str, str]]) -> None:
        """As they are stored."""
        self.seats = {row.hash: row.seat for row in rows}
        self.wishes = wishes
        self.have_stored()

    def have_stored(self) -> None:
        """What was new is safe."""
        self.new, self.freed = [], []


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
