"""Writes the golden games anew and prints their digests: `python -m tests.golden.regenerate`.

Only after a change of the rules that is meant: the difference to the last commit shows what it does to games.
"""

from __future__ import annotations

from pathlib import Path

from ludofoot.core.digest import digest
from ludofoot.core.transcript import play_transcript, read_game
from tests.golden.chosen import CHOSEN, text_of

GAMES = Path(__file__).parent / "games"


def main() -> None:
    """Writes every file and prints the table of digests for the test."""
    for name, golden in CHOSEN.items():
        text = text_of(golden)
        (GAMES / f"{name}.txt").write_text(text, encoding="utf-8", newline="\n")
        state = play_transcript(read_game(text, golden.game), golden.game)
        print(f'    "{name}": "{digest(state)}",')


if __name__ == "__main__":
    main()
