"""Where everything lies, whose decision it is, and what can be played."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludofoot.core.cards import listed, lowest, size
from ludofoot.core.chance import Chance
from ludofoot.core.perseat import PerSeat
from ludofoot.core.state import State
from ludofoot.games.football_a_la_carte.records import FCMove, Options, SquareText
from ludofoot.games.football_a_la_carte.rules.cards import NO_FACE, Deck, squares_on
from ludofoot.games.football_a_la_carte.rules.pitch import (
    FATES,
    KICK_OFFS,
    LANDED,
    NOWHERE,
    RIGHT,
    SHOT,
    STRAIGHT,
    clearance_square,
    clearances,
    in_area,
    kick_off_square,
    run,
)

# Steps, in the order of STEPS in the records.
KICK_OFF: Final = 0
PLAY: Final = 1
FOLLOW: Final = 2
THROW: Final = 3
CLEAR: Final = 4
STOP: Final = 5
LAST_STOP: Final = 6
CUT_PILE: Final = 7
OVER: Final = 8

NOBODY: Final = -1
FEW: Final = 3
"""FC-75, FC-A32: so many cards left in the draw pile, or fewer, end a half."""
CYCLE: Final = 4
"""Places in the order of turns; even ones belong to team 0, odd ones to team 1."""
ON_PENALTY: Final = 0
"""What is cut for, where it is no corner: the colours of corners are 1 and 2."""

Sight = tuple[int, int, int, int, int, bool]
"""A cut: the face it showed, what each seat had drawn by then, and whether the card is known by it: it is
not where a later cut says more, or once the card may have been seen again."""


class Position(State[FCMove]):
    """The plain data of one game in progress."""

    def __init__(self, deck: Deck, seats: i64, options: Options, chance: Chance) -> None:
        self.deck: Deck = deck
        self.seats: i64 = seats
        self.options: Options = options
        self.chance: Chance = chance
        self.order: PerSeat = PerSeat(0)
        self.place: i64 = 0
        self.turn: i64 = 0
        self.full: PerSeat = PerSeat(0)
        self.hands: PerSeat = PerSeat(0)
        self.pile: i64 = 0
        self.discards: i64 = 0
        self.top: i64 = NO_FACE
        self.step: i64 = KICK_OFF
        self.half: i64 = 1
        self.opened: i64 = 0
        self.south: i64 = 0
        self.ball: i64 = NOWHERE  # FC-14: in the centre circle
        self.side: i64 = LANDED
        self.colour: i64 = ON_PENALTY
        self.last_turn: bool = False
        self.home_goals: i64 = 0
        self.away_goals: i64 = 0
        # What may be remembered: the card of the last cut; how many cards each seat has drawn; the cards that
        # cuts have shown in the pile, each with what everybody had drawn by then, and whether that still says
        # where it is; the cards that lay open at half-time, likewise.
        self.cut_face: i64 = NO_FACE
        # The last way of the ball: only where somebody is told.
        self.path: tuple[SquareText, ...] = ()
        self.drawn: PerSeat = PerSeat(0)
        self.shown: tuple[Sight, ...] = ()
        self.table: i64 = 0
        self.table_base: PerSeat = PerSeat(0)

    # ---- questions

    def awaited(self) -> list[int]:
        return [] if self.step == OVER else [self.turn]

    def due(self, chance: Chance) -> i64:
        return -1 if self.step == OVER else self.turn

    def luck(self) -> Chance:
        return self.chance

    def team(self) -> i64:
        """The team whose turn it is (FC-15)."""
        return self.place & 1

    def team_of(self, seat: i64) -> i64:
        """The team of a seat."""
        return 0 if seat == self.order.first or seat == self.order.third else 1

    def teams(self) -> list[int]:
        """The team of each seat."""
        return [self.team_of(seat) for seat in range(self.seats)]

    def team_seats(self, team: i64) -> list[int]:
        """The seats of a team."""
        return [seat for seat in range(self.seats) if self.team_of(seat) == team]

    def goals_of(self, team: i64) -> i64:
        """FC-73: the score is noted."""
        return self.home_goals if team == 0 else self.away_goals

    def upward(self) -> bool:
        """Whether the team in turn defends south, and so attacks north (FC-23)."""
        return self.place & 1 == self.south

    def few_left(self) -> bool:
        """FC-75: three cards or fewer in the draw pile."""
        return size(self.pile) <= FEW

    def ends_half(self) -> bool:
        """Whether the half ends with this decision or this turn (FC-A28)."""
        if self.last_turn or self.step == LAST_STOP:
            return self.step != OVER
        return self.step == CUT_PILE and self.few_left()

    def start_count(self) -> i64:
        """From how many squares the ball may start, if one must be chosen (FC-28, FC-43, FC-44, FC-A14)."""
        if self.step == KICK_OFF:
            return KICK_OFFS
        return clearances(self.side) if self.step == CLEAR else 0

    def start_at(self, k: i64) -> i64:
        """The k-th of these squares."""
        if self.step == KICK_OFF:
            return kick_off_square(not self.upward(), k)
        return clearance_square(not self.upward(), self.side, k)

    def starts(self) -> list[int]:
        """All of them."""
        return [self.start_at(k) for k in range(self.start_count())]

    def in_their_area(self, square: i64) -> bool:
        """Whether a square lies in the penalty area that the team in turn attacks (FC-A4)."""
        return in_area(square, self.upward())

    def may_free_kick(self) -> bool:
        """FC-34, FC-A5: in neither penalty area; FC-A10: not at a kick-off or a clearance."""
        if self.step != PLAY:
            return False
        return not in_area(self.ball, True) and not in_area(self.ball, False)

    def is_shot(self, face: i64, direction: i64) -> bool:
        """FC-40: whether a Free kick is a shot by itself."""
        return run(self.ball, self.upward(), direction, squares_on(face)) % FATES == SHOT

    def movers(self) -> i64:
        """The cards that move the ball now, Free kicks left out (FC-25, FC-30, FC-36, FC-41, FC-A11).

        Only a clearance takes Goalkeepers (FC-A15); after a Free kick only an Attacker will do (FC-A41).
        """
        attackers = self.deck.attackers
        return attackers | self.deck.keepers if self.step == CLEAR else attackers

    def free_kicks(self, seat: i64) -> i64:
        """The Free kicks that this seat can play: without an Attacker only those that are shots (FC-A9)."""
        hand = self.hands.get(seat)
        cards = hand & self.deck.free_kicks
        if cards == 0 or not self.may_free_kick():
            return 0
        return cards if hand & self.deck.attackers else self.shooting(cards)

    def shooting(self, cards: i64) -> i64:
        """Those of these Free kicks that are a shot in some direction."""
        found: i64 = 0
        while cards:
            card = cards & -cards
            cards ^= card
            face = self.deck.face_of(lowest(card))
            for direction in range(STRAIGHT, RIGHT + 1):
                if self.is_shot(face, direction):
                    found |= card
                    break
        return found

    def playable(self, seat: i64) -> i64:
        """The cards that this seat can play in a step in which the ball is moved (FC-A22, FC-A23)."""
        return self.hands.get(seat) & self.movers() | self.free_kicks(seat)

    def moves_ball(self) -> bool:
        """Whether this step is answered by a card that moves the ball, or by none for want of one."""
        return self.step <= FOLLOW or self.step == CLEAR

    # ---- copies and comparison

    def copy_into(self, twin: Position) -> None:
        """Gives another position of the same deck everything but the chance."""
        twin.order = self.order
        twin.place = self.place
        twin.turn = self.turn
        twin.full = self.full
        twin.hands = self.hands.copy()
        twin.pile = self.pile
        twin.discards = self.discards
        twin.top = self.top
        twin.step = self.step
        twin.half = self.half
        twin.opened = self.opened
        twin.south = self.south
        twin.ball = self.ball
        twin.side = self.side
        twin.colour = self.colour
        twin.last_turn = self.last_turn
        twin.home_goals = self.home_goals
        twin.away_goals = self.away_goals
        twin.drawn = self.drawn.copy()
        twin.cut_face = self.cut_face
        twin.path = self.path
        twin.shown = self.shown
        twin.table = self.table
        twin.table_base = self.table_base.copy()

    def each(self, numbers: PerSeat) -> list[int]:
        """The numbers of all seats."""
        return [numbers.get(seat) for seat in range(self.seats)]

    def faces(self, cards: i64) -> list[int]:
        """The faces of these cards: copies of a card are the same to everybody."""
        return [self.deck.face_of(card) for card in listed(cards)]

    def facts(self) -> object:
        return {
            "seats": self.seats,
            "order": [self.order.get(place) for place in range(CYCLE)],
            "place": self.place,
            "turn": self.turn,
            "full": self.each(self.full),
            "hands": [self.faces(self.hands.get(seat)) for seat in range(self.seats)],
            "pile": self.faces(self.pile),
            "discards": self.faces(self.discards),
            "top": self.top,
            "step": self.step,
            "half": self.half,
            "opened": self.opened,
            "south": self.south,
            "ball": self.ball,
            "side": self.side,
            "colour": self.colour,
            "last_turn": self.last_turn,
            "goals": [self.home_goals, self.away_goals],
            "drawn": self.each(self.drawn),
            # Also the cuts that say nothing any more: the digests of every record hold them.
            "shown": [[sight[0], sight[1], sight[2], sight[3], sight[4]] for sight in self.shown],
            "table": self.faces(self.table),
            "table_base": self.each(self.table_base),
        }

    def stock(self) -> dict[str, int]:
        held: i64 = 0
        for seat in range(self.seats):
            held += size(self.hands.get(seat))
        return {"cards": held + size(self.pile) + size(self.discards)}
