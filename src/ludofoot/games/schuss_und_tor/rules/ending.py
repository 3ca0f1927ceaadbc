"""Turns and what ends them: the next player, the last card, full time, extra time and the end."""

from __future__ import annotations

from ludofoot.core.sink import Sink
from ludofoot.games.schuss_und_tor.rules import telling
from ludofoot.games.schuss_und_tor.rules.dealing import deal_hands
from ludofoot.games.schuss_und_tor.rules.position import FRESH, FULL_TIME, NOBODY, OVER, SERVE, Position


def hand_over(position: Position) -> None:
    """The player to the left serves (ST-19)."""
    position.turn = position.left_of(position.turn)
    position.step = SERVE


def last_card(position: Position, out: Sink) -> None:
    """ST-56, ST-57, ST-A20: whoever sits to the left serves one more card."""
    seat = position.turn
    hand_over(position)
    position.last_server = position.turn
    if out.on:
        telling.tell_last_card(position, seat, out)


def full_time(position: Position, out: Sink) -> None:
    """ST-58: over, unless somebody holds the Schiedsrichter (ST-52)."""
    if out.on:
        telling.tell_full_time(out)
    owner = position.whistle_owner()
    if owner == NOBODY:
        end(position, out)
    else:
        position.turn = owner
        position.step = FULL_TIME


def play_extra_time(position: Position, out: Sink) -> None:
    """ST-53 to ST-55, ST-A21."""
    owner = position.turn
    position.before.put(owner, position.before.get(owner) & ~position.deck.whistle)
    position.whistle_used = True
    position.extra_time = True
    position.laid = []
    position.under_seen = ()
    position.tracked = ()
    position.unserved = 0
    deal_hands(position, 3)
    position.asked = FRESH
    position.last_server = NOBODY
    position.final_attempt = False
    position.shooter = NOBODY
    position.step = SERVE
    if out.on:
        telling.tell_extra_time(position, owner, out)


def end(position: Position, out: Sink) -> None:
    """ST-58: the final whistle."""
    position.step = OVER
    if out.on:
        telling.tell_over(position, out)
