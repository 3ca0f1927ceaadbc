"""Before the first period: both teams are laid out, the decks are set, and the first hands are drawn."""

from __future__ import annotations

from ludofoot.core.cards import gathered
from ludofoot.core.sink import Sink
from ludofoot.games.finale.rules.periods import begin_period, draw_for
from ludofoot.games.finale.rules.position import DECK, Position
from ludofoot.games.finale.rules.side import OPEN
from ludofoot.games.finale.rules.squads import bench_in, starters_in
from ludofoot.games.finale.rules.telling import tell_line_up


def deal(position: Position) -> None:
    """As far as nothing has to be chosen: free teams come first (FI-A45)."""
    if position.options.teams == "beginner":
        line_up(position, Sink())


def line_up(position: Position, out: Sink) -> None:
    """FI-20, FI-A45: both teams are laid out together, then the decks are chosen."""
    for seat in range(2):
        side = position.side(seat)
        starters = position.cards.starters[side.colour]
        bench = position.cards.benches[side.colour]
        if position.options.teams != "beginner":
            starters = starters_in(side.choice)
            bench = bench_in(side.choice)
            side.choice = OPEN
        side.line_up(starters, bench)
        if out.on:
            tell_line_up(position, seat, out)
    if position.options.decks == "beginner":
        set_decks(position, out)
    else:
        position.step = DECK


def set_decks(position: Position, out: Sink) -> None:
    """FI-24 to FI-27: the decks lie on the Schlusskarte, three cards come into the hand."""
    chosen = position.options.decks
    for seat in range(2):
        side = position.side(seat)
        if chosen == "beginner":  # FI-28
            side.deck = position.cards.white | position.cards.presets[0]
            side.loose = side.deck
        elif chosen == "variant":  # FI-124, FI-125
            side.deck = gathered(list(side.plan))
            side.order = side.plan
        else:
            side.deck = side.choice
            side.loose = side.deck
        side.choice = OPEN
        side.plan = ()
        draw_for(position, seat, "FI-124" if chosen == "variant" else "FI-27", out)
    begin_period(position, out)
