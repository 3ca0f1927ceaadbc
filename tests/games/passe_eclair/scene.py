"""Positions in one line: what lies where, what luck will answer, and what is played.

    Scene("0: Leon-Marlon Dog; 1: Marlon-Fabi; top: - Fabi-Leon", luck="Fabi-Rocce").plays("0 Leon-Marlon")

Cards are written as in the notation; `top: 0 Dog` was laid by seat 0, `top: - Dog` by nobody. Without a top
card the round is about to begin. Other cards are the draw pile, or in the box if `draw:` says what is
on the pile. Moves are written without the number of the top card; `@` and a number name another one.
"""

from __future__ import annotations

from typing import TypeVar

from ludofoot.core.cards import bit, lowest
from ludofoot.core.chance import ScriptedChance
from ludofoot.core.game import Setup
from ludofoot.core.prompts import Prompt
from ludofoot.core.records import LEGAL, TABLE, Event, Fault, Preview, Refusal
from ludofoot.core.sink import Sink, Telltale
from ludofoot.games.passe_eclair import GAME
from ludofoot.games.passe_eclair.records import FACES, STEPS, TOKENS, PEMove, TimeUp
from ludofoot.games.passe_eclair.rules.laying import put_on_top
from ludofoot.games.passe_eclair.rules.piles import new_position
from ludofoot.games.passe_eclair.rules.position import NOBODY
from ludofoot.games.passe_eclair.rules.state import PasseEclair
from ludofoot.games.passe_eclair.views import PEView

DECK = GAME.deck
NOTATION = GAME.notation()
WRITTEN = {face.title(): number for number, face in enumerate(FACES)}
TOKEN_WORDS: list[str] = [*TOKENS]
NUMBERED = ("decline", "no-michi", "challenge", "let-stand", *WRITTEN)
E = TypeVar("E", bound=Event)


def answer(word: str) -> int:
    """What chance answers: a card, a token `v3` or `cleon`, a seat `s2`, or a plain number."""
    if word in WRITTEN:
        return DECK.of_face[WRITTEN[word]]
    if word.isdecimal():
        return int(word)
    kind, rest = word[0], word[1:]
    if kind == "s":
        return bit(int(rest))
    tokens = DECK.of_victory if kind == "v" else DECK.of_consolation
    return tokens[TOKEN_WORDS.index(rest)]


class Pool:
    """Things not yet placed."""

    def __init__(self, things: int, of_kind: list[int]) -> None:
        self.things = things
        self.of_kind = of_kind

    def take(self, kinds: list[int]) -> int:
        taken = 0
        for kind in kinds:
            found = self.things & self.of_kind[kind]
            assert found, f"no more of kind {kind}"
            taken |= found & -found
            self.things ^= found & -found
        return taken


