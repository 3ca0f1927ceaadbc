"""One reason, computed from the game: the first that explains half of what two moves lie apart."""

from __future__ import annotations

from typing import Any

import pytest

from ludofoot import FastChance, Game, Setup, find_games, load
from ludofoot.bots.foreseeing import Comparison, Contrast
from ludofoot.coach.reasoning import FEWEST, reason_of
from ludofoot.core.reasons import AT_ONCE, Reason
from ludofoot.core.records import Player, Word
from ludofoot.games.schuss_und_tor.records import Lay, Pass
from ludofoot.locale import LANGS, Voice

GAME = load("schuss-und-tor")
VIEW = GAME.view(GAME.begin(Setup(2, opener=0), FastChance(4)), 0)
LUIGI, MAX = Lay(face="otto-luigi"), Lay(face="otto-max")
every_game = pytest.mark.parametrize(
    "game", [game for game in find_games().values() if game.reasons], ids=lambda game: game.id
)


def pair_of(*reasons: Reason, better: Any = LUIGI, other: Any = MAX) -> Contrast:
    return Contrast(better, other, 0, 2, reasons)


def anything(key: str, least: float = 0.1, *, wanted: bool = True) -> Reason:
    return Reason(key, AT_ONCE, lambda before, state, seat: 0.0, least=least, wanted=wanted)


def test_the_first_that_explains_half_is_told() -> None:
    """In every second world the second of three facts makes the whole difference; the first one is chance."""
    pair = pair_of(anything("nothing"), anything("all"), anything("same"))
    for world in range(2 * FEWEST):
        differs = float(world % 2)
        fact = [float(world % 4 < 2), 1.0, 1.0], [float(world % 3 < 2), 1.0 - differs, 1.0 - differs]
        pair.note([0.5 + 0.4 * differs, 0.0], [0.5, 0.0], *fact)
    found = reason_of(pair, VIEW, 0.7, 0.5)
    assert (found.code, found.args["first"], found.args["second"]) == ("reason-all", 100, 50)
    assert pair.explained(1) == pytest.approx(pair.gaps.mean(0))


def test_what_speaks_for_the_other_move_is_no_reason() -> None:
    """The keeper is better although the opponents can shoot then: that they can is not why."""
    for reason, code in (
        (anything("shot-at", wanted=False), "reason-wins"),
        (anything("can-stop"), "reason-can-stop"),
    ):
        pair = pair_of(reason)
        for _ in range(FEWEST):
            pair.note([0.6, 0.4], [0.5, 0.5], [1.0], [0.0])
        assert reason_of(pair, VIEW, 0.6, 0.5).code == code


def test_without_one_it_is_said_how_often_each_wins() -> None:
    pair = pair_of(anything("small", least=0.9))
    for _ in range(FEWEST):
        pair.note([1.0, 0.0], [0.5, 0.5], [1.0], [0.5])
    found = reason_of(pair, VIEW, 0.713, 0.5)
    assert found.code == "reason-wins"
    assert (found.args["first"], found.args["second"], found.args["worlds"]) == (71, 50, FEWEST)
    few = pair_of(anything("all"))
    few.note([1.0, 0.0], [0.0, 1.0], [1.0], [0.0])
    assert reason_of(few, VIEW, 1.0, 0.0).code == "reason-wins", "a single world tells nothing in hundredths"


def test_whoever_is_next_serves_one_name_more_often_than_the_other() -> None:
    (reason,) = (reason for reason in GAME.reasons if reason.key == "next-serves")
    args = reason.words(VIEW, LUIGI, MAX)
    assert args == {"next": Player(1), "name": Word("name-luigi"), "instead": Word("name-max")}
    assert reason.words(VIEW, LUIGI, Pass()) is None
    assert reason.words(VIEW, LUIGI, Lay(face="bomber", call="luigi")) is None
    said = Voice("en", GAME.id, ["Nils", "Lina"], 0).word("reason-next-serves", first=52, second=96, **args)
    assert said == "Lina serves Luigi 52 times in 100, Max 96."


@every_game
def test_every_reason_can_be_counted_and_told(game: Game[Any]) -> None:
    knowhow, chance = game.knowhow().at_level("champion"), FastChance(3)
    state = game.begin(Setup(game.seats[0]), FastChance(8))
    told: set[str] = set()
    for _ in range(12):
        seat = state.due(chance)
        comparison = Comparison(game, knowhow, game.view(state, seat), game.seats[0], 5)
        moves = comparison.options()
        if len(moves) > 1:
            pair = comparison.contrast(moves[0], moves[-1], game.reasons)
            comparison.set_apart(pair, 2)
            assert all(min(pair.means(number)) >= 0 for number in range(len(game.reasons)))
            told.add(reason_of(pair, comparison.view, 0.6, 0.4).code)
        knowhow.stride(state, seat, chance, comparison.quiet)
    assert told
    for lang in LANGS:
        for reason in game.reasons:
            assert Voice(lang, game.id).knows(f"reason-{reason.key}")
