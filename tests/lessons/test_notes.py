"""Words for the moment: each comes up in play, can be said in every language, and is short."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

import ludofoot.locale
from ludofoot import FastChance, Game, Setup, Telltale, find_games, load
from ludofoot.bots import seat_bot
from ludofoot.core.notes import Moment, Note, notes_for
from ludofoot.core.prompts import choose
from ludofoot.core.records import Said
from ludofoot.core.sheet import read_sheet
from ludofoot.games.football_a_la_carte.views import BallPreview
from ludofoot.games.passe_eclair import events as pe
from ludofoot.games.schuss_und_tor import events as st
from ludofoot.locale import LANGS
from tests.locale.codes import messages
from tests.locale.test_completeness import Strict

pytestmark = pytest.mark.plain_only
FOLDER = Path(ludofoot.locale.__file__).parent
GAMES = [game for game in find_games().values() if game.triggers]
LONGEST = 120
STIFF = {"fr": ("doit", "conformément", "ledit"), "en": ("hereby", "shall"), "de": ("gemäß", "besagte")}
RARE = {
    "finale": {"schlusskarte"},
    "football-a-la-carte": {"over-touch"},
    "passe-eclair": {"late", "twice", "penalty", "michi-last"},
}
"""What does not come up in a few games of beginners without a clock: tested by itself."""
NAMES = ["Toi", "Lina", "Bruno", "Noa"]
of_games = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


def words_of(game: Game[Any], lang: str) -> dict[str, set[str]]:
    return messages(FOLDER / lang / f"{game.package.rpartition('.')[2]}.notes.ftl")


def played(game: Game[Any], seats: int, seed: int) -> Iterator[tuple[int, list[Note]]]:
    """What is noted for each seat in a game: seat 0 plays at random, the others as beginners."""
    chance = FastChance(seed, 1)
    state = game.begin(Setup(seats), chance)
    told: list[list[Any]] = [[] for _ in range(seats)]
    heard = [0] * seats
    while state.awaited():
        seat = state.awaited()[0]
        for each in range(seats):
            view, prompts = game.view(state, each), game.prompts(state, each)
            before, new = told[each][: heard[each]], told[each][heard[each] :]
            moment = Moment(game, view, prompts, new, before=lambda before=before: before)  # type: ignore[misc]
            yield each, notes_for(game.triggers, moment)
            heard[each] = len(told[each])
        bot = seat_bot(game, "debutant" if seat else "random")
        out = Telltale()
        state.apply(seat, bot.choose(game.view(state, seat), chance), out)
        for each in range(seats):
            told[each] += [event for line in out.told if (event := line.to(each)) is not None]


def noted(game: Game[Any]) -> Iterator[tuple[int, Note]]:
    """The first time that each thing is said, in as many games as it takes."""
    wanted = {trigger.key for trigger in game.triggers} - RARE.get(game.id, set())
    games = ((seats, seed) for seed in range(12) for seats in game.seats)
    seen: set[str] = set()
    for seats, seed in games:
        for seat, notes in played(game, seats, seed):
            for note in notes:
                if note.key not in seen:
                    seen.add(note.key)
                    yield seat, note
            if seen >= wanted:
                return
    raise AssertionError(wanted - seen)


@of_games
def test_whatever_is_noted_comes_up_in_play_can_be_said_and_is_short(game: Game[Any]) -> None:
    for seat, note in noted(game):
        for lang in LANGS:
            text = Strict(lang, game.id, NAMES, seat).say(note.said).replace("**", "")
            assert len(text) <= LONGEST, text
            assert not re.search(rf"\b{game.prefix}-[AD]?\d", text), text


@of_games
@pytest.mark.parametrize("lang", LANGS)
def test_each_trigger_has_its_words_and_no_word_is_left_over(game: Game[Any], lang: str) -> None:
    said = words_of(game, lang)
    # What the coach gives as her reasons stands in the same file, and has a test of its own.
    notes = {code for code in said if not code.startswith("reason-")}
    assert notes == {f"maryse-{trigger.key}" for trigger in game.triggers}
    assert said == words_of(game, "fr"), "the same arguments in every language"
    text = (FOLDER / lang / f"{game.package.rpartition('.')[2]}.notes.ftl").read_text("utf-8")
    assert not any(re.search(rf"\b{word}\b", text) for word in STIFF[lang])


@of_games
def test_the_clauses_behind_notes_are_in_the_sheet(game: Game[Any]) -> None:
    sheet = read_sheet(game.package, "en")
    assert all(sheet.clause(trigger.clause) for trigger in game.triggers)


# ---- what is rare


def keys(moment: Moment[Any]) -> list[str]:
    return [note.key for note in notes_for(moment.game.triggers, moment)]


def test_a_card_that_would_go_over_touch_is_warned_of_while_it_is_only_a_draft() -> None:
    game = load("football-a-la-carte")
    state = game.begin(Setup(2, opener=0), FastChance(3))
    seat = state.awaited()[0]
    state.apply(seat, state.sample(seat, FastChance(1)), Telltale())
    seat = state.awaited()[0]
    view, prompts = game.view(state, seat), game.prompts(state, seat)
    out = BallPreview(landing="throw-in")
    assert "over-touch" in keys(Moment(game, view, prompts, preview=out))
    assert "over-touch" not in keys(Moment(game, view, prompts, preview=BallPreview()))
    assert "over-touch" not in keys(Moment(game, view, prompts))


def after_round(*told: Any) -> list[str]:
    """What is noted for seat 0 of three after a round in which this was told."""
    game = load("passe-eclair")
    state = game.begin(Setup(3, opener=0), FastChance(3))
    won = pe.RoundWon(clause="PE-46", seat=1, how="empty")
    view, prompts = game.view(state, 0), game.prompts(state, 0)
    moment = Moment(game, view, prompts, [won, began(2)], before=lambda: [began(1), *told])
    return [key for key in keys(moment) if key != "first-ready"]


def began(number: int) -> Any:
    return pe.RoundBegan(clause="PE-55", round=number, trainer=1)


def laid(seat: int, face: Any) -> Any:
    return pe.Laid(clause="PE-23", seat=seat, face=face, on=1)


def wrong(face: Any) -> Any:
    return pe.WrongCard(clause="PE-70", seat=0, face=face, drawn=True)


def test_after_a_round_of_the_race_one_hears_what_went_wrong() -> None:
    late = pe.TooLate(clause="PE-69", seat=0, late="card", on=3)
    assert after_round(late) == ["late"]
    assert after_round(laid(1, "leon-fabi"), wrong("leon-fabi")) == ["penalty"]
    assert after_round(laid(0, "leon-fabi"), wrong("fabi-leon")) == ["twice"]
    assert after_round(laid(0, "dog"), laid(1, "leon-fabi")) == ["dog-alone"]
    assert after_round(laid(0, "dog"), laid(0, "leon-fabi")) == []


def test_finale_tells_of_the_last_card_when_it_is_all_there_is() -> None:
    game = load("finale")
    state = game.begin(Setup(2), FastChance(3))
    view: Any = game.view(state, 0)
    asked = [choose(Said("ask-tactic"), "FI-38", [])]
    empty = msgspec.structs.replace(view, step="tactic", hand=("schlusskarte",))
    assert keys(Moment(game, empty, asked))[0] == "schlusskarte"


def test_a_decision_comes_before_what_has_happened() -> None:
    game = load("schuss-und-tor")
    state = game.begin(Setup(3, opener=0), FastChance(4))
    state.apply(0, game.notation().read(game.notation().write(state.sample(0, FastChance(2)))), Telltale())
    seat = state.awaited()[0]
    event = st.LastCardLaid(clause="ST-57", seat=0, server=2)
    moment = Moment(game, game.view(state, seat), game.prompts(state, seat), [event])
    found = notes_for(game.triggers, moment)
    assert [note.asked for note in found] == sorted([note.asked for note in found], reverse=True)
    assert found[-1].key == "last-card"
