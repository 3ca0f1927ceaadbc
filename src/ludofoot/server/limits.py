"""How much anybody may ask for: bounds that nobody who plays will ever meet."""

from __future__ import annotations

import msgspec


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that is bounded, in one place."""

    message_bytes: int = 65_536
    messages_a_second: float = 20
    messages_at_once: int = 60
    waiting_messages: int = 64
    """What a slow reader may let gather before it is dropped."""
    sockets: int = 4_000
    sockets_an_address: int = 200
    rooms: int = 10_000
    new_rooms_a_minute: float = 20
    wrong_codes_a_minute: float = 20
    uploads_a_minute: float = 20
    prints_a_minute: float = 20
    room_commands_waiting: int = 256
    keep_finished_days: int = 30
    keep_abandoned_days: int = 365
    """Counted from when somebody last came to a table that is not finished."""
    away_ms: int = 60_000
    grace_ms: int = 2_000
    salt_ms: int = 20_000
