"""What addresses have spent of what all workers give together: when each has its full measure again."""

from __future__ import annotations

import time
from typing import Any, Final

TIDY_SECONDS: Final = 60.0
# One moment says all of a bucket that fills steadily. The table is not logged: nothing waits for a disk, and
# after a crash everybody begins with a full measure.
SHARES: Final = """
CREATE UNLOGGED TABLE shares (what text NOT NULL, who text NOT NULL, full_at timestamptz NOT NULL,
    PRIMARY KEY (what, who));
"""
SPEND: Final = (
    "INSERT INTO shares AS s VALUES ($1, $2, statement_timestamp() + $3::float8 * interval '1 second')"
    " ON CONFLICT (what, who) DO UPDATE"
    " SET full_at = greatest(s.full_at, statement_timestamp()) + $3::float8 * interval '1 second'"
    " WHERE s.full_at <= statement_timestamp() + $4::float8 * interval '1 second' RETURNING 1"
)
TIDY: Final = "DELETE FROM shares WHERE full_at < statement_timestamp()"


class Shares:
    """Asks for one worker; whoever has a full measure again is forgotten."""

    def __init__(self) -> None:
        self.tidied_at = time.monotonic()

    async def spend(self, link: Any, what: str, who: str, a_second: float, at_once: float) -> bool:
        """Whether there was one left for this address; raises what the database does."""
        each = 1 / a_second
        spent = await link.fetchval(SPEND, what, who, each, (at_once - 1) * each)
        if time.monotonic() - self.tidied_at > TIDY_SECONDS:
            self.tidied_at = time.monotonic()
            await link.execute(TIDY)
        return spent is not None
