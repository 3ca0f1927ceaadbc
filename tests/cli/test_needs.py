"""A package that is missing, too old or broken is named in one line before anything begins."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.metadata import PackageNotFoundError
from pathlib import Path

import pytest

from ludofoot import cli
from ludofoot.core.records import Refused
from ludofoot.locale import Voice
from ludofoot.server import needs
from tests.cli.runner import GAME, Command

MAIN = "import sys; from ludofoot.cli import main; sys.exit(main())"
LIBRARY = 'raise ImportError("libsqlite3.so.0: cannot open shared object file")'


def run_with(folder: Path, *args: str, lang: str = "en") -> subprocess.CompletedProcess[str]:
    """The command in a process of its own that finds the packages of this folder first."""
    environ = {**os.environ, "PYTHONPATH": str(folder), "LUDOFOOT_LANG": lang}
    environ.pop("LUDOFOOT_DEBUG", None)
    line = [sys.executable, "-c", MAIN, *args]
    return subprocess.run(line, env=environ, capture_output=True, text=True, timeout=60, check=False)


def serve_with(folder: Path, lang: str = "en") -> subprocess.CompletedProcess[str]:
    return run_with(folder, "serve", "--port", "0", "--data", str(folder / "data"), lang=lang)


def refused(ran: subprocess.CompletedProcess[str], name: str, code: str) -> bool:
    """Whether there was nothing but one line that names the package."""
    lines = ran.stderr.splitlines()
    told = len(lines) == 1 and name in lines[0] and lines[0].endswith(f"({code})")
    return told and ran.returncode == 2 and not ran.stdout


def package(folder: Path, name: str, source: str) -> Path:
    """A package that hides the real one."""
    (folder / name).mkdir()
    (folder / name / "__init__.py").write_text(source)
    return folder


def installed(folder: Path, name: str, version: str) -> Path:
    """A package that says to be of this version."""
    (folder / f"{name}-{version}.dist-info").mkdir()
    about = f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n"
    (folder / f"{name}-{version}.dist-info" / "METADATA").write_text(about)
    return folder


@pytest.mark.parametrize(
    ("lang", "words"),
    [("fr", "ne fonctionne pas"), ("en", "does not work"), ("de", "funktioniert aber nicht")],
)
def test_a_store_without_its_library(tmp_path: Path, lang: str, words: str) -> None:
    ran = serve_with(package(tmp_path, "apsw", LIBRARY), lang)
    assert refused(ran, "apsw", "package-broken")
    assert words in ran.stderr
    assert "libsqlite3.so.0" in ran.stderr


@pytest.mark.parametrize("name", ["uvloop", "websockets", "reportlab"])
@pytest.mark.parametrize("source", ['raise OSError("damaged")', "import no_such_module"])
def test_what_a_server_needs_later_is_tried_at_its_start(tmp_path: Path, name: str, source: str) -> None:
    assert refused(serve_with(package(tmp_path, name, source)), name, "package-broken")


@pytest.mark.parametrize(
    ("lang", "words"), [("fr", "est trop ancien"), ("en", "is too old"), ("de", "ist zu alt")]
)
def test_sockets_of_another_age(tmp_path: Path, lang: str, words: str) -> None:
    ran = serve_with(installed(tmp_path, "websockets", "12.0"), lang)
    assert refused(ran, "websockets 12.0", "package-too-old")
    assert words in ran.stderr


def test_the_terminal_says_it_before_the_first_card(tmp_path: Path) -> None:
    broken = package(tmp_path, "rich", LIBRARY)
    assert refused(run_with(broken, "play", GAME), "rich", "package-broken")


def test_a_package_that_is_not_there(ludofoot: Command) -> None:
    def version(name: str) -> str:
        if name == "segno":
            raise PackageNotFoundError(name)
        return "999"

    ludofoot.monkeypatch.setattr(needs, "version", version)
    assert ludofoot("games").refused("package-missing")


def test_what_only_some_systems_need_may_be_absent(monkeypatch: pytest.MonkeyPatch) -> None:
    def version(name: str) -> str:
        raise PackageNotFoundError(name)

    monkeypatch.setattr(needs, "version", version)
    monkeypatch.setattr(needs, "requires", lambda name: ["uvloop>=0.22.1; sys_platform != 'win32'"])
    needs.check_versions()
    monkeypatch.setattr(needs, "requires", lambda name: ["uvloop>=0.22.1", 'ray>=2.50; extra == "ray"'])
    with pytest.raises(Refused, match="package-missing"):
        needs.check_versions()


@pytest.mark.parametrize(
    ("found", "floor", "enough"),
    [
        ("0.52.0", "0.52.1", False),
        ("0.9", "0.52.1", False),
        ("1.0", "1", True),
        ("15.0.1", "15", True),
        ("3.51.3.0", "3.51.3", True),
        ("2.0rc1", "1.9", True),
    ],
)
def test_versions_are_compared_as_numbers(found: str, floor: str, enough: bool) -> None:
    assert (needs.numbers(found) >= needs.numbers(floor)) is enough


def test_nothing_is_wrong_here() -> None:
    assert {"apsw", "uvicorn", "websockets"} <= {need.name for need in needs.needs()}
    needs.check_versions()
    needs.check_imports()


def test_our_own_mistakes_are_not_blamed_on_a_package(ludofoot: Command) -> None:
    def run(args: list[str], voice: Voice) -> int:
        raise ImportError("no such thing", name="ludofoot.core")

    ludofoot.monkeypatch.delenv("LUDOFOOT_DEBUG")
    ludofoot.monkeypatch.setattr(cli, "run", run)
    ran = ludofoot("games")
    assert ran.code == cli.CRASHED
    assert ran.err.endswith("(crash)\n")
