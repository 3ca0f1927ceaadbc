"""How much anybody may ask for: bounds that nobody who plays will ever meet.

`docs/protocol.md` lists every request with what it may cost; the figures stand here, and each is enforced in
one place.
"""

from __future__ import annotations

import msgspec

from ludofoot.server.workshop import Budget

MEGABYTE = 1 << 20


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

    # ---- what an address may ask for by ordinary requests
    requests_a_minute: float = 6_000
    wrong_codes_a_minute: float = 20
    uploads_a_minute: float = 20
    prints_a_minute: float = 20
    drawings_a_minute: float = 300
    kept_drawings_bytes: int = 64 * MEGABYTE
    kept_prints_bytes: int = 32 * MEGABYTE
    kept_records_bytes: int = 32 * MEGABYTE

    # ---- work in other processes
    thinking: Budget = Budget(seconds=30, waiting=20_000, waiting_of_one=16, at_once_of_one=1)
    drawing: Budget = Budget(seconds=30, waiting=256, waiting_of_one=32)
    printing: Budget = Budget(seconds=60)
    reading: Budget = Budget(workers=2, seconds=30)

    # ---- games that come back, in the loop of the tables: no worker is started for them
    rebuilding: Budget = Budget(workers=4, waiting=20_000, waiting_of_one=10_000)
