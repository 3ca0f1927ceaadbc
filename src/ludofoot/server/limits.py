"""How much anybody may ask for: bounds that nobody who plays will ever meet.

`docs/protocol.md` lists every request with what it may cost; the figures stand here, and each is enforced in
one place.
"""

from __future__ import annotations

import os

import msgspec

from ludofoot.core.records import Refused
from ludofoot.server.turns import Budget

MEGABYTE = 1 << 20
LONGEST_DAYS = 36_500
MOST_LISTED = 50
FEWEST, MOST = 2, 16
"""With one thinker a search would keep everybody's simple bots waiting; beyond so many no table gains."""


def usual_number() -> int:
    """How many bots think beside each other unless the host says otherwise: as many as there are cores."""
    return max(FEWEST, min(MOST, os.cpu_count() or FEWEST))


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that is bounded, in one place."""

    # ---- messages of a socket
    message_bytes: int = 65_536
    messages_a_second: float = 20
    messages_at_once: int = 60
    unreadable_messages: int = 20
    wholes_a_minute: float = 30
    """How often a socket is told everything anew."""
    told_at_most: int = 4_000
    """Events in one such message, the last ones."""
    waiting_messages: int = 64
    waiting_bytes: int = 2 * MEGABYTE
    """What a slow reader may let gather before it is dropped."""

    # ---- the processor: whoever has spent more than this waits, and nobody else does
    socket_share: float = 0.05
    """Of one core, on average."""
    socket_seconds: float = 0.5
    """At once."""
    address_share: float = 0.3
    address_seconds: float = 5.0

    # ---- sockets
    sockets: int = 4_000
    sockets_an_address: int = 200
    strangers_an_address: int = 40
    """Sockets that have not joined a table yet."""
    sockets_a_seat: int = 8
    join_seconds: float = 10
    handshakes_a_minute: float = 600
    """Whoever comes and goes makes work for everybody at the table."""
    connections_an_address: int = 400
    request_seconds: float = 15
    """From the first byte of a request to its last."""

    # ---- tables
    rooms: int = 10_000
    new_rooms_a_minute: float = 20
    new_rooms_a_day: float = 1_000
    lines_a_game: int = 10_000
    """From then on nobody may move unasked; what is asked for is still answered."""
    room_commands_waiting: int = 256
    keep_finished_days: int = 30
    keep_abandoned_days: int = 365
    """Counted from when somebody last came to a table that is not finished."""
    away_ms: int = 60_000
    grace_ms: int = 2_000
    salt_ms: int = 20_000
    hints_a_minute: float = 20
    gesture_seconds: int = 5
    """Between two gestures of a seat; all who watch have one such measure together."""
    gestures_a_match: int = 20
    gestures_of_watchers: int = 200
    listed_tables: int = 0
    """How many open tables, and how many to watch, anybody finds listed; none unless the host wants so."""
    listed_an_address: int = 5
    """Of each worker: nobody fills the list alone."""
    bells_a_seat: int = 4
    """Browsers of one person that are rung when it is their turn."""
    rings_an_hour: float = 120
    """Of all tables that are counted for one address."""
    analyses_a_minute: float = 10
    kept_analyses_bytes: int = 32 * MEGABYTE

    # ---- what an address may ask for by ordinary requests
    requests_a_minute: float = 6_000
    wrong_codes_a_minute: float = 20
    uploads_a_minute: float = 20
    prints_a_minute: float = 20
    drawings_a_minute: float = 300
    parcels_an_hour: float = 12
    parcel_bytes: int = 5 * MEGABYTE
    parcel_seconds: int = 3_600
    kept_parcels_bytes: int = 64 * MEGABYTE
    """Of clubs on their way from one browser to another; each is counted for whoever brought it."""
    day_results_a_day: float = 100
    """Of one address: a whole school may play the match of the day."""
    day_par_games: int = 200
    """Of bots, with the deal of the day."""
    kept_drawings_bytes: int = 64 * MEGABYTE
    kept_prints_bytes: int = 32 * MEGABYTE
    kept_records_bytes: int = 32 * MEGABYTE

    # ---- work in other processes
    thinking: Budget = Budget(
        workers=usual_number(),
        seconds=30,
        waiting=20_000,
        waiting_of_one=20_000,
        at_once_of_one=100,
        drains=True,
    )
    """A thought is short: whoever asks for many pays with turns, and no bot in line is passed over."""
    analysing: Budget = Budget(seconds=1_800, niceness=19)
    day_par: Budget = Budget(seconds=240, niceness=19)
    """Bots that play the match of the day in advance, half of that at most; once a day."""
    drawing: Budget = Budget(seconds=30, waiting=256, waiting_of_one=32)
    printing: Budget = Budget(seconds=60)
    reading: Budget = Budget(workers=2, seconds=30)
    ringing: Budget = Budget(workers=8, seconds=10, waiting=1_000, waiting_of_one=100, at_once_of_one=2)
    """In a thread: what is sent to push services, each try for so long at most."""

    # ---- games that come back, in the loop of the tables: no worker is started for them
    rebuilding: Budget = Budget(workers=4, waiting=20_000, waiting_of_one=10_000)


class House(msgspec.Struct, frozen=True, kw_only=True):
    """What whoever runs the server decides about it; None: as is usual."""

    thinkers: int | None = None
    """How many processes think."""
    keep_days: int | None = None
    """How long finished games stay."""
    lobby: bool = False
    """Whether open tables are listed."""
    day_match: bool = True
    """Whether there is a match of the day."""

    def limits(self) -> Limits:
        """The limits of this house; raises `Refused`."""
        limits = Limits()
        if self.thinkers is not None:
            if not 1 <= self.thinkers <= MOST:
                raise Refused("bad-thinkers", found=self.thinkers, most=MOST)
            thinking = msgspec.structs.replace(limits.thinking, workers=self.thinkers)
            limits = msgspec.structs.replace(limits, thinking=thinking)
        if self.keep_days is not None:
            if not 1 <= self.keep_days <= LONGEST_DAYS:
                raise Refused("bad-keep-days", found=self.keep_days, most=LONGEST_DAYS)
            limits = msgspec.structs.replace(limits, keep_finished_days=self.keep_days)
        if self.lobby:
            limits = msgspec.structs.replace(limits, listed_tables=MOST_LISTED)
        return limits
