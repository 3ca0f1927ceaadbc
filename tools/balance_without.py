"""Counts how many titles an income of Footmania is worth, for docs/balance/footmania.md.

    python -m tools.balance_without play --seats 4 --games 100 --first 0 > piece.json
    python -m tools.balance_without report piece.json ...

A championship is played as it is, then for each income once more with the same dice, but one manager keeps
nothing of it. The titles he misses are what it is worth. Pieces are as in `tools.balance_footmania`.
"""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from typing import Any

from ludofoot import FastChance, Setup, load
from ludofoot.bots import seat_bot
from ludofoot.bots.players import Players
from ludofoot.core.chance import Chance
from ludofoot.core.game import Game
from ludofoot.core.sink import Sink, Telltale
from ludofoot.games.footmania.rules.state import Footmania
from ludofoot.games.footmania.rules.trades import free_cash, tidy
from tools.balance_footmania import LEVEL, Sums, in_pieces

AS_IT_IS = ""
EUROMATCHES, SPONSORS, PACTOLE, BONUS = "euromatches", "sponsors", "the pactole", "the bonus"
"""Each with everything that comes from it: of euromatches also the pennants, of sponsors also the resale."""
SOURCES = {
    "EuroWon": (EUROMATCHES, "receipts"),
    "SponsorPaid": (SPONSORS, "amount"),
    "SponsorSold": (SPONSORS, "price"),
    "PactoleWon": (PACTOLE, "amount"),
    "Declared": (BONUS, "bonus"),
}
INCOMES = (EUROMATCHES, SPONSORS, PACTOLE, BONUS)


class Championship:
    """One championship in which one manager may be kept from an income."""

    def __init__(self, game: Game[Any], seats: int, number: int, seed: int) -> None:
        streams = seats + 2
        setup = Setup(seats=seats, opener=number % seats)
        state = game.start(setup, FastChance(seed, number * streams))
        assert isinstance(state, Footmania)
        self.state = state
        self.seat = number // seats % seats
        dice: list[Chance] = [FastChance(seed, number * streams + place) for place in range(1, streams)]
        self.players = Players(game, [seat_bot(game, LEVEL)] * seats, dice)
        self.got: Counter[str] = Counter()

    def play(self, without: str) -> float:
        """Plays on to the end; his share of the title."""
        while (seat := self.players.first(self.state)) >= 0:
            out = Telltale()
            self.players.act(self.state, seat, out)
            self.look(out, without)
            out = Telltale()
            self.players.offer(self.state, out)
            self.look(out, without)
        outcome = self.state.outcome()
        assert outcome is not None
        return 1 / len(outcome.winners) if self.seat in outcome.winners else 0

    def look(self, out: Telltale, without: str) -> None:
        """What he has just got; what he may not keep is gone before anybody can count on it."""
        for telling in out.told:
            event: Any = telling.full
            source, money = SOURCES.get(type(event).__name__, (AS_IT_IS, ""))
            if source == AS_IT_IS or event.seat != self.seat:
                continue
            amount = int(getattr(event, money))
            self.got[source] += amount
            if source == without:
                self.take(amount, event.pennants if source == EUROMATCHES else 0)

    def take(self, money: int, pennants: int) -> None:
        """Back to the bank; what already pays a debt or stands as a bid stays where it is."""
        state, seat = self.state, self.seat
        state.cash.put(seat, state.cash.get(seat) - min(money, max(0, free_cash(state, seat))))
        state.pennants.put(seat, state.pennants.get(seat) - pennants)
        tidy(state, Sink())


def play(seats: int, games: int, first: int, seed: int) -> dict[str, float]:
    """Games `first` to `first + games - 1` of the series, each with and without; the sums."""
    game = load("footmania")
    sums: Sums = defaultdict(float)
    for number in range(first, first + games):
        whole = Championship(game, seats, number, seed)
        title = whole.play(AS_IT_IS)
        sums["games"] += 1
        sums["titles"] += title
        for income in INCOMES:
            # Where there was nothing to take away, the same dice play the same championship.
            missed = title
            if whole.got[income]:
                missed -= Championship(game, seats, number, seed).play(income)
                sums[f"{income}: had it"] += 1
            else:
                missed = 0
            sums[f"{income}: money"] += whole.got[income]
            sums[f"{income}: missed"] += missed
            sums[f"{income}: missed squared"] += missed * missed
    return {"seats": seats, **sums}


def report(pieces: list[dict[str, float]]) -> None:
    """Titles of one manager in a hundred championships, as it is and without, with an interval of 95 %."""
    columns: dict[int, Sums] = {}
    for piece in pieces:
        column = columns.setdefault(int(piece.pop("seats")), defaultdict(float))
        for key, amount in piece.items():
            column[key] += amount
    every = [columns[seats] for seats in sorted(columns)]
    print(
        "| one manager keeps nothing of … | "
        + " | ".join(f"{seats} seats" for seats in sorted(columns))
        + " |"
    )
    print("|---|" + "---|" * len(every))
    print("| championships | " + " | ".join(f"{sums['games']:,.0f}" for sums in every) + " |")
    for income in INCOMES:
        print(f"| {income} | " + " | ".join(missed(sums, income) for sums in every) + " |")
        print("| … his income from it, million | " + " | ".join(money(sums, income) for sums in every) + " |")


def missed(sums: Sums, income: str) -> str:
    """Titles that he misses in a hundred championships."""
    games = sums["games"]
    average = sums[f"{income}: missed"] / games
    spread = max(0.0, sums[f"{income}: missed squared"] / games - average * average)
    return f"{100 * average:.1f} ± {196 * math.sqrt(spread / games):.1f}"


def money(sums: Sums, income: str) -> str:
    """What he has from it in a championship as it is."""
    return f"{sums[f'{income}: money'] / sums['games'] / 10:.2f}"


if __name__ == "__main__":
    in_pieces("balance_without", __doc__, play, report)
