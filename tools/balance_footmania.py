"""Counts what championships of Footmania come to, for docs/balance/footmania.md.

    python -m tools.balance_footmania play --seats 4 --games 500 --first 0 > piece.json
    python -m tools.balance_footmania report piece.json ...

Pieces of one series can be played one after the other, on the compiled package: game number n is the same
whichever piece it is in.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
from collections import Counter, defaultdict
from collections.abc import Callable
from pathlib import Path
from typing import Any

from ludofoot import FastChance, Setup, load
from ludofoot.bots import seat_bot
from ludofoot.bots.players import Players
from ludofoot.core.chance import Chance
from ludofoot.core.sink import Telltale
from ludofoot.games.footmania.rules.eleven import stars_of, strongest
from ludofoot.games.footmania.rules.state import Footmania

Sums = defaultdict[str, float]

LEVEL = "confirme"
ROUNDS = (5, 10, 15, 20, 30)
PENNANTS_A_STAR = 5


# ---- one championship


class Observer:
    """Adds up what happens in championships."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.sums: Sums = defaultdict(float)

    def add(self, what: str, amount: float = 1) -> None:
        """Counts something, and its square, which tells how sure the mean is."""
        self.sums[what] += amount
        self.sums[f"{what} squared"] += amount * amount
        self.sums[f"{what} times"] += 1

    def begin(self) -> None:
        """A new championship."""
        self.phase = 1
        self.turns = 0
        self.round = 1
        self.count: Counter[str] = Counter()

    def see(self, state: Footmania, out: Telltale) -> None:
        """What one decision, and the open moves after it, brought."""
        for telling in out.told:
            event: Any = telling.full
            kind = type(event).__name__
            self.count[kind] += 1
            if kind == "Rolled" and not event.again:
                self.turns += 1
            seen = getattr(self, f"see_{kind}", None)
            if seen is not None:
                seen(state, event)
        if self.phase == 1 and state.round > self.round:
            self.round = state.round
            if self.round - 1 in ROUNDS:
                self.money(state, f"round {self.round - 1}")

    def money(self, state: Footmania, when: str) -> None:
        """Cash a player now."""
        self.add(f"money {when}", sum(state.cash.get(seat) for seat in range(self.seats)) / self.seats)

    def strength(self, state: Footmania, when: str) -> None:
        """Stars of the strongest elevens, and how far apart they are."""
        each = [
            int(
                stars_of(state.album, strongest(state.album, state.squads[seat]))
                + state.pennants.get(seat) // PENNANTS_A_STAR
            )
            for seat in range(self.seats)
        ]
        self.add(f"strength {when}", sum(each) / self.seats)
        self.add(f"strongest {when}", max(each))
        self.add(f"weakest {when}", min(each))

    # ---- events

    def see_PhaseTwo(self, state: Footmania, event: Any) -> None:  # noqa: N802
        self.add("phase 1 rounds", int(state.round) - self.count["LimitReached"])
        self.add("limit", self.count["LimitReached"])
        self.add("phase 1 turns", self.turns)
        self.phase = 2
        self.turns = 0
        self.money(state, "start of phase 2")
        self.strength(state, "start")

    def see_DayEnded(self, state: Footmania, event: Any) -> None:  # noqa: N802
        self.money(state, f"day {event.day}")

    def see_MatchEnded(self, state: Footmania, event: Any) -> None:  # noqa: N802
        home = event.home_stars - state.pennants.get(event.home) // PENNANTS_A_STAR
        away = event.away_stars - state.pennants.get(event.away) // PENNANTS_A_STAR
        now, without = sign(event.home_stars - event.away_stars), sign(home - away)
        self.count["turned by pennant stars"] += now != without
        self.count["home wins"] += now > 0
        self.count["away wins"] += now < 0

    def see_SponsorPaid(self, state: Footmania, event: Any) -> None:  # noqa: N802
        self.count["sponsor money"] += event.amount

    def see_SponsorSold(self, state: Footmania, event: Any) -> None:  # noqa: N802
        self.count["sponsor money"] += event.price

    def see_PactoleWon(self, state: Footmania, event: Any) -> None:  # noqa: N802
        self.count["pactole money"] += event.amount

    def see_EuroWon(self, state: Footmania, event: Any) -> None:  # noqa: N802
        self.count["euro money"] += event.receipts

    def see_Declared(self, state: Footmania, event: Any) -> None:  # noqa: N802
        self.declarer = event.seat
        self.count["declared"] += 1

    # ---- the end

    def end(self, state: Footmania) -> None:
        """The championship is over."""
        outcome = state.outcome()
        assert outcome is not None
        self.sums["games"] += 1
        self.add("phase 2 rounds", self.turns / self.seats)
        self.strength(state, "end")
        self.money(state, "end")
        self.add(f"by {outcome.clause}")
        share = 1 / len(outcome.winners)
        for seat in outcome.winners:
            self.sums[f"won by number {(seat - state.starter) % self.seats + 1}"] += share
            if self.count["declared"] and seat == self.declarer:
                self.sums["won by the declarer"] += share
        pennants = [state.pennants.get(seat) for seat in range(self.seats)]
        self.add("pennants", sum(pennants) / self.seats)
        for what, amount in self.count.items():
            self.add(f"a game: {what}", amount)


def sign(number: int) -> int:
    """-1, 0 or 1."""
    return (number > 0) - (number < 0)


