"""A club on its way to another browser: sealed, for an hour, and never more than there is room for."""

from __future__ import annotations

from pathlib import Path

from tests.server.process import Server, bounded, serving


@bounded()
async def test_a_parcel_travels_as_it_is_and_too_large_a_one_not_at_all(server: Server) -> None:
    sealed = bytes(range(256)) * 9
    brought = await server.ask("POST", "/api/parcels", content=sealed)
    assert brought.status_code == 201
    name = brought.json()["parcel"]
    answer = await server.ask("GET", f"/api/parcels/{name}")
    assert (answer.content, answer.headers["cache-control"]) == (sealed, "no-store")
    assert (await server.ask("GET", f"/api/parcels/{'x' * 32}")).status_code == 404
    large = await server.ask("POST", "/api/parcels", content=bytes(5 * 2**20 + 1))
    assert (large.status_code, large.json()["code"]) == (413, "too-large")


@bounded()
async def test_a_parcel_outlives_a_restart(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        name = (await server.ask("POST", "/api/parcels", content=b"sealed")).json()["parcel"]
    async with serving(tmp_path) as server:
        assert (await server.ask("GET", f"/api/parcels/{name}")).content == b"sealed"


@bounded()
async def test_where_the_server_is_and_how_long_it_keeps_what(server: Server) -> None:
    found = (await server.ask("GET", "/api/home")).json()
    assert (found["reach"], found["secure"], found["keeps_days"]) == ("machine", False, 30)


@bounded()
async def test_nobody_brings_many_and_all_together_bring_no_more_than_there_is_room_for(
    tmp_path: Path,
) -> None:
    async with serving(tmp_path, parcels_an_hour=2, kept_parcels_bytes=4) as server:
        told = [await server.ask("POST", "/api/parcels", content=b"123") for _ in range(3)]
        assert [each.status_code for each in told] == [201, 429, 429]
        assert [each.json().get("code") for each in told] == [None, "server-full", "too-many"]
