"""Every move but the sealed ones has a number: what simulation works with instead of records.

0-21 lay a card of that face; then the words, the exchange with a seat, the choices of the ready step.
"""

from __future__ import annotations

from typing import Final

DECLINE: Final = 22
NO_MICHI: Final = 23
CHALLENGE_IT: Final = 24
LET_STAND: Final = 25
FIRST_SWAP: Final = 26
FIRST_READY: Final = 32
