"""Opens the table: on this machine alone, or to the network it is in."""

from __future__ import annotations

import os
import sys
import webbrowser
from pathlib import Path

from ludofoot.core.records import Refused
from ludofoot.locale import Voice
from ludofoot.server.limits import House
from ludofoot.server.network import is_loopback
from ludofoot.server.serve import Outside, Watching, bind, serve
from ludofoot.server.stores import Where

HOST = "127.0.0.1"
LAST_PORT = 65_535
PORT = 8377
"""Always the same, because a browser keeps what it knows of a table under the address."""


def data_folder() -> Path:
    """Where games are kept unless told otherwise: where the system keeps a program's own data."""
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA", "~")
    elif sys.platform == "darwin":
        base = "~/Library/Application Support"
    else:
        base = os.environ.get("XDG_DATA_HOME", "~/.local/share")
    return Path(base, "ludofoot").expanduser()


def serve_tables(
    voice: Voice,
    host: str,
    port: int,
    data: str | None,
    *,
    browser: bool = False,
    outside: Outside | None = None,
    house: House | None = None,
    where: Where | None = None,
    watching: Watching | None = None,
) -> None:
    """Serves until it is stopped, and says where."""
    if not 0 <= port <= LAST_PORT:
        raise Refused("bad-port", port=str(port))

    def ready(link: str) -> None:
        print(voice.word("cli-serving", link=link), flush=True)
        if not is_loopback(host):
            print(voice.word("cli-serving-network"), flush=True)
        if browser and has_screen():
            webbrowser.open(link)

    house = house or House()
    folder = Path(data).expanduser() if data else data_folder()
    serve(
        host,
        port,
        folder,
        outside=outside,
        where=where,
        limits=house.limits(),
        watching=watching,
        day_match=house.day_match,
        ready=ready,
    )


def open_at_home(voice: Voice) -> None:
    """What `ludofoot` alone does: serve here, on the usual port if it is free, and open the browser."""
    host, port = os.environ.get("HOST", HOST), usual_port()
    serve_tables(voice, host, port, os.environ.get("LUDOFOOT_DATA"), browser=True)


def usual_port() -> int:
    """The port named by PORT, else the usual one, else any that is free."""
    named = os.environ.get("PORT")
    if named:
        if not named.isdecimal():
            raise Refused("bad-port", port=named)
        return int(named)
    try:
        bind(HOST, PORT).close()
    except Refused:
        return 0
    return PORT


def has_screen() -> bool:
    """Whether there is anything a browser window could open on."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
