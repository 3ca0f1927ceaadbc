"""What a broken-off match is worth to a coach: what is counted of it, for weights that were fitted."""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from ludofoot.core.cards import bit, lowest, size
from ludofoot.games.finale.rules.cards import strength_in, symbol_in
from ludofoot.games.finale.rules.position import PERIODS, PERIODS_WITH_EXTRA_TIME, Position
from ludofoot.games.finale.rules.side import Side
from ludofoot.games.finale.tactics.men import form_of

LATER: Final = [0.5, 0.3, 0.2]


def counted(position: Position, seat: i64) -> list[float]:
    """This coach less the other: goals, goals late in the match, strength now, strength after the next turns,
    the goalkeepers, the benches, tactic cards by value, high cards in hand, bookings, men."""
    mine, theirs = position.side(seat), position.side(1 - seat)
    lead = float(mine.goals - theirs.goals)
    last = PERIODS if position.period <= PERIODS else PERIODS_WITH_EXTRA_TIME
    left = float(last + 1 - position.period)
    found = [lead, lead / math.sqrt(max(0.2, left))]
    early = left / float(PERIODS)
    here, there = account(mine), account(theirs)
    for number in range(len(here)):
        gap = here[number] - there[number]
        found.append(gap)
        found.append(gap * early)
    return found


def account(side: Side) -> list[float]:
    """What a coach has, in the order of `counted`."""
    now: i64 = 0
    later = 0.0
    marks: i64 = 0
    men = side.outfield()
    count = float(size(men))
    while men:
        man = lowest(men)
        men &= men - 1
        card: i64 = side.men[man]
        state = side.state_of(man)
        now += strength_in(card, state)
        for ahead in range(3):
            place = (state + 1 + ahead) % 4
            later += LATER[ahead] * float(strength_in(card, place))
        if symbol_in(card, state):
            marks += 2 if side.yellow & bit(man) else 1
    keeper = lowest(side.goal) if side.goal else -1
    bench: i64 = 0
    left = side.bench
    while left:
        bench += form_of(side, lowest(left), 0)
        left &= left - 1
    goal = float(form_of(side, keeper, side.state_of(keeper))) if keeper >= 0 else 0.0
    return [
        float(now) / 10.0,
        later / 10.0,
        goal / 10.0,
        float(bench) / 30.0,
        cards_worth(side, side.hand) / 5.0,
        (cards_worth(side, side.loose) + float(len(side.order)) * 3.0) / 10.0,
        float(marks) / 4.0 + float(size(side.yellow)) / 4.0,
        count / 4.0,
    ]


def cards_worth(side: Side, cards: i64) -> float:
    """The values of tactic cards, the high ones counting more."""
    total = 0.0
    while cards:
        value = float(side.cards.value(lowest(cards)))
        cards &= cards - 1
        total += value * value / 5.0
    return total
