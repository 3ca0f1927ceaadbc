"""Le football à la carte for programs: its actions and its arrays."""

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
from ludofoot.games.football_a_la_carte.records import (
    COLOURS,
    DIRECTIONS,
    ENDS,
    FACES,
    SQUARES,
    STEPS,
    Discard,
    FCMove,
    FreeKick,
    Play,
    Stop,
    ThrowIn,
)
from ludofoot.games.football_a_la_carte.views import FCView

CARDS = 127
COPIES = 8
ATTACKERS = FACES[:63]
FREE_KICKS = FACES[63:70]
KEEPERS = FACES[70:74]
CORNERS = FACES[74:76]
KICK_OFFS = ("e8", "f8", "e9", "f9")
CLEARANCES = tuple(f"{column}{row}" for column in "bcdefghi" for row in (1, 2, 15, 16))
STARTS = (*KICK_OFFS, *CLEARANCES)
"""Where a kick-off or a clearance may begin."""
SHOWN = 24
WORDS = ("concede", "cut", "pass")


class FCEncoding(Encoding[FCMove]):
    """Cards by their faces, squares by their names."""

    def names(self) -> Iterator[str]:
        for face in ATTACKERS:
            yield f"play {face}"
            yield f"play {face}, penalty"
            yield from (f"play {face} from {square}" for square in STARTS)
            yield from (f"play {face} from {square}, penalty" for square in KICK_OFFS)
        for face in KEEPERS:
            yield from (f"play {face} from {square}" for square in STARTS)
        yield from (f"kick {face}, {direction}" for face in FREE_KICKS for direction in DIRECTIONS)
        yield from (f"throw in to {square}" for square in SQUARES)
        yield from (f"stop with {face}" for face in (*KEEPERS, *CORNERS))
        yield from (f"discard {face}" for face in FACES)
        yield from WORDS

    def name(self, state: State[FCMove], seat: int, move: FCMove) -> str:
        match move:
            case Play(face=face, start=start, penalty=penalty):
                return f"play {face}{f' from {start}' if start else ''}{', penalty' if penalty else ''}"
            case FreeKick(face=face, direction=direction):
                return f"kick {face}, {direction}"
            case ThrowIn(to=square):
                return f"throw in to {square}"
            case Stop(face=face):
                return f"stop with {face}"
            case Discard(face=face):
                return f"discard {face}"
        return str(move.__struct_config__.tag)

    def features(self, view: FCView) -> Features:
        me, seats = view.seat, view.seats
        around = round_from(me, seats)
        # The options are left out: who was to play alone is seen in the teams.
        yield "step", hot(view.step, STEPS)
        yield "half", hot(view.half, (1, 2))
        yield "flags", flags(view.last_turn, view.opened)
        yield "turn", seat_hot(view.turn, me, seats)
        yield "order", order([left_of(me, seat, seats) for seat in view.order], range(seats), 4)
        yield "place", hot(view.place, range(4))
        for number, team in enumerate(view.teams):
            yield f"team {number}", seats_hot(team, me, seats)
            yield f"team {number} defends", hot(view.ends[number], ENDS)
            yield f"team {number} goals", much(view.goals[number], 5)
        yield "ball", hot(view.ball, SQUARES)
        yield "starts", counts(view.starts, SQUARES)
        yield "shooter", seat_hot(view.shooter, me, seats)
        yield "cause", hot(view.cause, ("corner", "penalty"))
        yield "corner", hot(view.corner, COLOURS)
        yield "cut pile", hot(view.cut_pile, ("draw", "discard"))
        yield "hand", counts(view.hand, FACES, COPIES)
        yield "hand sizes", [view.hand_sizes[seat] / CARDS for seat in around]
        yield "full hands", [view.full_hands[seat] / CARDS for seat in around]
        yield "pile", share(view.pile, CARDS)
        yield "discards", counts(view.discards, FACES, COPIES)
        yield "top", hot(view.top, FACES)
        yield "shown", order([card.face for card in view.shown], FACES, SHOWN)
        for place, seat in enumerate(around):
            drawn = [card.drawn[seat] / CARDS for card in view.shown]
            yield f"drawn since {place}", [*drawn, *[0.0] * (SHOWN - len(drawn))]
        yield "table", counts(view.table, FACES, COPIES)
        yield "table drawn", [view.table_drawn[seat] / CARDS for seat in around]
        yield "winners", seats_hot(view.winners, me, seats)


ENCODING = FCEncoding()
