"""Many games of bots among themselves, and their figures."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from typing import Any, Final, Literal

import msgspec

from ludofoot.bots import check_level
from ludofoot.catalogue import load
from ludofoot.core.game import Game, Setup
from ludofoot.core.options import Value
from ludofoot.core.records import Refused
from ludofoot.lab.series import Part, Series, play_part
from ludofoot.lab.workers import Crew, check_crew, share_out

Opener = Literal["turns", "lot"]

# A part takes some milliseconds: long enough to be worth sending, short enough to stop soon.
RANDOM_GAMES_A_PART: Final = 1000
THINKING_GAMES_A_PART: Final = 4


class Side(msgspec.Struct, frozen=True):
    """How one of the sides fares that are unlike."""

    name: str
    wins: int
    score: float
    """The score of its seats, on average."""


class Result(msgspec.Struct, frozen=True, kw_only=True):
    """The figures of a series. All but the times depend on the arguments alone, not on the workers."""

    game: str
    seats: int
    bots: tuple[str, ...]
    """The level of each seat."""
    seed: int
    options: dict[str, Value]
    opener: Opener
    games: int
    moves: int
    """Awaited decisions of seats; open moves do not count."""
    seconds: float
    """From the first deal to the last outcome, by the clock on the wall."""
    moves_per_second: float
    length: float
    """Decisions in a game, on average."""
    wins: tuple[int, ...]
    """Games that each seat won, alone or with its team: without teams they add up to `decided`."""
    decided: int
    draws: int
    """Games whose victory was shared."""
    scores: tuple[float, ...]
    """The score of each seat, on average."""
    sides: tuple[Side, ...]
    """None where the seats are alike but for their order."""


def simulate(
    game: str | Game[Any],
    *,
    seats: int,
    games: int,
    bots: Sequence[str] = ("random",),
    seed: int | None = None,
    options: dict[str, Value] | None = None,
    opener: Opener = "turns",
    workers: int | None = None,
    engine: str = "local",
    address: str | None = None,
    progress: Callable[[int], None] | None = None,
) -> Result:
    """Plays so many games; raises `Refused`.

    One level of bot is for all seats, otherwise there is one for each. Game number i is opened by seat
    i % seats, or by lot. Without a seed one is drawn, and the result tells it. `workers` other processes
    share the games (one, the default, means this process alone), or with the engine "ray" a Ray cluster at
    this address, or else on this machine; `progress` is told how many games are done.
    """
    found = load(game) if isinstance(game, str) else game
    levels = tuple(bots) * (seats if len(bots) == 1 else 1)
    drawn = secrets.randbits(32) if seed is None else seed
    series = Series(seats, levels, drawn, dict(options or {}), opener == "lot")
    crew = Crew(1 if workers is None else workers, engine, address)
    check(found, series, games)
    check_crew(crew)
    parts: list[Part] = []
    done = 0
    for _, part in share_out(crew, found, play_part, spans(series, games)):
        parts.append(part)
        done += part.games
        if progress is not None:
            progress(done)
    return summed(found, series, parts)


def spans(series: Series, games: int) -> list[tuple[Series, int, int]]:
    """The jobs that all games are: first game and number of games of each."""
    size = RANDOM_GAMES_A_PART if series.all_random() else THINKING_GAMES_A_PART
    return [(series, first, min(size, games - first)) for first in range(0, games, size)]


def check(game: Game[Any], series: Series, games: int) -> None:
    """Raises `Refused` unless this can be played."""
    refusal = game.check(Setup(seats=series.seats, options=series.options))
    if refusal is not None:
        raise Refused(refusal.code, refusal.clause, **refusal.args)
    if games < 1:
        raise Refused("bad-games", games=games)
    for level in series.bots:
        check_level(level)
    if len(series.bots) != series.seats:
        raise Refused("bad-bots", bots=len(series.bots), seats=series.seats)


def summed(game: Game[Any], series: Series, parts: list[Part]) -> Result:
    """The figures of all parts together."""
    games = sum(part.games for part in parts)
    moves = sum(part.moves for part in parts)
    draws = sum(part.draws for part in parts)
    seconds = max(part.ended for part in parts) - min(part.began for part in parts)
    return Result(
        game=game.id,
        seats=series.seats,
        bots=series.bots,
        seed=series.seed,
        options=series.options,
        opener="lot" if series.by_lot else "turns",
        games=games,
        moves=moves,
        seconds=seconds,
        moves_per_second=moves / max(seconds, 1e-9),
        length=moves / games,
        wins=tuple(sum(part.wins[seat] for part in parts) for seat in range(series.seats)),
        decided=games - draws,
        draws=draws,
        scores=tuple(sum(part.scores[seat] for part in parts) / games for seat in range(series.seats)),
        sides=tuple(summed_side(name, side, parts) for side, name in enumerate(game.sides(series.seats))),
    )


def summed_side(name: str, side: int, parts: list[Part]) -> Side:
    """The figures of one side in all parts together."""
    seats = sum(part.side_seats[side] for part in parts)
    return Side(
        name,
        sum(part.side_wins[side] for part in parts),
        sum(part.side_scores[side] for part in parts) / seats,
    )
