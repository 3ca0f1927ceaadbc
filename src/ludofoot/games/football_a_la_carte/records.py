"""The words of Le football à la carte that travel: its moves, events, previews and view."""

from __future__ import annotations

from typing import Annotated, Literal, get_args

import msgspec

from ludofoot.core.records import Event, Move, Preview, Seat, View, word

FaceText = Literal[
    "straight-1-hand", "straight-1-red", "straight-1-blue",
    "left-1-hand", "left-1-red", "left-1-blue",
    "right-1-hand", "right-1-red", "right-1-blue",
    "straight-2-hand", "straight-2-red", "straight-2-blue",
    "left-2-hand", "left-2-red", "left-2-blue",
    "right-2-hand", "right-2-red", "right-2-blue",
    "straight-3-hand", "straight-3-red", "straight-3-blue",
    "left-3-hand", "left-3-red", "left-3-blue",
    "right-3-hand", "right-3-red", "right-3-blue",
    "straight-4-hand", "straight-4-red", "straight-4-blue",
    "left-4-hand", "left-4-red", "left-4-blue",
    "right-4-hand", "right-4-red", "right-4-blue",
    "straight-5-hand", "straight-5-red", "straight-5-blue",
    "left-5-hand", "left-5-red", "left-5-blue",
    "right-5-hand", "right-5-red", "right-5-blue",
    "straight-6-hand", "straight-6-red", "straight-6-blue",
    "left-6-hand", "left-6-red", "left-6-blue",
    "right-6-hand", "right-6-red", "right-6-blue",
    "straight-7-hand", "straight-7-red", "straight-7-blue",
    "left-7-hand", "left-7-red", "left-7-blue",
    "right-7-hand", "right-7-red", "right-7-blue",
    "free-kick-1", "free-kick-2", "free-kick-3", "free-kick-4", "free-kick-5", "free-kick-6", "free-kick-7",
    "keeper-straight-4", "keeper-straight-5", "keeper-left", "keeper-right",
    "corner-red", "corner-blue", "penalty",
]  # fmt: skip
SquareText = Literal[
    "a1", "a2", "a3", "a4", "a5", "a6", "a7", "a8",
    "a9", "a10", "a11", "a12", "a13", "a14", "a15", "a16",
    "b1", "b2", "b3", "b4", "b5", "b6", "b7", "b8",
    "b9", "b10", "b11", "b12", "b13", "b14", "b15", "b16",
    "c1", "c2", "c3", "c4", "c5", "c6", "c7", "c8",
    "c9", "c10", "c11", "c12", "c13", "c14", "c15", "c16",
    "d1", "d2", "d3", "d4", "d5", "d6", "d7", "d8",
    "d9", "d10", "d11", "d12", "d13", "d14", "d15", "d16",
    "e1", "e2", "e3", "e4", "e5", "e6", "e7", "e8",
    "e9", "e10", "e11", "e12", "e13", "e14", "e15", "e16",
    "f1", "f2", "f3", "f4", "f5", "f6", "f7", "f8",
    "f9", "f10", "f11", "f12", "f13", "f14", "f15", "f16",
    "g1", "g2", "g3", "g4", "g5", "g6", "g7", "g8",
    "g9", "g10", "g11", "g12", "g13", "g14", "g15", "g16",
    "h1", "h2", "h3", "h4", "h5", "h6", "h7", "h8",
    "h9", "h10", "h11", "h12", "h13", "h14", "h15", "h16",
    "i1", "i2", "i3", "i4", "i5", "i6", "i7", "i8",
    "i9", "i10", "i11", "i12", "i13", "i14", "i15", "i16",
    "j1", "j2", "j3", "j4", "j5", "j6", "j7", "j8",
    "j9", "j10", "j11", "j12", "j13", "j14", "j15", "j16",
]  # fmt: skip
DirectionText = Literal["straight", "left", "right"]
EndText = Literal["south", "north"]
ColourText = Literal["red", "blue"]
StepText = Literal[
    "kick-off", "play", "follow", "throw-in", "clear", "stop", "last-stop", "cut", "over",
]  # fmt: skip
HowText = Literal["kick-off", "play", "follow", "clear"]
LandingText = Literal["pitch", "area", "shot", "goal-kick", "throw-in"]
PileText = Literal["draw", "discard"]
CauseText = Literal["corner", "penalty"]
ScoredText = Literal["shot", "corner", "penalty"]

