"""The words of Schuss und Tor that travel: its moves, events and view."""

from __future__ import annotations

from typing import Annotated, Literal, get_args

import msgspec

from ludofoot.core.records import Event, Move, Seat, View, word

NameText = Literal["fritz", "max", "otto", "willi", "luigi"]
FaceText = Literal[
    "fritz-fritz", "fritz-max", "fritz-otto", "fritz-willi", "fritz-luigi",
    "max-fritz", "max-max", "max-otto", "max-willi", "max-luigi",
    "otto-fritz", "otto-max", "otto-otto", "otto-willi", "otto-luigi",
    "willi-fritz", "willi-max", "willi-otto", "willi-willi", "willi-luigi",
    "luigi-fritz", "luigi-max", "luigi-otto", "luigi-willi", "luigi-luigi",
    "tormann", "bomber",
]  # fmt: skip
ActionText = Literal[
    "tor", "zwei-tore", "tor-fritz", "tor-max", "tor-otto", "tor-willi", "tor-luigi",
    "freistoss-bomber", "ecke-bomber", "freistoss-tormann", "elfmeter-tormann",
    "hand", "aus", "foul", "verletzt", "schiedsrichter",
]  # fmt: skip
Name = Annotated[NameText, word("name")]
Face = Annotated[FaceText, word("face")]
Action = Annotated[ActionText, word("action")]
Step = Literal["serve", "second", "parry", "foul", "verletzt", "schiedsrichter", "free", "full-time", "over"]
Asker = Literal["nobody", "footballer", "bomber", "tormann"]
HowText = Literal["fresh", "serve", "second", "free", "parry"]
How = Annotated[HowText, word("how")]

NAMES: tuple[NameText, ...] = get_args(NameText)
FACES: tuple[FaceText, ...] = get_args(FaceText)
ACTIONS: tuple[ActionText, ...] = get_args(ActionText)
STEPS: tuple[Step, ...] = get_args(Step)

# ---- moves


class Lay(Move, frozen=True):
    """Lay a footballer card; a Bomber calls the name that must come next."""

    face: Face
    call: Name | None = None


class Pass(Move, frozen=True):
    """Do not serve."""


class Stop(Move, frozen=True):
    """Lay no second card on the Tormann."""


class Concede(Move, frozen=True):
    """Let the goal stand."""


class Foul(Move, frozen=True):
    """Name the opponent who loses a card."""

    victim: Seat


class Take(Move, frozen=True):
    """Draw an undealt card for the injured man."""


class Keep(Move, frozen=True):
    """Keep the Schiedsrichter."""


class Decline(Move, frozen=True):
    """Leave the action out."""


class PlayOn(Move, frozen=True):
    """Extra time."""


class End(Move, frozen=True):
    """The final whistle."""


STMove = Lay | Pass | Stop | Concede | Foul | Take | Keep | Decline | PlayOn | End

# ---- events


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

# ---- view


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

    seats: int
    passer_shoots: bool
    parry_waives: bool
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
    removed: tuple[Face, ...]
    last_server: Seat | None
    final_attempt: bool
    extra_time: bool
    winners: tuple[Seat, ...]
