"""Passe Éclair over real sockets: two people race each other 500 times, over lines that keep no order."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ludofoot.catalogue import load
from ludofoot.core import entries as log
from ludofoot.core.logbook import replay_entry
from ludofoot.core.records import SPECTATOR
from ludofoot.core.table import Table
from ludofoot.games.passe_eclair.tactics.pulse import DECLINING_MS, PREPARED, PULSES
from ludofoot.server.sqlite import SqliteStore
from ludofoot.server.store import Written
from ludofoot.server.telling import encode, told_event
from ludofoot.wire import answers as wire
from tests.server.client import Client, at_table, seated
from tests.server.process import Server, bounded, serving
from tests.server.unruly import Unruly

pytestmark = pytest.mark.plain_only
GAME = "passe-eclair"
RACES = 500
STARTS = ("start", "as-dog")
ACTS = ("laid", "declined", "lays-no-michi", "wrong-card")
WRONG_CARDS = 0.1
SILENT_SECONDS = 0.3
"""Whoever has heard nothing for so long may have been misled by an old message, and asks for everything."""


as_heard = msgspec.json.Decoder(wire.Told).decode


class Racer:
    """Answers every card that comes up as soon as it is seen, without waiting for what became of the last."""

    def __init__(self, client: Witness, seat: int) -> None:
        self.client = client
        self.seat = seat
        self.dice = random.Random(seat)
        self.answered: set[tuple[Any, ...]] = set()
        self.laid: set[tuple[int, int]] = set()
        """The game and the number of the top card that a card was laid on."""

    async def race(self, enough: asyncio.Event) -> None:
        while not enough.is_set() or self.client.phase != "over":
            before = self.client.updates
            if self.client.phase == "over":
                await self.once("rematch")
            elif self.client.phase == "playing" and (move := self.wish()):
                await self.once("move", move=move)
            await self.hear(before)

    async def once(self, kind: str, **fields: Any) -> None:
        """Says something about what is seen; not again before something new is seen."""
        view = self.view()
        seen = (self.client.now().number, kind, view.get("top"), view.get("step"), len(view.get("hand", "")))
        if seen not in self.answered:
            self.answered.add(seen)
            await self.client.command(kind, seat=self.seat, **fields)

    async def hear(self, before: int) -> None:
        try:
            await self.client.until(lambda: self.client.updates > before, SILENT_SECONDS)
        except TimeoutError:
            self.answered.clear()
            await self.client.send({"type": "resync"})

    def view(self) -> dict[str, Any]:
        return self.client.screens[self.seat].view or {}

    def wish(self) -> dict[str, Any] | None:
        view, offered = self.view(), self.client.offered(self.seat)
        cards = [move for move in offered if move["type"] == "lay" and move["face"] != "michi"]
        if view["step"] in ("open", "block") and self.dice.random() < WRONG_CARDS:
            cards = [{"type": "lay", "face": self.dice.choice(view["hand"]), "on": view["top"]}]
        if cards and view["step"] == "open":
            self.laid.add((self.client.now().number, view["top"]))
        return self.dice.choice(cards or offered) if cards or offered else None


async def races(racers: list[Racer]) -> None:
    """Until both have laid a card on the same one often enough, and the last game is played out."""
    enough = asyncio.Event()
    tasks = [asyncio.create_task(racer.race(enough)) for racer in racers]
    while not enough.is_set():
        if len(racers[0].laid & racers[1].laid) >= RACES:
            enough.set()
        done, _ = await asyncio.wait(tasks, timeout=0.02)
        assert not done, [task.result() for task in done]
    await asyncio.gather(*tasks)


class Witness(Client):
    """Keeps the story of each game as it was told."""

    def __init__(self, server: Server, table: str, *tokens: str) -> None:
        super().__init__(server, table, *tokens)
        self.stories: dict[int, dict[int, list[wire.Told]]] = {}
        self.promised: set[int] = set()

    async def keep_promises(self, room: wire.Room) -> None:
        """Promises once a game: of two promises on such a line nobody knows which comes last."""
        if room.phase != "waiting" or room.number not in self.promised:
            self.promised |= {room.number} if room.phase == "waiting" else set()
            await super().keep_promises(room)

    async def update(self, update: wire.Update) -> None:
        await super().update(update)
        # One that came too late, out of order, was not taken.
        if update.room is self.room and update.room.outcome is not None:
            self.stories[update.room.number] = dict(self.told)


def stories_of(lines: tuple[Written, ...], number: int, cards: int) -> dict[int, list[wire.Told]]:
    """What a replay of one game tells the players and a spectator; no card may be lost or doubled on the way.

    Each line is judged again, in its moment, and must lead to the digest that was stored.
    """
    table = Table(load(GAME), 2, 0)
    told: dict[int, list[wire.Told]] = {seat: [] for seat in (0, 1, SPECTATOR)}
    for line in lines:
        if line.number != number:
            continue
        for telling in replay_entry(table, line.entry, line.n):
            for seat, story in told.items():
                event = telling.to(seat)
                if event is not None:
                    story.append(as_heard(encode(told_event(event, line.entry.at))))
        assert table.state is None or table.state.stock()["cards"] == cards
    assert table.is_over()
    return told


def check_story(story: list[wire.Told]) -> Counter[str]:
    """Each card that came to the top was one card of one player; how often what happened."""
    events = [told.event for told in story]
    tops = Counter(
        event["on"] for event in events if event["type"] == "laid" or event.get("turned") in STARTS
    )
    assert set(tops) == set(range(1, len(tops) + 1))
    assert set(tops.values()) == {1}, "two cards in one place"
    return Counter(event["type"] for event in events)


def check_commands(lines: tuple[Written, ...], racer: Racer) -> None:
    """What was acknowledged is stored once, as it was sent; what was refused is not."""
    stored = Counter(line.command for line in lines if line.command)
    assert set(stored.values()) == {1}
    by_command = {line.command: line.entry for line in lines}
    for command, answer in racer.client.answers.items():
        sent = racer.client.sent[command]
        if isinstance(answer, wire.Refused):
            assert command not in stored
        elif sent["type"] == "move":
            entry = by_command[command]
            # The last move of a game brings the secret with it, and its command stands there.
            assert isinstance(entry, log.Moved | log.Revealed)
            if isinstance(entry, log.Moved):
                assert (entry.seat, entry.move) == (sent["seat"], sent["move"])


async def come(server: Server, table: str, seat: int, line: Unruly) -> Racer:
    """Sits down in peace, then goes on over a bad line."""
    client = Witness(server, table)
    await client.join()
    await client.sit(seat, f"P{seat}")
    line.target = ("127.0.0.1", int(server.host.rpartition(":")[2]))
    client.by_way_of = line.port
    return Racer(client, seat)


@bounded(180)
async def test_two_sockets_race_and_all_tell_one_story_without_a_card_too_many(tmp_path: Path) -> None:
    async with serving(tmp_path, grace_ms=60_000) as server, Unruly(5) as one, Unruly(6) as other:
        opened = await server.open(GAME, "", "", options={"pace": "lightning"})
        eve = Witness(server, opened.table)
        await eve.join()
        racers = [await come(server, opened.table, seat, line) for seat, line in enumerate((one, other))]
        for racer in racers:
            racer.client.cut_line()
            await racer.client.until(lambda racer=racer: racer.client.closed)  # type: ignore[misc]
            await racer.client.join()
        await races(racers)
        await eve.until(lambda: eve.phase == "over")
        for client in (eve, *[racer.client for racer in racers]):
            await client.leave_line()
        assert min(one.overtaken, other.overtaken, one.doubled, other.doubled) > 20
    store = SqliteStore(tmp_path / "ludofoot.sqlite")
    try:
        stored = store.read(opened.table)
    finally:
        store.shut()
    assert stored is not None
    happened: Counter[str] = Counter()
    for number in {line.number for line in stored.entries}:
        stories = stories_of(stored.entries, number, cards=60)
        assert eve.stories[number][SPECTATOR] == stories[SPECTATOR]
        for racer in racers:
            assert racer.client.stories[number][racer.seat] == stories[racer.seat]
        happened += check_story(stories[SPECTATOR])
    for racer in racers:
        check_commands(stored.entries, racer)
    assert happened["too-late"] >= RACES / 4
    assert happened["wrong-card"] > 0


@bounded(120)
async def test_bots_need_their_time_and_come_too_late_as_people_do(tmp_path: Path) -> None:
    pace = 0.1
    told: list[wire.Told] = []
    async with serving(tmp_path, pace=pace) as server:
        while not of_kind(told, "too-late"):  # in one game in many nobody does
            told = await watched(server)
    came_up: dict[int, int] = {}
    for line in told:
        if line.event["type"] in ("laid", "turned-up"):
            came_up.setdefault(line.event["on"], line.at)
    quickest = min(pulse.least for pulse in PULSES.values()) * PREPARED / 100 * pace
    taken = [line.at - came_up[line.event["on"] - 1] for line in of_kind(told, "laid")]
    assert min(taken) >= int(quickest)
    for line in of_kind(told, "too-late"):
        assert came_up[line.event["on"] + 1] <= line.at


def of_kind(told: list[wire.Told], kind: str) -> list[wire.Told]:
    return [line for line in told if line.event["type"] == kind]


async def watched(server: Server) -> list[wire.Told]:
    """What a spectator hears of a race between bots, until somebody comes too late or it is over."""
    opened = await server.open(GAME, "debutant", "debutant", "confirme", options={"pace": "lightning"})
    async with at_table(server, opened.table) as eve:

        def heard() -> list[wire.Told]:
            return eve.told.get(SPECTATOR, [])

        def enough() -> bool:
            return len(of_kind(heard(), "laid")) > 10 and bool(of_kind(heard(), "too-late"))

        await eve.until(lambda: enough() or eve.phase == "over", 100)
        return list(heard())


@bounded()
async def test_a_paused_race_stands_still_for_everybody(tmp_path: Path) -> None:
    pace = 0.5
    bots_need = max(pulse.least + 2 * pulse.spread for pulse in PULSES.values()) / 1000 * pace
    async with (
        serving(tmp_path, pace=pace, grace_ms=20) as server,
        seated(server, GAME, "", "", "debutant", options={"pace": "lightning"}) as (ada, bob),
    ):

        def bot_acts() -> int:
            return sum(told.event.get("seat") == 2 and told.event["type"] in ACTS for told in bob.told[1])

        for seat, client in enumerate((ada, bob)):
            await client.done("move", seat=seat, move={"type": "ready", "cards": []})
        await bob.until(lambda: (bob.screens[1].view or {})["step"] != "ready")
        await ada.leave_line()
        await bob.until(lambda: bob.phase == "paused")
        said = bot_acts()
        assert await bob.refused("move", seat=1, move=bob.offered(1)[0]) == "race-paused"
        await bob.quiet(bots_need + DECLINING_MS / 1000 * pace)
        assert (bob.phase, bot_acts()) == ("paused", said)
        await ada.join()
        await bob.until(lambda: bob.phase == "playing")
        await bob.until(lambda: bot_acts() > said)
