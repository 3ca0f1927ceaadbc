"""A sixth game, written by `ludofoot new-game` and installed as another wheel would be: this package knows
nothing of it but what its entry point says."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any, NamedTuple

from ludofoot.scaffold import named, write_wheel

ID = "sixth-game"
PACKAGE = "sixth_game"
ROOT = Path(__file__).parents[2]
COMMAND = "import sys; from ludofoot.cli import main; sys.exit(main())"


class Sixth(NamedTuple):
    """Where its sources lie, and where it is installed."""

    sources: Path
    site: Path

    def path(self) -> str:
        """PYTHONPATH for a process that has it installed."""
        return os.pathsep.join(filter(None, (str(self.site), os.environ.get("PYTHONPATH", ""))))

    def run(self, *command: object, cwd: Path | None = None, typed: str = "") -> str:
        """What a process that has it installed writes; it must end well."""
        ran = subprocess.run(
            [sys.executable, *map(str, command)],
            cwd=cwd or self.sources,
            env={**os.environ, "PYTHONPATH": self.path(), "LUDOFOOT_LANG": "en", "COLUMNS": "110"},
            input=typed,
            capture_output=True,
            text=True,
            check=False,
        )
        assert ran.returncode == 0, ran.stdout[-4000:] + ran.stderr[-4000:]
        return ran.stdout

    def ludofoot(self, *args: object, typed: str = "") -> str:
        """What a command answers."""
        return self.run("-c", COMMAND, *args, typed=typed)

    def ours(self, *tests: str) -> str:
        """Runs tests of this project that ask for every game, for this one."""
        return self.run("-m", "pytest", "-q", "-p", "no:cacheprovider", *tests, "-k", ID, cwd=ROOT)


def install(folder: Path) -> Sixth:
    """Writes the game and puts it where Python looks, with the metadata that pip would write."""
    sources = write_wheel(named(ID, (), ()), folder, "0").folder
    site = folder / "site"
    shutil.copytree(sources / "src", site)
    project: dict[str, Any] = tomllib.loads((sources / "pyproject.toml").read_text("utf-8"))["project"]
    metadata = site / f"{PACKAGE}-{project['version']}.dist-info"
    metadata.mkdir()
    head = f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n"
    (metadata / "METADATA").write_text(head, "utf-8")
    (metadata / "entry_points.txt").write_text("\n".join(entry_points(project["entry-points"])), "utf-8")
    return Sixth(sources, site)


def entry_points(groups: dict[str, dict[str, str]]) -> list[str]:
    """As they stand in an installed package."""
    return [
        line
        for group, entries in groups.items()
        for line in (f"[{group}]", *(f"{name} = {value}" for name, value in entries.items()))
    ]
