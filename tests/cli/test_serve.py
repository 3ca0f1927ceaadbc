"""`ludofoot` alone and `ludofoot serve`, as processes of their own."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.cli.runner import Command


@contextmanager
def running(*args: str, **env: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server, and the first line it says."""
    environ = {**os.environ, "LUDOFOOT_LANG": "en", **env}
    environ.pop("DISPLAY", None)
    command = [sys.executable, "-c", "import sys; from ludofoot.cli import main; sys.exit(main())", *args]
    with subprocess.Popen(
        command, env=environ, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as server:
        assert server.stdout is not None
        try:
            yield server, server.stdout.readline()
        finally:
            server.send_signal(signal.SIGINT)
            try:
                server.wait(20)
            except subprocess.TimeoutExpired:
                server.kill()
                raise


def link_in(line: str) -> str:
    return next(word for word in line.split() if word.startswith("http"))


def test_alone_it_opens_the_table_on_this_machine(tmp_path: Path) -> None:
    with running(PORT="0", LUDOFOOT_DATA=str(tmp_path)) as (server, line):
        assert "127.0.0.1" in line
        with urllib.request.urlopen(link_in(line) + "api/games") as answer:
            assert b"schuss-und-tor" in answer.read()
        server.send_signal(signal.SIGINT)
        assert server.wait(20) in (0, 130)
        assert server.stderr is not None
        assert "Traceback" not in server.stderr.read()


def test_open_to_the_network_says_so_and_links_to_an_address_others_can_reach(tmp_path: Path) -> None:
    args = ("serve", "--host", "0.0.0.0", "--port", "0", "--data", str(tmp_path))
    with running(*args) as (server, line):
        assert server.stdout is not None
        assert "network" in server.stdout.readline()
        assert "0.0.0.0" not in line


def test_two_servers_cannot_share_their_data(tmp_path: Path) -> None:
    args = ("serve", "--port", "0", "--data", str(tmp_path))
    with running(*args), running(*args) as (second, _):
        assert second.stderr is not None
        complaint = second.stderr.read()
        assert second.wait(20) == 2
        assert "(store-in-use)" in complaint
        assert len(complaint.splitlines()) == 1


@pytest.mark.parametrize("port", ["-1", "65536"])
def test_a_port_that_is_none(ludofoot: Command, port: str) -> None:
    assert ludofoot("serve", "--port", port).refused("bad-port")


def test_a_port_in_the_environment_that_is_none(ludofoot: Command) -> None:
    ludofoot.monkeypatch.setenv("PORT", "door")
    assert ludofoot().refused("bad-port")


def test_a_port_that_is_taken(ludofoot: Command, tmp_path: Path) -> None:
    with running("serve", "--port", "0", "--data", str(tmp_path / "one")) as (_, line):
        port = link_in(line).rstrip("/").rpartition(":")[2]
        assert ludofoot("serve", "--port", port, "--data", tmp_path / "two").refused("cannot-listen")


def test_a_folder_that_cannot_be_made(ludofoot: Command, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    assert ludofoot("serve", "--port", "0", "--data", tmp_path / "file" / "data").refused("store-unusable")
