"""A race waits for the only person at the table, who may also hold it; between people it does not."""

from __future__ import annotations

import pytest

from ludofoot.catalogue import load
from ludofoot.core.chance import FastChance
from ludofoot.core.game import Setup
from ludofoot.core.sink import Telltale
from ludofoot.games.passe_eclair.tactics.pulse import CALM_MS, reaction
from tests.server.client import Client, seated
from tests.server.process import Server, bounded

pytestmark = pytest.mark.plain_only
GAME = "passe-eclair"
READY = {"type": "ready", "cards": []}


def step(client: Client, seat: int = 0) -> str:
    return str((client.screens[seat].view or {}).get("step"))


@bounded()
async def test_a_round_begins_when_the_only_person_is_ready(server: Server) -> None:
    async with seated(server, GAME, "", "debutant", options={"pace": "lightning"}) as (ada,):
        await ada.until(lambda: step(ada) == "ready" and ada.now().alone and not ada.now().clocks)
        assert ada.phase == "playing"
        await ada.done("move", seat=0, move=READY)
        await ada.until(lambda: step(ada) != "ready" and ada.now().clocks)


@bounded()
async def test_the_only_person_may_hold_the_race(server: Server) -> None:
    async with seated(server, GAME, "", "debutant", options={"pace": "relaxed"}) as (ada,):
        await ada.done("move", seat=0, move=READY)
        await ada.until(lambda: step(ada) == "open")
        await ada.done("hold", seat=0, on=True)
        await ada.until(lambda: ada.phase == "paused" and ada.now().held)
        before = len(ada.told[0])
        assert await ada.refused("move", seat=0, move={"type": "decline", "on": 1}) == "race-paused"
        await ada.quiet()
        assert len(ada.told[0]) == before
        await ada.done("hold", seat=0, on=False)
        await ada.until(lambda: ada.phase == "playing" and not ada.now().held)
        await ada.until(lambda: len(ada.told[0]) > before)


@bounded()
async def test_between_people_the_limit_stays_and_nobody_holds_the_race(server: Server) -> None:
    async with seated(server, GAME, "", "", options={"pace": "lightning"}) as (ada, bob):
        await bob.until(lambda: bob.now().clocks)
        assert not bob.now().alone
        assert await ada.refused("hold", seat=0, on=True) == "not-alone"
        await ada.done("aid", seat=0, aid="cards")
        await bob.until(lambda: bob.now().seats[0].aid == "cards")


@bounded()
async def test_where_nothing_is_hurried_nothing_is_held(server: Server) -> None:
    async with seated(server, "schuss-und-tor", "", "debutant") as (ada,):
        assert not ada.now().alone
        assert await ada.refused("hold", seat=0, on=True) == "not-alone"


def test_beginners_at_a_relaxed_table_take_their_time() -> None:
    game = load(GAME)
    state = game.begin(Setup(2, {"pace": "relaxed"}, opener=0), FastChance(4))
    for seat in (0, 1):
        state.apply(seat, game.notation().read("ready"), Telltale())
    view = game.view(state, 1)
    chance = FastChance(5)
    assert min(reaction(view, "debutant", chance) for _ in range(200)) >= CALM_MS  # type: ignore[arg-type]
    assert min(reaction(view, "confirme", chance) for _ in range(200)) < CALM_MS  # type: ignore[arg-type]
