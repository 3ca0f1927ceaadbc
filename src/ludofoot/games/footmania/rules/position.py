"""Whose decision it is and what is being carried out: the plain data of one championship."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ludofoot.core.cards import bit
from ludofoot.core.chance import Chance
from ludofoot.core.perseat import PerSeat
from ludofoot.core.records import Refusal
from ludofoot.core.sink import Sink
from ludofoot.games.footmania.rules.album import Album
from ludofoot.games.footmania.rules.belongings import NO_CARD, Belongings

NOBODY: Final = -1
TO_ALL: Final = -1
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


@final
class Deal:
    """An open offer; never changed, so that copies can share it."""

    def __init__(self, maker: i64, to: i64, number: i64) -> None:
        self.maker: i64 = maker
        self.to: i64 = to
        self.number: i64 = number
        self.give: list[int] = []
        self.give_sponsors: i64 = 0
        self.give_money: i64 = 0
        self.want: list[int] = []
        self.want_sponsors: i64 = 0
        self.want_money: i64 = 0

    def seen_by(self, seat: i64) -> bool:
        """FM-A53: an offer to one player is seen by the two alone."""
        return self.to == TO_ALL or self.to == seat or self.maker == seat

    def facts(self) -> object:
        """Everything in it."""
        return [
            [self.maker, self.to, self.number],
            [self.give, self.give_sponsors, self.give_money],
            [self.want, self.want_sponsors, self.want_money],
        ]


class Position(Belongings):
    """The plain data of one championship in progress."""

    def __init__(self, album: Album, seats: i64, chance: Chance) -> None:
        super().__init__(album, seats, chance)
        self.quick: bool = False
        self.limit: i64 = 60
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

    # ---- questions

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

    # ---- what later layers do

    def next_turn(self, out: Sink) -> None:
        """The turn is over."""
        raise NotImplementedError

    def trigger_match_day(self, out: Sink) -> None:
        """A pawn has finished its lap."""
        raise NotImplementedError

    # ---- copies and comparison

    def copy_into(self, twin: Position) -> None:
        """Gives another position of the same box everything but the chance."""
        twin.quick = self.quick
        twin.limit = self.limit
        twin.phase = self.phase
        twin.step = self.step
        twin.turn = self.turn
        twin.starter = self.starter
        twin.round = self.round
        twin.misses = self.misses
        twin.die = self.die
        twin.rolled = self.rolled
        self.copy_belongings(twin)
        self.copy_course(twin)

    def copy_course(self, twin: Position) -> None:
        """The same for what is being carried out, offered and played."""
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
            **self.belongings(),
            "options": [self.seats, self.quick, self.limit],
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

    def stock(self) -> dict[str, int]:
        count = self.owned()
        count["footballers"] += 1 if self.card != NO_CARD else 0
        count["questions"] += 1 if self.question != NO_CARD else 0
        count["teams"] += 1 if self.team != NO_CARD else 0
        return count


def watcher_bit(seat: i64) -> i64:
    """The bit of a seat, or of the spectators, among those who know something."""
    return bit(seat) if seat >= 0 else SPECTATOR_BIT
