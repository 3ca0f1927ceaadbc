"""Builds the page, and compiles the modules named in pyproject.toml with mypyc when a wheel is built."""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CustomBuildHook(BuildHookInterface[Any]):
    """Puts extension modules beside their sources; without a C compiler the wheel stays pure."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile in a temporary folder, so that no extension module ever lies in the source tree."""
        if version == "editable":
            return
        self.build_page()
        if self.target_name == "sdist":
            return
        self.temporary = tempfile.TemporaryDirectory(prefix="ludofoot-")
        self.folder = Path(self.temporary.name)
        modules = self.modules()
        if not modules or not self.can_compile():
            self.app.display_warning("ludofoot: no C compiler used, building the pure Python wheel")
            return
        shutil.copytree(self.source, self.folder / "ludofoot")
        run = self.compiling(*modules)
        if run.returncode:
            raise RuntimeError(f"mypyc could not compile the rules:\n{run.stdout}")
        products = self.folder / "products"
        for path in (path for path in products.rglob("*") if path.is_file()):
            build_data["force_include"][str(path)] = path.relative_to(products).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove the temporary folder once the wheel has taken what it needs."""
        if hasattr(self, "temporary"):
            self.temporary.cleanup()

    def build_page(self) -> None:
        """The page goes into the source distribution too, so that a wheel made from one needs no npm."""
        command = [sys.executable, str(Path(self.root, "tools", "page.py"))]
        if subprocess.run(command, check=False).returncode:
            raise RuntimeError("ludofoot: no wheel without its page; the reason is above")

    @property
    def source(self) -> Path:
        """The folder of the package."""
        return Path(self.root, "src", "ludofoot")

    def modules(self) -> list[str]:
        """What to compile, relative to the folder that holds the package."""
        found = {path for pattern in self.config["compile"] for path in Path(self.root).glob(pattern)}
        return sorted(path.relative_to(self.source.parent).as_posix() for path in found)

    def can_compile(self) -> bool:
        """Whether a module that needs Python's headers compiles and links here."""
        if os.environ.get("LUDOFOOT_PURE") == "1":
            return False
        return self.compiling().returncode == 0

    def compiling(self, *modules: str) -> subprocess.CompletedProcess[str]:
        """The tool in its own process: mypyc and setuptools both work in the current folder."""
        command = [sys.executable, "-m", "tools.compiling", *modules]
        path = os.pathsep.join([self.root, os.environ.get("PYTHONPATH", "")])
        return subprocess.run(
            command,
            cwd=self.folder,
            env={**os.environ, "PYTHONPATH": path},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
