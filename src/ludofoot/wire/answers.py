"""What the server sends. Numbered messages belong to one socket; a gap means: ask for everything anew."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from ludofoot.core.fairness import Opening
from ludofoot.core.game import Setup
from ludofoot.core.prompts import Prompt
from ludofoot.core.records import Outcome, Refusal, Said

Phase = Literal["waiting", "salts", "playing", "paused", "over"]
SeatKind = Literal["free", "person", "bot"]


class Answer(msgspec.Struct, frozen=True, tag=str.lower, kw_only=True):
    """Anything the server sends."""


class SeatInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A seat as everybody sees it."""

    kind: SeatKind
    name: str = ""
    bot: str = ""
    """The level of the bot that plays here now, for itself or for somebody away."""
    present: bool = True
    away_ms: int | None = None
    """While its person is away: how long until the others may settle it; 0 when they may."""
    committed: bool = False
    """Whether the hash of this person's salt is in."""
    rematch: bool = False
    thinking: bool = False


class Clock(msgspec.Struct, frozen=True, kw_only=True):
    """A deadline that runs: for a seat, or (-1) of the game itself."""

    key: str
    seat: int
    left_ms: int
    whole_ms: int


class Room(msgspec.Struct, frozen=True, kw_only=True):
    """What everybody at the table may know besides the game."""

    table: str
    game: str
    rules: str
    number: int
    phase: Phase
    setup: Setup
    seats: tuple[SeatInfo, ...]
    awaited: tuple[int, ...]
    """Whom the game waits for."""
    watchers: int
    commitment: str
    """The hash of the table's secret, published before the first seat was taken."""
    openings: tuple[Opening, ...] = ()
    """Every promise of this game in order: all but the last threw a deal away."""
    secret: str = ""
    """The secret itself, once the last move is made."""
    clocks: tuple[Clock, ...] = ()
    decision_ms: int = 0
    quick: bool = False
    outcome: Outcome | None = None
    broken_off: str = ""
    notice: Said | None = None
    """Something to tell everybody, such as a start that failed for want of a salt."""


class Told(msgspec.Struct, frozen=True, kw_only=True):
    """An event as this viewer may know it, with the words for it."""

    event: dict[str, Any]
    said: Said
    clause: str
    at: int


class Screen(msgspec.Struct, frozen=True, kw_only=True):
    """What one seat (or, with -2, a spectator) sees. The view is the truth, what is told decorates it."""

    seat: int
    view: dict[str, Any] | None = None
    prompts: tuple[Prompt, ...] = ()
    told: tuple[Told, ...] = ()
    undo: bool = False
    take_back: bool = False


class Update(Answer, frozen=True, kw_only=True):
    """Everything this socket may know now. `whole` carries the log so far instead of what is new."""

    seq: int
    room: Room
    screens: tuple[Screen, ...]
    whole: bool = False


class Ack(Answer, frozen=True, kw_only=True):
    """Stored: it will not be lost."""

    id: str


class Refused(Answer, frozen=True, kw_only=True):
    """Nothing has changed, and why. `id` is empty if the message could not be read."""

    id: str
    refusal: Refusal


class Seated(Answer, frozen=True, kw_only=True):
    """The seat is yours: whoever shows this token sits there."""

    id: str
    seat: int
    token: str


class Previewed(Answer, frozen=True, kw_only=True):
    """What a draft would do."""

    id: str
    preview: dict[str, Any]


AnyAnswer = Update | Ack | Refused | Seated | Previewed

# ---- ordinary answers


class BotInfo(msgspec.Struct, frozen=True):
    """A level of bot."""

    level: str


class GameInfo(msgspec.Struct, frozen=True):
    """A box on the shelf."""

    id: str
    seats: tuple[int, ...]
    screen_seats: int
    options: tuple[Any, ...]
    bots: tuple[str, ...]
    version: str
    opener: str
    """The clause by which the players may say who begins; empty where the lot decides."""


class ReplayFrame(msgspec.Struct, frozen=True, kw_only=True):
    """One moment of a finished game, as one viewer saw it."""

    number: int
    """Its place in the record, from 1: where a game can be played on from."""
    at: int
    mover: int
    view: dict[str, Any]
    told: tuple[Told, ...]
    over: bool


class Replayed(msgspec.Struct, frozen=True, kw_only=True):
    """A record, replayed and checked."""

    game: str
    rules: str
    seats: int
    names: tuple[str, ...]
    bots: tuple[str, ...]
    seat: int
    frames: tuple[ReplayFrame, ...]
    outcome: Outcome | None
    proof: dict[str, Any] | None
    """What the fairness check found to hold: lines, salts, whether a secret was promised."""
    doubt: Refusal | None
    """Why it does not hold, if so."""


class Opened(msgspec.Struct, frozen=True):
    """The table is open: its code, the link to share, and the token with which its opener arranges seats."""

    table: str
    link: str
    token: str
