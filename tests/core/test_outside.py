"""Games of other packages: a broken one is named and left out."""

from __future__ import annotations

from importlib.metadata import EntryPoint, EntryPoints

import pytest

from ludofoot.core import outside

WHOLE = "tests.paces.sealed"


@pytest.mark.parametrize("value", ["no_such_package.game", "ludofoot.core.outside:missing"])
def test_a_game_that_cannot_be_loaded_does_not_take_the_others_along(
    value: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    found = [
        EntryPoint(name, where, outside.GROUP) for name, where in (("broken", value), ("fingers", WHOLE))
    ]
    monkeypatch.setattr(outside, "entry_points", lambda group: EntryPoints(found))
    monkeypatch.delenv(outside.UNDER_DEVELOPMENT, raising=False)
    assert [module.__name__ for module in outside.outside_modules()] == [WHOLE]
    (said,) = caplog.messages
    assert said.startswith("the game broken of another package")
