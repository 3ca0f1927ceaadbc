"""Fingers: everybody shows one to three fingers at once; whoever is alone with the most scores. Three rounds.

A lucky finger, drawn anew each round after the showing, is worth a point more.
"""

from __future__ import annotations

from typing import Any, Self

from ludofoot.core.chance import Chance
from ludofoot.core.game import Game, Setup
from ludofoot.core.notation import Notation
from ludofoot.core.outcome import ranked
from ludofoot.core.prompts import Prompt, choose
from ludofoot.core.records import (
    LEGAL,
    Event,
    Move,
    Outcome,
    Refusal,
    Said,
    Seat,
    Verdict,
    View,
)
from ludofoot.core.sink import Sink
from ludofoot.core.state import State

ROUNDS = 3
MOST = 3


class Show(Move, frozen=True):
    fingers: int


class Shown(Event, frozen=True, kw_only=True):
    reveals = True
    fingers: tuple[int, ...]
    lucky: int


class Chosen(Event, frozen=True, kw_only=True):
    seat: Seat


class FingersView(View, frozen=True, kw_only=True):
    round: int
    scores: tuple[int, ...]
    chosen: tuple[bool, ...]
    mine: int
    shown: tuple[int, ...]
    lucky: int


class Fingers(State[Show]):
    def __init__(self, seats: int, chance: Chance) -> None:
        self.chance = chance
        self.round = 1
        self.lucky = 0
        self.scores = [0] * seats
        self.hidden = [0] * seats
        self.shown: tuple[int, ...] = ()

    def awaited(self) -> list[int]:
        return [] if self.round > ROUNDS else [seat for seat, shown in enumerate(self.hidden) if not shown]

    def moves(self, seat: int) -> list[Show] | None:
        return [Show(fingers) for fingers in range(1, MOST + 1)] if seat in self.awaited() else []

    def judge(self, seat: int, move: Show) -> Verdict:
        barred = self.barred(seat)
        if barred is not None:
            return barred
        return LEGAL if 1 <= move.fingers <= MOST else Refusal("bad-fingers", "SE-01", {"most": MOST})

    def apply(self, seat: int, move: Show, out: Sink) -> None:
        self.hidden[seat] = move.fingers
        if out.on:
            out.tell(Chosen(clause="SE-01", seat=seat))
        if all(self.hidden):
            self.reveal(out)

    def reveal(self, out: Sink) -> None:
        self.lucky = self.chance.die(MOST)
        alone = [shown for shown in self.hidden if self.hidden.count(shown) == 1]
        for seat, shown in enumerate(self.hidden):
            if alone and shown == max(alone):
                self.scores[seat] += 1 + (shown == self.lucky)
        if out.on:
            out.tell(Shown(clause="SE-02", fingers=tuple(self.hidden), lucky=self.lucky))
        self.shown = tuple(self.hidden)
        self.hidden = [0] * len(self.hidden)
        self.round += 1

    def retractable(self, seat: int) -> bool:
        return 0 <= seat < len(self.hidden) and bool(self.hidden[seat])

    def retract(self, seat: int) -> None:
        self.hidden[seat] = 0

    def default(self, seat: int) -> Show:
        return Show(1)

    def outcome(self) -> Outcome | None:
        return ranked(self.scores, "SE-03", "SE-03") if self.round > ROUNDS else None

    def copy(self, chance: Chance) -> Self:
        twin = type(self)(len(self.scores), chance)
        twin.round, twin.lucky, twin.shown = self.round, self.lucky, self.shown
        twin.scores, twin.hidden = self.scores.copy(), self.hidden.copy()
        return twin

    def facts(self) -> object:
        return [self.round, self.lucky, self.scores, self.hidden]

    def stock(self) -> dict[str, int]:
        return {"seats": len(self.scores)}

    def luck(self) -> Chance:
        return self.chance


class FingersNotation(Notation[Show]):
    def write(self, move: Show) -> str:
        return str(move.fingers)

    def read(self, text: str) -> Show:
        return Show(int(text))

    def write_chance(self, event: Event) -> str | None:
        return f"lucky {event.lucky}" if isinstance(event, Shown) else None

    def answers(self, text: str) -> list[int]:
        return [int(text.split()[1])]


class FingersGame(Game[Show]):
    id = "fingers"
    prefix = "SE"
    seats = (2, 3, 4)
    screen_seats = 4
    package = "tests.paces"
    move_type = Show
    event_type = Shown | Chosen
    view_type = FingersView

    def start(self, setup: Setup, chance: Chance) -> Fingers:
        return Fingers(setup.seats, chance)

    def prompts(self, state: Any, seat: int) -> list[Prompt]:
        moves = state.moves(seat) if seat >= 0 else None
        return [choose(Said("ask-show"), "SE-01", moves, "sealed")] if moves else []

    def view(self, state: Any, seat: int) -> FingersView:
        return FingersView(
            seat=seat,
            round=state.round,
            scores=tuple(state.scores),
            chosen=tuple(map(bool, state.hidden)),
            mine=state.hidden[seat] if seat >= 0 else 0,
            shown=state.shown,
            lucky=state.lucky,
        )

    def imagine(self, view: Any, chance: Chance) -> Fingers:
        state = Fingers(len(view.scores), chance)
        state.round, state.lucky, state.scores = view.round, view.lucky, list(view.scores)
        state.shown = view.shown
        state.hidden = [chance.die(MOST) if chosen else 0 for chosen in view.chosen]
        if view.seat >= 0:
            state.hidden[view.seat] = view.mine
        return state

    def notation(self) -> FingersNotation:
        return FingersNotation()


GAME = FingersGame()
