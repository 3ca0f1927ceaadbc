"""`ludofoot tables`: what whoever runs a server sees of its tables, and does about them."""

from __future__ import annotations

import asyncio
from datetime import datetime
from pathlib import Path
from typing import get_args

import msgspec
from rich.table import Table
from rich.text import Text

from ludofoot.catalogue import find_games
from ludofoot.cli.serving import data_folder
from ludofoot.core.records import Refused
from ludofoot.locale import Voice
from ludofoot.locale.paper import Paper
from ludofoot.server import stores
from ludofoot.server.hosting import Granted, TableSeen, What, Wish, grant_alone
from ludofoot.server.letterbox import ask
from ludofoot.server.store import Kept
from ludofoot.server.stores import Where
from ludofoot.wire.answers import SeatInfo

YES = ("y", "yes", "o", "oui", "j", "ja")
"""Whoever types may think in another language than the one of the question."""
REFUSED_BY_HAND = 1


class Asked(msgspec.Struct, frozen=True, kw_only=True):
    """A command line."""

    what: str
    code: str = ""
    data: str | None = None
    store: str = ""
    public: str = ""
    yes: bool = False
    json: bool = False

    def wish(self) -> Wish:
        """What is wanted; raises `Refused`."""
        known = get_args(What)
        if self.what not in known:
            raise Refused("bad-tables-command", known=known)
        if self.what != "list" and not self.code:
            raise Refused("missing-parameter", parameter="CODE")
        return msgspec.convert({"what": self.what, "code": self.code}, Wish)


def look_after_tables(voice: Voice, asked: Asked) -> int:
    """Carries the command out; the exit code. Raises `Refused`."""
    wish = asked.wish()
    where = Where(address=asked.store)
    where.check()
    if wish.what == "remove" and not asked.yes:
        about = granted(where, asked, Wish(what="show", code=wish.code)).table
        assert about is not None
        if not agrees(voice, about):
            print(voice.word("cli-tables-untouched"))
            return REFUSED_BY_HAND
    tell(voice, asked, wish, granted(where, asked, wish))
    return 0


def granted(where: Where, asked: Asked, wish: Wish) -> Granted:
    """By the store itself, or by the server that has it for itself just now; raises `Refused`."""
    if where.is_shared():
        return asyncio.run(alone_in_database(where, asked.public, wish))
    folder = where.folder(Path(asked.data).expanduser() if asked.data else data_folder())
    if not (folder / stores.FILE).exists():
        # Whoever mistypes a folder must not find an empty store in it afterwards.
        raise Refused("host-no-tables", path=str(folder))
    try:
        store = stores.open_store(folder)
    except Refused as refused:
        if refused.refusal.code != "store-in-use":
            raise
        return ask(folder, wish)
    return asyncio.run(grant_alone(store, wish))


async def alone_in_database(where: Where, public: str, wish: Wish) -> Granted:
    """Beside the workers that are there."""
    store = await stores.look_into_shared(where, public)
    return await grant_alone(store, wish)


def agrees(voice: Voice, table: TableSeen) -> bool:
    """Whether whoever types wants this table gone."""
    names = named(voice, table.seats)
    question = voice.word(
        "cli-tables-sure", table=table.kept.code, game=title(voice, table.kept.game), names=names
    )
    return input(f"{question} ").strip().lower() in YES


# ---- what is said


def tell(voice: Voice, asked: Asked, wish: Wish, found: Granted) -> None:
    """For people, or for scripts."""
    if asked.json:
        body = found.table if found.table is not None else list(found.tables)
        print(msgspec.json.format(msgspec.json.encode(body)).decode())
    elif wish.what == "list":
        list_tables(voice, found.tables)
    elif wish.what == "remove":
        print(voice.word("cli-tables-removed", table=found.tables[0].code))
    else:
        assert found.table is not None
        if wish.what == "close":
            print(voice.word("cli-tables-closed", table=found.table.kept.code))
        show_table(voice, found.table)


def list_tables(voice: Voice, tables: tuple[Kept, ...]) -> None:
    """A line a table, the newest first."""
    if not tables:
        print(voice.word("cli-tables-none"))
        return
    rows = Table(box=None, padding=(0, 2, 0, 0))
    for name in ("code", "game", "state", "opened", "visited", "games", "lines"):
        rows.add_column(voice.word(f"cli-tables-{name}"), no_wrap=name in ("code", "opened", "visited"))
    for each in tables:
        times = (moment(each.opened_at), moment(each.visited_at))
        counts = (str(each.games), str(each.lines))
        rows.add_row(each.code, title(voice, each.game), state(voice, each), *times, *counts)
    Paper(highlight=False).print(rows)


def show_table(voice: Voice, table: TableSeen) -> None:
    """Everything about one table that is not hidden."""
    kept = table.kept
    lines = {
        "game": title(voice, kept.game),
        "state": state(voice, kept),
        "phase": voice.word(f"cli-phase-{table.phase}"),
        "seats": named(voice, table.seats),
        "number": str(table.number),
        "opened": moment(kept.opened_at),
        "visited": moment(kept.visited_at),
        "lines": str(kept.lines),
        "sockets": str(table.sockets),
    }
    console = Paper(highlight=False)
    console.print(Text(kept.code, "bold"))
    for name, text in lines.items():
        console.print(Text(f"  {voice.word(f'cli-tables-{name}')}", "dim"), Text(text))


def named(voice: Voice, seats: tuple[SeatInfo, ...]) -> str:
    """Who sits there."""
    return ", ".join(
        voice.word("cli-seat-free") if seat.kind == "free" else seat.name or seat.bot or "–" for seat in seats
    )


def title(voice: Voice, game: str) -> str:
    """What it is called, if it is installed here."""
    return Voice(voice.lang, game).word("title") if game in find_games() else game


def state(voice: Voice, kept: Kept) -> str:
    """Closed, finished or open."""
    found = "closed" if kept.closed_at else "open" if kept.finished_at is None else "finished"
    return voice.word(f"cli-table-{found}")


def moment(at: int) -> str:
    """In the time of this machine."""
    return datetime.fromtimestamp(at / 1000).astimezone().strftime("%Y-%m-%d %H:%M")
