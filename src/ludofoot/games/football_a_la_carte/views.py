"""What a seat of Le football à la carte is shown: what it sees, and what a draft would do."""

from __future__ import annotations

import msgspec

from ludofoot.core.records import Preview, Seat, View
from ludofoot.games.football_a_la_carte.records import (
    CauseText,
    ColourText,
    EndText,
    Face,
    LandingText,
    Options,
    PileText,
    Square,
    StepText,
)


class BallPreview(Preview, frozen=True, kw_only=True):
    """Where a card or a throw would take the ball."""

    path: tuple[Square, ...] = ()
    """The squares it would pass, the first being where it would start."""
    landing: LandingText = "pitch"
    end: EndText | None = None
    """The end whose line it would cross, or whose penalty area it would lie in."""


class Marks(msgspec.Struct, frozen=True, kw_only=True):
    """How many of the cards that the next cut may show have a hand, a red or a blue flag, as far as all know.

    These are the cards that are not open or, where too few are left to draw, those that were played."""

    hand: int
    red: int
    blue: int
    cards: int


class ShownCard(msgspec.Struct, frozen=True, kw_only=True):
    """A card that a cut has shown to be in the draw pile, and how many cards each seat has drawn since."""

    face: Face
    drawn: tuple[int, ...]


class FCView(View, frozen=True, kw_only=True, tag="football-a-la-carte"):
    """What a seat sees (FC-A47), with what it may remember."""

    options: Options

    seats: int
    half: int
    step: StepText
    turn: Seat
    order: tuple[Seat, ...]
    """The cycle of turns; its first and third places are one team, the others the other."""
    place: int
    """Whose place in the cycle it is."""
    teams: tuple[tuple[Seat, ...], ...]
    ends: tuple[EndText, ...]
    """The end that each team defends."""
    opened: int
    """The team that kicked off the first half."""
    last_turn: bool
    ball: Square | None
    """None while it lies in the centre circle."""
    path: tuple[Square, ...]
    """The last way of the ball, its start first."""
    starts: tuple[Square, ...]
    """The squares of which one must be chosen for a kick-off or a clearance."""
    shooter: Seat | None
    """Whose shot is to be stopped."""
    cause: CauseText | None
    """What the pile is cut for."""
    corner: ColourText | None
    cut_pile: PileText | None
    hand: tuple[Face, ...]
    hand_sizes: tuple[int, ...]
    full_hands: tuple[int, ...]
    goals: tuple[int, ...]
    """The goals of each team."""
    pile: int
    discards: tuple[Face, ...]
    top: Face | None
    """The card laid last."""
    cut: Face | None
    """The card that the last cut has shown."""
    marks: Marks
    shown: tuple[ShownCard, ...]
    table: tuple[Face, ...]
    """The cards that lay open at half-time, as far as they have not been seen again since."""
    table_drawn: tuple[int, ...]
    """How many cards each seat has drawn since the new pile was made."""
    winners: tuple[Seat, ...]
