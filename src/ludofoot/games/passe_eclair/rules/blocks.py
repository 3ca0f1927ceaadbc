"""Nobody plays: declarations, the Michi window, and what comes after it."""

from __future__ import annotations

from mypy_extensions import i64

from ludofoot.core.cards import bit, lowest, size
from ludofoot.core.sink import Sink
from ludofoot.games.passe_eclair.records import Declined, HowText, LaysNoMichi
from ludofoot.games.passe_eclair.rules.position import DECLINED
from ludofoot.games.passe_eclair.rules.rounds import Rounds


class Blocks(Rounds):
    """How the game stops, and how it goes on."""

    def decline(self, seat: i64, out: Sink) -> None:
        """PE-A8: the game stops when everybody has declared."""
        self.spoken |= bit(seat)
        if out.on:
            out.tell(Declined(clause="PE-A8", seat=seat))
        if self.spoken == self.everybody:
            self.to_block(DECLINED, out)

    def lay_no_michi(self, seat: i64, out: Sink) -> None:
        """PE-A30: the window closes early when everybody has answered."""
        self.spoken |= bit(seat)
        if out.on:
            out.tell(LaysNoMichi(clause="PE-A30", seat=seat))
        if self.spoken == self.everybody:
            self.end_block(out)

    def end_block(self, out: Sink) -> None:
        """PE-41, PE-42: a new start card, unless the round does not move any more (PE-A37)."""
        held: i64 = 0
        for seat in range(self.seats):
            held |= self.hands.get(seat)
        if not held & ~self.deck.michis:  # PE-A37 (i)
            self.close("only-michis", out)
        elif self.renewals and self.would_renew():  # PE-A37 (ii)
            self.close("no-cards", out)
        else:
            self.box_pile("PE-41", out)
            self.turn_up(self.trainer, "PE-42", out)  # PE-45

    def would_renew(self) -> bool:
        """Whether no start card can be found before the draw pile is used up (PE-A37)."""
        guys = self.deck.guys
        return not self.draw_pile or (not self.draw_pile & guys and (self.box | self.pile) & guys != 0)

    def close(self, how: HowText, out: Sink) -> None:
        """PE-A37: the fewest cards win, on a tie by lot."""
        fewest = size(self.hands.get(0))
        tied: i64 = 0
        for seat in range(self.seats):
            count = size(self.hands.get(seat))
            if count < fewest:
                fewest = count
                tied = 0
            if count == fewest:
                tied |= bit(seat)
        lot = (tied & (tied - 1)) != 0
        winner = self.chance.draw(tied) if lot else lowest(tied)
        self.end_round(winner, how, "PE-A37", lot, out)
