"""The words of Finale that travel, its options and its moves. What happens is in `events`."""

from __future__ import annotations

from typing import Annotated, Literal, get_args

from ludofoot.core import options
from ludofoot.core.options import BY_LOT, ruled
from ludofoot.core.records import Move, Seat, word

ManText = Literal[
    "kuno-kasten", "hans-greifhain", "toni-luftloch", "bodo-beton", "gerd-graetsche", "horst-holzer",
    "uwe-umlauf", "wladimir-ballnich", "klaus-klammer", "dieter-deckung", "ingo-innenrist",
    "rolf-riegel", "veit-vorstopper", "lothar-lenker", "kai-kurzpass", "bert-laufwunder", "ole-offensiv",
    "tim-talent", "max-mittelkreis", "jens-joggar", "nico-nadelstich", "viktor-volley", "egon-einwurf",
    "sven-abseits", "fred-flanke", "erwin-pfosten", "arno-abstauber", "lutz-lattenkreuz", "hugo-hacke",
    "peter-pike",
    "rudi-reflex", "bernd-schranke", "otto-ohnehand", "manni-mauer", "karl-kante", "fritz-foul",
    "paul-walze", "bruno-block", "sepp-sense", "emil-eckfahne", "ralf-raumdecker", "theo-turm",
    "gregor-grenze", "moritz-motor", "dirk-doppelpass", "heiko-haken", "jupp-jubel", "ali-balla",
    "lars-lupfer", "mirko-mitlauf", "enno-effet", "carlo-chip", "gustl-gasse", "timo-torriecher",
    "stefan-sturm", "kalle-knaller", "simon-joker", "achim-aussenrist", "benno-bogenlampe",
    "dennis-drehschuss",
]  # fmt: skip
CardText = Literal[
    "w5", "w4", "w3", "w2", "w1", "schlusskarte", "v5", "v4", "v3a", "v3b", "v2a", "v2b", "r5", "r4",
    "r3a", "r3b", "r2a", "r2b", "b5", "b4", "b3a", "b3b", "b2a", "b2b", "y5", "y4", "y3a", "y3b", "y2a",
    "y2b",
]  # fmt: skip
ColourText = Literal["blue", "red"]
LineText = Literal["goalkeeper", "defender", "midfielder", "attacker"]
SlotText = Literal["goalkeeper", "defender", "midfielder", "attacker", "anybody"]
PresetText = Literal["violet", "red", "blue", "yellow"]
Step = Literal[
    "team", "deck", "substitution", "tactic", "footballers", "replacement", "counter", "further",
    "exchange", "stand-in", "shooters", "over",
]  # fmt: skip
PhaseText = Literal["approach", "shot"]
SymbolText = Literal["cross", "yellow", "red"]
ResultText = Literal["nothing", "injured", "booked", "second-yellow", "sent-off"]
Teams = Literal["beginner", "free"]
Decks = Literal["beginner", "presets", "mixed", "variant"]
ChoiceText = Literal["team", "deck", "tactic", "stand-in", "shooters"]
Man = Annotated[ManText, word("man")]
Card = Annotated[CardText, word("card")]
Colour = Annotated[ColourText, word("colour")]
Line = Annotated[LineText, word("line")]
Slot = Annotated[SlotText, word("slot")]
PresetColour = Annotated[PresetText, word("preset")]
Phase = Annotated[PhaseText, word("phase")]
Symbol = Annotated[SymbolText, word("symbol")]
Result = Annotated[ResultText, word("result")]
ChoiceMade = Annotated[ChoiceText, word("choice")]

TEAM_SIZE = 30
MEN: tuple[ManText, ...] = get_args(ManText)
"""Thirty blue footballers, then thirty red ones, each in the order of FI-D2."""
CARDS: tuple[CardText, ...] = get_args(CardText)
COLOURS: tuple[ColourText, ...] = get_args(ColourText)
LINES: tuple[LineText, ...] = get_args(LineText)
SLOTS: tuple[SlotText, ...] = get_args(SlotText)
PRESETS: tuple[PresetText, ...] = get_args(PresetText)
STEPS: tuple[Step, ...] = get_args(Step)
PHASES: tuple[PhaseText, ...] = get_args(PhaseText)
SYMBOLS: tuple[SymbolText, ...] = get_args(SymbolText)
TEAMS: tuple[Teams, ...] = get_args(Teams)
DECKS: tuple[Decks, ...] = get_args(Decks)

# ---- options


class Options(options.Options, frozen=True):
    """What the coaches may settle before the match."""

    teams: Annotated[Teams, ruled("FI-A56")] = "beginner"
    decks: Annotated[Decks, ruled("FI-A56")] = "beginner"
    red: Annotated[Seat, ruled("FI-A55")] = BY_LOT


# ---- moves


class Team(Move, frozen=True):
    """Eleven starters and four substitutes."""

    starters: tuple[Man, ...]
    bench: tuple[Man, ...]


class Preset(Move, frozen=True):
    """The white cards and one whole colour."""

    colour: PresetColour


class Mix(Move, frozen=True):
    """The six coloured cards that join the white ones."""

    cards: tuple[Card, ...]


class Plan(Move, frozen=True):
    """Eleven cards: the first three are the hand, the others the pile from its top."""

    cards: tuple[Card, ...]


class Substitute(Move, frozen=True):
    """A footballer goes, another comes on and stands in this line."""

    off: Man
    on: Man
    line: Line


class NoMore(Move, frozen=True):
    """No more substitutions in this period."""


class Lay(Move, frozen=True):
    """Lay a tactic card."""

    card: Card


class Pick(Move, frozen=True):
    """A footballer, or nobody, for each slot of the card."""

    men: tuple[Man | None, ...]


class Replace(Move, frozen=True):
    """Who comes on for the injured man, and where."""

    on: Man
    line: Line


class Counter(Move, frozen=True):
    """Counter."""


class Decline(Move, frozen=True):
    """Do not counter this time."""


class Exchange(Move, frozen=True):
    """Discard a tactic card and draw another."""

    card: Card


class Keep(Move, frozen=True):
    """Keep all tactic cards."""


class StandIn(Move, frozen=True):
    """Who stands in the empty goal for the penalties, if anybody."""

    man: Man | None


class Shooters(Move, frozen=True):
    """Who takes the penalties, first to last."""

    men: tuple[Man, ...]


FIMove = (
    Team | Preset | Mix | Plan | Substitute | NoMore | Lay | Pick | Replace | Counter | Decline | Exchange
    | Keep | StandIn | Shooters
)  # fmt: skip
