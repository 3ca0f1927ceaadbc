"""Passe Éclair written down: `Leon-Marlon @12`, `decline @12`, `swap 2`; after a `*` what luck decided."""

from __future__ import annotations

from typing import TypeVar

from ludofoot.core.cards import bit
from ludofoot.core.notation import Notation, number
from ludofoot.core.records import Event
from ludofoot.games.passe_eclair.events import (
    ConsolationToken,
    Dealt,
    RoundWon,
    TrainerDrawn,
    TurnedUp,
    VictoryToken,
    WrongCard,
)
from ludofoot.games.passe_eclair.records import (
    FACES,
    STEPS,
    Challenge,
    Decline,
    FaceText,
    Lay,
    LetStand,
    NoMichi,
    PEMove,
    Ready,
    StepText,
    Swap,
    TimeUp,
)
from ludofoot.games.passe_eclair.rules.cards import TOKEN_NUMBERS, Deck

WRITTEN: dict[str, FaceText] = {face.title(): face for face in FACES}
STEP_WORDS: dict[str, StepText] = {step: step for step in STEPS}
SEATS_AT_MOST = 4
T = TypeVar("T")


class PENotation(Notation[PEMove]):
    """Cards begin with a capital, everything else is small; after `@` the number of the card answered."""

    def __init__(self, deck: Deck) -> None:
        self.deck = deck

    def write(self, move: PEMove) -> str:
        match move:
            case Lay():
                return f"{move.face.title()} @{move.on}"
            case Decline():
                return f"decline @{move.on}"
            case NoMichi():
                return f"no-michi @{move.on}"
            case Challenge():
                return f"challenge @{move.on}"
            case LetStand():
                return f"let-stand @{move.on}"
            case Ready():
                return " ".join(["ready", *(face.title() for face in move.cards)])
            case Swap():
                return f"swap {move.partner}"
            case TimeUp():
                return f"time {move.step}"

    def read(self, text: str) -> PEMove:
        head, *rest = text.split()
        if head == "ready":
            return Ready(tuple([found(WRITTEN, card) for card in rest]))
        (word,) = rest
        if head == "time":
            return TimeUp(found(STEP_WORDS, word))
        if head == "swap":
            return Swap(number(word))
        if not word.startswith("@"):
            raise ValueError(text)
        on = number(word[1:])
        match head:
            case "decline":
                return Decline(on)
            case "no-michi":
                return NoMichi(on)
            case "challenge":
                return Challenge(on)
            case "let-stand":
                return LetStand(on)
        return Lay(found(WRITTEN, head), on)

    def write_chance(self, event: Event) -> str | None:
        match event:
            case TrainerDrawn():
                return f"trainer {event.seat}"
            case Dealt():
                return " ".join(["deal", str(event.seat), *(face.title() for face in event.faces)])
            case TurnedUp():
                return f"up {event.face.title()}"
            case WrongCard(penalty=str(face)):
                return f"penalty {face.title()}"
            case VictoryToken():
                return f"victory {event.token}"
            case ConsolationToken():
                return f"consolation {event.token}"
            case RoundWon(lot=True):
                return f"lot {event.seat}"
        return None

    def answers(self, text: str) -> list[int]:
        kind, *words = text.split()
        if kind == "trainer":
            return [seat_number(words[0])]
        if kind == "lot":
            return [bit(seat_number(words[0]))]
        if kind == "victory":
            return [self.deck.of_victory[found(TOKEN_NUMBERS, words[0])]]
        if kind == "consolation":
            return [self.deck.of_consolation[found(TOKEN_NUMBERS, words[0])]]
        if kind not in ("deal", "up", "penalty"):
            raise ValueError(text)
        cards = words[1:] if kind == "deal" else words
        return [self.deck.of_face[FACES.index(found(WRITTEN, card))] for card in cards]


def seat_number(word: str) -> int:
    """A seat as it is written; raises ValueError."""
    if number(word) >= SEATS_AT_MOST:
        raise ValueError(word)
    return number(word)


def found(words: dict[str, T], word: str) -> T:
    """What a word stands for; raises ValueError."""
    if word not in words:
        raise ValueError(word)
    return words[word]
