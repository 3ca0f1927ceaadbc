"""Schuss und Tor written down: `Fritz-Max`, `Bomber:Otto`, `pass`; after a `*` what luck decided."""

from __future__ import annotations

from ludofoot.core.notation import Notation, number
from ludofoot.core.records import Event
from ludofoot.games.schuss_und_tor.events import ActionDrawn, Dealt, Fouled, OpenerDrawn, Taken
from ludofoot.games.schuss_und_tor.records import (
    ACTIONS,
    FACES,
    NAMES,
    Concede,
    Decline,
    End,
    Foul,
    Keep,
    Lay,
    Pass,
    PlayOn,
    STMove,
    Stop,
    Take,
)
from ludofoot.games.schuss_und_tor.rules.cards import Deck

PLAIN: dict[str, STMove] = {
    "pass": Pass(),
    "stop": Stop(),
    "concede": Concede(),
    "take": Take(),
    "keep": Keep(),
    "decline": Decline(),
    "play-on": PlayOn(),
    "end": End(),
}
WORDS = {move: text for text, move in PLAIN.items()}
CALLS = {name.title(): name for name in NAMES}
WRITTEN = {text.title(): text for text in (*FACES, *ACTIONS)}


class STNotation(Notation[STMove]):
    """Cards are written with capitals, everything else in small letters; seats count from 0."""

    def __init__(self, deck: Deck) -> None:
        self.deck = deck

    def write(self, move: STMove) -> str:
        if isinstance(move, Lay):
            return f"{move.face.title()}:{move.call.title()}" if move.call else move.face.title()
        return f"foul {move.victim}" if isinstance(move, Foul) else WORDS[move]

    def read(self, text: str) -> STMove:
        if text in PLAIN:
            return PLAIN[text]
        if text.startswith("foul "):
            return Foul(number(text[5:]))
        card, colon, call = text.partition(":")
        for face in FACES:
            if face.title() == card and (not colon or call in CALLS):
                return Lay(face, CALLS.get(call))
        raise ValueError(text)

    def write_chance(self, event: Event) -> str | None:
        match event:
            case OpenerDrawn():
                return f"opener {event.seat}"
            case Dealt():
                return " ".join(["deal", str(event.seat), *(face.title() for face in event.faces)])
            case ActionDrawn():
                return f"action {event.action.title()}"
            case Fouled(face=str(face)):
                return f"lost {face.title()}"
            case Taken(face=str(face), drawn=True):
                return f"taken {face.title()}"
        return None

    def answers(self, text: str) -> list[int]:
        kind, *words = text.split()
        if kind == "opener":
            return [int(words[0])]
        if kind == "action":
            return [self.deck.of_action[ACTIONS.index(WRITTEN[words[0]])]]
        if kind not in ("deal", "lost", "taken"):
            raise ValueError(text)
        cards = words[1:] if kind == "deal" else words
        return [self.deck.of_face[FACES.index(WRITTEN[card])] for card in cards]
