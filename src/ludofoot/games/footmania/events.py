"""What happens in Footmania, told without a language."""

from __future__ import annotations

from ludofoot.core.records import Event, Seat
from ludofoot.games.footmania.records import (
    Eleven,
    Footballer,
    Kind,
    Money,
    Pile,
    Plus,
    Question,
    Sponsor,
    Square,
    Team,
)

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
