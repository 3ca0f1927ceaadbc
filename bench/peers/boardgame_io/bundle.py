"""boardgame.io: its client, bundled as its manual says, and its server, both with the least of a game."""

from __future__ import annotations

import shutil
from pathlib import Path

from bench.registry import MissingError
from tools.page import Unbuilt, npm

NAME = "boardgame.io client"
_HERE = Path(__file__).parent
_BUILT = Path("build") / "boardgame-io"
_PARTS = ("package.json", "index.html", "main.jsx", "server.cjs")


def bundle() -> list[Path]:
    """Its scripts and styles, built once."""
    if not (installed() / "dist").is_dir():
        try:
            npm("exec", "--silent", "--", "vite", "build", "--logLevel", "error", folder=_BUILT)
        except Unbuilt as unbuilt:
            raise MissingError(NAME, str(unbuilt)) from None
    return [path for path in (_BUILT / "dist" / "assets").iterdir() if path.suffix in (".js", ".css")]


def installed() -> Path:
    """The folder in which it is; the first time packages are fetched."""
    _BUILT.mkdir(parents=True, exist_ok=True)
    for part in _PARTS:
        shutil.copy(_HERE / part, _BUILT)
    if not (_BUILT / "node_modules" / "boardgame.io").is_dir():
        try:
            npm("install", "--no-package-lock", "--no-audit", "--no-fund", "--silent", folder=_BUILT)
        except Unbuilt as unbuilt:
            raise MissingError(NAME, f"{unbuilt}: no packages could be fetched") from None
    return _BUILT
