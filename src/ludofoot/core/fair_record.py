"""Checks from a downloaded record alone that its cards came from what was promised before."""

from __future__ import annotations

from typing import Final

import msgspec

from ludofoot.core import entries as log
from ludofoot.core.entries import AnyEntry
from ludofoot.core.fairness import PROMISE, Opening, is_canonical
from ludofoot.core.logbook import Find, Record, replay
from ludofoot.core.promises import Promises
from ludofoot.core.records import Refused, Word

BROKEN: Final = (
    *("form", "seated-first", "opened-late", "promise-unknown", "promised-late", "started-twice"),
    *("salt-used", "salt-late", "salt-other", "salt-twice", "salt-missing", "left-after-salt", "setup-other"),
    *("secret-early", "secret-twice", "secret-other", "seed-other", "commitment-kept", "salt-kept"),
)
"""Every way to break a promise."""


class Proof(msgspec.Struct, frozen=True):
    """What a check found to hold."""

    entries: int
    salts: int
    promised: bool
    """Whether the record shows a secret promised before the first seat was taken."""
    promise: int = PROMISE
    """How its seed was made; anything below today's is the older, weaker promise."""
    openings: tuple[Opening, ...] = ()
    """Every promise in order: all but the last threw a deal away."""


class Kept(msgspec.Struct, frozen=True, kw_only=True):
    """What a person wrote down during the game, to compare with the record."""

    commitment: str = ""
    """The first hash that the table showed."""
    salt: str = ""
    """The salt with which that person's own device opened the last deal."""


def verify(record: Record, find: Find, kept: Kept | None = None) -> Proof:
    """Checks every promise, then replays everything; raises `Refused`."""
    proof = check_promises(record, kept or Kept())
    replay(record, find)
    return proof


def check_promises(record: Record, kept: Kept) -> Proof:
    """What the record alone proves of its seed, without a rule of any game; raises `Refused`."""
    check = Check()
    for number, entry in enumerate(record.entries, 1):
        check.read(entry, number)
    promises = check.promises
    if check.started is None or not promises.openings:
        compare_kept(promises, kept, len(record.entries))
        return Proof(len(record.entries), 0, False)
    check.conclude(check.started)
    compare_kept(promises, kept, len(record.entries))
    return Proof(len(record.entries), len(promises.salts), True, promises.kind, tuple(promises.openings))


def compare_kept(promises: Promises, kept: Kept, last: int) -> None:
    """Whoever wrote something down finds it in the record; else this is not the game that was played."""
    first = promises.openings[0].commitment if promises.openings else ""
    if kept.commitment and kept.commitment != first:
        raise unfair("commitment-kept", 1)
    if kept.salt and kept.salt not in promises.salts.values():
        raise unfair("salt-kept", last)


def unfair(reason: str, line: int) -> Refused:
    """A promise that was broken: which one, and where."""
    return Refused("record-unfair", line=line, reason=Word(f"unfair-{reason}"))


class Check:
    """Reads the lines of a record in order: each promise in its time, and none of them broken."""

    def __init__(self) -> None:
        self.promises = Promises()
        self.people: set[int] = set()
        self.started: log.Started | None = None
        self.started_at = 0
        self.revealed = False
        """Whether any secret was shown, also one that a new promise made worthless."""
        self.spoiled = False
        """Whether somebody went after a salt was open: only a new promise makes that good."""

    def read(self, entry: AnyEntry, number: int) -> None:
        """One line; raises `Refused`."""
        broken = self.broken(entry)
        if broken:
            raise unfair(broken, number)
        match entry:
            case log.Opened():
                self.promises.enact(entry)
                self.spoiled = False
            case log.Revealed():
                self.promises.enact(entry)
                self.revealed = True
            case log.Salted():
                self.promises.enact(entry)
            case log.Sat(seat=seat, who=who) if not who.bot:
                self.people.add(seat)
            case log.Left(seat=seat) if self.started is None and seat in self.people:
                self.people.discard(seat)
                self.spoiled = self.spoiled or self.promises.exposed
                self.promises.forget(seat)
            case log.Started():
                self.started, self.started_at = entry, number

    def broken(self, entry: AnyEntry) -> str:
        """Which promise this line breaks, if any: what was done when somebody could already know too much,
        and what is written otherwise than in the one way there is."""
        match entry:
            case log.Opened():
                return self.broken_opening(entry)
            case log.Salted(salt=""):
                return self.broken_commitment(entry)
            case log.Salted():
                return self.broken_salt(entry)
            case log.Started() if self.promises.openings:
                return self.broken_start(entry)
            case log.Revealed():
                return self.broken_secret(entry)
            case log.Moved() | log.TimedOut() | log.TakenBack() | log.Undone():
                return "secret-early" if self.revealed else ""
        return ""

    def broken_opening(self, entry: log.Opened) -> str:
        if self.started is not None:
            return "opened-late"
        if not self.promises.openings and self.people:
            return "seated-first"
        # A table that has made the stronger promise cannot go back to the weaker one.
        least = self.promises.kind if self.promises.openings else 1
        if not least <= entry.promise <= PROMISE:
            return "promise-unknown"
        return "" if self.is_written(entry.commitment, entry.promise) else "form"

    def broken_commitment(self, entry: log.Salted) -> str:
        if self.started is not None or not self.promises.openings or self.promises.exposed:
            return "promised-late"
        if not self.is_written(entry.commitment, self.promises.kind):
            return "form"
        return "salt-used" if entry.commitment in self.promises.used else ""

    def broken_salt(self, entry: log.Salted) -> str:
        promised = self.promises.commitments.get(entry.seat)
        if self.started is not None:
            return "salt-late"
        if not self.is_written(entry.salt, self.promises.kind):
            return "form"
        if promised is None or self.promises.commitment_to(entry.salt) != promised:
            return "salt-other"
        return "salt-twice" if entry.seat in self.promises.salts else ""

    def broken_start(self, entry: log.Started) -> str:
        if self.started is not None:
            return "started-twice"
        if self.spoiled:
            return "left-after-salt"
        if self.people != set(self.promises.salts):
            return "salt-missing"
        return "" if entry.setup == self.promises.setup else "setup-other"

    def broken_secret(self, entry: log.Revealed) -> str:
        if not self.promises.openings:
            return "secret-other"
        if self.revealed:
            return "secret-twice"
        if not self.is_written(entry.secret, self.promises.kind):
            return "form"
        return "" if self.promises.commitment_to(entry.secret) == self.promises.commitment else "secret-other"

    def is_written(self, text: str, kind: int) -> bool:
        """Whether 256 bits are written in the one way there is; the older promise knew many."""
        return kind < PROMISE or is_canonical(text)

    def conclude(self, started: log.Started) -> None:
        """The secret is there, and the seed is what it gives with the salts."""
        if not self.promises.secret:
            raise Refused("record-secret-missing")
        if self.promises.seed(self.promises.secret, started.setup) != started.seed:
            raise unfair("seed-other", self.started_at)
