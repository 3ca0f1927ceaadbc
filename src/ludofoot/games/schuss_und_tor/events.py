"""What happens in Schuss und Tor."""

from __future__ import annotations

from ludofoot.core.records import Event, Seat
from ludofoot.games.schuss_und_tor.records import Action, Face, How, Name


class OpenerDrawn(Event, frozen=True, kw_only=True):
    seat: Seat


class Dealt(Event, frozen=True, kw_only=True):
    """Masked: the number of cards alone."""

    seat: Seat
    count: int
    faces: tuple[Face, ...] = ()


class Laid(Event, frozen=True, kw_only=True):
    seat: Seat
    face: Face
    how: How
    call: Name | None = None


class Passed(Event, frozen=True, kw_only=True):
    seat: Seat


class Stopped(Event, frozen=True, kw_only=True):
    seat: Seat


class ActionsReshuffled(Event, frozen=True, kw_only=True):
    count: int


class ActionDrawn(Event, frozen=True, kw_only=True):
    shooter: Seat
    action: Action


class Threatened(Event, frozen=True, kw_only=True):
    shooter: Seat
    defender: Seat
    action: Action


class Parried(Event, frozen=True, kw_only=True):
    seat: Seat
    action: Action


class Goal(Event, frozen=True, kw_only=True):
    seat: Seat
    goals: int
    action: Action


class Fouled(Event, frozen=True, kw_only=True):
    """Masked: without the face."""

    seat: Seat
    victim: Seat
    face: Face | None = None


class Taken(Event, frozen=True, kw_only=True):
    """Masked: without the face. `drawn` if luck decided which card it was."""

    seat: Seat
    face: Face | None = None
    drawn: bool = True


class Kept(Event, frozen=True, kw_only=True):
    seat: Seat


class Declined(Event, frozen=True, kw_only=True):
    seat: Seat
    action: Action


class NoEffect(Event, frozen=True, kw_only=True):
    seat: Seat
    action: Action


class LastCardLaid(Event, frozen=True, kw_only=True):
    seat: Seat
    server: Seat


class FullTime(Event, frozen=True, kw_only=True):
    pass


class ExtraTime(Event, frozen=True, kw_only=True):
    seat: Seat


class GameOver(Event, frozen=True, kw_only=True):
    goals: tuple[int, ...]
    winners: tuple[Seat, ...]


STEvent = (
    OpenerDrawn | Dealt | Laid | Passed | Stopped | ActionsReshuffled | ActionDrawn | Threatened | Parried
    | Goal | Fouled | Taken | Kept | Declined | NoEffect | LastCardLaid | FullTime | ExtraTime | GameOver
)  # fmt: skip
