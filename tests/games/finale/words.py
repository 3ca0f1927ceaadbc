"""The ids that are put together from parts in its code, and cannot be read off a type."""

from __future__ import annotations

from itertools import product

LABELS = (
    *("team", "deck-presets", "substitution", "tactic", "replacement", "counter", "further", "exchange"),
    "stand-in",
)
FAMILY = {
    *(f"label-ask-{ask}{more}" for ask, more in product(LABELS, ("", "-help"))),
    "label-ask-shooters",
}
