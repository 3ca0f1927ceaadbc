"""Passe Éclair for programs: its actions and its arrays."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from ludofoot.core.encoding import (
    Encoding,
    Features,
    counts,
    flags,
    hot,
    left_of,
    much,
    order,
    round_from,
    seat_hot,
    seats_hot,
    share,
)
from ludofoot.core.state import State
from ludofoot.games.passe_eclair.records import (
    BLOCKS,
    FACES,
    NAMES,
    PACES,
    STEPS,
    TOKENS,
    WRONGS,
    Lay,
    PEMove,
    Ready,
    Swap,
)
from ludofoot.games.passe_eclair.rules.state import PasseEclair
from ludofoot.games.passe_eclair.views import PEView

CARDS = 63
TOKENS_AT_MOST = 16
COPIES = 8
MOST_BOXED = 2
"""So many cards at once can be named for tokens."""
WORDS = ("decline", "no-michi", "challenge", "let-stand")


class PEEncoding(Encoding[PEMove]):
    """A move answers the card on top when it is made, so it names no number; wrong cards are left out."""

    race = True

    def names(self) -> Iterator[str]:
        yield from (f"lay {face}" for face in FACES)
        yield from WORDS
        yield from (f"swap {place} to the left" for place in range(1, 4))
        for count in range(MOST_BOXED + 1):
            yield from map(ready, combinations(FACES[:-2], count))

    def name(self, state: State[PEMove], seat: int, move: PEMove) -> str:
        if isinstance(move, Lay):
            return f"lay {move.face}"
        if isinstance(move, Swap):
            assert isinstance(state, PasseEclair)
            return f"swap {left_of(seat, move.partner, state.seats)} to the left"
        if isinstance(move, Ready):
            name = ready(sorted(move.cards, key=FACES.index))
            return name if name in self.numbers else ""
        return str(move.__struct_config__.tag)

    def features(self, view: PEView) -> Features:
        me, seats = view.seat, view.seats
        around = round_from(me, seats)
        yield "options", [*hot(view.options.pace, PACES), *hot(view.options.wrong_cards, WRONGS)]
        yield "step", hot(view.step, STEPS)
        yield "hand", counts(view.hand, FACES, COPIES)
        yield "asked", [*hot(view.asked, NAMES), *flags(view.any_card)]
        yield "block", hot(view.block, BLOCKS)
        yield "hand sizes", [view.hand_sizes[seat] / CARDS for seat in around]
        yield "spoken", flags(*(view.spoken[seat] for seat in around))
        yield "challenged", flags(*(view.challenged[seat] for seat in around))
        yield "drew", flags(*(view.drew[seat] for seat in around))
        yield "banned", seat_hot(view.banned, me, seats)
        yield "actor", seat_hot(view.actor, me, seats)
        yield "trainer", seat_hot(view.trainer, me, seats)
        yield "round", much(view.round, 5)
        yield "top", much(view.top, 100)
        yield "renewals", much(view.renewals, 2)
        yield "pile", counts(view.pile, FACES, COPIES)
        yield "box", counts(view.box, FACES, COPIES)
        yield "draw pile", share(view.draw_pile, CARDS)
        yield "stocks", [view.victory_stock / TOKENS_AT_MOST, view.consolation_stock / TOKENS_AT_MOST]
        yield "chosen", counts(view.chosen, FACES, COPIES)
        yield "spent", counts(view.spent, TOKENS, COPIES)
        for place, seat in enumerate(around):
            known = [card.face for card in view.known if card.holder == seat]
            yield f"known {place}", counts(known, FACES, COPIES)
            yield f"victory {place}", counts(view.victory[seat], (*TOKENS, None), TOKENS_AT_MOST)
            yield f"consolation {place}", counts(view.consolation[seat], (*TOKENS, None), TOKENS_AT_MOST)
        # From the top down, so that the card to answer has a fixed place.
        laid = view.laid[::-1]
        yield "laid faces", order([card.face for card in laid], FACES, CARDS)
        laid_by = [None if card.seat is None else left_of(me, card.seat, seats) for card in laid]
        yield "laid by", order(laid_by, range(seats), CARDS)
        yield "laid in block", order([card.in_block for card in laid], (False, True), CARDS)
        yield "points", [each for seat in around for each in much(view.points[seat] if view.points else 0, 9)]
        yield "winners", seats_hot(view.winners, me, seats)


def ready(cards: tuple[str, ...] | list[str]) -> str:
    """Ready, with the cards named for tokens."""
    return f"ready, box {' and '.join(cards)}" if cards else "ready"


ENCODING = PEEncoding()
