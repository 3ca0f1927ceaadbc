"""The secret and the salts that a seed comes from: promised as hashes, opened later, checked against them."""

from __future__ import annotations

from ludofoot.core import commands as ask
from ludofoot.core import entries as log
from ludofoot.core.fairness import commitment_to, seed_from
from ludofoot.core.game import Setup
from ludofoot.core.records import Refused


class Promises:
    """Who has promised and opened what, for one game."""

    def __init__(self) -> None:
        self.table = ""
        self.commitment = ""
        self.setup: Setup | None = None
        self.secret = ""
        self.commitments: dict[int, str] = {}
        self.salts: dict[int, str] = {}

    def entry_for(
        self, command: ask.Open | ask.Commit | ask.Salt | ask.Reveal, at: int, over: bool
    ) -> log.Opened | log.Salted | log.Revealed:
        """The line that a command becomes; raises `Refused` if it breaks a promise."""
        match command:
            case ask.Open(table=table, commitment=commitment, setup=setup):
                return log.Opened(at=at, table=table, commitment=commitment, setup=setup)
            case ask.Commit(seat=seat, commitment=commitment):
                self.check_not_opened()
                return log.Salted(at=at, seat=seat, commitment=commitment)
            case ask.Salt(seat=seat, salt=salt):
                self.check_salt(seat, salt)
                return log.Salted(at=at, seat=seat, salt=salt)
            case ask.Reveal(secret=secret):
                self.check_secret(secret, over)
                return log.Revealed(at=at, secret=secret)

    def check_not_opened(self) -> None:
        """Once a salt is open nobody may promise another."""
        if self.salts:
            raise Refused("salts-are-open")

    def check_salt(self, seat: int, salt: str) -> None:
        """A salt must be the one that was promised."""
        if seat not in self.commitments or commitment_to(salt) != self.commitments[seat]:
            raise Refused("salt-not-promised")
        if seat in self.salts:
            raise Refused("salt-open-already")

    def check_secret(self, secret: str, over: bool) -> None:
        """The secret is shown when it can no longer help anybody, and must be the one promised."""
        if not over:
            raise Refused("game-not-over")
        if commitment_to(secret) != self.commitment:
            raise Refused("secret-not-promised")

    def enact(self, entry: log.Opened | log.Salted | log.Revealed) -> None:
        """Keeps what a line says."""
        match entry:
            case log.Opened(table=table, commitment=commitment, setup=setup):
                self.table, self.commitment, self.setup = table, commitment, setup
                self.commitments, self.salts = {}, {}
            case log.Salted(seat=seat, salt=""):
                self.commitments[seat] = entry.commitment
            case log.Salted(seat=seat, salt=salt):
                self.salts[seat] = salt
            case log.Revealed(secret=secret):
                self.secret = secret

    def forget(self, seat: int) -> None:
        """Whoever gives up a seat takes the promise along."""
        self.commitments.pop(seat, None)
        self.salts.pop(seat, None)

    def seed(self, secret: str, setup: Setup) -> str:
        """The seed that the secret and the salts give, seat by seat."""
        return seed_from(secret, [self.salts[seat] for seat in sorted(self.salts)], self.table, setup)
