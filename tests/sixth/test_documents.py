"""What the pages about adding a game and a screen show is so: their commands are run, their changes are made
to a new game, their excerpts are those of the code."""

from __future__ import annotations

import ast
import doctest
import os
import re
import shutil
import subprocess
import sys
import textwrap
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from ludofoot.scaffold import named
from ludofoot.scaffold.writing import checkout_files, wheel_files
from tests.sixth.installing import COMMAND, ROOT

pytestmark = pytest.mark.plain_only
GAME = (ROOT / "docs/adding-a-game.md").read_text("utf-8")
SCREEN = (ROOT / "docs/adding-a-screen.md").read_text("utf-8")
MODULE = (ROOT / "web/src/kit/module.ts").read_text("utf-8")
BLOCK = re.compile(r"^( *)```(\w*)\n(.*?)^\1```$", re.MULTILINE | re.DOTALL)
HEAD = re.compile(r"(?:#|//|<!--) ([\w./-]+?)(?:: (at the end|in place of (.+?)))?(?: -->)?")
HIGH_CARD = named("high-card", (), ())
NEW = {
    **{f"high-card/{place}": text for place, text in wheel_files(HIGH_CARD, "0")},
    **dict(checkout_files(HIGH_CARD)),
}


class Block(NamedTuple):
    """A piece of code in a document: of which file, and what is done with it there."""

    kind: str
    place: str
    change: str
    old: str
    text: str


def blocks(document: str) -> list[Block]:
    return [block_of(kind, textwrap.dedent(text)) for _, kind, text in BLOCK.findall(document)]


def block_of(kind: str, text: str) -> Block:
    first, _, rest = text.partition("\n")
    head = HEAD.fullmatch(first)
    if kind == "console" or text.startswith(">>>") or head is None:
        return Block(kind, "", "", "", text)
    return Block(kind, head[1], head[2] or "", head[3] or "", rest)


EXCERPTS = [block for block in blocks(GAME) + blocks(SCREEN) if block.place and not block.change]


@pytest.mark.parametrize("block", EXCERPTS, ids=lambda block: block.place)
def test_an_excerpt_is_that_of_the_code(block: Block) -> None:
    assert block.text in NEW[block.place]


def test_every_block_is_looked_at() -> None:
    for block in blocks(GAME) + blocks(SCREEN):
        assert block.place or block.kind == "console" or block.text.startswith(">>>"), block.text


# ---- a reader who follows every step


class Reader:
    """Has a folder, types what the page says, and makes the changes that it shows."""

    def __init__(self, folder: Path) -> None:
        self.start = self.here = folder
        self.site = folder / "installed"
        commands = folder / "commands"
        commands.mkdir()
        self.environment = {
            **os.environ,
            "PATH": f"{commands}{os.pathsep}{os.environ['PATH']}",
            "PYTHONPATH": str(self.site),
            "LUDOFOOT_LANG": "en",
        }
        script(commands / "ludofoot", "-c", COMMAND)
        script(commands / "pytest", "-m", "pytest", "-p", "no:cacheprovider")
        script(commands / "pip", "-m", "pip", "--disable-pip-version-check")

    def follow(self, document: str) -> None:
        for block in blocks(document):
            if block.kind == "console":
                self.type(block.text)
            elif block.change:
                self.change(block)

    def type(self, session: str) -> None:
        for part in re.split(r"^\$ ", session, flags=re.MULTILINE)[1:]:
            command, _, shown = part.partition("\n")
            if command.startswith("cd "):
                self.here = self.here / command.removeprefix("cd ")
                continue
            said = self.run(self.at_hand(command))
            for line in shown.splitlines():
                for piece in line.split("…"):
                    assert piece in said, (command, line, said)

    def at_hand(self, command: str) -> str:
        """What is typed, but into a folder of the test and with what is installed already."""
        into = f"install -q --no-deps --no-build-isolation --target {self.site}"
        return command.replace("install -e", into)

    def run(self, command: str) -> str:
        ran = subprocess.run(
            command,
            shell=True,
            cwd=self.here,
            env=self.environment,
            capture_output=True,
            text=True,
            check=False,
        )
        assert ran.returncode == 0, command + ran.stdout[-3000:] + ran.stderr[-3000:]
        return ran.stdout

    def change(self, block: Block) -> None:
        path = self.start / block.place
        text = path.read_text("utf-8")
        if block.change == "at the end":
            blank = "\n\n" if path.suffix == ".py" else ""
            path.write_text(text + blank + block.text, "utf-8")
        else:
            path.write_text(text.replace(source_of(text, block.old), block.text), "utf-8")


