"""The ids that are put together from parts in its code, and cannot be read off a type."""

from __future__ import annotations

from itertools import product

from ludofoot.games.footmania.asking import ASKS
from ludofoot.games.footmania.records import KINDS

FAMILY = {
    *(f"label-{ask}{more}" for ask, more in product(ASKS, ("", "-help"))),
    *(f"label-move-{move}" for move in ("leave",)),
    *(f"lit-{kind}" for kind in KINDS if kind not in ("plus", "pactole")),
}
