"""Writes the files of a new game: as a package of its own, or into a checkout of Ludofoot."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final, NamedTuple

from ludofoot.core.records import Refused
from ludofoot.scaffold.naming import Named

SUFFIX: Final = ".txt"
"""Behind the name of each template: they are not modules, and no linter takes them for one."""
LAWS: Final = "test_laws.py"
"""In a checkout the laws find the game by themselves."""
STYLES: Final = "table.css"
"""The same for a screen that is built with the page and for one that comes with its game."""


class Written(NamedTuple):
    """What was written, and where."""

    folder: Path
    files: tuple[Path, ...]


def write_wheel(name: Named, into: Path, version: str) -> Written:
    """A package of its own, in a folder that is not there yet; raises `Refused`."""
    folder = into / name.id
    texts = dict(wheel_files(name, version))
    if folder.exists() or folder.is_symlink():
        raise Refused("folder-there", folder=str(folder))
    return written(folder, texts)


def write_here(name: Named, root: Path) -> Written:
    """Into a checkout: the game, its words, its tests and its screen; raises `Refused`."""
    texts = dict(checkout_files(name))
    if not (root / "src/ludofoot/games").is_dir() or not (root / "pyproject.toml").is_file():
        raise Refused("no-checkout", folder=str(root))
    for place in (f"src/ludofoot/games/{name.module}", f"tests/games/{name.module}", *texts):
        if (root / place).exists():
            raise Refused("folder-there", folder=str(root / place))
    return written(root, texts)


def written(folder: Path, texts: dict[str, str]) -> Written:
    """Everything, in new files only."""
    try:
        for place, text in texts.items():
            path = folder / place
            path.parent.mkdir(parents=True, exist_ok=True)
            with path.open("x", encoding="utf-8", newline="\n") as file:
                file.write(text)
    except OSError as error:
        raise Refused("file-unwritable", file=str(error.filename or folder)) from None
    return Written(folder, tuple(folder / place for place in texts))


# ---- which file goes where


def wheel_files(name: Named, version: str) -> Iterator[tuple[str, str]]:
    """The files of a package, by their places in its folder."""
    fill = Filling(name, name.module, version)
    yield from fill.all("wheel", "")
    yield from fill.all("game", f"src/{name.module}/")
    yield from fill.all("words", f"src/{name.module}/locale/")
    yield from fill.all("tests", "tests/")
    yield from fill.all("brought", f"src/{name.module}/screen/")
    yield f"src/{name.module}/screen/{STYLES}", dict(fill.all("screen", ""))[STYLES]
    yield f"src/{name.module}/py.typed", ""


def checkout_files(name: Named) -> Iterator[tuple[str, str]]:
    """The files of a game in a checkout, by their places in it."""
    fill = Filling(name, f"ludofoot.games.{name.module}", "")
    yield from fill.all("game", f"src/ludofoot/games/{name.module}/")
    for place, text in fill.all("words", ""):
        yield f"src/ludofoot/locale/{place.removesuffix('.ftl')}/{name.module}.ftl", text
    yield from fill.all("tests", f"tests/games/{name.module}/", skip=LAWS)
    yield from fill.all("screen", f"web/src/games/{name.id}/")


class Filling:
    """Puts the names of a game into the templates."""

    def __init__(self, name: Named, package: str, version: str) -> None:
        self.words = {
            "package": package,
            "module": name.module,
            "id": name.id,
            "PX": name.prefix,
            "Title": name.title,
            "Class": name.class_name,
            "version": version,
        }
        # Where both are ours, the imports of a game stand among the others.
        self.gap = "\n" if "." not in package else ""

    def all(self, group: str, into: str, skip: str = "") -> Iterator[tuple[str, str]]:
        """The files of a group of templates."""
        for place, source in templates(files("ludofoot.scaffold") / "files" / group):
            if place != skip:
                yield into + place, self.filled(source.read_text("utf-8"))

    def filled(self, text: str) -> str:
        """A template with these names in it."""
        text = text.replace("@gap@\n", self.gap)
        return re.sub(r"@(\w+)@", lambda found: self.words[found[1]], text)


def templates(folder: Traversable, place: str = "") -> Iterator[tuple[str, Traversable]]:
    """Every template under this folder, by the place that its file will have."""
    for each in sorted(folder.iterdir(), key=lambda found: found.name):
        if each.is_dir():
            yield from templates(each, f"{place}{each.name}/")
        elif each.name.endswith(SUFFIX):
            yield place + each.name.removesuffix(SUFFIX), each
