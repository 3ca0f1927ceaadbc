"""What a broken-off championship is worth to a club: what is counted of it, for weights that were fitted."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludofoot.core.cards import listed, size
from ludofoot.games.footmania.rules.cards import CROWD, MEDIC, PLACES
from ludofoot.games.footmania.rules.eleven import filled
from ludofoot.games.footmania.rules.pitch import bonus_of, strength
from ludofoot.games.footmania.rules.position import ACTION, ANSWER, SUBSTITUTE, Position
from ludofoot.games.footmania.tactics.elevens import known_eleven

PARTS: Final = 7
STRIKE: Final = 3.0


def counted(position: Position, seat: i64) -> list[float]:
    """A constant, the lead in the match being played; then this club less the best of the others in points,
    pennants, stars, money, sponsors, plus cards and men, in the first phase and in the second."""
    return compared(position, seat, [account(position, each) for each in range(position.seats)])


def compared(position: Position, seat: i64, accounts: list[list[float]]) -> list[float]:
    """The same, where the accounts of all clubs are known."""
    mine = accounts[seat]
    best = [-1000.0] * PARTS
    for other in range(position.seats):
        if other != seat:
            theirs = accounts[other]
            for part in range(PARTS):
                best[part] = max(best[part], theirs[part])
    late = position.phase == 2
    # Points weigh more the fewer are left to be won.
    done = float(position.day) / float(position.days()) if late else 0.0
    found = [1.0, match_lead(position, seat)]
    for part in range(PARTS):
        gap = mine[part] - best[part]
        found.append(0.0 if late else gap)
        found.append(gap if late else 0.0)
        found.append(gap * done)
    return found


def account(position: Position, seat: i64) -> list[float]:
    """What a club has, in the order of `counted`."""
    squad = position.squads[seat]
    eleven = known_eleven(position.album, squad)
    income: i64 = 0
    for card in listed(position.sponsors.get(seat)):
        income += position.album.resales[card]
    return [
        float(position.points.get(seat)) / 3.0,
        float(position.pennants.get(seat)) / 3.0,
        float(eleven.worth) / 5.0,
        float(position.cash.get(seat)) / 20.0,
        float(income) / 20.0,
        plus_worth(position, seat) / 5.0,
        float(filled(eleven.eleven)) / float(PLACES) + float(len(squad)) / 40.0,
    ]


def plus_worth(position: Position, seat: i64) -> float:
    """By how many stars the plus cards in hand turn a match, about."""
    total = 0.0
    for kind in range(MEDIC):
        count = size(position.held(seat, kind))
        if count:
            total += float(count) * (float(bonus_of(kind)) if kind <= CROWD else STRIKE)
    return total


def match_lead(position: Position, seat: i64) -> float:
    """How far this club is ahead in the match being played, if it plays; otherwise 0."""
    if position.step != ACTION and position.step != ANSWER and position.step != SUBSTITUTE:
        return 0.0
    side = position.side_of(seat)
    if side < 0:
        return 0.0
    ahead = float(strength(position, side) - strength(position, 1 - side))
    return max(-1.0, min(1.0, ahead / 2.0))
