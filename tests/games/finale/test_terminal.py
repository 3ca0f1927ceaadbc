"""A match by keyboard: what is typed answers every question, and the table is drawn with letters."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludofoot.cli.files import load_record
from ludofoot.core.words import said_event
from ludofoot.games.finale import GAME
from ludofoot.games.finale.terminal import middle
from ludofoot.locale import LANGS, Voice
from tests.cli.runner import Command
from tests.games.finale.scene import Scene
from tests.games.finale.test_counter import failed

# Whatever is asked, one of these lines answers it: a move, men for the slots of a card, five takers.
TYPED = "1\n2\n3\n1 2 3 4 5\n" * 300


def test_a_whole_match_by_keyboard(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "match.json"
    ran = Command(monkeypatch, capsys)("play", "finale", "--seed", "7", "--save", file, typed=TYPED)
    assert (ran.code, ran.err) == (0, "")
    outcome = load_record(str(file)).outcome
    assert outcome is not None
    assert len(outcome.winners) == 1
    # Both teams in their lines, each man with his strength, and the minute.
    assert "Rudi Reflex" in ran.out
    assert "Kuno Kasten" in ran.out
    assert "Minute 90" in ran.out


BONUS = {"fr": "bonus 2", "en": "bonus 2", "de": "Bonus 2"}


def drawn(scene: Scene, lang: str) -> str:
    """What stands between the two teams."""
    return middle(scene.view(0), Voice(lang, "finale", ["Zoé", "Lina"], 0).word).plain


@pytest.mark.clause("FI-90", "FI-91", "FI-A14")
@pytest.mark.parametrize("lang", LANGS)
def test_a_bonus_is_announced_only_where_it_counts(lang: str) -> None:
    scene = failed().plays("1 counter")
    assert drawn(scene, lang).endswith(BONUS[lang])
    scene.men(1, "karl-kante", "heiko-haken").luck("roll 0 2, check x 0").men(
        0, "lothar-lenker", "kai-kurzpass"
    )
    straight = failed("w4", "v2b", ("w4 w3 w1", "v2b v4 v3a")).plays("1 counter")
    for shot in (scene, straight):
        assert (shot.view().phase, shot.view().counter) == ("shot", True)
        assert "bonus" not in drawn(shot, lang).lower()


@pytest.mark.clause("FI-92", "FI-A14")
@pytest.mark.parametrize("lang", LANGS)
def test_a_counter_without_bonus_names_none(lang: str) -> None:
    scene = failed("w4", "v2b", ("w4 w3 w1", "v2b v4 v3a"))
    voice = Voice(lang, "finale", ["Zoé", "Lina"], 1)
    (prompt,) = GAME.prompts(scene.state, 1)
    assert "bonus" not in voice.say(prompt.ask).lower()
    (began,) = scene.plays("1 counter").events
    for reader in (0, 1):
        told = Voice(lang, "finale", ["Zoé", "Lina"], reader).say(said_event(began))
        assert "bonus" not in told.lower()
    assert BONUS[lang] in voice.say(GAME.prompts(failed().state, 1)[0].ask)