class Scene:
    """A position, and what has been told since."""

    def __init__(self, text: str, luck: str = "", *, wrong: str = "noticed", pace: str = "normal") -> None:
        parts = dict(part.split(":") for part in text.split(";"))
        self.parts = {place.strip(): words.split() for place, words in parts.items()}
        self.script = ScriptedChance([answer(word) for word in luck.split()])
        hands = [words for place, words in self.parts.items() if place.isdecimal()]
        options = GAME.chosen(Setup(len(hands), {"pace": pace, "wrong-cards": wrong}))
        self.state = PasseEclair(DECK, len(hands), options, self.script)
        self.out = Telltale()
        self.place_cards(hands)
        self.place_tokens()
        self.state.trainer = int(self.parts.get("trainer", ["0"])[0])
        if "top" in self.parts:
            new_position(self.state, Sink())

    def place_cards(self, hands: list[list[str]]) -> None:
        state, left = self.state, Pool(DECK.every, DECK.of_face)
        for seat, words in enumerate(hands):
            state.hands.put(seat, left.take([WRITTEN[word] for word in words]))
        if "top" in self.parts:
            layer, card = self.parts["top"]
            top = left.take([WRITTEN[card]])
            state.pile = top | left.take([WRITTEN[word] for word in self.parts.get("pile", [])])
            put_on_top(state, lowest(top), NOBODY if layer == "-" else int(layer))
        if "box" in self.parts:
            state.box = left.take([WRITTEN[word] for word in self.parts["box"]])
        if "draw" in self.parts:
            state.draw_pile = left.take([WRITTEN[word] for word in self.parts["draw"]])
            if "box" not in self.parts:
                state.box = left.things
        else:
            state.draw_pile = left.things

    def place_tokens(self) -> None:
        state = self.state
        for kind, of_kind in (("victory", DECK.of_victory), ("consolation", DECK.of_consolation)):
            every = DECK.every_victory if kind == "victory" else DECK.every_consolation
            left = Pool(every, of_kind)
            owned = state.victory if kind == "victory" else state.consolation
            for seat in range(state.seats):
                words = self.parts.get(f"{kind} {seat}", [])
                owned.put(seat, left.take([TOKEN_WORDS.index(word) for word in words]))
            wanted = self.parts.get(f"{kind} left")
            stock = left.things if wanted is None else left.take([TOKEN_WORDS.index(word) for word in wanted])
            if kind == "victory":
                state.victory_stock = stock
            else:
                state.consolation_stock = stock

    # ---- doing

    def move(self, text: str) -> tuple[int, PEMove]:
        seat, _, words = text.partition(" ")
        if words.split()[0] in NUMBERED and "@" not in words:
            words = f"{words} @{self.state.tops}"
        return int(seat), NOTATION.read(words)

    def plays(self, *texts: str) -> Scene:
        """Makes each move, which must be right; `events` then tells of the last one."""
        for text in texts:
            seat, move = self.move(text)
            assert self.state.judge(seat, move) == LEGAL, f"{text}: {self.state.judge(seat, move)}"
            assert move in (self.state.moves(seat) or []), text
            self.apply(seat, move)
        return self

    def errs(self, text: str) -> str:
        """Makes a move that is a fault; the clause of the fault."""
        seat, move = self.move(text)
        verdict = self.state.judge(seat, move)
        assert isinstance(verdict, Fault), f"{text}: {verdict}"
        assert move not in (self.state.moves(seat) or []), text
        self.apply(seat, move)
        return verdict.clause

    def refusal(self, text: str) -> tuple[str, str]:
        """Code and clause of the refusal of this move."""
        seat, move = self.move(text)
        assert move not in (self.state.moves(seat) or []), text
        verdict = self.state.judge(seat, move)
        assert isinstance(verdict, Refusal), f"{text} is {verdict}"
        return verdict.code, verdict.clause

    def times_out(self) -> Scene:
        """The time of the present step runs out."""
        move = TimeUp(STEPS[self.state.step])
        assert self.state.judge(TABLE, move) == LEGAL
        assert [deadline.move for deadline in self.state.deadlines()] == [move]
        self.apply(TABLE, move)
        return self

    def apply(self, seat: int, move: PEMove) -> None:
        self.out = Telltale()
        self.state.apply(seat, move, self.out)

    # ---- asking

    def offers(self, seat: int) -> set[str]:
        """What is listed for a seat, without the number of the top card."""
        return {NOTATION.write(move).partition(" @")[0] for move in self.state.moves(seat) or []}

    def view(self, seat: int) -> PEView:
        return GAME.view(self.state, seat)

    def prompts(self, seat: int) -> list[Prompt]:
        return GAME.prompts(self.state, seat)

    def preview(self, seat: int, draft: PEMove) -> Preview:
        return GAME.preview(self.state, seat, draft)

    def hand(self, seat: int) -> str:
        return " ".join(face.title() for face in self.view(seat).hand)

    def events(self, seat: int | None = None) -> list[Event]:
        """What the last move told, in full or to one seat."""
        told = (telling.full if seat is None else telling.to(seat) for telling in self.out.told)
        return [event for event in told if event is not None]

    def told(self, kind: type[E], seat: int | None = None) -> E:
        """The one event of this kind that the last move told."""
        (event,) = [event for event in self.events(seat) if isinstance(event, kind)]
        return event

    def tells(self, kind: type[Event]) -> bool:
        return any(isinstance(event, kind) for event in self.events())

    @property
    def step(self) -> str:
        return STEPS[self.state.step]

    @property
    def top(self) -> str:
        return self.view(0).laid[-1].face.title()
