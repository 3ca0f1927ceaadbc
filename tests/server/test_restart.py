"""A server that stops, comes back, or has no room left on its disk."""

from __future__ import annotations

import asyncio
import signal
from pathlib import Path

import apsw
import httpx
import msgspec
import pytest

from ludofoot.core.records import Said
from ludofoot.wire import answers as wire
from tests.server.client import Client, at_table, seated
from tests.server.process import Server, bounded, serving

pytestmark = pytest.mark.plain_only

SHOW = {"type": "show", "fingers": 2}


async def play_a_few(clients: list[Client], moves: int) -> None:
    """So many moves, each heard by all before the next."""
    for _ in range(moves):
        turn = next(client for client in clients if client.offered(client.seats[0]))
        await turn.move(turn.seats[0], turn.offered(turn.seats[0])[0])
        for client in clients:  # Answers come in order: whatever was told before is heard.
            assert await client.refused("draft", seat=client.seats[0], draft={}) == "bad-move"


@bounded()
async def test_a_planned_stop_says_come_back_and_a_restart_shows_the_same(tmp_path: Path) -> None:
    async with serving(tmp_path) as server, seated(server, "schuss-und-tor", "", "") as clients:
        await play_a_few(clients, 4)
        before = [(client.screens, client.told) for client in clients]
        await asyncio.to_thread(server.stop)
        for client in clients:
            await client.until(lambda client=client: client.closed)  # type: ignore[misc]
        assert [client.closed for client in clients] == [1012, 1012]
        server.start()
        for client in clients:
            await client.join()
        for client in clients:
            await client.until(lambda client=client: client.phase == "playing")  # type: ignore[misc]
        after = [(client.screens, client.told) for client in clients]
        assert [told for _, told in after] == [told for _, told in before]
        for (now, _), (then, _) in zip(after, before, strict=True):
            for seat, screen in now.items():
                assert (screen.view, screen.prompts) == (then[seat].view, then[seat].prompts)
        await asyncio.gather(*(client.play_on() for client in clients))
        record = await server.ask("GET", f"/api/tables/{clients[0].table}/record")
        assert record.status_code == 200


@bounded()
@pytest.mark.parametrize("clock", [-86_400, 86_400], ids=["set back", "set forward"])
async def test_a_clock_that_was_moved_over_a_restart_stops_no_deadline(tmp_path: Path, clock: int) -> None:
    async with serving(tmp_path) as server, seated(server, "colours", "", "") as (ada, bob):
        await asyncio.sleep(0.3)
        await asyncio.to_thread(server.stop)
        server.options += ["--clock", str(clock)]
        server.start()
        await ada.join()
        await bob.join()
        await ada.until(lambda: ada.phase == "playing")
        await ada.until(lambda: (ada.screens[0].view or {})["tops"] == 1)
        await asyncio.to_thread(server.stop)
        server.options += ["--clock", "0"]
        server.start()
        await ada.join()
        await bob.join()
        await ada.until(lambda: ada.phase == "playing")
        await ada.until(lambda: (ada.screens[0].view or {})["tops"] == 2)


@bounded()
async def test_deadlines_do_not_run_while_the_server_is_down(tmp_path: Path) -> None:
    async with serving(tmp_path) as server, seated(server, "colours", "", "") as (ada, bob):
        await asyncio.sleep(0.5)
        await asyncio.to_thread(server.stop)
        await ada.until(lambda: ada.closed)
        await asyncio.sleep(3.2)  # longer than the silence that the rules allow
        server.start()
        await ada.join()
        assert ada.phase == "paused"
        await bob.join()
        await ada.until(lambda: ada.phase == "playing")
        assert (ada.screens[0].view or {})["tops"] == 0
        (clock,) = ada.now().clocks
        assert 0 < clock.left_ms < 3000
        await ada.until(lambda: (ada.screens[0].view or {})["tops"] == 1)


@bounded()
async def test_bots_go_on_thinking_after_a_restart(tmp_path: Path) -> None:
    async with serving(tmp_path, pace=30) as server, seated(server, "fingers", "", "random") as (ada,):
        await ada.move(0, SHOW)
        await asyncio.to_thread(server.kill)
        await ada.until(lambda: ada.closed)
        server.options[1] = "0"
        server.start()
        await ada.join()
        await ada.until(lambda: (ada.screens[0].view or {})["round"] == 2)


@bounded()
async def test_a_restart_in_the_middle_of_the_salts_goes_on(tmp_path: Path) -> None:
    async with serving(tmp_path, salt_ms=60_000) as server:
        opened = await server.open("fingers", "", "")
        ada = await Client(server, opened.table).join()
        bob = await Client(server, opened.table, willing=False).join()
        await ada.sit(0)
        await bob.sit(1)
        await bob.until(lambda: bob.phase == "salts")
        await ada.until(lambda: not ada.outbox)
        await asyncio.to_thread(server.kill)
        await bob.until(lambda: bob.closed)
        server.start()
        bob.willing = True
        await asyncio.gather(ada.join(), bob.join())
        await ada.until(lambda: ada.phase == "playing")
        await asyncio.gather(ada.leave_line(), bob.leave_line())


@bounded()
async def test_everybody_comes_back_at_once_from_one_address(tmp_path: Path) -> None:
    """Codes that are right are no guesses, even if a whole household asks after a restart."""
    async with serving(tmp_path, wrong_codes_a_minute=6) as server:
        tables = [(await server.open("fingers", "", "")).table for _ in range(15)]
        await asyncio.to_thread(server.stop)
        server.start()
        for table in tables:
            async with at_table(server, table) as watcher:
                assert watcher.phase == "waiting"


