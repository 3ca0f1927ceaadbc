"""An analysis on its way to a page: moves in words, and how far the work has come."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from ludofoot.coach.analysis import Account, Analysis, Decision, Point, Turn, Weighed
from ludofoot.core.game import Game
from ludofoot.core.records import Refusal, Said
from ludofoot.core.words import said_move

WINS = "reason-wins"
"""The reason of games that have none of their own: how often each move wins, of a hundred times."""
HUNDRED = 100
Stage = Literal["waiting", "sketch", "fair-copy", "whole", "stopped", "failed"]
"""In line, at the curve, at the decisions, done; or broken off, with what was there by then."""


class Candidate(msgspec.Struct, frozen=True):
    """A move that was possible, and the share of victory that it promised to whoever moved."""

    move: dict[str, Any]
    said: Said
    chance: float
    error: float
    played: bool


class Judged(msgspec.Struct, frozen=True):
    """A decision, judged by what its player could know."""

    line: int
    seat: int
    mark: str
    """`best`, `fine`, `costly`, `gift`, or `forced` where there was no choice."""
    move: dict[str, Any]
    said: Said
    cost: float
    error: float
    better: Said | None
    options: tuple[Candidate, ...]
    """Best first."""
    reason: Said | None = None


class Analysed(msgspec.Struct, frozen=True, kw_only=True):
    """The story of a finished game, as far as it has been worked out."""

    seal: str
    """Of the record."""
    game: str
    whole: bool
    """Whether every decision was weighed; otherwise it is a sketch."""
    games: int
    """So many were played on from each point at least."""
    worlds: int
    """In so many a decision was judged."""
    raced: bool
    """Whether it was a race: then no decision is weighed."""
    teams: tuple[int, ...]
    """Whose share counts together, seat by seat."""
    points: tuple[Point, ...]
    """As somebody in the stands saw it."""
    open_points: tuple[Point, ...]
    """With all cards open."""
    decisions: tuple[Judged, ...]
    turns: tuple[Turn, ...]
    """The largest first."""
    accounts: tuple[Account, ...]


class AnalysisState(msgspec.Struct, frozen=True, kw_only=True):
    """How far the analysis of a record has come."""

    seal: str
    stage: Stage
    done: int = 0
    total: int = 0
    plain: bool = False
    """Whether what thinks here is not compiled: then it stops at the sketch."""
    version: int = 0
    """Of what was found; whoever says what they have seen is sent only what is newer."""
    analysed: Analysed | None = None
    refusal: Refusal | None = None


def analysed(game: Game[Any], analysis: Analysis, teams: list[int]) -> Analysed:
    """The analysis as a page shows it."""
    return Analysed(
        seal=analysis.seal,
        game=analysis.game,
        whole=analysis.whole and analysis.effort.first_worlds > 0,
        games=analysis.effort.games,
        worlds=analysis.effort.first_worlds + analysis.effort.fresh_worlds,
        raced=game.raced,
        teams=tuple(teams),
        points=analysis.points,
        open_points=analysis.open_points,
        decisions=tuple(judged(game, each) for each in analysis.decisions),
        turns=analysis.turns,
        accounts=analysis.accounts,
    )


def judged(game: Game[Any], decision: Decision) -> Judged:
    """A decision, with its moves in words."""
    read = game.notation().read
    move = read(decision.move)
    return Judged(
        decision.line,
        decision.seat,
        decision.mark,
        msgspec.to_builtins(move),
        said_move(move),
        decision.cost,
        decision.error,
        said_move(read(decision.better)) if decision.better else None,
        candidates(game, decision),
        decision.reason,
    )


def candidates(game: Game[Any], decision: Decision) -> tuple[Candidate, ...]:
    """The moves that were possible, best first. What looked best was tried against what was played in fresh
    worlds, and was found to be ahead by less: all are drawn together by that much, else the figures would not
    agree with each other."""
    found = tuple(candidate(game, each, decision.move) for each in decision.options)
    played = next((each.chance for each in found if each.played), None)
    if not decision.better or played is None or found[0].chance <= played:
        return found
    part, base = decision.cost / (found[0].chance - played), told_chance(decision, played)
    return tuple(
        msgspec.structs.replace(each, chance=min(1.0, max(0.0, base + part * (each.chance - played))))
        for each in found
    )


def told_chance(decision: Decision, played: float) -> float:
    """What the played move promised: as the reason tells it, where the reason is figures."""
    told = decision.reason.args.get("second") if decision.reason and decision.reason.code == WINS else None
    return told / HUNDRED if isinstance(told, int) else played


def candidate(game: Game[Any], weighed: Weighed, played: str) -> Candidate:
    """A move, read from how the game writes it."""
    move = game.notation().read(weighed.move)
    return Candidate(
        msgspec.to_builtins(move), said_move(move), weighed.chance, weighed.error, weighed.move == played
    )
