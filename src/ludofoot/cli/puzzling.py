"""`ludofoot puzzles`: positions in which one move is best beyond doubt."""

from __future__ import annotations

from rich.console import Console

from ludofoot.catalogue import load
from ludofoot.cli.files import store_bytes
from ludofoot.cli.researching import progress
from ludofoot.coach.puzzle import Puzzle, write_puzzles
from ludofoot.core.records import Player
from ludofoot.core.words import said_move
from ludofoot.lab.puzzling import Made, make_puzzles
from ludofoot.locale import Voice

HUNDRED = 100


def make(
    voice: Voice, name: str, *, games: int, count: int, seed: int, output: str | None, json: bool
) -> None:
    """Looks for them, says how many games it took, and writes them down; raises `Refused`."""
    game = load(name)
    voice.game = game.id
    with progress(voice) as bar:
        made = make_puzzles(game, games=games, count=count, seed=seed, progress=bar)
    if output is not None:
        store_bytes(output, write_puzzles(made.puzzles))
    if json:
        print(write_puzzles(made.puzzles).decode(), end="")
        return
    show(voice, made)
    if output is not None:
        print(voice.word("cli-page-written", file=output))


def show(voice: Voice, made: Made) -> None:
    """What was found, the hardest first."""
    console = Console(highlight=False)
    said = {"kept": len(made.puzzles), "found": made.found, "games": made.games}
    console.print(voice.word("puzzles-made", **said), markup=False)
    for number, puzzle in enumerate(made.puzzles, 1):
        console.print(line(voice, number, puzzle), markup=False)


def line(voice: Voice, number: int, puzzle: Puzzle) -> str:
    """A puzzle with its answer, by how much it is better, who misses it, and why."""
    answer = said_move(load(puzzle.game).notation().read(puzzle.answer))
    told = voice.word(
        "puzzle-line",
        number=number,
        moves=len(puzzle.moves),
        seat=Player(puzzle.seat),
        answer=voice.say(answer).rstrip("."),
        gap=round(HUNDRED * puzzle.gap),
        error=round(HUNDRED * puzzle.error),
        missed=voice.listed([voice.word(f"bot-{level}") for level in puzzle.missed]),
    )
    return told if puzzle.reason is None else f"{told} {voice.say(puzzle.reason)}"
