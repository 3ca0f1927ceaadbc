"""Every first match is played through, left, taken up, gone back in, and played on."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

import ludofoot.locale
from ludofoot import Game, find_games, load
from ludofoot.bots import seat_bot
from ludofoot.core.chance import FastChance, NotInScript, RehearsedChance
from ludofoot.core.entries import Occupant
from ludofoot.core.logbook import read_record, record_of, replay, write_record
from ludofoot.core.luck import chance_from, rehearsed_answers, rehearsed_seed
from ludofoot.core.records import Said
from ludofoot.lessons import Lesson, find_lesson
from ludofoot.lessons.checking import checked, faults_of
from ludofoot.lessons.lesson import BY_DEFAULT, LEARNER, Mark, Step, Wrong
from ludofoot.lessons.table import Guide, is_lesson, is_open, lesson_seats, open_lesson
from ludofoot.locale import LANGS
from tests.locale.codes import messages

FOLDER = Path(ludofoot.locale.__file__).parent
GAMES = list(find_games().values())
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


def lesson_of(game: Game[Any]) -> Lesson:
    found = find_lesson(game)
    assert found is not None
    return found


def begun(game: Game[Any]) -> Guide:
    lesson = lesson_of(game)
    table, _ = open_lesson(game, lesson, lesson_seats(lesson, ["Ida", "Lina", "Bruno"], Occupant(screen="x")))
    return Guide(lesson, table)


def played_to(guide: Guide, moves: int) -> Guide:
    for cue in guide.lesson.cues[guide.made() : moves]:
        assert guide.table.play(cue.seat, cue.move).refusal is None
    return Guide(guide.lesson, guide.table)


@every_game
def test_a_lesson_holds(game: Game[Any]) -> None:
    found = checked(game)
    assert found is not None
    assert found.faults == ()
    assert found.seconds <= 60 * lesson_of(game).minutes <= 240


@every_game
def test_it_goes_on_against_beginners_without_a_seam(game: Game[Any]) -> None:
    guide = played_to(begun(game), len(lesson_of(game).cues))
    guide.number = len(guide.lesson.steps)
    assert guide.is_over()
    table = guide.table
    assert all(table.bot_at(seat) == "debutant" for seat in range(1, table.seats))
    for number in range(20):
        if table.is_over():
            break
        seat = table.playing().awaited()[0]
        move = seat_bot(game, "debutant").choose(table.view(seat), FastChance(number))
        assert table.play(seat, move, table.entries[-1].at).refusal is None
    again = replay(read_record(write_record(record_of(table))), load)
    assert len(again.lines) == len(table.lines) > len(guide.lesson.cues)


@every_game
def test_it_can_be_left_at_any_move_and_taken_up(game: Game[Any]) -> None:
    lesson = lesson_of(game)
    guide = begun(game)
    for made in range(0, len(lesson.cues), 5):
        guide = played_to(guide, made)
        table = replay(record_of(guide.table), load)
        assert is_lesson(table, lesson)
        resumed = Guide(lesson, table)
        assert not resumed.is_over()
        assert resumed.number == (lesson.cues[made].step if made else 0)


@every_game
def test_who_leaves_the_script_plays_on_all_the_same(game: Game[Any]) -> None:
    guide = begun(game)
    table = guide.table
    for number in range(60):
        if table.is_over():
            break
        seat = table.playing().awaited()[0]
        move = table.playing().sample(seat, FastChance(number))
        assert table.play(seat, move, number).refusal is None
    assert guide.is_over()
    assert replay(record_of(table), load).state is not None


@every_game
@pytest.mark.parametrize("lang", LANGS)
def test_its_file_says_what_is_asked_and_nothing_else(game: Game[Any], lang: str) -> None:
    path = FOLDER / lang / f"{game.package.rpartition('.')[2]}.teaching.ftl"
    said = {code for code in messages(path) if code.startswith("lesson-")}
    assert said == set(lesson_of(game).words())


@every_game
def test_languages_use_the_same_arguments(game: Game[Any]) -> None:
    name = f"{game.package.rpartition('.')[2]}.teaching.ftl"
    first, *others = (messages(FOLDER / lang / name) for lang in LANGS)
    assert all(other == first for other in others)


def test_the_pieces_of_a_move_may_be_named_in_any_order() -> None:
    notation = load("finale").notation()
    wanted = notation.read("men lothar-lenker kai-kurzpass bodo-beton")
    assert is_open(notation.read("men bodo-beton lothar-lenker kai-kurzpass"), wanted)
    assert not is_open(notation.read("men bodo-beton lothar-lenker sven-abseits"), wanted)
    assert not is_open(notation.read("counter"), wanted)


def test_a_step_that_begins_a_move_answers_for_the_rest_of_it() -> None:
    lesson = lesson_of(load("schuss-und-tor"))
    willi = [step.id for step in lesson.steps].index("willi")
    assert lesson.answer_to(willi, "Bomber:Max", legal=True) == "lesson-willi-face"
    assert lesson.answer_to(willi, "Tormann", legal=True) == "lesson-bomber-tormann"
    assert lesson.answer_to(willi, "Otto-Willi", legal=False) == "lesson-bomber-other"


def test_an_answer_can_tell_what_the_rules_refuse() -> None:
    lesson = lesson_of(load("finale"))
    defend = [step.id for step in lesson.steps].index("defend")
    assert lesson.answer_to(defend, "men a b", legal=False) == "lesson-defend-kind"
    assert lesson.answer_to(defend, "men a b", legal=True) == "lesson-defend-other"


def test_a_game_without_a_lesson_is_no_fault() -> None:
    class Bare(type(load("finale"))):  # type: ignore[misc]
        package = "tests"

    assert find_lesson(Bare()) is None
    assert checked(Bare()) is None


# ---- what the check notices


def with_step(lesson: Lesson, number: int, **changes: Any) -> Lesson:
    steps = list(lesson.steps)
    steps[number] = msgspec.structs.replace(steps[number], **changes)
    return msgspec.structs.replace(lesson, steps=tuple(steps))


def without_a_move(lesson: Lesson) -> Lesson:
    return msgspec.structs.replace(lesson, cues=lesson.cues[1:])


def with_luck_left(lesson: Lesson) -> Lesson:
    return msgspec.structs.replace(lesson, answers=(*lesson.answers, 1))


@pytest.mark.parametrize(
    ("code", "spoil"),
    [
        ("lesson-fault-unsaid", lambda it: with_step(it, 0, id="nobody-says-this")),
        ("lesson-fault-unsaid", lambda it: with_step(it, 1, wrong=(Wrong("*", "lesson-nothing"),))),
        ("lesson-fault-target", lambda it: with_step(it, 1, chalk=(Mark("box", "moon:full"),))),
        ("lesson-fault-never", lambda it: with_step(it, 1, wrong=(Wrong("sing", "lesson-open-other"),))),
        ("lesson-fault-slow", lambda it: msgspec.structs.replace(it, minutes=1)),
        ("lesson-fault-minutes", lambda it: msgspec.structs.replace(it, minutes=4)),
        ("lesson-fault-unanswered", lambda it: with_step(it, 1, wrong=())),
        ("lesson-fault-unanswered", lambda it: with_step(it, 1, wrong=(Wrong("*", BY_DEFAULT),))),
        ("lesson-fault-actions", lambda it: msgspec.structs.replace(it, actions=10)),
        ("lesson-fault-press", lambda it: with_step(it, 1, press=())),
        ("lesson-fault-target", lambda it: with_step(it, 1, press=("moon:full",))),
        ("lesson-fault-illegal", without_a_move),
        ("lesson-fault-luck", with_luck_left),
    ],
)
def test_each_fault_is_noticed(code: str, spoil: Callable[[Lesson], Lesson]) -> None:
    game = load("schuss-und-tor")
    found: list[Said] = list(faults_of(game, spoil(lesson_of(game))))
    assert code in {fault.code for fault in found}


# ---- luck


def test_luck_is_the_script_and_then_any() -> None:
    seed = rehearsed_seed([3, 0b100])
    chance = chance_from(seed)
    assert isinstance(chance, RehearsedChance)
    assert rehearsed_answers(seed) == [3, 4]
    assert rehearsed_answers("keyed:00") is None
    assert (chance.die(6), chance.draw(0b111)) == (3, 2)
    twin = chance.twin()
    assert [chance.below(1000) for _ in range(5)] == [twin.below(1000) for _ in range(5)]
    assert chance.position() == twin.position() == 7


def test_luck_that_cannot_be_ends_the_script() -> None:
    chance = chance_from("lesson:9,1,1,1:00")
    assert 1 <= chance.die(6) <= 6
    assert not chance.is_scripted()  # type: ignore[attr-defined]
    assert {chance.pick([5, 6]) for _ in range(40)} == {5, 6}
    for answers in ("70", "256"):
        assert 0 <= chance_from(f"lesson:{answers}:00").below(7) < 7
        assert chance_from(f"lesson:{answers}:00").draw(0b1) == 0
    with pytest.raises(NotInScript):
        chance_from("script:9").die(6)


def test_steps_are_plain_data() -> None:
    step = Step(id="x", play="0 pass")
    assert msgspec.convert(msgspec.to_builtins(step), Step) == step
    assert LEARNER == 0
