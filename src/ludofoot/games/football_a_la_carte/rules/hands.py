"""Cards out of hands and into them, and what the table may remember of it."""

from __future__ import annotations

from mypy_extensions import i64

from ludofoot.core.cards import bit, size
from ludofoot.core.sink import Sink
from ludofoot.games.football_a_la_carte.rules import telling
from ludofoot.games.football_a_la_carte.rules.position import Position, Sight


class Hands(Position):
    """A game in which cards are laid, drawn and shuffled."""

    def lay(self, face: i64) -> None:
        """FC-27, FC-A37: a card of the player in turn comes open beside the draw pile."""
        seat = self.turn
        hand = self.hands.get(seat)
        copies = self.deck.cards_of(face)
        held = hand & copies
        card = held & -held
        self.hands.put(seat, hand ^ card)
        self.discards |= card
        self.top = face
        if self.table != 0 or self.shown:
            self.seen_again(seat, face, copies)

    def seen_again(self, seat: i64, face: i64, copies: i64) -> None:
        """A card that was known to be in the pile may have been this one: nobody is sure of it any more."""
        known = self.table & copies
        if known != 0 and self.drawn.get(seat) > self.table_base.get(seat):
            self.table ^= known & -known
        for number, sight in enumerate(self.shown):
            if sight[0] == face and self.drawn.get(seat) > sight[1 + seat]:
                self.shown = self.shown[:number] + self.shown[number + 1 :]
                if self.shown:
                    self.doubt_later(seat, face)
                return

    def doubt_later(self, seat: i64, face: i64) -> None:
        """Later cuts that showed this card say nothing either, as far as this player has drawn since."""
        drawn = self.drawn.get(seat)
        self.shown = tuple(
            [
                doubted(sight) if sight[0] == face and drawn > sight[1 + seat] else sight
                for sight in self.shown
            ]
        )

    def fill(self, seat: i64) -> i64:
        """FC-24, FC-A30: draws back to the full number, or what is there; the cards drawn."""
        hand = self.hands.get(seat)
        missing = self.full.get(seat) - size(hand)
        new: i64 = 0
        while missing > 0 and self.pile != 0:
            card = bit(self.chance.draw(self.pile))
            self.pile ^= card
            new |= card
            missing -= 1
        self.hands.put(seat, hand | new)
        self.drawn.put(seat, self.drawn.get(seat) + size(new))
        return new

    def draw(self, clause: str, out: Sink) -> None:
        """The player in turn fills his hand."""
        new = self.fill(self.turn)
        if out.on:
            telling.tell_drawn(self, self.turn, new, clause, out)

    def remember_shown(self, face: i64) -> None:
        """FC-A47: everybody has seen that this card is in the pile. What an earlier cut said of it is old."""
        drawn = self.drawn
        now = (face, drawn.first, drawn.second, drawn.third, drawn.fourth, True)
        if self.shown:
            before = tuple([doubted(sight) if sight[0] == face else sight for sight in self.shown])
            self.shown = (*before, now)
        else:
            self.shown = (now,)

    def shuffle_table(self) -> None:
        """FC-83: all cards on the table become the new draw pile; everybody knows which lay open."""
        self.table = self.discards
        self.table_base = self.drawn.copy()
        self.pile |= self.discards
        self.discards = 0
        self.top = telling.NO_FACE


def doubted(sight: Sight) -> Sight:
    """A cut that no longer says where its card is."""
    return (sight[0], sight[1], sight[2], sight[3], sight[4], False)
