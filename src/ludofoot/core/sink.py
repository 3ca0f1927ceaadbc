"""Where the events of a move go."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from ludofoot.core.records import Event


@mypyc_attr(allow_interpreted_subclasses=True)
class Sink:
    """Forgets everything. Rules build an event only `if out.on`, so simulation pays for none."""

    on: bool

    def __init__(self) -> None:
        self.on = False

    def tell(self, event: Event) -> None:
        """What everybody may know."""

    def tell_apart(self, seats: list[int], full: Event, masked: Event | None) -> None:
        """What these seats know in full, and the others masked or not at all."""


class Telling:
    """One event as it is told: in full to `seats` (everybody if None), masked to the others."""

    def __init__(self, full: Event, seats: list[int] | None, masked: Event | None) -> None:
        self.full = full
        self.seats = seats
        self.masked = masked

    def to(self, seat: int) -> Event | None:
        """What this seat is told, if anything."""
        return self.full if self.seats is None or seat in self.seats else self.masked


class Telltale(Sink):
    """Keeps what is told."""

    def __init__(self) -> None:
        super().__init__()
        self.on = True
        self.told: list[Telling] = []

    def tell(self, event: Event) -> None:
        self.told.append(Telling(event, None, None))

    def tell_apart(self, seats: list[int], full: Event, masked: Event | None) -> None:
        self.told.append(Telling(full, seats, masked))
