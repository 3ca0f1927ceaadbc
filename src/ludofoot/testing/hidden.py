"""Laws about what a seat cannot see."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec

from ludofoot.core.chance import Chance, FastChance
from ludofoot.core.digest import digest
from ludofoot.core.game import Game, Setup
from ludofoot.core.notes import Moment, notes_for
from ludofoot.core.pieces import explain
from ludofoot.core.records import SPECTATOR, TABLE, Legal, Move, Refusal
from ludofoot.core.state import State
from ludofoot.testing.differing import alike
from ludofoot.testing.walks import Step, glances, is_glance, muddled, spoken, varied, vocabulary, walk
from ludofoot.testing.worlds import World, deal, lived, looking_alike, move_in, worlds_of

WORDS_TRIED = 60
WORDS_MUDDLED = 10
PREVIEWED = 4
PIECES = 6
DEALS = 12
WORLDS = 4
TWINS = 8


def imagined_states_look_the_same(game: Game[Any], setup: Setup, seed: int) -> None:
    """What is imagined from a view looks like it, has the whole box and can be played on."""
    for step in glances(game, setup, seed, slips=True):
        for seat in watchers(setup):
            view = game.view(step.state, seat)
            other = game.imagine(view, FastChance(seed, 6))
            alike(game.view(other, seat), view, f"what {seat} sees")
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
            other = game.imagine(game.view(step.state, seat), FastChance(seed, 7))
            mine, theirs = (
                answers(game, step.state, seat, said, drafts),
                answers(game, other, seat, said, drafts),
            )
            alike(mine, theirs, f"the answers to {seat}")


def answers(
    game: Game[Any], state: State[Any], seat: int, words: list[Move], drafts: list[Move]
) -> dict[str, Any]:
    """Everything this seat, or whoever watches, can learn by asking."""
    found: dict[str, Any] = {
        "awaited": state.awaited(),
        "deadlines": state.deadlines(),
        "outcome": state.outcome(),
        "prompts": game.prompts(state, seat),
        "notes": notes_for(game.triggers, Moment(game, game.view(state, seat), game.prompts(state, seat))),
        "retractable": state.retractable(seat),
    }
    if seat != SPECTATOR:
        found["moves"] = state.moves(seat)
        found["verdicts"] = {move: state.judge(seat, move) for move in words}
        found["pieces"] = {face: explain(game, state, seat, [face]) for face in pieces_named(drafts)[:PIECES]}
        found["previews"] = {move: game.preview(state, seat, move) for move in drafts}
    if seat in state.awaited():
        found["default"] = state.default(seat)
    return found


def pieces_named(words: list[Move]) -> list[str]:
    """The pieces that these moves name, as a screen would."""
    plain = [msgspec.to_builtins(move) for move in words]
    return sorted(
        {f"{name}:{value}" for move in plain for name, value in move.items() if isinstance(value, str)}
    )


# ---- what is told


class Pair(NamedTuple):
    """Two worlds that look the same to this watcher, and the move that led there (None: the deal)."""

    watcher: int
    one: World
    other: World
    step: Step | None


def nothing_hidden_is_dealt(game: Game[Any], setup: Setup, seed: int) -> None:
    """Whoever sees the same after the deal was told it with the same words."""
    for pair in pairs_of_deals(game, setup, seed):
        compare(pair)


def pairs_of_deals(game: Game[Any], setup: Setup, seed: int) -> Iterator[Pair]:
    """Deals with other luck."""
    worlds = worlds_of(deal(game, setup), DEALS, FastChance(seed, 13))
    for watcher in watchers(setup):
        for one, other in looking_alike(worlds, watcher):
            yield Pair(watcher, one, other, None)


def nothing_hidden_is_told(game: Game[Any], setup: Setup, seed: int) -> None:
    """Whoever sees the same after a move was told it with the same words: with other luck, with other things
    hidden, or if somebody else made another move, now or a while ago."""
    for pair in pairs_of_moves(game, setup, seed):
        compare(pair)


def pairs_of_moves(game: Game[Any], setup: Setup, seed: int) -> Iterator[Pair]:
    """What happens at each step, and what could have happened as far as a watcher can tell."""
    words = vocabulary(game, setup, seed)[:WORDS_TRIED]
    chance, looking = FastChance(seed, 8), FastChance(seed, 11)
    worlds: list[World] = []
    twins = Twins()

    def go(_: Step) -> State[Any]:
        return worlds[0].state

    for number, step in enumerate(walk(game, setup, seed, slips=True, go=go)):
        close = is_glance(number, looking)
        worlds = worlds_of(move_in(game, step.state, step), WORLDS if close else 1, chance)
        yield from twins.follow(game, step, worlds[0], chance)
        if not close:
            continue
        moved = [
            lived(move_in(game, step.state, each), worlds[0].answers, chance)
            for each in instead(step, words, chance)
        ]
        for watcher in watchers(setup):
            others = imagined(game, step, watcher, worlds[0].answers, chance)
            others += moved if watcher != step.seat else []
            for one, other in looking_alike([*worlds, *others], watcher):
                yield Pair(watcher, one, other, step)
                if one is worlds[0] and other in moved:
                    twins.add(watcher, one, other)


def imagined(game: Game[Any], step: Step, watcher: int, answers: list[int], chance: Chance) -> list[World]:
    """The same move and luck in a state that this watcher could believe, if it is possible there."""
    state = game.imagine(game.view(step.state, watcher), chance)
    return same_move(game, state, step, answers, chance)


def same_move(
    game: Game[Any], state: State[Any], step: Step, answers: list[int], chance: Chance
) -> list[World]:
    """The same move and luck in another state, if it is possible there."""
    if isinstance(state.judge(step.seat, step.move), Refusal):
        return []
    return [lived(move_in(game, state, step), answers, chance)]


def instead(step: Step, words: list[Move], chance: Chance) -> list[Step]:
    """A few other moves that the same seat could make, faults too: much the same, or something else."""
    state, seat = step.state, step.seat
    if seat == TABLE:
        return []
    said = [*words, *spoken(step)]
    found: list[Move | None] = []
    for _ in range(WORLDS):
        found += [varied(step.move, said, chance), state.sample_open(seat, chance), muddled(said, chance)]
        found += [state.sample(seat, chance)] if seat in state.awaited() else []
    moves = [move for move in dict.fromkeys(found) if move is not None and move != step.move]
    possible = [move for move in moves if not isinstance(state.judge(seat, move), Refusal)]
    return [step._replace(move=move) for move in possible[:WORLDS]]


class Twins:
    """States after another move than was made, followed for as long as a watcher cannot tell."""

    def __init__(self) -> None:
        self.followed: list[tuple[int, State[Any]]] = []

    def add(self, watcher: int, real: World, other: World) -> None:
        """One more, if anything differs at all; the oldest is forgotten."""
        if digest(real.state) != digest(other.state):
            self.followed = [*self.followed, (watcher, other.state)][-TWINS:]

    def follow(self, game: Game[Any], step: Step, world: World, chance: Chance) -> Iterator[Pair]:
        """The same move in all of them."""
        before, self.followed = self.followed, []
        for watcher, state in before:
            for other in same_move(game, state, step, world.answers, chance):
                for _ in looking_alike([world, other], watcher):
                    self.followed.append((watcher, other.state))
                    yield Pair(watcher, world, other, step)


def compare(pair: Pair) -> None:
    """The same words, and the same answer to whether it may be undone."""
    watcher, one, other, step = pair
    what = "the deal" if step is None else f"{step.move} of {step.seat}"
    alike(one.heard(watcher), other.heard(watcher), f"what {watcher} hears of {what}")
    if step is not None and watcher >= 0:
        mover = step.seat
        alike(one.barred(watcher, mover), other.barred(watcher, mover), f"what forbids to undo {what}")


HIDDEN_LAWS = (
    imagined_states_look_the_same,
    nothing_hidden_is_answered,
    nothing_hidden_is_dealt,
    nothing_hidden_is_told,
)
