"""Who comes to a room has it brought into memory; who only asks about it moves nothing."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.client import Client, seated
from tests.server.process import Server, bounded, serving

pytestmark = pytest.mark.plain_only


@bounded()
async def test_to_ask_about_a_table_changes_nothing_in_it(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        async with seated(server, "fingers", "", "") as (first, _):
            table = first.table
        server.restart()
        asked = f"/api/tables/{table}"
        headers = {"X-Ludofoot-Tokens": " ".join(first.tokens)}
        found = await server.ask("GET", asked, headers=headers)
        assert (found.json()["phase"], found.json()["yours"]) == ("playing", [0])
        assert (await server.ask("GET", f"{asked}/qr.svg")).status_code == 200
        assert (await server.ask("GET", f"{asked}/record")).json()["code"] == "game-not-over"
        client = await Client(server, table, *first.tokens).join()
        assert (await server.ask("GET", asked)).json()["phase"] == "paused", "now everybody is waited for"
        await client.leave_line()


@bounded()
@pytest.mark.parametrize(("query", "welcome"), [("", True), ("{}", True), ("lower", False), ("X", False)])
async def test_a_socket_that_was_opened_for_another_table_is_not_led_to_it(
    server: Server, query: str, welcome: bool
) -> None:
    opened = await server.open("fingers", "", "")
    client = Client(server, opened.table)
    named = opened.table.lower() if query == "lower" else query.format(opened.table)
    client.query = f"?table={named}" if query else ""
    await client.join()
    assert (client.phase == "waiting") is welcome
    assert [each.refusal.code for each in client.nameless] == ([] if welcome else ["no-such-table"])
    await client.leave_line()


@bounded()
async def test_a_server_that_works_says_so(server: Server) -> None:
    answer = await server.ask("GET", "/health")
    assert (answer.status_code, answer.json()) == (200, {"well": True})
