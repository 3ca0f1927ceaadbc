"""Positions in one line: what lies where, what luck will answer, and what is played.

    Scene("0: Bomber Otto-Max; 1: Max-Otto; pile: 0 Fritz-Max", luck="Tor").plays("pass")

Cards are written as in the notation. The last card of the pile says what is asked for and whose turn it is;
without a pile seat 0 makes a fresh start; `fresh: 1` gives it to seat 1. Other green cards are undealt, or
at the bottom of the pile if `undealt:` or `under:` says what is there. Action cards not named are on the
action pile, or nowhere if `actions:` says what is there.
"""

from __future__ import annotations

from typing import TypeVar

from ludofoot.core.cards import listed, lowest
from ludofoot.core.chance import ScriptedChance
from ludofoot.core.game import Setup
from ludofoot.core.records import LEGAL, Event, Outcome, Refusal
from ludofoot.core.sink import Telltale
from ludofoot.games.schuss_und_tor import GAME
from ludofoot.games.schuss_und_tor.records import ACTIONS, FACES, Lay, STMove
from ludofoot.games.schuss_und_tor.rules.acting import asked_after
from ludofoot.games.schuss_und_tor.rules.codes import code_of
from ludofoot.games.schuss_und_tor.rules.dealing import greens_for
from ludofoot.games.schuss_und_tor.rules.position import FRESH, SEATS_AT_MOST
from ludofoot.games.schuss_und_tor.rules.state import SchussUndTor
from ludofoot.games.schuss_und_tor.views import STView

DECK = GAME.deck
NOTATION = GAME.notation()
FACE_WORDS: list[str] = [*FACES]
ACTION_WORDS: list[str] = [*ACTIONS]
E = TypeVar("E", bound=Event)

OPTIONS: list[dict[str, str]] = [
    {},
    {"shooter": "passer"},
    {"parry": "waived"},
    {"shooter": "passer", "parry": "waived"},
]


def cards_like(word: str) -> int:
    """The set of all cards with this name, green or action."""
    if word.lower() in FACE_WORDS:
        return DECK.of_face[FACE_WORDS.index(word.lower())]
    return DECK.of_action[ACTION_WORDS.index(word.lower())]


def scripted(luck: str) -> ScriptedChance:
    """Chance that answers with these cards; plain numbers answer `below`."""
    return ScriptedChance([int(word) if word.isdecimal() else cards_like(word) for word in luck.split()])


