"""Which moves there are: all of them, one at random, and the one made for somebody who is away."""

from __future__ import annotations

from mypy_extensions import i64

from ludofoot.core.cards import size
from ludofoot.core.chance import Chance
from ludofoot.games.football_a_la_carte.rules.cards import flight, is_free_kick
from ludofoot.games.football_a_la_carte.rules.codes import (
    CONCEDE,
    CUT,
    FIRST_DISCARD,
    FIRST_FREE_KICK_MOVE,
    FIRST_STOP,
    FIRST_THROW,
    PASS,
    ROW,
    play_code,
)
from ludofoot.games.football_a_la_carte.rules.pitch import (
    COLUMNS,
    FATES,
    LANDED,
    NOWHERE,
    RIGHT,
    ROWS,
    STRAIGHT,
    around,
)
from ludofoot.games.football_a_la_carte.rules.position import (
    CUT_PILE,
    LAST_STOP,
    STOP,
    THROW,
    Position,
)


def listed_codes(position: Position, seat: i64) -> list[int]:
    """The numbers of all legal moves of the player in turn."""
    step = position.step
    if step == CUT_PILE:
        return [CUT]
    if step == THROW:
        return [FIRST_THROW + square for square in around(position.ball)]
    if step == STOP or step == LAST_STOP:
        return stop_codes(position, seat)
    cards = position.playable(seat)
    if cards == 0:
        return idle_codes(position, seat)
    starts = position.starts()
    found: list[int] = []
    for face in faces_once(position, cards):
        if is_free_kick(face):
            found.extend(free_kick_codes(position, seat, face))
        else:
            found.extend(play_codes(position, seat, face, starts))
    return found


def faces_once(position: Position, cards: i64) -> list[int]:
    """The faces of these cards, each once, in the order of the box."""
    found: list[int] = []
    for face in position.deck.as_printed(cards):
        if not found or found[-1] != face:
            found.append(face)
    return found


def stop_codes(position: Position, seat: i64) -> list[int]:
    """FC-A21: stopping is free; FC-A44: but at the end of a half whoever can stop does."""
    faces = faces_once(position, position.hands.get(seat) & position.deck.stoppers)
    found = [FIRST_STOP + face for face in faces]
    if position.step == STOP or not found:
        found.append(CONCEDE)
    return found


def idle_codes(position: Position, seat: i64) -> list[int]:
    """FC-A23: without a card that can be played one is put away, as long as another can be drawn."""
    if position.pile == 0:
        return [PASS]
    return [FIRST_DISCARD + face for face in faces_once(position, position.hands.get(seat))]


def free_kick_codes(position: Position, seat: i64, face: i64) -> list[int]:
    """FC-35: the three dotted lines; without an Attacker only where it is a shot (FC-A9)."""
    free = position.hands.get(seat) & position.deck.attackers != 0
    return [
        FIRST_FREE_KICK_MOVE + direction * ROW + face
        for direction in range(STRAIGHT, RIGHT + 1)
        if free or position.is_shot(face, direction)
    ]


def play_codes(position: Position, seat: i64, face: i64, starts: list[int]) -> list[int]:
    """A card from each square it may start from, and with the Penalty where that is possible."""
    holder = position.hands.get(seat) & position.deck.penalties != 0
    found: list[int] = []
    for start in starts or [NOWHERE]:
        found.append(play_code(face, start, False))
        if holder and penalty_possible(position, face, start):
            found.append(play_code(face, start, True))
    return found


def penalty_possible(position: Position, face: i64, start: i64) -> bool:
    """FC-58, FC-A6, FC-A40: whether an Attacker leaves the ball in the opponents' penalty area, which no
    Goalkeeper reaches."""
    end = flight(face, position.ball if start == NOWHERE else start, position.upward())
    return end % FATES == LANDED and position.in_their_area(end // FATES)


# ---- at random


def sampled_code(position: Position, seat: i64, chance: Chance) -> i64:
    """The number of a legal move: any card that can be played, then any way to play it."""
    step = position.step
    if step == CUT_PILE:
        return CUT
    if step == THROW:
        squares = around(position.ball)
        return FIRST_THROW + squares[chance.below(len(squares))]
    if step == STOP or step == LAST_STOP:
        return sampled_stop(position, seat, chance)
    cards = position.playable(seat)
    if cards == 0:
        if position.pile == 0:
            return PASS
        return FIRST_DISCARD + position.deck.face_of(chance.draw(position.hands.get(seat)))
    face = position.deck.face_of(chance.draw(cards))
    if is_free_kick(face):
        return sampled_free_kick(position, seat, face, chance)
    return sampled_play(position, seat, face, chance)


def sampled_free_kick(position: Position, seat: i64, face: i64, chance: Chance) -> i64:
    """This card in any direction that it may take."""
    if position.hands.get(seat) & position.deck.attackers:
        return FIRST_FREE_KICK_MOVE + chance.below(3) * ROW + face
    codes = free_kick_codes(position, seat, face)
    return codes[chance.below(len(codes))]


def sampled_stop(position: Position, seat: i64, chance: Chance) -> i64:
    """A card that stops, or none."""
    cards = position.hands.get(seat) & position.deck.stoppers
    if cards == 0 or (position.step == STOP and chance.below(size(cards) + 1) == 0):
        return CONCEDE
    return FIRST_STOP + position.deck.face_of(chance.draw(cards))


def sampled_play(position: Position, seat: i64, face: i64, chance: Chance) -> i64:
    """This card from any square, with the Penalty as often as not."""
    starts = position.start_count()
    start: i64 = position.start_at(chance.below(starts)) if starts else NOWHERE
    penalty = False
    if position.hands.get(seat) & position.deck.penalties != 0 and penalty_possible(position, face, start):
        penalty = chance.below(2) == 1
    return play_code(face, start, penalty)


# ---- for somebody who is away


def default_code(position: Position, seat: i64) -> i64:
    """FC-A51: the first of everything, and nothing given away."""
    step = position.step
    hand = position.hands.get(seat)
    deck = position.deck
    if step == CUT_PILE:
        return CUT
    if step == THROW:
        return FIRST_THROW + default_throw(position)
    if step == STOP or step == LAST_STOP:
        first, second = (deck.keepers, deck.corners) if step == STOP else (deck.corners, deck.keepers)
        cards = hand & first or hand & second
        return FIRST_STOP + deck.first_face(cards) if cards else CONCEDE
    cards = position.playable(seat)
    if cards == 0:
        return default_discard(position, seat)
    face = deck.first_face(cards)
    if is_free_kick(face):
        return free_kick_codes(position, seat, face)[0]
    return play_code(face, position.start_at(0) if position.start_count() else NOWHERE, False)


def default_throw(position: Position) -> i64:
    """Straight forward or, on the last row, sideways away from the touchline."""
    row = position.ball // COLUMNS
    if position.upward() and row < ROWS - 1:
        return position.ball + COLUMNS
    if not position.upward() and row > 0:
        return position.ball - COLUMNS
    return position.ball + 1 if position.ball % COLUMNS == 0 else position.ball - 1


def default_discard(position: Position, seat: i64) -> i64:
    """A Free kick, else a Corner, a Goalkeeper, the Penalty."""
    if position.pile == 0:
        return PASS
    deck = position.deck
    hand = position.hands.get(seat)
    cards = hand & deck.free_kicks or hand & deck.corners or hand & deck.keepers or hand
    return FIRST_DISCARD + deck.first_face(cards)
