"""From an id and arguments to a sentence."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

import ludofoot.locale
from ludofoot.core.records import Player, Refusal, Said, Word
from ludofoot.locale import LANGS, Voice, preferred_lang, say, say_refusal
from tests.locale.codes import is_part, said_in_parts

GAME = "schuss-und-tor"


def test_language_of_the_machine() -> None:
    assert preferred_lang({}) == "en"
    assert preferred_lang({"LANG": "fr_FR.UTF-8"}) == "fr"
    assert preferred_lang({"LANG": "fr_FR.UTF-8", "LC_ALL": "de_DE"}) == "de"
    assert preferred_lang({"LUDOFOOT_LANG": "en", "LANG": "fr_FR"}) == "en"
    assert preferred_lang({"LUDOFOOT_LANG": "xx", "LANG": "it_IT"}) == "en"


def test_a_refusal_teaches() -> None:
    refusal = Refusal("must-begin-with", "ST-22", {"name": Word("name-otto")})
    assert say_refusal("fr", GAME, refusal, []) == (
        "Il faut une carte qui commence par Otto, un Bomber ou un Tormann. Sinon, passe."
    )


@pytest.mark.parametrize(
    ("reader", "sentence"), [(1, "Tu passes."), (0, "Lina passe."), (None, "Lina passe.")]
)
def test_the_reader_is_spoken_to(reader: int | None, sentence: str) -> None:
    assert say("fr", GAME, Said("event-passed", {"seat": Player(1)}), ["", "Lina"], reader) == sentence


def test_a_player_without_a_name_has_a_number() -> None:
    assert say("de", GAME, Said("event-passed", {"seat": Player(1)}), []) == "Spieler 2 passt."


def test_a_record_without_words_is_said_as_it_is() -> None:
    args = {"card": Word("card-7"), "to": Player(1), "loud": "", "price": 3}
    assert say("en", GAME, Said("move-show-off", args), ["", "Lina"]) == "show-off card=7 to=Lina price=3"
    assert say("en", GAME, Said("event-resigned", {}), []) == "resigned"
    assert say("en", GAME, Said("ask-something", args), []) == "ask-something"


# The same as in web/tests/say.test.ts.
PARTS = """
face-parts = { $two } { $one }
face-part-left = to the left
face-joker = the joker
move-lay = Lay { $face }
"""


def test_a_word_is_said_in_parts_where_its_kind_says_how(monkeypatch: pytest.MonkeyPatch) -> None:
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(PARTS))
    monkeypatch.setattr("ludofoot.locale.bundle_of", lambda lang, game: bundle)
    voice = Voice("fr", GAME)
    assert voice.word("face-left-3") == "3 to the left"
    assert voice.word("face-up-4") == "4 up"
    assert voice.word("face-joker") == "the joker"
    assert voice.word("move-lay", face=Word("face-left-3")) == "Lay 3 to the left"
    assert voice.knows("face-up-4")
    assert not voice.knows("deck-up-4")


@pytest.mark.parametrize(
    ("lang", "listed"), [("fr", "a, b et c"), ("en", "a, b and c"), ("de", "a, b und c")]
)
def test_lists_are_joined(lang: str, listed: str) -> None:
    assert listed in say(lang, None, Said("refuse-unknown-game", {"game": "x", "known": ("a", "b", "c")}))


def test_nothing_missing_stops_a_player() -> None:
    assert say("fr", GAME, Said("no-such-message")) == "no-such-message"
    assert say("fr", "no-such-game", Said("refuse-game-over"))
    assert say("xx", GAME, Said("refuse-game-over")) == say("en", GAME, Said("refuse-game-over"))
    assert "name" in say("fr", GAME, Said("refuse-must-begin-with"))
    assert Voice("fr", GAME).say(Said("event-passed", {"seat": Player(99)}))


FOLDER = Path(ludofoot.locale.__file__).parent


@pytest.mark.parametrize("path", sorted((FOLDER / "fr").glob("*.ftl")), ids=lambda path: path.name)
def test_french_is_set_like_a_printed_page(path: Path) -> None:
    """No-break spaces before : ; ! ? », real apostrophes, no straight quotes."""
    for line in path.read_text("utf-8").splitlines():
        if line.startswith(("#", "card-")):  # what is printed on cards is German
            continue
        text = re.sub(r'\{ "(.?)" \}', r"\1", line.partition(" = ")[2] or line)
        text = re.sub(r"\{[^{}]*\}", "x", text)
        assert not re.search(r"(?<=[^\s=]) [:;!?»]|« ", text), line
        assert not re.search(r"[^\s\u202f][;!?](?=\s|$)", text), line
        assert not re.search(r"[\w»)]:(?=\s|$)", text), line
        assert "'" not in text, line


@pytest.mark.parametrize("lang", LANGS)
def test_no_ascii_quotes(lang: str) -> None:
    for path in (FOLDER / lang).glob("*.ftl"):
        for line in path.read_text("utf-8").splitlines():
            if not line.startswith("#"):
                assert '"' not in re.sub(r'\{ "[^"]*" \}', "", line), line
                assert "'" not in line, line


def test_parts_are_counted_as_said_and_as_used() -> None:
    assert said_in_parts("face-left-3", {"face-parts"})
    assert not said_in_parts("face-left-3", {"move-parts"})
    assert is_part("face-parts", {"face-left-3"})
    assert is_part("face-part-left", {"face-left-3"})
    assert not is_part("face-parts", {"move-lay"})
    assert not is_part("face-joker", {"face-left-3"})
