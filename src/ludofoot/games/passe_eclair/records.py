"""The words of Passe Éclair that travel: its moves, events and view."""

from __future__ import annotations

from typing import Annotated, Literal, get_args

import msgspec

from ludofoot.core.records import Count, Event, Move, Seat, View, word

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

# ---- events


class TrainerDrawn(Event, frozen=True, kw_only=True):
    seat: Seat


class RoundBegan(Event, frozen=True, kw_only=True):
    round: int
    trainer: Seat


class Dealt(Event, frozen=True, kw_only=True):
    """Masked: the number of cards alone."""

    seat: Seat
    count: int
    faces: tuple[Face, ...] = ()


class SaidReady(Event, frozen=True, kw_only=True):
    seat: Seat


class TimeRanOut(Event, frozen=True, kw_only=True):
    step: Step


class TokensUsed(Event, frozen=True, kw_only=True):
    reveals = True
    seat: Seat
    tokens: tuple[Token, ...]
    faces: tuple[Face, ...]


class TurnedUp(Event, frozen=True, kw_only=True):
    """A card from the draw pile: the start card, one passed over, or one that counts as a dog."""

    seat: Seat
    face: Face
    turned: Turned
    on: int
    """The number of the top card from now on."""


class Laid(Event, frozen=True, kw_only=True):
    seat: Seat
    face: Face
    on: int
    """The number of the top card from now on."""


class Declined(Event, frozen=True, kw_only=True):
    seat: Seat


class Blocked(Event, frozen=True, kw_only=True):
    """That nobody can lay a card says something of every hand."""

    reveals = True
    block: Block


class LaysNoMichi(Event, frozen=True, kw_only=True):
    seat: Seat


class PileBoxed(Event, frozen=True, kw_only=True):
    count: int


class TooLate(Event, frozen=True, kw_only=True):
    """Masked: without the face. A late word is told to its sender alone."""

    seat: Seat
    late: Late
    on: int
    face: Face | None = None


class WrongCard(Event, frozen=True, kw_only=True):
    """Masked: without the penalty card. `drawn` is false if there was none left to draw."""

    seat: Seat
    face: Face
    drawn: bool
    penalty: Face | None = None


class Challenged(Event, frozen=True, kw_only=True):
    seat: Seat
    against: Seat
    face: Face
    justified: bool


class ChallengeOpened(Event, frozen=True, kw_only=True):
    """A Gros Michi or a last card waits until it can no longer be challenged."""

    seat: Seat
    face: Face


class StoodBy(Event, frozen=True, kw_only=True):
    seat: Seat


class BackOnTop(Event, frozen=True, kw_only=True):
    face: Face
    on: int


class MichiCalled(Event, frozen=True, kw_only=True):
    seat: Seat


class Swapped(Event, frozen=True, kw_only=True):
    """Masked: without the cards."""

    seat: Seat
    partner: Seat
    given: int
    taken: int
    given_faces: tuple[Face, ...] = ()
    taken_faces: tuple[Face, ...] = ()


class Renewed(Event, frozen=True, kw_only=True):
    count: int
    whence: Whence


class RoundWon(Event, frozen=True, kw_only=True):
    seat: Seat
    how: How
    lot: bool = False


class VictoryToken(Event, frozen=True, kw_only=True):
    """Masked: without its face."""

    seat: Seat
    token: Token | None = None


class ConsolationToken(Event, frozen=True, kw_only=True):
    """Masked: without its face."""

    seat: Seat
    token: Token | None = None


class NoConsolation(Event, frozen=True, kw_only=True):
    pass


class HandShown(Event, frozen=True, kw_only=True):
    """What was left in a hand goes into the box for all to see."""

    reveals = True
    seat: Seat
    faces: tuple[Face, ...]


class TokensShown(Event, frozen=True, kw_only=True):
    """The final count of one player."""

    reveals = True
    seat: Seat
    tokens: tuple[Token, ...]
    points: int


class GameOver(Event, frozen=True, kw_only=True):
    points: tuple[int, ...]
    winners: tuple[Seat, ...]


PEEvent = (
    TrainerDrawn | RoundBegan | Dealt | SaidReady | TimeRanOut | TokensUsed | TurnedUp | Laid | Declined
    | Blocked | LaysNoMichi | PileBoxed | TooLate | WrongCard | Challenged | ChallengeOpened | StoodBy
    | BackOnTop | MichiCalled | Swapped | Renewed | RoundWon | VictoryToken | ConsolationToken
    | NoConsolation | HandShown | TokensShown | GameOver
)  # fmt: skip

# ---- view


class LaidCard(msgspec.Struct, frozen=True, kw_only=True):
    """A card of the table pile, who laid it (nobody: a start card), and whether in a block."""

    seat: Seat | None
    face: Face
    in_block: bool = False


class KnownCard(msgspec.Struct, frozen=True, kw_only=True):
    """A card that this seat knows to be in another hand."""

    holder: Seat
    face: Face


class Act(msgspec.Struct, frozen=True, kw_only=True):
    """What somebody did before all eyes, of which little else is left to see: a card too late or wrong, a
    challenge, an answer to one, an exchange of hands."""

    seat: Seat
    what: ActText
    number: int
    """How many such acts there have been by now."""
    on: int | None = None
    face: Face | None = None
    partner: Seat | None = None


class PEView(View, frozen=True, kw_only=True, tag="passe-eclair"):
    """What a seat sees (PE-A32), with what it may remember."""

    seats: int
    pace: PaceText
    wrong_cards: WrongText
    step: StepText
    round: int
    trainer: Seat
    hand: tuple[Face, ...]
    """Sorted by motif (PE-10)."""
    came: tuple[Face, ...]
    """The own cards of the last deal, in the order in which they came."""
    hand_sizes: tuple[int, ...]
    laid: tuple[LaidCard, ...]
    """The table pile as far as its order matters, top card last."""
    top: int
    """The number of the top card: what a move names."""
    asked: Name | None
    """The receiver: who must be the large motif of the next card; None if any card will do or none is up."""
    any_card: bool
    banned: Seat | None
    """Who laid the last wild guy and may not lay another one now."""
    block: BlockText | None
    spoken: tuple[bool, ...]
    """Who is ready, has declared or has answered, after the step."""
    challenged: tuple[bool, ...]
    """Who has challenged the top card in vain."""
    actor: Seat | None
    """Who has laid the Gros Michi, or the last card that may be challenged."""
    pile: tuple[Face, ...]
    box: tuple[Face, ...]
    """The faces that everybody saw going there."""
    act: Act | None
    """The last of those acts."""
    passed_over: tuple[Face, ...]
    """What was turned up before the last start card, in this order."""
    left: tuple[tuple[Face, ...], ...]
    """What was left in each hand at the end of the last round."""
    draw_pile: int
    renewals: int
    """How often the draw pile was renewed for start cards since a player last laid a card."""
    drew: tuple[bool, ...]
    """Who has drawn a penalty card since the top card came up."""
    known: tuple[KnownCard, ...]
    chosen: tuple[Face, ...]
    """The own cards named for tokens, while the others do not see them yet."""
    victory: tuple[tuple[Token | None, ...], ...]
    """The victory tokens before each player; None lies face down."""
    consolation: tuple[tuple[Token | None, ...], ...]
    spent: tuple[Token, ...]
    victory_stock: int
    consolation_stock: int
    points: tuple[int, ...]
    """At the end of the game alone."""
    winners: tuple[Seat, ...]
