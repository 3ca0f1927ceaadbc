"""What is drawn of a season: the final table, money by turns, and the two elevens of the last match."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

from ludofoot.core.panels import (
    AnyPanel,
    Cell,
    Piece,
    Shade,
    Span,
    Spot,
    Standing,
    Stroke,
    Strokes,
    Tick,
    Tile,
    TileRow,
    Tiles,
)
from ludofoot.core.records import Said
from ludofoot.games.footmania.events import (
    Auctioned,
    BankPaid,
    Bought,
    DayEnded,
    DealMade,
    Declared,
    EuroWon,
    FootballerSold,
    MatchDay,
    PactoleWon,
    PhaseTwo,
    Rolled,
    Settled,
    SponsorPaid,
    SponsorSold,
    StruckDown,
    Substituted,
)
from ludofoot.games.footmania.reporting.tale import PER_MILLION, Match, Tale
from ludofoot.games.footmania.rules.position import START_MONEY

DAYS: Final = 3
"""So many match days have room in the table: of more, the last ones."""
PENNANTS: Final = 5
"""More than these are counted, not drawn."""
STEPS: Final = (1, 2, 5, 10)
LINES: Final = 4


# ---- the final table


def standing_of(tale: Tale) -> Standing:
    """A row each: the match days in stars, stars for and against, pennants, points."""
    days = sorted({match.day for match in tale.matches})[-DAYS:]
    return Standing(
        title=Said("standing-title"),
        heads=(
            *(Said("standing-day", {"n": day}) for day in days),
            Said("standing-stars"),
            Said("standing-pennants"),
        ),
        rows=tuple(tuple(row_of(tale, seat, days)) for seat in range(tale.told.seats)),
        points=Said("standing-points"),
        cup=tale.told.outcome is not None,
    )


def row_of(tale: Tale, seat: int, days: list[int]) -> Iterator[Cell]:
    """A club."""
    own = tale.matches_of(seat)
    for day in days:
        match = next((each for each in own if each.day == day), None)
        if match is None:
            yield Cell()
            continue
        lost = match.ended.event.winner not in (seat, None)
        yield Cell(said=Said("tile-stars", {"n": match.stars(seat)}), weak=lost)
    scored = sum(match.stars(seat) for match in own)
    against = sum(match.stars(match.other(seat)) for match in own)
    yield Cell(said=Said("gazette-score-2", {"one": scored, "two": against}))
    pennant = Piece(art="pennant-mark", name=Said("standing-pennant"))
    count = tale.pennants(seat)
    if count <= PENNANTS:
        yield Cell(pieces=(pennant,) * count)
    else:
        yield Cell(pieces=(pennant,), said=Said("standing-times", {"n": count}))


def shades_of(tale: Tale) -> Iterator[Shade]:
    """The match days."""
    days = [each.entry for each in tale.told.of(MatchDay)]
    for begin, end in zip(days, (each.entry for each in tale.told.of(DayEnded)), strict=False):
        yield Shade(begin, end)


# ---- money


def panels_of(tale: Tale) -> Iterator[AnyPanel]:
    """Money for everybody; the elevens if there was a match."""
    yield money_of(tale)
    if tale.matches:
        yield elevens_of(tale)


def money_of(tale: Tale) -> Strokes:
    """The cash of each club by turns, the championship tinted and its match days darker."""
    course = Purse(tale)
    turns = max(1.0, course.at)
    most = max(spot.y for line in course.lines for spot in line)
    step = next((step for step in STEPS if most / step <= LINES), STEPS[-1])
    up = range(0, int(most) + 1, step)
    days = list(course.day_marks())
    marks = [
        Tick(turn, Said("when-turn", {"n": turn}))
        for turn in (round(turns / 4), round(turns * 5 / 8))
        if all(abs(turn - day.at) > turns / 6 for day in days)
    ]
    return Strokes(
        title=Said("panel-money"),
        note=Said("panel-money-note"),
        strokes=tuple(
            Stroke(side=seat, points=(*line, Spot(turns, line[-1].y)))
            for seat, line in enumerate(course.lines)
        ),
        across=(Tick(0), *marks, *days, Tick(turns)),
        up=tuple(Tick(amount, Said("scale-millions", {"n": amount})) for amount in up),
        spans=tuple(course.spans(turns)),
    )


class Purse:
    """What every club had in cash, in millions, and after how many turns."""

    def __init__(self, tale: Tale) -> None:
        self.seats = tale.told.seats
        self.cash = [START_MONEY] * self.seats
        self.lines = [[Spot(0, START_MONEY / PER_MILLION)] for _ in range(self.seats)]
        self.at = 0.0
        self.began: float | None = None
        """When the championship did."""
        self.days: list[tuple[int, float, float]] = []
        for each in tale.told.happenings:
            self.follow(each.event)

    def follow(self, event: Any) -> None:
        """Time passes with the dice and with match days; the rest is money."""
        match event:
            case Rolled(again=False):
                self.at += 1 / self.seats
            case PhaseTwo():
                self.began = self.at
            case MatchDay(day=day):
                self.days.append((day, self.at, self.at + 1))
                self.at += 1
        before = list(self.cash)
        for seat, amount in payments(event, self.seats):
            self.cash[seat] += amount
        for seat, line in enumerate(self.lines):
            if self.cash[seat] != before[seat]:
                line.append(Spot(self.at, self.cash[seat] / PER_MILLION))

    def day_marks(self) -> Iterator[Tick]:
        """The match days on the scale."""
        for day, begin, end in self.days:
            yield Tick((begin + end) / 2, Said("standing-day", {"n": day}))

    def spans(self, turns: float) -> Iterator[Span]:
        """The championship, and the match days in it."""
        if self.began is not None:
            yield Span(begin=self.began, end=turns, said=Said("panel-championship"))
        for _, begin, end in self.days:
            yield Span(begin=begin, end=end, dark=True)


def payments(event: Any, seats: int) -> list[tuple[int, int]]:
    """Who got or paid how much, in hundreds of thousands."""
    match event:
        case Bought(seat=seat, price=amount) | Auctioned(seat=seat, amount=amount):
            return [(seat, -amount)]
        case Settled(seat=seat, amount=amount):
            return [(seat, -amount)]
        case SponsorPaid(seat=seat, amount=amount) | BankPaid(seat=seat, amount=amount):
            return [(seat, amount)]
        case PactoleWon(seat=seat, amount=amount) | Declared(seat=seat, bonus=amount):
            return [(seat, amount)]
        case FootballerSold(seat=seat, price=amount) | SponsorSold(seat=seat, price=amount):
            return [(seat, amount)]
        case EuroWon(seat=seat, receipts=amount):
            return [(seat, amount)]
        case DayEnded(receipts=amount):
            return [(seat, amount) for seat in range(seats)]
        case DealMade(maker=maker, taker=taker):
            balance = event.want_money - event.give_money
            return [(maker, balance), (taker, -balance)]
    return []


# ---- the elevens


def elevens_of(tale: Tale) -> Tiles:
    """Those of everybody's last match, the champion first."""
    shown = [seat for seat in tale.told.order if tale.matches_of(seat)]
    return Tiles(
        title=Said("panel-elevens", {"n": len(shown)}),
        note=Said("panel-elevens-note"),
        place="below",
        rows=tuple(eleven_row(tale, seat, tale.matches_of(seat)[-1]) for seat in shown),
    )