class Scene:
    """A position, and what has been told since."""

    def __init__(
        self, text: str, luck: str = "", *, shooter: str = "preceding", parry: str = "rules"
    ) -> None:
        self.parts = dict(read_part(part) for part in text.split(";"))
        self.script = scripted(luck)
        hands = [words for place, words in self.parts.items() if place.isdecimal()]
        setup = Setup(len(hands), {"shooter": shooter, "parry": parry})
        self.state = SchussUndTor(DECK, len(hands), GAME.chosen(setup), self.script)
        self.state.agree()
        self.state.greens = greens_for(DECK, len(hands))
        self.out = Telltale()
        self.deal(hands)
        self.set_actions()

    def deal(self, hands: list[list[str]]) -> None:
        state, left = self.state, Pool(self.state.greens)
        for seat, words in enumerate(hands):
            state.hands.put(seat, left.take(words))
        pile = self.parts.get("pile", [])
        laid = [
            code_of(NOTATION.read(card)) * SEATS_AT_MOST + int(seat)
            for seat, card in zip(pile[::2], pile[1::2], strict=True)
        ]
        left.take([card.partition(":")[0] for card in pile[1::2]])
        for word in self.parts.get("under", []):
            state.undealt.put_under(lowest(left.take([word])))
        state.under_seen = tuple(0 for _ in state.undealt.under)
        state.undealt.loose = left.take(self.parts.get("undealt", []))
        if "undealt" in self.parts or "under" in self.parts:
            laid = [code_of(move_with(card)) * SEATS_AT_MOST for card in listed(left.cards)] + laid
        else:
            state.undealt.loose = left.cards
        state.laid = laid
        if pile:
            state.asked = asked_after(laid[-1] // SEATS_AT_MOST)
            state.turn = state.left_of(laid[-1] % SEATS_AT_MOST)
        if "fresh" in self.parts:
            state.asked, state.turn = FRESH, int(self.parts["fresh"][0])

    def set_actions(self) -> None:
        state, left = self.state, Pool(DECK.every_action)
        for seat in range(state.seats):
            state.before.put(seat, left.take(self.parts.get(f"before {seat}", [])))
        state.discards = left.take(self.parts.get("discards", []))
        state.actions = left.take(self.parts["actions"]) if "actions" in self.parts else left.cards

    # ---- doing

    def plays(self, *texts: str) -> Scene:
        """Plays each move for whoever is awaited; `events` then tells of the last one."""
        for text in texts:
            move, seat = NOTATION.read(text), self.turn
            assert self.state.judge(seat, move) == LEGAL, f"{text}: {self.state.judge(seat, move)}"
            assert move in (self.state.moves(seat) or []), text
            self.out = Telltale()
            self.state.apply(seat, move, self.out)
        return self

    def refusal(self, text: str, seat: int | None = None) -> tuple[str, str]:
        """Code and clause of the refusal of this move."""
        move, mover = NOTATION.read(text), self.turn if seat is None else seat
        assert move not in (self.state.moves(mover) or []), text
        verdict = self.state.judge(mover, move)
        assert isinstance(verdict, Refusal), f"{text} is {verdict}"
        return verdict.code, verdict.clause

    # ---- asking

    @property
    def turn(self) -> int:
        (seat,) = self.state.awaited()
        return seat

    @property
    def step(self) -> str:
        return self.view().step

    @property
    def at(self) -> tuple[int, str]:
        """Whose decision it is, and which one."""
        return self.turn, self.step

    @property
    def events(self) -> list[Event]:
        return [telling.full for telling in self.out.told]

    @property
    def choices(self) -> set[str]:
        """The moves listed, written down; the five calls of a Bomber as one."""
        moves = self.state.moves(self.turn) or []
        return {NOTATION.write(move).partition(":")[0] for move in moves}

    @property
    def default(self) -> str:
        move = self.state.default(self.turn)
        assert self.state.judge(self.turn, move) == LEGAL
        return NOTATION.write(move)

    @property
    def over(self) -> bool:
        return not self.state.awaited()

    @property
    def outcome(self) -> Outcome:
        found = self.state.outcome()
        assert found is not None, "not over"
        return found

    def told(self, kind: type[E]) -> E:
        """The one event of this kind that the last move told."""
        (found,) = [event for event in self.events if isinstance(event, kind)]
        return found

    def not_told(self, kind: type[Event]) -> bool:
        return not any(isinstance(event, kind) for event in self.events)

    def view(self, seat: int = 0) -> STView:
        view = GAME.view(self.state, seat)
        assert isinstance(view, STView)
        return view

    def hand(self, seat: int) -> list[str]:
        return [face.title() for face in self.view(seat).hand]

    def asked(self) -> tuple[str | None, str]:
        """The name to serve, and who asks for it."""
        return self.view().asked, self.view().asked_by


class Pool:
    """Cards not yet placed."""

    def __init__(self, cards: int) -> None:
        self.cards = cards

    def take(self, words: list[str]) -> int:
        taken = 0
        for word in words:
            found = self.cards & cards_like(word)
            assert found, f"no {word} left"
            card = found & -found
            self.cards ^= card
            taken |= card
        return taken


def read_part(part: str) -> tuple[str, list[str]]:
    place, _, words = part.partition(":")
    return place.strip(), words.replace(",", " ").split()


def move_with(card: int) -> STMove:
    face = FACES[DECK.face_of(card)]
    return Lay(face, "fritz" if face == "bomber" else None)
