"""A table as a PettingZoo environment: agents act one at a time."""

from __future__ import annotations

import secrets
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from ludofoot.catalogue import load
from ludofoot.core.chance import FastChance
from ludofoot.core.encoding import encoded
from ludofoot.core.game import Setup
from ludofoot.core.options import Value
from ludofoot.core.records import Refused
from ludofoot.core.sink import Sink
from ludofoot.core.state import State
from ludofoot.envs.finding import encoding_of
from ludofoot.envs.floor import Floor, shares
from ludofoot.envs.text import drawn

Array = np.ndarray[Any, Any]
GAME_LUCK, LOT_LUCK = 1, 2


class TableEnv(AECEnv):
    """One game among `seats` agents. Actions are numbers of the game's encoding; see `action_names`."""

    metadata: dict[str, Any]

    def __init__(
        self,
        game: str,
        *,
        seats: int | None = None,
        options: dict[str, Value] | None = None,
        opener: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.game = load(game)
        found = encoding_of(self.game)
        if found is None:
            raise Refused("no-encoding", game=game)
        self.encoding = found
        self.setup = Setup(seats or self.game.seats[0], dict(options or {}), opener)
        refusal = self.game.check(self.setup)
        if refusal is not None:
            raise Refused(refusal.code, refusal.clause, **refusal.args)
        self.render_mode = render_mode
        self.metadata = {
            "name": f"{self.game.id.replace('-', '_')}_v{found.version}",
            "render_modes": ["human", "ansi"],
            "is_parallelizable": True,
            "render_fps": 1,
        }
        self.action_names = found.actions
        self.possible_agents = [f"player_{seat}" for seat in range(self.setup.seats)]
        self.agents: list[str] = []
        self.seeds = FastChance(secrets.randbits(64))
        self.declare_spaces()

    def declare_spaces(self) -> None:
        """Sizes are the same in every position of a setup, so any position tells them."""
        sample = self.game.view(self.game.begin(self.setup, FastChance(0)), 0)
        self.features = {name: len(values) for name, values in self.encoding.features(sample)}
        size, actions = sum(self.features.values()), len(self.action_names)
        seen: dict[str, spaces.Space[Any]] = {
            "observation": spaces.Box(0.0, 1.0, (size,), np.float32),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        }
        self.observation_spaces = {agent: spaces.Dict(seen) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self.state_space = spaces.Box(0.0, 1.0, (size * self.setup.seats,), np.float32)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    # ---- a game

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deals anew. A seed gives the same deal each time, and then the same row of deals."""
        if seed is not None:
            self.seeds = FastChance(seed)
        luck = self.seeds.word() << 32 | self.seeds.word()
        self.table: State[Any] = self.game.begin(self.setup, FastChance(luck, GAME_LUCK))
        self.lots = FastChance(luck, LOT_LUCK)
        self.floor = Floor(self.encoding)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.ask_next()

    def ask_next(self) -> None:
        """Gives the floor to whoever is next, or ends the game."""
        seats = self.floor.lots(self.table)
        if not seats:
            self.end()
            return
        self.floor.asked = seats[self.lots.below(len(seats))] if len(seats) > 1 else seats[0]
        self.answers = self.floor.answers(self.table)
        self.agent_selection = self.possible_agents[self.floor.asked]

    def end(self) -> None:
        """The final whistle: rewards add up to 0, and the infos hold what the rules counted."""
        outcome = self.table.outcome()
        assert outcome is not None
        self.answers = {}
        self.agent_selection = self.agents[0]
        for seat, reward in enumerate(shares(outcome.winners, self.setup.seats)):
            agent = self.possible_agents[seat]
            self.rewards[agent] = reward
            self.terminations[agent] = True
            self.infos[agent] = {"score": outcome.scores[seat], "place": outcome.places[seat]}

    def step(self, action: Any) -> None:
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        if int(action) not in self.answers:
            name = self.action_names[int(action)]
            raise ValueError(f"{self.agent_selection} may not do action {action} ({name}) now")
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._clear_rewards()
        happens = self.floor.answer(self.table, self.answers[int(action)])
        if happens is not None:
            seat, move = happens
            was_open = self.table.is_open(seat, move)
            self.table.apply(seat, move, Sink())
            self.floor.moved(self.table, seat, move, was_open)
        self.ask_next()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    # ---- what is seen

    def observe(self, agent: str) -> dict[str, Array]:
        seat = self.possible_agents.index(agent)
        mask = np.zeros(len(self.action_names), np.int8)
        if agent == self.agent_selection:
            mask[list(self.answers)] = 1
        return {"observation": self.array(seat), "action_mask": mask}

    def array(self, seat: int) -> Array:
        """What a seat sees: made from its view alone."""
        return np.array(encoded(self.encoding.features(self.game.view(self.table, seat))), np.float32)

    def state(self) -> Array:
        """What all seats see together, for a critic that may know everything; never for an agent."""
        return np.concatenate([self.array(seat) for seat in range(self.setup.seats)])

    def render(self) -> str | None:
        """The table as the agent to act sees it: a text, or printed."""
        text = drawn(self.game, self.table, self.possible_agents.index(self.agent_selection))
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def close(self) -> None:
        """Nothing is held open."""
