"""Every move has a number within its step: simulation never has to build a record.

A team is two sets of men, a deck a set of cards, a choice of footballers six bits a slot; a substitution
is who goes, who comes and where. Orders (of a pile, of shooters) go beside the number.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludofoot.core.cards import listed, shifted
from ludofoot.games.finale.records import (
    CARDS,
    LINES,
    PRESETS,
    Counter,
    Decline,
    Exchange,
    FIMove,
    Keep,
    Lay,
    ManText,
    Mix,
    NoMore,
    Pick,
    Plan,
    Preset,
    Replace,
    Shooters,
    StandIn,
    Substitute,
    Team,
)
from ludofoot.games.finale.rules.cards import NONE, slot_count
from ludofoot.games.finale.rules.names import card_of, man_name, man_of, name_of_man, names_of
from ludofoot.games.finale.rules.position import (
    COUNTER,
    DECK,
    EXCHANGE,
    FURTHER,
    PICK,
    REPLACEMENT,
    STAND_IN,
    SUBSTITUTION,
    TACTIC,
    TEAM,
    Position,
)
from ludofoot.games.finale.rules.side import NO_PICKS, OPEN, Side
from ludofoot.games.finale.rules.slots import picked, with_pick
from ludofoot.games.finale.rules.squads import bench_in, packed_team, set_of, starters_in

LINE_NUMBERS: Final[dict[str, int]] = {line: number for number, line in enumerate(LINES)}


def substitution_code(off: i64, on: i64, line: i64) -> i64:
    """Who goes, who comes, where."""
    return on | shifted(line, 6) | shifted(off, 9)


def replacement_code(on: i64, line: i64) -> i64:
    """Who comes, where."""
    return on | shifted(line, 6)


def on_in(code: i64) -> i64:
    """Who comes on."""
    return code & 63


def line_in(code: i64) -> i64:
    """Where he stands."""
    return (code >> 6) & 7


def off_in(code: i64) -> i64:
    """Who goes off."""
    return (code >> 9) & 63


# ---- from a move to its number


def code_of(position: Position, side: Side, move: FIMove) -> i64:
    """The number of a legal move."""
    if type(move) is Pick:
        return picks_of(side, move.men)
    if type(move) is Lay or type(move) is Exchange:
        return card_of(move.card)
    if type(move) is Substitute:
        return substitution_code(man_of(side, move.off), man_of(side, move.on), LINE_NUMBERS[move.line])
    if type(move) is Replace:
        return replacement_code(man_of(side, move.on), LINE_NUMBERS[move.line])
    if type(move) is Team:
        return packed_team(men_of(side, move.starters), men_of(side, move.bench))
    if type(move) is Preset:
        return position.cards.white | position.cards.presets[PRESETS.index(move.colour)]
    if type(move) is Mix:
        return position.cards.white | set_of(card_numbers(move.cards))
    if type(move) is StandIn:
        return NONE if move.man is None else man_of(side, move.man)
    return plain_code(move)


def plain_code(move: FIMove) -> i64:
    """The number of a move that names nothing, or whose order says all."""
    if type(move) is Counter:
        return 1
    if type(move) is NoMore:
        return OPEN
    return NONE if type(move) is Keep else 0


def plan_of(side: Side, move: FIMove) -> tuple[int, ...]:
    """The order that a move names."""
    if type(move) is Plan:
        return card_numbers(move.cards)
    if type(move) is Shooters:
        return tuple([man_of(side, man) for man in move.men])
    return ()


def card_numbers(cards: tuple[str, ...]) -> tuple[int, ...]:
    """The numbers of tactic cards."""
    return tuple([card_of(card) for card in cards])


def men_of(side: Side, men: tuple[str, ...]) -> i64:
    """The set of these footballers."""
    return set_of(tuple([man_of(side, man) for man in men]))


def picks_of(side: Side, men: tuple[ManText | None, ...]) -> i64:
    """A choice of footballers as one number."""
    picks: i64 = NO_PICKS
    for place, man in enumerate(men):
        if man is not None:
            picks = with_pick(picks, place, man_of(side, man))
    return picks


# ---- from a number to its move


def move_of(position: Position, side: Side, code: i64, order: tuple[int, ...]) -> FIMove:
    """The move that has this number in this step."""
    step = position.step
    if step == PICK:
        slots = position.slots_of(0 if side is position.first else 1)
        return Pick(tuple([name_of_man(side, picked(code, place)) for place in range(slot_count(slots))]))
    if step == TACTIC or step == FURTHER:
        return Lay(CARDS[code])
    if step == SUBSTITUTION:
        if code == OPEN:
            return NoMore()
        gone = man_name(side, off_in(code))
        return Substitute(gone, man_name(side, on_in(code)), LINES[line_in(code)])
    if step == REPLACEMENT:
        return Replace(man_name(side, on_in(code)), LINES[line_in(code)])
    if step == COUNTER:
        return Counter() if code == 1 else Decline()
    if step == EXCHANGE:
        return Keep() if code == NONE else Exchange(CARDS[code])
    return sealed_move(position, side, code, order)


def sealed_move(position: Position, side: Side, code: i64, order: tuple[int, ...]) -> FIMove:
    """The same for what is chosen in secret before the match and before the penalties."""
    step = position.step
    if step == TEAM:
        return Team(names_of(side, starters_in(code)), names_of(side, bench_in(code)))
    if step == DECK and position.options.decks == "presets":
        return Preset(PRESETS[position.cards.presets.index(code & ~position.cards.white)])
    if step == DECK and position.options.decks == "mixed":
        return Mix(tuple([CARDS[card] for card in listed(code & ~position.cards.white)]))
    if step == DECK:
        return Plan(tuple([CARDS[card] for card in order]))
    if step == STAND_IN:
        return StandIn(name_of_man(side, code))
    return Shooters(tuple([man_name(side, man) for man in order]))
