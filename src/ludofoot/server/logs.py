"""A log that somebody can read: the same complaint a few times, then how often it came again."""

from __future__ import annotations

import logging
import time
from datetime import UTC, datetime

import msgspec

A_MINUTE = 60.0
OFTEN = 5
"""So often a minute the same complaint is written."""
MOST_KINDS = 200
LOUD = ("ludofoot.server", "uvicorn.error", "asyncio")


class Calm(logging.Filter):
    """Lets each kind of complaint through a few times a minute; a kind is its place in the code."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: dict[tuple[str, int], tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether it is written."""
        kind = (record.pathname, record.lineno)
        now = time.monotonic()
        since, count = self.seen.get(kind, (now, 0))
        if now - since >= A_MINUTE:
            if count > OFTEN:
                record.msg = f"{record.msg} (and {count - OFTEN} more like the one before, a minute ago)"
            since, count = now, 0
        if kind not in self.seen and len(self.seen) >= MOST_KINDS:
            self.seen.clear()
        self.seen[kind] = (since, count + 1)
        return count < OFTEN


def calm_logs() -> None:
    """No guest can fill the log."""
    calm = Calm()
    for name in LOUD:
        logger = logging.getLogger(name)
        if not any(isinstance(each, Calm) for each in logger.filters):
            logger.addFilter(calm)


class AsJson(logging.Formatter):
    """One object a line, for programs that read logs."""

    def format(self, record: logging.LogRecord) -> str:
        """When, how bad, who, what, and where it went wrong."""
        said = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            said["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(said).decode()


def write_json_logs() -> None:
    """Also what is no complaint, such as a new lease: programs read that too."""
    handler = logging.StreamHandler()
    handler.setFormatter(AsJson())
    for name in LOUD:
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [handler], False
    logging.getLogger(LOUD[0]).setLevel(logging.INFO)