def eleven_row(tale: Tale, seat: int, match: Match) -> TileRow:
    """The places in order, with whoever stood there at kick-off."""
    eleven = match.shown.home_eleven if seat == match.shown.home else match.shown.away_eleven
    gone, best = struck_off(tale, seat, match), best_buy(tale, seat)
    return TileRow(
        side=seat,
        said=Said("panel-stars", {"a": match.first_stars(seat), "b": match.stars(seat)}),
        tiles=tuple(
            None
            if man is None
            else Tile(
                art=f"portrait-{man}",
                name=Said("gazette-name", {"name": man}),
                said=Said("tile-stars", {"n": tale.stars_of[man]}),
                gone=man in gone,
                best=man == best,
            )
            for man in eleven
        ),
    )


def struck_off(tale: Tale, seat: int, match: Match) -> set[str]:
    """Who had to leave the pitch in a match."""
    gone: set[str] = set()
    inside = False
    for each in tale.told.happenings:
        event = each.event
        if event is match.shown:
            inside = True
        elif event is match.ended.event:
            return gone
        elif inside and isinstance(event, StruckDown) and event.seat == seat and event.footballer:
            gone.add(event.footballer)
        elif inside and isinstance(event, Substituted) and event.seat == seat and event.off:
            gone.add(event.off)
    return gone


def best_buy(tale: Tale, seat: int) -> str | None:
    """The footballer with the most stars fielded for what was paid; gifts do not count."""
    fielded: Counter[str] = Counter()
    for match in tale.matches_of(seat):
        fielded.update({man: tale.stars_of[man] for man in match.eleven(seat)})
    bought = [man for man in sorted(fielded) if tale.prices.get((seat, man), 0)]
    return max(bought, key=lambda man: fielded[man] / tale.prices[seat, man], default=None)
