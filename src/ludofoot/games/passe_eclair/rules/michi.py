"""Gros Michi: called aloud, then two hands change owners."""

from __future__ import annotations

from mypy_extensions import i64

from ludofoot.core.cards import size
from ludofoot.core.sink import Sink
from ludofoot.games.passe_eclair.records import MichiCalled, Swapped
from ludofoot.games.passe_eclair.rules.blocks import Blocks
from ludofoot.games.passe_eclair.rules.position import PARTNER


class Michi(Blocks):
    """What Gros Michi does once he lies there."""

    def call_michi(self, out: Sink) -> None:
        """PE-36, PE-A36: until the exchange only its player acts."""
        self.step = PARTNER
        self.hush()
        if out.on:
            out.tell(MichiCalled(clause="PE-36", seat=self.layer))

    def swap(self, partner: i64, out: Sink) -> None:
        """PE-37 to PE-39; as last card it gives the round away (PE-73 to PE-76, PE-A18, PE-A19, PE-A34)."""
        seat = self.layer
        given = self.hands.get(seat)
        taken = self.hands.get(partner)
        self.hands.put(seat, taken)
        self.hands.put(partner, given)
        self.known.put(seat, (self.known.get(seat) | given) & ~taken)  # PE-A32
        self.known.put(partner, (self.known.get(partner) | taken) & ~given)  # PE-A32
        if out.on:
            self.tell_swap(seat, partner, given, taken, out)
        if not given:
            self.end_round(partner, "michi", "PE-76", False, out)
            return
        self.box_pile("PE-38", out)
        self.turn_up(seat, "PE-39", out)  # PE-40

    def tell_swap(self, seat: i64, partner: i64, given: i64, taken: i64, out: Sink) -> None:
        """Both see what they had and what they have; the others how many cards."""
        self.keep_act(seat, "swap", partner)
        clause = "PE-37" if given else "PE-75"
        masked = Swapped(clause=clause, seat=seat, partner=partner, given=size(given), taken=size(taken))
        full = Swapped(
            clause=clause,
            seat=seat,
            partner=partner,
            given=size(given),
            taken=size(taken),
            given_faces=self.face_words(given),
            taken_faces=self.face_words(taken),
        )
        out.tell_apart([seat, partner], full, masked)
