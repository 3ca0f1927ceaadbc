"""A report comes from the record alone, can be said in every language, and is the same everywhere."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
import pytest

from ludofoot import Game, Refused, find_games, load
from ludofoot.coach.puzzle import puzzles_of, table_of
from ludofoot.core.entries import Occupant, Sat, Started
from ludofoot.core.game import Setup
from ludofoot.core.logbook import Record, read_record, record_of, seal_of, write_record
from ludofoot.core.luck import rehearsed_seed
from ludofoot.core.records import Said
from ludofoot.core.reporting import PLAIN
from ludofoot.gazette import Summary, club_trophies, report
from ludofoot.gazette.headlines import LONGEST
from ludofoot.gazette.reading import counts
from ludofoot.locale import LANGS, Voice
from tests.coach.games import finished, played

NAMES = ("Ada", "Noé", "Lina", "Nils")
every_game = pytest.mark.parametrize("game", find_games().values(), ids=lambda game: game.id)


class Strict(Voice):
    """Fails where a reader would see an id or a hole."""

    def unsaid(self, code: str, errors: Sequence[Exception]) -> None:
        raise AssertionError(code, errors)


def sentences(found: Any) -> Iterator[Said]:
    """All that is said in a record, however deep."""
    if isinstance(found, Said):
        yield found
    elif isinstance(found, msgspec.Struct):
        for field in found.__struct_fields__:
            yield from sentences(getattr(found, field))
    elif isinstance(found, tuple):
        for each in found:
            yield from sentences(each)


def named(record: Record, *names: str) -> Record:
    """The same record with these people in its seats."""
    sitting = tuple(entry for entry in record.entries if not isinstance(entry, Sat))
    seats = [{"type": "Sat", "at": 0, "seat": seat, "who": {"name": name}} for seat, name in enumerate(names)]
    changed = msgspec.structs.replace(
        record, entries=(*(msgspec.convert(entry, Sat) for entry in seats), *sitting), seal=""
    )
    return msgspec.structs.replace(changed, seal=seal_of(changed))


@every_game
def test_every_game_is_reported_in_every_language(game: Game[Any]) -> None:
    for seats in game.seats[:1]:
        record = finished(game.id, seats)
        for found in (report(record), report(named(record, *NAMES[:seats])), report(record, named=False)):
            for lang in LANGS:
                voice = Strict(lang, game.id, found.names)
                assert all(voice.say(said) for said in sentences(found))
                assert len(voice.say(found.headline)) <= LONGEST
        assert found.finished
        assert len(found.sides) >= 2
        assert report(record) == report(record)
        assert msgspec.json.decode(msgspec.json.encode(found))["headline_key"] == found.headline_key


def test_what_was_undone_is_not_reported() -> None:
    table = played("schuss-und-tor", 2, 17, most=3)
    before = report(record_of(table))
    seat = table.lines[-1].seat
    reply = table.undo(seat, table.entries[-1].at + 10)
    assert reply.refusal is None
    after = report(record_of(table))
    assert after.moves == before.moves - 1
    assert after.hints == 1


def test_a_match_broken_off_has_a_score_and_no_prize() -> None:
    table = played("schuss-und-tor", 2, 17, most=20)
    found = report(record_of(table))
    assert not found.finished
    assert found.headline.code == "gazette-headline-broken-off"
    goals = [0, 0]
    for highlight in found.highlights:
        if highlight.kind == "goal" and highlight.side is not None:
            goals = list(highlight.score)
    assert [side.score for side in found.sides] == goals
    assert found.trophies == ()
    assert found.star is None


def test_people_are_named_and_others_by_colour() -> None:
    record = finished("schuss-und-tor", 2)
    people, colours = report(named(record, "Ada", "Noé")), report(record, named=False)
    assert {Voice("fr", record.game).say(side.who) for side in people.sides} == {"Ada", "Noé"}
    assert {Voice("fr", record.game).say(side.who) for side in colours.sides} == {"Les Rouges", "Les Bleus"}


def test_without_a_game_there_is_nothing_to_report() -> None:
    record = finished("schuss-und-tor", 2)
    empty = msgspec.structs.replace(record, entries=(), outcome=None, seal="")
    with pytest.raises(Refused) as refused:
        report(msgspec.structs.replace(empty, seal=seal_of(empty)))
    assert refused.value.refusal.code == "record-without-game"


def test_a_game_without_a_reporter_has_its_result(monkeypatch: pytest.MonkeyPatch) -> None:
    record = finished("schuss-und-tor", 2)
    monkeypatch.setattr(type(load("schuss-und-tor")), "reporter", PLAIN)
    found = report(record)
    assert record.outcome is not None
    assert [side.score for side in found.sides] == list(record.outcome.scores)
    assert found.headline_key == "plain"
    assert Strict("en", record.game).say(found.headline)


# ---- trophies


def seated(record: Record, *who: Occupant) -> Record:
    """The same match with these people and bots."""
    others = tuple(entry for entry in record.entries if not isinstance(entry, Sat))
    sat = tuple(Sat(at=0, seat=seat, who=each) for seat, each in enumerate(who))
    changed = msgspec.structs.replace(record, entries=(*sat, *others), seal="")
    return msgspec.structs.replace(changed, seal=seal_of(changed))


def test_trophies_are_for_people_against_people_or_good_bots() -> None:
    finale = finished("finale", 2)
    person, good, weak = Occupant(name="Ada"), Occupant(bot="confirme"), Occupant(bot="debutant")
    for seats, won in (((person, person), True), ((good, good), False)):
        assert bool(report(seated(finale, *seats)).trophies) == won
    (prize, *_) = report(seated(finale, person, person)).trophies
    (seat,) = prize.seats
    rivals = [weak, weak]
    rivals[seat] = person
    assert not report(seated(finale, *rivals)).trophies
    rivals[1 - seat] = good
    assert report(seated(finale, *rivals)).trophies


def test_nobody_wins_a_trophy_with_a_what_if_a_lesson_or_a_puzzle() -> None:
    finale = seated(finished("finale", 2), Occupant(name="Ada"), Occupant(name="Noé"))
    assert report(finale).trophies
    entries = tuple(
        msgspec.structs.replace(entry, branched=True) if isinstance(entry, Started) else entry
        for entry in finale.entries
    )
    changed = msgspec.structs.replace(finale, entries=entries, seal="")
    what_if = report(read_record(write_record(msgspec.structs.replace(changed, seal=seal_of(changed)))))
    assert (what_if.finished, what_if.trophies) == (True, ())
    lesson = Started(at=0, setup=Setup(2), seed=rehearsed_seed([]))
    assert not counts(lesson)
    puzzle = puzzles_of(load("finale"))[0]
    (begun, *_) = (entry for entry in table_of(puzzle).entries if isinstance(entry, Started))
    assert not counts(begun)


def match(number: int, game: str, result: str, rival: str = "Noé") -> Summary:
    return Summary(
        seal=str(number), game=game, result=result, rivals=(rival,), headline=Said("x"), scores=(1, 0)
    )


def test_trophies_of_a_whole_club() -> None:
    boxes = sorted(find_games())
    wins = [match(number, game, "won", f"rival {number}") for number, game in enumerate(boxes)]
    assert club_trophies(wins, boxes) == ("five-boxes",)
    assert club_trophies(wins[1:], boxes) == ()
    assert club_trophies([match(1, "finale", "won"), match(2, "finale", "won")], boxes) == ("home-and-away",)
    run = [match(number, "finale", "drawn") for number in range(10)]
    assert club_trophies(run, boxes) == ("unbeaten",)
    assert club_trophies([*run[:5], match(9, "finale", "lost"), *run[5:]], boxes) == ()
