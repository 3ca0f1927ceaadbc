"""The same occasion in other worlds: with other luck, or with other things where nobody can see them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from ludofoot.core.chance import Chance, ScriptedChance, ScriptRanOut
from ludofoot.core.digest import encode
from ludofoot.core.game import Game, Setup
from ludofoot.core.records import Event
from ludofoot.core.sink import Telling, Telltale
from ludofoot.core.state import State
from ludofoot.core.undo import has_shown, was_shown
from ludofoot.testing.walks import Step, told

Happening = Callable[[Chance], tuple[State[Any], list[Telling]]]


class Occasion(NamedTuple):
    """A deal or a move of a game: what becomes of it, and what is told, if luck is this."""

    game: Game[Any]
    happens: Happening


class World:
    """What came of an occasion, what luck answered, and what it could have answered instead."""

    def __init__(
        self,
        game: Game[Any],
        state: State[Any],
        told: list[Telling],
        answers: list[int],
        choices: list[list[int]],
    ) -> None:
        self.game = game
        self.state = state
        self.told = told
        self.answers = answers
        self.choices = choices
        self.looks: dict[int, bytes] = {}

    def look(self, watcher: int) -> bytes:
        """What this watcher sees, in a form that can be compared; nobody changes the state any more."""
        if watcher not in self.looks:
            self.looks[watcher] = encode(self.game.view(self.state, watcher))
        return self.looks[watcher]

    def heard(self, watcher: int) -> list[Event]:
        """What reached this watcher; of what is told to others alone he hears nothing at all."""
        events = (telling.to(watcher) for telling in self.told)
        return [event for event in events if event is not None]

    def barred(self, watcher: int, mover: int) -> str:
        """What forbids to undo it for whoever made the move, or plays against the bot that did."""
        if self.answers:
            return "luck"
        shown = has_shown if watcher == mover else was_shown
        return "shown" if shown(self.told, watcher) else ""


def lived(occasion: Occasion, wanted: list[int], chance: Chance) -> World:
    """The world in which luck answers what is wanted, and anything where that is no answer."""
    answers: list[int] = []
    choices: list[list[int]] = []
    while True:
        try:
            state, tellings = occasion.happens(ScriptedChance(answers))
        except ScriptRanOut as asked:
            choices.append(asked.choices)
            answers.append(answer(wanted, len(answers), asked.choices, chance))
        else:
            return World(occasion.game, state, tellings, answers, choices)


def answer(wanted: list[int], place: int, choices: list[int], chance: Chance) -> int:
    """The answer that is wanted in this place, if it is one of these."""
    if place < len(wanted) and wanted[place] in choices:
        return wanted[place]
    return choices[chance.below(len(choices))]


def other_luck(world: World, chance: Chance) -> list[int] | None:
    """The same answers with two of them exchanged from some place on, as if two cards had changed places:
    whoever sees neither sees the same. None if luck had no choice."""
    open_places = [place for place, choices in enumerate(world.choices) if len(choices) > 1]
    if not open_places:
        return None
    place = open_places[chance.below(len(open_places))]
    one = world.answers[place]
    others = [choice for choice in world.choices[place] if choice != one]
    other = others[chance.below(len(others))]
    exchange = {one: other, other: one}
    return [*world.answers[:place], *(exchange.get(each, each) for each in world.answers[place:])]


def worlds_of(occasion: Occasion, count: int, chance: Chance) -> list[World]:
    """So many worlds that differ by luck alone; one if it is not asked."""
    worlds = [lived(occasion, [], chance)]
    while len(worlds) < count and (wanted := other_luck(worlds[0], chance)) is not None:
        worlds.append(lived(occasion, wanted, chance))
    return worlds


# ---- occasions


def deal(game: Game[Any], setup: Setup) -> Occasion:
    """How the game begins."""

    def happens(chance: Chance) -> tuple[State[Any], list[Telling]]:
        state = game.begin(setup, chance)
        return state, told_of_deal(game, setup, state)

    return Occasion(game, happens)


def told_of_deal(game: Game[Any], setup: Setup, state: State[Any]) -> list[Telling]:
    """What is told of a game that has just begun."""
    out = Telltale()
    game.boxed(setup.box).tell_start(state, setup, out)
    return out.told


def move_in(game: Game[Any], state: State[Any], step: Step) -> Occasion:
    """How the game goes on from this state."""

    def happens(chance: Chance) -> tuple[State[Any], list[Telling]]:
        twin = state.copy(chance)
        return twin, told(twin, step.seat, step.move)

    return Occasion(game, happens)


def looking_alike(worlds: list[World], watcher: int) -> Iterator[tuple[World, World]]:
    """Those pairs of worlds that look the same to this watcher."""
    seen: dict[bytes, World] = {}
    for world in worlds:
        like = seen.setdefault(world.look(watcher), world)
        if like is not world:
            yield like, world
