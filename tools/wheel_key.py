"""Prints a key that changes whenever the wheel would: its sources, this Python, the C compiler."""

import hashlib
import os
import shutil
import sys
import sysconfig
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
SOURCES = (
    "src",
    "web",
    "pyproject.toml",
    "constraints.txt",
    "hatch_build.py",
    "tools/compiling.py",
    "tools/inlining.py",
    "README.md",
    "LICENSE",
)
MADE = {"node_modules", "page", "__pycache__"}


def compiler() -> str:
    """Where the C compiler is, or nothing if the wheel is going to be pure."""
    if os.environ.get("LUDOFOOT_PURE") == "1":
        return ""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return shutil.which(command.split()[0]) or ""


def files(place: Path) -> Iterator[Path]:
    """The file itself, or those in the folder that somebody wrote."""
    if place.is_file():
        yield place
    elif place.is_dir() and place.name not in MADE:
        for inner in sorted(place.iterdir()):
            yield from files(inner)


def key() -> str:
    """The key as a short word that can stand in a file name."""
    digest = hashlib.sha256(f"{sys.version} {compiler()}".encode())
    for source in SOURCES:
        for path in files(ROOT / source):
            digest.update(f"\0{path.relative_to(ROOT).as_posix()}\0".encode() + path.read_bytes())
    return digest.hexdigest()[:12]


if __name__ == "__main__":
    print(key())
