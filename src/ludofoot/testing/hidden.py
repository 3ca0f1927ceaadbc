"""Laws about what a seat cannot see."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from ludofoot.core.chance import Chance, FastChance
from ludofoot.core.game import Game, Setup
from ludofoot.core.records import SPECTATOR, TABLE, Legal, Move, Refusal
from ludofoot.core.state import State
from ludofoot.testing.differing import alike
from ludofoot.testing.walks import Step, glances, muddled, spoken, vocabulary
from ludofoot.testing.worlds import World, believed, deal, lived, looking_alike, move_in, worlds_of

WORDS_TRIED = 60
WORDS_MUDDLED = 10
PREVIEWED = 4
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
    for number, step in enumerate(glances(game, setup, seed, slips=True)):
        said = [*words, *spoken(step)]
        said += [muddled(said, chance) for _ in range(WORDS_MUDDLED)]
        # Previews take long, so each is asked for now and then.
        drafts = said[number % PREVIEWED :: PREVIEWED]
        for seat in watchers(setup):
            other = game.imagine(step.state.view(seat), FastChance(seed, 7))
            mine, theirs = answers(step.state, seat, said, drafts), answers(other, seat, said, drafts)
            alike(mine, theirs, f"the answers to {seat}")


def answers(state: State[Any], seat: int, words: list[Move], drafts: list[Move]) -> dict[str, Any]:
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
        found["previews"] = {move: state.preview(seat, move) for move in drafts}
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
    """Whoever sees the same after a move, with other luck or other things hidden, was told it with the same
    words; so was he of any other move instead, if it is sealed or leaves no trace for him."""
    for pair in pairs_of_moves(game, setup, seed):
        compare(pair)


def pairs_of_moves(game: Game[Any], setup: Setup, seed: int) -> Iterator[Pair]:
    """What happens at each step, and what could have happened as far as a watcher can tell."""
    words = vocabulary(game, setup, seed)[:WORDS_TRIED]
    chance = FastChance(seed, 8)
    for step in glances(game, setup, seed, slips=True):
        lucky = worlds_of(move_in(step.state, step), WORLDS, chance)
        answers = lucky[0].answers
        moved = [lived(move_in(step.state, each), answers, chance) for each in instead(step, words, chance)]
        sealed = {prompt.pace for prompt in step.state.prompts(step.seat)} == {"sealed"}
        for watcher in watchers(setup):
            occasion = believed(game, step, watcher, chance)
            others = [] if occasion is None else [lived(occasion, answers, chance)]
            if watcher != step.seat:
                before = step.state.view(watcher)
                others += [world for world in moved if sealed or world.state.view(watcher) == before]
            for one, other in looking_alike([*lucky, *others], watcher):
                yield Pair(watcher, one, other, step.seat, f"{step.move} of {step.seat}")


def instead(step: Step, words: list[Move], chance: Chance) -> list[Step]:
    """A few other moves that the same seat could make, faults too."""
    state, seat = step.state, step.seat
    if seat == TABLE:
        return []
    found = [muddled([*words, *spoken(step)], chance) for _ in range(WORLDS)]
    if seat in state.awaited():
        found += [state.sample(seat, chance) for _ in range(WORLDS)]
    possible = [move for move in dict.fromkeys(found) if not isinstance(state.judge(seat, move), Refusal)]
    return [step._replace(move=move) for move in possible if move != step.move]


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
