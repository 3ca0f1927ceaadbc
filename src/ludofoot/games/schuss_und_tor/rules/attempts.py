"""Goal attempts: who does not serve lets the action cards speak."""

from __future__ import annotations

from mypy_extensions import i64

from ludofoot.core.cards import bit, size
from ludofoot.core.sink import Sink
from ludofoot.games.schuss_und_tor.records import (
    ACTIONS,
    ActionDrawn,
    ActionsReshuffled,
    Goal,
    Parried,
    Passed,
    Threatened,
)
from ludofoot.games.schuss_und_tor.rules.deck import (
    FIRST_PARRIED,
    HAND,
    ZWEI_TORE,
)
from ludofoot.games.schuss_und_tor.rules.interruptions import Interrupting
from ludofoot.games.schuss_und_tor.rules.position import (
    FRESH,
    NO_CARD,
    PARRY,
    SERVE,
)


class Attempting(Interrupting):
    """What an action card does."""

    def pass_up(self, out: Sink) -> None:
        """ST-32 to ST-34: passing gives a goal attempt to whoever laid the last card (ST-A1, ST-A30)."""
        seat = self.turn
        if out.on:
            out.tell(Passed(clause="ST-32", seat=seat))
        self.shooter = seat if self.passer_shoots else (seat + self.seats - 1) % self.seats
        self.final_attempt = self.last_server == seat  # ST-58
        self.draw_action(out)

    def draw_action(self, out: Sink) -> None:
        """The top action card is drawn and carried out."""
        if not self.actions:  # ST-A17
            self.actions = self.discards
            self.discards = 0
            if out.on:
                out.tell(ActionsReshuffled(clause="ST-A17", count=size(self.actions)))
        card = self.chance.draw(self.actions)
        self.actions ^= bit(card)
        self.action_card = card
        action = self.deck.action_of(card)
        if out.on:
            out.tell(ActionDrawn(clause="ST-34", shooter=self.shooter, action=ACTIONS[action]))
        if action < FIRST_PARRIED:
            self.score("ST-36" if action == ZWEI_TORE else "ST-35", out)
        elif action < HAND:
            self.threaten(out)
        else:
            self.interrupt(action, out)

    def threaten(self, out: Sink) -> None:
        """ST-37, ST-38: the player left of the shooter may prevent the goal (ST-A2)."""
        defender = self.left_of(self.shooter)
        if not self.hands.get(defender):  # ST-A34: an empty hand cannot prevent
            self.score("ST-A34", out)
            return
        self.turn = defender
        self.step = PARRY
        if out.on:
            action = ACTIONS[self.deck.action_of(self.action_card)]
            out.tell(Threatened(clause="ST-37", shooter=self.shooter, defender=defender, action=action))

    def parry(self, out: Sink) -> None:
        """ST-39: the goal card goes to the discards."""
        if out.on:
            action = ACTIONS[self.deck.action_of(self.action_card)]
            out.tell(Parried(clause="ST-39", seat=self.turn, action=action))
        self.discard_action()

    def score(self, clause: str, out: Sink) -> None:
        """ST-35 to ST-37: the card stays before the shooter; the other side makes a fresh start (ST-A3)."""
        shooter = self.shooter
        card: i64 = bit(self.action_card)
        self.before.put(shooter, self.before.get(shooter) | card)
        if out.on:
            action = ACTIONS[self.deck.action_of(self.action_card)]
            out.tell(Goal(clause=clause, seat=shooter, goals=self.deck.goals_in(card), action=action))
        self.action_card = NO_CARD
        if self.final_attempt:  # ST-58
            self.full_time(out)
            return
        self.asked = FRESH
        self.turn = self.left_of(shooter)
        self.step = SERVE
