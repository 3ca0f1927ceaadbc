"""Hand, Aus, Foul, Verletzt and Schiedsrichter: first the action, then a card of the shooter's choice."""

from __future__ import annotations

from mypy_extensions import i64

from ludofoot.core.cards import bit
from ludofoot.core.sink import Sink
from ludofoot.games.schuss_und_tor.records import (
    ACTIONS,
    FACES,
    Declined,
    Fouled,
    Kept,
    NoEffect,
    Taken,
)
from ludofoot.games.schuss_und_tor.rules.deck import (
    AUS,
    FOUL,
    HAND,
    SCHIEDSRICHTER,
    VERLETZT,
)
from ludofoot.games.schuss_und_tor.rules.ending import Ending
from ludofoot.games.schuss_und_tor.rules.position import (
    ACT_FOUL,
    ACT_SCHIEDSRICHTER,
    ACT_VERLETZT,
    FREE,
    NO_CARD,
)


class Interrupting(Ending):
    """The action cards that are no shot."""

    def interrupt(self, action: i64, out: Sink) -> None:
        """ST-43 to ST-55: the special action first, then the free card (ST-A11)."""
        self.turn = self.shooter
        if action == SCHIEDSRICHTER:
            self.step = ACT_SCHIEDSRICHTER
        elif self.final_attempt:
            self.without_effect("ST-A19", action, out)
        elif action == FOUL and self.victims():
            self.step = ACT_FOUL
        elif action == VERLETZT and self.undealt.count() > 0:
            self.step = ACT_VERLETZT
        elif action == HAND or action == AUS:  # ST-43, ST-44
            self.to_free_card()
        else:
            self.without_effect("ST-A32" if action == FOUL else "ST-A14", action, out)

    def without_effect(self, clause: str, action: i64, out: Sink) -> None:
        """Nothing comes of the card but, before the end, a free card."""
        if out.on:
            out.tell(NoEffect(clause=clause, seat=self.shooter, action=ACTIONS[action]))
        if self.final_attempt:
            self.discard_action()
            self.full_time(out)
        else:
            self.to_free_card()

    def to_free_card(self) -> None:
        """The action is done or left out: the shooter lays a card of his choice (ST-43, ST-46)."""
        self.discard_action()  # ST-A16
        self.step = FREE

    def discard_action(self) -> None:
        """ST-A16: face up beside the action pile."""
        self.discards |= bit(self.action_card)
        self.action_card = NO_CARD

    def commit_foul(self, victim: i64, out: Sink) -> None:
        """ST-48, ST-49, ST-A12: a card drawn blind goes under the undealt ones, where two saw it (ST-A31)."""
        card = self.chance.draw(self.hands.get(victim))
        face = self.deck.face_of(card)
        self.hands.put(victim, self.hands.get(victim) ^ bit(card))
        self.undealt.put_under(card)
        self.under_seen = (*self.under_seen, bit(victim) | bit(self.shooter))
        if self.tracked:
            self.forget(victim, face)
            self.doubt(victim)
        if out.on:
            masked = Fouled(clause="ST-48", seat=self.shooter, victim=victim)
            full = Fouled(clause="ST-48", seat=self.shooter, victim=victim, face=FACES[face])
            out.tell_apart([self.shooter, victim], full, masked)
        self.to_free_card()

    def take_undealt(self, out: Sink) -> None:
        """ST-50, ST-A15: the top undealt card; whoever saw it going there knows where it is (ST-A31)."""
        shooter = self.shooter
        by_luck = self.undealt.loose != 0
        card = self.undealt.draw(self.chance)
        self.hands.put(shooter, self.hands.get(shooter) | bit(card))
        if not by_luck:
            seen: i64 = self.under_seen[0] & ~bit(shooter)
            self.under_seen = self.under_seen[1:]
            if seen:
                self.tracked = (*self.tracked, (card, shooter, seen))
        if out.on:
            masked = Taken(clause="ST-50", seat=shooter, drawn=by_luck)
            face = FACES[self.deck.face_of(card)]
            out.tell_apart([shooter], Taken(clause="ST-50", seat=shooter, face=face, drawn=by_luck), masked)
        self.to_free_card()

    def keep_whistle(self, out: Sink) -> None:
        """ST-51: the Schiedsrichter stays before its owner."""
        self.before.put(self.shooter, self.before.get(self.shooter) | bit(self.action_card))
        self.action_card = NO_CARD
        if out.on:
            out.tell(Kept(clause="ST-51", seat=self.shooter))
        if self.final_attempt:  # ST-A19
            self.full_time(out)
        else:
            self.step = FREE

    def decline(self, out: Sink) -> None:
        """ST-47, ST-A22: the action is left out."""
        if out.on:
            action = ACTIONS[self.deck.action_of(self.action_card)]
            out.tell(Declined(clause="ST-47", seat=self.shooter, action=action))
        if self.final_attempt:
            self.discard_action()
            self.full_time(out)
        else:
            self.to_free_card()

    def forget(self, holder: i64, face: i64) -> None:
        """A card of this face has left that hand for all to see: whoever knew one there no longer does."""
        deck = self.deck
        self.tracked = tuple(
            [seen for seen in self.tracked if seen[1] != holder or deck.face_of(seen[0]) != face]
        )

    def doubt(self, victim: i64) -> None:
        """ST-A31: only the shooter saw which card was lost, so nobody else is sure of that hand any more."""
        sure: i64 = bit(self.shooter)
        self.tracked = tuple(
            [
                (card, holder, seen & sure if holder == victim else seen)
                for card, holder, seen in self.tracked
                if holder != victim or seen & sure
            ]
        )
