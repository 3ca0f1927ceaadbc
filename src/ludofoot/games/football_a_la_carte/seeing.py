"""What a seat sees."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Literal

from ludofoot.core.cards import size
from ludofoot.core.records import Arg
from ludofoot.games.football_a_la_carte.records import (
    COLOURS,
    FACES,
    STEPS,
    CauseText,
    ColourText,
    FaceText,
)
from ludofoot.games.football_a_la_carte.rules.cards import BLUE_FLAG, HAND, NO_FACE, RED_FLAG, Deck, symbol_on
from ludofoot.games.football_a_la_carte.rules.pitch import (
    NAMES,
    NOWHERE,
)
from ludofoot.games.football_a_la_carte.rules.position import (
    CUT_PILE,
    CYCLE,
    LAST_STOP,
    ON_PENALTY,
    OVER,
    STOP,
    Position,
)
from ludofoot.games.football_a_la_carte.rules.telling import end_of, outcome_of
from ludofoot.games.football_a_la_carte.views import FCView, Marks, ShownCard


def seen_by(position: Position, seat: int) -> FCView:
    """FC-A47 item by item; hands are secret, also from the partner (FC-13, FC-A35), and the pile is."""
    seats = range(position.seats)
    cutting = position.step == CUT_PILE
    return FCView(
        seat=seat,
        options=position.options,
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
        marks=marks(position),
        shown=tuple(shown_cards(position)),
        table=faces(position.deck, position.table),
        table_drawn=tuple([position.drawn.get(each) - position.table_base.get(each) for each in seats]),
        winners=outcome_of(position).winners if position.step == OVER else (),
    )


@lru_cache(maxsize=4096)
def faces(deck: Deck, cards: int) -> tuple[FaceText, ...]:
    """The faces of cards, in the order of the box. Kept: from view to view few of these sets change."""
    return tuple([FACES[face] for face in deck.as_printed(cards)])


def marks(position: Position) -> Marks:
    """FC-52, FC-60, FC-80: what a cut may show. It counts by what lies open, and is the same for all."""
    played = position.discards
    return marks_among(position.deck, played if position.few_left() else position.deck.every & ~played)


@lru_cache(maxsize=1024)
def marks_among(deck: Deck, cards: int) -> Marks:
    """How many of these cards show what."""
    symbols = [symbol_on(face) for face in deck.as_printed(cards)]
    return Marks(
        hand=symbols.count(HAND),
        red=symbols.count(RED_FLAG),
        blue=symbols.count(BLUE_FLAG),
        cards=len(symbols),
    )


def share(position: Position, mark: ColourText | Literal["hand"]) -> dict[str, Arg]:
    """How many of the cards show this mark, for a sentence."""
    found = marks(position)
    count: int = getattr(found, mark)
    return {"count": count, "cards": found.cards, "percent": round(100 * count / max(1, found.cards))}


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
