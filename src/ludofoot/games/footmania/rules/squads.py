"""Piles and squads: where a footballer goes, and who knows of it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludofoot.core.sink import Sink
from ludofoot.games.footmania.rules.position import EVERYBODY, NO_CARD, Position
from ludofoot.games.footmania.rules.telling import tell_uncovered

ANY: Final = -1


def uncover(position: Position, which: i64, out: Sink) -> None:
    """FM-A4: the next top card shows its price as soon as one has left."""
    pile = position.pile(which)
    if pile.top != NO_CARD or len(pile) == 0:
        return
    by_luck = len(pile.loose) > 0
    card = pile.uncover(position.chance)
    if out.on:
        tell_uncovered(position, which, card, by_luck, out)


def put_under(position: Position, card: i64, who_knows: i64, out: Sink) -> None:
    """FM-A27, FM-A43: face down under the pile of its colour."""
    which: i64 = position.album.pile[card]
    position.known[card] = who_knows
    position.pile(which).put_under(card)
    uncover(position, which, out)


def gain(position: Position, seat: i64, card: i64) -> None:
    """A footballer joins a squad of any size (FM-A9), kept in the order of the box."""
    squad = position.squads[seat]
    place = len(squad)
    while place > 0 and squad[place - 1] > card:
        place -= 1
    squad.insert(place, card)


def show(position: Position, card: i64) -> None:
    """Everybody sees where this footballer is."""
    position.known[card] = EVERYBODY


def forget(position: Position, owner: i64, watchers: i64, which: i64, reduced: i64) -> None:
    """One left the squad unseen: the watchers are no longer sure of any that it may have been."""
    album = position.album
    for card in position.squads[owner]:
        if which == ANY or (album.pile[card] == which and album.reduced[card] == reduced):
            position.known[card] = position.known[card] & ~watchers
