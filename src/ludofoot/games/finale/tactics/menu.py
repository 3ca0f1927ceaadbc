"""The squads, decks and penalty lists worth offering where they are too many to be listed."""

from __future__ import annotations

from ludofoot.core.chance import FastChance
from ludofoot.games.finale.records import FIMove, Shooters
from ludofoot.games.finale.rules.cards import Cards
from ludofoot.games.finale.rules.codes import move_of
from ludofoot.games.finale.rules.position import Position
from ludofoot.games.finale.rules.side import Side
from ludofoot.games.finale.rules.squads import beginner_team, sample_mix, sample_plan
from ludofoot.games.finale.tactics.teams import best_in, best_team

SQUADS = 12
"""The beginner set, the best that the bots know, and the best of ten other formations."""
FORMATIONS = (
    *((3, 4, 3), (4, 4, 2), (4, 3, 3), (3, 5, 2), (5, 3, 2), (3, 3, 4)),
    *((4, 5, 1), (5, 4, 1), (4, 2, 4), (2, 4, 4), (2, 5, 3)),
)
DECKS = 12
LISTS = 6


def squads(position: Position, seat: int) -> list[FIMove]:
    """Fifteen footballers within the budget."""
    side = position.side(seat)
    return [move_of(position, side, code, ()) for code in squad_codes(side.cards, side.colour)]


def squad_codes(cards: Cards, colour: int) -> list[int]:
    """As many of them as the box lets anybody afford."""
    side = Side(cards, colour)
    others = [best_in(cards, colour, (1, *formation)) for formation in FORMATIONS]
    found = [beginner_team(side), best_team(side), *[team for team in others if team is not None]]
    return list(dict.fromkeys(found))[:SQUADS]


def decks(position: Position, seat: int) -> list[FIMove]:
    """Where decks are mixed: the four of one colour, then others; in the variant eleven cards in order."""
    side, cards = position.side(seat), position.cards
    if position.options.decks == "variant":
        plans = [sample_plan(cards, FastChance(number)) for number in range(DECKS)]
        return [move_of(position, side, 0, plan) for plan in plans]
    if position.options.decks != "mixed":
        return []
    codes = [cards.white | preset for preset in cards.presets]
    draw = 0
    while len(codes) < DECKS:
        draw += 1
        mix = sample_mix(cards, 0, FastChance(draw))
        if mix not in codes:
            codes.append(mix)
    return [move_of(position, side, code, ()) for code in codes]


def penalty_lists(position: Position, seat: int) -> list[FIMove]:
    """The strongest first; or the best one, two … five kept for the end."""
    strongest = position.default(seat)
    assert isinstance(strongest, Shooters)
    men = strongest.men
    turned = [Shooters((*men[kept:], *men[:kept])) for kept in range(LISTS)]
    return list(dict.fromkeys(turned))
