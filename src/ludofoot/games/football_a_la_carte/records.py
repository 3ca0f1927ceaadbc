"""The words of Le football à la carte that travel, what its players may settle, and its moves."""

from __future__ import annotations

from typing import Annotated, Literal, get_args

from ludofoot.core.options import BY_LOT, ruled
from ludofoot.core.options import Options as CoreOptions
from ludofoot.core.records import Move, Seat, word

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

# ---- options


class Options(CoreOptions, frozen=True):
    """What the players may settle."""

    single: Annotated[Seat, ruled("FC-A46")] = BY_LOT
    """Who plays alone against two."""


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
