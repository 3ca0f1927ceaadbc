"""Euromatches: the team is shown, plus cards may help, nobody is substituted (FM-121 to FM-131)."""

from __future__ import annotations

from mypy_extensions import i64

from ludofoot.core.cards import bit
from ludofoot.core.sink import Sink
from ludofoot.games.footmania.events import EuroLost, EuroPassed, EuroShown, PlusPlayed
from ludofoot.games.footmania.records import PLUSES, TEAMS
from ludofoot.games.footmania.rules.line_ups import take_the_field
from ludofoot.games.footmania.rules.matches import use_plus
from ludofoot.games.footmania.rules.pitch import bonus_of, clear_pitch, strength
from ludofoot.games.footmania.rules.position import EURO_PLUS, NO_CARD, Position
from ludofoot.games.footmania.rules.rounds import next_turn
from ludofoot.games.footmania.rules.telling import tell_team_beaten


def pass_euromatch(position: Position, out: Sink) -> None:
    """FM-130: without showing the team; FM-A23: the card goes under its pile."""
    if out.on:
        out.tell(EuroPassed(clause="FM-130", seat=position.turn, team=TEAMS[position.team]))
    return_team(position)
    next_turn(position, out)


def return_team(position: Position) -> None:
    """FM-125, FM-A23: under the euromatch pile."""
    position.euro_pile.put_under(position.team)
    position.team = NO_CARD


def meet(position: Position, eleven: list[int], out: Sink) -> None:
    """FM-124: the team is shown and counted."""
    position.line_ups = [eleven]
    take_the_field(position, eleven)
    position.step = EURO_PLUS
    if out.on:
        names, stars = position.named(eleven), strength(position, 0)
        out.tell(EuroShown(clause="FM-124", seat=position.turn, eleven=names, strength=stars))


def boost(position: Position, kind: i64, out: Sink) -> None:
    """A plus card helps against the European team."""
    use_plus(position, 0, kind)
    position.bonus[0] = position.bonus[0] + bonus_of(kind)
    if out.on:
        stars = strength(position, 0)
        out.tell(PlusPlayed(clause="FM-131", seat=position.turn, plus=PLUSES[kind], stars=stars))


def finish_euromatch(position: Position, out: Sink) -> None:
    """FM-125: equal or lower is lost; FM-126: higher wins card and receipts."""
    stars = strength(position, 0)
    if stars > position.album.strength[position.team]:
        win_euromatch(position, stars, out)
    else:
        if out.on:
            out.tell(EuroLost(clause="FM-125", seat=position.turn, team=TEAMS[position.team], strength=stars))
        return_team(position)
    clear_pitch(position)
    next_turn(position, out)


def win_euromatch(position: Position, stars: i64, out: Sink) -> None:
    """FM-127, FM-128: every full five pennants add a star from now on (FM-A25)."""
    seat, team = position.turn, position.team
    position.pennants.put(seat, position.pennants.get(seat) + position.album.pennants[team])
    position.won.put(seat, position.won.get(seat) | bit(team))
    position.cash.put(seat, position.cash.get(seat) + position.album.receipts[team])
    position.team = NO_CARD
    if out.on:
        tell_team_beaten(position, team, stars, out)
