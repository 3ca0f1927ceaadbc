"""Everything that a dependency is for, once, with the packages of this environment: `make floors` runs it.

A server, a whole game over a WebSocket, its record, a print, the terminal, a simulation, a refusal.
Whatever is missing, late or said on standard error ends it with an exception.
"""

import asyncio
import subprocess
import sys
import tempfile
from pathlib import Path

from ludofoot import find_games
from ludofoot.cli.files import load_record
from tests.server.client import seated
from tests.server.process import Server, serving

GAME = "schuss-und-tor"
BOT = "debutant"
SECONDS = 60
FIRST_CHOICES = "1\n" * 2_000
PDF = b"%PDF-"
BAD_INPUT = 2
MAIN = "import sys; from ludofoot.cli import main; sys.exit(main())"


def must(holds: object, what: str) -> None:
    """Raises unless it holds: an `assert` could be switched off."""
    if not holds:
        raise SystemExit(f"{what}, with the lowest versions")


# ---- the server


async def play_online(folder: Path) -> bytes:
    """A whole game against a bot on a real server, which has nothing to complain of; its record."""
    async with asyncio.timeout(SECONDS), serving(folder / "data") as server:
        await look_around(server)
        async with seated(server, GAME, "", BOT) as (client,):
            moves = await client.play_on()
            must(client.phase == "over" and moves, "the game does not end")
            must(not client.resyncs and not client.outbox, "messages are lost")
            await fetch(server, f"/api/tables/{client.table}/qr.svg", b"<svg")
            return await fetch(server, f"/api/tables/{client.table}/record", b"{")


async def look_around(server: Server) -> None:
    """What a browser asks for before anybody plays."""
    await fetch(server, "/", b"<!doctype html>")
    await fetch(server, f"/api/art/{GAME}/fr", b"<svg")
    await fetch(server, f"/api/print/{GAME}/fr", PDF)


async def fetch(server: Server, path: str, beginning: bytes) -> bytes:
    """What the server has there; it must begin like this."""
    answer = await server.ask("GET", path)
    must(answer.status_code == 200, f"{path} answers {answer.status_code}")
    must(answer.content.lstrip().lower().startswith(beginning.lower()), f"{path} is something else")
    return answer.content


# ---- the command line


def ludofoot(*args: object, typed: str = "") -> str:
    """What a command says; it must succeed without a word of complaint."""
    ran = command(*args, typed=typed)
    must(ran.returncode == 0 and not ran.stderr, f"`ludofoot {args[0]}` fails: {ran.stderr}")
    return ran.stdout


def command(*args: object, typed: str = "") -> subprocess.CompletedProcess[str]:
    """The `ludofoot` command in a process of its own, with what is typed coming from a pipe."""
    line = [sys.executable, "-c", MAIN, *map(str, args)]
    return subprocess.run(
        line, input=typed, capture_output=True, text=True, encoding="utf-8", timeout=SECONDS, check=False
    )


def check_record(folder: Path, record: bytes) -> None:
    """The record of the game is worked out again."""
    file = folder / "game.json"
    file.write_bytes(record)
    ludofoot("replay", file, "--verify")


def print_box(folder: Path) -> None:
    """A box on paper."""
    file = folder / "box.pdf"
    ludofoot("print", GAME, "--lang", "de", "-o", file)
    must(file.read_bytes().startswith(PDF), "what is printed is no PDF")


def play_in_the_terminal(folder: Path) -> None:
    """A whole game in the terminal, saved."""
    file = folder / "terminal.json"
    ludofoot("play", GAME, "--bots", BOT, "--seed", "7", "--save", file, typed=FIRST_CHOICES)
    must(load_record(str(file)).outcome is not None, "the game in the terminal does not end")


def simulate_all() -> None:
    """Some games of every kind among bots."""
    batch = ("--games", 3, "--bots", "random", "--seed", 1, "--workers", 1)
    for name, game in find_games().items():
        ludofoot("simulate", name, "--seats", game.seats[0], *batch)


def be_refused() -> None:
    """Bad input gets one line."""
    for args in (["no-such-game"], [GAME, "--no-such-option"], [GAME, "--seats", "many"]):
        ran = command("play", *args)
        must(ran.returncode == BAD_INPUT and len(ran.stderr.splitlines()) == 1, f"{args}: {ran.stderr}")


def main() -> None:
    """All of it."""
    with tempfile.TemporaryDirectory(prefix="ludofoot-") as place:
        folder = Path(place)
        check_record(folder, asyncio.run(play_online(folder)))
        print_box(folder)
        play_in_the_terminal(folder)
    simulate_all()
    be_refused()
    ludofoot("--help")


if __name__ == "__main__":
    main()
