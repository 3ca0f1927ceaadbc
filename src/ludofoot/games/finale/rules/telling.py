"""What is told: called only where somebody listens, so nothing here is on the path of a simulation."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludofoot.core.cards import bit, listed
from ludofoot.core.records import Outcome
from ludofoot.core.sink import Sink
from ludofoot.games.finale.events import (
    AttackWon,
    AttemptBegan,
    CardLaid,
    Chosen,
    CounterBegan,
    CounterDeclined,
    Drawn,
    Exchanged,
    ExtraTime,
    Goal,
    Kept,
    LastRolled,
    LinedUp,
    MatchOver,
    NotReplaced,
    Penalties,
    Penalty,
    PeriodBegan,
    PeriodOver,
    Picked,
    RedDrawn,
    Replaced,
    Revealed,
    Rolled,
    SeriesBegan,
    ShootersShown,
    StandInNamed,
    StartRolled,
    Substituted,
    SuddenDeath,
    SymbolChecked,
    TieRolled,
    Turned,
)
from ludofoot.games.finale.records import CARDS, COLOURS, LINES, PHASES, SYMBOLS, ChoiceText, ResultText
from ludofoot.games.finale.rules.cards import APPROACH, CROSS, SHOT, YELLOW, slot_count
from ludofoot.games.finale.rules.names import man_name, name_of_man, names_of
from ludofoot.games.finale.rules.position import (
    DECK,
    OVER,
    PERIODS,
    SHOOTERS,
    STAND_IN,
    SUBSTITUTION,
    SUDDEN_DEATH,
    TACTIC,
    TEAM,
    Position,
)
from ludofoot.games.finale.rules.slots import chosen_men, picked
from ludofoot.games.finale.rules.squads import points_of

CHOICES: Final[dict[int, ChoiceText]] = {
    TEAM: "team",
    DECK: "deck",
    TACTIC: "tactic",
    STAND_IN: "stand-in",
    SHOOTERS: "shooters",
}
SEALED_CLAUSES: Final = {
    TEAM: "FI-A45",
    DECK: "FI-24",
    TACTIC: "FI-36",
    STAND_IN: "FI-A53",
    SHOOTERS: "FI-114",
}


def forget_told(position: Position) -> None:
    """What everybody could see of the last move is covered by the next."""
    position.rolls = ()
    for seat in range(2):
        side = position.side(seat)
        side.came = ()
        side.marked = ()


# ---- the start


def tell_start(position: Position, by_lot: bool, out: Sink) -> None:
    """The events of a match that has just been started."""
    if by_lot:
        out.tell(RedDrawn(clause="FI-A55", seat=position.red_seat))
    if position.options.teams == "beginner":
        tell_line_up(position, 0, out)
        tell_line_up(position, 1, out)
    if position.step == SUBSTITUTION:
        tell_first_hands(position, out)


def tell_first_hands(position: Position, out: Sink) -> None:
    """The first three cards of each, and the first period."""
    for seat in range(2):
        tell_drawn(seat, "FI-27", listed(position.side(seat).hand), True, out)
    tell_period(position, out)


def tell_line_up(position: Position, seat: i64, out: Sink) -> None:
    """A team as it is laid out."""
    side = position.side(seat)
    out.tell(
        LinedUp(
            clause="FI-20",
            seat=seat,
            colour=COLOURS[side.colour],
            starters=names_of(side, side.pitch()),
            bench=names_of(side, side.bench),
            points=points_of(side, side.pitch() | side.bench),
        )
    )


def tell_chosen(position: Position, seat: i64, out: Sink) -> None:
    """A sealed choice is made."""
    step = position.step
    out.tell(Chosen(clause=SEALED_CLAUSES[step], seat=seat, choice=CHOICES[step]))


# ---- tactic cards


def tell_drawn(seat: i64, clause: str, cards: list[int], lucky: bool, out: Sink) -> None:
    """The cards drawn, in the order in which they came; the other coach sees their number."""
    names = tuple([CARDS[card] for card in cards])
    masked = Drawn(clause=clause, seat=seat, count=len(cards), lucky=lucky)
    full = Drawn(clause=clause, seat=seat, count=len(cards), cards=names, lucky=lucky)
    out.tell_apart([seat], full, masked)


def tell_revealed(position: Position, first: i64, second: i64, out: Sink) -> None:
    """Both cards are turned over."""
    values = (position.cards.value(first), position.cards.value(second))
    out.tell(Revealed(clause="FI-37", cards=(CARDS[first], CARDS[second]), values=values))


def tell_tie_rolled(first: i64, second: i64, out: Sink) -> None:
    """A roll each: again if they are equal."""
    clause = "FI-41" if first != second else "FI-42"
    out.tell(TieRolled(clause=clause, rolls=(first, second)))


def tell_attack_won(position: Position, lead: i64, out: Sink) -> None:
    """Who attacks in this period, and how often."""
    clause = "FI-39" if lead else "FI-41"
    attacker = position.attacker
    attempts = position.attempts
    out.tell(AttackWon(clause=clause, attacker=attacker, defender=1 - attacker, attempts=attempts))


def tell_laid(seat: i64, card: i64, out: Sink) -> None:
    """The card of a further attempt."""
    out.tell(CardLaid(clause="FI-80", seat=seat, card=CARDS[card]))


def tell_exchanged(seat: i64, card: i64, out: Sink) -> None:
    """A card is discarded for another."""
    out.tell(Exchanged(clause="FI-81", seat=seat, card=CARDS[card]))


def tell_kept(seat: i64, out: Sink) -> None:
    """All cards are kept."""
    out.tell(Kept(clause="FI-81", seat=seat))


# ---- the course of the match


def tell_period(position: Position, out: Sink) -> None:
    """Where the referee stands now (FI-32, FI-84)."""
    clause = "FI-32" if position.period == 1 else "FI-84"
    first = position.first_to_substitute()
    out.tell(PeriodBegan(clause=clause, period=position.period, minute=position.minute(), first=first))


def tell_substituted(position: Position, off: i64, on: i64, line: i64, out: Sink) -> None:
    """Who goes, and who stands where for him."""
    seat = position.turn
    side = position.side(seat)
    gone = man_name(side, off)
    out.tell(Substituted(clause="FI-98", seat=seat, off=gone, on=man_name(side, on), line=LINES[line]))


def tell_attempt(position: Position, out: Sink) -> None:
    """The card of the attacker is applied, for the first time or again."""
    out.tell(
        AttemptBegan(
            clause="FI-44" if position.attempt == 1 else "FI-82",
            attacker=position.attacker,
            number=position.attempt,
            attempts=position.attempts,
            card=CARDS[position.card],
        )
    )


def tell_period_over(position: Position, out: Sink) -> None:
    """The score after a period."""
    goals = (position.first.goals, position.second.goals)
    out.tell(PeriodOver(clause="FI-83", period=position.period, goals=goals))


def tell_extra_time(position: Position, out: Sink) -> None:
    """The new piles."""
    piles = (position.first.pile_size(), position.second.pile_size())
    out.tell(ExtraTime(clause="FI-107", piles=piles))


# ---- attacks


def tell_picked(position: Position, seat: i64, picks: i64, out: Sink) -> None:
    """The men chosen, slot by slot."""
    side = position.side(seat)
    places = range(slot_count(position.slots_of(seat)))
    side.marked = tuple([picked(picks, place) for place in places])
    out.tell(
        Picked(
            clause=position.pick_clause(seat),
            seat=seat,
            phase=PHASES[position.phase],
            men=tuple([name_of_man(side, picked(picks, place)) for place in places]),
            used=tuple([man_name(side, man) for man in chosen_men(picks)]),
            strengths=tuple([side.strength(picked(picks, place)) for place in places]),
            strength=side.force,
        )
    )


def tell_rolled(position: Position, out: Sink) -> None:
    """Strengths and dice of both, and what came of them."""
    roll, defence_roll = position.rolls[-2], position.rolls[-1]
    seat = position.striker()
    strength = position.side(seat).force
    defence = position.side(1 - seat).force
    bonus = position.bonus_now()
    out.tell(
        Rolled(
            clause=roll_clause(position),
            phase=PHASES[position.phase],
            attacker=seat,
            defender=1 - seat,
            strength=strength,
            roll=roll,
            bonus=bonus,
            total=strength + roll + bonus,
            defence=defence,
            defence_roll=defence_roll,
            defence_total=defence + defence_roll,
            success=position.succeeded,
        )
    )


def roll_clause(position: Position) -> str:
    """What decides the phase."""
    if position.phase == SHOT:
        return "FI-75"
    return "FI-53" if position.succeeded else "FI-54"


def tell_goal(position: Position, seat: i64, out: Sink) -> None:
    """The new score."""
    out.tell(Goal(clause="FI-76", seat=seat, goals=(position.first.goals, position.second.goals)))


def tell_turned(position: Position, seat: i64, men: i64, out: Sink) -> None:
    """The men who were used, turned by now, with their strengths."""
    side = position.side(seat)
    strengths = tuple([side.strength(man) for man in listed(men)])
    clause = "FI-65" if position.phase == APPROACH else "FI-78"
    out.tell(Turned(clause=clause, seat=seat, men=names_of(side, men), strengths=strengths))


def tell_counter(position: Position, seat: i64, out: Sink) -> None:
    """The card of the counter, and what is added in its approach."""
    card = CARDS[position.card]
    bonus = position.bonus_now()  # FI-A14
    out.tell(CounterBegan(clause="FI-86", attacker=seat, card=card, bonus=bonus))


def tell_declined(seat: i64, out: Sink) -> None:
    """No counter this time."""
    out.tell(CounterDeclined(clause="FI-A17", seat=seat))


# ---- symbols


def tell_symbol(position: Position, seat: i64, man: i64, result: ResultText, out: Sink) -> None:
    """What his symbol did to a man."""
    side = position.side(seat)
    symbol = side.symbol(man)
    out.tell(
        SymbolChecked(
            clause=symbol_clause(symbol, result),
            seat=seat,
            man=man_name(side, man),
            symbol=SYMBOLS[symbol - 1],
            roll=position.rolls[-1],
            result=result,
        )
    )


def symbol_clause(symbol: i64, result: ResultText) -> str:
    """The clause of what a symbol does."""
    if symbol == CROSS:
        return "FI-56"
    if symbol == YELLOW:
        return "FI-61" if result == "second-yellow" else "FI-60"
    return "FI-62"


def tell_not_replaced(position: Position, seat: i64, man: i64, out: Sink) -> None:
    """Nobody comes on for the injured man."""
    out.tell(NotReplaced(clause="FI-A22", seat=seat, man=man_name(position.side(seat), man)))


def tell_replaced(position: Position, seat: i64, on: i64, line: i64, out: Sink) -> None:
    """Who comes on for the injured man, and where."""
    side = position.side(seat)
    gone = man_name(side, position.injured)
    out.tell(Replaced(clause="FI-57", seat=seat, off=gone, on=man_name(side, on), line=LINES[line]))


# ---- penalties


def tell_penalties(out: Sink) -> None:
    """Penalties decide."""
    out.tell(Penalties(clause="FI-112"))


def tell_stand_in(position: Position, seat: i64, out: Sink) -> None:
    """Who stands in the empty goal."""
    side = position.side(seat)
    out.tell(StandInNamed(clause="FI-A53", seat=seat, man=name_of_man(side, side.stand_in)))


def tell_shooters(position: Position, seat: i64, out: Sink) -> None:
    """Who shoots in this series, first to last."""
    side = position.side(seat)
    men = tuple([man_name(side, man) for man in side.plan])
    out.tell(ShootersShown(clause="FI-114" if position.series == 1 else "FI-121", seat=seat, men=men))


def tell_roll_off(start: bool, first: i64, second: i64, out: Sink) -> None:
    """A roll each: for the start, or for the match."""
    rolls = (first, second)
    if start:
        out.tell(StartRolled(clause="FI-115", rolls=rolls))
    else:
        out.tell(LastRolled(clause="FI-A41", rolls=rolls))


def tell_series(position: Position, out: Sink) -> None:
    """How many shoot, and who first."""
    first = position.shoots_first
    out.tell(SeriesBegan(clause="FI-115", series=position.series, shots=position.to_shoot, first=first))


def tell_sudden_death(position: Position, out: Sink) -> None:
    """From now on every pair of shots may decide."""
    out.tell(SuddenDeath(clause="FI-A41", first=position.shoots_first))


def tell_penalty(position: Position, seat: i64, man: i64, scored: bool, out: Sink) -> None:
    """Shooter against goalkeeper, who is not turned yet."""
    side, other = position.side(seat), position.side(1 - seat)
    keeper = other.keeper()
    out.tell(
        Penalty(
            clause="FI-118",
            seat=seat,
            man=name_of_man(side, man),
            strength=side.strength(man),
            roll=position.rolls[-2],
            keeper=name_of_man(other, keeper),
            keeper_strength=other.strength(keeper),
            keeper_roll=position.rolls[-1],
            scored=scored,
            score=(position.first.penalties, position.second.penalties),
        )
    )


def tell_keeper_turned(position: Position, seat: i64, keeper: i64, out: Sink) -> None:
    """The goalkeeper after a shot, to the right."""
    side = position.side(seat)
    men = names_of(side, bit(keeper))
    strengths = (side.strength(keeper),)
    out.tell(Turned(clause="FI-119", seat=seat, men=men, strengths=strengths, left=False))


# ---- the end


def tell_match_over(position: Position, out: Sink) -> None:
    """The result."""
    goals = (position.first.goals, position.second.goals)
    penalties = (position.first.penalties, position.second.penalties)
    clause = outcome_clause(position)
    out.tell(MatchOver(clause=clause, goals=goals, penalties=penalties, winner=position.winner))


def outcome_of(position: Position) -> Outcome | None:
    """How it ended; None while it goes on."""
    if position.step != OVER:
        return None
    goals = (position.first.goals, position.second.goals)
    places = (1, 2) if position.winner == 0 else (2, 1)
    return Outcome(goals, places, (position.winner,), outcome_clause(position))


def outcome_clause(position: Position) -> str:
    """What decided."""
    if position.series == 0:
        return "FI-106" if position.period == PERIODS else "FI-108"
    return "FI-120" if position.series < SUDDEN_DEATH else "FI-A41"
