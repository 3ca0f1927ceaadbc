"""Whoever decides against a clock sees first what has happened: the table grants the film, never more."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from ludofoot.catalogue import find_games, load
from ludofoot.core import entries as log
from ludofoot.core.clocks import LONGEST_FILM_MS, SHORT_MS
from ludofoot.core.film import Film, Length
from ludofoot.core.logbook import read_record, record_of, replay, seal_of, write_record
from ludofoot.core.records import Refused
from ludofoot.core.table import Table
from tests.core.tables import done, opened, play
from tests.paces import market, race

CLOCK = SHORT_MS


class Filmed(market.BazaarGame):
    """The same market, with pictures. To whoever draws a cup it looks longer than to the others."""

    shown = Film(
        {"drew": [Length(5_000, only={"good": ["cup"]}), Length(1_000)], "skipped": 700, "offered": 9_000}
    )

    def film(self) -> Film:
        return self.shown


def filmed(decision_ms: int = CLOCK, **more: Any) -> Table:
    return opened(Filmed(), decision_ms=decision_ms, **more)


def due(table: Table) -> dict[int, int]:
    return {running.seat: running.due for running in table.clocks.running.values()}


def test_the_clock_runs_once_everything_was_seen() -> None:
    table = filmed()
    play(table, 0, market.Skip(), 400)
    assert due(table) == {1: 400 + 700 + CLOCK}
    assert table.pass_time(400 + CLOCK) == []
    (reply,) = table.pass_time(1_100 + CLOCK)
    assert isinstance(reply.entry, log.TimedOut)
    assert (reply.entry.at, reply.entry.film) == (1_100 + CLOCK, 700)
    assert due(table) == {0: 1_100 + CLOCK + 700 + CLOCK}


def test_what_comes_while_something_is_shown_is_shown_after_it() -> None:
    table = filmed()
    play(table, 0, market.Skip(), 400)
    play(table, 1, market.Skip(), 500)
    assert due(table) == {0: 400 + 700 + 700 + CLOCK}


def test_with_a_short_clock_nothing_is_granted() -> None:
    table = filmed(SHORT_MS - 1)
    play(table, 0, market.Skip(), 400)
    assert due(table) == {1: 400 + SHORT_MS - 1}
    assert table.entries[-1].film == 0  # type: ignore[union-attr]


def test_nobody_gains_time_by_moves_that_are_always_allowed() -> None:
    table = filmed()
    play(table, 0, market.Draw(), 100)
    good = table.view(0).goods[0]  # type: ignore[attr-defined]
    for at in range(200, 300):
        play(table, 0, market.Offer(good, 1), at)
        play(table, 0, market.Withdraw(max(table.view(0).offers, key=lambda one: one.number).number), at)  # type: ignore[attr-defined]
    play(table, 1, market.Skip(), 2_000)
    assert due(table) == {0: 2_000 + 700 + CLOCK}


def test_however_much_happens_the_clock_runs_at_last() -> None:
    class Endless(Filmed):
        shown = Film({"skipped": 2**31})

    table = opened(Endless(), decision_ms=CLOCK)
    for at, seat in enumerate((0, 1, 0)):
        play(table, seat, market.Skip(), at)
    assert due(table) == {1: 2 + LONGEST_FILM_MS + CLOCK}
    assert replay(read_record(write_record(record_of(table))), lambda _: Endless()).clocks.seen_by == 30_002


@pytest.mark.parametrize("seed", range(1, 9))
def test_a_clock_betrays_nothing_that_others_may_not_know(seed: int) -> None:
    table = filmed(seed=f"fast:{seed}:1")
    play(table, 0, market.Draw(), 0)
    assert due(table) == {1: 1_000 + CLOCK}


def test_the_deadlines_of_the_rules_are_exact() -> None:
    class Slow(race.ColoursGame):
        def film(self) -> Film:
            return Film(dict.fromkeys(("declined", "laid", "turned-up"), 5_000))

    plain, slow = opened(race.GAME, decision_ms=CLOCK), opened(Slow(), decision_ms=CLOCK)
    for table in (plain, slow):
        play(table, 0, race.Decline(0), 10)
    assert due(slow) == due(plain)


def test_a_pause_stops_what_is_shown_too() -> None:
    table = filmed()
    play(table, 0, market.Skip(), 400)
    done(table.do(log.Paused(at=500)))
    done(table.do(log.Resumed(at=2_500)))
    assert due(table) == {1: 2_400 + 700 + CLOCK}
    play(table, 1, market.Skip(), 2_600)
    assert due(table) == {0: 2_400 + 1_400 + CLOCK}


def test_a_record_keeps_what_was_granted() -> None:
    table = filmed()
    play(table, 0, market.Skip(), 400)
    table.pass_time(60_000)
    record = read_record(write_record(record_of(table)))
    # The pictures of today do not matter: the market itself has none.
    assert replay(record, lambda _: market.GAME).entries == list(record.entries)
    number = next(i for i, entry in enumerate(record.entries) if isinstance(entry, log.Moved))
    for film in (0, 699, 701):
        with pytest.raises(Refused, match="record-tampered"):
            replay(forged(record, number, film), lambda _: market.GAME)


@pytest.mark.parametrize("film", [-1, LONGEST_FILM_MS + 1, 2**31, 1.5, "700"])
def test_nobody_writes_himself_more_time_into_a_record(film: Any) -> None:
    table = filmed()
    play(table, 0, market.Skip(), 400)
    with pytest.raises(Refused, match="record-damaged"):
        read_record(write_record(forged(record_of(table), len(table.entries) - 1, film)))


def forged(record: Any, number: int, film: Any) -> Any:
    entries = list(record.entries)
    entries[number] = msgspec.structs.replace(entries[number], film=film)
    changed = msgspec.structs.replace(record, entries=tuple(entries))
    return msgspec.structs.replace(changed, seal=seal_of(changed))


@pytest.mark.plain_only
@pytest.mark.parametrize("name", sorted(find_games()))
def test_every_length_is_that_of_something_that_can_happen(name: str) -> None:
    game = load(name)
    fields = {str(kind.__struct_config__.tag): kind.__struct_fields__ for kind in game.event_type.__args__}
    film = game.film()
    assert film.lasts
    assert set(film.lasts) <= set(fields)
    for tag, lengths in film.lasts.items():
        for length in lengths if isinstance(lengths, list) else []:
            assert {*length.only, *([length.each] if length.each else [])} <= set(fields[tag])


def test_a_length_counts_what_it_says() -> None:
    moved = load("footmania").event_type.__args__
    kind = next(one for one in moved if one.__struct_config__.tag == "moved")
    event = kind(clause="", seat=0, path=("a", "b", "c"), kind="blue")
    assert load("footmania").film().of([event, event]) == 2 * 2 * 110
