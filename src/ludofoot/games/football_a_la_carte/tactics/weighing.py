"""What good players of Le football à la carte weigh: the ball’s place, their cards, what others may hold."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ludofoot.core.cards import lowest, size
from ludofoot.games.football_a_la_carte.rules.cards import (
    CORNER_RED,
    FIRST_FREE_KICK,
    Deck,
    arrow_on,
    flight,
    is_free_kick,
    squares_on,
)
from ludofoot.games.football_a_la_carte.rules.choices import listed_codes, penalty_possible
from ludofoot.games.football_a_la_carte.rules.codes import (
    CONCEDE,
    FIRST_DISCARD,
    FIRST_FREE_KICK_MOVE,
    FIRST_PLAY,
    FIRST_STOP,
    FIRST_THROW,
    ROW,
    play_code,
)
from ludofoot.games.football_a_la_carte.rules.pitch import (
    COLUMNS,
    FATES,
    LANDED,
    NOWHERE,
    OUT_EAST,
    RIGHT,
    ROWS,
    SHOT,
    STRAIGHT,
    run,
)
from ludofoot.games.football_a_la_carte.rules.position import FEW, LAST_STOP, Position

# What things are worth in thousandths of a goal, counted over the next dozen turns of many games.
GOAL: Final = 1000
PENALTY_GOAL: Final = 780
PENALTY_WORTH: Final = 290
STOPPED_SHOT: Final = 260
ON_ITS_WAY: Final = 380
OPEN_GOAL: Final = 720
HELD_AGAINST: Final = 180
PARTNER_STOPS: Final = 420
PENALTY_AGAINST: Final = 410
GOAL_KICK: Final = 190
THROW_IN: Final = 40
CORNER_STOP: Final = -260
KEEPER_WORTH: Final = 40
# A ball so many rows from the own goal line, with the next player in turn.
ROW_WORTH: Final[list[int]] = [
    -130, -120, -80, -75, -110, -105, -73, -40, -3, 16, 36, 62, 113, 143, 179, 211,
]  # fmt: skip
# A card in the hand by its squares, less what is drawn in its place.
STRAIGHT_WORTH: Final[list[int]] = [-45, -23, -7, 5, 33, 66, 90]
DIAGONAL_WORTH: Final[list[int]] = [-36, -31, -25, -9, 4, 18, 30]
FREE_KICK_WORTH: Final[list[int]] = [7, 36, 69, 85, 117, 145, 165]
SQUARES: Final = 160


def rows_forward(square: i64, upward: bool) -> i64:
    """How far a square is from the own goal line."""
    row = square // COLUMNS
    return row if upward else ROWS - 1 - row


@final
class Outlook:
    """What the player in turn knows of the next one, counted once a decision."""

    def __init__(self, state: Position, seat: i64) -> None:
        deck = state.deck
        deck.study()
        self.state: Position = state
        self.deck: Deck = deck
        self.seat: i64 = seat
        self.hand: i64 = state.hands.get(seat)
        self.upward: bool = state.upward()
        self.unseen: i64 = deck.every & ~self.hand & ~state.discards
        self.count: i64 = size(self.unseen)
        self.held: i64 = size(state.hands.get(state.order.get((state.place + 1) & 3)))
        self.alone: bool = state.seats == 2 or (state.seats == 3 and state.team() == 0)
        self.shot: i64 = self.worth_of_shot()
        self.against: i64 = self.worth_against()
        self.penalty: bool = self.hand & deck.penalties != 0
        self.attackers: i64 = self.hand & deck.attackers
        self.starts: i64 = state.start_count()
        self.most: i64 = -1_000_000
        self.best: i64 = -1
        self.theirs: i64 = SQUARES if self.upward else 0
        # How much the ball's place matters yet in this half, and a card in what is left of the game.
        self.turns: i64 = turns_left(state)
        self.ground: i64 = share(self.turns - 1)
        self.keep: i64 = 1000 if state.half == 1 else share(self.turns)
        self.penalty_goal: i64 = PENALTY_GOAL - PENALTY_WORTH * self.keep // 1000

    def weigh(self, value: i64, code: i64) -> None:
        """Keeps the best so far."""
        if value > self.most:
            self.most = value
            self.best = code

    def worth_of_shot(self) -> i64:
        """What a shot is worth: a goal, unless the next player holds something against it."""
        stopped = self.any_of(size(self.unseen & self.deck.stoppers))
        return GOAL - stopped * (GOAL - STOPPED_SHOT) // 1000

    def worth_against(self) -> i64:
        """What a shot of the next player would be worth against us."""
        if self.alone:
            return HELD_AGAINST if self.hand & self.deck.stoppers else OPEN_GOAL
        return PARTNER_STOPS

    def any_of(self, wanted: i64) -> i64:
        """How likely, in thousandths, the next player holds one of so many unseen cards."""
        place = (self.count * HELD + self.held) * UNSEEN + wanted
        found: i64 = HOLDS[place]
        if found < 0:
            found = holds_any(self.count, self.held, wanted)
            HOLDS[place] = found
        return found


def turns_left(state: Position) -> i64:
    """How many turns this half will have after this one."""
    if state.last_turn:
        return 0
    left = size(state.pile) - FEW
    return left if left > 1 else 1


def share(turns: i64) -> i64:
    """In thousandths: what is counted over a dozen turns is less over fewer."""
    return 1000 if turns >= 12 else turns * 1000 // 12


HELD: Final = 9
UNSEEN: Final = 64
HOLDS: Final[list[int]] = [-1] * (UNSEEN * HELD * UNSEEN)
"""For so many unseen cards, held ones and wanted ones: asked far more often than there are answers."""


def holds_any(count: i64, held: i64, wanted: i64) -> i64:
    """How likely, in thousandths, a hand drawn from so many cards holds one of those wanted."""
    none: i64 = 1000
    for k in range(wanted):
        if count - held - k <= 0:
            return 1000
        none = none * (count - held - k) // (count - k)
    return 1000 - none


def weighed(state: Position, seat: i64) -> i64:
    """The move that looks best; among equals the first that is listed."""
    cards: i64 = state.playable(seat) if state.moves_ball() else 0
    if cards == 0:
        return weighed_of(state, seat, listed_codes(state, seat))
    outlook = Outlook(state, seat)
    while cards:
        face = outlook.deck.face_of(lowest(cards))
        cards &= cards - 1
        if is_free_kick(face):
            weigh_free_kick(outlook, face)
        elif outlook.starts:
            for k in range(outlook.starts):
                weigh_play(outlook, face, state.start_at(k), state.start_at(k))
        else:
            weigh_play(outlook, face, state.ball, NOWHERE)
    return outlook.best


def weigh_play(outlook: Outlook, face: i64, ball: i64, start: i64) -> None:
    """A card from this square, with the Penalty where that is possible."""
    outlook.weigh(play_value(outlook, face, ball), play_code(face, start, False))
    if outlook.penalty and penalty_possible(outlook.state, face, start):
        outlook.weigh(outlook.penalty_goal, play_code(face, start, True))


def weigh_free_kick(outlook: Outlook, face: i64) -> None:
    """A Free kick in each direction that it may take."""
    for direction in range(STRAIGHT, RIGHT + 1):
        if outlook.attackers or outlook.state.is_shot(face, direction):
            value = free_kick_value(outlook, face, direction)
            outlook.weigh(value, FIRST_FREE_KICK_MOVE + direction * ROW + face)


def weighed_of(state: Position, seat: i64, codes: list[int]) -> i64:
    """The move of these that looks best."""
    if len(codes) == 1:
        return codes[0]
    outlook = Outlook(state, seat)
    for code in codes:
        outlook.weigh(value_of(outlook, code), code)
    return outlook.best


def ranked(state: Position, seat: i64, most: int) -> list[int]:
    """The moves that look best, best first; the very first is the one that is weighed."""
    favourite = weighed(state, seat)
    codes = [code for code in listed_codes(state, seat) if code != favourite]
    if not codes:
        return [favourite]
    outlook = Outlook(state, seat)
    values = [(-value_of(outlook, code), code) for code in codes]
    values.sort()
    return [favourite, *[code for _, code in values[: most - 1]]]


def value_of(outlook: Outlook, code: i64) -> i64:
    """How good a move looks."""
    if code >= FIRST_PLAY:
        rest: i64 = (code - FIRST_PLAY) // ROW
        face = code - FIRST_PLAY - rest * ROW
        start: i64 = (rest >> 1) - 1
        ball = outlook.state.ball if start == NOWHERE else start
        if rest & 1:
            return outlook.penalty_goal
        return play_value(outlook, face, ball)
    if code >= FIRST_THROW:
        return best_from(outlook, code - FIRST_THROW)
    if code >= CONCEDE:
        return -GOAL
    if code >= FIRST_FREE_KICK_MOVE:
        direction: i64 = (code - FIRST_FREE_KICK_MOVE) // ROW
        return free_kick_value(outlook, code - FIRST_FREE_KICK_MOVE - direction * ROW, direction)
    if code >= FIRST_DISCARD:
        return discard_value(code - FIRST_DISCARD)
    return stop_value(outlook, code - FIRST_STOP)


def play_value(outlook: Outlook, face: i64, ball: i64) -> i64:
    """A card from this square."""
    return after(outlook, flight(face, ball, outlook.upward)) - card_worth(outlook, face)


def after(outlook: Outlook, end: i64) -> i64:
    """How good it is to leave the ball so."""
    fate = end % FATES
    if fate == LANDED:
        return lying(outlook, end // FATES)
    if fate == SHOT:
        return outlook.shot
    if fate <= OUT_EAST:
        return GOAL_KICK * outlook.ground // 1000
    return lying(outlook, end // FATES) - THROW_IN


def lying(outlook: Outlook, square: i64) -> i64:
    """How good a square is for us with the next player in turn: far from our goal, out of range."""
    if outlook.turns == 0:
        return 0
    place = outlook.theirs + square
    shots = outlook.any_of(size(outlook.unseen & outlook.deck.shooting[place]))
    danger = shots * outlook.against // 1000
    if outlook.unseen & outlook.deck.penalties:
        reaching = outlook.any_of(size(outlook.unseen & outlook.deck.reaching[place]))
        held = 1000 * outlook.held // outlook.count
        danger += (1000 - shots) * reaching // 1000 * held // 1000 * PENALTY_AGAINST // 1000
    worth: i64 = ROW_WORTH[rows_forward(square, outlook.upward)]
    return worth * outlook.ground // 1000 - danger


def card_worth(outlook: Outlook, face: i64) -> i64:
    """What a card that moves the ball would be worth in the hand."""
    worth: i64 = KEEPER_WORTH
    if is_free_kick(face):
        worth = FREE_KICK_WORTH[squares_on(face) - 1]
    elif face < FIRST_FREE_KICK:
        worths = STRAIGHT_WORTH if arrow_on(face) == STRAIGHT else DIAGONAL_WORTH
        worth = worths[squares_on(face) - 1]
    return worth * outlook.keep // 1000


def best_from(outlook: Outlook, square: i64) -> i64:
    """What the best Attacker in hand can make of a square."""
    cards = outlook.attackers
    best: i64 = -GOAL
    reaching = outlook.deck.reaching[square if outlook.upward else SQUARES + square]
    if outlook.penalty and cards & reaching != 0:
        best = outlook.penalty_goal
    while cards:
        face = outlook.deck.face_of(lowest(cards))
        cards &= cards - 1
        best = max(best, play_value(outlook, face, square))
    return best


def free_kick_value(outlook: Outlook, face: i64, direction: i64) -> i64:
    """A Free kick and the best Attacker after it; two cards for one turn must be worth it."""
    end = run(outlook.state.ball, outlook.upward, direction, squares_on(face))
    value = after(outlook, end) if end % FATES != LANDED else best_from(outlook, end // FATES)
    return value - card_worth(outlook, face)


def stop_value(outlook: Outlook, face: i64) -> i64:
    """A Goalkeeper leaves the ball before the goal, a Corner leaves it to the cut."""
    if outlook.state.step == LAST_STOP:
        return -face
    if face >= CORNER_RED:
        return CORNER_STOP
    return after(outlook, flight(face, outlook.state.ball, outlook.upward))


def discard_value(face: i64) -> i64:
    """Small Free kicks first; what stops a shot stays."""
    return -face
