"""Our bots as agents of an environment: they choose a move, and the menu says which action that is."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from ludofoot.bots import Bot, seat_bot
from ludofoot.core.chance import Chance, FastChance
from ludofoot.core.records import Move
from ludofoot.core.state import State
from ludofoot.envs.floor import WAIT

Answers = Mapping[int, Move | None]


class Opponent:
    """A level of bot as an agent of one of our PettingZoo environments, whichever agent is asked; perhaps
    with another number of rollouts. Raises `Refused` if there is no such level or no such budget."""

    def __init__(self, env: Any, level: str, seed: int = 0, rollouts: int | None = None) -> None:
        self.env = env.unwrapped
        self.bot = seat_bot(self.env.game, level, rollouts=rollouts)
        self.dice = FastChance(seed)

    def act(self) -> int:
        """The action of the agent that is asked now: it sees that agent's view, nothing else."""
        env = self.env
        return chosen_action(self.bot, env.table, env.floor.asked, env.answers, self.dice)


def chosen_action(bot: Bot[Any], state: State[Any], seat: int, answers: Answers, chance: Chance) -> int:
    """The action that this bot wants, from its seat's view alone."""
    view = bot.game.view(state, seat)
    actions = {move: action for action, move in answers.items() if move is not None}
    if bot.knowhow.open_moves():
        wanted = bot.open_move(view, chance)
        if wanted in actions:
            return actions[wanted]
    if seat not in state.awaited():
        return WAIT
    move = bot.choose(view, chance)
    return actions[move] if move in actions else nearest(move, actions)


def nearest(move: Move, actions: Mapping[Move, int]) -> int:
    """What comes closest on the menu: a line-up that shares the most men, the highest bid there is."""
    words = set(leaves(msgspec.to_builtins(move)))
    alike = [each for each in actions if type(each) is type(move)] or list(actions)
    best = max(alike, key=lambda each: len(words & set(leaves(msgspec.to_builtins(each)))))
    return actions[best]


def leaves(data: Any) -> Iterator[Any]:
    """The words and numbers in plain data."""
    if isinstance(data, dict):
        for value in data.values():
            yield from leaves(value)
    elif isinstance(data, list | tuple):
        for value in data:
            yield from leaves(value)
    else:
        yield data
