"""Taking games from one store to another."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from ludofoot.cli.serving import data_folder
from ludofoot.core.records import Refused
from ludofoot.locale import Voice
from ludofoot.server import stores
from ludofoot.server.removal import bring_in, export
from ludofoot.server.store import Store
from ludofoot.server.stores import Where

WORDS = {"export": "cli-store-exported", "import": "cli-store-imported"}


def move_games(voice: Voice, what: str, store: str, public: str, file: str) -> None:
    """`export` into a file, or `import` from it; raises `Refused`."""
    if what not in WORDS:
        raise Refused("bad-store-command", known=tuple(WORDS))
    where = Where(address=store)
    where.check()
    path = Path(file).expanduser()

    def progress(done: int, total: int) -> None:
        if sys.stderr.isatty():
            end = "\n" if done == total else "\r"
            print(voice.word("cli-store-progress", done=done, total=total), end=end, file=sys.stderr)

    async def work(found: Store) -> int:
        return await (export if what == "export" else bring_in)(found, path, progress)

    try:
        count = asyncio.run(work(opened(where, public)))
    except OSError as error:
        raise Refused("store-file-fails", path=str(path), reason=error.strerror or str(error)) from None
    print(voice.word(WORDS[what], count=count, path=str(path)))


def opened(where: Where, public: str) -> Store:
    """The store that is meant; raises `Refused`."""
    if where.is_shared():
        return stores.open_shared(where, public)
    return stores.open_store(where.folder(data_folder()))
