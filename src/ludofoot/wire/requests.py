"""What a client may send. Every command has an id of its own; a re-sent one has no second effect."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Raw

from ludofoot.core.boxes import LARGEST as LARGEST_BOX
from ludofoot.core.options import Value

# What an id is made of is the client's affair: it only ever comes back to it.
CommandId = Annotated[str, Meta(min_length=8, max_length=64)]
Code = Annotated[str, Meta(min_length=4, max_length=32, pattern=r"^[A-Za-z0-9-]+\Z")]
Token = Annotated[str, Meta(min_length=16, max_length=64)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
PieceNames = Annotated[tuple[Annotated[str, Meta(max_length=64)], ...], Meta(max_length=8)]
"""The names that a piece goes by, such as `card:otto-max`, the nearest first."""
PlayerName = Annotated[str, Meta(max_length=64)]
# 256 bits in the one way to write them: `$` would let a newline pass behind them.
Hex = Annotated[str, Meta(min_length=64, max_length=64, pattern=r"^[0-9a-f]{64}\Z")]


Sent = Annotated[Raw, Meta(extra_json_schema={"type": "object"})]
"""A move as it was sent: only its game knows how to read it."""


GestureName = Literal["bravo", "goal", "save", "offside", "referee", "well-played"]


class Request(msgspec.Struct, frozen=True, tag=str.lower, forbid_unknown_fields=True, kw_only=True):
    """Anything a client sends."""


class Join(Request, frozen=True, kw_only=True):
    """The first message: which table, and the tokens of the seats this client holds there."""

    table: Code
    tokens: tuple[Token, ...] = ()


class Resync(Request, frozen=True, kw_only=True):
    """A number was missed: send everything anew."""


class Command(Request, frozen=True, kw_only=True):
    """Something with an effect, acknowledged after it is stored."""

    id: CommandId


class Sit(Command, frozen=True, kw_only=True):
    """Take a free seat; `commitment` is the hash of a salt kept secret until the start."""

    seat: SeatNumber
    name: PlayerName
    commitment: Hex


class Seat(Command, frozen=True, kw_only=True):
    """Before the start whoever opened the table may put a bot in a free seat, or free a bot's seat."""

    seat: SeatNumber
    bot: Annotated[str, Meta(max_length=32)]


class Salt(Command, frozen=True, kw_only=True):
    """Open one's salt: asked for when every seat is taken."""

    seat: SeatNumber
    salt: Hex


class Move(Command, frozen=True, kw_only=True):
    """A move of the game."""

    seat: SeatNumber
    move: Sent


class TakeBack(Command, frozen=True, kw_only=True, tag="take-back"):
    """Take a sealed choice back."""

    seat: SeatNumber


class Undo(Command, frozen=True, kw_only=True):
    """Undo one's own last move."""

    seat: SeatNumber


class Leave(Command, frozen=True, kw_only=True):
    """Give up a seat."""

    seat: SeatNumber


class Settle(Command, frozen=True, kw_only=True):
    """What the others want to do about an empty seat."""

    seat: SeatNumber
    absent: SeatNumber
    choice: Literal["wait", "bot", "end"]


class Rematch(Command, frozen=True, kw_only=True):
    """Play again with the same seats; the game says who begins."""

    seat: SeatNumber


class Ready(Command, frozen=True, kw_only=True):
    """The hash of a new salt: asked for when a seat is kept for another game (`committed` is false)."""

    seat: SeatNumber
    commitment: Hex


class Learn(Command, frozen=True, kw_only=True):
    """In a lesson: this step has been read."""

    seat: SeatNumber
    step: Annotated[int, Meta(ge=0, le=999)]


class Hold(Command, frozen=True, kw_only=True):
    """Stop a race for a while, or go on: only where one person plays with bots."""

    seat: SeatNumber
    on: bool


class Aid(Command, frozen=True, kw_only=True):
    """How much help somebody takes: everybody at the table may know."""

    seat: SeatNumber
    aid: Literal["none", "name", "cards"]


class Hint(Command, frozen=True, kw_only=True):
    """What might be played now? It is written down, then thought about; the answer comes as `advised`."""

    seat: SeatNumber


class Show(Command, frozen=True, kw_only=True):
    """Whoever opened the table lets it be found by anybody on this server, to sit down or to watch; or not
    any more."""

    open: bool
    watch: bool


class Begin(Command, frozen=True, kw_only=True):
    """Whoever opened the table begins with those who are here, and takes the free seats away."""


class Ring(Command, frozen=True, kw_only=True):
    """Ring this browser when it is the seat's turn, or (`on` false) no longer: where a decision has hours."""

    seat: SeatNumber
    on: bool
    endpoint: Annotated[str, Meta(max_length=1_024)]
    key: Annotated[str, Meta(max_length=100)] = ""
    auth: Annotated[str, Meta(max_length=40)] = ""
    lang: Annotated[str, Meta(max_length=8)] = ""


class Draft(Request, frozen=True, kw_only=True):
    """What would this draft do?"""

    id: CommandId
    seat: SeatNumber
    draft: Sent


class Explain(Request, frozen=True, kw_only=True):
    """What is this piece, to whoever sits there or to somebody who watches (-2)?"""

    id: CommandId
    seat: Annotated[int, Meta(ge=-2, le=15)]
    pieces: PieceNames


class Here(Request, frozen=True, kw_only=True):
    """How somebody is in front of a screen: with an invitation in hand, as whom, or looking elsewhere."""

    doing: Literal["looks", "writes", "watches", "elsewhere"]
    name: PlayerName = ""


class Gesture(Request, frozen=True, kw_only=True):
    """Shown to everybody at the table and written down nowhere; -2 for whoever only watches."""

    id: CommandId
    seat: Annotated[int, Meta(ge=-2, le=15)]
    gesture: GestureName


AnyRequest = (
    Join | Resync | Here | Sit | Seat | Salt | Move | TakeBack | Undo | Leave | Settle | Rematch | Ready
    | Learn | Hold | Aid | Ring | Hint | Show | Begin | Draft | Explain | Gesture
)  # fmt: skip


# ---- opening a table, and what else is posted


class SeatPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who is meant to sit there: a person anywhere, or a bot."""

    bot: Annotated[str, Meta(max_length=32)] = ""


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be opened."""

    game: Annotated[str, Meta(max_length=64)]
    plan: Annotated[tuple[SeatPlan, ...], Meta(min_length=1, max_length=16)]
    options: dict[str, Value] = {}
    decision_seconds: Annotated[int, Meta(ge=0, le=1_209_600)] = 0
    """At most two weeks; from an hour on the game goes on while people come and go."""
    quick: bool = False
    box: Annotated[str, Meta(max_length=LARGEST_BOX)] = ""
    opener: SeatNumber | None = None
    """Who begins, where the game lets the players say so."""
    open: bool = False
    """Whether it stands among the open tables, where a server has such a list."""
    watch: bool = False
    """Whether anybody may find it there to watch."""


class NewDayTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table for the match of the day."""

    name: PlayerName = ""
    counted: bool = False
    """Whether this is to be the one try that counts: a matter of honour."""


class NewPuzzleTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table for a puzzle."""

    name: PlayerName = ""
    counted: bool = False
    """Whether this is to be the one try at today's that counts: a matter of honour."""


class NewDayResult(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A match of the day that is over: what it came to stands in its record, and nobody is asked."""

    table: Code
    token: Token
    name: PlayerName = ""
    """Shown to the others as long as there are few; empty for whoever does not want that."""
