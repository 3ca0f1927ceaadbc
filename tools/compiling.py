"""Compiles modules with mypyc in groups (core, server, each game): side by side, and only what has changed.

    python -m tools.compiling [MODULE…]

Run in a folder that holds the package: it leaves extension modules in `products`. Without arguments it only
finds out whether a C compiler works here.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from functools import cache
from pathlib import Path

from setuptools import Extension, setup  # type: ignore[import-untyped]
from setuptools.command.build_ext import build_ext  # type: ignore[import-untyped]

from tools.inlining import share

# Named by make, so that a build in a folder of its own finds what others compiled; else nothing is kept.
KEPT_IN = os.environ.get("LUDOFOOT_COMPILED")
KEPT_BYTES = 150_000_000
# Otherwise every call between our own functions goes through a table that nothing here ever replaces.
# Without what a debugger would need: it takes as long to write as the code.
# Without the look at indentation, which takes a third of the time and more the longer a file is.
FLAGS = ["-fno-semantic-interposition", "-fno-plt", "-g0", "-Wno-misleading-indentation"]
# What only the rest of the package imports, a database's driver or a web framework, is not there where a
# wheel is built.
OPTIONS = ["--config-file=", "--explicit-package-bases", "--no-error-summary", "--ignore-missing-imports"]


def group(module: str) -> str:
    """Modules of one group call each other directly: a part of Ludofoot, or one game.

    A name without dots puts the library beside the package, from where mypyc works out where modules lie.
    """
    parts = Path(module).parts
    return f"ludofoot_{parts[2] if parts[1] == 'games' else parts[1]}"


def groups(modules: Iterable[str]) -> list[tuple[list[str], str | None]]:
    """The modules of each group, and its name."""
    found: dict[str, list[str]] = {}
    for module in modules:
        found.setdefault(group(module), []).append(module)
    return [(members, name) for name, members in found.items()]


def extensions(modules: list[str]) -> list[Extension]:
    """What is to be compiled, as C; the largest first, so that no core waits for it at the end."""
    from mypyc.build import build_using_shared_lib, get_cflags, mypyc_build, setup_mypycify_vars
    from mypyc.options import CompilerOptions

    options = CompilerOptions(separate=True, target_dir="build")
    # All groups are made at once, so it is known which methods nobody overrides; mypycify would not use it.
    options.global_opts = True
    made, written, _ = mypyc_build([*OPTIONS, *modules], options, separate=groups(modules))
    share(Path(files[0]) for files, _ in written)
    setup_mypycify_vars()
    flags = get_cflags(opt_level="3") + (FLAGS if sys.platform == "linux" else [])
    found = [
        extension
        for (sources, name), (files, headers) in zip(made, written, strict=True)
        for extension in build_using_shared_lib(sources, str(name), files, headers, "build", flags, [])
    ]
    return sorted(found, key=lambda extension: -Path(extension.sources[0]).stat().st_size)


class Compiling(build_ext):  # type: ignore[misc]
    """Takes each extension module from what is kept, or compiles and keeps it."""

    def build_extension(self, ext: Extension) -> None:
        kept = Path(KEPT_IN, self.key(ext)) if KEPT_IN else None
        made = Path(self.get_ext_fullpath(ext.name))
        if kept and kept.is_file():
            made.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(kept, made)
            kept.touch()
            return
        super().build_extension(ext)
        if kept:
            keep(made, kept)

    def key(self, ext: Extension) -> str:
        """Changes with anything the compiler is given: the C itself, not the Python it was made from."""
        compiler = self.compiler
        commands = (compiler.compiler_so, compiler.linker_so, ext.extra_compile_args, ext.extra_link_args)
        digest = hashlib.sha256(f"{ext.name} {commands} {surroundings(compiler.compiler_so[0])}".encode())
        return add_files(digest, [*ext.sources, *ext.depends]).hexdigest()


@cache
def surroundings(compiler: str) -> str:
    """What else decides what comes out: the Python, the compiler, and the runtime that mypyc brings."""
    from mypyc.build import include_dir

    version = subprocess.run([compiler, "--version"], capture_output=True, text=True, check=False).stdout
    runtime = sorted(str(path) for path in Path(include_dir()).rglob("*.[ch]"))
    return f"{sys.version} {version} {add_files(hashlib.sha256(), runtime).hexdigest()}"


def add_files(digest: "hashlib._Hash", files: Iterable[str]) -> "hashlib._Hash":
    """The digest of these files as well, by name and content."""
    for file in files:
        digest.update(f"\0{Path(file).name}\0".encode() + Path(file).read_bytes())
    return digest


def keep(made: Path, kept: Path) -> None:
    """Whole or not at all, whoever else builds at the same time."""
    kept.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.NamedTemporaryFile(dir=kept.parent, delete=False) as part:
        part.write(made.read_bytes())
    Path(part.name).replace(kept)


def forget(folder: Path) -> None:
    """Let go of what was not used for longest, until the rest is small enough."""
    total = 0
    for path in sorted(folder.iterdir(), key=lambda path: -path.stat().st_mtime):
        total += path.stat().st_size
        if total > KEPT_BYTES:
            path.unlink()


def cores() -> int:
    """How many may be used."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def build(made: list[Extension], command: type[build_ext], into: str) -> None:
    """Leave the extension modules in a folder."""
    script = ["--quiet", "build_ext", "--build-lib", into, "--parallel", str(cores())]
    setup(name="ludofoot", packages=[], ext_modules=made, cmdclass={"build_ext": command}, script_args=script)


def probe() -> None:
    """Fails unless a module that needs Python's headers compiles and links here."""
    Path("probe.c").write_text("#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return 0; }\n")
    build([Extension("probe", ["probe.c"])], build_ext, "probe")


def main(modules: list[str]) -> None:
    """Do what the arguments say."""
    if not modules:
        return probe()
    build(extensions(modules), Compiling, "products")
    if KEPT_IN:
        forget(Path(KEPT_IN))


if __name__ == "__main__":
    main(sys.argv[1:])
