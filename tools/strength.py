"""How strong the levels are: every two of them, against OpenSpiel's ISMCTS, and against whoever sees all.

    python -m tools.strength [GAME…] [--deals 60] [--seats 2] [--seed 7001] [--settle 0.05]
    python -m tools.strength --against ismcts|clairvoyant --level champion [GAME…]

One process, one meeting after the other; each ends as soon as it is clear. The rows are for docs/strength.md.
Seeds from 7000 on are for measuring and were never tuned on.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from mypy_extensions import i64

from ludofoot import FastChance, Game, Setup, find_games
from ludofoot.bots import seat_bot
from ludofoot.bots.players import Players
from ludofoot.bots.thinker import Thinker
from ludofoot.core.chance import Chance
from ludofoot.core.knowhow import Knowhow
from ludofoot.core.records import View
from ludofoot.core.sink import Sink
from ludofoot.core.state import State
from ludofoot.lab.sequential import verdict
from ludofoot.lab.series import Series
from ludofoot.lab.statistics import mean
from ludofoot.lab.tournament import deal_by_deal, points_of, seating

PAIRS = (
    ("confirme", "debutant"),
    ("expert", "confirme"),
    ("champion", "expert"),
    ("champion", "confirme"),
)
HEAD = "| game | seats | meeting | points % | decided % | games | verdict | CPU s |\n" + "|---" * 8 + "|"
Deal = Callable[[int], list[float]]


class Told(NamedTuple):
    """A meeting that is over."""

    game: str
    seats: int
    names: tuple[str, str]
    points: list[float]
    seconds: float

    def row(self, gap: float) -> str:
        """As a row of the table."""
        by_deal = deal_by_deal(self.points)
        share = mean(by_deal)
        won, lost = (sum(1 for each in self.points if sign * (each - 0.5) > 0) for sign in (1, -1))
        cells = [
            self.game,
            str(self.seats),
            " – ".join(self.names),
            f"{100 * share.value:.1f} ± {50 * (share.high - share.low):.1f}",
            f"{100 * won / (won + lost):.1f}" if won + lost else "–",
            str(len(self.points)),
            verdict(by_deal, gap),
            f"{self.seconds:.0f}",
        ]
        return f"| {' | '.join(cells)} |"


def settled(deal: Deal, deals: int, gap: float) -> tuple[list[float], float]:
    """The points of a meeting that ends as soon as it is clear, and the processor seconds it took."""
    began, points = time.process_time(), list[float]()
    for number in range(deals):
        points += deal(number)
        if verdict(deal_by_deal(points), gap) != "open":
            break
    return points, time.process_time() - began


# ---- whoever sees all


class Open(Knowhow[Any]):
    """The knowhow of a game for whoever sees the real cards: nothing is dealt anew."""

    def __init__(self, inner: Knowhow[Any]) -> None:
        self.inner = inner

    def options(self, state: State[Any], seat: int, chance: Chance) -> list[Any]:
        return self.inner.options(state, seat, chance)

    def chance_of(self, state: State[Any], seat: int) -> float:
        return self.inner.chance_of(state, seat)

    def mark(self, state: State[Any]) -> i64:
        return self.inner.mark(state)

    def cut(self, state: State[Any], mark: i64, steps: i64) -> bool:
        return self.inner.cut(state, mark, steps)

    def stride_lightly(self, state: State[Any], seat: int, chance: Chance, out: Sink) -> None:
        self.inner.stride_lightly(state, seat, chance, out)

    def unseal(self, state: State[Any], seat: int) -> None:
        self.inner.unseal(state, seat)

    def reaction_ms(self, view: View, level: str, chance: Chance) -> int:
        return self.inner.reaction_ms(view, level, chance)


class Opened(Game[Any]):
    """A game in which whoever imagines sees what there is."""

    def __init__(self, real: Game[Any]) -> None:
        super().__init__(real.box)
        self.real = real
        self.state: State[Any] | None = None

    def knowhow(self) -> Knowhow[Any]:
        return Open(self.real.knowhow().at_level("champion"))

    def imagine(self, view: View, chance: Chance) -> State[Any]:
        assert self.state is not None
        return self.state.copy(chance)


class Clairvoyant(Thinker[Any]):
    """Thinks like a champion about the real cards; dice and piles are as unknown to it as to anybody."""

    def __init__(self, game: Game[Any]) -> None:
        self.opened = Opened(game)
        budget = seat_budget(game)
        super().__init__(self.opened, "champion", budget)


def seat_budget(game: Game[Any]) -> Any:
    """The budget of a champion."""
    bot = seat_bot(game, "champion")
    assert isinstance(bot, Thinker)
    return bot.budget


class Seeing(Players):
    """Shows each clairvoyant the state before it decides."""

    def act(self, state: State[Any], seat: int, out: Sink) -> None:
        bot = self.bots[seat]
        if isinstance(bot, Clairvoyant):
            bot.opened.state = state
        super().act(state, seat, out)


def against_clairvoyant(game: Game[Any], level: str, seats: int, seed: int) -> Deal:
    """A deal of this level against whoever sees all: two games, seats swapped."""
    honest, seer = seat_bot(game, level), Clairvoyant(game)

    def deal(number: int) -> list[float]:
        return [one_game(half, number) for half in range(2)]

    def one_game(half: int, number: int) -> float:
        stream = number * (seats + 2)
        bots = [honest if (seat + half) % 2 == 0 else seer for seat in range(seats)]
        state = game.start(Setup(seats, opener=number % seats), FastChance(seed, stream))
        dice: list[Chance] = [FastChance(seed, stream + place) for place in range(1, seats + 2)]
        Seeing(game, list(bots), dice).play(state, Sink())
        return share_of(state, [seat for seat in range(seats) if bots[seat] is honest])

    return deal


def share_of(state: State[Any], seats: Iterable[int]) -> float:
    """The share of the victory that these seats have."""
    outcome = state.outcome()
    assert outcome is not None
    return len(set(seats) & set(outcome.winners)) / len(outcome.winners)


# ---- OpenSpiel's search


def against_ismcts(game: Game[Any], level: str, seats: int, seed: int) -> Deal:
    """A deal of this level against ISMCTS with the processor time that the level took so far."""
    import numpy as np
    import pyspiel
    from open_spiel.python.algorithms.ismcts import ISMCTSBot

    from ludofoot.envs import open_spiel as adapter

    table = pyspiel.load_game(adapter.PREFIX + game.id.replace("-", "_"), {"players": seats})
    ours = adapter.TableBot(table, level, seed)
    clock = {"ours": 1e-9, "theirs": 1e-9, "mine": 0.0, "sims": 8.0, "decided": 0.0}

    def deal(number: int) -> list[float]:
        return [one_game(half, number) for half in range(2)]

    def one_game(half: int, number: int) -> float:
        dice = np.random.RandomState(seed + number)
        state = table.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(dice.randint(len(state.chance_outcomes())))
            elif (state.current_player() + half) % 2 == 0:
                state.apply_action(timed("ours", ours, state))
            else:
                # As many simulations as fit into the time that our decisions took.
                rate = clock["sims"] / clock["theirs"]
                each = clock["ours"] / max(1.0, clock["decided"])
                simulations = max(2, min(2000, round(rate * each))) if clock["mine"] else 8
                search = ISMCTSBot(table, adapter.Rollouts(table, number), 1.0, simulations)
                clock["sims"] += simulations
                clock["mine"] += 1
                state.apply_action(timed("theirs", search, state))
        winners = [seat for seat, points in enumerate(state.returns()) if points == max(state.returns())]
        return len([seat for seat in winners if (seat + half) % 2 == 0]) / len(winners)

    def timed(whose: str, bot: Any, state: Any) -> int:
        began = time.process_time()
        found: int = bot.step(state)
        clock[whose] += time.process_time() - began
        clock["decided"] += whose == "ours"
        return found

    return deal


# ---- all of it


def meetings(wanted: argparse.Namespace) -> Iterable[tuple[str, tuple[str, str], Deal]]:
    """What is to be played."""
    for game in [find_games()[name] for name in wanted.games or find_games()]:
        if wanted.seats not in game.seats:
            continue
        if wanted.against == "clairvoyant":
            yield (
                game.id,
                (wanted.level, "clairvoyant"),
                against_clairvoyant(game, wanted.level, wanted.seats, wanted.seed),
            )
        elif wanted.against == "ismcts":
            yield (
                game.id,
                (wanted.level, "ISMCTS"),
                against_ismcts(game, wanted.level, wanted.seats, wanted.seed),
            )
        else:
            for pair in wanted.pairs.split(","):
                first, second = pair.split(":")
                yield game.id, (first, second), between(game, first, second, wanted)


def between(game: Game[Any], first: str, second: str, wanted: argparse.Namespace) -> Deal:
    """A deal of two levels."""
    series = Series(wanted.seats, seating(first, second, wanted.seats), wanted.seed, {}, False)
    return lambda number: points_of(game, series, number, 1)


def main() -> int:
    """Prints a row for each meeting as soon as it is over."""
    parser = argparse.ArgumentParser(prog="strength", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--pairs", default=",".join(":".join(pair) for pair in PAIRS))
    parser.add_argument("--deals", type=int, default=60)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seed", type=int, default=7001)
    parser.add_argument("--settle", type=float, default=0.05)
    parser.add_argument("--against", choices=["", "ismcts", "clairvoyant"], default="")
    parser.add_argument("--level", default="champion")
    wanted = parser.parse_args()
    print(HEAD)
    for game, names, deal in meetings(wanted):
        points, seconds = settled(deal, wanted.deals, wanted.settle)
        print(Told(game, wanted.seats, names, points, seconds).row(wanted.settle), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
