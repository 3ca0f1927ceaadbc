"""The words of Finale that travel: its moves, previews and view. What happens is in `events`."""

from __future__ import annotations

from typing import Annotated, Literal, get_args

import msgspec

from ludofoot.core.records import Move, Preview, Seat, View, word

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


class DeckPreview(Preview, frozen=True, kw_only=True):
    """A legal deck round the cards chosen so far, in the same order; the first are the hand (FI-124)."""

    suggestion: tuple[Card, ...]
    hand: int = 0


class CardPreview(Preview, frozen=True, kw_only=True):
    """How strong an attack a tactic card would allow right now; no approach if the card has none."""

    value: int
    approach: int | None
    shot: int


# ---- view


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

    teams: Teams
    decks: Decks
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
