"""The final table: points, pennants, play-off, shared titles (FM-98 to FM-100, FM-A29)."""

from __future__ import annotations

from mypy_extensions import i64

from ludofoot.core.records import Outcome
from ludofoot.core.sink import Sink
from ludofoot.games.footmania.events import Champion, PlayOff
from ludofoot.games.footmania.rules.euromatch import Euromatches
from ludofoot.games.footmania.rules.position import OVER, SEATS_AT_MOST


class Ending(Euromatches):
    """How it ends."""

    def rank(self, seat: i64) -> i64:
        """Points, then pennants, then play-off points: more is better."""
        return (self.points.get(seat) * 1000 + self.pennants.get(seat)) * 1000 + self.play_off_points.get(
            seat
        )

    def leaders(self) -> list[int]:
        """Those level at the top, by schedule number."""
        best: i64 = 0
        for seat in range(self.seats):
            best = max(best, self.rank(seat))
        seats = [self.schedule(number) for number in range(1, self.seats + 1)]
        return [seat for seat in seats if self.rank(seat) == best]

    def end_championship(self, out: Sink) -> None:
        """FM-98, FM-99; FM-100: still level, a play-off."""
        leaders = self.leaders()
        if len(leaders) == 1:
            self.end(out)
            return
        self.play_off = leaders
        if out.on:
            out.tell(PlayOff(clause="FM-100", seats=tuple(leaders)))
        self.begin_round_robin(out)

    def begin_round_robin(self, out: Sink) -> None:
        """FM-A29: one match each, lower schedule number named first."""
        self.fixtures = []
        for first in range(len(self.play_off)):
            for second in range(first + 1, len(self.play_off)):
                self.fixtures.append(self.play_off[first] * SEATS_AT_MOST + self.play_off[second])
        self.match = 0
        self.begin_match(out)

    def end_play_off(self, out: Sink) -> None:
        """FM-A29: a drawn two-team play-off is replayed once."""
        drawn = len(self.leaders()) == 2 and len(self.play_off) == 2
        if drawn and not self.replayed:
            self.replayed = True
            if out.on:
                out.tell(PlayOff(clause="FM-A29", seats=tuple(self.play_off), replay=True))
            self.begin_round_robin(out)
            return
        self.end(out)

    def end(self, out: Sink) -> None:
        """The title is awarded."""
        self.clear_pitch()
        self.offers = []
        self.step = OVER
        if out.on:
            result = self.outcome()
            assert result is not None
            pennants = tuple(self.per_seat(self.pennants))
            out.tell(
                Champion(
                    clause=result.clause, points=result.scores, pennants=pennants, winners=result.winners
                )
            )

    def outcome(self) -> Outcome | None:
        if self.step != OVER:
            return None
        places = self.places()
        winners = [seat for seat in range(self.seats) if places[seat] == 1]
        points = tuple(self.per_seat(self.points))
        return Outcome(points, tuple(places), tuple(winners), self.title_clause(winners))

    def places(self) -> list[int]:
        """The place of each seat as the table stands; level ones share theirs."""
        found: list[int] = []
        for seat in range(self.seats):
            place = 1
            for other in range(self.seats):
                if self.rank(other) > self.rank(seat):
                    place += 1
            found.append(place)
        return found

    def title_clause(self, winners: list[int]) -> str:
        """By which clause the title was won."""
        if self.play_off:
            return "FM-100" if len(winners) == 1 else "FM-A29"
        champion = winners[0]
        for seat in range(self.seats):
            if seat != champion and self.points.get(seat) == self.points.get(champion):
                return "FM-99"
        return "FM-98"
