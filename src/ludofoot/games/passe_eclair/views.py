"""What a seat sees of Passe Éclair."""

from __future__ import annotations

import msgspec

from ludofoot.core.records import Seat, View
from ludofoot.games.passe_eclair.records import ActText, BlockText, Face, Name, Options, StepText, Token


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
    options: Options
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
