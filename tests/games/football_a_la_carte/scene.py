"""Positions in a line: who holds what, where the ball lies, what luck will answer, and what is played.

    Scene("0: Straight-4-red; 1: Keeper-left", ball="e12").plays("Straight-4-red")

Cards are written as in the notation; those in no hand are in the draw pile, or on the discards if `pile` says
what is left to draw. Hands count as full. Team 0 (seats 0 and 2) defends south. Without `luck` draws are
random.
"""

from __future__ import annotations

from typing import Any, TypeVar

from ludofoot.core.chance import Chance, FastChance, ScriptedChance
from ludofoot.core.records import LEGAL, Event, Outcome, Refusal
from ludofoot.core.sink import Telltale
from ludofoot.games.football_a_la_carte import GAME
from ludofoot.games.football_a_la_carte.notation import card as face_written
from ludofoot.games.football_a_la_carte.records import STEPS, Options, SquareText
from ludofoot.games.football_a_la_carte.rules import pitch
from ludofoot.games.football_a_la_carte.rules.cards import FACE_NUMBERS
from ludofoot.games.football_a_la_carte.rules.seating import place_of, seated
from ludofoot.games.football_a_la_carte.rules.state import FootballALaCarte
from ludofoot.games.football_a_la_carte.views import FCView

DECK = GAME.deck
NOTATION = GAME.notation()
SIDES = {"": pitch.LANDED, "west": pitch.OUT_WEST, "east": pitch.OUT_EAST, "area": pitch.AREA}
COLOURS = {"": 0, "red": pitch.RED, "blue": pitch.BLUE}
E = TypeVar("E", bound=Event)


def cards_like(word: str) -> int:
    """The set of all cards with this face."""
    return DECK.of_face[FACE_NUMBERS[face_written(word)]]


def chance_of(luck: str | None) -> Chance:
    if luck is None:
        return FastChance(11)
    return ScriptedChance([int(word) if word.isdecimal() else cards_like(word) for word in luck.split()])


def number(square: str) -> int:
    return pitch.NAMES.index(square)  # type: ignore[arg-type]


class Scene:
    """A position, and what has been told since."""

    def __init__(self, hands: str, luck: str | None = None, *, ball: str = "", **how: Any) -> None:
        self.chance = chance_of(luck)
        parts = [part.partition(":")[2].split() for part in hands.split(";")]
        self.state = FootballALaCarte(DECK, len(parts), Options(), self.chance)
        self.out = Telltale()
        self.settle(ball, how)
        self.deal(parts, how.get("pile"))

    def settle(self, ball: str, how: dict[str, Any]) -> None:
        state = self.state
        seated(state.order, state.seats, how.get("single", 0))
        state.turn = how.get("turn", 0)
        state.place = how.get("place", place_of(state.order, state.turn))
        state.step = STEPS.index(how.get("step", "play"))
        state.half = how.get("half", 1)
        state.opened = how.get("opened", 0)
        state.south = how.get("south", 0)
        state.last_turn = how.get("last", False)
        state.ball = number(ball) if ball else pitch.NOWHERE
        state.side = SIDES[how.get("side", "")]
        state.colour = COLOURS[how.get("colour", "")]
        state.home_goals, state.away_goals = how.get("goals", (0, 0))

    def deal(self, hands: list[list[str]], pile: str | None) -> None:
        state, self.left = self.state, DECK.every
        for seat, words in enumerate(hands):
            state.hands.put(seat, self.take(words))
            state.full.put(seat, len(words))
        if pile is None:
            state.pile = self.left
        else:
            state.pile = self.take(pile.split())
            state.discards = self.left

    def take(self, words: list[str]) -> int:
        taken = 0
        for word in words:
            found = self.left & cards_like(word)
            assert found, f"no {word} left"
            self.left ^= found & -found
            taken |= found & -found
        return taken

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
    def at(self) -> tuple[int, str]:
        """Whose decision it is, and which one."""
        return self.turn, self.view().step

    @property
    def ball(self) -> SquareText | None:
        return self.view().ball

    @property
    def goals(self) -> tuple[int, ...]:
        return self.view().goals

    @property
    def events(self) -> list[Event]:
        return [telling.full for telling in self.out.told]

    @property
    def names(self) -> list[str]:
        return [type(event).__name__ for event in self.events]

    @property
    def choices(self) -> set[str]:
        return {NOTATION.write(move) for move in self.state.moves(self.turn) or []}

    @property
    def default(self) -> str:
        move = self.state.default(self.turn)
        assert self.state.judge(self.turn, move) == LEGAL
        return NOTATION.write(move)

    @property
    def outcome(self) -> Outcome:
        found = self.state.outcome()
        assert found is not None, "not over"
        return found

    def told(self, kind: type[E]) -> E:
        """The one event of this kind that the last move told."""
        (found,) = [event for event in self.events if isinstance(event, kind)]
        return found

    def view(self, seat: int = 0) -> FCView:
        view = GAME.view(self.state, seat)
        assert isinstance(view, FCView)
        return view

    def hand(self, seat: int) -> list[str]:
        return [face.capitalize() for face in self.view(seat).hand]
