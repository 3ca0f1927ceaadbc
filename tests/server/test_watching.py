"""What whoever runs a server sees: figures where players cannot come, and a log that programs can read."""

from __future__ import annotations

import logging
from pathlib import Path

import httpx
import msgspec
import pytest
from prometheus_client.parser import text_string_to_metric_families

from ludofoot.core.records import Refused
from ludofoot.server.logs import AsJson
from ludofoot.server.metrics import address_in
from tests.server.client import seated
from tests.server.cluster import free_port
from tests.server.process import Server, bounded

pytestmark = pytest.mark.plain_only


async def figures(port: int) -> dict[str, float]:
    async with httpx.AsyncClient(trust_env=False) as http:
        text = (await http.get(f"http://127.0.0.1:{port}/metrics")).text
    return {
        each.name: each.value
        for family in text_string_to_metric_families(text)
        for each in family.samples
        if not each.labels or each.labels.keys() & {"event", "code", "budget"}
    }


@bounded()
async def test_figures_are_shown_at_an_address_of_their_own(tmp_path: Path) -> None:
    port = free_port()
    server = Server(tmp_path, wrong_codes_a_minute=0.06)
    watching = {"metrics": f"127.0.0.1:{port}", "json_log": True}
    server.options += ["--watching", msgspec.json.encode(watching).decode()]
    server.start()
    try:
        async with seated(server, "fingers", "", "") as (first, _):
            assert await first.refused("move", seat=0, move={"type": "nonsense"}) == "bad-move"
            await first.move(0, {"type": "show", "fingers": 2})
            found = await figures(port)
        assert (found["ludofoot_moves_total"], found["ludofoot_tables"], found["ludofoot_sockets"]) == (
            1,
            1,
            2,
        )
        assert found["ludofoot_commit_seconds_count"] >= found["ludofoot_moves_total"]
        assert found["ludofoot_refusals_total"] == 1
        assert (await server.ask("GET", "/api/tables/AAAAA-AAAAA")).status_code == 404
        assert (await server.ask("GET", "/api/tables/AAAAA-AAAAB")).status_code == 429
        found = await figures(port)
        assert (found["ludofoot_refusals_total"], found["ludofoot_over_budget_total"]) == (1, 1)
        assert (await server.ask("GET", "/metrics")).status_code == 404, "players see nothing of it"
    finally:
        assert server.stop() == ""


@pytest.mark.parametrize("text", ["", "x", "127.0.0.1", "127.0.0.1:99999"])
def test_a_wrong_address_is_refused(text: str) -> None:
    with pytest.raises(Refused, match="bad-metrics"):
        address_in(text)


@pytest.mark.parametrize("text", ["0.0.0.0:9100", "[::]:9100", "8.8.8.8:9100", "[2606:4700::1]:9100"])
def test_figures_are_never_shown_to_the_world(text: str) -> None:
    with pytest.raises(Refused) as raised:
        address_in(text)
    assert raised.value.refusal.code == "public-metrics"
    assert address_in("10.0.0.11:9100") == ("10.0.0.11", 9100)


def test_a_log_line_is_an_object() -> None:
    lost = logging.LogRecord("ludofoot.server", logging.ERROR, "", 0, "%d tables are lost", (3,), None)
    said = msgspec.json.decode(AsJson().format(lost))
    assert (said["level"], said["message"]) == ("error", "3 tables are lost")
