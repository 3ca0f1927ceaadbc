"""The words of the lab: the same in all languages."""

from __future__ import annotations

import pytest

from ludofoot.locale import LANGS
from tests.locale.codes import messages
from tests.locale.test_completeness import FOLDER

pytestmark = pytest.mark.plain_only


def test_languages_use_the_same_arguments() -> None:
    first, *others = (messages(FOLDER / lang / "lab.ftl") for lang in LANGS)
    for other in others:
        assert other == first
