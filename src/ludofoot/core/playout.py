"""Whole games without view, prompt or event: the loop that simulation and search live in."""

from __future__ import annotations

from mypy_extensions import i64

from ludofoot.core.chance import Chance, FastChance
from ludofoot.core.game import Game, Setup
from ludofoot.core.knowhow import Knowhow
from ludofoot.core.records import Outcome
from ludofoot.core.sink import Sink
from ludofoot.core.state import M, State


def playout(state: State[M], chance: Chance) -> int:
    """Plays at random to the end; the number of decisions made."""
    return random_play(state, chance, Sink())


def random_play(state: State[M], chance: Chance, quiet: Sink) -> i64:
    """The same, with a sink that many games can share."""
    decisions: i64 = 0
    while True:
        seat = state.due(chance)
        if seat < 0:
            return decisions
        state.stride(seat, chance, quiet)
        decisions += 1


class Tally:
    """What a series of games comes to: whole numbers, so that parts add up to the same in any order."""

    def __init__(self, seats: int, sides: int) -> None:
        self.games: int = 0
        self.moves: int = 0
        self.draws: int = 0
        self.wins: list[int] = [0] * seats
        self.scores: list[int] = [0] * seats
        # Of the sides that are unlike, where there are any: the games they won, and for the mean score of
        # their seats its sum and how many they were.
        self.side_wins: list[int] = [0] * sides
        self.side_scores: list[int] = [0] * sides
        self.side_seats: list[int] = [0] * sides

    def count(self, moves: int, outcome: Outcome | None) -> None:
        """Adds a finished game: won by one seat or one team, or drawn if several share the victory."""
        assert outcome is not None, "the game goes on"
        self.games += 1
        self.moves += moves
        # Somebody is second only where one side alone is first: a team's members share its place, and
        # those who come after several winners have a later one.
        if 2 in outcome.places:
            for winner in outcome.winners:
                self.wins[winner] += 1
        else:
            self.draws += 1
        for seat, score in enumerate(outcome.scores):
            self.scores[seat] += score

    def count_sides(self, outcome: Outcome | None, sides: list[int]) -> None:
        """Adds what the sides came to, given the side of each seat."""
        assert outcome is not None, "the game goes on"
        if 2 in outcome.places:
            self.side_wins[sides[outcome.winners[0]]] += 1
        for seat, side in enumerate(sides):
            self.side_scores[side] += outcome.scores[seat]
            self.side_seats[side] += 1


def random_series(
    game: Game[M], setups: list[Setup], tally: Tally, *, seed: int, numbers: range, streams: int
) -> None:
    """The random games with these numbers. The setups take turns; each game has a stream of its own chance,
    `streams` apart from the next one's."""
    quiet = Sink()
    for number in numbers:
        dice = FastChance(seed, number * streams)
        state = game.start(setups[number % len(setups)], dice)
        moves = random_play(state, dice, quiet)
        outcome = state.outcome()
        tally.count(moves, outcome)
        if tally.side_wins:
            tally.count_sides(outcome, game.sides_in(state))


def rollout(state: State[M], knowhow: Knowhow[M], chance: Chance, quiet: Sink) -> None:
    """Plays sensibly to the end, or as far as the knowhow looks ahead."""
    left = knowhow.horizon()
    while left > 0:
        seat = state.due(chance)
        if seat < 0:
            return
        knowhow.stride(state, seat, chance, quiet)
        left -= 1


def worths(world: State[M], seat: int, moves: list[M], knowhow: Knowhow[M], luck: int) -> list[float]:
    """What becomes of each move in this world. All meet the same luck: what differs is due to the move."""
    quiet = Sink()
    found: list[float] = []
    for move in moves:
        dice = FastChance(luck)
        twin = world.copy(dice)
        twin.apply(seat, move, quiet)
        rollout(twin, knowhow, dice, quiet)
        found.append(knowhow.worth(twin, seat))
    return found
