"""The words of Footmania that travel: its moves, events and view. Money is in units of 100,000."""

from __future__ import annotations

from typing import Annotated, Literal, get_args

import msgspec

from ludofoot.core.records import Event, Move, Seat, View, times, word

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
Money = Annotated[int, times(100_000)]
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
    place: int | None = None


class Substitute(Move, frozen=True):
    """Bring a footballer on in this place."""

    place: int
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
    number: int
    private: bool = False


class Withdraw(Move, frozen=True):
    """Take an own offer back: one to this player, or one to all."""

    number: int
    to: Seat | None = None


class Declare(Move, frozen=True):
    """Show a complete team."""

    eleven: Eleven


FMMove = (
    Roll | Go | Draw | Pass | Buy | Refuse | Bid | Leave | Return | Meet | Finish | Field | Play | Substitute
    | Answer | Decline | SellFootballer | SellSponsor | Offer | Accept | Withdraw | Declare
)  # fmt: skip

# ---- events of the turn


class OpenerDrawn(Event, frozen=True, kw_only=True):
    seat: Seat


class Uncovered(Event, frozen=True, kw_only=True):
    """The top of a pile shows its price. Masked: without the footballer."""

    reveals = True
    pile: Pile
    price: Money
    footballer: Footballer | None = None
    drawn: bool = True


class Rolled(Event, frozen=True, kw_only=True):
    seat: Seat
    die: int
    again: bool = False


class Moved(Event, frozen=True, kw_only=True):
    seat: Seat
    path: tuple[Square, ...]
    kind: Kind


class TurnMissed(Event, frozen=True, kw_only=True):
    seat: Seat


class NothingHere(Event, frozen=True, kw_only=True):
    seat: Seat
    kind: Kind


class Passed(Event, frozen=True, kw_only=True):
    seat: Seat
    kind: Kind


class Drew(Event, frozen=True, kw_only=True):
    """Masked: without the footballer."""

    seat: Seat
    pile: Pile
    price: Money
    footballer: Footballer | None = None


class Bought(Event, frozen=True, kw_only=True):
    """Masked: without the footballer."""

    seat: Seat
    pile: Pile
    price: Money
    footballer: Footballer | None = None


class TurnedDown(Event, frozen=True, kw_only=True):
    reveals = True
    seat: Seat
    footballer: Footballer
    start: Money


class BidMade(Event, frozen=True, kw_only=True):
    seat: Seat
    footballer: Footballer
    amount: Money


class LeftAuction(Event, frozen=True, kw_only=True):
    seat: Seat


class Auctioned(Event, frozen=True, kw_only=True):
    seat: Seat
    footballer: Footballer
    amount: Money


class Unwanted(Event, frozen=True, kw_only=True):
    footballer: Footballer
    pile: Pile


class PlusDrawn(Event, frozen=True, kw_only=True):
    """Masked: without the card. `drawn` if luck decided which it was."""

    seat: Seat
    plus: Plus | None = None
    drawn: bool = True


class PlusReturned(Event, frozen=True, kw_only=True):
    """Masked: without the card."""

    seat: Seat
    plus: Plus | None = None


class SponsorPaid(Event, frozen=True, kw_only=True):
    seat: Seat
    sponsor: Sponsor
    amount: Money


class QuestionDrawn(Event, frozen=True, kw_only=True):
    seat: Seat
    question: Question
    drawn: bool = True


class BankPaid(Event, frozen=True, kw_only=True):
    seat: Seat
    question: Question
    amount: Money


class Fined(Event, frozen=True, kw_only=True):
    """What the card costs: for the win bonuses it tells how many stars somebody owns."""

    reveals = True
    seat: Seat
    question: Question
    amount: Money


class InDebt(Event, frozen=True, kw_only=True):
    seat: Seat
    amount: Money
    missing: Money


class Settled(Event, frozen=True, kw_only=True):
    """Money goes to the pactole; what cannot be paid is waived."""

    seat: Seat
    amount: Money
    waived: Money
    pactole: Money


class PactoleWon(Event, frozen=True, kw_only=True):
    seat: Seat
    amount: Money


class SponsorTaken(Event, frozen=True, kw_only=True):
    seat: Seat
    sponsor: Sponsor


class SponsorReturned(Event, frozen=True, kw_only=True):
    seat: Seat
    sponsor: Sponsor
    kept: Sponsor


class AcademyGave(Event, frozen=True, kw_only=True):
    """Masked: without the footballer."""

    seat: Seat
    price: Money
    footballer: Footballer | None = None


class Suspended(Event, frozen=True, kw_only=True):
    seat: Seat


# ---- euromatch


