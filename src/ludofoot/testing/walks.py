"""Random walks through a game, for the laws to look at."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from itertools import product
from typing import Any, NamedTuple

import msgspec

from ludofoot.core.chance import Chance, FastChance
from ludofoot.core.game import Game, Setup
from ludofoot.core.options import ChoiceOption, NumberOption, Option, SeatOption, Value
from ludofoot.core.records import TABLE, Fault, Move
from ludofoot.core.sink import Telling, Telltale
from ludofoot.core.state import State

LONGEST = 20_000
OPEN_MOVES_A_STEP = 1
ALL_SEEN = 100
WORDS_KEPT = 40
WORDS_OF_A_STEP = 6
SLIPS_TRIED = 12


def setups(game: Game[Any]) -> list[Setup]:
    """Every seat count with every combination of options; those that change times alone take turns."""
    ruling = [option for option in game.options if option.name not in game.timing_options]
    timing = [option for option in game.options if option.name in game.timing_options]
    return [
        Setup(seats, dict([*chosen, *(in_turn(option, seats, number) for option in timing)]))
        for number, (seats, chosen) in enumerate(
            (seats, chosen)
            for seats in game.seats
            for chosen in product(*(tried(option, seats) for option in ruling))
        )
    ]


def in_turn(option: Option, seats: int, number: int) -> tuple[str, Value]:
    """Another value each time."""
    values = tried(option, seats)
    return values[number % len(values)]


def tried(option: Option, seats: int) -> list[tuple[str, Value]]:
    """The values of an option worth trying: all of a choice, the bounds of a number, a lot and a seat."""
    match option:
        case ChoiceOption(name=name, values=values):
            return [(name, value) for value in values]
        case NumberOption(name=name):
            return [(name, value) for value in sorted({option.least, option.default, option.most})]
        case SeatOption(name=name):
            return [(name, -1), (name, seats - 1)]


class Step(NamedTuple):
    """A move of a walk, the state before it, and the chance that chose it."""

    state: State[Any]
    seat: int
    move: Move
    chance: Chance


def begin(game: Game[Any], setup: Setup, seed: int) -> State[Any]:
    """A game with luck of its own."""
    return game.begin(setup, FastChance(seed, 1))


def go_on(step: Step) -> State[Any]:
    """Makes the move; aloud, since a state may remember what was told."""
    step.state.apply(step.seat, step.move, Telltale())
    return step.state


def walk(
    game: Game[Any], setup: Setup, seed: int, slips: bool = False, go: Callable[[Step], State[Any]] = go_on
) -> Iterator[Step]:
    """A random game, seen before each move; the caller must not change the state. With slips people also make
    moves that come too late or are wrong."""
    state = begin(game, setup, seed)
    chance = FastChance(seed, 2)
    words: list[Move] = []
    made: Counter[str] = Counter()
    for _ in range(LONGEST):
        step = next_step(state, setup, chance)
        if step is None:
            return
        if slips:
            words = [*words, *spoken(step)][-WORDS_KEPT:]
            step = slip(state, setup, words, made, chance) or step
        yield step
        state = go(step)
    raise AssertionError(f"no end after {LONGEST} moves")


def glances(game: Game[Any], setup: Setup, seed: int, slips: bool = False) -> Iterator[Step]:
    """The steps of a walk at which a law looks closely: all at first, then fewer and fewer, so that a long
    game is looked at from beginning to end without taking all day."""
    chance = FastChance(seed, 11)
    for number, step in enumerate(walk(game, setup, seed, slips)):
        if is_glance(number, chance):
            yield step


def is_glance(number: int, chance: Chance) -> bool:
    """Whether a law looks closely at the step with this number."""
    return number < ALL_SEEN or chance.below(2 * number // ALL_SEEN) == 0


def spoken(step: Step) -> list[Move]:
    """A few moves that could be made here."""
    return [*(step.state.moves(step.seat) or [])[:WORDS_OF_A_STEP], step.move] if step.seat != TABLE else []


def slip(
    state: State[Any], setup: Setup, words: list[Move], made: Counter[str], chance: Chance
) -> Step | None:
    """Now and then a fault, made of what was said before: of those found, one against the clause that was
    broken least so far."""
    if chance.below(4) or not words:
        return None
    seat = chance.below(setup.seats)
    faults: dict[str, Move] = {}
    for move in [muddled(words, chance) for _ in range(SLIPS_TRIED)]:
        verdict = state.judge(seat, move)
        if isinstance(verdict, Fault):
            faults[verdict.clause] = move
    if not faults:
        return None
    clause = min(faults, key=lambda clause: made[clause])
    made[clause] += 1
    return Step(state, seat, faults[clause], chance)


def muddled(words: list[Move], chance: Chance) -> Move:
    """A move of the kind of one of these, each part of it from any of them that has such a part."""
    kind = type(words[chance.below(len(words))])
    found = {}
    for name, meaning in parts_of(kind).items():
        values = [getattr(word, name) for word in words if parts_of(type(word)).get(name) == meaning]
        # Rather of a late one: what was said just now is more often nearly right.
        found[name] = values[len(values) - 1 - chance.below(1 + chance.below(len(values)))]
    return kind(**found)


def varied(move: Move, words: list[Move], chance: Chance) -> Move:
    """The same move with one part of it from any of these that has such a part."""
    parts = list(parts_of(type(move)).items())
    if not parts:
        return move
    name, meaning = parts[chance.below(len(parts))]
    values = [getattr(word, name) for word in words if parts_of(type(word)).get(name) == meaning]
    return msgspec.structs.replace(move, **{name: values[chance.below(len(values))]}) if values else move


@cache
def parts_of(kind: type[Move]) -> dict[str, str]:
    """The fields of a move, each with its type: a part fits only where the same is meant."""
    return {field.name: str(field.type) for field in msgspec.structs.fields(kind)}


def next_step(state: State[Any], setup: Setup, chance: Chance) -> Step | None:
    """Now and then an open move or a deadline that passes, else a decision of somebody awaited."""
    seat = state.due(chance)
    if seat < 0:
        return None
    if chance.below(8) == 0:
        anyone = chance.below(setup.seats)
        move = state.sample_open(anyone, chance)
        if move is not None:
            return Step(state, anyone, move, chance)
    deadlines = state.deadlines()
    if deadlines and chance.below(8) == 0:
        return Step(state, TABLE, deadlines[chance.below(len(deadlines))].move, chance)
    return Step(state, seat, state.sample(seat, chance), chance)


def told(state: State[Any], seat: int, move: Move) -> list[Telling]:
    """Applies a move and gives what was told of it."""
    out = Telltale()
    state.apply(seat, move, out)
    return out.told


def vocabulary(game: Game[Any], setup: Setup, seed: int, games: int = 6) -> list[Move]:
    """Every move that a few random games list or make: what `judge` can be asked about anywhere."""
    found: dict[Move, None] = {}
    for number in range(games):
        for step in walk(game, setup, seed + 1000 + number):
            found.update(dict.fromkeys([step.move, *(step.state.moves(step.seat) or [])]))
            if len(found) > 300:
                return list(found)
    return list(found)
