"""The words of Passe Éclair that travel, what may be settled before a game, and the moves."""

from __future__ import annotations

from typing import Annotated, Literal, get_args

from ludofoot.core import options
from ludofoot.core.options import ruled
from ludofoot.core.records import Count, Move, Seat, word

NameText = Literal["leon", "marlon", "rocce", "fabi", "vanessa"]
FaceText = Literal[
    "leon-marlon", "leon-rocce", "leon-fabi", "leon-vanessa",
    "marlon-leon", "marlon-rocce", "marlon-fabi", "marlon-vanessa",
    "rocce-leon", "rocce-marlon", "rocce-fabi", "rocce-vanessa",
    "fabi-leon", "fabi-marlon", "fabi-rocce", "fabi-vanessa",
    "vanessa-leon", "vanessa-marlon", "vanessa-rocce", "vanessa-fabi",
    "dog", "michi",
]  # fmt: skip
TokenText = Literal["1", "2", "3", "leon", "marlon", "rocce", "fabi", "vanessa"]
StepText = Literal["ready", "open", "block", "challenge", "partner", "over"]
BlockText = Literal["stuck", "declined", "silence"]
TurnedText = Literal["start", "skipped", "as-dog"]
LateText = Literal["card", "decline", "no-michi", "challenge", "let-stand"]
ActText = Literal["late", "wrong", "challenge", "let-stand", "swap"]
WhenceText = Literal["box", "pile"]
HowText = Literal["empty", "michi", "only-michis", "no-cards"]
PaceText = Literal["normal", "relaxed", "lightning"]
WrongText = Literal["noticed", "challenged"]

Name = Annotated[NameText, word("name")]
Face = Annotated[FaceText, word("face")]
Token = Annotated[TokenText, word("token")]
Step = Annotated[StepText, word("step")]
Block = Annotated[BlockText, word("block")]
Turned = Annotated[TurnedText, word("turned")]
Late = Annotated[LateText, word("late")]
Whence = Annotated[WhenceText, word("whence")]
How = Annotated[HowText, word("how")]

NAMES: tuple[NameText, ...] = get_args(NameText)
FACES: tuple[FaceText, ...] = get_args(FaceText)
TOKENS: tuple[TokenText, ...] = get_args(TokenText)
ACTS: tuple[ActText, ...] = get_args(ActText)
STEPS: tuple[StepText, ...] = get_args(StepText)
BLOCKS: tuple[BlockText, ...] = get_args(BlockText)
PACES: tuple[PaceText, ...] = get_args(PaceText)
WRONGS: tuple[WrongText, ...] = get_args(WrongText)


class Options(options.Options, frozen=True):
    """What the players may agree on: how long the steps last, and who sees that a card is wrong."""

    pace: Annotated[PaceText, ruled("PE-D4")] = "normal"
    wrong_cards: Annotated[WrongText, ruled("PE-A15")] = "noticed"


# ---- moves: whatever answers a card names the number of that card, so that it can come too late


class Ready(Move, frozen=True):
    """Ready for the start card; each card named goes into the box for a token of its wild guy."""

    cards: tuple[Face, ...] = ()


class Lay(Move, frozen=True):
    """Lay a card on the top card with this number."""

    face: Face
    on: Count


class Decline(Move, frozen=True):
    """I do not play on this card."""

    on: Count


class NoMichi(Move, frozen=True):
    """I lay no Gros Michi in this block."""

    on: Count


class Challenge(Move, frozen=True):
    """The top card is wrong."""

    on: Count


class LetStand(Move, frozen=True):
    """I do not challenge this card."""

    on: Count


class Swap(Move, frozen=True):
    """Exchange hands with this player."""

    partner: Seat


class TimeUp(Move, frozen=True):
    """The time of this step has run out: a move of the table alone."""

    step: Step


PEMove = Ready | Lay | Decline | NoMichi | Challenge | LetStand | Swap | TimeUp
