"""Seeds that nobody could choose: what is promised as a hash is opened later, and checked."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from ludofoot import load
from ludofoot.core import entries as log
from ludofoot.core.entries import Occupant, Revealed, Salted
from ludofoot.core.fair_record import check_promises, verify
from ludofoot.core.fairness import PROMISE, commitment_to, fresh_secret, seed_from
from ludofoot.core.game import Setup
from ludofoot.core.logbook import Record, read_record, record_of, seal_of, write_record
from ludofoot.core.records import Refused
from ludofoot.core.table import Table
from ludofoot.games.schuss_und_tor import GAME
from tests.core.forgeries import Case, cases
from tests.core.tables import done, play_on, refused

SECRET, SALTS = "5e" * 32, ["aa" * 32, "bb" * 32]


def opening(commitment: str, reason: str = "") -> log.Opened:
    return log.Opened(at=0, table="T1", commitment=commitment, setup=Setup(2), promise=PROMISE, reason=reason)


def promise(seat: int, salt: str) -> log.Salted:
    return log.Salted(at=0, seat=seat, commitment=commitment_to(salt))


def promised() -> Table:
    """A table whose secret and salts are promised, not yet opened."""
    table = Table(GAME, 2)
    done(table.do(opening(commitment_to(SECRET))))
    for seat, salt in enumerate(SALTS):
        done(table.do(log.Sat(at=0, seat=seat, who=Occupant(name=str(seat)))))
        done(table.do(log.Salted(at=0, seat=seat, commitment=commitment_to(salt))))
    return table


def fair_game() -> Table:
    table = promised()
    for seat, salt in enumerate(SALTS):
        done(table.do(log.Salted(at=0, seat=seat, salt=salt)))
    done(table.do(log.Started(at=0, setup=Setup(2), seed=table.promises.seed(SECRET, Setup(2)))))
    while not table.is_over():
        play_on(table)
    done(table.do(log.Revealed(at=0, secret=SECRET)))
    return table


def forged(table: Table, kind: type, nth: int, **fields: Any) -> Record:
    entries = list(table.entries)
    place = [number for number, entry in enumerate(entries) if isinstance(entry, kind)][nth]
    entries[place] = msgspec.structs.replace(entries[place], **fields)
    record = msgspec.structs.replace(record_of(table), entries=tuple(entries))
    return msgspec.structs.replace(record, seal=seal_of(record))


def code_of(record: Record) -> str:
    with pytest.raises(Refused) as caught:
        verify(record, load)
    return caught.value.refusal.code


def test_a_fair_game_is_proved_from_its_record_alone() -> None:
    record = read_record(write_record(record_of(fair_game())))
    proof = verify(record, load)
    assert (proof.promised, proof.salts, proof.entries) == (True, 2, len(record.entries))


def test_every_salt_and_the_secret_count() -> None:
    promises = fair_game().promises
    seed = promises.seed(SECRET, Setup(2))
    assert promises.seed("5f" * 32, Setup(2)) != seed
    assert promises.seed(SECRET, Setup(2, opener=0)) != seed
    promises.salts[1] = "cc" * 32
    assert promises.seed(SECRET, Setup(2)) != seed


def test_a_salt_must_be_the_one_promised_and_is_opened_once() -> None:
    table = promised()
    assert refused(table, Table.do, log.Salted(at=0, seat=0, salt=SALTS[1])) == "salt-not-promised"
    for spelt in ("no hex", SALTS[0].upper(), SALTS[0] + "\n", f" {SALTS[0]}", SALTS[0][2:]):
        assert refused(table, Table.do, log.Salted(at=0, seat=0, salt=spelt)) == "promise-malformed"
    assert refused(table, Table.do, log.Salted(at=0, seat=7, salt=SALTS[0])) == "salt-not-promised"
    done(table.do(log.Salted(at=0, seat=0, salt=SALTS[0])))
    assert refused(table, Table.do, log.Salted(at=0, seat=0, salt=SALTS[0])) == "salt-open-already"
    assert refused(table, Table.do, promise(1, "cc" * 32)) == "salts-are-open"


def test_the_secret_is_shown_after_the_end_and_is_the_one_promised() -> None:
    table = promised()
    assert refused(table, Table.do, log.Revealed(at=0, secret=SECRET)) == "game-not-over"
    table = fair_game()
    assert refused(table, Table.do, log.Revealed(at=0, secret="00" * 32)) == "secret-not-promised"
    assert refused(table, Table.do, log.Revealed(at=0, secret=SECRET.upper())) == "promise-malformed"


def test_a_promise_is_written_in_one_way() -> None:
    table = promised()
    for spelt in (commitment_to(SECRET).upper(), commitment_to(SECRET) + "\n", "", "ab" * 31):
        assert refused(table, Table.do, log.Salted(at=0, seat=0, commitment=spelt)) == "promise-malformed"
        assert refused(table, Table.do, opening(spelt)) == "promise-malformed"


def test_a_salt_serves_for_one_deal_only() -> None:
    table = promised()
    done(table.do(log.Salted(at=0, seat=0, salt=SALTS[0])))
    done(table.do(log.Left(at=0, seat=1)))
    assert refused(table, Table.do, promise(0, "cc" * 32)) == "salts-are-open"
    done(table.do(opening(commitment_to("5f" * 32), "left")))
    assert refused(table, Table.do, promise(0, SALTS[0])) == "salt-used-before"
    assert [(opening.reason, opening.left) for opening in table.promises.openings] == [
        ("", ()),
        ("left", (1,)),
    ]


def test_a_seed_is_made_of_bits_not_of_letters() -> None:
    """The older seed changed with the spelling of one secret, under one and the same promise."""
    seed = seed_from(SECRET, {0: SALTS[0]}, "T1", Setup(2))
    with pytest.raises(Refused):
        seed_from(SECRET.upper(), {0: SALTS[0]}, "T1", Setup(2))
    assert seed_from(SECRET, {1: SALTS[0]}, "T1", Setup(2)) != seed
    assert seed_from(SECRET, {0: SALTS[0]}, "T", Setup(2)) != seed


def test_another_secret_or_salt_in_the_record_is_unfair() -> None:
    table = fair_game()
    assert code_of(forged(table, Revealed, 0, secret="00" * 32)) == "record-unfair"
    assert code_of(forged(table, Salted, 2, salt="00" * 32)) == "record-unfair"
    assert code_of(forged(table, Salted, 2, salt="no hex")) == "record-unfair"
    assert code_of(forged(table, Revealed, 0, secret="")) == "record-unfair"


def test_a_seed_that_was_chosen_is_unfair() -> None:
    table = promised()
    for seat, salt in enumerate(SALTS):
        done(table.do(log.Salted(at=0, seat=seat, salt=salt)))
    done(table.do(log.Started(at=0, setup=Setup(2), seed="fast:1:1")))
    done(table.do(log.Ended(at=0, reason="rain")))
    done(table.do(log.Revealed(at=0, secret=SECRET)))
    assert code_of(record_of(table)) == "record-unfair"


def test_secrets_are_fresh() -> None:
    assert len({fresh_secret() for _ in range(20)}) == 20
    assert len(fresh_secret()) == 64


@pytest.mark.parametrize("case", cases(), ids=lambda case: case.name)
def test_every_forgery_is_refused_with_its_reason(case: Case) -> None:
    if case.reason:
        assert reason_of(case) == case.reason
        return
    proof = check_promises(read_record(case.data), case.kept)
    assert (proof.promised, proof.promise) == (case.promised, case.promise)
    assert tuple((opening.reason, opening.left) for opening in proof.openings) == case.openings


def reason_of(case: Case) -> str:
    """Which promise is broken, or what else is wrong with the record."""
    with pytest.raises(Refused) as caught:
        check_promises(read_record(case.data), case.kept)
    refusal = caught.value.refusal
    if refusal.code == "record-unfair":
        return str(refusal.args["reason"].id.removeprefix("unfair-"))
    return refusal.code.removeprefix("record-")
