"""Laws about logs: a record, a transcript and the order of sealed choices."""

from __future__ import annotations

from typing import Any

from ludofoot.core import entries as log
from ludofoot.core.chance import FastChance
from ludofoot.core.entries import Occupant
from ludofoot.core.game import Game, Setup
from ludofoot.core.logbook import read_record, record_of, replay, write_record
from ludofoot.core.records import SPECTATOR, TABLE, Refused
from ludofoot.core.sink import Sink, Telltale
from ludofoot.core.state import State
from ludofoot.core.table import Reply, Table
from ludofoot.core.transcript import Transcript, play_transcript, read_game, write_game
from ludofoot.testing.differing import alike, facts_of
from ludofoot.testing.walks import LONGEST, begin, next_step, walk

THINKING_MS = 700


def a_record_replays(game: Game[Any], setup: Setup, seed: int) -> None:
    """A table's log, written, read and replayed, gives the same position, events, log and outcome."""
    table, replies = played(game, setup, seed)
    record = read_record(write_record(record_of(table)))
    again = replay(record, lambda _: game)
    alike(facts_of(again.playable()), facts_of(table.playable()), "the facts after a replay")
    for seat in (*range(setup.seats), SPECTATOR):
        alike(again.view(seat), table.view(seat), f"what {seat} sees after a replay")
    alike(again.entries, list(record.entries), "the entries of a replay")
    alike(again.outcome(), table.outcome(), "the outcome of a replay")
    alike(record.outcome, table.outcome(), "the outcome of a record")
    told = [telling.full for reply in replies if reply.entry for telling in reply.told]
    alike(events_of(table, setup), told, "the events told once more")


def played(game: Game[Any], setup: Setup, seed: int) -> tuple[Table, list[Reply]]:
    """A whole random game at a table where time passes."""
    table = Table(game, setup.seats)
    replies = [
        table.do(log.Sat(at=0, seat=seat, who=Occupant(name=str(seat)))) for seat in range(setup.seats)
    ]
    replies.append(table.do(log.Started(at=1, setup=setup, seed=f"fast:{seed}:1")))
    chance = FastChance(seed, 2)
    at = 1
    for _ in range(LONGEST):
        if table.is_over():
            break
        at += chance.below(2 * THINKING_MS)
        replies += table.pass_time(at)
        step = None if table.is_over() else next_step(table.playable(), setup, chance)
        if step is not None and step.seat != TABLE:
            replies.append(table.play(step.seat, step.move, at))
    return table, replies


def events_of(table: Table, setup: Setup) -> list[Any]:
    """The events of the effective moves, told once more from the start."""
    out = Telltale()
    state = table.begun()
    table.game.tell_start(state, setup, out)
    for line in table.lines:
        assert line.move is not None
        state.apply(line.seat, line.move, out)
    return [telling.full for telling in out.told]


def a_transcript_replays(game: Game[Any], setup: Setup, seed: int) -> None:
    """A game written down in notation, luck included, is played again to the same position."""
    moves = [(step.seat, step.move) for step in walk(game, setup, seed)]
    state = begin(game, setup, seed)
    text = write_game(game, setup, state, moves)
    written = read_game(text, game)
    alike(written.moves, moves, "the moves of a transcript")
    again = played_again(written, game, state.luck().position())
    outcome = again.outcome()
    assert outcome is not None, "a transcript without an end"
    alike(list(outcome.scores), written.scores, "the scores of a transcript")
    alike(facts_of(again), facts_of(state), "the facts after a transcript")


def played_again(written: Transcript, game: Game[Any], asked: int) -> State[Any]:
    """What a transcript leads to; where it does not hold, how much luck it lacks or has too much."""
    try:
        return play_transcript(written, game)
    except Refused as refused:
        told, place = len(written.answers), refused.refusal.args.get("number")
        luck = f"luck was asked {asked} times and told {told} times"
        raise AssertionError(f"a transcript does not hold at move {place}: {luck}") from None


def moves_are_written_and_read(game: Game[Any], setup: Setup, seed: int) -> None:
    """One line for each move, different moves differently, and back."""
    notation = game.notation()
    for step in walk(game, setup, seed):
        listed = [step.move, *(step.state.moves(step.seat) or [])] if step.seat != TABLE else [step.move]
        texts = {notation.write(move): move for move in listed}
        for text, move in texts.items():
            assert "\n" not in text, f"more than a line: {text!r}"
            alike(notation.read(text), move, f"what is written {text!r}")
        assert len(texts) == len(set(listed)), f"written alike: {listed}"


def sealed_choices_commute(game: Game[Any], setup: Setup, seed: int) -> None:
    """Where several are asked a sealed question, the order in which they answer changes nothing."""
    for step in walk(game, setup, seed):
        state = step.state
        seats = state.awaited()
        paces = {prompt.pace for seat in seats for prompt in game.prompts(state, seat)}
        if len(seats) < 2 or paces != {"sealed"}:
            continue
        chance = FastChance(seed, 9)
        choices = [(seat, state.sample(seat, chance)) for seat in seats]
        forth, back = state.copy(FastChance(seed, 10)), state.copy(FastChance(seed, 10))
        for seat, move in choices:
            forth.apply(seat, move, Sink())
        for seat, move in reversed(choices):
            back.apply(seat, move, Sink())
        alike(facts_of(forth), facts_of(back), f"the facts after {choices} in another order")


REPLAY_LAWS = (a_record_replays, a_transcript_replays, moves_are_written_and_read, sealed_choices_commute)
