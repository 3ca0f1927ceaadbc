"""Laws about what a seat cannot see."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from ludofoot.core.chance import FastChance
from ludofoot.core.game import Game, Setup
from ludofoot.core.records import SPECTATOR, Legal, Move
from ludofoot.core.state import State
from ludofoot.testing.differing import alike
from ludofoot.testing.walks import glances, muddled, spoken, vocabulary
from ludofoot.testing.worlds import World, believed, deal, lived, looking_alike, move_in, worlds_of

WORDS_TRIED = 60
WORDS_MUDDLED = 10
DEALS = 12
WORLDS = 4


def imagined_states_look_the_same(game: Game[Any], setup: Setup, seed: int) -> None:
    """`imagine(view).view(seat) == view`, and what is imagined has the whole box and can be played on."""
    for step in glances(game, setup, seed, slips=True):
        for seat in watchers(setup):
            view = step.state.view(seat)
            other = game.imagine(view, FastChance(seed, 6))
            alike(other.view(seat), view, f"what {seat} sees")
            alike(other.stock(), step.state.stock(), "the stock")
            alike(other.awaited(), step.state.awaited(), "the awaited")
            for each in other.awaited():
                verdict = other.judge(each, other.default(each))
                assert isinstance(verdict, Legal), f"the default of {each}: {verdict}"


def watchers(setup: Setup) -> tuple[int, ...]:
    """Everybody at the table, and whoever watches."""
    return (*range(setup.seats), SPECTATOR)


def nothing_hidden_is_answered(game: Game[Any], setup: Setup, seed: int) -> None:
    """Swap what a seat cannot see, and its verdicts, moves, prompts, previews and default stay the same, and
    the deadlines, which everybody sees."""
    words = vocabulary(game, setup, seed)[:WORDS_TRIED]
    chance = FastChance(seed, 12)
    for step in glances(game, setup, seed, slips=True):
        said = [*words, *spoken(step)]
        said += [muddled(said, chance) for _ in range(WORDS_MUDDLED)]
        for seat in watchers(setup):
            other = game.imagine(step.state.view(seat), FastChance(seed, 7))
            alike(answers(other, seat, said), answers(step.state, seat, said), f"the answers to {seat}")


def answers(state: State[Any], seat: int, words: list[Move]) -> dict[str, Any]:
    """Everything this seat, or whoever watches, can learn by asking."""
    found: dict[str, Any] = {
        "awaited": state.awaited(),
        "deadlines": state.deadlines(),
        "outcome": state.outcome(),
        "prompts": state.prompts(seat),
        "retractable": state.retractable(seat),
    }
    if seat != SPECTATOR:
        found["moves"] = state.moves(seat)
        found["verdicts"] = {move: state.judge(seat, move) for move in words}
        found["previews"] = {move: state.preview(seat, move) for move in words}
    if seat in state.awaited():
        found["default"] = state.default(seat)
    return found


# ---- what is told


class Pair(NamedTuple):
    """Two worlds that look the same to this watcher, who made the move (nobody: the deal), and in words."""

    watcher: int
    one: World
    other: World
    mover: int | None
    what: str


def nothing_hidden_is_dealt(game: Game[Any], setup: Setup, seed: int) -> None:
    """Whoever sees the same after the deal was told it with the same words."""
    for pair in pairs_of_deals(game, setup, seed):
        compare(pair)


def pairs_of_deals(game: Game[Any], setup: Setup, seed: int) -> Iterator[Pair]:
    """Deals with other luck."""
    worlds = worlds_of(deal(game, setup), DEALS, FastChance(seed, 13))
    for watcher in watchers(setup):
        for one, other in looking_alike(worlds, watcher):
            yield Pair(watcher, one, other, None, "the deal")


def nothing_hidden_is_told(game: Game[Any], setup: Setup, seed: int) -> None:
    """Whoever sees the same after the same move, with other luck or other things hidden, was told it with the
    same words."""
    for pair in pairs_of_moves(game, setup, seed):
        compare(pair)


def pairs_of_moves(game: Game[Any], setup: Setup, seed: int) -> Iterator[Pair]:
    """Moves with other luck, and in states that a watcher could believe."""
    chance = FastChance(seed, 8)
    for step in glances(game, setup, seed, slips=True):
        worlds = worlds_of(move_in(step.state, step), WORLDS, chance)
        for watcher in watchers(setup):
            occasion = believed(game, step, watcher, chance)
            others = [] if occasion is None else [lived(occasion, worlds[0].answers, chance)]
            for one, other in looking_alike([*worlds, *others], watcher):
                yield Pair(watcher, one, other, step.seat, f"{step.move} of {step.seat}")


def compare(pair: Pair) -> None:
    """The same words, and for whoever moved the same answer to whether it may be undone."""
    watcher, one, other, mover, what = pair
    alike(one.heard(watcher), other.heard(watcher), f"what {watcher} hears of {what}")
    if watcher == mover:
        alike(one.barred(watcher), other.barred(watcher), f"what forbids to undo {what}")


HIDDEN_LAWS = (
    imagined_states_look_the_same,
    nothing_hidden_is_answered,
    nothing_hidden_is_dealt,
    nothing_hidden_is_told,
)
