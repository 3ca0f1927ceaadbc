"""Wishes of the host to a server that has its file for itself: a folder beside it, a small file for each.

A wish is taken by renaming it, so that it is carried out once, and nobody takes one that was withdrawn.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from pathlib import Path
from typing import Final

import msgspec

from ludofoot.core.records import Refused
from ludofoot.server.hosting import Granted, Wish, grant
from ludofoot.server.hub import Hub

FOLDER: Final = "host"
WISH, TAKEN, ANSWER = ".wish", ".taken", ".answer"
LOOK_SECONDS: Final = 0.25
PATIENCE_SECONDS: Final = 10.0
"""A server that works looks several times a second: one that does not answer for so long hangs."""
LARGEST: Final = 4_096
"""Of a wish; an answer is as long as there are tables."""
OURS_ALONE: Final = 0o700
LOGGER = logging.getLogger("ludofoot.server")


class Letter(msgspec.Struct, frozen=True, kw_only=True):
    """A wish on its way."""

    wish: Wish
    until: float
    """Nobody waits for it after that: a server that starts later must not carry it out."""


class Letterbox:
    """The server's side, for one folder of data."""

    def __init__(self, hub: Hub, data: Path) -> None:
        self.hub = hub
        self.folder = data / FOLDER
        self.looking: asyncio.Task[None] | None = None
        self.busy: asyncio.Task[None] | None = None

    def hang(self) -> None:
        """From now on wishes are looked for; where no folder can be made there are none."""
        with contextlib.suppress(OSError):
            self.folder.mkdir(mode=OURS_ALONE, exist_ok=True)
            for left in self.folder.iterdir():
                left.unlink(missing_ok=True)
            self.looking = asyncio.get_running_loop().create_task(self.look_on())

    async def take_down(self) -> None:
        """What was begun is finished."""
        if self.looking is not None:
            self.looking.cancel()
        if self.busy is not None:
            await asyncio.gather(self.busy, return_exceptions=True)

    async def look_on(self) -> None:
        """Every now and then."""
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            self.busy = asyncio.create_task(self.empty())
            try:
                await asyncio.shield(self.busy)
            except OSError as error:
                LOGGER.error("%s: %s", self.folder, error)

    async def empty(self) -> None:
        """Carries out what is there, one after the other."""
        for path in sorted(self.folder.glob(f"*{WISH}")):
            taken = path.with_suffix(TAKEN)
            with contextlib.suppress(FileNotFoundError):  # withdrawn in this very moment
                path.rename(taken)
                await self.answer(taken)

    async def answer(self, taken: Path) -> None:
        """One wish, and the file with what came of it."""
        try:
            with taken.open("rb") as file:
                letter = msgspec.json.decode(file.read(LARGEST), type=Letter)
        except (msgspec.MsgspecError, UnicodeError):
            granted = Granted(refusal=Refused("unreadable").refusal)
        else:
            granted = await self.granted(letter)
        put(taken.with_suffix(ANSWER), msgspec.json.encode(granted))
        taken.unlink(missing_ok=True)

    async def granted(self, letter: Letter) -> Granted:
        """What came of a wish that somebody still waits for."""
        if time.time() > letter.until:
            return Granted(refusal=Refused("host-too-late").refusal)
        try:
            return await grant(self.hub, letter.wish)
        except Refused as refused:
            return Granted(refusal=refused.refusal)
        except Exception:
            LOGGER.exception("%s could not be granted", letter.wish.what)
            return Granted(refusal=Refused("unreadable").refusal)


def put(path: Path, body: bytes) -> None:
    """A file that is there whole or not at all; whoever may come into the folder may read it."""
    made = path.with_suffix(".part")
    made.write_bytes(body)
    made.chmod(0o644)
    made.rename(path)


def ask(data: Path, wish: Wish, patience: float = PATIENCE_SECONDS) -> Granted:
    """The host's side: waits for the server that works with these data; raises `Refused`."""
    path = data / FOLDER / f"{secrets.token_hex(8)}{WISH}"
    try:
        if not path.parent.is_dir():
            raise Refused("host-no-letterbox", path=str(data))
        put(path, msgspec.json.encode(Letter(wish=wish, until=time.time() + patience)))
        found = answered(path, data, patience)
    except PermissionError:
        raise Refused("store-no-rights", path=str(path.parent)) from None
    if found.refusal is not None:
        raise Refused(found.refusal.code, found.refusal.clause, **found.refusal.args)
    return found


def answered(path: Path, data: Path, patience: float) -> Granted:
    """What the server says; raises `Refused` where it has not even taken the wish, which is withdrawn then,
    and where nobody can say what became of it."""
    answer, began = path.with_suffix(ANSWER), time.monotonic()
    while not answer.exists():
        waited = time.monotonic() - began
        if waited > patience and withdrawn(path):
            raise Refused("host-no-answer", path=str(data))
        if waited > 3 * patience:
            raise Refused("host-unsure", path=str(data))
        time.sleep(LOOK_SECONDS / 5)
    found = msgspec.json.decode(answer.read_bytes(), type=Granted)
    with contextlib.suppress(OSError):
        answer.unlink()
    return found


def withdrawn(path: Path) -> bool:
    """Whether a wish could be taken back: then it was not carried out, and never will be."""
    try:
        path.unlink()
    except FileNotFoundError:  # the server has it: it is being carried out
        return False
    return True
