"""Finds a Chromium for the browser tests, and on a Debian or Ubuntu machine installs it if it may."""

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
HOW = (
    "The browser tests need Chromium. Install it (Debian, Ubuntu: sudo apt-get install chromium; macOS: "
    "brew install --cask chromium; Fedora: sudo dnf install chromium), or name one: "
    "CHROMIUM=/path/to/it make test"
)


def find() -> str | None:
    """The browser named by CHROMIUM, or the first that is on the path."""
    named = os.environ.get("CHROMIUM")
    if named:
        return named if os.access(named, os.X_OK) else None
    return next((found for name in NAMES if (found := shutil.which(name))), None)


def install() -> None:
    """With apt, where that is allowed without asking anybody."""
    if shutil.which("apt-get") is None or os.geteuid() != 0:
        return
    print("== installing Chromium for the browser tests", flush=True)
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for step in (["update"], ["install", "-y", "--no-install-recommends", "chromium"]):
        subprocess.run(["apt-get", "-qq", *step], env=environment, check=False, stdout=subprocess.DEVNULL)


def main() -> int:
    """Exits with 1 and says exactly what to do if there is no browser in the end."""
    if find() is None:
        install()
    if find() is None:
        print(HOW, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
