"""What the press says: in three languages, nothing missing and nothing left over."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

import ludofoot.locale
import ludofoot.press
from ludofoot.art.contents import count_of
from ludofoot.locale import LANGS
from ludofoot.press.words import PressVoice
from tests.locale.codes import LITERAL, messages
from tests.press.reading import GAMES, box_in

pytestmark = pytest.mark.plain_only
LOCALE = Path(ludofoot.locale.__file__).parent
PRESS = Path(ludofoot.press.__file__).parent


def test_languages_say_the_same() -> None:
    first, *others = (messages(LOCALE / lang / "press.ftl") for lang in LANGS)
    assert all(other == first for other in others)


def test_nothing_is_missing_or_left_over() -> None:
    sources = "\n".join(path.read_text("utf-8") for path in PRESS.glob("*.py"))
    asked = {code for code in LITERAL.findall(sources) if code.startswith("press-")}
    assert messages(LOCALE / "en" / "press.ftl").keys() == asked


class Strict(PressVoice):
    """Fails where paper would show an id."""

    def unsaid(self, code: str, errors: Sequence[Exception]) -> None:
        raise AssertionError(code, errors)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", GAMES)
def test_every_piece_has_a_name(game: str, lang: str) -> None:
    for piece in box_in(game, lang).pieces:
        assert Strict(lang, game).word(piece.name, count=count_of(piece))
