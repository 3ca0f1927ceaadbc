"""The words of Schuss und Tor that travel, what its players may settle, and its moves."""

from __future__ import annotations

from typing import Annotated, Literal, get_args

from ludofoot.core.options import Options as CoreOptions
from ludofoot.core.options import ruled
from ludofoot.core.records import Move, Seat, word

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

# ---- options


class Options(CoreOptions, frozen=True):
    """What the players may settle."""

    shooter: Annotated[Literal["preceding", "passer"], ruled("ST-A1")] = "preceding"
    """Whose goal attempt it is when somebody passes."""
    parry: Annotated[Literal["rules", "waived"], ruled("ST-A4")] = "rules"
    """Whether the card that prevents a goal asks for a name like any other."""


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
