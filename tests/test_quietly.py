"""`make play` opens at once; what is compiled meanwhile is used once it is whole, and never before."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Any

import pytest

from ludofoot.server import twin
from tools import quietly

pytestmark = pytest.mark.plain_only
WHEEL = "ludofoot-0-cp311-cp311-linux_x86_64.whl"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(quietly, "TWINS", tmp_path)
    monkeypatch.setattr(quietly, "compiler", lambda: "/usr/bin/cc")
    monkeypatch.setattr("os.nice", lambda by: by)
    return tmp_path / "key"


def built(name: str = WHEEL) -> object:
    def build(wheels: Path) -> None:
        wheels.mkdir(parents=True)
        with zipfile.ZipFile(wheels / name, "w") as packed:
            packed.writestr("ludofoot/__init__.py", "COMPILED = True\n")

    return build


def test_without_a_compiler_there_is_no_twin(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(quietly, "compiler", lambda: "")
    quietly.main("key", make=False)
    assert capsys.readouterr() == ("", "")
    assert not folder.exists()


def test_it_says_that_it_begins_and_how_to_leave_it_out(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(quietly, "begin", lambda folder, key: True)
    quietly.main("key", make=False)
    out, err = capsys.readouterr()
    assert out.strip() == str(folder)
    assert "in the background" in err
    assert "LUDOFOOT_PURE=1" in err


def test_what_is_whole_is_not_made_again(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(quietly, "build", built())
    quietly.main("key", make=True)
    monkeypatch.setattr(quietly, "begin", lambda folder, key: pytest.fail("made again"))
    quietly.main("key", make=False)
    assert capsys.readouterr() == (f"{folder}\n", "")
    assert (folder / "site/ludofoot/__init__.py").is_file()


def test_two_do_not_make_it_at_once(folder: Path) -> None:
    folder.mkdir()
    (folder / quietly.MAKER).write_text(str(os.getpid()))
    assert not quietly.begin(folder, "key")


def test_a_maker_that_is_gone_is_followed_by_another(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder.mkdir()
    gone = subprocess.check_output([sys.executable, "-c", "import os; print(os.getpid())"], text=True)
    (folder / quietly.MAKER).write_text(gone)
    assert not quietly.is_being_made(folder)


def failing(wheels: Path) -> None:
    raise subprocess.CalledProcessError(1, "pip")


@pytest.mark.parametrize("build", [built("ludofoot-0-py3-none-any.whl"), failing], ids=["pure", "failed"])
def test_what_is_pure_or_failed_is_never_used_and_told_in_one_line(
    build: object, folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(quietly, "build", build)
    with pytest.raises(SystemExit):
        quietly.main("key", make=True)
    assert not (folder / quietly.READY).exists()
    log, told = capsys.readouterr()
    assert told == f"{quietly.FAILED} {folder / quietly.LOG}\n"
    assert "Error" in log


def test_the_maker_speaks_into_its_log_but_may_tell_whoever_plays(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever reads its standard output, as make does, must not wait until it is done."""
    asked: dict[str, Any] = {}

    class Started:
        pid = os.getpid()

        def __init__(self, command: list[str], **how: Any) -> None:
            asked.update(how)

    monkeypatch.setattr(subprocess, "Popen", Started)
    assert quietly.begin(folder, "key")
    assert asked["stdout"].name == str(folder / quietly.LOG)
    assert "stderr" not in asked


def test_a_new_process_is_started_from_the_twin_once_it_is_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(twin.TWIN, raising=False)
    assert (twin.home(), twin.environment(twin.home())) == ("", None)
    monkeypatch.setenv(twin.TWIN, str(tmp_path))
    monkeypatch.setenv("PYTHONPATH", "elsewhere")
    assert (twin.home(), twin.environment(twin.home())) == ("", None)
    (tmp_path / twin.READY).touch()
    found = twin.environment(twin.home())
    assert found is not None
    assert found["PYTHONPATH"].split(os.pathsep) == [str(tmp_path / twin.SITE), "elsewhere"]


def test_both_sides_mean_the_same_files() -> None:
    assert (quietly.READY, quietly.SITE) == (twin.READY, twin.SITE)
