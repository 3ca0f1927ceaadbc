"""What the moves do."""

from __future__ import annotations

from mypy_extensions import i64

from ludofoot.core.sink import Sink
from ludofoot.games.football_a_la_carte.rules import telling
from ludofoot.games.football_a_la_carte.rules.cards import (
    CORNER_RED,
    HAND,
    PENALTY,
    flight,
    squares_on,
    symbol_on,
)
from ludofoot.games.football_a_la_carte.rules.codes import (
    CONCEDE,
    CUT,
    FIRST_DISCARD,
    FIRST_FREE_KICK_MOVE,
    FIRST_PLAY,
    FIRST_THROW,
    ROW,
)
from ludofoot.games.football_a_la_carte.rules.halves import end_half, go_on, kick_off, look_at_pile, score
from ludofoot.games.football_a_la_carte.rules.hands import draw, lay, remember_shown
from ludofoot.games.football_a_la_carte.rules.pitch import (
    AREA,
    BLUE,
    FATES,
    LANDED,
    NOWHERE,
    OUT_EAST,
    RED,
    SHOT,
    corner_square,
    run,
)
from ludofoot.games.football_a_la_carte.rules.position import (
    CLEAR,
    CUT_PILE,
    FOLLOW,
    KICK_OFF,
    LAST_STOP,
    ON_PENALTY,
    PLAY,
    STOP,
    THROW,
    Position,
)


def act(position: Position, code: i64, out: Sink) -> None:
    """Carries out the move with this number."""
    if code >= FIRST_PLAY:
        rest: i64 = (code - FIRST_PLAY) // ROW
        play(position, code - FIRST_PLAY - rest * ROW, (rest >> 1) - 1, (rest & 1) == 1, out)
    elif code >= FIRST_THROW:
        throw_in(position, code - FIRST_THROW, out)
    elif code == CONCEDE:
        concede(position, out)
    elif code == CUT:
        cut(position, out)
    elif code > CUT:
        give_up(position, out)
    elif code >= FIRST_FREE_KICK_MOVE:
        direction: i64 = (code - FIRST_FREE_KICK_MOVE) // ROW
        free_kick(position, code - FIRST_FREE_KICK_MOVE - direction * ROW, direction, out)
    elif code >= FIRST_DISCARD:
        discard(position, code - FIRST_DISCARD, out)
    else:
        stop(position, code, out)


# ---- cards that move the ball


def play(position: Position, face: i64, start: i64, penalty: bool, out: Sink) -> None:
    """FC-19, FC-20: a card is laid and the ball moved as it says."""
    if start != NOWHERE:
        position.ball = start
    end = flight(face, position.ball, position.upward())
    lay(position, face)
    if out.on:
        telling.tell_played(position, face, out)
    position.ball = end // FATES
    if penalty:  # FC-38, FC-58, FC-A50
        lay(position, PENALTY)
        call_penalty(position, out)
    else:
        end_turn(position, end % FATES, out)


def free_kick(position: Position, face: i64, direction: i64, out: Sink) -> None:
    """FC-36, FC-A7: the first leg; an Attacker follows unless the ball is out (FC-40, FC-A8)."""
    end = run(position.ball, position.upward(), direction, squares_on(face))
    lay(position, face)
    if out.on:
        telling.tell_free_kick(position, face, direction, out)
    position.ball = end // FATES
    if end % FATES == LANDED:
        position.step = FOLLOW
    else:
        end_turn(position, end % FATES, out)


def throw_in(position: Position, to: i64, out: Sink) -> None:
    """FC-66, FC-67: a step, then a card in the same turn (FC-A27)."""
    if out.on:
        telling.tell_throw(position, to, out)
    position.ball = to
    position.step = PLAY


def discard(position: Position, face: i64, out: Sink) -> None:
    """FC-A23: in open play the turn ends; a kick-off or a clearance is tried again."""
    lay(position, face)
    if out.on:
        telling.tell_discarded(position, face, out)
    if position.step == PLAY:
        end_turn(position, LANDED, out)
    else:
        draw(position, "FC-A23", out)


def give_up(position: Position, out: Sink) -> None:
    """FC-A23: nothing to play and nothing to draw ends the half at once."""
    if out.on:
        telling.tell_stuck(position, out)
    end_half(position, position.place, out)


# ---- the end of a turn


