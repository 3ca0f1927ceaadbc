"""Installs Ludofoot with exactly the lowest versions that pyproject.toml allows, and lets them play.

What we say we need must be enough: `tools/floors_game.py` is the game, played in an environment of its own.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build"
CLIENT = "httpx"
"""What the game asks the server with, besides Ludofoot's own packages."""


class FloorBroken(Exception):
    """A floor does not hold, and what says so."""


def needed() -> list[Requirement]:
    """What whoever installs Ludofoot here gets, apart from what those packages need in turn."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    found = [Requirement(text) for text in project["dependencies"]]
    return [one for one in found if one.marker is None or one.marker.evaluate()]


def pin(requirement: Requirement) -> str:
    """The lowest version that a requirement allows."""
    floors = [one.version for one in requirement.specifier if one.operator == ">="]
    if len(floors) != 1:
        raise FloorBroken(f"{requirement} names no floor")
    return f"{requirement.name}=={floors[0]}"


def pins() -> str:
    """The floors, and what is pinned anyway of everything else."""
    direct = needed()
    names = {canonicalize_name(one.name) for one in direct}
    pinned = (ROOT / "constraints.txt").read_text("utf-8").splitlines()
    others = [line for line in pinned if canonicalize_name(line.partition("==")[0]) not in names]
    return "\n".join([*map(pin, direct), *others, ""])


def environment() -> Path:
    """The environment of these pins, made once; those of others are removed."""
    wanted = pins()
    key = hashlib.sha256(f"{sys.version} {wanted}".encode()).hexdigest()[:12]
    folder = BUILD / f"floors-{key}"
    if not (folder / "ready").is_file():
        for other in BUILD.glob("floors-*"):
            shutil.rmtree(other)
        run(sys.executable, "-m", "venv", str(folder))
        (folder / "pins.txt").write_text(wanted, encoding="utf-8")
    return folder


def install(folder: Path) -> None:
    """Ludofoot as it is now, without compiled modules: they need the same packages, and minutes."""
    with tempfile.TemporaryDirectory(prefix="ludofoot-") as place:
        run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", place, LUDOFOOT_PURE="1")
        (wheel,) = map(str, Path(place).glob("*.whl"))
        ready = folder / "ready"
        if not ready.is_file():
            pip(folder, wheel, CLIENT)
            ready.touch()
        # Also over the environment of an earlier run: its packages are right, its Ludofoot may be old.
        pip(folder, "--no-deps", "--force-reinstall", wheel)


def pip(folder: Path, *wanted: str) -> None:
    """Installs into the environment, within its pins."""
    limits = {"PIP_CONSTRAINT": str(folder / "pins.txt"), "PIP_DISABLE_PIP_VERSION_CHECK": "1"}
    run(str(python(folder)), "-m", "pip", "install", "-q", *wanted, **limits)


def python(folder: Path) -> Path:
    """The interpreter of an environment."""
    return folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def run(*command: str, **environ: str) -> None:
    """Runs a command silently; raises `FloorBroken` with what it said if it fails."""
    done = subprocess.run(
        command,
        cwd=ROOT,
        env={**os.environ, **environ},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode:
        raise FloorBroken(f"`{' '.join(command)}` failed:\n{done.stdout}")


def main() -> int:
    """The last lines say what does not hold."""
    try:
        folder = environment()
        install(folder)
        run(str(python(folder)), "-m", "tools.floors_game")
    except FloorBroken as broken:
        print(f"make floors: the lowest versions of pyproject.toml do not hold\n{broken}", file=sys.stderr)
        return 1
    print("make floors: these play a whole game:", ", ".join(map(pin, needed())))
    return 0


if __name__ == "__main__":
    sys.exit(main())
