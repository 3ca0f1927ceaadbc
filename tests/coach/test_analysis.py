"""An analysis says nothing that was not computed, and its sums come out."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

import msgspec
import pytest

from ludofoot import FastChance, Game, find_games, load
from ludofoot.bots.foreseeing import shares_of
from ludofoot.coach import Analysis, Analyst, Effort, analyse
from ludofoot.coach.accounts import turns_of
from ludofoot.coach.analysis import FORCED, GIFT, MARKS, Decision, Point, mark_of
from ludofoot.coach.story import read_story
from ludofoot.coach.weighing import Weighing
from ludofoot.core.logbook import record_of, seal_of
from ludofoot.core.records import Outcome, Refused
from tests.coach.games import finished, played

SMALL = Effort(games=3, first_worlds=2, fresh_worlds=3)
every_game = pytest.mark.parametrize("game", find_games().values(), ids=lambda game: game.id)
QUICK = "schuss-und-tor"
TINY = Effort(games=1, first_worlds=1, fresh_worlds=1)
LONG = ("finale", "footmania")
"""Where a single game takes long enough."""


@every_game
def test_every_game_has_a_story_whose_sums_come_out(game: Game[Any]) -> None:
    record = finished(game.id, game.seats[0 if game.id in LONG else -1])
    found = analyse(record, load, TINY if game.id in LONG else SMALL)
    assert record.outcome is not None
    assert found.whole
    assert found.seal == record.seal
    first, last = found.points[0], found.points[-1]
    story = read_story(record, load)
    assert list(last.chances) == shares_of(record.outcome, story.teams)
    assert last.error == 0
    assert first.error > 0
    assert [point.line for point in found.points] == sorted({point.line for point in found.points})
    for seat, own in enumerate(found.accounts):
        assert own.start + own.luck + own.received - own.given == pytest.approx(own.result)
        assert own.result == last.chances[seat]
        assert own.given >= 0
    for decision in found.decisions:
        assert decision.mark in MARKS
        assert (decision.cost > 0) == bool(decision.better)


def test_a_race_is_told_by_rounds_and_no_decision_is_judged() -> None:
    found = analyse(finished("passe-eclair", 3), load, SMALL)
    assert len(found.points) == 10, "the deal and nine rounds"
    assert not found.decisions
    assert not found.accounts


def test_a_long_story_is_looked_at_closely_only_where_it_changed(monkeypatch: pytest.MonkeyPatch) -> None:
    analyst = Analyst(finished("footmania", 2), load, Effort(games=400, first_worlds=0))
    chapters = len(analyst.seen)
    assert chapters > 20
    turn = chapters // 2

    def play_on(number: int, games: int) -> None:
        """Until then the first one wins three of four games, from then on the other."""
        analyst.looked_at.add(number)
        for course in (analyst.seen[number], analyst.laid_open[number]):
            while course.shares.games < games:
                won = float(course.shares.games % 4 < (3 if number < turn else 1))
                course.shares.note([won, 1 - won])

    monkeypatch.setattr(analyst, "play_on", play_on)
    assert list(analyst.work())[-1] == analyst.total
    looked_at = sorted(analyst.looked_at)
    assert {0, turn - 1, turn, chapters - 1} <= set(looked_at), "the turn is found to the chapter"
    assert len(looked_at) < 20, "and hardly anything else is looked at"
    found = analyst.analysis()
    assert len(found.points) == len(found.open_points) == len(looked_at)
    assert analyst.line_at(analyst.places()[turn]) in [each.line for each in found.turns]


def test_the_same_record_and_effort_give_the_same_figures() -> None:
    record = finished(QUICK, 2)
    assert analyse(record, load, SMALL) == analyse(record, load, SMALL)
    assert analyse(record, load, SMALL) != analyse(record, load, Effort(4, 2, 3))


def test_an_analysis_travels() -> None:
    found = analyse(finished(QUICK, 2), load, SMALL)
    written = msgspec.json.encode(found)
    assert msgspec.json.encode(msgspec.json.decode(written, type=Analysis)) == written


def test_whoever_stops_it_has_a_sketch_of_the_whole() -> None:
    record = finished(QUICK, 2)
    analyst = Analyst(record, load, Effort(games=80, first_worlds=1, fresh_worlds=1))
    for done in analyst.work():
        if done >= 2 * len(analyst.seen):
            break
    found = analyst.analysis()
    assert not found.whole
    assert found.effort.games == 60
    assert not found.decisions
    assert not found.accounts
    assert all(len(point.chances) == 2 for point in found.points)


def test_progress_is_told_and_can_say_stop() -> None:
    told: list[tuple[int, int]] = []

    def progress(done: int, total: int) -> bool:
        told.append((done, total))
        return len(told) < 5

    assert not analyse(finished(QUICK, 2), load, SMALL, progress).whole
    assert len(told) == 5
    assert all(0 < done <= total for done, total in told)


def test_all_the_work_is_counted() -> None:
    analyst = Analyst(finished(QUICK, 2), load, SMALL)
    assert list(analyst.work())[-1] == analyst.total


def test_what_was_undone_is_not_part_of_the_story() -> None:
    table = played(QUICK, 2, seed=17, most=4)
    count = len(read_steps(table))
    move = table.playable().moves(table.playable().awaited()[0])
    assert move is not None
    seat = table.playable().awaited()[0]
    table.play(seat, move[0], table.entries[-1].at + 1)
    assert table.undo(seat, table.entries[-1].at + 1).refusal is None
    assert len(read_steps(table)) == count


def read_steps(table: Any) -> list[Any]:
    """The steps of a game that goes on: its end is made up."""
    record = record_of(table)
    steps: list[Any] = []
    from ludofoot.coach.story import follow, still
    from ludofoot.core.logbook import frames

    first = None
    for frame in frames(record, load):
        if first is None:
            first = still(frame.table.state)
        else:
            follow(steps, frame, first)
    return steps


def test_a_decision_is_judged_by_what_its_player_could_know() -> None:
    """Everything hidden is exchanged: the same is said of it."""
    record = finished(QUICK, 2)
    one, other = Analyst(record, load, SMALL), Analyst(record, load, SMALL)
    for first, second in zip(one.weighings, other.weighings, strict=True):
        step = second.step
        view = other.story.game.view(step.before, step.seat)
        step.before = other.story.game.imagine(view, FastChance(99))
        assert first.decide(SMALL) == second.decide(SMALL)


def test_a_gift_is_noticed() -> None:
    """Whoever concedes with the card that stops the shot in his hand gives something away."""
    effort = Effort(games=1, first_worlds=60, fresh_worlds=200)
    marks = [weighing.decide(effort).mark for weighing in needless_concessions(effort)]
    assert len(marks) > 3
    assert GIFT in marks


def needless_concessions(effort: Effort) -> Iterator[Weighing]:
    """Shots that could have been stopped, as if nobody had stopped them."""
    for seed in range(40, 46):
        for weighing in Analyst(finished(QUICK, 2, seed), load, effort).weighings:
            step = weighing.step
            moves = step.before.moves(step.seat) or []
            concede = [move for move in moves if weighing.notation.write(move) == "concede"]
            if concede and len(moves) > 1:
                step.move = concede[0]
                yield weighing


def test_one_legal_move_is_no_decision() -> None:
    found = analyse(finished("football-a-la-carte", 2), load, SMALL)
    story = read_story(finished("football-a-la-carte", 2), load)
    steps = {step.line: step for step in story.steps}
    forced = [decision for decision in found.decisions if decision.mark == FORCED]
    for decision in forced:
        step = steps[decision.line]
        listed = step.before.moves(step.seat)
        assert listed is not None
        assert len(listed) == 1


# ---- marks, turns and shares


@pytest.mark.parametrize(
    ("cost", "mark"),
    [(0.0, "best"), (0.009, "best"), (0.01, "fine"), (0.039, "fine"), (0.04, "costly"), (0.1, "gift")],
)
def test_a_mark_begins_where_it_is_said_to(cost: float, mark: str) -> None:
    assert mark_of(cost) == mark


def points(*chances: float, error: float = 0.01) -> list[Point]:
    return [Point(line, (chance, 1 - chance), error) for line, chance in enumerate(chances, 1)]


def test_a_match_turns_where_its_course_changes_most() -> None:
    found = turns_of(points(0.5, 0.5, 0.9, 0.9, 0.8, 0.5, 0.5, 0.55), ())
    assert [turn.line for turn in found] == [3, 6]
    assert found[0].by is None


def test_what_is_within_two_errors_is_no_turn() -> None:
    assert not turns_of(points(0.5, 0.7, error=0.06), ())
    assert turns_of(points(0.5, 0.7, error=0.04), ())


def test_a_turn_is_the_doing_of_whoever_gave_half_of_it_away() -> None:
    given = Decision(line=2, seat=1, move="a", mark=GIFT, cost=0.2, better="b")
    (turn,) = turns_of(points(0.5, 0.9), (given,))
    assert turn.by == 1
    (luck,) = turns_of(points(0.5, 0.9), (msgspec.structs.replace(given, cost=0.19),))
    assert luck.by is None


def test_a_team_wins_together_and_sides_share_a_draw() -> None:
    won = Outcome((2, 1, 2, 1), (1, 3, 1, 3), (0, 2), "X-1")
    assert shares_of(won, [0, 1, 0, 1]) == [1.0, 0.0, 1.0, 0.0]
    drawn = Outcome((1, 1, 1, 1), (1, 1, 1, 1), (0, 1, 2, 3), "X-1")
    assert shares_of(drawn, [0, 1, 0, 1]) == [0.5] * 4
    assert shares_of(drawn, [0, 1, 2, 3]) == [0.25] * 4


# ---- bad input


def refusal_of(work: Any) -> str:
    with pytest.raises(Refused) as refused:
        work()
    return refused.value.refusal.code


def test_a_game_that_goes_on_is_refused() -> None:
    record = record_of(played(QUICK, 2, seed=17, most=4))
    assert refusal_of(lambda: analyse(record, load)) == "record-unfinished"


def test_a_record_of_other_rules_or_with_another_end_is_refused() -> None:
    record = finished(QUICK, 2)
    other = msgspec.structs.replace(record, rules="0-nothing")
    assert refusal_of(lambda: analyse(other, load)) == "record-other-rules"
    assert record.outcome is not None
    end = msgspec.structs.replace(record.outcome, winners=(0, 1))
    forged = msgspec.structs.replace(record, outcome=end)
    forged = msgspec.structs.replace(forged, seal=seal_of(forged))
    assert refusal_of(lambda: analyse(forged, load)) == "record-tampered"


@pytest.mark.parametrize("games", [0, -1, 100_001])
def test_an_effort_without_sense_is_refused(games: int) -> None:
    assert refusal_of(lambda: analyse(finished(QUICK, 2), load, Effort(games=games))) == "bad-effort"


@pytest.mark.parametrize("worlds", [-1, 100_001])
def test_worlds_without_sense_are_refused(worlds: int) -> None:
    for effort in (Effort(first_worlds=worlds), Effort(fresh_worlds=worlds), Effort(fresh_worlds=0)):
        assert refusal_of(partial(analyse, finished(QUICK, 2), load, effort)) == "bad-effort"
