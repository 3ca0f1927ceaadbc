"""Euromatches: the team is shown, plus cards may help, nobody is substituted (FM-121 to FM-131)."""

from __future__ import annotations

from mypy_extensions import i64

from ludofoot.core.cards import bit
from ludofoot.core.sink import Sink
from ludofoot.games.footmania.events import EuroLost, EuroPassed, EuroShown, EuroWon, PlusPlayed
from ludofoot.games.footmania.records import PLUSES, TEAMS
from ludofoot.games.footmania.rules.album import FORM_3
from ludofoot.games.footmania.rules.belongings import NO_CARD
from ludofoot.games.footmania.rules.matches import MOST_PLAYED, PENNANTS_A_STAR, Matches, bonus_of
from ludofoot.games.footmania.rules.position import EURO_PLUS


class Euromatches(Matches):
    """One team against a card."""

    def pass_euromatch(self, out: Sink) -> None:
        """FM-130: without showing the team; FM-A23: the card goes under its pile."""
        if out.on:
            out.tell(EuroPassed(clause="FM-130", seat=self.turn, team=TEAMS[self.team]))
        self.return_team()
        self.next_turn(out)

    def return_team(self) -> None:
        """FM-125, FM-A23: under the euromatch pile."""
        self.euro_pile.put_under(self.team)
        self.team = NO_CARD

    def meet(self, eleven: list[int], out: Sink) -> None:
        """FM-124: the team is shown and counted."""
        self.line_ups = [eleven]
        self.take_the_field(eleven)
        self.step = EURO_PLUS
        if out.on:
            names, stars = self.named(eleven), self.strength(0)
            out.tell(EuroShown(clause="FM-124", seat=self.turn, eleven=names, strength=stars))

    def may_boost(self, kind: i64) -> bool:
        """FM-131, FM-D4: only form cards are marked for euromatches; three at most (FM-A24)."""
        return kind <= FORM_3 and self.played[0] < MOST_PLAYED

    def boost(self, kind: i64, out: Sink) -> None:
        """A plus card helps against the European team."""
        self.use_plus(0, kind)
        self.bonus[0] = self.bonus[0] + bonus_of(kind)
        if out.on:
            stars = self.strength(0)
            out.tell(PlusPlayed(clause="FM-131", seat=self.turn, plus=PLUSES[kind], stars=stars))

    def finish_euromatch(self, out: Sink) -> None:
        """FM-125: equal or lower is lost; FM-126: higher wins card and receipts."""
        seat, team = self.turn, self.team
        stars = self.strength(0)
        if stars > self.album.strength[team]:
            self.win_euromatch(seat, team, stars, out)
        else:
            if out.on:
                out.tell(EuroLost(clause="FM-125", seat=seat, team=TEAMS[team], strength=stars))
            self.return_team()
        self.clear_pitch()
        self.next_turn(out)

    def win_euromatch(self, seat: i64, team: i64, stars: i64, out: Sink) -> None:
        """FM-127, FM-128: every full five pennants add a star from now on (FM-A25)."""
        pennants: i64 = self.pennants.get(seat) + self.album.pennants[team]
        self.pennants.put(seat, pennants)
        self.won.put(seat, self.won.get(seat) | bit(team))
        self.cash.put(seat, self.cash.get(seat) + self.album.receipts[team])
        self.team = NO_CARD
        if out.on:
            out.tell(
                EuroWon(
                    clause="FM-126",
                    seat=seat,
                    team=TEAMS[team],
                    strength=stars,
                    receipts=self.album.receipts[team],
                    pennants=pennants,
                    stars=pennants // PENNANTS_A_STAR,
                )
            )
