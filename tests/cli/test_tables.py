"""`ludofoot tables`, on a store that no server has open; `tests/server/test_hosting.py` has the others."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from ludofoot.locale import LANGS
from ludofoot.server import stores
from ludofoot.server.hub import Hub
from ludofoot.wire.requests import NewTable, SeatPlan
from tests.cli.runner import Command

CODE = "ZZZZZ-ZZZZZ"


@pytest.fixture
def kept(tmp_path: Path) -> tuple[Path, str]:
    """A folder, and the code of the table in it."""

    async def fill() -> str:
        hub = Hub(stores.open_store(tmp_path))
        room, _ = await hub.open_room(NewTable("schuss-und-tor", (SeatPlan(), SeatPlan("debutant"))), "")
        await hub.stop()
        return room.row.code

    return tmp_path, asyncio.run(fill())


def test_tables_are_listed_and_shown_for_people_and_for_scripts(
    ludofoot: Command, kept: tuple[Path, str]
) -> None:
    folder, code = kept
    for lang in LANGS:
        listed = ludofoot("tables", "list", "--data", folder, "--lang", lang)
        assert (listed.code, listed.err) == (0, "")
        assert code in listed.out
        assert "cli-" not in ludofoot("tables", "show", code, "--data", folder, "--lang", lang).out
    (found,) = json.loads(ludofoot("tables", "list", "--data", folder, "--json").out)
    assert (found["code"], found["game"], found["finished_at"]) == (code, "schuss-und-tor", None)
    shown = json.loads(ludofoot("tables", "show", code.lower(), "--store", folder, "--json").out)
    assert [seat["kind"] for seat in shown["seats"]] == ["free", "bot"]


def test_removing_asks_first(ludofoot: Command, kept: tuple[Path, str]) -> None:
    folder, code = kept
    kept_back = ludofoot("tables", "remove", code, "--data", folder, typed="\n")
    assert kept_back.code == 1
    assert code in ludofoot("tables", "list", "--data", folder).out
    assert ludofoot("tables", "remove", code, "--data", folder).code == 130, "nobody answered"
    assert code in ludofoot("tables", "list", "--data", folder).out
    assert ludofoot("tables", "remove", code, "--data", folder, typed="oui\n").code == 0
    assert code not in ludofoot("tables", "list", "--data", folder).out
    assert ludofoot("tables", "remove", code, "--data", folder, "--yes").refused("no-such-table")


def test_closing_says_what_became_of_it(ludofoot: Command, kept: tuple[Path, str]) -> None:
    folder, code = kept
    assert "closed" in ludofoot("tables", "close", code, "--data", folder).out
    (found,) = json.loads(ludofoot("tables", "list", "--data", folder, "--json").out)
    assert found["closed_at"]


def test_what_makes_no_sense_is_refused(ludofoot: Command, kept: tuple[Path, str]) -> None:
    folder, _ = kept
    assert ludofoot("tables", "burn", "--data", folder).refused("bad-tables-command")
    assert ludofoot("tables", "show", "--data", folder).refused("missing-parameter")
    assert ludofoot("tables", "show", CODE, "--data", folder).refused("no-such-table")
    assert ludofoot("tables", "list", "--data", folder / "nowhere").refused("host-no-tables")
    assert not (folder / "nowhere").exists()
    assert ludofoot("tables", "list", "--store", "mysql://x").refused("bad-store")


@pytest.mark.parametrize("days", ["0", "-3", "36501"])
def test_days_that_make_no_sense(ludofoot: Command, days: str) -> None:
    assert ludofoot("serve", "--keep-days", days).refused("bad-keep-days")
