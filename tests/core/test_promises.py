"""Seeds that nobody could choose: what is promised as a hash is opened later, and checked."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from ludofoot import load
from ludofoot.core import commands as ask
from ludofoot.core.entries import Occupant, Revealed, Salted
from ludofoot.core.fair_record import verify
from ludofoot.core.fairness import commitment_to, fresh_secret
from ludofoot.core.game import Setup
from ludofoot.core.record import Record, read_record, record_of, seal_of, write_record
from ludofoot.core.records import Refused
from ludofoot.core.table import Table
from ludofoot.games.schuss_und_tor import GAME
from tests.core.tables import done, play_on, refused

SECRET, SALTS = "5e" * 32, ["aa" * 32, "bb" * 32]


def promised() -> Table:
    """A table whose secret and salts are promised, not yet opened."""
    table = Table(GAME, 2)
    done(table.do(ask.Open(table="T1", commitment=commitment_to(SECRET), setup=Setup(2))))
    for seat, salt in enumerate(SALTS):
        done(table.do(ask.Sit(seat=seat, who=Occupant(name=str(seat)))))
        done(table.do(ask.Commit(seat=seat, commitment=commitment_to(salt))))
    return table


def fair_game() -> Table:
    table = promised()
    for seat, salt in enumerate(SALTS):
        done(table.do(ask.Salt(seat=seat, salt=salt)))
    done(table.do(ask.Start(setup=Setup(2), seed=table.promises.seed(SECRET, Setup(2)))))
    while not table.is_over():
        play_on(table)
    done(table.do(ask.Reveal(secret=SECRET)))
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
    assert refused(table, ask.Salt(seat=0, salt=SALTS[1])) == "salt-not-promised"
    assert refused(table, ask.Salt(seat=0, salt="no hex")) == "bad-seed"
    assert refused(table, ask.Salt(seat=7, salt=SALTS[0])) == "salt-not-promised"
    done(table.do(ask.Salt(seat=0, salt=SALTS[0])))
    assert refused(table, ask.Salt(seat=0, salt=SALTS[0])) == "salt-open-already"
    assert refused(table, ask.Commit(seat=1, commitment=commitment_to("cc"))) == "salts-are-open"


def test_the_secret_is_shown_after_the_end_and_is_the_one_promised() -> None:
    table = promised()
    assert refused(table, ask.Reveal(secret=SECRET)) == "game-not-over"
    table = fair_game()
    assert refused(table, ask.Reveal(secret="00")) == "secret-not-promised"


def test_another_secret_or_salt_in_the_record_is_unfair() -> None:
    table = fair_game()
    assert code_of(forged(table, Revealed, 0, secret="00" * 32)) == "record-unfair"
    assert code_of(forged(table, Salted, 2, salt="00" * 32)) == "record-unfair"
    assert code_of(forged(table, Salted, 2, salt="no hex")) in ("bad-seed", "record-tampered")
    assert code_of(forged(table, Revealed, 0, secret="")) == "record-secret-missing"


def test_a_seed_that_was_chosen_is_unfair() -> None:
    table = promised()
    for seat, salt in enumerate(SALTS):
        done(table.do(ask.Salt(seat=seat, salt=salt)))
    done(table.do(ask.Start(setup=Setup(2), seed="fast:1:1")))
    done(table.do(ask.Break(reason="rain")))
    done(table.do(ask.Reveal(secret=SECRET)))
    assert code_of(record_of(table)) == "record-unfair"


def test_secrets_are_fresh() -> None:
    assert len({fresh_secret() for _ in range(20)}) == 20
    assert len(fresh_secret()) == 64
