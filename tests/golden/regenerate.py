"""Writes the golden games and their digests anew: `python -m tests.golden.regenerate`.

With the id of a game it first chooses games for it that together show everything.

Only after a change of the rules that is meant: the difference to the last commit shows what it does to games.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from ludofoot import load
from ludofoot.core.digest import digest
from ludofoot.core.game import Game
from ludofoot.core.transcript import play_transcript, read_game
from ludofoot.testing import setups
from tests.golden.chosen import KEPT, TABLE_OF_GAMES, Golden, kinds_of, shown_in, text_of

GAMES = Path(__file__).parent / "games"
TRIED = 200
"""Seeds for each number of seats and each choice of options."""


def main(games: list[str]) -> None:
    """Chooses games for these, then writes every file and the table."""
    kept = {name: golden for name, golden in KEPT.games.items() if golden.id not in games}
    for game in games:
        kept |= chosen_for(load(game))
    for name, golden in kept.items():
        (GAMES / f"{name}.txt").write_text(text_of(golden), encoding="utf-8", newline="\n")
        kept[name] = msgspec.structs.replace(golden, digest=digest_of(golden))
    for path in GAMES.glob("*.txt"):
        if path.stem not in kept:
            path.unlink()
    TABLE_OF_GAMES.write_text("\n".join(table(kept)), encoding="utf-8", newline="\n")


def digest_of(golden: Golden) -> str:
    """The end of a kept game, reached by what is written in its file."""
    return str(digest(play_transcript(read_game(text_of(golden), golden.game), golden.game)))


def chosen_for(game: Game[Any]) -> dict[str, Golden]:
    """For each number of seats the game that shows most, then whatever shows more, until all is shown."""
    found: dict[str, Golden] = {}
    missing = kinds_of(game)
    tried = [
        Golden(game.id, setup.seats, setup.options, seed=seed)
        for seed in range(TRIED)
        for setup in setups(game)
    ]
    for seats in game.seats:
        missing -= keep(found, [golden for golden in tried if golden.seats == seats][:TRIED], missing)
    while missing and (more := keep(found, tried, missing)):
        missing -= more
    print(f"{game.id}: {len(found)} games; not shown: {', '.join(sorted(missing)) or 'nothing'}")
    return found


def keep(found: dict[str, Golden], tried: list[Golden], missing: set[str]) -> set[str]:
    """Keeps the one that shows most of what is missing, and gives that."""
    best, shown = tried[0], set[str]()
    for golden in tried:
        here = shown_in(golden) & missing
        if len(here) > len(shown):
            best, shown = golden, here
        if shown == missing:
            break
    if shown or not any(golden.seats == best.seats for golden in found.values()):
        found[f"{best.id}-{best.seats}-{best.seed}"] = best
    return shown


# ---- the table


def table(kept: dict[str, Golden]) -> Iterator[str]:
    """chosen.toml: its head as it was, then a part for each game."""
    yield TABLE_OF_GAMES.read_text("utf-8").partition("\n[games.")[0]
    for name, golden in kept.items():
        yield f"[games.{name}]"
        yield from (f"{key} = {toml(value)}" for key, value in msgspec.to_builtins(golden).items())
        yield ""


def toml(value: Any) -> str:
    """A value as TOML has it."""
    if isinstance(value, dict):
        return f"{{ {', '.join(f'{key} = {toml(each)}' for key, each in value.items())} }}"
    return msgspec.json.encode(value).decode()


if __name__ == "__main__":
    main(sys.argv[1:])
