"""The words of Footmania that travel, its cards and its moves. Money is in units of 100,000."""

from __future__ import annotations

from typing import Annotated, Literal, get_args

import msgspec

from ludofoot.core import options
from ludofoot.core.options import ruled
from ludofoot.core.records import Count, Move, Seat, times, word

ColourText = Literal["yellow", "green", "blue", "red"]
PileText = Literal["national", "foreign"]
KindText = Literal[
    "championship", "pactole", "blue", "red", "plus", "question", "euromatch",
    "shoes", "shirt", "socks", "shorts", "centre",
]  # fmt: skip
SponsorText = Literal[
    "shoes-a", "shoes-b", "shirt-a", "shirt-b", "socks-a", "socks-b", "shorts-a", "shorts-b"
]
QuestionText = Literal[
    "shoes-a", "shoes-b", "shirt-a", "shirt-b", "socks-a", "socks-b", "shorts-a", "shorts-b",
    "television", "supporters", "subsidy", "tournament", "scarves", "gala", "tickets", "testimonial",
    "lottery",
    "league", "stand", "tax", "travel", "bonuses", "medical", "agent", "windows", "empty-stands",
    "academy", "camp", "video", "suspension",
]  # fmt: skip
PlusText = Literal[
    "form-1", "form-2", "form-3", "crowd", "injury", "red-card", "low-blow", "flu", "medic", "appeal",
    "fair-play",
]  # fmt: skip
TeamText = Literal[
    "reykjavik", "luxembourg", "nicosia", "tirana", "oslo", "helsinki", "bern", "warsaw", "athens",
    "budapest",
    "brussels", "glasgow", "prague", "porto", "belgrade", "rotterdam", "london", "munich", "madrid", "milan",
]  # fmt: skip
Step = Literal[
    "roll", "way", "draw", "buy", "auction", "plus", "return", "debt", "euromatch", "euro-plus",
    "line-ups", "action", "answer", "substitute", "over",
]  # fmt: skip

Colour = Annotated[ColourText, word("colour")]
Pile = Annotated[PileText, word("pile")]
Kind = Annotated[KindText, word("kind")]
Sponsor = Annotated[SponsorText, word("question")]
Question = Annotated[QuestionText, word("question")]
Plus = Annotated[PlusText, word("plus")]
Team = Annotated[TeamText, word("team")]
Money = Annotated[Count, times(100_000)]
"""In units of 100,000: FM-D6 has no smaller note."""
Footballer = str
"""His name in the box: every card is an individual."""
Square = str
"""0 … 39 on the ring, M1 … M5 on the median line."""
Eleven = tuple[Footballer | None, ...]
"""Who plays in places 1 to 11; None is a vacant place, for a trainee."""

COLOURS: tuple[ColourText, ...] = get_args(ColourText)
PILES: tuple[PileText, ...] = get_args(PileText)
KINDS: tuple[KindText, ...] = get_args(KindText)
SPONSORS: tuple[SponsorText, ...] = get_args(SponsorText)
QUESTIONS: tuple[QuestionText, ...] = get_args(QuestionText)
PLUSES: tuple[PlusText, ...] = get_args(PlusText)
TEAMS: tuple[TeamText, ...] = get_args(TeamText)
STEPS: tuple[Step, ...] = get_args(Step)
SQUARES: tuple[Square, ...] = (*map(str, range(40)), "M1", "M2", "M3", "M4", "M5")

# ---- options


class Options(options.Options, frozen=True):
    """What the managers may settle before the championship."""

    pace: Annotated[Literal["full", "quick"], ruled("FM-A11")] = "full"
    """How many places make a team complete."""
    limit: Annotated[int, ruled("FM-A49", least=20, most=200)] = 60
    """After how many rounds phase 1 ends without a complete team."""


# ---- cards


class Man(msgspec.Struct, frozen=True):
    """A footballer card: `numbers` are his places, `stars` his basic strength with the extra stars."""

    name: Footballer
    colour: Colour
    numbers: tuple[int, ...]
    joker: bool
    stars: int
    extra: int
    price: Money
    reduced: Money


# ---- moves of the turn


class Roll(Move, frozen=True):
    """Roll the die."""


class Go(Move, frozen=True):
    """Move the pawn to where this roll can take it."""

    to: Square


class Draw(Move, frozen=True):
    """Draw the card of this square."""


class Pass(Move, frozen=True):
    """Leave it: the card of a square, the euromatch, an action of the match."""


class Buy(Move, frozen=True):
    """Buy the footballer drawn."""


class Refuse(Move, frozen=True):
    """Do not buy him: the others may bid."""


class Bid(Move, frozen=True):
    amount: Money


class Leave(Move, frozen=True):
    """Withdraw from the auction."""


class Return(Move, frozen=True):
    """Put one of seven plus cards under the pile."""

    plus: Plus


# ---- matches


class Meet(Move, frozen=True):
    """Meet the European team with this eleven."""

    eleven: Eleven


class Finish(Move, frozen=True):
    """No more plus cards in this euromatch."""


class Field(Move, frozen=True):
    """Hand in a line-up."""

    eleven: Eleven


class Play(Move, frozen=True):
    """Play a plus card; some name a place of the opposing team."""

    plus: Plus
    place: Count | None = None


class Substitute(Move, frozen=True):
    """Bring a footballer on in this place."""

    place: Count
    footballer: Footballer


class Answer(Move, frozen=True):
    """Cancel the card just played against one's team."""

    plus: Plus


class Decline(Move, frozen=True):
    """No answer, or no substitute."""


# ---- at any moment


class SellFootballer(Move, frozen=True):
    """To the bank."""

    footballer: Footballer


class SellSponsor(Move, frozen=True):
    """To the bank."""

    sponsor: Sponsor


class Offer(Move, frozen=True):
    """To one player, or to all; what is given and what is wanted for it."""

    to: Seat | None = None
    give: tuple[Footballer, ...] = ()
    give_sponsors: tuple[Sponsor, ...] = ()
    give_money: Money = 0
    want: tuple[Footballer, ...] = ()
    want_sponsors: tuple[Sponsor, ...] = ()
    want_money: Money = 0


class Accept(Move, frozen=True):
    """Offers to all and those to one player are counted apart, maker by maker."""

    maker: Seat
    number: Count
    private: bool = False


class Withdraw(Move, frozen=True):
    """Take an own offer back: one to this player, or one to all."""

    number: Count
    to: Seat | None = None


class Declare(Move, frozen=True):
    """Show a complete team."""

    eleven: Eleven


FMMove = (
    Roll | Go | Draw | Pass | Buy | Refuse | Bid | Leave | Return | Meet | Finish | Field | Play | Substitute
    | Answer | Decline | SellFootballer | SellSponsor | Offer | Accept | Withdraw | Declare
)  # fmt: skip
