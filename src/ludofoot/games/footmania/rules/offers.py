"""An offer as the position keeps it."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

TO_ALL: Final = -1


@final
class Deal:
    """An open offer; never changed, so that copies can share it."""

    def __init__(self, maker: i64, to: i64, number: i64) -> None:
        self.maker: i64 = maker
        self.to: i64 = to
        self.number: i64 = number
        self.give: list[int] = []
        self.give_sponsors: i64 = 0
        self.give_money: i64 = 0
        self.want: list[int] = []
        self.want_sponsors: i64 = 0
        self.want_money: i64 = 0

    def seen_by(self, seat: i64) -> bool:
        """FM-A53: an offer to one player is seen by the two alone."""
        return self.to == TO_ALL or self.to == seat or self.maker == seat

    def facts(self) -> object:
        """Everything in it."""
        return [
            [self.maker, self.to, self.number],
            [self.give, self.give_sponsors, self.give_money],
            [self.want, self.want_sponsors, self.want_money],
        ]
