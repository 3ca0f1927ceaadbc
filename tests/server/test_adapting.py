"""Whoever plays about as well as you: as strong as the last game says, and the same during a game."""

from __future__ import annotations

from ludofoot.bots.levels import Result, level_at, next_step
from tests.server.client import seated
from tests.server.process import Server, bounded

GAME = "schuss-und-tor"


@bounded()
async def test_the_step_moves_between_games_and_never_during_one(server: Server) -> None:
    async with seated(server, GAME, "", "adaptive") as (ada,):
        level = ada.now().seats[1].bot
        assert level == "adaptive-3", "nobody is known at first"
        await ada.play_on(lambda moves: moves[0])
        now = ada.now()
        assert {room.seats[1].bot for room in ada.rooms} <= {level, ""}
        assert {room.adapts for room in ada.rooms if room.phase != "over"} == {""}
        assert now.outcome is not None
        winners = now.outcome.winners
        result: Result = "drawn" if len(winners) == 2 else "lost" if 0 in winners else "won"
        assert now.adapts == level_at(next_step(3, result))
        assert b'"bot":"adaptive-3"' in (await server.ask("GET", f"/api/tables/{ada.table}/record")).content
        await ada.command("rematch", seat=0)
        await ada.until(lambda: ada.now().number == 2)
        assert ada.now().seats[1].bot == now.adapts


@bounded()
async def test_against_other_bots_and_people_nothing_adapts(server: Server) -> None:
    async with seated(server, GAME, "", "debutant") as (ada,):
        await ada.play_on(lambda moves: moves[0])
        assert ada.now().adapts == ""
