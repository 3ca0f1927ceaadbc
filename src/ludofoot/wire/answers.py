"""What the server sends. Numbered messages belong to one socket; a gap means: ask for everything anew."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from ludofoot.bots.levels import LevelInfo
from ludofoot.coach.hint import Counsel
from ludofoot.core.day import Unit
from ludofoot.core.fairness import Opening
from ludofoot.core.game import Setup
from ludofoot.core.notes import Note
from ludofoot.core.options import Preset
from ludofoot.core.pieces import Explained
from ludofoot.core.prompts import Prompt
from ludofoot.core.records import Outcome, Refusal, Said
from ludofoot.gazette import Report, Summary
from ludofoot.lessons.lesson import Button, Mark, Mood
from ludofoot.wire.requests import GestureName

Phase = Literal["waiting", "salts", "playing", "paused", "over"]
TaughtState = Literal["button", "move", "others", "over"]
SeatKind = Literal["free", "person", "bot"]
Nearness = Literal["machine", "network", "world"]
"""From where a link leads here: this computer, this network, anywhere."""


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
    aid: str = ""
    """How much help this person takes, if that was said."""
    thinking: bool = False
    elsewhere: bool = False
    """Whether something else covers every screen of this person."""


class Guest(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who has opened the invitation and has not sat down yet."""

    name: str = ""
    writes: bool = False


class Clock(msgspec.Struct, frozen=True, kw_only=True):
    """A deadline that runs: for a seat, or (-1) of the game itself."""

    key: str
    seat: int
    left_ms: int
    whole_ms: int
    film_ms: int = 0
    """How much of what is left is meant for looking at what has happened."""


class Puzzled(msgspec.Struct, frozen=True, kw_only=True):
    """Which puzzle is asked: that of the day with this number, and how many levels miss it."""

    number: int
    stars: int


class Taught(msgspec.Struct, frozen=True, kw_only=True):
    """Where a first match stands: a table that has this is no fair one, and counts for nothing."""

    state: TaughtState
    """Something is read, the learner moves, the others do, or it is played on."""
    step: int
    steps: int
    back: bool = False
    answers: dict[str, str] = {}
    """What is said to whoever touches a piece with which another move begins, by the name of the piece."""
    otherwise: str = ""
    puzzle: Puzzled | None = None
    """A puzzle is asked in place of a lesson: one answer (`move`), what was best (`button`), played on."""


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
    host: str = ""
    """Who invites: the first person who sat down here, whose seat may have been given up meanwhile."""
    guests: tuple[Guest, ...] = ()
    """Who has the invitation in hand."""
    commitment: str
    """The hash of the table's secret, published before the first seat was taken."""
    openings: tuple[Opening, ...] = ()
    """Every promise of this game in order: all but the last threw a deal away."""
    secret: str = ""
    """The secret itself, once the last move is made."""
    clocks: tuple[Clock, ...] = ()
    alone: bool = False
    """One person plays with bots where the rules have deadlines: the race waits, and can be held."""
    advises: bool = False
    """Whether the one person at the table may ask what might be played."""
    held: bool = False
    """That person has stopped it for a while."""
    decision_ms: int = 0
    quick: bool = False
    bell: str = ""
    """Where a decision has hours: the key with which a browser can be asked to be rung."""
    outcome: Outcome | None = None
    adapts: str = ""
    """Against whoever plays about as well as you: the level for the next game, once this one is over."""
    broken_off: str = ""
    notice: Said | None = None
    """Something to tell everybody, such as a start that failed for want of a salt."""
    closed: bool = False
    """Whoever runs the server has closed the table."""
    fewer: int = 0
    """With how many it could begin now, without the free seats; 0 if it could not."""
    lobby: bool = False
    """Whether this server lists open tables."""
    shown: bool = False
    """It stands among the open tables while there is a free seat: everybody at it may know."""
    watched: bool = False
    """Anybody on this server may find it to watch."""
    lesson: Taught | None = None
    day: str = ""
    """The date of the match of the day, if this is one: the same deal for all, its key published tomorrow."""
    counted: bool = False
    """Whether it is the try that its player says counts."""


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
    notes: tuple[Note, ...] = ()
    """What could be said to somebody new to the game; whether it is said is for the client to know."""
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
    notes: tuple[Note, ...] = ()
    """What could be said of it to somebody new to the game."""


class Advised(Answer, frozen=True, kw_only=True):
    """What might be played now, for the seat that asked alone; or why nobody can say."""

    id: str
    seat: int
    hint: Counsel | None = None
    refusal: Refusal | None = None


class Explains(Answer, frozen=True, kw_only=True):
    """What a piece is, or nothing if it is none."""

    id: str
    explained: Explained | None = None


class Gestured(Answer, frozen=True, kw_only=True):
    """Somebody at the table makes a gesture (-2: somebody who watches). Its maker alone learns by `id` that
    it was seen, and how long the hands rest."""

    id: str = ""
    seat: int
    gesture: GestureName
    rest_ms: int = 0


