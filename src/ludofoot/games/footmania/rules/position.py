"""Where everything lies, and whose decision it is: the plain data of one championship."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludofoot.core.cards import bit, listed, size
from ludofoot.core.chance import Chance
from ludofoot.core.perseat import PerSeat
from ludofoot.core.pile import Stack, Urn
from ludofoot.core.records import Refusal
from ludofoot.core.state import State
from ludofoot.games.footmania.records import FMMove, Footballer, Options
from ludofoot.games.footmania.rules.board import CENTRE, NOWHERE
from ludofoot.games.footmania.rules.cards import NATIONAL, PLACES, Album, every_question, every_team
from ludofoot.games.footmania.rules.offers import Deal

NO_CARD: Final = -1
NOBODY: Final = -1
SEATS_AT_MOST: Final = 4

# Steps, in the order of STEPS in the records.
ROLL: Final = 0
WAY: Final = 1
DRAW: Final = 2
BUY: Final = 3
AUCTION: Final = 4
PLUS: Final = 5
RETURN: Final = 6
DEBT: Final = 7
EURO: Final = 8
EURO_PLUS: Final = 9
LINE_UPS: Final = 10
ACTION: Final = 11
ANSWER: Final = 12
SUBSTITUTE: Final = 13
OVER: Final = 14

# Who decides in each step, by which clause.
TURN_CLAUSES: Final = [
    "FM-A1", "FM-A1", "FM-A1", "FM-A1", "FM-A6", "FM-A1", "FM-A1", "FM-A42",
    "FM-A1", "FM-A1", "FM-A41", "FM-A17", "FM-A44", "FM-A44",
]  # fmt: skip

# Who knows where a card is: a bit for each seat and one for spectators.
SPECTATOR_BIT: Final = 16
EVERYBODY: Final = 31
START_MONEY: Final = 70  # FM-24: 7,000,000


class Position(State[FMMove]):
    """The plain data of one championship in progress."""

    # Once compiled, whatever is not set here is looked for at every use.
    def __init__(self, album: Album, seats: i64, options: Options, chance: Chance) -> None:  # noqa: PLR0915
        self.album: Album = album
        self.seats: i64 = seats
        self.options: Options = options
        self.chance: Chance = chance
        self.square: PerSeat = PerSeat(CENTRE)  # FM-26, FM-A32
        self.came: PerSeat = PerSeat(NOWHERE)
        # ---- what they own
        self.cash: PerSeat = PerSeat(START_MONEY)
        self.sponsors: PerSeat = PerSeat(0)
        self.pluses: PerSeat = PerSeat(0)
        self.won: PerSeat = PerSeat(0)
        self.pennants: PerSeat = PerSeat(0)
        self.points: PerSeat = PerSeat(0)
        self.squads: list[list[int]] = [[] for _ in range(seats)]
        # ---- who knows where a card is
        self.known: list[int] = [0] * album.count
        self.plus_known: list[int] = [0] * len(album.pluses)
        # ---- piles
        self.national: Stack = Stack(album.national)
        self.foreign: Stack = Stack(album.foreign)
        self.plus_pile: Urn = Urn(album.every_plus)  # FM-A54: an urn is shuffled
        self.question_pile: Urn = Urn(every_question())
        self.euro_pile: Urn = Urn(every_team())
        self.pactole: i64 = 0  # FM-A33
        # ---- whose turn it is
        self.phase: i64 = 1
        self.step: i64 = ROLL
        self.turn: i64 = 0
        self.starter: i64 = 0
        self.round: i64 = 1
        self.misses: i64 = 0
        self.die: i64 = 0
        self.rolled: i64 = 0
        # ---- what is being carried out
        self.card: i64 = NO_CARD
        self.bidder: i64 = NOBODY
        self.high_bidder: i64 = NOBODY
        self.bid: i64 = 0
        self.bidding: i64 = 0
        self.question: i64 = NO_CARD
        self.debt: i64 = 0
        self.plus_draws: i64 = 0
        self.plus_drawn: i64 = NO_CARD
        self.team: i64 = NO_CARD
        # ---- the market
        self.offers: list[Deal] = []
        self.offer_counts: list[int] = [0] * (SEATS_AT_MOST * (SEATS_AT_MOST + 1))
        # The last deal as all saw it, in the order of `PastDeal`: kept only where somebody is told.
        self.past_deal: tuple[int, ...] = ()
        self.banned: bool = False
        # ---- matches
        self.day: i64 = 0
        self.fixtures: list[int] = []
        self.match: i64 = 0
        self.line_ups: list[list[int]] = []
        self.played: list[int] = [0, 0]
        self.changes: list[int] = [0, 0]
        self.bonus: list[int] = [0, 0]
        self.acting: i64 = 0
        self.passes: i64 = 0
        self.attack: i64 = NO_CARD
        self.attacked: i64 = NO_CARD
        self.locked: list[int] = []
        self.play_off: list[int] = []
        self.play_off_points: PerSeat = PerSeat(0)
        self.replayed: bool = False

    # ---- who is asked

    def luck(self) -> Chance:
        return self.chance

    def awaited(self) -> list[int]:
        if self.step == OVER:
            return []
        if self.step == LINE_UPS:
            return [seat for seat in sorted([self.side(0), self.side(1)]) if not self.handed_in(seat)]
        return [self.decider()]

    def closed(self, seat: int) -> Refusal | None:
        """Why this seat may do nothing at all, if so."""
        if not 0 <= seat < self.seats:
            return Refusal("not-seated")
        return Refusal("game-over", "FM-98") if self.step == OVER else None

    def barred(self, seat: int) -> Refusal | None:
        closed = self.closed(seat)
        if closed is not None or seat in self.awaited():
            return closed
        return Refusal("not-your-turn", TURN_CLAUSES[self.step])

    def due(self, chance: Chance) -> i64:
        if self.step == OVER:
            return -1
        if self.step != LINE_UPS:
            return self.decider()
        waiting = self.awaited()
        return waiting[chance.below(len(waiting))] if len(waiting) > 1 else waiting[0]

    def decider(self) -> i64:
        """Who decides, in a step where one does."""
        if self.step == AUCTION:
            return self.bidder
        if self.step == ACTION:
            return self.side(self.acting)
        if self.step == ANSWER or self.step == SUBSTITUTE:
            return self.side(1 - self.acting)
        return self.turn

    def days(self) -> i64:
        """How many match days there are (FM-81 to FM-83)."""
        return 2 if self.seats == 2 else 6

    def side(self, side: i64) -> i64:
        """The seat of the first-named (0) or second-named (1) team; in a euromatch there is one side."""
        if self.step == EURO_PLUS:
            return self.turn
        pair: i64 = self.fixtures[self.match]
        return pair // SEATS_AT_MOST if side == 0 else pair % SEATS_AT_MOST

    def in_match(self) -> bool:
        """Whether a match between two managers is being played."""
        return LINE_UPS <= self.step <= SUBSTITUTE

    def side_of(self, seat: i64) -> i64:
        """Which side of the match this seat is, or NOBODY."""
        if not self.in_match():
            return NOBODY
        return 0 if self.side(0) == seat else 1 if self.side(1) == seat else NOBODY

    def handed_in(self, seat: i64) -> bool:
        """Whether this team's line-up is in."""
        return len(self.line_ups[self.side_of(seat)]) > 0

    def schedule(self, number: i64) -> i64:
        """The seat with this schedule number, from 1: in the order of play (FM-A1)."""
        return (self.starter + number - 1) % self.seats

    # ---- small questions

    def pile(self, which: i64) -> Stack:
        """The national and international pile, or the foreign one (FM-20, FM-21)."""
        return self.national if which == NATIONAL else self.foreign

    def held(self, seat: i64, kind: i64) -> i64:
        """This seat's plus cards of a kind, as a set."""
        return self.pluses.get(seat) & self.album.of_plus[kind]

    def names(self, cards: list[int]) -> tuple[Footballer, ...]:
        """Footballers by name."""
        return tuple([self.album.name(card) for card in cards])

    def named(self, eleven: list[int]) -> tuple[Footballer | None, ...]:
        """An eleven by name; trainees and empty places have none."""
        return tuple([self.album.name(card) if card >= 0 else None for card in eleven])

    def is_pending(self) -> bool:
        """FM-A38: a purchase, an auction, a debt or the return of a seventh plus card."""
        return self.step == BUY or self.step == AUCTION or self.step == DEBT or self.step == RETURN

    def is_quick(self) -> bool:
        """Whether FM-61 to FM-63 are played."""
        return self.options.pace == "quick"

    def places_needed(self) -> i64:
        """How many places of a complete team have a footballer (FM-57, FM-61)."""
        return PLACES - 1 if self.is_quick() else PLACES

    # ---- copies and comparison

    def copy_into(self, twin: Position) -> None:
        """Gives another position of the same box and options everything but the chance."""
        twin.phase = self.phase
        twin.step = self.step
        twin.turn = self.turn
        twin.starter = self.starter
        twin.round = self.round
        twin.misses = self.misses
        twin.die = self.die
        twin.rolled = self.rolled
        self.copy_clubs(twin)
        self.copy_course(twin)

    def copy_clubs(self, twin: Position) -> None:
        """The pawns, the clubs and the piles."""
        twin.square = self.square.copy()
        twin.came = self.came.copy()
        twin.cash = self.cash.copy()
        twin.sponsors = self.sponsors.copy()
        twin.pluses = self.pluses.copy()
        twin.won = self.won.copy()
        twin.pennants = self.pennants.copy()
        twin.points = self.points.copy()
        twin.squads = [squad.copy() for squad in self.squads]
        twin.known = self.known.copy()
        twin.plus_known = self.plus_known.copy()
        twin.national = self.national.copy()
        twin.foreign = self.foreign.copy()
        twin.plus_pile = self.plus_pile.copy()
        twin.question_pile = self.question_pile.copy()
        twin.euro_pile = self.euro_pile.copy()
        twin.pactole = self.pactole

    def copy_course(self, twin: Position) -> None:
        """What is being carried out, offered and played."""
        twin.card = self.card
        twin.bidder = self.bidder
        twin.high_bidder = self.high_bidder
        twin.bid = self.bid
        twin.bidding = self.bidding
        twin.question = self.question
        twin.debt = self.debt
        twin.plus_draws = self.plus_draws
        twin.plus_drawn = self.plus_drawn
        twin.team = self.team
        twin.offers = self.offers.copy()
        twin.offer_counts = self.offer_counts.copy()
        twin.past_deal = self.past_deal
        twin.banned = self.banned
        twin.day = self.day
        twin.fixtures = self.fixtures.copy()
        twin.match = self.match
        twin.line_ups = [eleven.copy() for eleven in self.line_ups]
        twin.played = self.played.copy()
        twin.changes = self.changes.copy()
        twin.bonus = self.bonus.copy()
        twin.acting = self.acting
        twin.passes = self.passes
        twin.attack = self.attack
        twin.attacked = self.attacked
        twin.locked = self.locked.copy()
        twin.play_off = self.play_off.copy()
        twin.play_off_points = self.play_off_points.copy()
        twin.replayed = self.replayed

    def facts(self) -> object:
        return {
            **self.club_facts(),
            "options": [self.seats, self.is_quick(), self.options.limit],
            "turn": [self.phase, self.step, self.turn, self.starter, self.round, self.misses, self.die],
            "auction": [self.card, self.bidder, self.high_bidder, self.bid, self.bidding],
            "question": [self.question, self.debt, self.plus_draws],
            "drawn": NO_CARD if self.plus_drawn == NO_CARD else self.album.pluses[self.plus_drawn],
            "team": self.team,
            "offers": [deal.facts() for deal in self.offers],
            "counts": [self.offer_counts, self.banned],
            "day": [self.day, self.match],
            "fixtures": self.fixtures,
            "line_ups": self.line_ups,
            "match": [self.played, self.changes, self.bonus],
            "action": [self.acting, self.passes, self.attack, self.attacked],
            "locked": sorted(self.locked),
            "play_off": [self.play_off, self.per_seat(self.play_off_points), self.replayed],
        }

    def club_facts(self) -> dict[str, object]:
        """The pawns, the clubs and the piles, for comparison."""
        hands = [sorted(self.plus_facts(listed(self.pluses.get(seat)))) for seat in range(self.seats)]
        return {
            "square": self.per_seat(self.square),
            "came": self.per_seat(self.came),
            "cash": self.per_seat(self.cash),
            "sponsors": self.per_seat(self.sponsors),
            "pluses": hands,
            "won": self.per_seat(self.won),
            "pennants": self.per_seat(self.pennants),
            "points": self.per_seat(self.points),
            "squads": self.squads,
            "known": self.known,
            "national": stack_facts(self.national),
            "foreign": stack_facts(self.foreign),
            "plus": [[self.album.pluses[card] for card in listed(self.plus_pile.loose)]],
            "plus_under": self.plus_facts(list(self.plus_pile.under)),
            "questions": [self.question_pile.loose, self.question_pile.under],
            "euro": [self.euro_pile.loose, self.euro_pile.under],
            "pactole": self.pactole,
        }

    def plus_facts(self, cards: list[int]) -> list[list[int]]:
        """Plus cards as kinds, with who knows of each: copies of a card are the same to everybody."""
        return [[self.album.pluses[card], self.plus_known[card]] for card in cards]

    def per_seat(self, numbers: PerSeat) -> list[int]:
        """One number a seat."""
        return [numbers.get(seat) for seat in range(self.seats)]

    def stock(self) -> dict[str, int]:
        footballers: i64 = len(self.national) + len(self.foreign) + (1 if self.card != NO_CARD else 0)
        pluses: i64 = self.plus_pile.count()
        questions: i64 = self.question_pile.count() + (1 if self.question != NO_CARD else 0)
        teams: i64 = self.euro_pile.count() + (1 if self.team != NO_CARD else 0)
        for seat in range(self.seats):
            footballers += len(self.squads[seat])
            pluses += size(self.pluses.get(seat))
            questions += size(self.sponsors.get(seat))
            teams += size(self.won.get(seat))
        return {"footballers": footballers, "plus": pluses, "questions": questions, "teams": teams}


def stack_facts(pile: Stack) -> object:
    """A pile whose loose cards have no order."""
    return [pile.top, sorted(pile.loose), pile.under]


def watcher_bit(seat: i64) -> i64:
    """The bit of a seat, or of the spectators, among those who know something."""
    return bit(seat) if seat >= 0 else SPECTATOR_BIT
