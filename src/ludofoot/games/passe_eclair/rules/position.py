"""Where everything lies, whose decision it is, and what may be laid."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludofoot.core.cards import bit, listed, nth, size
from ludofoot.core.chance import Chance
from ludofoot.core.perseat import PerSeat
from ludofoot.core.state import State
from ludofoot.games.passe_eclair.records import FACES, PACES, FaceText, Options, PEMove
from ludofoot.games.passe_eclair.rules.cards import NAME_COUNT, Deck

NOBODY: Final = -1
NO_CARD: Final = -1

# Steps, in the order of STEPS in the records.
READY: Final = 0
OPEN: Final = 1
BLOCK: Final = 2
CHALLENGE: Final = 3
PARTNER: Final = 4
OVER: Final = 5

# What is asked for: a receiver 0-4, or one of these.
ANY: Final = 5
NOTHING: Final = 6

# Kinds of block, in the order of BLOCKS in the records.
NO_BLOCK: Final = -1
STUCK: Final = 0
DECLINED: Final = 1
SILENCE: Final = 2

# A card of the table pile as one number: the card, who laid it, and these marks.
SEAT_PLACE: Final = 64
WRONG: Final = 512
IN_BLOCK: Final = 1024
GROUNDED: Final = 2048


class Position(State[PEMove]):
    """The plain data of one game in progress."""

    def __init__(self, deck: Deck, seats: i64, options: Options, chance: Chance) -> None:
        self.deck: Deck = deck
        self.seats: i64 = seats
        self.everybody: i64 = bit(seats) - 1
        self.chance: Chance = chance
        self.options: Options = options
        # The one option that every card laid asks for, read once and here alone.
        self.by_challenge: bool = options.wrong_cards == "challenged"  # PE-71, PE-A15
        self.step: i64 = READY
        self.round: i64 = 1
        self.trainer: i64 = 0
        self.hands: PerSeat = PerSeat(0)
        self.draw_pile: i64 = 0
        self.box: i64 = 0
        self.pile: i64 = 0
        self.top: i64 = NO_CARD
        self.tops: i64 = 0
        self.layer: i64 = NOBODY
        self.asked: i64 = NOTHING
        self.block: i64 = NO_BLOCK
        # Who is ready, has declared or has answered, after the step; who has challenged the top card in vain;
        # who has drawn a penalty card since it came up: seats as bits.
        self.spoken: i64 = 0
        self.challenged: i64 = 0
        self.drew: i64 = 0
        self.renewals: i64 = 0
        # Of the top card, and of those below it that can come up again; all of it for PE-A33 alone.
        self.marks: i64 = 0
        self.below: tuple[int, ...] = ()
        # The cards of other hands that a seat knows, wherever they are held.
        self.known: PerSeat = PerSeat(0)
        self.chosen: PerSeat = PerSeat(0)
        # What was told and has no order, no place or no trace any more: the faces of the hands as they were
        # dealt last; the last act (whose, which, the how manieth, and on what or whom); what was passed over
        # for the start card; the hands at the end of the last round. Kept only where somebody is told:
        # simulation pays nothing.
        self.came: tuple[tuple[int, ...], ...] = ()
        self.done: tuple[int, ...] = ()
        self.passed_over: tuple[int, ...] = ()
        self.left: tuple[tuple[int, ...], ...] = ()
        self.victory_stock: i64 = 0
        self.consolation_stock: i64 = 0
        self.victory: PerSeat = PerSeat(0)
        self.consolation: PerSeat = PerSeat(0)
        self.spent: i64 = 0

    # ---- who may act

    def waiting(self) -> i64:
        """The seats that the game waits for, as bits."""
        if self.step == OVER:
            return 0
        return bit(self.layer) if self.step == PARTNER else self.everybody & ~self.spoken

    def awaited(self) -> list[int]:
        return listed(self.waiting())

    def due(self, chance: Chance) -> i64:
        """By lot among those who may be first (PE-A17)."""
        seats = self.waiting()
        if seats & (seats - 1):
            return nth(seats, chance.below(size(seats)))
        return nth(seats, 0) if seats else -1

    def luck(self) -> Chance:
        return self.chance

    # ---- what may be laid

    def banned(self) -> i64:
        """Who may lay no wild guy: who laid the top one (PE-26, PE-27), never among two (PE-78, PE-79)."""
        if self.asked < NAME_COUNT and self.seats > 2:
            return self.layer
        return NOBODY

    def fitting(self, seat: i64) -> i64:
        """The wild guys and dogs that this seat may lay on the top card, whoever holds them."""
        deck = self.deck
        if self.asked == ANY:  # PE-29, PE-A2, PE-A4, PE-A6
            return deck.guys | deck.dogs
        if seat == self.banned():
            return deck.dogs  # PE-28, PE-A5
        return deck.with_large(self.asked) | deck.dogs  # PE-23, PE-28, PE-A3, PE-A24

    def right(self, seat: i64) -> i64:
        """The cards that this seat may lay on the top card now, whoever holds them."""
        if self.step == BLOCK or self.asked == ANY:  # PE-34, PE-35, PE-A7
            return self.fitting(seat) | self.deck.michis
        return self.fitting(seat)

    def playable(self) -> bool:
        """Whether anybody can lay a card that is no Gros Michi (PE-A8)."""
        found: i64 = 0
        for seat in range(self.seats):
            found |= self.hands.get(seat) & self.fitting(seat)
        return found != 0

    def challengeable(self) -> bool:
        """Whether the top card can be challenged at all (PE-A33)."""
        return self.by_challenge and self.layer != NOBODY and not self.marks & GROUNDED

    def next_seat(self, seat: i64) -> i64:
        """The next player clockwise."""
        seat += 1
        return 0 if seat == self.seats else seat

    def shortest_other(self, seat: i64) -> i64:
        """Whoever else holds the fewest cards; on a tie the next of them clockwise (PE-D4)."""
        best = self.next_seat(seat)
        other = self.next_seat(best)
        while other != seat:
            if size(self.hands.get(other)) < size(self.hands.get(best)):
                best = other
            other = self.next_seat(other)
        return best

    def points(self, seat: i64) -> i64:
        """The goal points of a seat (PE-57, PE-65)."""
        return self.deck.points_in(self.victory.get(seat), self.consolation.get(seat))

    # ---- copies and comparison

    def copy_into(self, twin: Position) -> None:
        """Gives another position of the same deck, seats and options everything but the chance."""
        twin.step = self.step
        twin.round = self.round
        twin.trainer = self.trainer
        write_over(twin.hands, self.hands)
        twin.draw_pile = self.draw_pile
        twin.box = self.box
        twin.pile = self.pile
        twin.top = self.top
        twin.tops = self.tops
        twin.layer = self.layer
        twin.asked = self.asked
        twin.block = self.block
        twin.spoken = self.spoken
        twin.challenged = self.challenged
        twin.drew = self.drew
        twin.renewals = self.renewals
        twin.marks = self.marks
        twin.below = self.below
        write_over(twin.known, self.known)
        write_over(twin.chosen, self.chosen)
        twin.came = self.came
        twin.done = self.done
        twin.passed_over = self.passed_over
        twin.left = self.left
        twin.victory_stock = self.victory_stock
        twin.consolation_stock = self.consolation_stock
        write_over(twin.victory, self.victory)
        write_over(twin.consolation, self.consolation)
        twin.spent = self.spent

    def faces(self, cards: i64) -> list[int]:
        """The faces of these cards: copies of a card are the same to everybody."""
        return [self.deck.face_of(card) for card in listed(cards)]

    def face_words(self, cards: i64) -> tuple[FaceText, ...]:
        """The same in words."""
        return tuple([FACES[face] for face in self.faces(cards)])

    def each_faces(self, cards: PerSeat) -> list[list[int]]:
        """The faces of what each seat has."""
        return [self.faces(cards.get(seat)) for seat in range(self.seats)]

    def facts(self) -> object:
        deck = self.deck
        return {
            "seats": self.seats,
            "options": [PACES.index(self.options.pace), self.by_challenge],
            "step": self.step,
            "round": self.round,
            "trainer": self.trainer,
            "hands": self.each_faces(self.hands),
            "draw_pile": self.faces(self.draw_pile),
            "box": self.faces(self.box),
            "pile": self.faces(self.pile),
            "top": self.shown(self.entry()),
            "tops": self.tops,
            "below": [self.shown(entry) for entry in self.below],
            "asked": self.asked,
            "block": self.block,
            "spoken": self.spoken,
            "challenged": self.challenged,
            "drew": self.drew,
            "renewals": self.renewals,
            "known": [
                [self.faces(self.known.get(seat) & self.hands.get(other)) for other in range(self.seats)]
                for seat in range(self.seats)
            ],
            "chosen": self.each_faces(self.chosen),
            "stock": [
                tokens(deck.victory, self.victory_stock),
                tokens(deck.consolation, self.consolation_stock),
            ],
            "victory": [tokens(deck.victory, self.victory.get(seat)) for seat in range(self.seats)],
            "consolation": [
                tokens(deck.consolation, self.consolation.get(seat)) for seat in range(self.seats)
            ],
            "spent": tokens(deck.consolation, self.spent),
        }

    def entry(self) -> i64:
        """The top card, who laid it and its marks, as one number."""
        return self.top + SEAT_PLACE * (self.layer + 1) + self.marks

    def shown(self, entry: i64) -> list[int]:
        """A card of the table pile: its face, who laid it, its marks."""
        if self.top == NO_CARD:
            return []
        return [self.deck.face_of(entry % SEAT_PLACE), entry // SEAT_PLACE % 8 - 1, entry // WRONG]

    def stock(self) -> dict[str, int]:
        held: i64 = 0
        owned: i64 = 0
        for seat in range(self.seats):
            held += size(self.hands.get(seat))
            owned += size(self.victory.get(seat)) + size(self.consolation.get(seat))
        stocks = size(self.victory_stock) + size(self.consolation_stock)
        return {
            "cards": held + size(self.draw_pile) + size(self.box) + size(self.pile),
            "tokens": owned + stocks + size(self.spent),
        }


def write_over(numbers: PerSeat, others: PerSeat) -> None:
    """The numbers of others in their place: a new position has its own already, and making five more is most
    of what a copy costs."""
    numbers.first = others.first
    numbers.second = others.second
    numbers.third = others.third
    numbers.fourth = others.fourth


def tokens(kinds: list[int], which: i64) -> list[int]:
    """The kinds of these tokens, in their order."""
    return sorted([kinds[token] for token in listed(which)])
