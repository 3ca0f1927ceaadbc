"""Schuss und Tor for programs: its actions and its arrays."""

from __future__ import annotations

from collections.abc import Iterator

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
from ludofoot.games.schuss_und_tor.records import ACTIONS, FACES, NAMES, STEPS, Foul, Lay, STMove
from ludofoot.games.schuss_und_tor.rules.state import SchussUndTor
from ludofoot.games.schuss_und_tor.views import STView

CARDS = 62
"""More than lie on the pile at once, whatever the box."""
ASKERS = ("nobody", "footballer", "bomber", "tormann")
WORDS = ("pass", "stop", "concede", "take", "keep", "decline", "play-on", "end")
COPIES = 8


class STEncoding(Encoding[STMove]):
    """Cards by their faces; a Bomber with the name it calls; an opponent by how far to the left he sits."""

    def names(self) -> Iterator[str]:
        yield from (f"lay {face}" for face in FACES if face != "bomber")
        yield from (f"lay bomber, {name}" for name in NAMES)
        yield from WORDS
        yield from (f"foul {place} to the left" for place in range(1, 4))

    def name(self, state: State[STMove], seat: int, move: STMove) -> str:
        if isinstance(move, Lay):
            return f"lay {move.face}" if move.call is None else f"lay {move.face}, {move.call}"
        if isinstance(move, Foul):
            assert isinstance(state, SchussUndTor)
            return f"foul {left_of(seat, move.victim, state.seats)} to the left"
        return str(move.__struct_config__.tag)

    def features(self, view: STView) -> Features:
        me, seats = view.seat, view.seats
        around = round_from(me, seats)
        yield "options", flags(view.options.shooter == "passer", view.options.parry == "waived")
        yield "step", hot(view.step, STEPS)
        yield "turn", seat_hot(view.turn, me, seats)
        yield "hand", counts(view.hand, FACES, COPIES)
        yield "hand sizes", [view.hand_sizes[seat] / CARDS for seat in around]
        yield "asked", hot(view.asked, NAMES)
        yield "asked by", hot(view.asked_by, ASKERS)
        yield "shooter", seat_hot(view.shooter, me, seats)
        yield "defender", seat_hot(view.defender, me, seats)
        yield "action", hot(view.action, ACTIONS)
        yield "goals", [share for seat in around for share in much(view.goals[seat], 5)]
        for place, seat in enumerate(around):
            yield f"before {place}", counts(view.before[seat], ACTIONS, COPIES)
        yield "discards", counts(view.discards, ACTIONS, COPIES)
        yield "actions left", share(view.actions_left, CARDS)
        yield "undealt", share(view.undealt, CARDS)
        yield "removed", counts(view.removed, FACES, COPIES)
        yield "last server", seat_hot(view.last_server, me, seats)
        yield "flags", flags(view.final_attempt, view.extra_time)
        yield "winners", seats_hot(view.winners, me, seats)
        for place, seat in enumerate(around):
            known = [card.face for card in view.known if card.holder == seat]
            yield f"known {place}", counts(known, FACES, COPIES)
        yield "under", order(view.under, FACES, 8)
        yield "pile", counts([card.face for card in view.pile], FACES, COPIES)
        # From the top down, so that the card to answer has a fixed place.
        top_down = view.pile[::-1]
        yield "pile faces", order([card.face for card in top_down], FACES, CARDS)
        yield "pile calls", order([card.call for card in top_down], NAMES, CARDS)
        laid_by = [left_of(me, card.seat, seats) for card in top_down]
        yield "pile seats", order(laid_by, range(seats), CARDS)


ENCODING = STEncoding()
