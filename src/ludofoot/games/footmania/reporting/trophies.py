"""The trophies of Footmania."""

from __future__ import annotations

from typing import Final

from ludofoot.core.reporting import Trophy
from ludofoot.games.footmania.events import AcademyGave, Bought, DealMade, EuroWon, FootballerSold
from ludofoot.games.footmania.reporting.tale import Tale

GREAT = 5


def won(tale: Tale, side: int) -> bool:
    return tale.told.winner == side


def invincible(tale: Tale, side: int) -> bool:
    """The title, all matches won."""
    return won(tale, side) and tale.wins(side) == len(tale.matches_of(side)) > 0


def small_budget(tale: Tale, side: int) -> bool:
    """The title with the least money spent."""
    return won(tale, side) and all(tale.spent(side) < tale.spent(other) for other in tale.losers)


def academy(tale: Tale, side: int) -> bool:
    """Two men of the academy in an eleven that won a match."""
    own = {each.event.footballer for each in tale.told.of(AcademyGave) if each.event.seat == side}
    matches = [each for each in tale.matches_of(side) if each.ended.event.winner == side]
    return any(len(own & set(match.eleven(side))) >= 2 for match in matches)


def european_night(tale: Tale, side: int) -> bool:
    """A European team worth five pennants was beaten."""
    beaten = [each.event.team for each in tale.told.of(EuroWon) if each.event.seat == side]
    return any(tale.worth.get(team, 0) >= GREAT for team in beaten)


def market_king(tale: Tale, side: int) -> bool:
    """A footballer sold for half as much again as was paid for him."""
    paid: dict[str, int] = {}
    for each in tale.told.of(Bought, FootballerSold, DealMade):
        event = each.event
        match event:
            case Bought() if event.seat == side:
                paid[str(event.footballer)] = event.price
            case FootballerSold() if event.seat == side:
                if profit(paid, str(event.footballer), event.price):
                    return True
            case DealMade() if event.maker == side and len(event.give) == 1 and not event.want:
                if profit(paid, event.give[0], event.want_money):
                    return True
            case DealMade() if event.taker == side and len(event.want) == 1 and not event.give:
                if profit(paid, event.want[0], event.give_money):
                    return True
    return False


def profit(paid: dict[str, int], man: str, price: int) -> bool:
    """Whether this price is half as much again as what was paid."""
    return bool(paid.get(man)) and 2 * price >= 3 * paid[man]


def red_to_black(tale: Tale, side: int) -> bool:
    """The title after having been in debt."""
    return won(tale, side) and side in tale.debts


TROPHIES: Final = (
    Trophy("invincible", invincible),
    Trophy("small-budget", small_budget),
    Trophy("academy", academy),
    Trophy("european-night", european_night),
    Trophy("market-king", market_king),
    Trophy("red-to-black", red_to_black),
)
