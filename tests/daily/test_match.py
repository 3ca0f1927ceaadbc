"""Which match a day has, where its luck comes from, and that nobody can talk a result into being."""

from __future__ import annotations

import datetime
import itertools

import msgspec
import pytest

from ludofoot import find_games, load
from ludofoot.bots import seat_bot
from ludofoot.bots.dice import day_seed
from ludofoot.core import entries as log
from ludofoot.core.chance import FastChance
from ludofoot.core.day import FIRST, SATURDAY, SUNDAY, number_of
from ludofoot.core.entries import AnyEntry, Occupant
from ludofoot.core.logbook import Record, record_of, seal_of
from ludofoot.core.records import Refused
from ludofoot.core.table import Table
from ludofoot.daily.match import Match, match_of, promise_of, secret_of, seed_of
from ludofoot.daily.par import par
from ludofoot.daily.result import result_in

MONDAY = datetime.date(2026, 11, 16)
KEY = "5a" * 32


def matches(days: int = 28) -> list[Match]:
    found = [match_of(MONDAY + datetime.timedelta(days=each)) for each in range(days)]
    return [match for match in found if match is not None]


def test_the_week_is_as_it_was_agreed() -> None:
    games = [match.game for match in matches()]
    assert len(games) == 28
    assert games[5::7] == ["finale"] * 4
    assert games[6::7] == ["footmania"] * 4
    short = [game for at, game in enumerate(games) if at % 7 not in (*SATURDAY, *SUNDAY)]
    assert set(short) == {"schuss-und-tor", "football-a-la-carte"}
    assert all(one != two for one, two in itertools.pairwise(short)), "in turn, from Friday to Monday too"
    sunday = matches(7)[6]
    assert (sunday.setup.options["pace"], sunday.unit, sunday.setup.seats) == ("quick", "stars", 2)


def test_days_are_numbered_from_the_first_one() -> None:
    assert number_of(FIRST) == 1
    assert number_of(MONDAY) == 320
    assert match_of(FIRST - datetime.timedelta(days=1)) is None
    assert match_of(MONDAY, []) is None, "where no game is meant for it there is none"
    for match in matches(7):
        assert load(match.game).check(match.setup) is None


def test_luck_is_that_of_one_day_and_tells_nothing_of_another() -> None:
    secrets = [secret_of(KEY, match.day) for match in matches(7)]
    assert len(set(secrets)) == 7
    assert secret_of("5b" * 32, MONDAY.isoformat()) not in secrets
    first = matches(1)[0]
    assert seed_of(secrets[0], first) == seed_of(secrets[0], first) != seed_of(secrets[1], first)
    assert promise_of(secrets[0]) != secrets[0]


@pytest.mark.plain_only
def test_the_bytes_are_those_of_the_document() -> None:
    """Whoever writes another verifier from `docs/protocol.md` comes to the same."""
    import hashlib
    import hmac

    match = matches(1)[0]
    secret = hmac.new(bytes.fromhex(KEY), b"ludofoot day 2026-11-16", "sha256").digest()
    setup = b'{"seats":2,"options":{},"opener":null,"number":1,"box":""}'
    terms = [b"ludofoot deal 2", secret, b"ludofoot day 2026-11-16", setup]
    told = b"".join(len(term).to_bytes(8, "big") + term for term in terms)
    assert secret_of(KEY, match.day) == secret.hex()
    assert seed_of(secret.hex(), match) == f"keyed:{hashlib.sha256(told).hexdigest()}"


# ---- results


def football() -> Match:
    return next(match for match in matches(2) if match.game == "football-a-la-carte")


def played(match: Match, seed: str) -> Table:
    """The match between two bots, one of whom says that it is a person."""
    game = load(match.game)
    table, bot = Table(game, 2), seat_bot(game, "debutant")
    table.do(log.Sat(at=0, seat=0, who=Occupant(name="Ada")))
    table.do(log.Sat(at=0, seat=1, who=Occupant(bot="confirme")))
    table.do(log.Started(at=0, setup=match.setup, seed=seed))
    while not table.is_over():
        seat = table.playing().awaited()[0]
        dice = FastChance(day_seed(seed, seat, sum(line.seat == seat for line in table.lines)))
        assert table.play(seat, bot.choose(table.view(seat), dice)).refusal is None
    return table


def changed(record: Record, *entries: AnyEntry, **more: object) -> Record:
    """A record that somebody has rewritten, with a seal that fits."""
    made = msgspec.structs.replace(record, entries=entries or record.entries, **more)
    return msgspec.structs.replace(made, seal=seal_of(made))


def refusal_of(record: Record, match: Match, seed: str) -> str:
    with pytest.raises(Refused) as caught:
        result_in(record, match, seed)
    return caught.value.refusal.code


def test_a_result_is_found_anew_and_a_forged_one_refused() -> None:
    match = football()
    seed = seed_of(secret_of(KEY, match.day), match)
    record = record_of(played(match, seed))
    outcome = record.outcome
    assert outcome is not None
    assert result_in(record, match, seed) == outcome.scores[0] - outcome.scores[1]

    better = msgspec.structs.replace(outcome, scores=(9, 0))
    assert refusal_of(changed(record, outcome=better), match, seed) == "record-tampered"
    assert refusal_of(changed(record, *record.entries[:-1]), match, seed) == "record-tampered"
    assert refusal_of(changed(record, *record.entries[:-1], outcome=None), match, seed) == "game-not-over"
    assert refusal_of(record, match, seed_of("00" * 32, match)) == "day-other", "another deal"
    assert refusal_of(record, matches(2)[0 if matches(2)[1] == match else 1], seed) == "day-other"
    sat, bot, *rest = record.entries
    weaker = log.Sat(at=0, seat=1, who=Occupant(bot="debutant"))
    assert refusal_of(changed(record, sat, weaker, *rest), match, seed) == "day-other"
    friend = log.Sat(at=0, seat=1, who=Occupant(name="Noé"))
    assert refusal_of(changed(record, sat, friend, *rest), match, seed) == "day-other"
    hinted = log.Hinted(at=0, seat=0)
    assert refusal_of(changed(record, sat, bot, rest[0], hinted, *rest[1:]), match, seed) == "day-other"


def test_bots_play_it_in_advance_and_come_to_the_same_again() -> None:
    match = football()
    seed = seed_of(secret_of(KEY, match.day), match)
    found = par(match, seed, seconds=60, games=6)
    assert sum(found.values()) == 6
    assert par(match, seed, seconds=60, games=6) == found
    assert sum(par(match, seed, seconds=0, games=200).values()) == 1, "there is an end to it"


@pytest.mark.parametrize("match", matches(7)[5:], ids=lambda match: match.game)
def test_long_games_are_compared_too(match: Match) -> None:
    assert sum(par(match, seed_of(KEY, match), seconds=60, games=2).values()) == 2
    assert match.game in find_games()
