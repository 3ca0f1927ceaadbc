"""Laying a card: right, wrong, or waiting for a challenge; and what others learn from it."""

from __future__ import annotations

from mypy_extensions import i64

from ludofoot.core.cards import bit, lowest
from ludofoot.core.sink import Sink
from ludofoot.games.passe_eclair.records import FACES, ChallengeOpened, Laid, WrongCard
from ludofoot.games.passe_eclair.rules.deck import DOG, MICHI, small
from ludofoot.games.passe_eclair.rules.michi import Michi
from ludofoot.games.passe_eclair.rules.position import (
    ANY,
    BLOCK,
    CHALLENGE,
    IN_BLOCK,
    NO_CARD,
    NOTHING,
    WRONG,
)


class Laying(Michi):
    """From the hand to the pile, or back."""

    def lay(self, seat: i64, face: i64, out: Sink) -> None:
        """PE-25: on top of the single pile, if it is right or nobody but the players looks (PE-A15)."""
        card = lowest(self.hands.get(seat) & self.deck.of_face[face])
        fits = (bit(card) & self.right(seat)) != 0
        if not fits and not self.by_challenge:
            self.punish(seat, card, "PE-70", out)
            return
        if out.on:
            clause = self.lay_clause(seat, face)
            out.tell(Laid(clause=clause, seat=seat, face=FACES[face], on=self.tops + 1))
        if self.by_challenge:
            self.below = (*self.below, self.entry())
            self.marks = (0 if fits else WRONG) | (IN_BLOCK if self.step == BLOCK else 0)
        self.forget(seat, card)  # PE-A32
        hand = self.hands.get(seat) ^ bit(card)
        self.hands.put(seat, hand)
        self.pile |= bit(card)
        self.renewals = 0  # PE-A37
        self.put_on_top(card, seat)
        if self.by_challenge and (face == MICHI or not hand):
            self.open_challenge(out)
        else:
            self.take_effect(out)

    def lay_clause(self, seat: i64, face: i64) -> str:
        """The clause that allows this card here; where the players must look, none that says it was right."""
        if self.by_challenge:  # PE-A33
            return "PE-25"
        if face == MICHI:
            return "PE-34" if self.asked == ANY else "PE-35"
        if face == DOG:
            return "PE-28"
        if self.asked != ANY:
            return "PE-23"
        return "PE-29" if self.layer == seat else "PE-32"

    def put_on_top(self, card: i64, layer: i64) -> None:
        """Each time a card comes to the top it is a new top card (PE-A17): one at a time (PE-31)."""
        self.top = card
        self.layer = layer
        self.tops += 1
        face = self.deck.face_of(card)
        if face < DOG:
            self.asked = small(face)
        elif face == DOG or layer < 0:  # PE-33, PE-A31: a Gros Michi only if it lies there as a dog
            self.asked = ANY
        else:
            self.asked = NOTHING

    def take_effect(self, out: Sink) -> None:
        """A Gros Michi is called; an empty hand ends the round (PE-46), after a dog too (PE-A20)."""
        if bit(self.top) & self.deck.michis:  # PE-36
            self.call_michi(out)
        elif not self.hands.get(self.layer):
            self.end_round(self.layer, "empty", "PE-46", False, out)
        else:
            self.new_position(out)

    def punish(self, seat: i64, card: i64, clause: str, out: Sink) -> None:
        """PE-70, PE-A14: the card, seen by all, stays in hand and another one comes to it."""
        for other in range(self.seats):
            if other != seat:
                self.learn(other, seat, card)
        penalty = self.drawn(out)
        if penalty != NO_CARD:
            self.hands.put(seat, self.hands.get(seat) | bit(penalty))
            self.drew |= bit(seat)
            self.spoken &= ~bit(seat)  # PE-A29
        if out.on:
            self.keep_act(seat, "wrong", self.deck.face_of(card))
            face = FACES[self.deck.face_of(card)]
            masked = WrongCard(clause=clause, seat=seat, face=face, drawn=penalty != NO_CARD)
            if penalty == NO_CARD:
                out.tell(masked)
                return
            drawn = FACES[self.deck.face_of(penalty)]
            full = WrongCard(clause=clause, seat=seat, face=face, drawn=True, penalty=drawn)
            out.tell_apart([seat], full, masked)

    def open_challenge(self, out: Sink) -> None:
        """PE-A33: what cannot be taken back waits until nobody challenges it."""
        self.step = CHALLENGE
        self.hush()
        self.spoken = bit(self.layer)
        if out.on:
            face = FACES[self.deck.face_of(self.top)]
            out.tell(ChallengeOpened(clause="PE-A33", seat=self.layer, face=face))

    # ---- what is known of other hands (PE-A32)

    def learn(self, seat: i64, holder: i64, card: i64) -> None:
        """This seat sees a card that stays in another hand: nothing new if it knows one like it there."""
        alike: i64 = self.hands.get(holder) & self.deck.of_face[self.deck.face_of(card)]
        if not self.known.get(seat) & alike:
            self.known.put(seat, self.known.get(seat) | bit(card))

    def forget(self, holder: i64, card: i64) -> None:
        """A card leaves a hand for all to see: whoever knew one like it there knows one less."""
        alike: i64 = self.hands.get(holder) & self.deck.of_face[self.deck.face_of(card)]
        for seat in range(self.seats):
            seen = self.known.get(seat) & alike
            if seen:
                gone: i64 = bit(card) if seen & bit(card) else seen & -seen
                self.known.put(seat, self.known.get(seat) & ~gone)
