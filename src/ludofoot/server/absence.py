"""Whose person has gone, for how long, and what the others want to do about it."""

from __future__ import annotations

from collections.abc import Callable

Memory = tuple[dict[int, int], dict[int, int], dict[int, dict[int, str]]]


class Absence:
    """Times are the table's milliseconds. A blip shorter than the grace is nobody's business."""

    def __init__(self, grace_ms: Callable[[], int], away_ms: int, now: Callable[[], int]) -> None:
        self.grace_ms = grace_ms
        self.away_ms = away_ms
        self.now = now
        self.dropped: dict[int, int] = {}
        """Seats whose last socket closed, not yet told to anybody."""
        self.gone: dict[int, int] = {}
        """Seats that are away, and since when."""
        self.votes: dict[int, dict[int, str]] = {}
        self.over: set[int] = set()
        """Seats whose countdown was found to be over, so that everybody is told."""

    def memory(self) -> Memory:
        """Who is missed now, to be recalled if what follows cannot be stored."""
        votes = {absent: dict(said) for absent, said in self.votes.items()}
        return dict(self.dropped), dict(self.gone), votes

    def recall(self, memory: Memory) -> None:
        """As it was then."""
        self.dropped, self.gone, self.votes = memory
        self.over = set()

    def drop(self, seat: int) -> None:
        """The last socket of a seat has closed."""
        if seat not in self.gone:
            self.dropped.setdefault(seat, self.now())

    def overdue(self) -> list[int]:
        """The seats whose grace is over."""
        return [seat for seat, since in self.dropped.items() if self.now() >= since + self.grace_ms()]

    def look(self) -> None:
        """Which countdowns are over. An alarm may ring too early, and the moment itself come unnoticed."""
        self.over = {seat for seat, since in self.gone.items() if self.now() >= since + self.away_ms}

    def leave(self, seat: int) -> None:
        """It is now known to all that this seat is away."""
        self.gone[seat] = self.dropped.pop(seat, self.now())
        self.over.discard(seat)

    def come_back(self, seat: int) -> bool:
        """The owner is here; whether it was known to be away."""
        self.dropped.pop(seat, None)
        self.votes.pop(seat, None)
        return self.gone.pop(seat, None) is not None

    def left_ms(self, seat: int) -> int | None:
        """How long until the others may settle it; None if it is not away."""
        since = self.gone.get(seat)
        return None if since is None else max(0, since + self.away_ms - self.now())

    def wait_longer(self, seat: int) -> None:
        """The others want to wait: the countdown begins anew."""
        self.gone[seat] = self.now()
        self.over.discard(seat)
        self.votes.pop(seat, None)

    def vote(self, absent: int, voter: int, choice: str) -> None:
        """What one of the others wants."""
        self.votes.setdefault(absent, {})[voter] = choice

    def agreed(self, absent: int, voters: list[int], choice: str) -> bool:
        """Whether all who are here want the same."""
        return all(self.votes.get(absent, {}).get(voter) == choice for voter in voters)

    def next_wake(self) -> int | None:
        """When something about absence changes by itself."""
        moments = [since + self.grace_ms() for since in self.dropped.values()]
        moments += [since + self.away_ms for seat, since in self.gone.items() if seat not in self.over]
        return min(moments, default=None)
