"""OpenSpiel's own tests, and what they do not ask: exact information states, a search that uses `imagine`."""

from __future__ import annotations

import unittest
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from ludofoot import FastChance, load
from ludofoot.envs.course import LUCK, Course, Deal, replayed
from ludofoot.testing import setups

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is an optional extra", exc_type=ImportError)

from open_spiel.integration_tests import api_test  # noqa: E402
from open_spiel.python.algorithms.ismcts import ISMCTSBot  # noqa: E402

from ludofoot.envs import open_spiel as ours  # noqa: E402

# A championship of sixty rounds takes thousands of actions.
SHORT = {"ludofoot_footmania": ",limit=20,pace=quick"}
SEATINGS = [(name, seats) for name in ours.NAMES for seats in getattr(ours, name).ours.seats]
every_game = pytest.mark.parametrize("name", ours.NAMES)


def loaded(name: str, seats: int = 2) -> Any:
    return pyspiel.load_game(f"{name}(players={seats}{SHORT.get(name, '')})")


def walk(game: Any, seed: int) -> Iterator[Any]:
    """The states of a random game at which somebody decides."""
    dice = FastChance(seed)
    state = game.new_initial_state()
    while not state.is_terminal():
        if not state.is_chance_node():
            yield state
        actions = state.legal_actions()
        state.apply_action(actions[dice.below(len(actions))])


@pytest.mark.parametrize(("name", "seats"), SEATINGS)
def test_random_sim(name: str, seats: int, capfd: pytest.CaptureFixture[str]) -> None:
    # Stored states are rebuilt choice by choice, which in a championship takes long.
    pyspiel.random_sim_test(loaded(name, seats), num_sims=1, serialize=not SHORT.get(name), verbose=False)


def test_api() -> None:
    """OpenSpiel's test of its own games, on a part of the tree."""
    name = "ludofoot_finale"
    tests = type(name, (api_test.EnforceAPIOnPartialTreeBase,), {"game_name": name, "game": loaded(name)})
    suite = unittest.defaultTestLoader.loadTestsFromTestCase(tests)
    found = unittest.TextTestRunner(verbosity=0).run(suite)
    assert found.testsRun >= 5
    assert found.wasSuccessful(), found.errors + found.failures


def test_options_are_parameters() -> None:
    game = pyspiel.load_game("ludofoot_passe_eclair(players=3,wrong_cards=challenged)")
    assert game.setup.options["wrong-cards"] == "challenged"
    assert game.num_players() == 3
    with pytest.raises(Exception, match="bad-option"):
        pyspiel.load_game("ludofoot_passe_eclair(wrong_cards=never)")


@every_game
def test_nobody_can_tell_an_imagined_state_from_the_real_one(name: str) -> None:
    """Strings and tensors stay the same for the player who imagines; what others hold is dealt anew."""
    game = loaded(name)
    changed = looked = 0
    for number, state in enumerate(walk(game, 4)):
        if number % 7:
            continue
        player = state.current_player()
        other = state.resample_from_infostate(player, lambda number=number: number / 1000)
        assert other.current_player() == player
        assert other.legal_actions() == state.legal_actions()
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_string(player) == state.observation_string(player)
        assert other.information_state_tensor(player) == state.information_state_tensor(player)
        assert other.observation_tensor(player) == state.observation_tensor(player)
        changed += str(other) != str(state)
        looked += 1
        if looked > 12:
            break
    assert changed


@every_game
def test_information_states_remember(name: str) -> None:
    """Perfect recall: no string comes twice in a game."""
    game = loaded(name)
    seen: dict[str, int] = {}
    for number, state in enumerate(walk(game, 1)):
        player = state.current_player()
        assert seen.setdefault(f"{player} {state.information_state_string(player)}", number) == number
        if number > 150:
            break
    assert len(seen) > 10


def test_what_others_do_in_secret_is_not_heard() -> None:
    """A sealed choice changes the memory of whoever made it, and of nobody else by what it was."""
    course = Course(Deal("finale", setups(load("finale"))[0]))
    while course.player() == LUCK or not any(
        course.encoding.actions[action].startswith("lay") for action in course.answers()
    ):
        course = course.after(0 if course.player() == LUCK else next(iter(course.answers())))
    first = course.player()
    heard: set[bytes] = set()
    own: set[bytes] = set()
    for action in course.answers():
        twin = course.after(action)
        heard.add(twin.heard(1 - first))
        own.add(twin.heard(first))
    assert len(heard) == 1
    assert len(own) == len(course.answers()) > 1


def test_a_course_travels_as_its_choices() -> None:
    game = loaded("ludofoot_schuss_und_tor", 3)
    *_, state = walk(game, 2)
    player = state.current_player()
    imagined = state.resample_from_infostate(player, lambda: 0.25)
    for course in (state.course, imagined.course):
        rebuild, arguments = course.__reduce__()
        assert rebuild is replayed
        again = rebuild(*arguments)
        assert again.seen(player) == course.seen(player)
        assert again.heard(player) == course.heard(player)
        assert again.answers() == course.answers()


@every_game
def test_ismcts_plays_our_bots(name: str) -> None:
    """OpenSpiel's search, with `imagine` as its resampler, against a bot: a whole game."""
    game = loaded(name)
    dice = FastChance(5)
    search = ISMCTSBot(game, ours.Rollouts(game), 1.0, 3, random_state=np.random.RandomState(1))
    search.set_resampler(
        lambda state, player: state.resample_from_infostate(player, lambda: dice.word() / 2**32)
    )
    bot = ours.TableBot(game, "debutant", seed=1)
    luck = FastChance(6)
    state = game.new_initial_state()
    searched = 0
    while not state.is_terminal():
        if state.is_chance_node():
            action = luck.below(len(state.chance_outcomes()))
        elif state.current_player() == 0:
            action = int(search.step(state))
            searched += 1
        else:
            action = bot.step(state)
        state.apply_action(action)
    assert searched > 5
    assert sum(state.returns()) == 0
