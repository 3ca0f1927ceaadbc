"""The few moves that a manager thinks about, by the step of the game."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludofoot.games.footmania.rules.choices import actions, listed_codes
from ludofoot.games.footmania.rules.codes import CHANGE_CODE
from ludofoot.games.footmania.rules.market import least_bid
from ludofoot.games.footmania.rules.position import (
    ACTION,
    ANSWER,
    AUCTION,
    BUY,
    DRAW,
    EURO_PLUS,
    PLUS,
    RETURN,
    SUBSTITUTE,
    WAY,
)
from ludofoot.games.footmania.rules.state import Footmania
from ludofoot.games.footmania.tactics.matches import effect_of

CARDS: Final = 5
RAISE: Final = 3
SUBSTITUTES: Final = 4


def codes_worth_a_thought(state: Footmania, seat: i64) -> list[int]:
    """The numbers of these moves, the favourite perhaps among them; none where there is no question."""
    step = state.step
    if step == WAY or step == DRAW or step == BUY or step == PLUS or step == RETURN:
        return listed_codes(state, seat)
    if step == EURO_PLUS or step == ANSWER:
        return listed_codes(state, seat)
    if step == AUCTION:
        return bids(state, seat)
    if step == ACTION:
        return cards_to_play(state, seat)
    if step == SUBSTITUTE:
        return listed_codes(state, seat)[:SUBSTITUTES]
    return []


def bids(state: Footmania, seat: i64) -> list[int]:
    """To leave, the least there is, and somewhat more to frighten the others."""
    least = least_bid(state)
    cash = state.cash.get(seat)
    found: list[int] = [0]
    if least <= cash:
        found.append(least)
    if least + RAISE <= cash:
        found.append(least + RAISE)
    return found


def cards_to_play(state: Footmania, seat: i64) -> list[int]:
    """To pass, and the cards that turn the match by most; substitutions are for trainees, as planned."""
    side = state.acting
    ranked = [
        (-effect_of(state, side, code), code) for code in actions(state, seat) if 0 < code < CHANGE_CODE
    ]
    ranked.sort()
    return [0, *[code for _, code in ranked[:CARDS]]]
