"""What a seat sees, and a state that it could believe."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from ludofoot.core.cards import size
from ludofoot.core.chance import Chance
from ludofoot.games.football_a_la_carte.records import (
    COLOURS,
    ENDS,
    FACES,
    STEPS,
    CauseText,
    FaceText,
    FCView,
    ShownCard,
)
from ludofoot.games.football_a_la_carte.rules.dealing import deal_unseen
from ludofoot.games.football_a_la_carte.rules.deck import FACE_NUMBERS, NO_FACE, Deck
from ludofoot.games.football_a_la_carte.rules.pitch import (
    AREA,
    LANDED,
    NAMES,
    NOWHERE,
    OUT_EAST,
    OUT_WEST,
    square_named,
)
from ludofoot.games.football_a_la_carte.rules.play import FootballALaCarte
from ludofoot.games.football_a_la_carte.rules.position import (
    CLEAR,
    CUT_PILE,
    CYCLE,
    LAST_STOP,
    ON_PENALTY,
    OVER,
    STOP,
    Position,
)
from ludofoot.games.football_a_la_carte.rules.telling import end_of, outcome_of


def seen_by(position: Position, seat: int) -> FCView:
    """FC-A47 item by item; hands are secret, also from the partner (FC-13, FC-A35), and the pile is."""
    seats = range(position.seats)
    cutting = position.step == CUT_PILE
    return FCView(
        seat=seat,
        seats=position.seats,
        half=position.half,
        step=STEPS[position.step],
        turn=position.turn,
        order=tuple([position.order.get(place) for place in range(CYCLE)]),
        place=position.place,
        teams=(tuple(position.team_seats(0)), tuple(position.team_seats(1))),
        ends=(end_of(position, 0), end_of(position, 1)),
        opened=position.opened,
        last_turn=position.ends_half(),
        ball=None if position.ball == NOWHERE else NAMES[position.ball],
        path=position.path,
        starts=tuple([NAMES[square] for square in position.starts()]),
        shooter=shooter(position),
        cause=cause(position),
        corner=COLOURS[position.colour - 1] if cutting and position.colour != ON_PENALTY else None,
        cut_pile=None if not cutting else "discard" if position.few_left() else "draw",
        hand=faces(position.deck, position.hands.get(seat)),
        hand_sizes=tuple([size(position.hands.get(each)) for each in seats]),
        full_hands=tuple([position.full.get(each) for each in seats]),
        goals=(position.home_goals, position.away_goals),
        pile=size(position.pile),
        discards=faces(position.deck, position.discards),
        top=None if position.top == NO_FACE else FACES[position.top],
        cut=None if position.cut_face == NO_FACE else FACES[position.cut_face],
        shown=tuple(shown_cards(position)),
        table=faces(position.deck, position.table),
        table_drawn=tuple([position.drawn.get(each) - position.table_base.get(each) for each in seats]),
        winners=outcome_of(position).winners if position.step == OVER else (),
    )


@lru_cache(maxsize=4096)
def faces(deck: Deck, cards: int) -> tuple[FaceText, ...]:
    """The faces of cards, in the order of the box. Kept: from view to view few of these sets change."""
    return tuple([FACES[face] for face in deck.as_printed(cards)])


def shooter(position: Position) -> int | None:
    """Whose shot is to be stopped: the player before."""
    if position.step != STOP and position.step != LAST_STOP:
        return None
    return position.order.get((position.place - 1) % CYCLE)


def cause(position: Position) -> CauseText | None:
    """What the pile is cut for."""
    if position.step != CUT_PILE:
        return None
    return "penalty" if position.colour == ON_PENALTY else "corner"


def shown_cards(position: Position) -> Iterable[ShownCard]:
    """The cards that cuts have shown, each once."""
    for sight in position.shown:
        if sight[5]:
            drawn = [position.drawn.get(seat) - sight[1 + seat] for seat in range(position.seats)]
            yield ShownCard(face=FACES[sight[0]], drawn=tuple(drawn))


# ---- imagining


def imagined(deck: Deck, view: FCView, chance: Chance) -> FootballALaCarte:
    """A state whose view from that seat is this one: what is hidden is dealt anew."""
    state = FootballALaCarte(deck, view.seats, chance)
    for place, seat in enumerate(view.order):
        state.order.put(place, seat)
    for seat, count in enumerate(view.full_hands):
        state.full.put(seat, count)
    state.place, state.turn, state.opened = view.place, view.turn, view.opened
    state.step, state.half, state.last_turn = STEPS.index(view.step), view.half, told_last(view)
    state.south = 0 if view.ends[0] == ENDS[0] else 1
    state.home_goals, state.away_goals = view.goals
    state.ball = NOWHERE if view.ball is None else square_named(view.ball)
    state.side = side_of(view)
    state.colour = ON_PENALTY if view.corner is None else COLOURS.index(view.corner) + 1
    state.top = NO_FACE if view.top is None else FACE_NUMBERS[view.top]
    remember(state, view)
    place_cards(state, view)
    deal_unseen(state, view.seat, chance)
    return state


def told_last(view: FCView) -> bool:
    """Whether the last turn was called: a stop or a penalty may end a half without one."""
    return view.last_turn and view.step != "last-stop" and view.cause != "penalty"


def side_of(view: FCView) -> int:
    """Where a clearance starts from."""
    if view.step != STEPS[CLEAR]:
        return LANDED
    if len(view.starts) > 2:
        return AREA
    return OUT_WEST if view.starts[0][0] == "b" else OUT_EAST


def remember(state: FootballALaCarte, view: FCView) -> None:
    """Counts what was drawn from now on: what each seat had drawn before lies below zero."""
    state.path = view.path
    state.cut_face = NO_FACE if view.cut is None else FACE_NUMBERS[view.cut]
    for seat, drawn in enumerate(view.table_drawn):
        state.table_base.put(seat, -drawn)
    padded = [[-drawn for drawn in card.drawn] + [0] * (4 - view.seats) for card in view.shown]
    state.shown = tuple(
        (FACE_NUMBERS[card.face], before[0], before[1], before[2], before[3], True)
        for card, before in zip(view.shown, padded, strict=True)
    )
    state.table = Supply(state.deck, state.deck.every).take(view.table)


def place_cards(state: FootballALaCarte, view: FCView) -> None:
    """What this seat sees lies where it is; the rest anywhere, in the right numbers."""
    left = Supply(state.deck, state.deck.every)
    state.discards = left.take(view.discards)
    if view.seat >= 0:
        state.hands.put(view.seat, left.take(view.hand))
    for seat, count in enumerate(view.hand_sizes):
        if seat != view.seat:
            state.hands.put(seat, left.take_any(count))
    state.pile = left.cards


class Supply:
    """Cards not yet placed."""

    def __init__(self, deck: Deck, cards: int) -> None:
        self.deck = deck
        self.cards = cards

    def take(self, wanted: Iterable[FaceText]) -> int:
        """Takes a card of each face; copies are alike."""
        taken = 0
        for face in wanted:
            found = self.cards & self.deck.of_face[FACE_NUMBERS[face]]
            taken |= found & -found
            self.cards ^= found & -found
        return taken

    def take_any(self, count: int) -> int:
        """Takes so many cards."""
        taken = 0
        for _ in range(count):
            card = self.cards & -self.cards
            taken |= card
            self.cards ^= card
        return taken