def script(path: Path, *arguments: str) -> None:
    """A command that runs this Python."""
    words = " ".join(f"'{word}'" for word in (sys.executable, *arguments))
    path.write_text(f'#!/bin/sh\nexec {words} "$@"\n', "utf-8")
    path.chmod(0o755)


def source_of(text: str, what: str) -> str:
    """A whole function by its name, or a line as it stands."""
    for node in ast.parse(text).body:
        if isinstance(node, ast.FunctionDef) and node.name == what:
            return "".join(text.splitlines(keepends=True)[node.lineno - 1 : node.end_lineno])
    assert text.count(f"{what}\n") == 1
    return f"{what}\n"


@pytest.fixture(scope="module")
def reader(tmp_path_factory: pytest.TempPathFactory) -> Reader:
    found = Reader(tmp_path_factory.mktemp("reader"))
    found.follow(GAME)
    return found


def test_the_changed_game_is_clean_and_says_its_new_clause(reader: Reader) -> None:
    ruff = shutil.which("ruff", path=str(Path(sys.executable).parent))
    reader.run(f"{ruff} check --no-cache . && {ruff} format --no-cache --check .")
    for lang in ("fr", "en", "de"):
        sheet = (reader.start / f"high-card/src/high_card/sheet/{lang}.md").read_text("utf-8")
        assert sheet.count("**HC-12**") == 1


def test_the_new_test_fails_without_the_new_rule(reader: Reader, tmp_path: Path) -> None:
    copy = shutil.copytree(reader.start / "high-card", tmp_path / "high-card")
    place = "src/high_card/rules/judging.py"
    (copy / place).write_text(NEW[f"high-card/{place}"], "utf-8")
    ran = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", "one_is_higher"],
        cwd=copy,
        env=reader.environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert "1 failed, 1 passed" in ran.stdout


def test_the_examples_run(reader: Reader) -> None:
    """In a process of their own: here nobody knows the game."""
    examples = [example.source for example in doctest.DocTestParser().get_examples(GAME)]
    assert examples
    page = reader.start / "page.txt"
    page.write_text("\n".join(block.text for block in blocks(GAME) if block.text.startswith(">>>")), "utf-8")
    reader.run(f"{sys.executable} -m doctest {page}")


# ---- the contract of screens


def hooks() -> Iterator[str]:
    """What a module may say, as the kit declares it."""
    body = MODULE.partition("export interface GameModule")[2].partition("\n}")[0]
    yield from re.findall(r"^  (\w+)\??[:(]", body, re.MULTILINE)


def props() -> Iterator[str]:
    body = MODULE.partition("export interface GameProps")[2].partition("\n}")[0]
    yield from re.findall(r"^  (\w+)\??[:(]", body, re.MULTILINE)


def tools() -> list[str]:
    """What a screen is handed that was not built with the page."""
    body = (ROOT / "web/src/kit/brought.ts").read_text("utf-8").partition("TOOLS = {")[2].partition("}")[0]
    return re.findall(r"\w+", body)


def test_every_part_of_a_module_is_described() -> None:
    first, rest = SCREEN.partition("## What a module may say")[::2]
    second, rest = rest.partition("## A screen in a package of its own")[::2]
    third = rest.partition("\n## ")[0]
    assert rows(first) == set(props())
    assert rows(second) == set(hooks())
    assert rows(third) == set(tools())


def rows(text: str) -> set[str]:
    """What the first column of the tables names."""
    cells = re.findall(r"^\| (`[^|]+) \|", text, re.MULTILINE)
    return {name for cell in cells for name in re.findall(r"`(\w+)`", cell)}
