"""The option that wrong cards stand until somebody notices (PE-71, PE-A15, PE-A33)."""

from __future__ import annotations

from mypy_extensions import i64

from ludofoot.core.cards import bit
from ludofoot.core.sink import Sink
from ludofoot.games.passe_eclair.records import FACES, BackOnTop, Challenged, StoodBy
from ludofoot.games.passe_eclair.rules.laying import Laying
from ludofoot.games.passe_eclair.rules.position import CHALLENGE, SEAT_PLACE, WRONG


class Challenges(Laying):
    """What becomes of a card that somebody doubts."""

    def let_stand(self, seat: i64, out: Sink) -> None:
        """PE-A33: once all others have answered, the card takes effect."""
        if out.on:
            self.keep_act(seat, "let-stand", 0)
            out.tell(StoodBy(clause="PE-A33", seat=seat))
        self.answer_challenge(seat, out)

    def answer_challenge(self, seat: i64, out: Sink) -> None:
        """PE-A33: an answer, or a challenge in vain."""
        self.spoken |= bit(seat)
        if self.spoken == self.everybody:
            self.take_effect(out)

    def challenge(self, seat: i64, out: Sink) -> None:
        """PE-A33: a right card stays, a wrong one goes back."""
        justified = (self.marks & WRONG) != 0
        if out.on:
            self.keep_act(seat, "challenge", 0)
            face = FACES[self.deck.face_of(self.top)]
            out.tell(
                Challenged(clause="PE-A33", seat=seat, against=self.layer, face=face, justified=justified)
            )
        if justified:
            self.uphold(out)
            return
        self.challenged |= bit(seat)
        if self.step == CHALLENGE:
            self.answer_challenge(seat, out)

    def uphold(self, out: Sink) -> None:
        """PE-70, PE-A14, PE-A33: back to its player with one more card; the card below comes up again."""
        card, loser = self.top, self.layer
        self.pile ^= bit(card)
        self.hands.put(loser, self.hands.get(loser) | bit(card))
        entry: i64 = self.below[len(self.below) - 1]
        self.below = self.below[: len(self.below) - 1]
        self.put_on_top(entry % SEAT_PLACE, entry // SEAT_PLACE % 8 - 1)
        self.marks = entry // WRONG * WRONG
        self.punish(loser, card, "PE-70", out)
        if out.on:
            face = FACES[self.deck.face_of(self.top)]
            out.tell(BackOnTop(clause="PE-A33", face=face, on=self.tops))
        self.new_position(out)
