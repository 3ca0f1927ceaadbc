"""Makes an analysis: first a sketch of the whole course, then a fair copy with every decision weighed."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Any

import msgspec

from ludofoot.bots.foreseeing import Foresight, shares_of
from ludofoot.coach.accounts import accounts_of, turns_of
from ludofoot.coach.analysis import ERRORS, FAIR_COPY, SKETCH, VERSION, Analysis, Decision, Effort, Point
from ludofoot.coach.story import Story, chapters, read_story
from ludofoot.coach.weighing import Weighing, is_a_choice
from ludofoot.core.logbook import Find, Record
from ludofoot.core.records import SPECTATOR, Refused
from ludofoot.core.state import State

MOST_GAMES = 100_000
GAMES_AT_ONCE = 25
SURE = 0.02
"""The standard error at which a point is known well enough."""
AT_FIRST, AT_MOST = 12, 20
"""At so many points a story of many chapters is looked at to begin with, and at so many in all."""
OPEN_FROM = 0.04
"""Between two points that lie so far apart, beyond doubt, it is looked at more closely."""
LEVEL = "champion"
"""Whose knowhow plays on: the best there is."""

Progress = Callable[[int, int], bool]
"""Told how much of how much is done; says whether to go on."""


def analyse(
    record: Record, find: Find, effort: Effort = FAIR_COPY, progress: Progress | None = None
) -> Analysis:
    """The analysis of a record. Whoever stops it has the sketch; raises `Refused`."""
    analyst = Analyst(record, find, effort)
    for done in analyst.work():
        if progress is not None and not progress(done, analyst.total):
            break
    return analyst.analysis()


class Analyst:
    """Works in small pieces, so that it can be watched, stopped and asked at any time how far it is."""

    def __init__(self, record: Record, find: Find, effort: Effort = FAIR_COPY) -> None:
        check_effort(effort)
        self.effort = effort
        self.story: Story = read_story(record, find)
        self.knowhow = self.story.game.knowhow().at_level(LEVEL)
        self.stops = chapters(self.story, self.knowhow)
        self.seen: list[Foresight] = [self.foresight("stands", at) for at in self.places()]
        self.laid_open: list[Foresight] = [self.foresight("open", at) for at in self.places()]
        self.decisions: dict[int, Decision] = {}
        self.weighings = [] if not effort.first_worlds else self.choices()
        self.looked_at: set[int] = set()
        """The points from which it was played on: of a long story not all are worth it."""
        self.whole = False
        self.sketched = 2 * len(self.at_first())
        """When so much is done, the whole course was looked at once."""
        self.total = 4 * len(self.seen) + len(self.weighings)

    # ---- the work, piece by piece

    def work(self) -> Iterator[int]:
        """Does a piece at a time, and says how many are done."""
        done = 0
        for games in (min(SKETCH.games, self.effort.games), self.effort.games):
            for number in self.worst_first():
                self.play_on(number, games)
                done += 2
                yield done
        while (between := self.left_open()) is not None:
            self.play_on(between, self.effort.games)
            done += 4
            yield done
        done = self.total - len(self.weighings)
        yield done
        for weighing in self.weighings:
            self.decisions[weighing.line] = weighing.decide(self.effort)
            done += 1
            yield done
        self.whole = True

    def worst_first(self) -> list[int]:
        """The points to begin with, those first between which the course changed most: there it matters."""
        chosen = self.at_first()
        means = [self.seen[number].shares.mean(0) for number in chosen]
        jumps = [
            max(abs(means[at] - means[other]) for other in (max(at - 1, 0), min(at + 1, len(means) - 1)))
            for at in range(len(means))
        ]
        return [chosen[at] for at in sorted(range(len(means)), key=lambda at: -jumps[at])]

    def at_first(self) -> list[int]:
        """All points, or some of a story of many chapters, whose games take long."""
        last = len(self.seen) - 1
        if not self.story.chaptered or last < AT_FIRST:
            return list(range(last + 1))
        return sorted({round(last * part / (AT_FIRST - 1)) for part in range(AT_FIRST)})

    def left_open(self) -> int | None:
        """Half-way between the two points that lie farthest apart, if that is too far to leave it at that."""
        known = sorted(self.looked_at)
        gaps = [(self.apart(*both), *both) for both in pairwise(known) if both[1] > both[0] + 1]
        farthest, before, after = max(gaps, default=(0.0, 0, 0))
        if farthest <= OPEN_FROM or len(known) >= AT_MOST:
            return None
        return (before + after) // 2

    def apart(self, before: int, after: int) -> float:
        """How far the course has moved between these points; nothing where that is in doubt."""
        one, other = (self.point(number, self.seen[number]) for number in (before, after))
        most = max(abs(a - b) for a, b in zip(one.chances, other.chances, strict=True))
        return most if most > ERRORS * (one.error + other.error) else 0.0

    def play_on(self, number: int, games: int) -> None:
        """Plays on from one point until so many games were played from it."""
        self.looked_at.add(number)
        state = self.state_at(self.places()[number])
        seen, laid_open = self.seen[number], self.laid_open[number]
        if state.outcome() is None:
            view = self.story.game.view(state, SPECTATOR)
            while wants_more(seen, games):
                seen.imagine_on(view, min(GAMES_AT_ONCE, games - seen.shares.games))
            while wants_more(laid_open, games):
                laid_open.go_on(state, min(GAMES_AT_ONCE, games - laid_open.shares.games))

    def choices(self) -> list[Weighing]:
        """The decisions in which somebody had a choice, and time to make it: in a race nobody has."""
        if self.story.game.raced:
            return []
        return [
            Weighing(self.story, self.knowhow, step, self.luck("weigh", step.line))
            for step in self.story.steps
            if is_a_choice(step)
        ]

    # ---- where and with which luck

    def places(self) -> list[int]:
        """The points of the story: -1 is the deal, everything else a step."""
        return [-1, *self.stops]

    def state_at(self, at: int) -> State[Any]:
        return self.story.first if at < 0 else self.story.steps[at].after

    def line_at(self, at: int) -> int:
        return self.story.first_line if at < 0 else self.story.steps[at].line

    def foresight(self, what: str, at: int) -> Foresight:
        return Foresight(self.story.game, self.knowhow, self.story.teams, self.luck(what, at))

    def luck(self, what: str, number: int) -> int:
        """The same for the same record: whoever works it out again finds the same."""
        text = f"{self.story.record.seal} {what} {number}"
        return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8).digest(), "big")

    # ---- what has come of it so far

    def analysis(self) -> Analysis:
        """The analysis as far as it has come."""
        record = self.story.record
        points = self.points(self.seen)
        weighed = self.whole and bool(self.weighings)
        decisions = tuple(self.decisions[line] for line in sorted(self.decisions)) if weighed else ()
        effort = self.effort if self.whole else msgspec.structs.replace(SKETCH, games=self.least_games())
        return Analysis(
            record.seal,
            record.game,
            record.rules,
            VERSION,
            effort,
            self.whole,
            points,
            self.points(self.laid_open),
            decisions,
            turns_of(points, decisions),
            accounts_of(self.story, self.weighings) if weighed else (),
        )

    def least_games(self) -> int:
        """How often it was played on from every point at least."""
        chosen = self.at_first()[:-1]
        return min((self.seen[number].shares.games for number in chosen), default=0)

    def points(self, shares: list[Foresight]) -> tuple[Point, ...]:
        """What is known of the course; before anything is, all points to begin with."""
        return tuple(
            self.point(number, shares[number]) for number in sorted(self.looked_at | {*self.at_first()})
        )

    def point(self, number: int, foresight: Foresight) -> Point:
        """What a moment promised; at the end nothing is promised any more."""
        at = self.places()[number]
        outcome = self.state_at(at).outcome()
        if outcome is not None:
            return Point(self.line_at(at), tuple(shares_of(outcome, self.story.teams)), 0.0)
        seats = range(self.story.record.seats)
        chances = tuple(foresight.shares.mean(seat) for seat in seats)
        return Point(self.line_at(at), chances, max(map(foresight.shares.error, seats)))


def wants_more(foresight: Foresight, games: int) -> bool:
    """Whether a point is not known well enough yet: what is almost decided needs few games."""
    shares = foresight.shares
    if shares.games < min(games, SKETCH.games):
        return True
    return shares.games < games and max(map(shares.error, range(shares.seats))) > SURE


def check_effort(effort: Effort) -> None:
    """Raises `Refused` for an effort that makes no sense."""
    if not 1 <= effort.games <= MOST_GAMES:
        raise Refused("bad-effort", found=effort.games, most=MOST_GAMES)
    # Without first worlds nothing is weighed; otherwise there must be fresh ones too.
    if effort.first_worlds:
        for worlds in (effort.first_worlds, effort.fresh_worlds):
            if not 1 <= worlds <= MOST_GAMES:
                raise Refused("bad-effort", found=worlds, most=MOST_GAMES)
