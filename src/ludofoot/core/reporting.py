"""What a newspaper needs of a match: what was told, in order, and what its game finds worth printing.

Everything here is without a language: message ids and what goes into them. A game reports by a `Reporter` of
its own; without one there is the result and nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final, Generic, NamedTuple, TypeVar

import msgspec

from ludofoot.core.panels import AnyPanel, Shade, Standing
from ludofoot.core.records import Event, Outcome, Said, Word

Args = dict[str, Any]
T = TypeVar("T")
E = TypeVar("E", bound=Event)
COLOURS: Final = 4
"""By which those are called who gave no name."""


class Happening(NamedTuple):
    """An event in full: the entry of the record that brought it, when that was, and after how many moves."""

    entry: int
    at: int
    move: int
    seat: int
    """Whose move brought it; nobody's at the deal."""
    event: Any


class Chronicle:
    """All that was told of one match, with what was undone left out. `names` are first names, or empty."""

    def __init__(
        self,
        game: Any,
        *,
        teams: Sequence[int],
        names: Sequence[str],
        happenings: Sequence[Happening],
        outcome: Outcome | None,
        options: Any = None,
    ) -> None:
        self.game = game
        self.teams = teams
        self.names = names
        self.happenings = happenings
        self.outcome = outcome
        self.options = options

        self.colours = [seats[0] % COLOURS for seats in self.sides]
        """The colour of each side: that of its first seat, unless the game has colours of its own."""

    @property
    def seats(self) -> int:
        """How many played."""
        return len(self.teams)

    @cached_property
    def sides(self) -> tuple[tuple[int, ...], ...]:
        """The seats of each side, in the order in which they sit."""
        found = dict.fromkeys(self.teams)
        return tuple(tuple(seat for seat, own in enumerate(self.teams) if own == team) for team in found)

    @cached_property
    def side_of(self) -> dict[int, int]:
        """The side of each seat."""
        return {seat: side for side, seats in enumerate(self.sides) for seat in seats}

    @cached_property
    def winners(self) -> tuple[int, ...]:
        """The sides that won: several if the victory is shared, none if it was broken off."""
        won = self.outcome.winners if self.outcome else ()
        return tuple(side for side, seats in enumerate(self.sides) if seats[0] in won)

    @property
    def winner(self) -> int | None:
        """The one side that won."""
        return self.winners[0] if len(self.winners) == 1 else None

    @cached_property
    def order(self) -> tuple[int, ...]:
        """The sides, best first; as they sit where nothing is decided."""
        places = self.outcome.places if self.outcome else (1,) * self.seats
        return tuple(sorted(range(len(self.sides)), key=lambda side: places[self.sides[side][0]]))

    @cached_property
    def seconds(self) -> tuple[int, ...]:
        """The sides that came next behind the winners."""
        if self.outcome is None:
            return ()
        behind = [side for side in self.order if side not in self.winners]
        places = self.outcome.places
        best = min((places[self.sides[side][0]] for side in behind), default=0)
        return tuple(side for side in behind if places[self.sides[side][0]] == best)

    def of(self, *kinds: type[E]) -> Iterator[Happening]:
        """What happened of these kinds, in order."""
        return (each for each in self.happenings if isinstance(each.event, kinds))

    # ---- whom the paper speaks of

    def who(self, *sides: int) -> Any:
        """A first name, several, or the colour of whoever gave none."""
        seats = [seat for side in sides for seat in self.sides[side]]
        names = tuple(self.names[seat] for seat in seats)
        if all(names):
            return names[0] if len(names) == 1 else names
        colours = tuple(Word(f"gazette-side-{self.colours[side] + 1}") for side in sides)
        return colours[0] if len(colours) == 1 else colours

    def cast(self, role: str, *sides: int) -> Args:
        """A role in a sentence: `$winner` inside it, `$Winner` at its beginning, `$winners` one or many."""
        who = self.who(*sides)
        first = Word(f"{who.id}-first") if isinstance(who, Word) else who
        if isinstance(who, tuple) and isinstance(who[0], Word):
            first = (Word(f"{who[0].id}-first"), *who[1:])
        return {role: who, role.capitalize(): first, f"{role}s": 1 if isinstance(who, str) else 2}


# ---- what is printed


class Highlight(msgspec.Struct, frozen=True, kw_only=True):
    """A moment worth telling: where a replay opens, when it was, what happened, and the score after it."""

    entry: int
    when: Said
    said: Said
    kind: str
    """What it is drawn as: `goal`, `save`, `card`, `turn`."""
    side: int | None = None
    score: tuple[int, ...] = ()
    """By side, where this changed it."""
    short: Said | None = None
    """As it stands under a name on the score board."""


class Figure(msgspec.Struct, frozen=True, kw_only=True):
    """A line of the match in figures: a number for each side, or none where there is none to tell."""

    label: Said
    values: tuple[float | None, ...]
    unit: str = "count"
    """`gazette-unit-<unit>` writes it."""


class Star(msgspec.Struct, frozen=True, kw_only=True):
    """The star of the match: what it is called, why, and its drawing."""

    name: Said
    why: Said
    art: str = ""
    """The id of a drawing of this game: a bust where there is one."""


