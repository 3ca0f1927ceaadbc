"""Secret and salts: promised before, opened in time, shown after, and any change found out."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ludofoot.core import entries as log
from ludofoot.core.fair_record import verify
from ludofoot.core.fairness import commitment_to, fresh_secret
from ludofoot.core.logbook import Record, read_record, seal_of
from ludofoot.core.records import Refused, Said
from ludofoot.wire import answers as wire
from tests.paces.sealed import GAME
from tests.server.client import Client, at_table, seated
from tests.server.process import Server, bounded, serving


@bounded()
async def test_the_secret_is_promised_before_the_seats_and_shown_after_the_last_move(
    server: Server,
) -> None:
    opened = await server.open("fingers", "", "")
    async with at_table(server, opened.table) as early:
        promised = early.now().commitment
        assert len(promised) == 64
        assert early.now().secret == ""
        await early.sit(0)
        await early.sit(1)
        await early.until(lambda: early.phase == "playing")
        assert early.now().commitment == promised
        assert early.now().secret == ""
        await early.play_on()
        assert commitment_to(early.now().secret) == promised


@bounded()
async def test_no_salt_is_opened_before_all_are_promised(server: Server) -> None:
    opened = await server.open("fingers", "", "")
    async with at_table(server, opened.table) as ada, at_table(server, opened.table) as bob:
        await ada.sit(0)
        assert await ada.refused("salt", seat=0, salt=ada.salts[0]) == "salt-too-early"
        await bob.sit(1)
        await bob.until(lambda: bob.phase == "playing")


@bounded()
async def test_a_salt_must_be_the_one_that_was_promised(server: Server) -> None:
    opened = await server.open("fingers", "", "")
    async with (
        at_table(server, opened.table, willing=False) as ada,
        at_table(server, opened.table, willing=False) as bob,
    ):
        await ada.sit(0)
        await bob.sit(1)
        await ada.until(lambda: ada.phase == "salts")
        assert await ada.refused("salt", seat=0, salt=fresh_secret()) == "salt-not-promised"
        assert await ada.refused("salt", seat=1, salt=bob.salts[1]) == "not-your-seat"
        await ada.done("salt", seat=0, salt=ada.salts[0])
        assert await ada.refused("salt", seat=0, salt=ada.salts[0]) == "salt-open-already"
        assert await bob.refused("ready", seat=1, commitment="cd" * 32) == "salts-are-open"
        await bob.done("salt", seat=1, salt=bob.salts[1])
        await ada.until(lambda: ada.phase == "playing")


@bounded()
async def test_whoever_is_refused_for_an_old_salt_does_not_sit(server: Server) -> None:
    opened = await server.open("fingers", "", "")
    async with at_table(server, opened.table, willing=False) as ada:
        await ada.sit(0)
        await ada.done("leave", seat=0)
        old = commitment_to(ada.salts[0])
        assert await ada.refused("sit", seat=0, name="Ada", commitment=old) == "salt-used-before"
        await ada.quiet()
        assert ada.now().seats[0].kind == "free"


@bounded()
async def test_a_start_without_a_salt_is_shown_and_begins_again_with_a_new_secret(tmp_path: Path) -> None:
    async with serving(tmp_path, salt_ms=1_000) as server:
        await start_without_a_salt(server)


async def start_without_a_salt(server: Server) -> None:
    opened = await server.open("fingers", "", "")
    async with at_table(server, opened.table) as ada, at_table(server, opened.table, willing=False) as bob:
        first = ada.now().commitment
        await ada.sit(0)
        await bob.sit(1, "Bob")
        await ada.until(lambda: ada.now().commitment != first)
        assert ada.now().notice == Said("notice-salt-missing", {"names": ["Bob"]})
        assert ada.now().seats[1].kind == "free"
        await bob.until(lambda: list(bob.screens) == [-2])
        await ada.until(lambda: ada.now().seats[0].committed)
        bob.willing, bob.seats = True, []
        await bob.sit(1, "Bob")
        await ada.until(lambda: ada.phase == "playing")
        assert ada.now().notice is None
        await asyncio.gather(ada.play_on(), bob.play_on())
        record = await downloaded(server, ada)
        assert sum(isinstance(entry, log.Opened) for entry in record.entries) == 2, "it stays in the log"
        assert verify(record, lambda name: GAME).salts == 2


@bounded()
async def test_whoever_goes_when_salts_are_open_makes_the_secret_worthless(server: Server) -> None:
    opened = await server.open("fingers", "", "")
    async with (
        at_table(server, opened.table, opened.token) as ada,
        at_table(server, opened.table, willing=False) as bob,
    ):
        first = ada.now().commitment
        await ada.sit(0)
        await bob.sit(1)
        await ada.until(lambda: ada.phase == "salts" and not ada.outbox)
        assert await ada.refused("seat", seat=1, bot="random") == "seat-taken"
        await bob.done("leave", seat=1)
        await ada.until(lambda: ada.now().commitment != first and ada.now().seats[0].committed)
        await ada.done("seat", seat=1, bot="random")
        await ada.until(lambda: ada.phase == "playing")


# ---- the record


async def downloaded(server: Server, client: Client) -> Record:
    answer = await server.ask("GET", f"/api/tables/{client.table}/record")
    assert answer.status_code == 200
    assert "attachment" in answer.headers["content-disposition"]
    return read_record(answer.content)


@bounded()
async def test_a_record_of_a_running_game_is_refused(server: Server) -> None:
    async with seated(server, "fingers", "", "") as (ada, _):
        answer = await server.ask("GET", f"/api/tables/{ada.table}/record")
        assert answer.status_code == 400
        assert answer.json()["code"] == "game-not-over"


Change = Callable[[dict[str, Any]], object]


def entry_of(record: dict[str, Any], kind: str, which: int = 0) -> dict[str, Any]:
    found: dict[str, Any] = [entry for entry in record["entries"] if entry["type"] == kind][which]
    return found


def move_line(kind: str, to: int) -> Change:
    def change(record: dict[str, Any]) -> None:
        line = entry_of(record, kind)
        record["entries"].remove(line)
        record["entries"].insert(to, line)
        for entry in record["entries"]:
            entry["at"] = 0

    return change


def salt_of(record: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = next(entry for entry in record["entries"] if entry.get("salt"))
    return found


def without_a_salt(record: dict[str, Any]) -> None:
    record["entries"].remove(salt_of(record))


CHANGES: dict[str, Change] = {
    "secret": lambda record: entry_of(record, "Revealed").update(secret="00" * 32),
    "no secret": lambda record: record["entries"].remove(entry_of(record, "Revealed")),
    "commitment": lambda record: entry_of(record, "Opened").update(commitment=commitment_to("00" * 32)),
    "secret and commitment": lambda record: (
        entry_of(record, "Opened").update(commitment=commitment_to("00" * 32)),
        entry_of(record, "Revealed").update(secret="00" * 32),
    ),
    "table": lambda record: entry_of(record, "Opened").update(table="other/1"),
    "salt": lambda record: salt_of(record).update(salt="00" * 32),
    "salt left out": without_a_salt,
    "seed": lambda record: entry_of(record, "Started").update(seed="keyed:" + "0" * 64),
    "setup": lambda record: entry_of(record, "Started")["setup"].update(number=2),
    "promise after the seats": move_line("Opened", 4),
    "secret shown too early": move_line("Revealed", 8),
    "move": lambda record: entry_of(record, "Moved", 1)["move"].update(fingers=9),
    "moves in another order": move_line("Moved", 10),
    "outcome": lambda record: record["outcome"].update(scores=[9, 9], winners=[0, 1]),
}


@bounded(120)
async def test_a_downloaded_record_verifies_and_every_change_in_it_is_found(server: Server) -> None:
    async with seated(server, "fingers", "", "") as (ada, bob):
        await asyncio.gather(ada.play_on(), bob.play_on(lambda moves: moves[-1]))
        record = await downloaded(server, ada)
    proof = verify(record, lambda name: GAME)
    assert (proof.promised, proof.salts) == (True, 2)
    found = {name: verdict(record, change) for name, change in CHANGES.items()}
    assert [name for name, code in found.items() if not code.startswith("record-")] == []


def verdict(record: Record, change: Change) -> str:
    """What a check says of a record that was changed and sealed again."""
    plain = msgspec.to_builtins(record)
    plain["entries"] = list(plain["entries"])
    change(plain)
    forged = msgspec.convert(plain, Record)
    forged = msgspec.structs.replace(forged, seal=seal_of(forged))
    with pytest.raises(Refused) as refused:
        verify(forged, lambda name: GAME)
    return refused.value.refusal.code


@bounded()
async def test_the_order_of_opening_salts_and_promises_is_checked(server: Server) -> None:
    """A salt promised after another was open could have been chosen to suit somebody."""
    async with seated(server, "fingers", "", "") as (ada, bob):
        await asyncio.gather(ada.play_on(), bob.play_on())
        record = await downloaded(server, ada)

    def late_promise(plain: dict[str, Any]) -> None:
        lines = plain["entries"]
        salts = [line for line in lines if line["type"] == "Salted"]
        opened = [line for line in salts if line.get("salt")]
        promised = [line for line in salts if line not in opened and line["seat"] != opened[0]["seat"]]
        lines.remove(promised[0])
        lines.insert(lines.index(opened[0]) + 1, promised[0])
        for line in lines:
            line["at"] = 0

    assert verdict(record, late_promise) == "record-unfair"


@bounded()
async def test_hot_seat_and_bots_are_fair_too(server: Server) -> None:
    opened = await server.open("fingers", "", "", "random")
    async with at_table(server, opened.table) as ada:
        await ada.sit(0)
        await ada.sit(1)
        await ada.until(lambda: ada.phase == "playing")
        await ada.play_on()
        assert verify(await downloaded(server, ada), lambda name: GAME).salts == 2
        assert isinstance(ada.now(), wire.Room)
