"""Gros Michi: called aloud, then two hands change owners."""

from __future__ import annotations

from mypy_extensions import i64

from ludofoot.core.sink import Sink
from ludofoot.games.passe_eclair.rules import telling
from ludofoot.games.passe_eclair.rules.piles import box_pile, hush, turn_up
from ludofoot.games.passe_eclair.rules.position import PARTNER, Position
from ludofoot.games.passe_eclair.rules.rounds import end_round


def call_michi(position: Position, out: Sink) -> None:
    """PE-36, PE-A36: until the exchange only its player acts."""
    position.step = PARTNER
    hush(position)
    if out.on:
        telling.tell_michi(position, out)


def swap(position: Position, partner: i64, out: Sink) -> None:
    """PE-37 to PE-39; as last card it gives the round away (PE-73 to PE-76, PE-A18, PE-A19, PE-A34)."""
    seat = position.layer
    given = position.hands.get(seat)
    taken = position.hands.get(partner)
    position.hands.put(seat, taken)
    position.hands.put(partner, given)
    position.known.put(seat, (position.known.get(seat) | given) & ~taken)  # PE-A32
    position.known.put(partner, (position.known.get(partner) | taken) & ~given)  # PE-A32
    if out.on:
        telling.tell_swap(position, partner, out)
    if not given:
        end_round(position, partner, "michi", False, out)  # PE-76
        return
    box_pile(position, "PE-38", out)
    turn_up(position, seat, "PE-39", out)  # PE-40
