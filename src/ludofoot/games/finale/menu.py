"""Finale for programs: the squads, decks and penalty lists on the menu of what cannot be listed."""

from __future__ import annotations

from functools import lru_cache

from ludofoot.core.chance import FastChance
from ludofoot.games.finale.knowhow import best_team, improved
from ludofoot.games.finale.records import FIMove, Shooters
from ludofoot.games.finale.rules.cards import Cards
from ludofoot.games.finale.rules.codes import move_of
from ludofoot.games.finale.rules.play import Finale
from ludofoot.games.finale.rules.position import MIXED, VARIANT
from ludofoot.games.finale.rules.side import Side
from ludofoot.games.finale.rules.squads import beginner_team, sample_mix, sample_plan, sample_team

SQUADS = 12
"""The beginner set, the best that the bots know, and ten others, fixed once and for all."""
DECKS = 12
LISTS = 6


def squads(match: Finale, seat: int) -> list[FIMove]:
    """Fifteen footballers within the budget."""
    side = match.side(seat)
    return [move_of(match, side, code, ()) for code in squad_codes(side.cards, side.colour)]


@lru_cache(maxsize=8)
def squad_codes(cards: Cards, colour: int) -> list[int]:
    """The others begin with a squad drawn at random and are improved man by man: other lines, other stars."""
    side = Side(cards, colour)
    found = [beginner_team(side), best_team(side)]
    draw = 0
    while len(found) < SQUADS:
        draw += 1
        team = sample_team(side, FastChance(draw))
        for _ in range(40):
            better = improved(side, team)
            if better == team:
                break
            team = better
        if team not in found:
            found.append(team)
    return found


def decks(match: Finale, seat: int) -> list[FIMove]:
    """Where decks are mixed: the four of one colour, then others; in the variant eleven cards in order."""
    side, cards = match.side(seat), match.cards
    if match.decks == VARIANT:
        plans = [sample_plan(cards, FastChance(number)) for number in range(DECKS)]
        return [move_of(match, side, 0, plan) for plan in plans]
    if match.decks != MIXED:
        return []
    codes = [cards.white | preset for preset in cards.presets]
    draw = 0
    while len(codes) < DECKS:
        draw += 1
        mix = sample_mix(cards, 0, FastChance(draw))
        if mix not in codes:
            codes.append(mix)
    return [move_of(match, side, code, ()) for code in codes]


def penalty_lists(match: Finale, seat: int) -> list[FIMove]:
    """The strongest first; or the best one, two … five kept for the end."""
    strongest = match.default(seat)
    assert isinstance(strongest, Shooters)
    men = strongest.men
    turned = [Shooters((*men[kept:], *men[:kept])) for kept in range(LISTS)]
    return list(dict.fromkeys(turned))
