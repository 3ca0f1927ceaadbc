"""Who can play where: legal elevens, and the strongest one by an exact assignment.

A footballer is worth the same in every place he can play in. So the sets that can be lined up are those of
a transversal matroid, and taking the strongest first, each with an augmenting path, is exact. The limit of
three foreigners makes the value a function of the foreigners chosen for which adding the best one at a time
is exact too (a valuated matroid).
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ludofoot.core.cards import bit, lowest
from ludofoot.games.footmania.rules.cards import PLACES, RED, Album

TRAINEE: Final = -1
EMPTY: Final = -2
CLOSED: Final = -3
"""A trainee after the flu, for whom nobody may come on."""
MOST_FOREIGNERS: Final = 3
ALL_PLACES: Final = 2047


@final
class Matching:
    """Footballers in places, one to one."""

    def __init__(self, album: Album) -> None:
        self.album: Album = album
        self.eleven: list[int] = [TRAINEE] * PLACES
        self.free: i64 = ALL_PLACES
        self.worth: i64 = 0

    def add(self, card: i64) -> bool:
        """Finds a place for one more footballer, moving others if need be."""
        if self.search(card, ALL_PLACES) != -1:
            return False
        # He replaces a trainee (FM-64, FM-65), who would have taken a star off (FM-67).
        self.worth += self.album.stars[card] + 1
        return True

    def search(self, card: i64, open_places: i64) -> i64:
        """An augmenting path: -1 if he found a place, else the places still worth trying."""
        wanted: i64 = self.album.places[card] & open_places
        free = wanted & self.free
        if free:
            place = lowest(free)
            self.free ^= bit(place)
            self.eleven[place] = card
            return -1
        while wanted:
            place = lowest(wanted)
            open_places &= ~bit(place)
            open_places = self.search(self.eleven[place], open_places)
            if open_places == -1:
                self.eleven[place] = card
                return -1
            wanted = self.album.places[card] & open_places
        return open_places


def matched(album: Album, first: list[int], others: list[int]) -> Matching | None:
    """The strongest eleven with all of the first and as many others as fit; None if the first do not."""
    found = Matching(album)
    for card in first:
        if not found.add(card):
            return None
    for card in others:
        if found.free == 0:
            break
        found.add(card)
    return found


def strongest(album: Album, squad: list[int]) -> list[int]:
    """The strongest legal eleven of a squad (FM-A34, FM-A55)."""
    best = strongest_match(album, squad)
    return best.eleven


def strongest_match(album: Album, squad: list[int]) -> Matching:
    """The same, with what it is worth."""
    nationals: list[int] = []
    foreigners: list[int] = []
    for card in by_stars(album, squad):
        if album.colour[card] == RED:
            foreigners.append(card)
        else:
            nationals.append(card)
    best = matched(album, [], nationals)
    assert best is not None
    chosen: list[int] = []
    while len(chosen) < MOST_FOREIGNERS:
        better: Matching | None = None
        added: i64 = -1
        for card in foreigners:
            if card in chosen:
                continue
            tried = matched(album, [*chosen, card], nationals)
            if tried is not None and tried.worth > (best.worth if better is None else better.worth):
                better = tried
                added = card
        if better is None:
            break
        best = better
        chosen.append(added)
    return best


def by_stars(album: Album, squad: list[int]) -> list[int]:
    """The footballers, strongest first; equal ones in the order of the squad."""
    found: list[int] = []
    for card in squad:
        stars: i64 = album.stars[card]
        place: i64 = len(found)
        while place > 0 and album.stars[found[place - 1]] < stars:
            place -= 1
        found.insert(place, card)
    return found


def fullest(album: Album, squad: list[int]) -> list[int]:
    """The legal eleven that fills the most places, for a declaration."""
    nationals = [card for card in squad if album.colour[card] != RED]
    found = matched(album, [], nationals)
    assert found is not None
    foreigners: i64 = 0
    for card in squad:
        if album.colour[card] == RED and foreigners < MOST_FOREIGNERS and found.free and found.add(card):
            foreigners += 1
    return found.eleven


def filled(eleven: list[int]) -> i64:
    """How many places have a footballer."""
    count: i64 = 0
    for card in eleven:
        if card >= 0:
            count += 1
    return count


def foreigners_in(album: Album, eleven: list[int]) -> i64:
    """How many of them are foreigners (FM-58, FM-86)."""
    count: i64 = 0
    for card in eleven:
        if card >= 0 and album.colour[card] == RED:
            count += 1
    return count


def stars_of(album: Album, eleven: list[int]) -> i64:
    """Basic and extra stars, less one a trainee (FM-34, FM-67, FM-89, FM-A12); an empty place counts 0."""
    total: i64 = 0
    for card in eleven:
        if card >= 0:
            total += album.stars[card]
        elif card != EMPTY:
            total -= 1
    return total
