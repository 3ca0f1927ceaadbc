"""Piles without an order until a card is drawn; only what was put under them or seen on top is ordered."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ludofoot.core.cards import bit, size
from ludofoot.core.chance import Chance

NONE: Final = -1


@final
class Urn:
    """A face-down pile of up to 63 distinct cards."""

    def __init__(self, loose: i64) -> None:
        self.loose: i64 = loose
        # A tuple, so that copies can share it: cards are rarely put under.
        self.under: tuple[int, ...] = ()

    def __len__(self) -> int:
        return self.count()

    def count(self) -> i64:
        """The cards in the pile."""
        return size(self.loose) + len(self.under)

    def draw(self, chance: Chance) -> i64:
        """Takes the top card of a pile that is not empty."""
        if self.loose:
            card = chance.draw(self.loose)
            self.loose ^= bit(card)
            return card
        first = self.under[0]
        self.under = self.under[1:]
        return first

    def put_under(self, card: int) -> None:
        """Puts a card at the bottom, where it stays until all above are gone."""
        self.under = (*self.under, card)

    def shuffle_in(self, cards: i64) -> None:
        """Shuffles these cards and everything that lies here."""
        self.loose |= cards
        for card in self.under:
            self.loose |= bit(card)
        self.under = ()

    def copy(self) -> Urn:
        """The same pile, sharing nothing."""
        twin = Urn(self.loose)
        twin.under = self.under
        return twin


@final
class Stack:
    """A face-down pile of any size. `top` is uncovered when something on its back can be seen."""

    def __init__(self, loose: list[int]) -> None:
        self.loose: list[int] = list(loose)
        self.under: list[int] = []
        self.top: int = NONE

    def __len__(self) -> int:
        return len(self.loose) + len(self.under) + (self.top != NONE)

    def uncover(self, chance: Chance) -> int:
        """The top card, drawn now if it was not yet fixed; NONE if the pile is empty."""
        if self.top == NONE:
            if self.loose:
                self.top = chance.pick(self.loose)
                self.loose.remove(self.top)
            elif self.under:
                self.top = self.under.pop(0)
        return self.top

    def draw(self, chance: Chance) -> int:
        """Takes the top card of a pile that is not empty."""
        card = self.uncover(chance)
        self.top = NONE
        return card

    def put_under(self, card: int) -> None:
        """Puts a card at the bottom, where it stays until all above are gone."""
        self.under.append(card)

    def copy(self) -> Stack:
        """The same pile, sharing nothing."""
        twin = Stack(self.loose)
        twin.under = self.under.copy()
        twin.top = self.top
        return twin
