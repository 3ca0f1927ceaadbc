"""What a manager goes for, and how free he is with money and favours: levels differ in it."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

NEVER: Final = 0


@final
class Taste:
    """Squares are weighed in units of 100,000."""

    def __init__(self, reserves: list[int], favours: i64, national: i64, foreign: i64, question: i64) -> None:
        self.reserves: list[int] = reserves
        """What is kept for each place still vacant, by the number of seats."""
        self.favours: i64 = favours
        """Of so many times, once for each opponent, a card is drawn that only the others could buy."""
        self.national: i64 = national
        self.foreign: i64 = foreign
        """What a square promises whose top card can be paid."""
        self.question: i64 = question


HABITUAL: Final = Taste([5, 5, 5, 5, 5], 8, 9, 8, 3)
"""As `confirme` and the balance pages have it."""
SHREWD: Final = Taste([0, 0, 0, 3, 5], NEVER, 6, 5, 6)
"""Found by playing many thousands of championships: the fewer bid for the same men, the less is there to wait
for; nobody is done a favour; and there is more in a question than in one man more."""
