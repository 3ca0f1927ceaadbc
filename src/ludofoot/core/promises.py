"""The secret and the salts that a seed comes from: promised as hashes, opened later, checked against them."""

from __future__ import annotations

from ludofoot.core import entries as log
from ludofoot.core.fairness import (
    PROMISE,
    Opening,
    bits_of,
    commitment_to,
    older_commitment_to,
    older_seed_from,
    seed_from,
)
from ludofoot.core.game import Setup
from ludofoot.core.records import Refused


class Promises:
    """Who has promised and opened what, for one game."""

    def __init__(self) -> None:
        self.table = ""
        self.commitment = ""
        self.kind = PROMISE
        """How the seed is made: as the table said when it promised."""
        self.setup: Setup | None = None
        self.secret = ""
        self.commitments: dict[int, str] = {}
        self.salts: dict[int, str] = {}
        self.openings: list[Opening] = []
        self.exposed = False
        """Whether any salt was opened since the last promise: what then changes could be chosen by it."""
        self.left: list[int] = []
        self.used: set[str] = set()
        """Hashes of salts that were promised for an earlier opening, and may be known to everybody."""

    def check(self, entry: log.AnyEntry, over: bool) -> None:
        """Raises `Refused` if a line breaks a promise."""
        match entry:
            case log.Opened(commitment=commitment):
                bits_of(commitment)
            case log.Salted(salt="", commitment=commitment):
                self.check_not_opened()
                self.check_fresh(commitment)
            case log.Salted(seat=seat, salt=salt):
                self.check_salt(seat, salt)
            case log.Revealed(secret=secret):
                self.check_secret(secret, over)

    def check_not_opened(self) -> None:
        """Once a salt is open nobody may promise another."""
        if self.exposed:
            raise Refused("salts-are-open")

    def check_fresh(self, commitment: str) -> None:
        """A salt that was promised for another deal may be open already."""
        bits_of(commitment)
        if commitment in self.used:
            raise Refused("salt-used-before")

    def check_salt(self, seat: int, salt: str) -> None:
        """A salt must be the one that was promised."""
        if seat not in self.commitments or self.commitment_to(salt) != self.commitments[seat]:
            raise Refused("salt-not-promised")
        if seat in self.salts:
            raise Refused("salt-open-already")

    def check_secret(self, secret: str, over: bool) -> None:
        """The secret is shown when it can no longer help anybody, and must be the one promised."""
        if not over:
            raise Refused("game-not-over")
        if self.commitment_to(secret) != self.commitment:
            raise Refused("secret-not-promised")

    def enact(self, entry: log.Opened | log.Salted | log.Revealed) -> None:
        """Keeps what a line says."""
        match entry:
            case log.Opened():
                self.open(entry)
            case log.Salted(seat=seat, salt=""):
                self.commitments[seat] = entry.commitment
            case log.Salted(seat=seat, salt=salt):
                self.salts[seat] = salt
                self.exposed = True
            case log.Revealed(secret=secret):
                self.secret = secret

    def open(self, entry: log.Opened) -> None:
        """What was promised before no longer counts, and is not forgotten."""
        self.table, self.commitment, self.setup = entry.table, entry.commitment, entry.setup
        self.kind = entry.promise
        self.used.update(self.commitments.values())
        left = tuple(self.left) if self.openings else ()
        self.openings.append(Opening(commitment=entry.commitment, reason=entry.reason, left=left))
        self.commitments, self.salts, self.left = {}, {}, []
        self.secret = ""
        self.exposed = False

    def forget(self, seat: int) -> None:
        """Whoever gives up a seat takes the promise along."""
        if seat in self.commitments:
            self.used.add(self.commitments.pop(seat))
        self.salts.pop(seat, None)
        self.left.append(seat)

    def seed(self, secret: str, setup: Setup) -> str:
        """The seed that the secret and the salts give, seat by seat."""
        seed = seed_from if self.kind == PROMISE else older_seed_from
        return seed(secret, self.salts, self.table, setup)

    def commitment_to(self, secret: str) -> str:
        """The hash that a secret or a salt must have been promised by."""
        return commitment_to(secret) if self.kind == PROMISE else older_commitment_to(secret)