class EuroDrawn(Event, frozen=True, kw_only=True):
    seat: Seat
    team: Team
    strength: int
    pennants: int
    receipts: Money
    drawn: bool = True


class EuroPassed(Event, frozen=True, kw_only=True):
    seat: Seat
    team: Team


class EuroShown(Event, frozen=True, kw_only=True):
    reveals = True
    seat: Seat
    eleven: Eleven
    strength: int


class EuroWon(Event, frozen=True, kw_only=True):
    seat: Seat
    team: Team
    strength: int
    receipts: Money
    pennants: int
    stars: int


class EuroLost(Event, frozen=True, kw_only=True):
    seat: Seat
    team: Team
    strength: int


# ---- phases, match days and matches


class Declared(Event, frozen=True, kw_only=True):
    reveals = True
    seat: Seat
    eleven: Eleven
    bonus: Money


class LimitReached(Event, frozen=True, kw_only=True):
    rounds: int


class PhaseTwo(Event, frozen=True, kw_only=True):
    seat: Seat


class MatchDay(Event, frozen=True, kw_only=True):
    seat: Seat
    day: int
    days: int
    home: tuple[Seat, ...]
    away: tuple[Seat, ...]
    exempt: Seat | None = None


class DealsBanned(Event, frozen=True, kw_only=True):
    pass


class MatchBegan(Event, frozen=True, kw_only=True):
    home: Seat
    away: Seat
    play_off: bool = False


class LineUpIn(Event, frozen=True, kw_only=True):
    seat: Seat


class LineUpsShown(Event, frozen=True, kw_only=True):
    reveals = True
    home: Seat
    away: Seat
    home_eleven: Eleven
    away_eleven: Eleven
    home_stars: int
    away_stars: int


class PlusPlayed(Event, frozen=True, kw_only=True):
    seat: Seat
    plus: Plus
    place: int | None = None
    footballer: Footballer | None = None
    stars: int
    """The strength of that team afterwards."""


class Answered(Event, frozen=True, kw_only=True):
    seat: Seat
    plus: Plus
    against: Plus


class NotAnswered(Event, frozen=True, kw_only=True):
    seat: Seat


class StruckDown(Event, frozen=True, kw_only=True):
    """What an attack did: a footballer leaves, or stars are lost."""

    seat: Seat
    plus: Plus
    place: int | None = None
    footballer: Footballer | None = None
    stars: int


class Substituted(Event, frozen=True, kw_only=True):
    reveals = True
    seat: Seat
    place: int
    footballer: Footballer
    off: Footballer | None = None
    stars: int


class NotSubstituted(Event, frozen=True, kw_only=True):
    seat: Seat


class MatchPassed(Event, frozen=True, kw_only=True):
    seat: Seat


class MatchEnded(Event, frozen=True, kw_only=True):
    home: Seat
    away: Seat
    home_stars: int
    away_stars: int
    winner: Seat | None = None


class DayEnded(Event, frozen=True, kw_only=True):
    day: int
    receipts: Money
    points: tuple[int, ...]


class PlayOff(Event, frozen=True, kw_only=True):
    seats: tuple[Seat, ...]
    replay: bool = False


class Champion(Event, frozen=True, kw_only=True):
    points: tuple[int, ...]
    pennants: tuple[int, ...]
    winners: tuple[Seat, ...]


# ---- the market


class FootballerSold(Event, frozen=True, kw_only=True):
    """Masked: without the footballer."""

    seat: Seat
    pile: Pile
    price: Money
    footballer: Footballer | None = None


class SponsorSold(Event, frozen=True, kw_only=True):
    seat: Seat
    sponsor: Sponsor
    price: Money


class Offered(Event, frozen=True, kw_only=True):
    """Told only to those who may see the offer."""

    maker: Seat
    number: int
    to: Seat | None
    give: tuple[Footballer, ...]
    give_sponsors: tuple[Sponsor, ...]
    give_money: Money
    want: tuple[Footballer, ...]
    want_sponsors: tuple[Sponsor, ...]
    want_money: Money


class OfferWithdrawn(Event, frozen=True, kw_only=True):
    maker: Seat
    number: int
    to: Seat | None


class OfferLapsed(Event, frozen=True, kw_only=True):
    maker: Seat
    number: int
    to: Seat | None


class DealMade(Event, frozen=True, kw_only=True):
    """Masked: how many footballers passed each way. `give` goes to the taker, `want` to the maker."""

    maker: Seat
    taker: Seat
    gives: int
    give_sponsors: tuple[Sponsor, ...]
    give_money: Money
    wants: int
    want_sponsors: tuple[Sponsor, ...]
    want_money: Money
    give: tuple[Footballer, ...] = ()
    want: tuple[Footballer, ...] = ()


