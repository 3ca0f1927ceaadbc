"""Le football à la carte written down: `Straight-4-red from e8`, `Free-kick-3 left`; luck after a `*`."""

from __future__ import annotations

from ludofoot.core.notation import Notation
from ludofoot.core.records import Event
from ludofoot.games.football_a_la_carte.events import Dealt, Drew, EndDrawn, OpenerDrawn, PileCut, SingleDrawn
from ludofoot.games.football_a_la_carte.records import (
    DIRECTIONS,
    ENDS,
    FACES,
    SQUARES,
    Concede,
    Cut,
    Discard,
    FaceText,
    FCMove,
    FreeKick,
    Pass,
    Play,
    SquareText,
    Stop,
    ThrowIn,
)
from ludofoot.games.football_a_la_carte.rules.cards import FACE_NUMBERS, Deck

PLAIN: dict[str, FCMove] = {"concede": Concede(), "cut": Cut(), "pass": Pass()}
WORDS = {move: text for text, move in PLAIN.items()}
WRITTEN = {face.capitalize(): face for face in FACES}
WITH_PENALTY = " + Penalty"


class FCNotation(Notation[FCMove]):
    """Cards are written with a capital letter, everything else in small letters; seats count from 0."""

    def __init__(self, deck: Deck) -> None:
        self.deck = deck

    def write(self, move: FCMove) -> str:
        match move:
            case Play():
                start = f" from {move.start}" if move.start else ""
                return f"{move.face.capitalize()}{start}{WITH_PENALTY if move.penalty else ''}"
            case FreeKick():
                return f"{move.face.capitalize()} {move.direction}"
            case ThrowIn():
                return f"throw {move.to}"
            case Stop():
                return f"stop {move.face.capitalize()}"
            case Discard():
                return f"discard {move.face.capitalize()}"
        return WORDS[move]

    def read(self, text: str) -> FCMove:
        if text in PLAIN:
            return PLAIN[text]
        head, _, rest = text.partition(" ")
        if head == "throw":
            return ThrowIn(square(rest))
        if head == "stop":
            return Stop(card(rest))
        if head == "discard":
            return Discard(card(rest))
        return self.read_card(text)

    def read_card(self, text: str) -> FCMove:
        """A card that moves the ball."""
        penalty = text.endswith(WITH_PENALTY)
        head, _, rest = text.removesuffix(WITH_PENALTY).partition(" ")
        face = card(head)
        if rest in DIRECTIONS and not penalty:
            return FreeKick(face, DIRECTIONS[DIRECTIONS.index(rest)])
        if rest and not rest.startswith("from "):
            raise ValueError(text)
        return Play(face, square(rest[5:]) if rest else None, penalty)

    def write_chance(self, event: Event) -> str | None:
        match event:
            case OpenerDrawn():
                return f"opener {event.seat}"
            case SingleDrawn():
                return f"single {event.seat}"
            case EndDrawn():
                return f"end {event.end}"
            case Dealt():
                return " ".join(["deal", str(event.seat), *(face.capitalize() for face in event.faces)])
            case Drew():
                return " ".join(["draw", str(event.seat), *(face.capitalize() for face in event.faces)])
            case PileCut():
                return f"cut {event.face.capitalize()}"
        return None

    def answers(self, text: str) -> list[int]:
        kind, *words = text.split()
        if kind in ("opener", "single"):
            return [int(words[0])]
        if kind == "end":
            return [[str(end) for end in ENDS].index(words[0])]
        if kind not in ("deal", "draw", "cut"):
            raise ValueError(text)
        cards = words if kind == "cut" else words[1:]
        return [self.deck.of_face[FACE_NUMBERS[card(each)]] for each in cards]


def card(text: str) -> FaceText:
    """The card that is written so; raises ValueError."""
    if text not in WRITTEN:
        raise ValueError(text)
    return WRITTEN[text]


def square(text: str) -> SquareText:
    """The square that is written so; raises ValueError."""
    return SQUARES[SQUARES.index(text)]