AnyAnswer = Update | Ack | Refused | Seated | Previewed | Advised | Explains | Gestured

# ---- ordinary answers


class LessonStep(msgspec.Struct, frozen=True, kw_only=True):
    """A step of a first match as a page shows it; its words stand in the locale of the game."""

    id: str
    button: Button
    mood: Mood
    chalk: tuple[Mark, ...]
    press: tuple[str, ...]
    begins_move: bool


class GameInfo(msgspec.Struct, frozen=True):
    """A box on the shelf."""

    id: str
    seats: tuple[int, ...]
    screen_seats: int
    options: tuple[Any, ...]
    bots: tuple[str, ...]
    """The levels that people choose from, weakest first."""
    version: str
    opener: str
    """The clause by which the players may say who begins; empty where the lot decides."""
    presets: tuple[Preset, ...] = ()
    """What is proposed before the options one by one."""
    lesson_minutes: int = 0
    """How long its first match takes; 0 if it has none."""
    minutes: int = 0
    """About how long a whole game takes; 0 where nobody has said."""
    levels: tuple[LevelInfo, ...] = ()
    """All levels, and what can be said of each in this game."""
    plain: bool = False
    """Whether what thinks here is not compiled: then the stronger levels think about less."""


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


class Invitation(msgspec.Struct, frozen=True, kw_only=True):
    """The link to a table, and what is to be known of it before it is sent."""

    link: str
    reach: Nearness
    """From where it can be opened."""
    secure: bool
    would_be: tuple[str, ...] = ()
    """Where it would lead if the server were open to its network; told on this machine alone."""


class Reported(msgspec.Struct, frozen=True, kw_only=True):
    """A match in the paper, and what the player of each seat may keep of it."""

    report: Report
    summaries: tuple[Summary, ...]


class Reach(msgspec.Struct, frozen=True, kw_only=True):
    """Where this server is for others."""

    home: str
    reach: Nearness
    secure: bool
    keeps_days: int
    """How long finished games stay here."""
    keeps_unfinished_days: int
    """How long a table stays to which nobody comes back."""
    parcel_bytes: int
    parcel_seconds: int


class ListedSeat(msgspec.Struct, frozen=True, kw_only=True):
    """A seat of a table that anybody may find."""

    kind: SeatKind
    name: str = ""
    bot: str = ""


class ListedTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table that anybody on this server may find, because its host wants so."""

    table: str
    game: str
    host: str
    seats: tuple[ListedSeat, ...]
    options: dict[str, str | int]
    decision_ms: int
    own_box: bool
    teams: tuple[int, ...] = ()
    """Who plays with whom: the side of each seat."""
    score: tuple[int, ...] = ()
    """Of each side, as a spectator knows it; none where the game does not count like that."""
    watchers: int = 0
    seconds: int = 0
    """For how long it has been listed."""


class Lobby(msgspec.Struct, frozen=True, kw_only=True):
    """The open tables of this server and those to watch, the newest first; a server may have no such list."""

    on: bool
    open: tuple[ListedTable, ...] = ()
    watch: tuple[ListedTable, ...] = ()


class Opened(msgspec.Struct, frozen=True):
    """The table is open: its code, the link to share, and the token with which its opener arranges seats."""

    table: str
    link: str
    token: str


# ---- the match of the day


class Tally(msgspec.Struct, frozen=True):
    """How many came to a result: by so much they won, or lost."""

    result: int
    count: int


class DayPlayer(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who has played; without a name for whoever gave none."""

    name: str
    result: int


class DayToday(msgspec.Struct, frozen=True, kw_only=True):
    """The match of today, and those who have played it."""

    day: str
    number: int
    game: str
    bot: str
    unit: Unit
    step: int
    """How much one bar of the comparison is wide."""
    next_ms: int
    promise: str
    """The hash of the day's secret."""
    results: tuple[Tally, ...]
    players: tuple[DayPlayer, ...]
    """Who they are, while they are few."""
    bots: tuple[Tally, ...]
    """What bots made of the same deal; empty until they have played."""


class DayOver(msgspec.Struct, frozen=True, kw_only=True):
    """A day that is over: whoever has its secret can check its deal."""

    day: str
    number: int
    game: str
    setup: Setup
    promise: str
    secret: str
    seed: str
    results: tuple[Tally, ...]


class DayCounted(msgspec.Struct, frozen=True):
    """What a match came to, and counts as."""

    result: int


# ---- the puzzle of the day


class PuzzleToday(msgspec.Struct, frozen=True, kw_only=True):
    """The puzzle of today: which game, how many levels miss it, and how many people here did not."""

    number: int
    game: str
    stars: int
    next_ms: int
    tried: int
    found: int


class PuzzleInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A puzzle of an earlier day."""

    number: int
    game: str
    stars: int
