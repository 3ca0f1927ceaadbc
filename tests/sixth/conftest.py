from __future__ import annotations

import pytest

from tests.browser.conftest import chromium, visit
from tests.sixth.installing import Sixth, install

__all__ = ["chromium", "visit"]


@pytest.fixture(scope="session")
def sixth(tmp_path_factory: pytest.TempPathFactory) -> Sixth:
    """Written and installed once; whoever changes it copies it."""
    return install(tmp_path_factory.mktemp("sixth"))
