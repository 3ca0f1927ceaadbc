"""What PettingZoo does not ask: whole games, nothing hidden in an array, everything seen in it."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from ludofoot import FastChance, Refused, envs, load
from ludofoot.core.encoding import encoded
from ludofoot.core.records import Legal
from ludofoot.envs.aec import TableEnv
from ludofoot.envs.finding import encoding_of
from ludofoot.envs.floor import WAIT, shares
from ludofoot.testing import setups
from ludofoot.testing.walks import glances
from tests.envs.agents import allowed, every_seating, make, played

# A championship of sixty rounds takes thousands of actions.
SHORT = {"footmania_v0": {"limit": 20, "pace": "quick"}}
GAMES = pytest.mark.parametrize("game", envs.names().values())


@every_seating
def test_a_whole_game(name: str, seats: int) -> None:
    env = make(name)(seats=seats, options=SHORT.get(name))
    for number, (agent, seen, action) in enumerate(played(env, seats)):
        if number % 10 and number > 200:
            continue
        assert env.observation_space(agent).contains(seen)
        idle = [each for each in env.agents if each != agent]
        assert not any(env.observe(each)["action_mask"].any() for each in idle)
        assert seen["action_mask"][action]
    assert env.agents == []
    assert sum(env.rewards.values()) == pytest.approx(0)
    assert env.table.outcome() is not None


def test_rewards_add_up_to_nothing() -> None:
    assert shares((1,), 2) == [-1, 1]
    assert shares((0, 1), 2) == [0, 0]
    assert shares((0,), 3) == [1, -0.5, -0.5]
    assert shares((0, 2), 4) == pytest.approx([1 / 3, -1 / 3, 1 / 3, -1 / 3])


@GAMES
def test_an_array_tells_all_that_a_seat_sees_and_no_more(game: str) -> None:
    """Different views give different arrays; what a seat cannot see changes neither array nor mask."""
    found = load(game)
    encoding = encoding_of(found)
    assert encoding is not None
    told: dict[tuple[int, int, bytes], Any] = {}
    for number, setup in enumerate(setups(found)):
        for place, step in enumerate(glances(found, setup, number)):
            if place % 5:
                continue
            for seat in range(setup.seats):
                view = found.view(step.state, seat)
                array = np.array(encoded(encoding.features(view)), np.float32)
                assert 0 <= array.min() <= array.max() <= 1
                assert told.setdefault((setup.seats, seat, array.tobytes()), view) == view
                other = found.imagine(view, FastChance(number, place))
                assert encoded(encoding.features(found.view(other, seat))) == encoded(encoding.features(view))
                if seat in step.state.awaited():
                    answers = encoding.answers(step.state, seat, 1)
                    assert encoding.answers(other, seat, 1) == answers
                    assert all(isinstance(step.state.judge(seat, move), Legal) for move in answers.values())


@GAMES
def test_every_action_has_a_name_of_its_own(game: str) -> None:
    encoding = encoding_of(load(game))
    assert encoding is not None
    assert len(set(encoding.actions)) == len(encoding.actions)
    assert encoding.actions[WAIT] == "wait"


def test_sealed_choices_stay_sealed() -> None:
    """Whichever tactic the first coach lays, the second one sees the same."""
    for name in ("finale_v0",):
        seen: set[bytes] = set()
        tried = 0
        env = make(name)(seats=2, opener=0)
        env.reset(seed=3)
        while "lay" not in env.action_names[allowed(env.last()[0])[0]]:
            env.step(allowed(env.last()[0])[0])
        steps = allowed(env.last()[0])
        for action in steps:
            twin = make(name)(seats=2, opener=0)
            twin.reset(seed=3)
            while "lay" not in twin.action_names[allowed(twin.last()[0])[0]]:
                twin.step(allowed(twin.last()[0])[0])
            first = twin.agent_selection
            twin.step(action)
            assert twin.agent_selection != first
            seen.add(twin.last()[0]["observation"].tobytes())
            tried += 1
        assert tried > 1
        assert len(seen) == 1


def test_when_all_wait_time_runs_out() -> None:
    """Nobody ever says a word: the deadlines of the rules carry the game to its end."""
    env = make("passe_eclair_v0")(seats=3)
    env.reset(seed=1)
    asked: list[str] = []
    while not any(env.terminations.values()):
        assert env.last()[0]["action_mask"][WAIT]
        asked.append(env.agent_selection)
        env.step(WAIT)
    assert env.table.outcome() is not None
    assert set(asked) == set(env.possible_agents)


def test_who_comes_first_is_a_lot() -> None:
    first = set()
    for seed in range(20):
        env = make("passe_eclair_v0")(seats=4)
        env.reset(seed=seed)
        first.add(env.agent_selection)
    assert len(first) == 4


def test_an_offer_is_put_to_the_others_at_once() -> None:
    env = make("footmania_v0")(seats=3)
    called = 0
    for seed in range(3):
        for agent, seen, action in played(env, seed):
            names = [env.action_names[each] for each in allowed(seen)]
            if env.floor.called:
                called += 1
                assert all(name == "wait" or name.startswith("accept") for name in names)
            assert sum(env.floor.called == () for _ in (agent, action)) in (0, 2)
            if called > 5:
                return
    pytest.fail("nobody was asked about an offer")


def test_an_action_that_is_not_allowed() -> None:
    env = make("schuss_und_tor_v0")()
    env.reset(seed=1)
    with pytest.raises(ValueError, match=r"player_. may not do action 0 \(wait\) now"):
        env.step(0)


def test_bad_input() -> None:
    with pytest.raises(AttributeError, match="there are finale_v0"):
        envs.chess_v0  # noqa: B018
    with pytest.raises(Refused) as refused:
        TableEnv("schuss-und-tor", seats=7)
    assert refused.value.refusal.code == "bad-seats"
    with pytest.raises(Refused):
        TableEnv("chess")
