"""What a seat of Footmania sees, and may remember."""

from __future__ import annotations

import msgspec

from ludofoot.core.records import Preview, Seat, View
from ludofoot.games.footmania.records import (
    Eleven,
    Footballer,
    Kind,
    Man,
    Money,
    Options,
    Pile,
    Plus,
    Question,
    Sponsor,
    Square,
    Step,
    Team,
)


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


class Fixture(msgspec.Struct, frozen=True):
    """A match of the calendar, first-named team first."""

    home: Seat
    away: Seat


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


class PastDeal(msgspec.Struct, frozen=True):
    """A deal as everybody saw it: how many footballers, which sponsor cards, how much money."""

    number: int
    """How many deals there have been by now."""
    maker: Seat
    taker: Seat
    gives: int
    give_sponsors: tuple[Sponsor, ...]
    give_money: Money
    wants: int
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
    options: Options
    phase: int
    step: Step
    forced: bool
    """Whether what everybody can see leaves whoever is awaited one answer."""
    turn: Seat
    starter: Seat
    round: int
    day: int
    days: int
    banned: bool
    board: tuple[Kind, ...]
    """The squares in their order: the ring, then the median line."""
    calendar: tuple[tuple[Fixture, ...], ...]
    """Day by day who meets whom."""
    places: tuple[int, ...]
    """How the table stands: the place of each club."""
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
    rolled: int
    """The last roll; 0 before the first."""
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
    past_deal: PastDeal | None
    """The last deal: it may leave no other trace."""
    winners: tuple[Seat, ...]


class TeamPreview(msgspec.Struct, frozen=True):
    """An eleven, what it is worth, and the money of its club."""

    eleven: Eleven
    stars: int
    """As it would come onto the pitch: with trainees, and with the stars of the pennants."""
    bare: int
    """Of the footballers alone."""
    cash: Money


class Reach(msgspec.Struct, frozen=True):
    """How far one's own cards and changes can still carry a match, if the other team does nothing more.

    Each figure stands for itself: cards that lift one's own team cannot also be played against the other.
    """

    own: int
    """The most stars that one's own team can come to."""
    other: int
    """The fewest that the other team can be brought down to."""
    gap: int
    """The best difference that all of it together can make."""
    cards: int
    """How many plus cards could be played for it."""
    effects: dict[Plus, int]
    """What each kind in the hand would do at best: stars for one's own team, or off the other (below 0)."""


class ClubPreview(Preview, frozen=True, kw_only=True):
    """The strongest team of the club as it is, and as it would be; a drafted eleven stays as it is."""

    before: TeamPreview | None = None
    after: TeamPreview | None = None
    reach: Reach | None = None
