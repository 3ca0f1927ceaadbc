"""Makes puzzles: looks through simulated games for positions in which one move is best beyond doubt."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, NamedTuple

from ludofoot.bots import OPPONENTS, seat_bot
from ludofoot.bots.foreseeing import Comparison
from ludofoot.bots.players import Players
from ludofoot.catalogue import load
from ludofoot.coach.analysing import LEVEL
from ludofoot.coach.analysis import Weighed
from ludofoot.coach.puzzle import Puzzle, table_of
from ludofoot.coach.reasoning import reason_of
from ludofoot.core.chance import FastChance
from ludofoot.core.game import Game, Setup
from ludofoot.core.records import Move, Refused
from ludofoot.core.sink import Sink
from ludofoot.core.state import State

GAP: Final = 0.08
ERRORS: Final = 4.0
"""By how much, and by how many standard errors, the answer is better than everything else."""
GLANCE: Final = 60
"""Worlds in which all sensible moves are tried, to see whether a closer look is worth while."""
WORLDS: Final = 1_500
"""Worlds in which they are played to the end."""
AT_ONCE: Final = 250
PROMISING: Final = 0.06
SHOWN: Final = 5
SIMULATED: Final = "confirme"
"""Who plays the games: sensibly, and quickly."""
SEATS: Final = 2
LONGEST: Final = 240
"""A position after more moves takes too long to set up, and too much room to keep."""
DICE: Final = 8
"""Streams of chance that a game may use."""


QUICK: Final = ("debutant", "confirme")
"""What both of these play at once is no puzzle."""


class Made(NamedTuple):
    """What came of it: the hardest puzzles first, how many there were, and how many games it took."""

    puzzles: tuple[Puzzle, ...]
    found: int
    games: int


class Scribe(Players):
    """Players whose moves are written down."""

    moves: list[tuple[int, Move]]

    def act(self, state: State[Any], seat: int, out: Sink) -> None:
        bot = self.bots[seat]
        assert bot is not None
        self.write(state, seat, bot.choose(self.game.view(state, seat), self.dice[seat]), out)

    def offer(self, state: State[Any], out: Sink) -> None:
        for seat, bot in enumerate(self.bots):
            if bot is not None and bot.knowhow.open_moves():
                wanted = bot.open_move(self.game.view(state, seat), self.dice[seat])
                if wanted is not None:
                    self.write(state, seat, wanted, out)

    def write(self, state: State[Any], seat: int, move: Move, out: Sink) -> None:
        state.apply(seat, move, out)
        self.moves.append((seat, move))


def make_puzzles(
    game: str | Game[Any],
    *,
    games: int,
    count: int,
    seed: int,
    progress: Callable[[int, int], None] | None = None,
) -> Made:
    """Looks through so many games and keeps the hardest of what is found; raises `Refused`."""
    found = load(game) if isinstance(game, str) else game
    if count < 1 or games < 1:
        raise Refused("bad-games", games=min(count, games))
    if found.raced:
        raise Refused("no-puzzles", game=found.id)
    puzzles: list[Puzzle] = []
    for number in range(games):
        # One of a game: a second one would be too much like it.
        puzzles += sorted(of_game(found, seed, number), key=hardest)[:1]
        if progress is not None:
            progress(number + 1, games)
    puzzles.sort(key=hardest)
    return Made(tuple(puzzles[:count]), len(puzzles), games)


def hardest(puzzle: Puzzle) -> tuple[int, float]:
    """What many miss comes first; among equals what is clearest."""
    return -len(puzzle.missed), -puzzle.gap


def of_game(game: Game[Any], seed: int, number: int) -> Iterator[Puzzle]:
    """The puzzles of one simulated game."""
    setup = Setup(SEATS if SEATS in game.seats else game.seats[0], opener=number % SEATS)
    state = game.begin(setup, FastChance(seed, number * DICE))
    bots = [seat_bot(game, SIMULATED) for _ in range(setup.seats)]
    dice = [FastChance(seed, number * DICE + place) for place in range(1, setup.seats + 2)]
    scribe, quiet = Scribe(game, [*bots], [*dice]), Sink()
    scribe.moves = []
    while len(scribe.moves) < LONGEST and (seat := scribe.first(state)) >= 0:
        found = looked_at(game, state, seat, setup.seats, seed + len(scribe.moves))
        if found is not None:
            yield kept(game, setup, f"fast:{seed}:{number * DICE}", scribe.moves, found)
        scribe.act(state, seat, quiet)
        scribe.offer(state, quiet)


class Clear(NamedTuple):
    """A position that is clear: the moves that were tried, the best first, and what each came to."""

    seat: int
    comparison: Comparison
    moves: list[Any]
    outcomes: list[list[float]]


def looked_at(game: Game[Any], state: State[Any], seat: int, seats: int, luck: int) -> Clear | None:
    """First at a glance at what is sensible, then to the end at all there is."""
    knowhow, view = game.knowhow().at_level(LEVEL), game.view(state, seat)
    glance = Comparison(game, knowhow, view, seats, luck)
    moves = glance.options()
    if len(moves) < 2:
        return None
    ranked = best_first(moves, glance.outcomes(moves, GLANCE))
    if mean(ranked[0][1]) - mean(ranked[1][1]) < PROMISING:
        return None
    if not any(misses(game, glance, level, ranked[0][0]) for level in QUICK):
        return None
    comparison = Comparison(game, knowhow, view, seats, luck + 1, to_the_end=True)
    found = clear(comparison, ranked[0][0], every_move(state, seat, moves), seat)
    # Whoever thinks hardest also infers from what others did not do: what he doubts is not beyond doubt.
    return None if found is None or misses(game, comparison, LEVEL, found.moves[0]) else found


def every_move(state: State[Any], seat: int, sensible: list[Any]) -> list[Any]:
    """All legal answers, where they can be listed; otherwise those that are sensible."""
    listed = state.moves(seat)
    if listed is None:
        return sensible
    return [move for move in listed if not state.is_open(seat, move)]


def clear(comparison: Comparison, best: Any, moves: list[Any], seat: int) -> Clear | None:
    """Tries on while it may come out: the best against all that are not far behind."""
    rivals = [move for move in moves if move != best]
    played: list[list[float]] = [[] for _ in range(len(rivals) + 1)]
    for tried in range(AT_ONCE, WORLDS + 1, AT_ONCE):
        more = comparison.outcomes([best, *rivals], AT_ONCE)
        played = [before + added for before, added in zip(played, more, strict=True)]
        gaps = [gap_of(played[0], other) for other in played[1:]]
        if any(gap + 2 * error < GAP for gap, error in gaps):
            return None
        if tried == WORLDS and all(gap >= GAP and gap >= ERRORS * error for gap, error in gaps):
            ranked = best_first([best, *rivals], played)
            return Clear(seat, comparison, [move for move, _ in ranked], [shares for _, shares in ranked])
        # What is far behind by now needs no further trial, but for the three that are closest.
        order = sorted(range(len(rivals)), key=lambda at: gaps[at][0])
        near = [at for rank, at in enumerate(order) if rank < SHOWN - 1 or gaps[at][0] < 2 * GAP]
        rivals, played = [rivals[at] for at in near], [played[0], *(played[at + 1] for at in near)]
    return None


def best_first(moves: Sequence[Any], outcomes: Sequence[list[float]]) -> list[tuple[Any, list[float]]]:
    """The moves with what they came to."""
    return sorted(zip(moves, outcomes, strict=True), key=lambda one: -mean(one[1]))


def mean(shares: Sequence[float]) -> float:
    """What a move came to."""
    return sum(shares) / len(shares)


def gap_of(best: Sequence[float], other: Sequence[float]) -> tuple[float, float]:
    """How far a move is behind in the same worlds, and the standard error of that."""
    return with_error([one - two for one, two in zip(best, other, strict=True)])


def with_error(values: Sequence[float]) -> tuple[float, float]:
    """A mean and its standard error."""
    middle = mean(values)
    spread = sum((value - middle) ** 2 for value in values) / max(1, len(values) - 1)
    return middle, math.sqrt(spread / len(values))


# ---- what is kept


def kept(game: Game[Any], setup: Setup, seed: str, moves: Sequence[tuple[int, Move]], found: Clear) -> Puzzle:
    """The puzzle, with who misses it and why."""
    notation, comparison = game.notation(), found.comparison
    gap, error = gap_of(found.outcomes[0], found.outcomes[1])
    options = [
        Weighed(notation.write(move), *with_error(shares))
        for move, shares in zip(found.moves[:SHOWN], found.outcomes, strict=False)
    ]
    pair = comparison.contrast(found.moves[0], found.moves[1], game.reasons)
    comparison.set_apart(pair, AT_ONCE)
    return Puzzle(
        game=game.id,
        rules=game.version(),
        setup=setup,
        seed=seed,
        moves=tuple((seat, notation.write(move)) for seat, move in moves),
        seat=found.seat,
        answer=options[0].move,
        gap=round(gap, 4),
        error=round(error, 4),
        worlds=len(found.outcomes[0]),
        options=tuple(Weighed(each.move, round(each.chance, 4), round(each.error, 4)) for each in options),
        missed=tuple(level for level in OPPONENTS if misses(game, comparison, level, found.moves[0])),
        reason=reason_of(pair, comparison.view, options[0].chance, options[1].chance),
    )


def misses(game: Game[Any], comparison: Comparison, level: str, answer: Any) -> bool:
    """Whether a level plays something else here."""
    return bool(seat_bot(game, level).choose(comparison.view, FastChance(1)) != answer)


def judged(puzzle: Puzzle, worlds: int, luck: int) -> tuple[float, float]:
    """The gap between the answer and the best of the moves kept with it, found anew, and its error."""
    table = table_of(puzzle)
    game, state = table.game, table.playing()
    knowhow, view = game.knowhow().at_level(LEVEL), game.view(state, puzzle.seat)
    comparison = Comparison(game, knowhow, view, puzzle.setup.seats, luck, to_the_end=True)
    notation = game.notation()
    moves = [notation.read(each.move) for each in puzzle.options]
    first, *others = comparison.outcomes(moves, worlds)
    return min(gap_of(first, other) for other in others)
