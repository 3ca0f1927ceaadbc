"""What can be asked of a table."""

from __future__ import annotations

import msgspec

from ludofoot.core.entries import Occupant
from ludofoot.core.game import Setup
from ludofoot.core.records import Move


class Command(msgspec.Struct, frozen=True, kw_only=True):
    """Stamped with a seat by whoever knows who is asking."""


class Sit(Command, frozen=True, kw_only=True):
    """Take a free seat."""

    seat: int
    who: Occupant


class Leave(Command, frozen=True, kw_only=True):
    """Give a seat up before the start, or go away during the game."""

    seat: int


class Open(Command, frozen=True, kw_only=True):
    """Publish the hash of a secret and what will be played, before anybody sits down."""

    table: str
    commitment: str
    setup: Setup
    reason: str = ""


class Commit(Command, frozen=True, kw_only=True):
    """Publish the hash of one's salt."""

    seat: int
    commitment: str


class Salt(Command, frozen=True, kw_only=True):
    """Open one's salt."""

    seat: int
    salt: str


class Start(Command, frozen=True, kw_only=True):
    """Deal, with luck that comes from this seed alone."""

    setup: Setup
    seed: str


class Play(Command, frozen=True, kw_only=True):
    """Make a move."""

    seat: int
    move: Move


class TakeBack(Command, frozen=True, kw_only=True):
    """Take a sealed choice back."""

    seat: int


class Undo(Command, frozen=True, kw_only=True):
    """Undo one's own last move."""

    seat: int


class Pause(Command, frozen=True, kw_only=True):
    """Stop all deadlines."""


class Resume(Command, frozen=True, kw_only=True):
    """Let deadlines run on."""


class LetBotPlay(Command, frozen=True, kw_only=True):
    """A bot plays for somebody who is away."""

    seat: int
    bot: str


class Return(Command, frozen=True, kw_only=True):
    """The owner takes the seat back."""

    seat: int


class Reveal(Command, frozen=True, kw_only=True):
    """Publish the secret, once the game is over."""

    secret: str


class Break(Command, frozen=True, kw_only=True):
    """End the game before its end."""

    reason: str


AnyCommand = (
    Open | Sit | Leave | Commit | Salt | Start | Play | TakeBack | Undo
    | Pause | Resume | LetBotPlay | Return | Reveal | Break
)  # fmt: skip
