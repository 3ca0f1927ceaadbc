"""Compiles the package beside `make play`, which opens at once: from then on opponents think faster.

    python -m tools.quietly KEY        print the folder of the twin, and begin to make it if need be
    python -m tools.quietly KEY make   make it, here and now

Each key has a folder of its own under build/twin; nothing of it is used before it is whole.
"""

import contextlib
import os
import shutil
import subprocess
import sys
import traceback
import zipfile
from pathlib import Path

from tools.wheel_key import ROOT, compiler

TWINS = ROOT / "build" / "twin"
READY, SITE, LOG, MAKER = "ready", "site", "log.txt", "maker"
LOWEST = 19
TOLD = (
    "make play: compiling in the background, so that strong opponents think faster from then on "
    "(LUDOFOOT_PURE=1 leaves that out)"
)
FAILED = "make play: compiling failed, strong opponents go on thinking less; the reason is in"


def main(key: str, make: bool) -> None:
    """Prints where the twin is or will be; nothing where there will be none."""
    folder = TWINS / key
    if make:
        make_or_tell(folder)
    elif compiler():
        if not (folder / READY).is_file() and begin(folder, key):
            print(TOLD, file=sys.stderr)
        print(folder)


def begin(folder: Path, key: str) -> bool:
    """Leaves the work to a process of its own; whether nobody was at it already.

    It speaks into its log, but for what whoever plays should know: that goes where the server speaks too.
    """
    if is_being_made(folder):
        return False
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / LOG).open("w") as log:
        started = subprocess.Popen(
            [sys.executable, "-m", "tools.quietly", key, "make"],
            cwd=ROOT,
            stdin=subprocess.DEVNULL,
            stdout=log,
            start_new_session=True,
        )
    (folder / MAKER).write_text(str(started.pid))
    return True


def is_being_made(folder: Path) -> bool:
    """Whether the process that was to make it still runs."""
    try:
        os.kill(int((folder / MAKER).read_text()), 0)
    except (OSError, ValueError):
        return False
    return True


def make_or_tell(folder: Path) -> None:
    """Makes it; where that fails, the reason goes into the log, and one line to whoever plays."""
    try:
        make_twin(folder)
    except Exception:
        traceback.print_exc(file=sys.stdout)
        print(f"{FAILED} {folder / LOG}", file=sys.stderr)
        raise SystemExit(1) from None


def make_twin(folder: Path) -> None:
    """Builds the wheel at the lowest priority and unpacks it."""
    os.nice(LOWEST)
    wheels = folder / "wheel"
    shutil.rmtree(folder / SITE, ignore_errors=True)
    shutil.rmtree(wheels, ignore_errors=True)
    build(wheels)
    (wheel,) = wheels.glob("*.whl")
    if wheel.name.endswith("-none-any.whl"):
        raise RuntimeError("no C compiler was used: nothing would be faster")
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(folder / SITE)
    shutil.rmtree(wheels)
    (folder / READY).touch()
    clear_others(folder)


def build(wheels: Path) -> None:
    """The wheel of this checkout; of its parts only those are compiled that have changed."""
    pins = str(ROOT / "constraints.txt")
    own = {"LUDOFOOT_COMPILED": str(ROOT / "build" / "compiled"), "PIP_CONSTRAINT": pins}
    command = [sys.executable, "-m", "pip", "wheel", "-qq", "--no-deps", "-w", str(wheels), str(ROOT)]
    environment = {**os.environ, **own, "PIP_BUILD_CONSTRAINT": pins, "PIP_DISABLE_PIP_VERSION_CHECK": "1"}
    subprocess.run(command, env=environment, stderr=sys.stdout, check=True)


def clear_others(folder: Path) -> None:
    """Twins of other sources are of no use any more."""
    for other in folder.parent.iterdir():
        if other != folder and not is_being_made(other):
            with contextlib.suppress(OSError):
                shutil.rmtree(other)


if __name__ == "__main__":
    main(sys.argv[1], "make" in sys.argv[2:])
