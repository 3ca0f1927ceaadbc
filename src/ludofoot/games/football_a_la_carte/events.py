"""What happens in Le football à la carte."""

from __future__ import annotations

from ludofoot.core.records import Event, Seat
from ludofoot.games.football_a_la_carte.records import (
    Cause,
    Colour,
    Direction,
    End,
    Face,
    How,
    Pile,
    Scored,
    Square,
)


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
