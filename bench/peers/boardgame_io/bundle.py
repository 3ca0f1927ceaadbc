"""boardgame.io's client, bundled as its manual says: the least with which one can play online."""

from __future__ import annotations

import shutil
from pathlib import Path

from bench.registry import MissingError
from tools.page import Unbuilt, npm

NAME = "boardgame.io client"
_HERE = Path(__file__).parent
_BUILT = Path("build") / "boardgame-io"
_PARTS = ("package.json", "index.html", "main.jsx")


def bundle() -> list[Path]:
    """Its scripts and styles, built once; the first time packages are fetched."""
    if not (_BUILT / "dist").is_dir():
        _BUILT.mkdir(parents=True, exist_ok=True)
        for part in _PARTS:
            shutil.copy(_HERE / part, _BUILT)
        try:
            npm("install", "--no-package-lock", "--no-audit", "--no-fund", "--silent", folder=_BUILT)
            npm("exec", "--silent", "--", "vite", "build", "--logLevel", "error", folder=_BUILT)
        except Unbuilt as unbuilt:
            raise MissingError(NAME, str(unbuilt)) from None
    return [path for path in (_BUILT / "dist" / "assets").iterdir() if path.suffix in (".js", ".css")]
