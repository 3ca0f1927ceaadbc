"""What the moves do."""

from __future__ import annotations

from mypy_extensions import i64

from ludofoot.core.cards import shifted
from ludofoot.core.sink import Sink
from ludofoot.games.schuss_und_tor.rules import telling
from ludofoot.games.schuss_und_tor.rules.attempts import parry, pass_up, score
from ludofoot.games.schuss_und_tor.rules.cards import BOMBER, KINDS, NAME_COUNT, TORMANN
from ludofoot.games.schuss_und_tor.rules.codes import (
    CONCEDE,
    DECLINE,
    FIRST_BOMBER_LAY,
    FIRST_FOUL,
    KEEP,
    PASS,
    PLAY_ON,
    STOP,
    TAKE,
)
from ludofoot.games.schuss_und_tor.rules.ending import end, full_time, hand_over, last_card, play_extra_time
from ludofoot.games.schuss_und_tor.rules.interruptions import (
    commit_foul,
    decline,
    forget,
    keep_whistle,
    take_undealt,
)
from ludofoot.games.schuss_und_tor.rules.position import (
    CALLED,
    ON_TORMANN,
    PARRY,
    SEATS_AT_MOST,
    SECOND,
    SERVE,
    Position,
)


def act(position: Position, code: i64, out: Sink) -> None:
    """Carries out the move with this number."""
    if code < PASS:
        lay(position, code, out)
    elif code == PASS:
        leave_unserved(position)
        pass_up(position, out)
    elif code == STOP:
        stop(position, out)
    elif code == CONCEDE:
        leave_unserved(position)
        score(position, "ST-A35", out)
    elif code < TAKE:
        commit_foul(position, code - FIRST_FOUL, out)
    elif code == TAKE:
        take_undealt(position, out)
    elif code == KEEP:
        keep_whistle(position, out)
    elif code == DECLINE:
        decline(position, out)
    elif code == PLAY_ON:
        play_extra_time(position, out)
    else:
        end(position, out)


def leave_unserved(position: Position) -> None:
    """Whoever lays none of the cards asked for probably has none of them."""
    position.unserved |= shifted(position.asked_kinds(), KINDS * position.turn)


def stop(position: Position, out: Sink) -> None:
    """ST-31: the Tormann stays alone."""
    if out.on:
        telling.tell_stopped(position, out)
    hand_over(position)


def lay(position: Position, code: i64, out: Sink) -> None:
    """A green card comes on the table pile."""
    seat = position.turn
    step = position.step
    face: i64 = BOMBER
    if code < FIRST_BOMBER_LAY:
        face = code
    hand = position.hands.get(seat)
    held = hand & position.deck.cards_of(face)
    hand ^= held & -held
    position.hands.put(seat, hand)
    position.laid.append(code * SEATS_AT_MOST + seat)
    if position.tracked:
        forget(position, seat, face)
    if out.on:
        telling.tell_laid(position, code, out)
    waived = step == PARRY and position.parry_waives  # ST-A4
    if step == PARRY:
        parry(position, out)
        if position.final_attempt:  # ST-A19: one card, without further effect
            full_time(position, out)
            return
    if not waived:  # ST-40
        position.asked = asked_after(code)
    if step == SERVE and position.last_server == seat:  # ST-57
        full_time(position, out)
    elif not hand:
        last_card(position, out)
    elif face == TORMANN and not waived:  # ST-29, ST-30, ST-A5, ST-A29
        position.step = SECOND
    else:
        hand_over(position)


def asked_after(code: i64) -> i64:
    """What the card just laid asks for (ST-22, ST-23, ST-26, ST-31)."""
    if code < TORMANN:
        return code % NAME_COUNT
    if code == TORMANN:
        return ON_TORMANN
    return CALLED + code - FIRST_BOMBER_LAY
