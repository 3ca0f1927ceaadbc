"""What happened in a season of Footmania, as far as the paper cares."""

from __future__ import annotations

from functools import cached_property
from typing import Any, NamedTuple

from ludofoot.core.records import Said
from ludofoot.core.reporting import Chronicle, Happening
from ludofoot.core.reporting import Tale as Base
from ludofoot.games.footmania.events import (
    AcademyGave,
    Auctioned,
    Bought,
    Champion,
    DayEnded,
    DealMade,
    Declared,
    EuroDrawn,
    EuroWon,
    InDebt,
    LineUpsShown,
    MatchDay,
    MatchEnded,
    PactoleWon,
    PlayOff,
    Rolled,
)

PER_MILLION = 10
"""Money is kept in hundreds of thousands."""


class Match(NamedTuple):
    """A match of the championship: who met, with how many stars at kick-off and at the whistle."""

    ended: Happening
    shown: Any
    day: int

    def stars(self, seat: int) -> int:
        """At the whistle."""
        event = self.ended.event
        return int(event.home_stars if seat == event.home else event.away_stars)

    def first_stars(self, seat: int) -> int:
        """At kick-off."""
        return int(self.shown.home_stars if seat == self.shown.home else self.shown.away_stars)

    def eleven(self, seat: int) -> list[str]:
        """Who was fielded."""
        found = self.shown.home_eleven if seat == self.shown.home else self.shown.away_eleven
        return [man for man in found if man is not None]

    def other(self, seat: int) -> int:
        """The opponent."""
        event = self.ended.event
        return int(event.away if seat == event.home else event.home)

    def has(self, seat: int) -> bool:
        """Whether a seat played in it."""
        return seat in (self.ended.event.home, self.ended.event.away)


class Tale(Base):
    """The facts of a season; every seat is a side of its own."""

    def __init__(self, told: Chronicle) -> None:
        super().__init__(told)
        self.matches: list[Match] = []
        self.moments: dict[int, Said] = {}
        self.read()
        self.play_off = any(told.of(PlayOff))
        self.euro = list(told.of(EuroWon))
        self.worth = {each.event.team: each.event.pennants for each in told.of(EuroDrawn)}
        """The pennants of each European team that was met."""
        self.pactoles = list(told.of(PactoleWon))
        self.debts = {each.event.seat for each in told.of(InDebt)}
        self.declared = next(told.of(Declared), None)
        self.deals = list(told.of(DealMade))

    def read(self) -> None:
        """Goes through the season once: turns by the dice, then match days."""
        rolls, day, playing, shown = 0, 0, False, None
        for each in self.told.happenings:
            match each.event:
                case Rolled(again=False):
                    rolls, playing = rolls + 1, False
                case MatchDay():
                    day, playing = each.event.day, True
                case LineUpsShown():
                    shown = each.event
                case MatchEnded():
                    self.matches.append(Match(each, shown, day))
            turn = -(-rolls // self.told.seats)
            said = Said("when-day", {"n": day}) if playing else Said("when-turn", {"n": max(1, turn)})
            self.moments.setdefault(each.entry, said)

    def when(self, each: Happening) -> Said:
        """The turn, or the match day."""
        return self.moments.get(each.entry, Said("gazette-when-start"))

    # ---- the table

    @cached_property
    def points(self) -> tuple[int, ...]:
        """The points as they stand."""
        days = [each.event.points for each in self.told.of(DayEnded)]
        return tuple(days[-1]) if days else (0,) * self.told.seats

    @cached_property
    def over(self) -> Any:
        """The end of the season."""
        return next((each.event for each in self.told.of(Champion)), None)

    def pennants(self, seat: int) -> int:
        """The pennants of a club."""
        if self.over is not None:
            return int(self.over.pennants[seat])
        own = [each.event.pennants for each in self.euro if each.event.seat == seat]
        return int(own[-1]) if own else 0

    def matches_of(self, seat: int) -> list[Match]:
        """The matches of a club."""
        return [each for each in self.matches if each.has(seat)]

    def wins(self, seat: int) -> int:
        """The matches that a club won."""
        return sum(each.ended.event.winner == seat for each in self.matches)

    def euros(self, seat: int) -> int:
        """The European matches that a club won."""
        return sum(each.event.seat == seat for each in self.euro)

    # ---- money and men

    def spent(self, seat: int) -> int:
        """What a club paid for footballers, in hundreds of thousands."""
        bought = sum(each.event.price for each in self.told.of(Bought) if each.event.seat == seat)
        bids = sum(each.event.amount for each in self.told.of(Auctioned) if each.event.seat == seat)
        return int(
            bought + bids + sum(paid(each.event, seat) for each in self.deals if men_moved(each.event))
        )

    @cached_property
    def prices(self) -> dict[tuple[int, str], int]:
        """What each club paid last for each footballer; the academy asks for nothing."""
        found: dict[tuple[int, str], int] = {}
        for each in self.told.of(Bought, Auctioned, AcademyGave, DealMade):
            event = each.event
            match event:
                case Bought():
                    found[event.seat, str(event.footballer)] = event.price
                case Auctioned():
                    found[event.seat, event.footballer] = event.amount
                case AcademyGave():
                    found[event.seat, str(event.footballer)] = 0
                case DealMade():
                    for man in event.give:
                        found[event.taker, man] = event.want_money
                    for man in event.want:
                        found[event.maker, man] = event.give_money
        return found

    @cached_property
    def stars_of(self) -> dict[str, int]:
        """The stars of every footballer in the box."""
        return {man.name: man.stars for man in self.told.game.album.men}

    def best_men(self, seat: int) -> list[str]:
        """Who had most stars of those that a club fielded in its last match."""
        own = self.matches_of(seat)
        men = own[-1].eleven(seat) if own else []
        most = max((self.stars_of[man] for man in men), default=0)
        return [man for man in men if self.stars_of[man] == most]

    def sold_by(self, seat: int, man: str) -> int | None:
        """From whom a club has this footballer, if it was by a deal."""
        for each in reversed(self.deals):
            event = each.event
            if event.taker == seat and man in event.give:
                return int(event.maker)
            if event.maker == seat and man in event.want:
                return int(event.taker)
        return None


def men_moved(deal: Any) -> bool:
    """Whether a deal was about footballers."""
    return bool(deal.give or deal.want)


def paid(deal: Any, seat: int) -> int:
    """What a seat paid in a deal."""
    return int(deal.give_money if seat == deal.maker else deal.want_money if seat == deal.taker else 0)
