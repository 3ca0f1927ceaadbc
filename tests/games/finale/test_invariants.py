"""What holds after every move of every match."""

from __future__ import annotations

import pytest

from ludofoot.core.cards import size
from ludofoot.core.chance import FastChance
from ludofoot.core.game import Setup
from ludofoot.core.sink import Telltale
from ludofoot.games.finale import GAME
from ludofoot.games.finale.events import (
    AttackWon,
    AttemptBegan,
    CounterBegan,
    Goal,
    PeriodOver,
    Revealed,
    Rolled,
    Turned,
)
from ludofoot.games.finale.rules.cards import NONE, slot_count, slot_kind
from ludofoot.games.finale.rules.position import PICK
from ludofoot.games.finale.rules.side import Side
from ludofoot.games.finale.rules.slots import FINE, all_picks, check_picks, fitting, standing_in
from ludofoot.games.finale.rules.state import Finale

OPTIONS = [*range(30), NONE]
SETUPS: list[dict[str, str | int]] = [
    {},
    {"teams": "free"},
    {"decks": "mixed"},
    {"teams": "free", "decks": "variant"},
]


@pytest.mark.parametrize("options", SETUPS, ids=str)
@pytest.mark.parametrize("seed", range(4))
def test_invariants(options: dict[str, str | int], seed: int) -> None:
    state = GAME.begin(Setup(2, options), FastChance(seed, 1))
    assert isinstance(state, Finale)
    chance, out = FastChance(seed, 2), Telltale()
    men = [11, 11]
    while (seat := state.due(chance)) >= 0:
        state.apply(seat, state.sample(seat, chance), out)
        for each in range(2):
            side = state.side(each)
            assert side.card_count() == 30
            if not state.period:
                continue
            gone = size(side.substituted | side.injured | side.sent_off)
            changes = gone - 11 + size(side.pitch())
            assert size(side.bench) + changes == 4
            waiting = state.injured != NONE and state.turn == each
            assert size(side.pitch()) + waiting <= men[each]
            men[each] = size(side.pitch()) + waiting
            assert size(side.goal) <= 1
            assert not side.white & side.red or state.phase == 1
    check_told(out)


def check_told(out: Telltale) -> None:
    """FI-39, FI-86, FI-53, FI-75 as they were told."""
    attempts = counters = won = goals = 0
    for event in (telling.full for telling in out.told):
        match event:
            case Revealed():
                attempts = counters = 0
                difference = abs(event.values[0] - event.values[1])
            case AttackWon():
                won = event.attempts
                assert won == (difference or 1)
            case AttemptBegan():
                attempts += 1
            case CounterBegan():
                counters += 1
            case Rolled(phase="shot"):
                assert event.success == (event.total > event.defence_total)
                goals += event.success
            case Rolled():
                assert event.success == (event.total >= event.defence_total)
            case Goal():
                assert sum(event.goals) == goals
            case PeriodOver():
                assert attempts == won
                assert counters <= 1
            case Turned():
                assert len(event.men) == len(event.strengths)


@pytest.mark.clause("FI-46", "FI-71", "FI-72", "FI-73", "FI-A23", "FI-A29", "FI-A30", "FI-A31", "FI-A32")
@pytest.mark.parametrize("seed", range(2))
def test_the_choices_listed_are_those_of_a_brute_force_search(seed: int) -> None:
    """Every assignment of men, or nobody, to slots is tried against the sheet, read word by word."""
    state = GAME.begin(Setup(2), FastChance(seed, 1))
    assert isinstance(state, Finale)
    chance, out = FastChance(seed, 2), Telltale()
    while (seat := state.due(chance)) >= 0:
        if state.step == PICK and slot_count(state.slots_of(seat)) <= 2:
            compare(state, seat)
        state.apply(seat, state.sample(seat, chance), out)


def compare(state: Finale, seat: int) -> None:
    side, slots, arrow = state.side(seat), state.slots_of(seat), state.arrow_of(seat)
    count = slot_count(slots)
    kinds = [slot_kind(slots, place) for place in range(count)]
    found = set()
    for first in OPTIONS:
        for second in OPTIONS if count == 2 else [NONE]:
            men = [first, second][:count]
            if first != second or first == NONE or count == 1:
                if legal(side, kinds, men, arrow):
                    found.add(first + 64 * second + 4096 * NONE)
                else:
                    picks = first + 64 * second + 4096 * NONE
                    assert check_picks(side, slots, arrow, picks) != FINE
    assert found == set(all_picks(side, slots, arrow))
    assert all(check_picks(side, slots, arrow, picks) == FINE for picks in found)


def legal(side: Side, kinds: list[int], men: list[int], arrow: int) -> bool:
    """Own kinds as far as possible; stand-ins only for the slots left over."""
    own: dict[int, int] = {}
    for kind, man in zip(kinds, men, strict=True):
        if man == NONE:
            continue
        if fitting(side, kind, arrow) >> man & 1:
            own[kind] = own.get(kind, 0) + 1
        elif not standing_in(side, kind) >> man & 1:
            return False
    return all(own.get(kind, 0) == min(kinds.count(kind), size(fitting(side, kind, arrow))) for kind in kinds)