FMEvent = (
    OpenerDrawn | Uncovered | Rolled | Moved | TurnMissed | NothingHere | Passed | Drew | Bought | TurnedDown
    | BidMade | LeftAuction | Auctioned | Unwanted | PlusDrawn | PlusReturned | SponsorPaid | QuestionDrawn
    | BankPaid | Fined | InDebt | Settled | PactoleWon | SponsorTaken | SponsorReturned
    | AcademyGave | Suspended
    | EuroDrawn | EuroPassed | EuroShown | EuroWon | EuroLost | Declared | LimitReached | PhaseTwo | MatchDay
    | DealsBanned | MatchBegan | LineUpIn | LineUpsShown | PlusPlayed | Answered | NotAnswered | StruckDown
    | Substituted | NotSubstituted | MatchPassed | MatchEnded | DayEnded | PlayOff | Champion | FootballerSold
    | SponsorSold | Offered | OfferWithdrawn | OfferLapsed | DealMade
)  # fmt: skip

# ---- view


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


class PileView(msgspec.Struct, frozen=True):
    """A pile of footballers: size, price of its top card, and what this seat saw going under it."""

    size: int
    price: Money | None
    top: Footballer | None
    under: tuple[Footballer | None, ...]


class ClubView(msgspec.Struct, frozen=True):
    """What is public of a player, and the footballers that this seat knows to be his."""

    cash: Money
    footballers: int
    known: tuple[Man, ...]
    pluses: int
    known_pluses: tuple[Plus, ...]
    sponsors: tuple[Sponsor, ...]
    pennants: int
    won: tuple[Team, ...]
    points: int
    play_off: int
    square: Square
    came: Square | None
    misses: bool
    """Whether his next turn is missed."""


class OpenOffer(msgspec.Struct, frozen=True):
    """An open offer that this seat may see."""

    maker: Seat
    number: int
    to: Seat | None
    give: tuple[Footballer, ...]
    give_sponsors: tuple[Sponsor, ...]
    give_money: Money
    want: tuple[Footballer, ...]
    want_sponsors: tuple[Sponsor, ...]
    want_money: Money


class SideView(msgspec.Struct, frozen=True):
    """One team of the match: who stands in each place (None for a trainee or an empty place)."""

    seat: Seat
    handed_in: bool
    eleven: Eleven
    empty: tuple[int, ...]
    """Places emptied by a red card, which count 0."""
    closed: tuple[int, ...]
    """Places of the flu, where nobody may come on."""
    played: int
    """Plus cards that count towards the three."""
    changes: int
    bonus: int
    """Stars of plus cards, of both teams."""
    stars: int


class FMView(View, frozen=True, kw_only=True, tag="footmania"):
    """What a seat sees (FM-A50, FM-A53), with what it may remember."""

    seats: int
    quick: bool
    limit: int
    phase: int
    step: Step
    turn: Seat
    starter: Seat
    round: int
    day: int
    days: int
    banned: bool
    clubs: tuple[ClubView, ...]
    squad: tuple[Man, ...]
    pluses: tuple[Plus, ...]
    national: PileView
    foreign: PileView
    plus_pile: int
    plus_under: tuple[Plus | None, ...]
    question_pile: int
    question_under: tuple[Question, ...]
    euro_pile: int
    euro_under: tuple[Team, ...]
    pactole: Money
    die: int
    """The roll that waits for its way."""
    card: Man | None
    """The footballer drawn or auctioned, if this seat sees him."""
    card_pile: Pile | None
    card_price: Money
    bidder: Seat | None
    high_bidder: Seat | None
    bid: Money
    bidding: tuple[Seat, ...]
    """Who has not withdrawn."""
    question: Question | None
    debt: Money
    plus_draws: int
    """Plus cards that the question-mark card still gives."""
    plus_drawn: Plus | None
    """The seventh, just drawn."""
    team: Team | None
    sides: tuple[SideView, ...]
    """The match: first-named team first; in a euromatch one side alone."""
    acting: Seat | None
    passes: int
    attack: Plus | None
    attacked: int | None
    match: int
    """Which match of the day, or of the play-off."""
    fixtures: tuple[tuple[Seat, Seat], ...]
    """The matches of this day or play-off."""
    play_off: tuple[Seat, ...]
    replayed: bool
    locked: tuple[Footballer, ...]
    """Who has been on a pitch today and cannot change hands."""
    offers: tuple[OpenOffer, ...]
    offer_counts: tuple[tuple[int, int, int], ...]
    """(maker, to or -1, number of the last offer) of the counts that this seat knows."""
    winners: tuple[Seat, ...]
