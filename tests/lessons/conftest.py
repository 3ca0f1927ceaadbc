from __future__ import annotations

import pytest

from tests.cli.runner import Command


@pytest.fixture
def ludofoot(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Command:
    return Command(monkeypatch, capsys)
