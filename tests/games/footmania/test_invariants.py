"""Whole championships at random, with deals at every moment: what must hold after each single move."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from ludofoot import FastChance, Setup
from ludofoot.core.records import LEGAL
from ludofoot.core.sink import Telltale
from ludofoot.games.footmania import GAME
from ludofoot.games.footmania.records import FMMove
from ludofoot.games.footmania.rules.state import Footmania
from ludofoot.games.footmania.views import FMView

# What each event brings from the bank to the players, in units of 100,000.
FROM_BANK: dict[str, Callable[[Any, int], int]] = {
    "BankPaid": lambda event, _: event.amount,
    "SponsorPaid": lambda event, _: event.amount,
    "EuroWon": lambda event, _: event.receipts,
    "Declared": lambda event, _: event.bonus,
    "DayEnded": lambda event, seats: event.receipts * seats,
    "FootballerSold": lambda event, _: event.price,
    "SponsorSold": lambda event, _: event.price,
    "Bought": lambda event, _: -event.price,
    "Auctioned": lambda event, _: -event.amount,
}


class Played:
    """One championship, looked at after each move."""

    def __init__(self, seats: int, seed: int, **options: str | int) -> None:
        self.seats = seats
        self.luck = FastChance(seed)
        state = GAME.begin(Setup(seats, options=options), FastChance(seed + 1000))
        assert isinstance(state, Footmania)
        self.state = state
        self.stock = state.stock()
        self.money = 70 * seats
        self.deals = 0
        self.matches = 0

    def to_the_end(self) -> None:
        while self.state.awaited():
            seat = self.state.due(self.luck)
            self.make(seat, self.state.sample(seat, self.luck))
            if self.luck.below(3) == 0 and self.state.awaited():
                self.deal(self.luck.below(self.seats))

    def deal(self, seat: int) -> None:
        move = self.state.sample_open(seat, self.luck)
        if move is not None:
            self.make(seat, move)

    def make(self, seat: int, move: FMMove) -> None:
        assert self.state.judge(seat, move) == LEGAL
        out = Telltale()
        self.state.apply(seat, move, out)
        for telling in out.told:
            event: Any = telling.full
            kind = type(event).__name__
            self.money += FROM_BANK[kind](event, self.seats) if kind in FROM_BANK else 0
            self.deals += kind == "DealMade"
            self.matches += kind == "MatchEnded"
        self.check()

    def check(self) -> None:
        view = GAME.view(self.state, -2)
        assert isinstance(view, FMView)
        cash = [club.cash for club in view.clubs]
        assert sum(cash) + view.pactole == self.money
        assert min(cash) >= 0
        assert self.state.stock() == self.stock
        for club in view.clubs:
            assert club.pluses <= (7 if view.step == "return" else 6)
            kinds = [sponsor.rpartition("-")[0] for sponsor in club.sponsors]
            assert len(set(kinds)) == len(kinds)
            assert view.phase == 1 or not club.square.startswith("M")
        self.check_elevens(view)

    def check_elevens(self, view: FMView) -> None:
        numbers, men = self.state.album.number_of, self.state.album.men
        for side in view.sides:
            fielded = [(place, men[numbers[name]]) for place, name in enumerate(side.eleven, 1) if name]
            assert all(place in man.numbers for place, man in fielded)
            assert len({man.name for _, man in fielded}) == len(fielded)
            assert sum(man.colour == "red" for _, man in fielded) <= 3
            assert not any(man.joker and place == 1 for place, man in fielded)


@pytest.mark.clause(
    "FM-15", "FM-51", "FM-56", "FM-72", "FM-86", "FM-93", "FM-94", "FM-109", "FM-112", "FM-134"
)
@pytest.mark.parametrize(("seats", "points"), [(2, 4), (3, 12), (4, 24)])
def test_money_and_cards_are_conserved(seats: int, points: int) -> None:
    deals = 0
    for seed in range(2):
        played = Played(seats, seed, limit=20)
        played.to_the_end()
        outcome = played.state.outcome()
        assert outcome is not None
        assert sum(outcome.scores) == points
        assert played.matches >= points // 2
        deals += played.deals
    assert deals > 0
