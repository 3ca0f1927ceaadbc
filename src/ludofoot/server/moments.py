"""Which day it is at some moment."""

from __future__ import annotations

import datetime


def date_of(ms: int) -> datetime.date:
    """The day of a moment: the days change by universal time, for everybody at once."""
    return datetime.datetime.fromtimestamp(ms / 1000, datetime.UTC).date()
