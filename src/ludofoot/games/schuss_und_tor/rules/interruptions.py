"""Hand, Aus, Foul, Verletzt and Schiedsrichter: first the action, then a card of the shooter's choice."""

from __future__ import annotations

from mypy_extensions import i64

from ludofoot.core.cards import bit, shifted
from ludofoot.core.sink import Sink
from ludofoot.games.schuss_und_tor.rules import telling
from ludofoot.games.schuss_und_tor.rules.cards import AUS, FOUL, HAND, KINDS, SCHIEDSRICHTER, VERLETZT
from ludofoot.games.schuss_und_tor.rules.ending import full_time
from ludofoot.games.schuss_und_tor.rules.position import (
    ACT_FOUL,
    ACT_SCHIEDSRICHTER,
    ACT_VERLETZT,
    EVERY_KIND,
    FREE,
    NO_CARD,
    Position,
)


def interrupt(position: Position, action: i64, out: Sink) -> None:
    """ST-43 to ST-55: the special action first, then the free card (ST-A11)."""
    position.turn = position.shooter
    if action == SCHIEDSRICHTER:
        position.step = ACT_SCHIEDSRICHTER
    elif position.final_attempt:
        without_effect(position, "ST-A19", out)
    elif action == FOUL and position.victims():
        position.step = ACT_FOUL
    elif action == VERLETZT and position.undealt.count() > 0:
        position.step = ACT_VERLETZT
    elif action == HAND or action == AUS:  # ST-43, ST-44
        to_free_card(position)
    else:
        without_effect(position, "ST-A32" if action == FOUL else "ST-A14", out)


def without_effect(position: Position, clause: str, out: Sink) -> None:
    """Nothing comes of the card but, before the end, a free card."""
    if out.on:
        telling.tell_no_effect(position, clause, out)
    leave_action(position, out)


def leave_action(position: Position, out: Sink) -> None:
    """The card is put away; a final attempt is then over (ST-A19)."""
    if position.final_attempt:
        discard_action(position)
        full_time(position, out)
    else:
        to_free_card(position)


def to_free_card(position: Position) -> None:
    """The action is done or left out: the shooter lays a card of his choice (ST-43, ST-46)."""
    discard_action(position)  # ST-A16
    position.step = FREE


def discard_action(position: Position) -> None:
    """ST-A16: face up beside the action pile."""
    position.discards |= bit(position.action_card)
    position.action_card = NO_CARD


# ---- carried out, or not


def commit_foul(position: Position, victim: i64, out: Sink) -> None:
    """ST-48, ST-49, ST-A12: a card drawn blind goes under the undealt ones, where two saw it (ST-A31)."""
    card = position.chance.draw(position.hands.get(victim))
    face = position.deck.face_of(card)
    position.hands.put(victim, position.hands.get(victim) ^ bit(card))
    position.undealt.put_under(card)
    position.under_seen = (*position.under_seen, bit(victim) | bit(position.shooter))
    if position.tracked:
        forget(position, victim, face)
        doubt(position, victim)
    if out.on:
        telling.tell_foul(position, victim, face, out)
    to_free_card(position)


def take_undealt(position: Position, out: Sink) -> None:
    """ST-50, ST-A15: the top undealt card; whoever saw it going there knows where it is (ST-A31)."""
    shooter = position.shooter
    by_luck = position.undealt.loose != 0
    card = position.undealt.draw(position.chance)
    position.hands.put(shooter, position.hands.get(shooter) | bit(card))
    position.unserved &= ~shifted(EVERY_KIND, KINDS * shooter)
    if not by_luck:
        seen: i64 = position.under_seen[0] & ~bit(shooter)
        position.under_seen = position.under_seen[1:]
        if seen:
            position.tracked = (*position.tracked, (card, shooter, seen))
    if out.on:
        telling.tell_taken(position, card, by_luck, out)
    to_free_card(position)


def keep_whistle(position: Position, out: Sink) -> None:
    """ST-51: the Schiedsrichter stays before its owner."""
    owner = position.shooter
    position.before.put(owner, position.before.get(owner) | bit(position.action_card))
    position.action_card = NO_CARD
    if out.on:
        telling.tell_kept(position, out)
    if position.final_attempt:  # ST-A19
        full_time(position, out)
    else:
        position.step = FREE


def decline(position: Position, out: Sink) -> None:
    """ST-47, ST-A22: the action is left out."""
    if out.on:
        telling.tell_declined(position, out)
    leave_action(position, out)


# ---- what may be remembered


def forget(position: Position, holder: i64, face: i64) -> None:
    """A card of this face has left that hand for all to see: whoever knew one there no longer does."""
    deck = position.deck
    position.tracked = tuple(
        [seen for seen in position.tracked if seen[1] != holder or deck.face_of(seen[0]) != face]
    )


def doubt(position: Position, victim: i64) -> None:
    """ST-A31: only the shooter saw which card was lost, so nobody else is sure of that hand any more."""
    sure: i64 = bit(position.shooter)
    position.tracked = tuple(
        [
            (card, holder, seen & sure if holder == victim else seen)
            for card, holder, seen in position.tracked
            if holder != victim or seen & sure
        ]
    )