def play(seats: int, games: int, first: int, seed: int) -> dict[str, float]:
    """Plays games `first` to `first + games - 1` of the series; the sums."""
    game = load("footmania")
    bot = seat_bot(game, LEVEL)
    observer = Observer(seats)
    streams = seats + 2
    for number in range(first, first + games):
        state = game.start(Setup(seats=seats, opener=number % seats), FastChance(seed, number * streams))
        assert isinstance(state, Footmania)
        dice: list[Chance] = [FastChance(seed, number * streams + place) for place in range(1, streams)]
        observer.begin()
        watch(state, observer, Players(game, [bot] * seats, dice))
        observer.end(state)
    return {"seats": seats, **observer.sums}


def watch(state: Footmania, observer: Observer, players: Players) -> None:
    """Plays on to the end, as a simulation does, and looks on."""
    while (seat := players.first(state)) >= 0:
        out = Telltale()
        players.act(state, seat, out)
        players.offer(state, out)
        observer.see(state, out)


# ---- the report

ROWS = (
    ("phase 1, rounds", "phase 1 rounds", 1),
    ("ended by the limit of 60 rounds, %", "limit", 100),
    ("phase 2, rounds", "phase 2 rounds", 1),
    *((f"money after round {number} of phase 1, million", f"money round {number}", 0.1) for number in ROUNDS),
    ("money at the start of phase 2, million", "money start of phase 2", 0.1),
    *((f"money after day {day}, million", f"money day {day}", 0.1) for day in range(1, 7)),
    ("strength at the start of phase 2, stars", "strength start", 1),
    ("strongest team then", "strongest start", 1),
    ("weakest team then", "weakest start", 1),
    ("strength at the end, stars", "strength end", 1),
    ("strongest team then", "strongest end", 1),
    ("weakest team then", "weakest end", 1),
    ("euromatch cards drawn", "a game: EuroDrawn", 1),
    ("euromatches won", "a game: EuroWon", 1),
    ("pennants a player", "pennants", 1),
    ("matches turned by pennant stars", "a game: turned by pennant stars", 1),
    ("money from euromatches, million", "a game: euro money", 0.1),
    ("sponsors taken", "a game: SponsorTaken", 1),
    ("money from sponsors, million", "a game: sponsor money", 0.1),
    ("pactole won, times", "a game: PactoleWon", 1),
    ("money from the pactole, million", "a game: pactole money", 0.1),
    ("footballers bought", "a game: Bought", 1),
    ("auctions", "a game: TurnedDown", 1),
    ("of these sold", "a game: Auctioned", 1),
    ("offers made", "a game: Offered", 1),
    ("deals settled", "a game: DealMade", 1),
    ("plus cards played in matches and euromatches", "a game: PlusPlayed", 1),
    ("title by points (FM-98), %", "by FM-98", 100),
    ("title by pennants (FM-99), %", "by FM-99", 100),
    ("title by a play-off (FM-100), %", "by FM-100", 100),
    ("title shared (FM-A29), %", "by FM-A29", 100),
)


def report(pieces: list[dict[str, float]]) -> None:
    """One column for each number of seats, with the standard error of each mean."""
    columns: dict[int, Sums] = {}
    for piece in pieces:
        column = columns.setdefault(int(piece.pop("seats")), defaultdict(float))
        for key, amount in piece.items():
            column[key] += amount
    every = sorted(columns)
    print("| | " + " | ".join(f"{seats} seats" for seats in every) + " |")
    print("|---|" + "---|" * len(every))
    print("| championships | " + " | ".join(f"{columns[seats]['games']:,.0f}" for seats in every) + " |")
    for label, key, scale in ROWS:
        print(f"| {label} | " + " | ".join(mean(columns[seats], key, scale) for seats in every) + " |")
    for number in range(1, 5):
        cells = [won(columns[seats], f"won by number {number}", number <= seats) for seats in every]
        print(f"| title for schedule number {number}, % | " + " | ".join(cells) + " |")
    cells = [won(columns[seats], "won by the declarer", True) for seats in every]
    print("| title for whoever declared, % | " + " | ".join(cells) + " |")


def mean(sums: Sums, key: str, scale: float) -> str:
    """Mean and standard error: of the games that came so far, or, for what is counted, of all."""
    games = sums[f"{key} times"] if key.startswith(("money", "strength")) else sums["games"]
    if not games:
        return "–"
    average = sums[key] / games
    spread = max(0.0, sums[f"{key} squared"] / games - average * average)
    return f"{average * scale:.2f} ± {math.sqrt(spread / games) * scale:.2f}"


def won(sums: Sums, key: str, there: bool) -> str:
    """A share of the titles with its interval of 95 %."""
    if not there:
        return "–"
    share = sums[key] / sums["games"]
    margin = 1.96 * math.sqrt(share * (1 - share) / sums["games"])
    return f"{100 * share:.1f} ± {100 * margin:.1f}"


def in_pieces(
    name: str, what: str | None, play: Callable[..., dict[str, float]], report: Callable[..., None]
) -> None:
    """The command line of a count that is made piece by piece: plays one, or reports on all."""
    parser = argparse.ArgumentParser(prog=name, description=what)
    parser.add_argument("what", choices=("play", "report"))
    parser.add_argument("pieces", nargs="*", type=Path)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--seed", type=int, default=2026)
    wanted = parser.parse_args()
    if wanted.what == "play":
        json.dump(play(wanted.seats, wanted.games, wanted.first, wanted.seed), sys.stdout)
    else:
        report([json.loads(path.read_text("utf-8")) for path in wanted.pieces])


if __name__ == "__main__":
    in_pieces("balance_footmania", __doc__, play, report)
