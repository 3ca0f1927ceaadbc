"""The draw pile, the box and the table pile: drawing, renewing, turning up a start card."""

from __future__ import annotations

from mypy_extensions import i64

from ludofoot.core.cards import bit, size
from ludofoot.core.sink import Sink
from ludofoot.games.passe_eclair.records import BLOCKS, FACES, Blocked, Dealt, PileBoxed, Renewed, TurnedUp
from ludofoot.games.passe_eclair.rules.deck import DOG, small
from ludofoot.games.passe_eclair.rules.position import (
    ANY,
    BLOCK,
    DECLINED,
    GROUNDED,
    NO_BLOCK,
    NO_CARD,
    NOBODY,
    NOTHING,
    OPEN,
    STUCK,
    Position,
)

HAND: i64 = 7


class Piles(Position):
    """How cards come and go."""

    # ---- the draw pile

    def drawn(self, out: Sink) -> i64:
        """The next card of the draw pile, renewed if need be; NO_CARD if there is none at all (PE-A13)."""
        if not self.draw_pile:
            self.renew(out)
            if not self.draw_pile:
                return NO_CARD
        card = self.chance.draw(self.draw_pile)
        self.draw_pile ^= bit(card)
        return card

    def renew(self, out: Sink) -> None:
        """PE-72: what lies in the box is shuffled; PE-A13: without a box, the table pile but its top card."""
        from_box = self.box != 0
        if from_box:
            self.draw_pile = self.box
            self.box = 0
        else:
            self.draw_pile = self.pile & ~bit(self.top)
            self.pile = bit(self.top)
            if self.by_challenge:  # PE-A33
                self.below = ()
                self.marks |= GROUNDED
        if out.on and self.draw_pile:
            clause = "PE-72" if from_box else "PE-A13"
            out.tell(Renewed(clause=clause, count=size(self.draw_pile), whence="box" if from_box else "pile"))

    def deal_hand(self, seat: i64, out: Sink) -> None:
        """PE-09, PE-54: seven cards, secretly."""
        hand: i64 = 0
        told: list[int] = []
        for _ in range(HAND):
            card = self.drawn(out)
            hand |= bit(card)
            if out.on:
                told.append(self.deck.face_of(card))
        self.hands.put(seat, hand)
        if out.on:
            self.came = (*self.came, tuple(told))
            self.tell_hand(seat, "PE-54", told, out)

    def tell_hand(self, seat: i64, clause: str, told: list[int], out: Sink) -> None:
        """Each seat sees its own cards (PE-10), in the order in which luck gave them."""
        faces = tuple([FACES[face] for face in told])
        masked = Dealt(clause=clause, seat=seat, count=len(faces))
        out.tell_apart([seat], Dealt(clause=clause, seat=seat, count=len(faces), faces=faces), masked)

    # ---- the table pile

    def box_pile(self, clause: str, out: Sink) -> None:
        """PE-38, PE-41, PE-52: the cards played so far go into the box, for all to see."""
        if out.on:
            out.tell(PileBoxed(clause=clause, count=size(self.pile)))
        self.box |= self.pile
        self.pile = 0
        self.top = NO_CARD
        self.asked = NOTHING
        self.marks = 0
        self.below = ()

    def turn_up(self, seat: i64, clause: str, out: Sink) -> None:
        """PE-14 to PE-17, PE-39, PE-42 to PE-44: a start card; dogs and Gros Michis are passed over."""
        self.layer = NOBODY  # PE-A10: it belongs to nobody
        if out.on:
            self.passed_over = ()
        guys = self.deck.guys
        while True:
            if not self.draw_pile:  # PE-A37
                self.renewals += 1
            card = self.drawn(out)
            self.pile |= bit(card)  # PE-A12: what was passed over stays below
            self.top = card
            if bit(card) & guys:
                self.asked = small(self.deck.face_of(card))
                break
            if not self.draw_pile and not self.box & guys:  # PE-A31
                self.asked = ANY
                break
            if out.on:
                self.tell_passed_over(seat, clause, out)
        self.tops += 1
        if out.on:
            self.tell_start_card(seat, clause, out)
        self.new_position(out)

    def tell_passed_over(self, seat: i64, clause: str, out: Sink) -> None:
        """PE-16 at the start of a round, PE-43 in a block, PE-A11 after a Gros Michi."""
        clauses = {"PE-15": "PE-16", "PE-42": "PE-43", "PE-39": "PE-A11"}
        face = FACES[self.deck.face_of(self.top)]
        self.passed_over = (*self.passed_over, self.deck.face_of(self.top))
        out.tell(TurnedUp(clause=clauses[clause], seat=seat, face=face, turned="skipped", on=self.tops))

    def tell_start_card(self, seat: i64, clause: str, out: Sink) -> None:
        """The card that is on top now."""
        number = self.deck.face_of(self.top)
        as_dog = number >= DOG
        out.tell(
            TurnedUp(
                clause="PE-A31" if as_dog else clause,
                seat=seat,
                face=FACES[number],
                turned="as-dog" if as_dog else "start",
                on=self.tops,
            )
        )

    # ---- a new top card

    def new_position(self, out: Sink) -> None:
        """PE-A29: nothing said of another card counts; PE-A8: blocked at once if nobody can lay."""
        self.hush()
        self.step = OPEN
        if not self.playable():
            self.to_block(STUCK, out)

    def hush(self) -> None:
        """PE-A29: all that was said, and who drew a card since, belonged to a position that is over."""
        self.spoken = 0
        self.challenged = 0
        self.drew = 0
        self.block = NO_BLOCK

    def to_block(self, kind: i64, out: Sink) -> None:
        """PE-A9, PE-A30: the Michi window opens, whoever holds one."""
        self.step = BLOCK
        self.block = kind
        self.spoken = 0
        if out.on:
            clause = "PE-35" if kind == STUCK else "PE-41" if kind == DECLINED else "PE-D4"
            out.tell(Blocked(clause=clause, block=BLOCKS[kind]))
