"""Going back costs little, however often one does it, and leads where it led before."""

from __future__ import annotations

from typing import Any

import pytest

from ludofoot import FastChance, load
from ludofoot.core.chance import Chance, KeyedChance, ScriptedChance
from ludofoot.core.digest import digest
from ludofoot.core.game import Setup
from ludofoot.core.past import Past
from ludofoot.core.sink import Sink
from ludofoot.core.state import State
from ludofoot.core.undo import Played


class Counting:
    """Begins a game and counts how many lines are played again after it."""

    def __init__(self, lines: int) -> None:
        self.begun = 0
        self.digests: list[str] = []
        self.lines: list[Played] = []
        state = self.begin()
        chance = FastChance(5)
        for _ in range(lines):
            self.digests.append(digest(state))
            seat = state.due(chance)
            move = state.sample(seat, chance)
            state.apply(seat, move, Sink())
            self.lines.append(Played(seat, move, False, False))
        self.digests.append(digest(state))

    def begin(self) -> State[Any]:
        self.begun += 1
        return load("schuss-und-tor").begin(Setup(2), KeyedChance(b"past"))


def test_going_back_move_by_move_leads_where_it_led() -> None:
    game = Counting(24)
    game.begun = 0
    past = Past()
    for count in range(23, -1, -1):
        state = past.after(game.lines[:count], game.begin)
        assert digest(state) == game.digests[count]
    assert game.begun <= 5, "nearly all of the way was kept"


def test_the_same_move_undone_a_thousand_times_is_worked_out_once() -> None:
    game = Counting(24)
    game.begun = 0
    past = Past()
    for _ in range(1_000):
        assert digest(past.after(game.lines[:23], game.begin)) == game.digests[23]
    assert game.begun == 1
    assert len(past.kept) < 10, "what is kept does not grow"


def test_what_is_kept_is_not_what_is_played_on() -> None:
    game = Counting(20)
    past = Past()
    state = past.after(game.lines[:10], game.begin)
    for line in game.lines[10:15]:
        assert line.move is not None
        state.apply(line.seat, line.move, Sink())
    assert digest(past.after(game.lines[:10], game.begin)) == game.digests[10]


@pytest.mark.parametrize(
    "chance", [FastChance(3, 4), KeyedChance(b"key"), ScriptedChance([3, 1, 4, 1, 5, 2])]
)
def test_a_twin_of_chance_answers_the_same_from_here_on(chance: Chance) -> None:
    chance.below(6)
    chance.below(6)
    twin = chance.twin()
    assert (twin.position(), twin.below(6)) == (chance.position(), chance.below(6))
    assert twin.below(6) == chance.below(6)