Face = Annotated[FaceText, word("face")]
Square = SquareText
"""A column a-j from west to east and a row 1-16 from south to north: the same in every language."""
Direction = Annotated[DirectionText, word("direction")]
End = Annotated[EndText, word("end")]
Colour = Annotated[ColourText, word("colour")]
How = Annotated[HowText, word("how")]
Pile = Annotated[PileText, word("pile")]
Cause = Annotated[CauseText, word("cause")]
Scored = Annotated[ScoredText, word("scored")]

FACES: tuple[FaceText, ...] = get_args(FaceText)
SQUARES: tuple[SquareText, ...] = get_args(SquareText)
DIRECTIONS: tuple[DirectionText, ...] = get_args(DirectionText)
ENDS: tuple[EndText, ...] = get_args(EndText)
COLOURS: tuple[ColourText, ...] = get_args(ColourText)
STEPS: tuple[StepText, ...] = get_args(StepText)

# ---- moves


class Play(Move, frozen=True):
    """Lay an Attacker, or a Goalkeeper to clear; from a square of one's choice where there is one; and, if
    the ball then lies in the opponents' penalty area, the Penalty with it."""

    face: Face
    start: Square | None = None
    penalty: bool = False


class FreeKick(Move, frozen=True):
    """Lay a Free kick along one of its dotted lines."""

    face: Face
    direction: Direction


class ThrowIn(Move, frozen=True):
    """Move the ball to one of the squares around it."""

    to: Square


class Stop(Move, frozen=True):
    """Stop the shot with a Goalkeeper or a Corner."""

    face: Face


class Concede(Move, frozen=True):
    """Let the ball be in the net."""


class Cut(Move, frozen=True):
    """Cut the pile."""


class Discard(Move, frozen=True):
    """Put a card away, for want of one that can be played."""

    face: Face


class Pass(Move, frozen=True):
    """Nothing can be played and nothing can be drawn."""


FCMove = Play | FreeKick | ThrowIn | Stop | Concede | Cut | Discard | Pass

# ---- events


class OpenerDrawn(Event, frozen=True, kw_only=True):
    seat: Seat


class SingleDrawn(Event, frozen=True, kw_only=True):
    """Who plays alone."""

    seat: Seat


class TeamsFormed(Event, frozen=True, kw_only=True):
    first: tuple[Seat, ...]
    second: tuple[Seat, ...]


class EndDrawn(Event, frozen=True, kw_only=True):
    """The end that the team of the player who begins defends first."""

    seat: Seat
    end: End


class Dealt(Event, frozen=True, kw_only=True):
    """Masked: the number of cards alone."""

    seat: Seat
    count: int
    faces: tuple[Face, ...] = ()


class Drew(Event, frozen=True, kw_only=True):
    """Masked: the number of cards alone."""

    seat: Seat
    count: int
    faces: tuple[Face, ...] = ()


class KickedOff(Event, frozen=True, kw_only=True):
    """The ball is back in the centre circle; this seat kicks off."""

    seat: Seat


class Played(Event, frozen=True, kw_only=True):
    """A card moved the ball over these squares, the first being where it lay."""

    seat: Seat
    face: Face
    how: How
    path: tuple[Square, ...]
    to: Square


class FreeKicked(Event, frozen=True, kw_only=True):
    seat: Seat
    face: Face
    direction: Direction
    path: tuple[Square, ...]
    to: Square


