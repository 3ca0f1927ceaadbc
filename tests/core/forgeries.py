"""Records that hold, and records that somebody has changed: each with what a check must say of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from ludofoot import FastChance, load
from ludofoot.core import entries as log
from ludofoot.core.entries import Occupant, Salted, Sat
from ludofoot.core.fair_record import Kept
from ludofoot.core.fairness import PROMISE, commitment_to, older_seed_from, seed_from
from ludofoot.core.game import Setup
from ludofoot.core.logbook import Record, record_of, seal_of, write_record
from ludofoot.core.table import Table
from tests.core.tables import done

SECRET, SALTS = "5e" * 32, {0: "aa" * 32, 1: "bb" * 32}
SPARE = "c3" * 32
FIRST_SECRET, FIRST_SALTS = "1d" * 32, {0: "2a" * 32, 1: "2b" * 32}
Entries = list[dict[str, Any]]


def open_table(table: Table, secret: str, setup: Setup, reason: str = "") -> None:
    promised, name = commitment_to(secret), "K7RWM-3TQPZ/1"
    entry = log.Opened(at=0, table=name, commitment=promised, setup=setup, reason=reason, promise=PROMISE)
    done(table.do(entry))


def sit(table: Table, seat: int) -> None:
    done(table.do(log.Sat(at=0, seat=seat, who=Occupant(name=f"Ada {seat}"))))


def promise(table: Table, salts: dict[int, str]) -> None:
    for seat, salt in salts.items():
        done(table.do(log.Salted(at=0, seat=seat, commitment=commitment_to(salt))))


def begin(table: Table, setup: Setup) -> None:
    for seat, salt in SALTS.items():
        done(table.do(log.Salted(at=0, seat=seat, salt=salt)))
    done(table.do(log.Started(at=0, setup=setup, seed=table.promises.seed(SECRET, setup))))


def played(game: str, moves: int = 12) -> Table:
    """Two people, a few moves of chance, then they break it off."""
    table = Table(load(game), 2)
    setup = Setup(2)
    open_table(table, SECRET, setup)
    for seat in SALTS:
        sit(table, seat)
    promise(table, SALTS)
    begin(table, setup)
    finish(table, moves)
    return table


def played_at_the_second_promise() -> Table:
    """One of the two kept a salt back, came again, and everything was promised anew."""
    table = Table(load("schuss-und-tor"), 2)
    setup = Setup(2)
    open_table(table, FIRST_SECRET, setup)
    for seat in FIRST_SALTS:
        sit(table, seat)
    promise(table, FIRST_SALTS)
    done(table.do(log.Salted(at=0, seat=0, salt=FIRST_SALTS[0])))
    done(table.do(log.Left(at=0, seat=1)))
    open_table(table, SECRET, setup, "salt-missing")
    sit(table, 1)
    promise(table, SALTS)
    begin(table, setup)
    finish(table, 12)
    return table


def finish(table: Table, moves: int) -> None:
    chance = FastChance(7)
    for _ in range(moves):
        state = table.playable()
        if table.is_over():
            break
        seat = state.awaited()[0]
        done(table.play(seat, state.sample(seat, chance)))
    if not table.is_over():
        done(table.do(log.Ended(at=0, reason="rain")))
    done(table.do(log.Revealed(at=0, secret=SECRET)))


# ---- changing what is written


def changed(table: Table, change: Callable[[Entries], None]) -> Record:
    """The record of a table after somebody has changed its lines and sealed it anew."""
    raw = msgspec.json.decode(msgspec.json.encode(record_of(table)))
    change(raw["entries"])
    record = msgspec.convert(raw, Record)
    return msgspec.structs.replace(record, seal=seal_of(record))


def lines(entries: Entries, kind: str) -> list[dict[str, Any]]:
    return [entry for entry in entries if entry["type"] == kind]


def opens(entries: Entries) -> list[dict[str, Any]]:
    return [entry for entry in lines(entries, "Salted") if entry.get("salt")]


def promises(entries: Entries) -> list[dict[str, Any]]:
    return [entry for entry in lines(entries, "Salted") if entry.get("commitment")]


def moved(entries: Entries, entry: dict[str, Any], place: int) -> None:
    entries.remove(entry)
    entries.insert(place, entry)


def again(entries: Entries, entry: dict[str, Any], **fields: Any) -> None:
    """The same line once more, just behind itself."""
    entries.insert(entries.index(entry) + 1, {**entry, **fields})


def reseed(
    entries: Entries, secret: str = SECRET, salts: dict[int, str] | None = None, setup: Setup | None = None
) -> None:
    """The seed that goes with what the lines say now: whoever forges does not stop half-way."""
    opened = {entry["seat"]: entry["salt"] for entry in opens(entries)[-2:]}
    seed = seed_from(secret, salts or opened, "K7RWM-3TQPZ/1", setup or Setup(2))
    lines(entries, "Started")[0]["seed"] = seed


def other_secret(entries: Entries) -> None:
    lines(entries, "Revealed")[0]["secret"] = SPARE
    reseed(entries, secret=SPARE)


def other_salt(entries: Entries) -> None:
    opens(entries)[1]["salt"] = SPARE
    reseed(entries)


def spelt_secret(entries: Entries) -> None:
    """The old hole: the same bits in other letters, and the deal that goes with them."""
    spelt = SECRET.upper()
    lines(entries, "Revealed")[0]["secret"] = spelt
    lines(entries, "Started")[0]["seed"] = older_seed_from(spelt, SALTS, "K7RWM-3TQPZ/1", Setup(2))


def swapped_salts(entries: Entries) -> None:
    one, other = opens(entries)
    one["salt"], other["salt"] = other["salt"], one["salt"]
    reseed(entries)


def missing_salt(entries: Entries) -> None:
    entries.remove(opens(entries)[1])
    reseed(entries, salts={0: SALTS[0]})


def promised_after_opening(entries: Entries) -> None:
    last = promises(entries)[1]
    entries.remove(last)
    entries.insert(entries.index(opens(entries)[0]) + 1, last)


def gone_with_open_salts(entries: Entries) -> None:
    """Somebody opens a salt, goes, and a bot sits there: the server has seen both deals."""
    salt = opens(entries)[1]
    at = salt["at"]
    left = {"type": "Left", "at": at, "seat": 1}
    sat = {"type": "Sat", "at": at, "seat": 1, "who": {"name": "", "bot": "random", "screen": ""}}
    place = entries.index(salt) + 1
    entries[place:place] = [left, sat]
    reseed(entries, salts={0: SALTS[0]})


def other_setup(entries: Entries) -> None:
    setup = lines(entries, "Started")[0]["setup"]
    setup["opener"] = 1
    reseed(entries, setup=msgspec.convert(setup, Setup))


def opened_before_the_deal(entries: Entries) -> None:
    moved(entries, lines(entries, "Opened")[0], entries.index(lines(entries, "Sat")[1]))


def opened_again_after_the_deal(entries: Entries) -> None:
    entries.insert(entries.index(lines(entries, "Started")[0]) + 1, dict(lines(entries, "Opened")[0]))


def secret_before_the_end(entries: Entries) -> None:
    moved(entries, lines(entries, "Revealed")[0], entries.index(lines(entries, "Moved")[-1]))


def salt_after_the_deal(entries: Entries) -> None:
    entries.insert(entries.index(lines(entries, "Started")[0]) + 1, dict(opens(entries)[1]))


def salt_of_the_first_deal(entries: Entries) -> None:
    promises(entries)[2]["commitment"] = commitment_to(FIRST_SALTS[0])
    opens(entries)[1]["salt"] = FIRST_SALTS[0]
    reseed(entries)


def secret_of_the_first_deal(entries: Entries) -> None:
    """Shown before the second promise, and dealt with all the same."""
    entries.remove(lines(entries, "Revealed")[0])
    second = lines(entries, "Opened")[1]
    entries.insert(entries.index(second), {"type": "Revealed", "at": second["at"], "secret": FIRST_SECRET})
    reseed(entries, secret=FIRST_SECRET)


def back_to_the_weaker_promise(entries: Entries) -> None:
    del lines(entries, "Opened")[1]["promise"]


FORGED: dict[str, tuple[Callable[[Entries], None], str]] = {
    "another secret": (other_secret, "secret-other"),
    "the secret in capitals": (spelt_secret, "form"),
    "a secret with a newline": (lambda e: lines(e, "Revealed")[0].update(secret=SECRET + "\n"), "form"),
    "another salt": (other_salt, "salt-other"),
    "a salt in capitals": (lambda e: opens(e)[0].update(salt=SALTS[0].upper()), "form"),
    "a salt with a newline": (lambda e: opens(e)[0].update(salt=SALTS[0] + "\n"), "form"),
    "a salt with spaces": (lambda e: opens(e)[0].update(salt="aa " * 32), "form"),
    "a short salt": (lambda e: opens(e)[0].update(salt="aa" * 31), "form"),
    "a promise in capitals": (
        lambda e: promises(e)[0].update(commitment=commitment_to(SALTS[0]).upper()),
        "form",
    ),
    "the table's promise in capitals": (
        lambda e: lines(e, "Opened")[0].update(commitment=commitment_to(SECRET).upper()),
        "form",
    ),
    "salts exchanged": (swapped_salts, "salt-other"),
    "a salt left out": (missing_salt, "salt-missing"),
    "a salt opened twice": (lambda e: again(e, opens(e)[0]), "salt-twice"),
    "a salt promised when another was open": (promised_after_opening, "promised-late"),
    "a salt opened after the deal": (salt_after_the_deal, "salt-late"),
    "somebody gone with open salts": (gone_with_open_salts, "left-after-salt"),
    "another seed": (lambda e: lines(e, "Started")[0].update(seed=f"keyed:{SPARE}"), "seed-other"),
    "another name of the table": (
        lambda e: lines(e, "Opened")[0].update(table="K7RWM-3TQPZ/2"),
        "seed-other",
    ),
    "another setup": (other_setup, "setup-other"),
    "somebody seated before the promise": (opened_before_the_deal, "seated-first"),
    "a promise after the deal": (opened_again_after_the_deal, "opened-late"),
    "two deals": (lambda e: again(e, lines(e, "Started")[0]), "started-twice"),
    "a secret before the end": (secret_before_the_end, "secret-early"),
    "two secrets": (lambda e: again(e, lines(e, "Revealed")[0]), "secret-twice"),
    "a promise of tomorrow": (lambda e: lines(e, "Opened")[0].update(promise=3), "promise-unknown"),
}
"""Changes of a plain game, and which promise each breaks."""

FORGED_AFTER_TWO: dict[str, tuple[Callable[[Entries], None], str]] = {
    "a salt of the deal thrown away": (salt_of_the_first_deal, "salt-used"),
    "the secret of the deal thrown away": (secret_of_the_first_deal, "secret-early"),
    "back to the weaker promise": (back_to_the_weaker_promise, "promise-unknown"),
}
"""Changes of a game whose cards were promised twice."""


def nobody_left(entries: Entries) -> None:
    """As if the table had thrown a deal away for no reason."""
    for line in (lines(entries, "Left")[0], lines(entries, "Sat")[-1]):
        entries.remove(line)


class Case(msgspec.Struct, frozen=True, kw_only=True):
    """A file, what its reader wrote down, and what a check must answer: a reason, or what holds."""

    name: str
    data: bytes
    reason: str = ""
    kept: Kept = Kept()
    promise: int = 2
    openings: tuple[tuple[str, tuple[int, ...]], ...] = (("", ()),)
    promised: bool = True


def cases() -> list[Case]:
    """Everything that the two verifiers, ours and the page's, must agree about."""
    plain, twice = played("schuss-und-tor"), played_at_the_second_promise()
    twice_told = (("", ()), ("salt-missing", (1,)))
    mine = Kept(commitment=commitment_to(SECRET), salt=SALTS[1])
    found = [case_of(name, changed(plain, change), reason) for name, (change, reason) in FORGED.items()]
    found += [
        case_of(name, changed(twice, change), reason) for name, (change, reason) in FORGED_AFTER_TWO.items()
    ]
    found += [
        case_of("no secret", changed(plain, lambda e: e.remove(lines(e, "Revealed")[0])), "secret-missing"),
        case_of(
            "a kept promise that is not there", record_of(plain), "commitment-kept", Kept(commitment=SPARE)
        ),
        case_of("a kept salt that is not there", record_of(plain), "salt-kept", Kept(salt=SPARE)),
        Case(
            name="a broken seal",
            data=write_record(record_of(plain)).replace(b"Ada 0", b"Eva 0"),
            reason="tampered",
        ),
        *(spoilt_seat(plain, seat) for seat in (-1, 1 << 33)),
        Case(name="what was kept agrees", data=write_record(record_of(plain)), kept=mine),
        Case(name="promised twice", data=write_record(record_of(twice)), openings=twice_told),
        Case(
            name="promised twice though nobody left",
            data=write_record(changed(twice, nobody_left)),
            openings=(("", ()), ("salt-missing", ())),
        ),
        Case(name="the older promise", data=write_record(older(plain)), promise=1),
    ]
    games = ("schuss-und-tor", "passe-eclair", "finale", "football-a-la-carte", "footmania")
    found += [
        Case(name=f"a fair game of {game}", data=write_record(record_of(played(game)))) for game in games
    ]
    return found


def case_of(name: str, record: Record, reason: str, kept: Kept | None = None) -> Case:
    return Case(name=name, data=write_record(record), reason=reason, kept=kept or Kept())


def spoilt_seat(table: Table, seat: int) -> Case:
    """Somebody sits where no seat can be."""
    record = record_of(table)
    entries = tuple(
        msgspec.structs.replace(entry, seat=seat) if isinstance(entry, Sat | Salted) and entry.seat else entry
        for entry in record.entries
    )
    record = msgspec.structs.replace(record, entries=entries)
    return case_of(
        f"a person at seat {seat}", msgspec.structs.replace(record, seal=seal_of(record)), "damaged"
    )


def older(table: Table) -> Record:
    """As it would have been written before: the seed made of texts, no word of the kind of promise."""

    def change(entries: Entries) -> None:
        del lines(entries, "Opened")[0]["promise"]
        seed = older_seed_from(SECRET, SALTS, "K7RWM-3TQPZ/1", Setup(2))
        lines(entries, "Started")[0]["seed"] = seed

    return changed(table, change)