class Headline(NamedTuple):
    """When a headline may be printed: `when` gives what its message names, None where it would be false."""

    key: str
    weight: int
    when: Callable[[Any], Args | None]
    drawn: bool = False
    """Whether it is for a victory that is shared; the others are for a winner."""


class Trophy(NamedTuple):
    """A trophy and whether a side of a finished match has won it."""

    key: str
    won: Callable[[Any, int], bool]


def score_of(tale: Any, told: Chronicle) -> tuple[int, ...]:
    """What the outcome says, side by side."""
    return tuple(told.outcome.scores[seats[0]] for seats in told.sides) if told.outcome else ()


def by_moves(tale: Any, each: Happening) -> Said:
    """The moment, where a game has no clock of its own."""
    return Said("gazette-when-move", {"n": each.move})


def nothing(*about: Any) -> None:
    """There is nothing to say of it."""


def none_of(*about: Any) -> tuple[()]:
    """There is nothing of the kind."""
    return ()


@dataclass(frozen=True, kw_only=True)
class Reporter(Generic[T]):
    """How a game is reported: by functions of what it has read of the match."""

    read: Callable[[Chronicle], T]
    """What this game has to know of a match to report it."""
    headlines: tuple[Headline, ...] = ()
    trophies: tuple[Trophy, ...] = ()
    dice: bool = False
    """Whether luck is dice rather than cards."""
    when: Callable[[T, Happening], Said] = by_moves
    """The moment, as this game counts."""
    scores: Callable[[T, Chronicle], tuple[int, ...]] = score_of
    """The score of each side as it stands."""
    highlights: Callable[[T], Iterable[Highlight]] = none_of
    """What is told, in order."""
    figures: Callable[[T], Iterable[Figure]] = none_of
    """The match in figures, what matters most first."""
    star: Callable[[T], Star | None] = nothing
    """The star of the match."""
    lead: Callable[[T], Said | None] = nothing
    """What decided it, in one sentence."""
    after: Callable[[T], Said | None] = nothing
    """What stands between the figures of the score: extra time, penalties."""
    below: Callable[[T], Said | None] = nothing
    """What stands below the score: how it stood before."""
    made: Callable[[T, int], Said | None] = nothing
    """What the points of a side are made of, in a game of several."""
    standing: Callable[[T], Standing | None] = nothing
    """The final table, in a game whose score is made of many things."""
    shades: Callable[[T], Iterable[Shade]] = none_of
    """What parts of the match are shaded in its course: a second half, extra time."""
    panels: Callable[[T, str], Iterable[AnyPanel]] = none_of
    """What is drawn of this match beside the words; the second is the key of its headline."""


PLAIN: Final[Reporter[Chronicle]] = Reporter(read=lambda told: told)
"""How a game is reported that has nothing of its own to say."""


class Tale:
    """What a game has read of a match; each has its own, with what it has to know besides."""

    def __init__(self, told: Chronicle) -> None:
        self.told = told

    @property
    def winner(self) -> int:
        """The side that won: asked only where one did."""
        assert self.told.winner is not None
        return self.told.winner

    @property
    def losers(self) -> list[int]:
        """The other sides."""
        return [side for side in range(len(self.told.sides)) if side != self.winner]

    def figure(self, name: str, count: Callable[[int], float | None], unit: str = "count") -> Figure:
        """A line of figures with a number for each side."""
        sides = range(len(self.told.sides))
        return Figure(label=Said(f"figure-{name}"), values=tuple(map(count, sides)), unit=unit)

    def highlight(
        self, each: Happening, when: Said, side: int | None, kind: str, code: str, **args: Any
    ) -> Highlight:
        """A moment of one side, or of nobody's."""
        cast = {} if side is None else self.told.cast("side", side)
        return Highlight(entry=each.entry, when=when, said=Said(code, {**cast, **args}), kind=kind, side=side)


# ---- scores that rise goal by goal


class Course:
    """How a score rose: each step is a happening, the side that scored, and how much."""

    def __init__(self, sides: int, steps: Sequence[tuple[Happening, int, int]]) -> None:
        self.sides = sides
        self.steps = steps

    @cached_property
    def scores(self) -> list[tuple[int, ...]]:
        """The score before the first step, and after each."""
        found = [(0,) * self.sides]
        for _, scorer, goals in self.steps:
            found.append(tuple(own + goals * (side == scorer) for side, own in enumerate(found[-1])))
        return found

    @property
    def last(self) -> tuple[int, ...]:
        """The score at the end."""
        return self.scores[-1]

    def before(self, entry: int) -> tuple[int, ...]:
        """The score before this entry."""
        return self.scores[sum(each.entry < entry for each, _, _ in self.steps)]

    def deficit(self, side: int) -> tuple[int, int, int]:
        """How far a side was behind at worst, its own goals then, and those of the leader."""
        found = [(max(score) - score[side], score[side], max(score)) for score in self.scores]
        return max(found, key=lambda each: each[0])

    def decisive(self, side: int) -> int | None:
        """The number of the step that gave this side the lead for good."""
        for number in range(len(self.steps), -1, -1):
            if not leads(self.scores[number], side):
                return number if number < len(self.steps) else None
        return None


def leads(score: Sequence[int], side: int) -> bool:
    """Whether a side is ahead of all others."""
    return all(score[side] > other for number, other in enumerate(score) if number != side)
