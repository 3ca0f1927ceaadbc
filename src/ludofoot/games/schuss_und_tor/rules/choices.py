"""Which moves there are: all of them, one at random, and the one made for somebody who is away."""

from __future__ import annotations

from mypy_extensions import i64

from ludofoot.core.cards import lowest, nth, size
from ludofoot.core.chance import Chance
from ludofoot.games.schuss_und_tor.records import STMove
from ludofoot.games.schuss_und_tor.rules.cards import BOMBER, NAME_COUNT, TORMANN
from ludofoot.games.schuss_und_tor.rules.codes import (
    CONCEDE,
    DECLINE,
    END,
    FIRST_BOMBER_LAY,
    FIRST_FOUL,
    KEEP,
    MOVES,
    PASS,
    PLAY_ON,
    STOP,
    TAKE,
    code_of,
)
from ludofoot.games.schuss_und_tor.rules.position import (
    ACT_FOUL,
    ACT_SCHIEDSRICHTER,
    ACT_VERLETZT,
    FULL_TIME,
    NO_CARD,
    SECOND,
    SERVE,
    Position,
)


def listed_moves(position: Position, seat: i64) -> list[STMove]:
    """All legal moves of the player in turn."""
    if ACT_FOUL <= position.step <= ACT_SCHIEDSRICHTER or position.step == FULL_TIME:
        return special_moves(position)
    return layings(position, position.hands.get(seat) & position.fitting())


def layings(position: Position, cards: i64) -> list[STMove]:
    """The moves that lay one of these cards, each face once, and the one that lays none."""
    listed: list[STMove] = []
    last: i64 = NO_CARD
    while cards:
        face = position.deck.face_of(lowest(cards))
        cards &= cards - 1
        if face == last:
            continue
        last = face
        if face == BOMBER:  # ST-26, ST-A26: any of the five names
            listed.extend(MOVES[FIRST_BOMBER_LAY:PASS])
        else:
            listed.append(MOVES[face])
    if position.may_leave():
        listed.append(MOVES[leaving(position)])
    return listed


def leaving(position: Position) -> i64:
    """Not laying a card, in the word of this step."""
    return PASS if position.step == SERVE else STOP if position.step == SECOND else CONCEDE


def special_moves(position: Position) -> list[STMove]:
    """The moves of the steps in which no card is laid."""
    if position.step == ACT_FOUL:
        return [*(MOVES[FIRST_FOUL + seat] for seat in position.victims()), MOVES[DECLINE]]
    if position.step == ACT_VERLETZT:
        return [MOVES[TAKE], MOVES[DECLINE]]
    if position.step == ACT_SCHIEDSRICHTER:
        return [MOVES[KEEP], MOVES[DECLINE]]
    return [MOVES[PLAY_ON], MOVES[END]]


# ---- at random


def sampled_code(position: Position, seat: i64, chance: Chance) -> i64:
    """The number of a random move, each of those listed as likely."""
    deck = position.deck
    if deck.twins or ACT_FOUL <= position.step <= ACT_SCHIEDSRICHTER or position.step == FULL_TIME:
        listed = listed_moves(position, seat)
        return code_of(listed[chance.below(len(listed))])
    cards = position.hands.get(seat) & position.fitting()
    named = size(cards & deck.named)
    keepers: i64 = 1 if cards & deck.tormann else 0
    bombers: i64 = NAME_COUNT if cards & deck.bomber else 0
    leave: i64 = 1 if position.may_leave() else 0
    k = chance.below(named + keepers + bombers + leave)
    if k < named:
        return nth(cards, k)
    k -= named
    if k < keepers:
        return TORMANN
    k -= keepers
    if k < bombers:
        return FIRST_BOMBER_LAY + k
    return leaving(position)


# ---- for somebody who is away


def default_code(position: Position, seat: i64) -> i64:
    """ST-A36: neither stop the game nor give goals away."""
    if position.step == ACT_FOUL or position.step == ACT_VERLETZT:
        return DECLINE
    if position.step == ACT_SCHIEDSRICHTER:
        return KEEP
    if position.step == FULL_TIME:
        return END
    cards = position.hands.get(seat) & position.fitting()
    if position.step == SECOND or not cards:
        return leaving(position)
    return position.deck.face_of(lowest(cards))
