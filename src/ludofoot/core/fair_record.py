"""Checks from a downloaded record alone that its cards came from what was promised before."""

from __future__ import annotations

import msgspec

from ludofoot.core import entries as log
from ludofoot.core.entries import AnyEntry
from ludofoot.core.fairness import commitment_to
from ludofoot.core.promises import Promises
from ludofoot.core.record import Find, Record, replay
from ludofoot.core.records import Refused


class Proof(msgspec.Struct, frozen=True):
    """What a check found to hold."""

    entries: int
    salts: int
    promised: bool
    """Whether the record shows a secret promised before the first seat was taken."""


def verify(record: Record, find: Find) -> Proof:
    """Replays everything and, where the table gave promises, derives the seed anew; raises `Refused`."""
    replay(record, find)
    if not any(isinstance(entry, log.Opened) for entry in record.entries):
        return Proof(len(record.entries), 0, False)
    check = Check()
    for number, entry in enumerate(record.entries, 1):
        check.read(entry, number)
    if check.started is None:
        return Proof(len(record.entries), 0, False)
    check.seed(check.started)
    return Proof(len(record.entries), len(check.promises.salts), True)


class Check:
    """Reads the lines of a record in order: each promise in its time, and none of them broken."""

    def __init__(self) -> None:
        self.promises = Promises()
        self.people: set[int] = set()
        self.started: log.Started | None = None

    def read(self, entry: AnyEntry, number: int) -> None:
        """One line; raises `Refused`."""
        if not self.in_time(entry):
            raise Refused("record-unfair", line=number)
        match entry:
            case log.Opened() | log.Salted() | log.Revealed():
                self.promises.enact(entry)
            case log.Sat(seat=seat, who=who) if not who.bot:
                self.people.add(seat)
            case log.Left(seat=seat) if self.started is None:
                self.people.discard(seat)
                self.promises.forget(seat)
            case log.Started():
                self.started = entry

    def in_time(self, entry: AnyEntry) -> bool:
        """Whether nobody could already know too much when this was done."""
        match entry:
            case log.Opened():
                return self.started is None
            case log.Salted(salt=""):
                # Before the first salt is open, and before the deal.
                return bool(self.promises.commitment) and self.started is None and not self.promises.salts
            case log.Salted(seat=seat, salt=salt):
                promised = self.promises.commitments.get(seat)
                return self.started is None and commitment_to(salt) == promised
            case log.Started(setup=setup):
                return self.people == set(self.promises.salts) and setup == self.promises.setup
            case log.Sat():
                return bool(self.promises.commitment)
            case log.Moved() | log.TimedOut() | log.TakenBack() | log.Undone():
                return not self.promises.secret
        return True

    def seed(self, started: log.Started) -> None:
        """The secret is the one promised, and the seed is what it gives with the salts."""
        if not self.promises.secret:
            raise Refused("record-secret-missing")
        if commitment_to(self.promises.secret) != self.promises.commitment:
            raise Refused("record-unfair", line=1)
        if self.promises.seed(self.promises.secret, started.setup) != started.seed:
            raise Refused("record-unfair", line=1)