class PenaltyGiven(Event, frozen=True, kw_only=True):
    seat: Seat
    square: Square
    pile: Pile
    """Which pile comes on the penalty spot."""


class ShotAtGoal(Event, frozen=True, kw_only=True):
    seat: Seat
    square: Square
    """The last square before the goal line."""
    end: End


class OutBeside(Event, frozen=True, kw_only=True):
    """Over the goal line beside the posts."""

    seat: Seat
    square: Square
    starts: tuple[Square, ...]


class OutOverTouch(Event, frozen=True, kw_only=True):
    seat: Seat
    square: Square
    corner: bool


class ThrownIn(Event, frozen=True, kw_only=True):
    seat: Seat
    square: Square
    to: Square


class Saved(Event, frozen=True, kw_only=True):
    seat: Seat
    face: Face
    path: tuple[Square, ...]
    to: Square


class CornerGiven(Event, frozen=True, kw_only=True):
    seat: Seat
    face: Face
    colour: Colour
    square: Square


class Conceded(Event, frozen=True, kw_only=True):
    seat: Seat


class StoppedAtTheWhistle(Event, frozen=True, kw_only=True):
    """The automatic stop at the end of a half."""

    seat: Seat
    face: Face


class PileCut(Event, frozen=True, kw_only=True):
    reveals = True
    seat: Seat
    face: Face
    pile: Pile
    cause: Cause


class Cleared(Event, frozen=True, kw_only=True):
    """The cut saved the defending team."""

    seat: Seat
    cause: Cause


class Goal(Event, frozen=True, kw_only=True):
    scorers: tuple[Seat, ...]
    scored: Scored
    home: int
    """The goals of the first team, then of the second one."""
    away: int


class Discarded(Event, frozen=True, kw_only=True):
    seat: Seat
    face: Face


class NothingToPlay(Event, frozen=True, kw_only=True):
    seat: Seat


class LastTurn(Event, frozen=True, kw_only=True):
    seat: Seat


class HalfTime(Event, frozen=True, kw_only=True):
    home: int
    away: int
    pile: int
    """The cards shuffled into the new draw pile."""


class EndsChanged(Event, frozen=True, kw_only=True):
    seat: Seat
    end: End


class GameOver(Event, frozen=True, kw_only=True):
    home: int
    away: int
    winners: tuple[Seat, ...]
    drawn: bool


FCEvent = (
    OpenerDrawn | SingleDrawn | TeamsFormed | EndDrawn | Dealt | Drew | KickedOff | Played | FreeKicked
    | PenaltyGiven | ShotAtGoal | OutBeside | OutOverTouch | ThrownIn | Saved | CornerGiven | Conceded
    | StoppedAtTheWhistle | PileCut | Cleared | Goal | Discarded | NothingToPlay | LastTurn | HalfTime
    | EndsChanged | GameOver
)  # fmt: skip

# ---- previews


class BallPreview(Preview, frozen=True, kw_only=True):
    """Where a card or a throw would take the ball."""

    path: tuple[Square, ...] = ()
    """The squares it would pass, the first being where it would start."""
    landing: LandingText = "pitch"
    end: EndText | None = None
    """The end whose line it would cross, or whose penalty area it would lie in."""


# ---- view


class ShownCard(msgspec.Struct, frozen=True, kw_only=True):
    """A card that a cut has shown to be in the draw pile, and how many cards each seat has drawn since."""

    face: Face
    drawn: tuple[int, ...]


class FCView(View, frozen=True, kw_only=True, tag="football-a-la-carte"):
    """What a seat sees (FC-A47), with what it may remember."""

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
    shown: tuple[ShownCard, ...]
    table: tuple[Face, ...]
    """The cards that lay open at half-time, as far as they have not been seen again since."""
    table_drawn: tuple[int, ...]
    """How many cards each seat has drawn since the new pile was made."""
    winners: tuple[Seat, ...]
