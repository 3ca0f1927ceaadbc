"""Every sentence exists in every language, and none is left over."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

import ludofoot.locale
from ludofoot import FastChance, Game, Setup, Telltale, find_games
from ludofoot.core.prompts import Choose, Prompt
from ludofoot.core.records import Move, Refusal, Said
from ludofoot.core.words import said_event
from ludofoot.locale import LANGS, PARTS, Voice
from ludofoot.testing.words import labels
from tests.locale.codes import (
    LITERAL,
    core_codes,
    core_sources,
    game_codes,
    game_sources,
    may_be_used,
    messages,
    said_in_parts,
    written_codes,
)

pytestmark = pytest.mark.plain_only
FOLDER = Path(ludofoot.locale.__file__).parent
GAMES = list(find_games().values())


def file_of(lang: str, game: Game[Any] | None) -> Path:
    return FOLDER / lang / f"{game.package.rpartition('.')[2] if game else 'core'}.ftl"


@pytest.mark.parametrize("lang", LANGS)
def test_core_says_everything(lang: str) -> None:
    of_games = {file_of(lang, game) for game in GAMES}
    said = [messages(path).keys() for path in (FOLDER / lang).glob("*.ftl") if path not in of_games]
    assert core_codes() - set().union(*said) == set()


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_games_say_everything(lang: str, game: Game[Any]) -> None:
    common = [file_of(lang, None), FOLDER / lang / "gazette.ftl"]
    files = [*common, *(file_of(lang, game).with_suffix(f"{part}.ftl") for part in PARTS)]
    said = {code for path in files if path.exists() for code in messages(path)}
    assert {code for code in game_codes(game) - said if not said_in_parts(code, said)} == set()


@pytest.mark.parametrize("lang", LANGS)
def test_nothing_is_left_over(lang: str) -> None:
    everything = "\n".join([core_sources(), *map(game_sources, GAMES)])
    used = core_codes() | written_codes(everything) | set(LITERAL.findall(everything))
    assert messages(file_of(lang, None)).keys() - used == set()


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_nothing_of_a_game_is_left_over(lang: str, game: Game[Any]) -> None:
    used = game_codes(game) | set(LITERAL.findall(game_sources(game)))
    left = messages(file_of(lang, game)).keys() - used
    assert {code for code in left if not may_be_used(game, code)} == set()


@pytest.mark.parametrize("game", [None, *GAMES], ids=lambda game: game.id if game else "core")
def test_languages_use_the_same_arguments(game: Game[Any] | None) -> None:
    first, *others = (messages(file_of(lang, game)) for lang in LANGS)
    for other in others:
        assert other == first


TRIED_AT_ONCE = 60
TRIED_IN_TURNS = 7


class Strict(Voice):
    """Fails where a player would see an id or a hole."""

    def unsaid(self, code: str, errors: Sequence[Exception]) -> None:
        # Questions that nothing can stop name a stopper too, and never use it.
        if code not in ("stopper-foul", "stopper-verletzt", "stopper-schiedsrichter"):
            raise AssertionError(code, errors)


class Interpreter:
    """Says everything to one seat in every language."""

    def __init__(self, game: str, seat: int) -> None:
        self.voices = [Strict(lang, game, [], seat) for lang in LANGS]

    def say(self, said: Said) -> bool:
        return all(voice.say(said) for voice in self.voices)

    def refuse(self, refusal: Refusal) -> bool:
        return all(voice.refuse(refusal) for voice in self.voices)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_whole_games_can_be_told(game: Game[Any]) -> None:
    """Whatever happens, and whatever is tried: nothing in it lacks a word in any language."""
    for stream in range(9):
        chance = FastChance(2024, stream)
        seats = game.seats[stream % len(game.seats)]
        tell_game(game, Setup(seats), chance, [Interpreter(game.id, seat) for seat in range(seats)])


def whole_moves(game: Game[Any], prompt: Prompt) -> list[Move]:
    """The moves that a form offers as they are."""
    if not isinstance(prompt.form, Choose) or prompt.form.field:
        return []
    offers = [{**prompt.move, **item.value} for item in prompt.form.items]
    return [msgspec.convert(offer, game.move_type) for offer in offers]


def novel(what: Any, said: set[str]) -> bool:
    """Whether this has not been said yet: a long game repeats itself."""
    text = str(what)
    if text in said:
        return False
    said.add(text)
    return True


def tell_game(game: Game[Any], setup: Setup, chance: FastChance, voices: Sequence[Interpreter]) -> None:
    state = game.begin(setup, chance)
    tried: set[str] = set()
    said: set[str] = set()
    made = 0
    while state.awaited():
        made += 1
        seat = state.awaited()[0]
        voice = voices[seat]
        for prompt in game.prompts(state, seat):
            assert voice.say(prompt.ask)
            assert all(voice.say(label) for label in labels(prompt.form) if novel(label, said))
            for move in whole_moves(game, prompt) or [state.default(seat)]:
                text = game.notation().write(move)
                # What a draft would do is much work in a long game: at first, then every few decisions.
                if text not in tried or made % TRIED_IN_TURNS == 0:
                    assert all(voice.say(note) for note in game.preview(state, seat, move).notes)
                tried.add(text)
        # In a long game there is much to try: each time a few of them, in turn.
        for text in sorted(tried)[made % TRIED_IN_TURNS :: 1 + len(tried) // TRIED_AT_ONCE]:
            verdict = state.judge(seat, game.notation().read(text))
            if isinstance(verdict, Refusal) and novel(verdict, said):
                assert voice.refuse(verdict)
        out = Telltale()
        state.apply(seat, state.sample(seat, chance), out)
        for telling in out.told:
            for reader in range(setup.seats):
                event = telling.to(reader)
                assert event is None or voices[reader].say(said_event(event))
