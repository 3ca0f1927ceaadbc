"""Runs a command line in this process, with what is typed, and gives what came out."""

from __future__ import annotations

import io
from typing import NamedTuple

import pytest

from ludofoot.cli import main

GAME = "schuss-und-tor"


class Ran(NamedTuple):
    """What a command answered."""

    code: int
    out: str
    err: str

    def refused(self, code: str, clause: str = "") -> bool:
        """Whether it was bad input: one line on stderr that ends with the code and the clause."""
        marks = f"({code}, {clause})" if clause else f"({code})"
        lines = self.err.splitlines()
        return self.code == 2 and len(lines) == 1 and lines[0].endswith(marks) and "Traceback" not in self.err


class Command:
    """The `ludofoot` command."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch = monkeypatch
        self.capsys = capsys
        monkeypatch.setenv("LUDOFOOT_LANG", "en")
        monkeypatch.setenv("LUDOFOOT_DEBUG", "1")
        monkeypatch.setenv("COLUMNS", "100")

    def __call__(self, *args: object, typed: str = "") -> Ran:
        self.monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        code = main([str(arg) for arg in args])
        out, err = self.capsys.readouterr()
        return Ran(code, out, err)