def end_turn(position: Position, fate: i64, out: Sink) -> None:
    """The hand is filled, then the other team has to deal with what became of the ball."""
    if out.on and fate != LANDED:
        telling.tell_fate(position, fate, out)
    # FC-24, FC-29, FC-39: each in its own words.
    draw(
        position,
        "FC-29" if position.step == KICK_OFF else "FC-39" if position.step == FOLLOW else "FC-24",
        out,
    )
    if fate == SHOT:  # FC-45, FC-A28
        position.step = LAST_STOP if position.few_left() else STOP
        go_on(position)
    elif position.last_turn:  # FC-A28
        end_half(position, position.place, out)
    else:
        # FC-42, FC-64: beside the goal a clearance, over a touchline a throw-in.
        position.step = PLAY if fate == LANDED else CLEAR if fate <= OUT_EAST else THROW
        position.side = fate
        go_on(position)
        look_at_pile(position, out)


# ---- stopping a shot


def stop(position: Position, face: i64, out: Sink) -> None:
    """FC-46, FC-48, FC-77, FC-A45: a Goalkeeper or a Corner, and that was the turn."""
    lay(position, face)
    if position.step == LAST_STOP:  # FC-77, FC-78, FC-A29, FC-A31: nothing is moved, cut or drawn
        if out.on:
            telling.tell_whistle_stop(position, face, out)
        end_half(position, position.place - 1, out)
    elif face < CORNER_RED:
        save(position, face, out)
    else:
        give_corner(position, RED if face == CORNER_RED else BLUE, out)


def save(position: Position, face: i64, out: Sink) -> None:
    """FC-47, FC-A12: from the last square before the line along the arrows."""
    if out.on:
        telling.tell_saved(position, face, out)
    end = flight(face, position.ball, position.upward())
    position.ball = end // FATES
    end_turn(position, end % FATES, out)


def give_corner(position: Position, colour: i64, out: Sink) -> None:
    """FC-50 to FC-52: the ball lies on that corner, and the next player cuts."""
    position.ball = corner_square(not position.upward(), colour)
    position.colour = colour
    if out.on:
        telling.tell_corner(position, colour, out)
    draw(position, "FC-24", out)
    position.step = CUT_PILE
    go_on(position)
    look_at_pile(position, out)  # FC-A42: the cut is then the last turn


def concede(position: Position, out: Sink) -> None:
    """FC-72: a goal; whoever did not stop it kicks off in the same turn (FC-A18)."""
    last = position.step == LAST_STOP
    if out.on:
        telling.tell_conceded(position, out)
    score(position, 1 - position.team(), "shot", "FC-77" if last else "FC-72", out)
    if last:
        end_half(position, position.place - 1, out)
    else:
        kick_off(position, "FC-55", out)


# ---- cutting


def call_penalty(position: Position, out: Sink) -> None:
    """FC-59, FC-A39: the taker draws, then the next player cuts."""
    if out.on:
        telling.tell_penalty(position, out)
    draw(position, "FC-39", out)
    position.step = CUT_PILE
    position.colour = ON_PENALTY
    go_on(position)


def cut(position: Position, out: Sink) -> None:
    """FC-52, FC-60, FC-A19: any card of the pile is shown, and the pile stays as it is."""
    few = position.few_left()
    # FC-80, FC-A39, FC-A42: too small a pile is replaced by the discards.
    card = position.chance.draw(position.discards if few else position.pile)
    face = position.deck.face_of(card)
    position.cut_face = face
    if not few:
        remember_shown(position, face)
    if out.on:
        telling.tell_cut(position, face, few, out)
    if position.colour == ON_PENALTY:
        decide_penalty(position, symbol_on(face) == HAND, few, out)
    else:
        decide_corner(position, symbol_on(face) == position.colour, few, out)


def decide_penalty(position: Position, hand: bool, few: bool, out: Sink) -> None:
    """FC-61: a hand saves it; FC-63: anything else is a goal."""
    if hand:
        if out.on:
            telling.tell_cleared(position, "FC-61", out)
    else:
        score(position, 1 - position.team(), "penalty", "FC-63", out)
    if few:  # FC-80, FC-81: this cut is no turn (FC-A34)
        end_half(position, position.place - 1, out)
    elif hand:
        clear_from_area(position)  # FC-62, FC-A17
    else:
        kick_off(position, "FC-63", out)


def decide_corner(position: Position, same: bool, few: bool, out: Sink) -> None:
    """FC-53: a flag of the corner's colour is a goal; FC-56: anything else stops it."""
    if same:
        score(position, position.team(), "corner", "FC-53", out)
    elif out.on:
        telling.tell_cleared(position, "FC-56", out)
    if few:  # FC-A42: this cut was the last turn
        end_half(position, position.place, out)
        return
    go_on(position)  # FC-A16
    if same:
        kick_off(position, "FC-55", out)
    else:
        clear_from_area(position)  # FC-57


def clear_from_area(position: Position) -> None:
    """FC-57, FC-61, FC-A14: from any square of the own goal area, chosen with the card."""
    position.step = CLEAR
    position.side = AREA
    position.ball = NOWHERE
