"""What bots make of the same deal: for whoever has nobody else to be compared with."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

from ludofoot.bots import Bot, seat_bot
from ludofoot.bots.dice import day_seed
from ludofoot.catalogue import load
from ludofoot.core.chance import FastChance
from ludofoot.core.game import Game
from ludofoot.core.luck import chance_from
from ludofoot.core.sink import Telltale
from ludofoot.daily.match import BOT, OPPONENT, PERSON, SEATS, Match

LEVELS: Final = ("debutant", OPPONENT)
"""Who takes the person's seat in turn: one level alone would often play the same game again and again."""
LONGEST: Final = 5_000
"""Moves of one game: none that was ever seen had a tenth of it."""


def par(match: Match, seed: str, seconds: float, games: int) -> dict[int, int]:
    """How often bots came to which result, in as many games as there is time for."""
    until = time.monotonic() + seconds
    found: Counter[int] = Counter()
    for result in results(match, seed):
        found[result] += 1
        if found.total() >= games or time.monotonic() > until:
            break
    return dict(sorted(found.items()))


def results(match: Match, seed: str) -> Iterator[int]:
    """One game after the other from the same deal: the opponent's luck is that of the day."""
    game = load(match.game)
    others = [seat_bot(game, level) for level in LEVELS]
    opponent = seat_bot(game, OPPONENT)
    number = 0
    while True:
        bots = {PERSON: others[number % len(others)], BOT: opponent}
        yield played(game, match, seed, bots, number)
        number += 1


def played(game: Game[Any], match: Match, seed: str, bots: dict[int, Bot[Any]], number: int) -> int:
    """The result of one game."""
    state = game.begin(match.setup, chance_from(seed))
    luck = {PERSON: f"{seed} {number}", BOT: seed}
    decided = [0] * SEATS
    out = Telltale()
    for _ in range(LONGEST):
        awaited = state.awaited()
        if not awaited:
            break
        # Where two choose at once the bot of the day is never second: it answers at once at a table too.
        seat = max(awaited)
        dice = FastChance(day_seed(luck[seat], seat, decided[seat]))
        state.apply(seat, bots[seat].choose(game.view(state, seat), dice), out)
        decided[seat] += 1
    outcome = state.outcome()
    assert outcome is not None
    return game.day_result(outcome, [telling.full for telling in out.told], PERSON)
