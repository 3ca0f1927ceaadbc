"""What happens in Finale."""

from __future__ import annotations

from ludofoot.core.records import Event, Seat
from ludofoot.games.finale.records import Card, ChoiceMade, Colour, Line, Man, Phase, Result, Symbol


class RedDrawn(Event, frozen=True, kw_only=True):
    seat: Seat


class Chosen(Event, frozen=True, kw_only=True):
    """A sealed choice is made; nobody sees which."""

    seat: Seat
    choice: ChoiceMade


class LinedUp(Event, frozen=True, kw_only=True):
    reveals = True
    seat: Seat
    colour: Colour
    starters: tuple[Man, ...]
    bench: tuple[Man, ...]
    points: int


class Drawn(Event, frozen=True, kw_only=True):
    """Masked: the number of cards alone. `lucky` if luck decided which cards they were."""

    seat: Seat
    count: int
    cards: tuple[Card, ...] = ()
    lucky: bool = True


class PeriodBegan(Event, frozen=True, kw_only=True):
    period: int
    minute: int
    first: Seat


class Substituted(Event, frozen=True, kw_only=True):
    seat: Seat
    off: Man
    on: Man
    line: Line


class Revealed(Event, frozen=True, kw_only=True):
    """The tactic cards of both coaches, seat by seat."""

    reveals = True
    cards: tuple[Card, ...]
    values: tuple[int, ...]


class TieRolled(Event, frozen=True, kw_only=True):
    """Equal values: a roll each, seat by seat."""

    rolls: tuple[int, ...]


class AttackWon(Event, frozen=True, kw_only=True):
    attacker: Seat
    defender: Seat
    attempts: int


class AttemptBegan(Event, frozen=True, kw_only=True):
    attacker: Seat
    number: int
    attempts: int
    card: Card


class CounterBegan(Event, frozen=True, kw_only=True):
    attacker: Seat
    card: Card
    bonus: int


class CounterDeclined(Event, frozen=True, kw_only=True):
    seat: Seat


class CardLaid(Event, frozen=True, kw_only=True):
    seat: Seat
    card: Card


class Exchanged(Event, frozen=True, kw_only=True):
    seat: Seat
    card: Card


class Kept(Event, frozen=True, kw_only=True):
    seat: Seat


class Picked(Event, frozen=True, kw_only=True):
    seat: Seat
    phase: Phase
    men: tuple[Man | None, ...]
    used: tuple[Man, ...]
    """The men without the empty slots."""
    strengths: tuple[int, ...]
    strength: int


class Rolled(Event, frozen=True, kw_only=True):
    """Approach or shot: strength, die and bonus of attacker and defender."""

    phase: Phase
    attacker: Seat
    defender: Seat
    strength: int
    roll: int
    bonus: int
    total: int
    defence: int
    defence_roll: int
    defence_total: int
    success: bool


class SymbolChecked(Event, frozen=True, kw_only=True):
    seat: Seat
    man: Man
    symbol: Symbol
    roll: int
    result: Result


class Replaced(Event, frozen=True, kw_only=True):
    seat: Seat
    off: Man
    on: Man
    line: Line


class NotReplaced(Event, frozen=True, kw_only=True):
    seat: Seat
    man: Man


class Turned(Event, frozen=True, kw_only=True):
    """A quarter turn to the left, or of a goalkeeper in the penalties to the right."""

    seat: Seat
    men: tuple[Man, ...]
    strengths: tuple[int, ...]
    left: bool = True


class Goal(Event, frozen=True, kw_only=True):
    seat: Seat
    goals: tuple[int, ...]


class PeriodOver(Event, frozen=True, kw_only=True):
    period: int
    goals: tuple[int, ...]


class ExtraTime(Event, frozen=True, kw_only=True):
    """With the sizes of the new piles, seat by seat, before the first three cards are drawn."""

    piles: tuple[int, ...]


class Penalties(Event, frozen=True, kw_only=True):
    pass


class StandInNamed(Event, frozen=True, kw_only=True):
    reveals = True
    seat: Seat
    man: Man | None


class ShootersShown(Event, frozen=True, kw_only=True):
    reveals = True
    seat: Seat
    men: tuple[Man, ...]


class StartRolled(Event, frozen=True, kw_only=True):
    """Who begins the penalties: a roll each, seat by seat."""

    rolls: tuple[int, ...]


class SeriesBegan(Event, frozen=True, kw_only=True):
    series: int
    shots: int
    first: Seat


class SuddenDeath(Event, frozen=True, kw_only=True):
    first: Seat


class Penalty(Event, frozen=True, kw_only=True):
    seat: Seat
    man: Man | None
    strength: int
    roll: int
    keeper: Man | None
    keeper_strength: int
    keeper_roll: int
    scored: bool
    score: tuple[int, ...]


class LastRolled(Event, frozen=True, kw_only=True):
    """Nothing has decided: a roll each, seat by seat."""

    rolls: tuple[int, ...]


class MatchOver(Event, frozen=True, kw_only=True):
    goals: tuple[int, ...]
    penalties: tuple[int, ...]
    winner: Seat


FIEvent = (
    RedDrawn | Chosen | LinedUp | Drawn | PeriodBegan | Substituted | Revealed | TieRolled | AttackWon
    | AttemptBegan | CounterBegan | CounterDeclined | CardLaid | Exchanged | Kept | Picked | Rolled
    | SymbolChecked | Replaced | NotReplaced | Turned | Goal | PeriodOver | ExtraTime | Penalties
    | StandInNamed | ShootersShown | StartRolled | SeriesBegan | SuddenDeath | Penalty | LastRolled
    | MatchOver
)  # fmt: skip
