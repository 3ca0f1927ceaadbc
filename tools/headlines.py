"""Counts how often each headline comes in simulated games, beginners and better players mixed.

    python -m tools.headlines GAMES [GAME …]      a table for each game and number of seats, in Markdown

Fails if one comes in more than a quarter of the games.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from typing import Any

from ludofoot import FastChance, Game, Setup, Telltale, find_games
from ludofoot.bots import seat_bot
from ludofoot.bots.players import Players, make_move
from ludofoot.core.reporting import Chronicle, Happening
from ludofoot.core.sink import Sink
from ludofoot.core.state import State
from ludofoot.gazette.headlines import Chosen, choose
from ludofoot.locale import Voice

SEED = 2026
STREAMS = 8
LEVELS = ("debutant", "confirme")
A_MOVE = 4000
MOST = 0.25
NAMES = ("Ada", "Noé", "Lina", "Nils")


class Witness(Players):
    """Players whose every move is told, with the time it took."""

    def begin(self, setup: Setup, state: State[Any]) -> None:
        """Tells of the deal."""
        self.told: list[Happening] = []
        self.moves = self.passed = 0
        out = Telltale()
        self.game.tell_start(state, setup, out)
        self.keep(out, -1)

    def keep(self, out: Telltale, seat: int) -> None:
        """Takes down what a move has brought."""
        at = self.now if self.game.raced else self.passed
        entry = 1 + len(self.bots) + self.moves
        self.told += [Happening(entry, at, self.moves, seat, telling.full) for telling in out.told]

    def act(self, state: State[Any], seat: int, out: Sink) -> None:
        bot = self.bots[seat]
        assert bot is not None
        self.move(state, seat, bot.choose(self.game.view(state, seat), self.dice[seat]))

    def offer(self, state: State[Any], out: Sink) -> None:
        for seat, bot in enumerate(self.bots):
            if bot is not None and bot.knowhow.open_moves():
                wanted = bot.open_move(self.game.view(state, seat), self.dice[seat])
                if wanted is not None:
                    self.move(state, seat, wanted)

    def move(self, state: State[Any], seat: int, move: Any) -> None:
        """Makes a move and takes it down."""
        heard = Telltale()
        self.moves += 1
        self.passed += A_MOVE
        make_move(state, seat, move, heard)
        self.keep(heard, seat)


def chronicle(game: Game[Any], seats: int, number: int) -> Chronicle:
    """A whole game: the same number gives the same one."""
    shapes: list[dict[str, Any]] = [dict(preset.options) for preset in game.presets] or [{}]
    setup = Setup(seats, shapes[number % len(shapes)], number % seats)
    state = game.begin(setup, FastChance(SEED, number * STREAMS))
    bots = [seat_bot(game, LEVELS[number >> seat & 1]) for seat in range(seats)]
    dice = [FastChance(SEED, number * STREAMS + 1 + place) for place in range(seats + 1)]
    players = Witness(game, [*bots], [*dice])
    players.begin(setup, state)
    players.play(state, Sink())
    return Chronicle(
        game,
        teams=game.teams_in(state, seats),
        names=NAMES[:seats],
        happenings=players.told,
        outcome=state.outcome(),
        options=game.chosen(setup),
    )


def headline_of(told: Chronicle, number: int) -> Chosen:
    """The headline that this game gets."""
    reporter = told.game.reporter
    tale = reporter.read(told)
    return choose(told, reporter, tale, str(number), reporter.scores(tale, told))


def table(game: Game[Any], games: int) -> Iterator[str]:
    """How often each comes, by number of seats, with an example."""
    counts = {seats: Counter[str]() for seats in game.seats}
    examples: dict[str, str] = {}
    for seats in game.seats:
        for number in range(games):
            key, said = headline_of(chronicle(game, seats, number), number)
            counts[seats][key] += 1
            examples.setdefault(key, Voice("en", game.id, NAMES).say(said))
    yield f"\n## {Voice('en', game.id).word('title')}\n"
    yield f"| headline | weight | {' | '.join(f'{seats} seats' for seats in game.seats)} | for instance |"
    yield f"|---|---{'|---' * len(game.seats)}|---|"
    weights = {headline.key: str(headline.weight) for headline in game.reporter.headlines}
    for key in (*weights, *(key for key in examples if key not in weights)):
        shares = [counts[seats][key] / games for seats in game.seats]
        cells = " | ".join(f"{100 * share:.1f} %" for share in shares)
        yield f"| `{key}` | {weights.get(key, '')} | {cells} | {examples.get(key, '')} |"
        if max(shares) > MOST:
            raise SystemExit(f"{game.id}: {key} comes in {100 * max(shares):.1f} % of the games")


def main(games: int, wanted: list[str]) -> None:
    """Prints the tables."""
    for game in find_games().values():
        if not wanted or game.id in wanted:
            for line in table(game, games):
                print(line, flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2:])
