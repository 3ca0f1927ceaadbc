"""Registers every game with OpenSpiel under a name that begins with `ludofoot_`.

    import pyspiel, ludofoot.envs.open_spiel
    game = pyspiel.load_game("ludofoot_schuss_und_tor(players=3)")

Everything random is a chance node: draws, dice, and who comes first in a race.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from ludofoot.bots import seat_bot
from ludofoot.catalogue import find_games
from ludofoot.core.chance import FastChance
from ludofoot.core.digest import digest
from ludofoot.core.encoding import Encoding
from ludofoot.core.game import Game, Setup
from ludofoot.core.playout import rollout
from ludofoot.core.records import SPECTATOR
from ludofoot.envs.course import LUCK, OVER, Course, Deal, quiet_copy
from ludofoot.envs.finding import encoding_of
from ludofoot.envs.floor import shares
from ludofoot.envs.players import chosen_action

PREFIX = "ludofoot_"
PRINT_BITS = 64


class TableGame(pyspiel.Game):
    """A game of Ludofoot with its options. Each has a subclass, which OpenSpiel makes from parameters."""

    ours: Game[Any]
    encoding: Encoding[Any]
    kind: pyspiel.GameType

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = dict(params or {})
        seats = int(given.get("players", self.ours.seats[0]))
        names = {option.name.replace("-", "_"): option.name for option in self.ours.options}
        options = {names[name]: value for name, value in given.items() if name in names}
        self.setup = Setup(seats, options)
        self.ours.begin(self.setup, FastChance(0))
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.encoding.actions),
            max_chance_outcomes=self.encoding.most_lots,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.encoding.longest,
        )
        self.first = Course(Deal(self.ours.id, self.setup))
        super().__init__(self.kind, info, given)

    def new_initial_state(self) -> TableState:
        return TableState(self)

    def max_chance_nodes_in_history(self) -> int:
        return self.encoding.longest

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> TableObserver:
        return TableObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class TableState(pyspiel.State):
    """OpenSpiel copies and stores the attributes of a state: all is in the one that knows how."""

    def __init__(self, game: TableGame) -> None:
        super().__init__(game)
        self.course = game.first

    def current_player(self) -> int:
        return self.course.player()

    def is_terminal(self) -> bool:
        return self.course.player() == OVER

    def _legal_actions(self, player: int) -> list[int]:
        return list(self.course.answers())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        count = len(self.course.choices)
        return [(number, 1 / count) for number in range(count)]

    def _apply_action(self, action: int) -> None:
        self.course = self.course.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"luck {action}" if player == LUCK else self.course.encoding.actions[action]

    def returns(self) -> list[float]:
        state = self.course.state
        outcome = state.outcome() if state is not None else None
        seats = self.course.deal.setup.seats
        return shares(outcome.winners, seats) if outcome is not None else [0.0] * seats

    def resample_from_infostate(self, player: int, sampler: Any) -> TableState:
        """A state that this player cannot tell from this one, made by the game's `imagine`."""
        twin: TableState = self.clone()
        twin.course = self.course.imagined(player, int(sampler() * 2**53))
        return twin

    def __str__(self) -> str:
        course = self.course
        position = digest(course.state) if course.state is not None else "dealing"
        floor = course.floor
        order = f"{floor.asked} {floor.opened} {floor.waited} {floor.called}"
        return f"{position}, {order}, luck {course.luck} of {len(course.choices)}"


class TableObserver:
    """What a player sees; with perfect recall also a print of all that he has heard and done.

    What is public alone, or private alone, has a text and no tensor.
    """

    tensor: Any

    def __init__(self, game: TableGame, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"there are no parameters for an observation: {params}")
        self.recalls = kind.perfect_recall
        self.public = bool(kind.public_info)
        self.private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.dict: dict[str, Any] = {}
        self.tensor = None
        if self.public and self.private:
            self.make_tensor(game)

    def make_tensor(self, game: TableGame) -> None:
        """As large as everything that a player sees."""
        sample = game.ours.view(game.ours.begin(game.setup, FastChance(0)), 0)
        pieces = {name: len(values) for name, values in game.encoding.features(sample)}
        if self.recalls:
            pieces["heard"] = PRINT_BITS
        self.tensor = np.zeros(sum(pieces.values()), np.float32)
        begin = 0
        for name, size in pieces.items():
            self.dict[name] = self.tensor[begin : begin + size]
            begin += size

    def set_from(self, state: TableState, player: int) -> None:
        """Fills the tensor; all zeros before the deal."""
        self.tensor.fill(0)
        course = state.course
        if course.state is None:
            return
        values = course.array(player)
        self.tensor[: len(values)] = values
        if self.recalls:
            heard = np.frombuffer(course.heard(player).ljust(PRINT_BITS // 8, b"\0"), np.uint8)
            self.tensor[len(values) :] = np.unpackbits(heard)

    def string_from(self, state: TableState, player: int) -> str:
        """The view, and before it the print."""
        course = state.course
        if not self.private:
            return course.seen(SPECTATOR).decode()
        seen = (course.seen(player) if self.public else course.seen_alone(player)).decode()
        return f"{course.heard(player).hex()} {seen}" if self.recalls else seen


# ---- who plays


class TableBot(pyspiel.Bot):
    """A bot of Ludofoot of any level, such as "confirme" or "champion"."""

    def __init__(self, game: TableGame, level: str, seed: int = 0) -> None:
        super().__init__()
        self.bot = seat_bot(game.ours, level)
        self.dice = FastChance(seed)

    def step(self, state: TableState) -> int:
        """Sees the view of the player to act, nothing else."""
        course = state.course
        assert course.state is not None
        return chosen_action(self.bot, course.state, course.player(), course.answers(), self.dice)


class Rollouts:
    """For OpenSpiel's search: plays on with the game's knowhow, far quicker than node by node."""

    def __init__(self, game: TableGame, seed: int = 0) -> None:
        self.knowhow = game.ours.knowhow()
        self.seats = game.setup.seats
        self.dice = FastChance(seed)

    def evaluate(self, state: TableState) -> list[float]:
        """What a playout from here is worth to each player."""
        assert state.course.state is not None
        twin, dice, quiet = quiet_copy(state.course.state, self.dice.word())
        rollout(twin, self.knowhow, dice, quiet)
        return [self.knowhow.worth(twin, seat) for seat in range(self.seats)]

    def prior(self, state: TableState) -> list[tuple[int, float]]:
        """Every action alike."""
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


# ---- registration


def game_type(game: Game[Any]) -> pyspiel.GameType:
    """What OpenSpiel wants to know before it makes a game."""
    options = {option.name.replace("-", "_"): option.default for option in game.options}
    return pyspiel.GameType(
        short_name=PREFIX + game.id.replace("-", "_"),
        long_name=f"Ludofoot: {game.id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.seats),
        min_num_players=min(game.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"players": min(game.seats), **options},
    )


def register() -> list[str]:
    """Registers every game that is there; the names."""
    known = set(pyspiel.registered_names())
    found: list[str] = []
    for game in find_games().values():
        encoding = encoding_of(game)
        if encoding is None:
            continue
        kind = game_type(game)
        found.append(kind.short_name)
        if kind.short_name not in known:
            # Named in this module, so that what OpenSpiel stores can be found again.
            made = type(kind.short_name, (TableGame,), {"ours": game, "encoding": encoding, "kind": kind})
            globals()[kind.short_name] = made
            pyspiel.register_game(kind, made)
    return found


NAMES = register()
