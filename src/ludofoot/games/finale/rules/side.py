"""What one coach has: his footballers on the pitch and beside it, and his tactic cards."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ludofoot.core.cards import bit, listed, lowest, size
from ludofoot.core.chance import Chance
from ludofoot.games.finale.rules.cards import (
    ATTACK,
    CARD_COUNT,
    DEFENCE,
    GOAL,
    MIDFIELD,
    NONE,
    SCHLUSSKARTE,
    Cards,
    kind_of,
    strength_in,
    symbol_in,
)

NO_PICKS: Final = 262143  # NONE in each of three slots
OPEN: Final = -1


@final
class Side:
    """Sets of footballers and of tactic cards as bits; a footballer stands in exactly one of them."""

    def __init__(self, cards: Cards, colour: i64) -> None:
        self.cards: Cards = cards
        self.colour: i64 = colour
        self.men: list[int] = cards.men[colour]
        self.goals: i64 = 0  # FI-31
        # FI-21: the lines; then FI-22 the bench, and the box (FI-57, FI-63, FI-98).
        self.goal: i64 = 0
        self.defence: i64 = 0
        self.midfield: i64 = 0
        self.attack: i64 = 0
        self.bench: i64 = 0
        self.injured: i64 = 0
        self.sent_off: i64 = 0
        self.substituted: i64 = 0
        # The state of each footballer (FI-D2) as two bits, his yellow card and his action markers.
        self.low: i64 = 0
        self.high: i64 = 0
        self.yellow: i64 = 0
        self.white: i64 = 0
        self.red: i64 = 0
        self.lost: i64 = 0
        self.hand: i64 = 0
        # The cards drawn in the last move, in their order: kept only where somebody is told.
        self.came: tuple[int, ...] = ()
        self.loose: i64 = 0
        self.order: tuple[int, ...] = ()
        self.used: i64 = 0
        self.shown: i64 = 0
        self.deck: i64 = 0
        self.tactic: i64 = NONE
        self.picks: i64 = NO_PICKS
        # What they add up to; some may have left the pitch before their phase is over.
        self.force: i64 = 0
        # A sealed choice, until both are made: a set or a number, and an order where there is one.
        self.choice: i64 = OPEN
        self.plan: tuple[int, ...] = ()
        self.stand_in: i64 = NONE
        self.shooters: tuple[int, ...] = ()
        self.shots: i64 = 0
        self.penalties: i64 = 0
        # Whom he marked in the last move, slot by slot: kept only where somebody is told.
        self.marked: tuple[int, ...] = ()

    # ---- footballers

    def line(self, line: i64) -> i64:
        """Who stands in this line."""
        if line == DEFENCE:
            return self.defence
        if line == MIDFIELD:
            return self.midfield
        return self.attack if line == ATTACK else self.goal

    def put_line(self, line: i64, men: i64) -> None:
        """Gives a line these footballers."""
        if line == DEFENCE:
            self.defence = men
        elif line == MIDFIELD:
            self.midfield = men
        elif line == ATTACK:
            self.attack = men
        else:
            self.goal = men

    def line_of(self, man: i64) -> i64:
        """The line in which a footballer on the pitch stands (FI-A46)."""
        one = bit(man)
        if self.defence & one:
            return DEFENCE
        if self.midfield & one:
            return MIDFIELD
        return ATTACK if self.attack & one else GOAL

    def outfield(self) -> i64:
        """Everybody on the pitch but the goalkeeper."""
        return self.defence | self.midfield | self.attack

    def pitch(self) -> i64:
        """Everybody on the pitch."""
        return self.goal | self.defence | self.midfield | self.attack

    def kind(self, kind: i64) -> i64:
        """The thirty footballers' cards of this kind."""
        return self.cards.kinds[self.colour][kind]

    def kind_of(self, man: i64) -> i64:
        """The line shown on a footballer's card."""
        return kind_of(self.men[man])

    def state_of(self, man: i64) -> i64:
        """Which of his four states is on top."""
        return ((self.low >> man) & 1) + 2 * ((self.high >> man) & 1)

    def strength(self, man: i64) -> i64:
        """FI-51: the number of balls at the current top edge; nobody has none."""
        return 0 if man == NONE else strength_in(self.men[man], self.state_of(man))

    def symbol(self, man: i64) -> i64:
        """The symbol in his current upper right corner."""
        return symbol_in(self.men[man], self.state_of(man))

    def strongest(self, men: i64) -> i64:
        """The strongest of these, of equals the first in the order of FI-D2; NONE of nobody."""
        best: i64 = NONE
        most: i64 = 0
        while men:
            man = lowest(men)
            men &= men - 1
            if self.strength(man) > most:
                best = man
                most = self.strength(man)
        return best

    def line_up(self, starters: i64, bench: i64) -> None:
        """FI-20 to FI-22: face up, upright, in the lines shown on the cards."""
        for line in range(4):
            self.put_line(line, starters & self.kind(line))
        self.bench = bench

    def leave(self, man: i64) -> None:
        """A footballer leaves the pitch; his markers and his yellow card go with him."""
        line = self.line_of(man)
        one = bit(man)
        self.put_line(line, self.line(line) & ~one)
        self.low &= ~one
        self.high &= ~one
        self.yellow &= ~one
        self.white &= ~one
        self.red &= ~one

    def come_on(self, man: i64, line: i64) -> None:
        """FI-A26, FI-A47: a substitute comes on upright and without a marker."""
        self.bench &= ~bit(man)
        self.put_line(line, self.line(line) | bit(man))

    def lose_line(self, line: i64) -> None:
        """A man of this line has left by injury or red card (FI-A29)."""
        self.lost |= bit(line)

    def has_lost(self, line: i64) -> bool:
        """Whether a man of this line has left by injury or red card."""
        return (self.lost & bit(line)) != 0

    def may_stand(self, man: i64, line: i64, gone: i64) -> bool:
        """Whether a substitute may be put into this line for those who go (FI-58, FI-A46)."""
        kind = self.kind_of(man)
        if line == kind:
            return True
        if line == GOAL or kind == GOAL or not self.has_lost(line):
            return False
        return (self.line(line) & self.kind(line) & ~gone) == 0

    def turn_left(self, men: i64) -> None:
        """FI-65, FI-66, FI-A19: a quarter turn to the left is the next state, with a strength of its own."""
        self.high ^= men & self.low
        self.low ^= men

    def turn_right(self, men: i64) -> None:
        """FI-119: a quarter turn to the right is the previous state."""
        self.high ^= men & ~self.low
        self.low ^= men

    def unmark(self) -> None:
        """FI-79: all action markers are removed."""
        self.white = 0
        self.red = 0

    def keeper(self) -> i64:
        """Who stands in the goal in the penalties: the goalkeeper, or his stand-in (FI-116, FI-A53)."""
        return lowest(self.goal) if self.goal else self.stand_in

    # ---- tactic cards

    def pile_size(self) -> i64:
        """How many cards the draw pile has."""
        return size(self.loose) + len(self.order)

    def has_pile(self) -> bool:
        """Whether the draw pile has a card."""
        return self.loose != 0 or len(self.order) > 0

    def is_down_to_the_last(self) -> bool:
        """FI-102, FI-A5: hand and pile are empty, the Schlusskarte is left."""
        return self.hand == 0 and not self.has_pile()

    def layable(self) -> i64:
        """The cards he may lay: his hand, or the Schlusskarte alone (FI-105, FI-A6)."""
        return bit(SCHLUSSKARTE) if self.is_down_to_the_last() else self.hand

    def use(self, card: i64) -> None:
        """A card leaves the hand for good; the Schlusskarte never does (FI-103, FI-A7)."""
        if card != SCHLUSSKARTE:
            self.hand &= ~bit(card)
            self.used |= bit(card)

    def draw_one(self, chance: Chance) -> i64:
        """Takes the top card of a pile that is not empty into the hand."""
        card: i64 = 0
        if self.loose:
            card = chance.draw(self.loose)
            self.loose ^= bit(card)
        else:
            card = self.order[0]
            self.order = self.order[1:]
        self.hand |= bit(card)
        return card

    def best_card(self) -> i64:
        """The card of the highest value that he may lay, of equals the first in the order of FI-D3."""
        left = self.layable()
        best = lowest(left)
        while left:
            card = lowest(left)
            left &= left - 1
            if self.cards.value(card) > self.cards.value(best):
                best = card
        return best

    # ---- copies and comparison

    def copy(self) -> Side:
        """The same side, sharing nothing that changes."""
        twin = Side(self.cards, self.colour)
        twin.goals = self.goals
        twin.goal = self.goal
        twin.defence = self.defence
        twin.midfield = self.midfield
        twin.attack = self.attack
        twin.bench = self.bench
        twin.injured = self.injured
        twin.sent_off = self.sent_off
        twin.substituted = self.substituted
        twin.low = self.low
        twin.high = self.high
        twin.yellow = self.yellow
        twin.white = self.white
        twin.red = self.red
        twin.lost = self.lost
        twin.hand = self.hand
        twin.came = self.came
        twin.loose = self.loose
        twin.order = self.order
        twin.used = self.used
        twin.shown = self.shown
        twin.deck = self.deck
        twin.tactic = self.tactic
        twin.picks = self.picks
        twin.force = self.force
        twin.choice = self.choice
        twin.plan = self.plan
        twin.stand_in = self.stand_in
        twin.shooters = self.shooters
        twin.shots = self.shots
        twin.penalties = self.penalties
        twin.marked = self.marked
        return twin

    def facts(self) -> dict[str, object]:
        """Everything, as plain data."""
        return {
            "colour": self.colour,
            "goals": self.goals,
            "lines": [listed(self.line(line)) for line in range(4)],
            "beside": [listed(men) for men in (self.bench, self.injured, self.sent_off, self.substituted)],
            "states": [self.state_of(man) for man in listed(self.pitch())],
            "markers": [listed(men) for men in (self.yellow, self.white, self.red)],
            "lost": listed(self.lost),
            "cards": [listed(cards) for cards in (self.hand, self.loose, self.used, self.shown, self.deck)],
            "order": list(self.order),
            "tactic": self.tactic,
            "picks": self.picks,
            "choice": [self.choice, *self.plan],
            "penalties": [self.stand_in, self.shots, self.penalties, *self.shooters],
        }

    def card_count(self) -> int:
        """Every tactic card, wherever it lies: used, unchosen, in hand, in the pile, and the Schlusskarte."""
        held = self.hand | self.loose | self.used
        for card in self.order:
            held |= bit(card)
        apart = size(self.hand) + size(self.loose) + size(self.used) + len(self.order)
        everything: i64 = (bit(CARD_COUNT) - 1) & ~bit(SCHLUSSKARTE)
        return apart + size(everything & ~held) + 1

    def man_count(self) -> int:
        """Every footballer who was chosen, wherever he is."""
        return (
            size(self.pitch())
            + size(self.bench)
            + size(self.injured)
            + size(self.sent_off)
            + size(self.substituted)
        )
