"""Goal attempts: who does not serve lets the action cards speak."""

from __future__ import annotations

from mypy_extensions import i64

from ludofoot.core.cards import bit
from ludofoot.core.sink import Sink
from ludofoot.games.schuss_und_tor.rules import telling
from ludofoot.games.schuss_und_tor.rules.cards import FIRST_PARRIED, HAND, ZWEI_TORE
from ludofoot.games.schuss_und_tor.rules.ending import full_time
from ludofoot.games.schuss_und_tor.rules.interruptions import discard_action, interrupt
from ludofoot.games.schuss_und_tor.rules.position import FRESH, NO_CARD, PARRY, SERVE, Position


def pass_up(position: Position, out: Sink) -> None:
    """ST-32 to ST-34: passing gives a goal attempt to whoever laid the last card (ST-A1, ST-A30)."""
    seat = position.turn
    if out.on:
        telling.tell_passed(position, out)
    position.shooter = position.shooter_after(seat)
    position.final_attempt = position.last_server == seat  # ST-58
    draw_action(position, out)


def draw_action(position: Position, out: Sink) -> None:
    """The top action card is drawn and carried out."""
    if not position.actions:  # ST-A17
        position.actions = position.discards
        position.discards = 0
        if out.on:
            telling.tell_reshuffled(position, out)
    card = position.chance.draw(position.actions)
    position.actions ^= bit(card)
    position.action_card = card
    action = position.deck.action_of(card)
    if out.on:
        telling.tell_drawn(position, out)
    if action < FIRST_PARRIED:
        score(position, "ST-36" if action == ZWEI_TORE else "ST-35", out)
    elif action < HAND:
        threaten(position, out)
    else:
        interrupt(position, action, out)


def threaten(position: Position, out: Sink) -> None:
    """ST-37, ST-38: the player left of the shooter may prevent the goal (ST-A2)."""
    defender = position.left_of(position.shooter)
    if not position.hands.get(defender):  # ST-A34: an empty hand cannot prevent
        score(position, "ST-A34", out)
        return
    position.turn = defender
    position.step = PARRY
    if out.on:
        telling.tell_threat(position, out)


def parry(position: Position, out: Sink) -> None:
    """ST-39: the goal card goes to the discards."""
    if out.on:
        telling.tell_parried(position, out)
    discard_action(position)


def score(position: Position, clause: str, out: Sink) -> None:
    """ST-35 to ST-37: the card stays before the shooter; the other side makes a fresh start (ST-A3)."""
    shooter = position.shooter
    card: i64 = bit(position.action_card)
    position.before.put(shooter, position.before.get(shooter) | card)
    if out.on:
        telling.tell_goal(position, position.deck.goals_in(card), clause, out)
    position.action_card = NO_CARD
    if position.final_attempt:  # ST-58
        full_time(position, out)
        return
    position.asked = FRESH
    position.turn = position.left_of(shooter)
    position.step = SERVE
