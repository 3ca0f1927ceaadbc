"""What a good player of Schuss und Tor knows: make the next player fail, and keep an answer to everything."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from ludofoot.core.cards import bit, lowest, nth, size
from ludofoot.core.chance import Chance
from ludofoot.core.knowhow import Knowhow
from ludofoot.core.sink import Sink
from ludofoot.core.state import State
from ludofoot.games.schuss_und_tor.records import STMove
from ludofoot.games.schuss_und_tor.rules.codes import (
    DECLINE,
    END,
    FIRST_BOMBER_LAY,
    FIRST_FOUL,
    KEEP,
    MOVES,
    PLAY_ON,
    TAKE,
)
from ludofoot.games.schuss_und_tor.rules.deck import NAME_COUNT, TORMANN
from ludofoot.games.schuss_und_tor.rules.play import SchussUndTor
from ludofoot.games.schuss_und_tor.rules.position import (
    ACT_FOUL,
    ACT_SCHIEDSRICHTER,
    ACT_VERLETZT,
    FULL_TIME,
    OVER,
    SECOND,
)


@final
class SchussUndTorKnowhow(Knowhow[STMove]):
    """Simple habits for the beginner, counting cards for whoever knows the game."""

    def beginner(self, state: State[STMove], seat: int, chance: Chance) -> STMove:
        assert isinstance(state, SchussUndTor)
        return MOVES[habit(state, seat, chance)]

    def policy(self, state: State[STMove], seat: int, chance: Chance) -> STMove:
        assert isinstance(state, SchussUndTor)
        return MOVES[counted(state, seat, chance)]

    def stride(self, state: State[STMove], seat: int, chance: Chance, out: Sink) -> None:
        assert isinstance(state, SchussUndTor)
        state.act(counted(state, seat, chance), out)

    def worth(self, state: State[STMove], seat: int) -> float:
        """Victory first; a goal more is worth a little, so that a lost game is still played well."""
        assert isinstance(state, SchussUndTor)
        mine = goals_of(state, seat)
        best: i64 = 0
        rivals: i64 = 0
        for other in range(state.seats):
            if other == seat:
                continue
            theirs = goals_of(state, other)
            if theirs > best:
                best = theirs
                rivals = 0
            if theirs == best:
                rivals += 1
        lead = mine - best
        nuance = 0.02 * float(lead)
        if state.step != OVER or lead == 0:
            return nuance + (0.0 if state.step != OVER else 2.0 / float(1 + rivals) - 1.0)
        return nuance + (0.9 if lead > 0 else -0.9)


def goals_of(state: SchussUndTor, seat: i64) -> i64:
    """The goals of one seat."""
    return state.deck.goals_in(state.before.get(seat))


def lead_of(state: SchussUndTor, seat: i64) -> i64:
    """How far a seat is ahead of the best of the others."""
    best: i64 = 0
    for other in range(state.seats):
        if other != seat and goals_of(state, other) > best:
            best = goals_of(state, other)
    return goals_of(state, seat) - best


# ---- what both know


def special(state: SchussUndTor, seat: i64, whistle_gap: i64) -> i64:
    """The steps in which no card is laid: weaken the best opponent, play on unless ahead."""
    if state.step == ACT_FOUL:
        return FIRST_FOUL + best_victim(state)
    if state.step == ACT_VERLETZT:
        return TAKE
    if state.step == ACT_SCHIEDSRICHTER:
        return KEEP
    return PLAY_ON if lead_of(state, seat) < whistle_gap else END


def best_victim(state: SchussUndTor) -> i64:
    """The opponent with the most goals among those who can be named."""
    found: i64 = -1
    for seat in range(state.seats):
        if seat == state.shooter or size(state.hands.get(seat)) < 2:
            continue
        if found < 0 or goals_of(state, seat) > goals_of(state, found):
            found = seat
    return found


def is_special(state: SchussUndTor) -> bool:
    """Whether no card can be laid in this step."""
    return ACT_FOUL <= state.step <= ACT_SCHIEDSRICHTER or state.step == FULL_TIME


# ---- the beginner


def habit(state: SchussUndTor, seat: i64, chance: Chance) -> i64:
    """Serve if you can, any footballer will do; a Tormann or a Bomber only for want of one."""
    if is_special(state):
        return special(state, seat, 1)
    deck = state.deck
    cards = state.hands.get(seat) & state.fitting()
    named = cards & deck.named
    if named:
        return deck.face_of(nth(named, chance.below(size(named))))
    if cards & deck.tormann:
        return TORMANN
    if cards & deck.bomber:
        return FIRST_BOMBER_LAY + chance.below(NAME_COUNT)
    return state.leaving()


# ---- whoever counts


def counted(state: SchussUndTor, seat: i64, chance: Chance) -> i64:
    """The card after which the next player most likely has to pass and the own hand still answers most."""
    if is_special(state):
        return special(state, seat, 1)
    deck = state.deck
    hand = state.hands.get(seat)
    cards = hand & state.fitting()
    if not cards:
        return state.leaving()
    unseen = unseen_by(state, seat)
    held = size(state.hands.get(state.left_of(seat)))
    best: i64 = state.leaving()
    best_score = -1000.0
    if state.step == SECOND:
        best_score = alone_score(state, hand, unseen, held)
    left = cards & deck.named
    while left:
        card = lowest(left)
        left &= left - 1
        face = deck.face_of(card)
        rest = hand & ~bit(card)
        score = pass_score(state, face % NAME_COUNT, rest, unseen, held, False)
        if score > best_score:
            best = face
            best_score = score
    if cards & deck.bomber:
        bombers = cards & deck.bomber
        rest = hand & ~(bombers & -bombers)
        for name in range(NAME_COUNT):
            score = pass_score(state, name, rest, unseen, held, True) - 0.25
            if score > best_score:
                best = FIRST_BOMBER_LAY + name
                best_score = score
    if cards & deck.tormann:
        keepers = cards & deck.tormann
        if -0.3 > best_score:
            best = TORMANN
    return best


def unseen_by(state: SchussUndTor, seat: i64) -> i64:
    """The cards that may be in other hands."""
    found: i64 = state.undealt.loose
    for other in range(state.seats):
        if other != seat:
            found |= state.hands.get(other)
    for card in state.undealt.under:
        found |= bit(card)
    return found


def alone_score(state: SchussUndTor, hand: i64, unseen: i64, held: i64) -> float:
    """How good it is to leave a Tormann alone."""
    return -0.5


def pass_score(state: SchussUndTor, name: i64, rest: i64, unseen: i64, held: i64, called: bool) -> float:
    """How good it is to ask the next player for this name."""
    deck = state.deck
    named = unseen & deck.from_name(name)
    servers = named if called else named | (unseen & (deck.bomber | deck.tormann))
    fail = chance_of_none(size(unseen), size(servers), held)
    answers = size(named)
    covered: i64 = 0
    while named:
        if rest & deck.from_name(deck.face_of(lowest(named)) % NAME_COUNT):
            covered += 1
        named &= named - 1
    trouble = 0.0 if answers == 0 else 1.0 - float(covered) / float(answers)
    return fail - (1.0 - fail) * trouble


def chance_of_none(unseen: i64, wanted: i64, held: i64) -> float:
    """How likely a hand of so many unseen cards holds none of those wanted."""
    likely = 1.0
    for k in range(wanted):
        if unseen - held - k <= 0:
            return 0.0
        likely *= float(unseen - held - k) / float(unseen - k)
    return likely
