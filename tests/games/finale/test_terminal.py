"""A match by keyboard: what is typed answers every question, and the table is drawn with letters."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ludofoot.cli.files import load_record
from ludofoot.core.chance import FastChance
from ludofoot.core.entries import Occupant, Sat, Started
from ludofoot.core.game import Setup
from ludofoot.core.logbook import record_of, write_record
from ludofoot.core.records import Move
from ludofoot.core.table import Table
from ludofoot.core.words import said_event
from ludofoot.games.finale import GAME
from ludofoot.games.finale.records import Lay, Replace
from ludofoot.games.finale.terminal import man, middle
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
    # Odds beside whom one may send, what a card asks for, and how strong a man is after his next turn.
    assert re.search(
        r"\(\w+, (force|strength) \d, (puis|then) \d\) · (force|strength) \d+ .*\d+\s?%", ran.out
    )
    assert re.search(
        r"(contre|against) (défenseur|milieu|attaquant|gardien|joueur|defender|midfielder)", ran.out
    )
    assert re.search(r"\d›\d", ran.out)


def test_a_man_is_not_parted_from_his_strength_at_the_end_of_a_line() -> None:
    say = Voice("fr", "finale", ["Zoé", "Lina"], 0).word
    men = [man(each, say).plain for side in Scene().view(0).sides for each in side.pitch]
    assert len(men) == 22
    assert not [each for each in men if " " in each]


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


def only(move_type: type[Move]) -> bytes:
    """A record up to where one move of this kind is all that the first coach can do."""
    chance, knowhow = FastChance(1), GAME.knowhow()
    for seed in range(200):
        table = Table(GAME, 2)
        for seat, bot in enumerate(("", "debutant")):
            table.do(Sat(at=0, seat=seat, who=Occupant(name=f"Coach {seat}", bot=bot)))
        table.do(Started(at=0, setup=Setup(2, opener=0), seed=f"fast:{seed}:1"))
        while awaited := table.playable().awaited():
            forced = GAME.forced(table.playable(), 0) if 0 in awaited else None
            if isinstance(forced, move_type):
                return write_record(record_of(table))
            table.play(awaited[0], knowhow.beginner(table.playable(), awaited[0], chance))
    raise AssertionError("there was always a choice")


@pytest.mark.clause("FI-57", "FI-102")
@pytest.mark.parametrize(
    ("kind", "said"), [(Replace, "No choice: .* comes on"), (Lay, "No choice: (white|violet|Schlusskarte)")]
)
def test_where_one_answer_is_left_nobody_is_asked(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    kind: type[Move],
    said: str,
) -> None:
    file = tmp_path / "match.json"
    file.write_bytes(only(kind))
    ran = Command(monkeypatch, capsys)("play", "finale", "--resume", file)
    assert re.search(said, ran.out), ran.out
    assert len(load_record(str(file)).entries) > only(kind).count(b"\n") - 2
