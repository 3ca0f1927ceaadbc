"""A turn: the roll, the way, the square it ends on."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludofoot.core.cards import bit
from ludofoot.core.sink import Sink
from ludofoot.games.footmania.events import PactoleWon, Passed, Rolled, SponsorPaid
from ludofoot.games.footmania.records import KINDS, SPONSORS
from ludofoot.games.footmania.rules.board import RING, path_to
from ludofoot.games.footmania.rules.cards import (
    BLUE_SQUARE,
    CENTRE_SQUARE,
    CHAMPIONSHIP,
    EURO_SQUARE,
    FIRST_SPONSOR_SQUARE,
    FOREIGN,
    NATIONAL,
    PACTOLE,
    PLUS_SQUARE,
    QUESTION_SQUARE,
    RED_SQUARE,
)
from ludofoot.games.footmania.rules.match_days import trigger_match_day
from ludofoot.games.footmania.rules.position import BUY, DRAW, EURO, PLUS, WAY, Position
from ludofoot.games.footmania.rules.questions import draw_question
from ludofoot.games.footmania.rules.rounds import next_turn, nothing_here
from ludofoot.games.footmania.rules.telling import tell_moved, tell_team

DIE: Final = 6


# ---- moving


def roll(position: Position, again: bool, out: Sink) -> None:
    """FM-27; in phase 2 the route is imposed (FM-72)."""
    position.die = position.chance.die(DIE)
    position.rolled = position.die
    if out.on:
        clause = "FM-122" if again else "FM-27"
        out.tell(Rolled(clause=clause, seat=position.turn, die=position.die, again=again))
    if position.phase == 1:
        position.step = WAY
    else:
        lap(position, out)


def go(position: Position, to: i64, out: Sink) -> None:
    """FM-28 to FM-30: any way of this roll that does not turn back."""
    seat = position.turn
    start = position.square.get(seat)
    path = path_to(start, position.came.get(seat), position.die, to)
    position.came.put(seat, path[-2] if len(path) > 1 else start)
    position.square.put(seat, to)
    position.die = 0
    if out.on:
        tell_moved(position, "FM-28", path, out)
    land(position, out)


def lap(position: Position, out: Sink) -> None:
    """FM-71 to FM-74: clockwise (FM-A13); at the latest on the championship square the pawn stops."""
    seat = position.turn
    start = position.square.get(seat)
    to: i64 = start + position.die
    position.die = 0
    to = min(RING, to)
    if out.on:
        tell_moved(position, "FM-72", [square % RING for square in range(start + 1, to + 1)], out)
    position.square.put(seat, to % RING)
    if to == RING:
        trigger_match_day(position, out)
    else:
        land(position, out)


# ---- the square


def land(position: Position, out: Sink) -> None:
    """What the square does."""
    kind: i64 = position.album.kinds[position.square.get(position.turn)]
    if kind == BLUE_SQUARE or kind == RED_SQUARE:  # FM-32, FM-33
        offer_draw(
            position, len(position.pile(NATIONAL if kind == BLUE_SQUARE else FOREIGN)), DRAW, kind, out
        )
    elif kind == PLUS_SQUARE:
        offer_draw(position, position.plus_pile.count(), PLUS, kind, out)
    elif kind == QUESTION_SQUARE:
        draw_question(position, out)
    elif kind == EURO_SQUARE:
        land_on_euromatch(position, out)
    elif kind == PACTOLE:
        win_pactole(position, out)
    elif kind == CHAMPIONSHIP or kind == CENTRE_SQUARE:  # FM-132
        next_turn(position, out)
    else:
        collect_sponsor(position, kind, out)


def offer_draw(position: Position, cards: i64, step: i64, kind: i64, out: Sink) -> None:
    """FM-35, FM-A21: drawing is optional; FM-A27: an empty pile has no effect."""
    if cards > 0:
        position.step = step
    else:
        nothing_here(position, "FM-A27", kind, out)


def land_on_euromatch(position: Position, out: Sink) -> None:
    """FM-122, FM-A28: in phase 1 the die rolls again; FM-17, FM-123, FM-A22: else a team is drawn."""
    if position.phase == 1:
        roll(position, True, out)
        return
    if position.euro_pile.count() == 0:
        nothing_here(position, "FM-A27", EURO_SQUARE, out)
        return
    by_luck = position.euro_pile.loose != 0
    position.team = position.euro_pile.draw(position.chance)
    position.step = EURO
    if out.on:
        tell_team(position, by_luck, out)


def win_pactole(position: Position, out: Sink) -> None:
    """FM-135: all of it."""
    seat = position.turn
    amount = position.pactole
    if amount == 0:
        nothing_here(position, "FM-135", PACTOLE, out)
        return
    position.cash.put(seat, position.cash.get(seat) + amount)
    position.pactole = 0
    if out.on:
        out.tell(PactoleWon(clause="FM-135", seat=seat, amount=amount))
    next_turn(position, out)


def collect_sponsor(position: Position, kind: i64, out: Sink) -> None:
    """FM-105: the amount on the matching card; FM-107: without it nothing."""
    seat = position.turn
    first: i64 = 2 * (kind - FIRST_SPONSOR_SQUARE)
    held = position.sponsors.get(seat)
    if not held & (bit(first) | bit(first + 1)):
        nothing_here(position, "FM-107", kind, out)
        return
    card: i64 = first if held & bit(first) else first + 1
    amount: i64 = position.album.amounts[card]
    position.cash.put(seat, position.cash.get(seat) + amount)
    if out.on:
        out.tell(SponsorPaid(clause="FM-105", seat=seat, sponsor=SPONSORS[card], amount=amount))
    next_turn(position, out)


def leave_square(position: Position, out: Sink) -> None:
    """FM-36, FM-A21: not drawing ends the turn."""
    if out.on:
        kind = position.album.kinds[position.square.get(position.turn)]
        clause = "FM-A21" if position.step > BUY else "FM-36"
        out.tell(Passed(clause=clause, seat=position.turn, kind=KINDS[kind]))
    next_turn(position, out)
