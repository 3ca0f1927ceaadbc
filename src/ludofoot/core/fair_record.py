"""Checks from a downloaded record alone that its cards came from what was promised before."""

from __future__ import annotations

import msgspec

from ludofoot.core import entries as log
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
    promises = Promises()
    started: log.Started | None = None
    for number, entry in enumerate(record.entries, 1):
        match entry:
            case log.Opened() | log.Revealed():
                promises.enact(entry)
            case log.Salted():
                check_salted(promises, entry, number)
            case log.Left(seat=seat) if started is None:
                promises.forget(seat)
            case log.Started():
                started = entry
    if not promises.commitment or started is None:
        return Proof(len(record.entries), 0, False)
    check_seed(promises, started)
    return Proof(len(record.entries), len(promises.salts), True)


def check_salted(promises: Promises, entry: log.Salted, number: int) -> None:
    """A salt was promised before it was opened."""
    if entry.salt and commitment_to(entry.salt) != promises.commitments.get(entry.seat):
        raise Refused("record-unfair", line=number)
    promises.enact(entry)


def check_seed(promises: Promises, started: log.Started) -> None:
    """The secret is the one promised, and the seed is what it gives with the salts."""
    if not promises.secret:
        raise Refused("record-secret-missing")
    if commitment_to(promises.secret) != promises.commitment:
        raise Refused("record-unfair", line=1)
    if promises.seed(promises.secret, started.setup) != started.seed:
        raise Refused("record-unfair", line=1)
