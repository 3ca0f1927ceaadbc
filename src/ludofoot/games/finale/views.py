"""What a seat is shown: its view, and what its drafts would do."""

from __future__ import annotations

import msgspec

from ludofoot.core.records import Preview, Said, Seat, View
from ludofoot.games.finale.records import (
    Card,
    Colour,
    Line,
    Man,
    Options,
    Phase,
    Slot,
    Step,
    Symbol,
    Team,
)


class ManCard(msgspec.Struct, frozen=True, kw_only=True):
    """What is printed on a footballer's card: strengths and symbols of his four states."""

    man: Man
    kind: Line
    value: int
    strengths: tuple[int, ...]
    symbols: tuple[Symbol | None, ...]


class ManView(msgspec.Struct, frozen=True, kw_only=True):
    """A footballer on the pitch: his line, which of his four states is on top, his markers."""

    man: Man
    line: Line
    state: int
    strength: int
    symbol: Symbol | None
    strengths: tuple[int, ...]
    """Of all four states, as they are printed."""
    symbols: tuple[Symbol | None, ...]
    yellow: bool
    white: bool
    red: bool


class SideView(msgspec.Struct, frozen=True, kw_only=True):
    """What everybody sees of one coach (FI-A54)."""

    colour: Colour
    goals: int
    penalties: int
    pitch: tuple[ManView, ...]
    bench: tuple[Man, ...]
    reserve: tuple[ManCard, ...]
    """The cards of the men who can still come on; before the line-up, of all thirty."""
    injured: tuple[Man, ...]
    sent_off: tuple[Man, ...]
    substituted: tuple[Man, ...]
    lost: tuple[Line, ...]
    """The lines that a man has left by injury or red card."""
    hand_size: int
    pile_size: int
    used: tuple[Card, ...]
    shown: tuple[Card, ...]
    """The cards of his deck that he was seen to use in the six periods."""
    tactic: Card | None
    """The tactic card he revealed in this period."""
    marked: tuple[Man | None, ...]
    """Whom he marked in the last move, slot by slot."""
    picked: tuple[Man | None, ...]
    """Whom, or nobody, he uses for each slot of the phase being played; empty until he has chosen."""
    strength: int
    """How strong they were together when he chose them (FI-50)."""
    chosen: bool
    """Whether his sealed choice is made."""
    stand_in: Man | None
    shooters: tuple[Man, ...]
    """First series, then second."""
    shots: int


class FIView(View, frozen=True, kw_only=True, tag="finale"):
    """What a seat sees (FI-A54), with what it may remember."""

    options: Options
    step: Step
    turn: Seat | None
    """Who decides; nobody where both choose in secret."""
    sides: tuple[SideView, ...]
    hand: tuple[Card, ...]
    came: tuple[Card, ...]
    """One's own cards drawn in the last move, in the order in which they came."""
    pile: tuple[Card, ...]
    """One's own: in order in the variant, until it is shuffled for extra time."""
    ordered: bool
    deck: tuple[Card, ...]
    """One's own eleven, wherever they are now."""
    choice: tuple[str, ...]
    """One's own sealed choice: names of men or cards; `-` for nobody."""
    period: int
    minute: int
    attacker: Seat | None
    attempts: int
    attempt: int
    countered: bool
    counter: bool
    """Whether the attack being played is a counter."""
    card: Card | None
    """The card of the attack being played."""
    bonus: int
    phase: Phase
    slots: tuple[Slot, ...]
    """What the footballers asked for are."""
    beginners: Team | None
    """While the teams are chosen: one's own beginner set (FI-17)."""
    checked: int
    """How many footballers have had their symbols looked at."""
    succeeded: bool
    injured: Man | None
    """Who has to be replaced, and the line that he left."""
    injured_line: Line | None
    series: int
    first: Seat | None
    to_shoot: int
    rolls: tuple[int, ...]
    """The dice of the last move, in the order in which they were rolled."""
    winner: Seat | None


# ---- previews


class OddsPreview(Preview, frozen=True, kw_only=True):
    """What a choice of footballers comes to before the dice: `ways` of the 36 rolls let its coach succeed."""

    strength: int
    against: int
    bonus: int
    """What the attacker adds in the approach of a counter."""
    ways: int
    percent: int


class SquadPreview(Preview, frozen=True, kw_only=True):
    """What a team, also an unfinished one, costs; and a legal fifteen round the men in it."""

    points: int
    most: int
    suggestion: Team
    step: Said | None = None
    """What comes next on the way to a legal one."""


class DeckPreview(Preview, frozen=True, kw_only=True):
    """A legal deck round the cards chosen so far, in the same order; the first are the hand (FI-124)."""

    suggestion: tuple[Card, ...]
    hand: int = 0
    step: Said | None = None
    """What comes next on the way to a legal one."""


class CardPreview(Preview, frozen=True, kw_only=True):
    """How strong an attack a tactic card would allow right now; no approach if the card has none."""

    value: int
    approach: int | None
    shot: int
    percent: int
    """How likely a goal is, all at their strongest."""
