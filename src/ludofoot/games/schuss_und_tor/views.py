"""What a seat of Schuss und Tor is shown."""

from __future__ import annotations

import msgspec

from ludofoot.core.records import Seat, View
from ludofoot.games.schuss_und_tor.records import Action, Asker, Face, Name, Options, Step


class LaidCard(msgspec.Struct, frozen=True, kw_only=True):
    """A card on the table pile, who laid it, and the name a Bomber called."""

    seat: Seat
    face: Face
    call: Name | None = None


class KnownCard(msgspec.Struct, frozen=True, kw_only=True):
    """A card that this seat knows to be in another hand."""

    holder: Seat
    face: Face


class STView(View, frozen=True, kw_only=True, tag="schuss-und-tor"):
    """What a seat sees (ST-A31), with what it may remember."""

    options: Options
    seats: int
    step: Step
    turn: Seat
    hand: tuple[Face, ...]
    hand_sizes: tuple[int, ...]
    pile: tuple[LaidCard, ...]
    asked: Name | None
    """The name to serve; None on a fresh start and on a lone Tormann."""
    asked_by: Asker
    shooter: Seat | None
    defender: Seat | None
    action: Action | None
    """The action card being carried out."""
    goals: tuple[int, ...]
    before: tuple[tuple[Action, ...], ...]
    """The cards face up before each player."""
    discards: tuple[Action, ...]
    actions_left: int
    undealt: int
    under: tuple[Face | None, ...]
    """The lowest undealt cards, top one first, where a Foul has put them: those this seat saw."""
    known: tuple[KnownCard, ...]
    unserved: tuple[tuple[Face, ...], ...] = ()
    """What each seat did not lay though it was asked for, since its hand last grew."""
    removed: tuple[Face, ...]
    last_server: Seat | None
    final_attempt: bool
    extra_time: bool
    winners: tuple[Seat, ...]