@bounded()
async def test_a_full_disk_is_told_to_all_and_play_goes_on_afterwards(tmp_path: Path) -> None:
    async with serving(tmp_path, quiet=False) as server, seated(server, "schuss-und-tor", "", "") as clients:
        server.signal(signal.SIGUSR2)
        await asyncio.sleep(0.1)
        await play_until_full(clients)
        for client in clients:
            await client.until(lambda client=client: client.now().notice is not None)  # type: ignore[misc]
        views = [client.screens[client.seats[0]].view for client in clients]
        assert [client.now().notice for client in clients] == [Said("notice-store-full")] * 2
        answers = [answer for client in clients if (answer := await act(client)) is not None]
        codes = {answer.refusal.code if isinstance(answer, wire.Refused) else "taken" for answer in answers}
        assert codes == {"store-full"}
        assert (await open_table(server)).status_code == 429
        async with at_table(server, clients[0].table) as late:
            assert late.now().notice is not None, "whoever comes now is told as well"
            assert late.screens[-2].view is not None
        server.signal(signal.SIGUSR1)
        await asyncio.sleep(0.1)
        assert [client.screens[client.seats[0]].view for client in clients] == views, "no half-written move"
        while clients[0].now().notice is not None:  # it takes a moment until there is room
            for client in clients:
                await act(client)
            await asyncio.sleep(0.05)
        await asyncio.gather(*(client.play_on() for client in clients))


async def act(client: Client) -> wire.AnyAnswer | None:
    """One step on: the next move, or the wish for another game."""
    seat = client.seats[0]
    if client.phase == "over" and not client.now().seats[seat].rematch:
        return await client.ask("rematch", seat=seat)
    moves = client.offered(seat)
    return await client.ask("move", seat=seat, move=moves[0]) if moves else None


async def play_until_full(clients: list[Client]) -> None:
    """Plays, and starts again, until the table says that its disk is full, whoever's step it was."""
    while not any(client.now().notice for client in clients):
        for client in clients:
            await act(client)
        await asyncio.sleep(0.005)


async def open_table(server: Server) -> httpx.Response:
    plan = {"game": "fingers", "plan": [{}, {}], "box": ""}
    for _ in range(50):
        answer = await server.ask("POST", "/api/tables", json=plan)
        if answer.status_code != 201:
            break
    return answer


@bounded()
async def test_on_a_full_disk_clocks_and_bots_try_again_calmly(tmp_path: Path) -> None:
    async with serving(tmp_path, quiet=False) as server, seated(server, "colours", "", "random") as (ada,):
        server.signal(signal.SIGUSR2)
        await play_until_full([ada])
        assert await ada.quiet(4.0) <= 4, "longer than the silence after which the table moves by itself"
        server.signal(signal.SIGUSR1)
        while ada.now().notice:
            if ada.phase == "over":  # The wish for another game was what found no room.
                await act(ada)
            await asyncio.sleep(0.05)
        await ada.play_on()


def change_the_rules(data: Path) -> None:
    """As if the last move now led to another position."""
    connection = apsw.Connection(str(next(data.glob("*.sqlite"))))
    where = "FROM entries WHERE CAST(body AS TEXT) LIKE '%Moved%' ORDER BY n DESC LIMIT 1"
    ((row, body),) = connection.execute(f"SELECT rowid, body {where}")
    moved = {**msgspec.json.decode(bytes(body)), "digest": "0" * 16}
    connection.execute("UPDATE entries SET body = ? WHERE rowid = ?", (msgspec.json.encode(moved), row))
    connection.close()


@bounded()
async def test_a_game_begun_under_other_rules_is_shown_but_not_played_on(tmp_path: Path) -> None:
    async with (
        serving(tmp_path, quiet=False) as server,  # it writes a warning into its log
        seated(server, "schuss-und-tor", "", "") as clients,
    ):
        await play_a_few(clients, 3)
        last = next(moves for client in clients if (moves := client.offered(client.seats[0])))
        told = len(clients[0].told[0])
        await asyncio.to_thread(server.stop)
        change_the_rules(tmp_path)
        server.start()
        async with at_table(server, clients[0].table, *clients[0].tokens) as ada:
            assert ada.now().notice == Said("notice-rules-changed")
            assert 0 < len(ada.told[0]) < told
            assert ada.screens[0].view is not None
            assert not ada.offered(0)
            assert await ada.refused("move", seat=0, move=last[0]) == "rules-changed"
            assert await ada.refused("leave", seat=0) == "rules-changed"


@bounded()
async def test_finished_tables_are_forgotten_after_a_while(tmp_path: Path) -> None:
    async with serving(tmp_path, keep_finished_days=30) as server:
        async with seated(server, "fingers", "", "") as (ada, bob):
            await asyncio.gather(ada.play_on(), bob.play_on())
        opened = await server.open("fingers", "", "")
        await asyncio.to_thread(server.stop)
        server.start()
        assert (await server.ask("GET", f"/api/tables/{ada.table}")).status_code == 200
        await asyncio.to_thread(server.stop)
        keep = ('"keep_finished_days":30', '"keep_finished_days":0')
        server.options = [option.replace(*keep) for option in server.options]
        server.start()
        assert (await server.ask("GET", f"/api/tables/{ada.table}")).status_code == 404
        assert (await server.ask("GET", f"/api/tables/{opened.table}")).status_code == 200
