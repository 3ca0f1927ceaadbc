"""Every piece explains itself: in every language, in few words, and as the rules would say."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

import ludofoot.locale
from ludofoot import FastChance, Game, Setup, Telltale, find_games, load
from ludofoot.bots import seat_bot
from ludofoot.core.pieces import FITS, Explained, explain, explain_past
from ludofoot.core.records import SPECTATOR, Legal
from ludofoot.core.sheet import read_sheet
from ludofoot.games.passe_eclair.records import TOKENS
from ludofoot.locale import LANGS
from tests.locale.codes import messages
from tests.locale.test_completeness import Strict

pytestmark = pytest.mark.plain_only
FOLDER = Path(ludofoot.locale.__file__).parent
GAMES = [game for game in find_games().values() if game.pieces]
LONGEST = 150
PLACES = ["", "red", "blue", "coins", "11", "0", "cut", "sums", "hidden", "anybody", "attacker"]
PRINTED = [f"{kind}-{face}" for kind in ("victory", "consolation") for face in ("back", *TOKENS)]
of_games = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


def strings(value: Any) -> Iterator[str]:
    """Every word in a view."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for each in value.values():
            yield from strings(each)
    elif isinstance(value, list | tuple):
        for each in value:
            yield from strings(each)


def pieces_in(game: Game[Any], moves: int = 160) -> Iterator[Explained]:
    """Whatever could be pointed at while a game is played, the first time that it is said so."""
    chance = FastChance(7, 1)
    seats = game.seats[-1]
    state = game.begin(Setup(seats), chance)
    seen: set[str] = set()
    for _ in range(moves):
        if not state.awaited():
            return
        seat = state.awaited()[0]
        around = {name.partition(":")[2] for name in game.around}
        names = {*strings(msgspec.to_builtins(game.view(state, seat))), *around, *PLACES, *PRINTED}
        for kind in game.pieces:
            for name in names:
                found = explain(game, state, seat, [f"{kind}:{name}"])
                if found is not None and str(key(found)) not in seen:
                    seen.add(str(key(found)))
                    yield found
        state.apply(seat, seat_bot(game, "random").choose(game.view(state, seat), chance), Telltale())


def key(found: Explained) -> tuple[Any, ...]:
    return found.name, found.what.code, found.refusal and found.refusal.code


@of_games
def test_whatever_is_pointed_at_can_be_said_in_few_words(game: Game[Any]) -> None:
    sheet = read_sheet(game.package, "en")
    said: set[str] = set()
    for found in pieces_in(game, 80):
        assert sheet.clause(found.clause).id == found.clause
        for lang in LANGS:
            voice = Strict(lang, game.id, [], 0)
            assert voice.say(found.name)
            assert len(voice.say(found.what)) <= LONGEST, voice.say(found.what)
            assert all(voice.say(each) for each in found.now)
            assert found.refusal is None or voice.refuse(found.refusal)
        said |= {each.code for each in (found.name, found.what, *found.now)}
    assert len(said) > 8


@of_games
def test_seats_scores_and_what_lies_around_are_explained_to_all_and_afterwards(game: Game[Any]) -> None:
    """Also to those who watch, and in a game that is watched again, of which there are views alone."""
    seats = game.seats[-1]
    state = game.begin(Setup(seats), FastChance(5))
    names = [*(f"seat:{seat}" for seat in range(seats)), *game.around]
    for looker in (0, SPECTATOR):
        view = msgspec.json.decode(msgspec.json.encode(game.view(state, looker)), type=game.view_type)
        for name in names:
            found = explain(game, state, looker, [name])
            past = explain_past(game, view, looker, [name])
            assert found is not None, (name, looker)
            assert past is not None, (name, looker)
            assert (past.name, past.what, past.clause) == (found.name, found.what, found.clause)


@of_games
@pytest.mark.parametrize("lang", LANGS)
def test_the_same_is_said_in_every_language(game: Game[Any], lang: str) -> None:
    name = f"{game.package.rpartition('.')[2]}.pieces.ftl"
    assert messages(FOLDER / lang / name) == messages(FOLDER / "fr" / name)


def test_what_is_said_of_a_card_is_what_the_rules_say() -> None:
    """A card that is said to fit can be laid; any other is refused as trying it would be."""
    game = load("schuss-und-tor")
    chance = FastChance(11)
    state = game.begin(Setup(2, opener=0), chance)
    heard = set()
    for _ in range(80):
        if not state.awaited():
            break
        seat = state.awaited()[0]
        view: Any = game.view(state, seat)
        for face in view.hand:
            found = explain(game, state, seat, [f"art:face-{face}"])
            assert found is not None
            call = "fritz" if face == "bomber" else None
            verdict = state.judge(
                seat, msgspec.convert({"type": "lay", "face": face, "call": call}, game.move_type)
            )
            assert (found.refusal is None) == isinstance(verdict, Legal), (face, verdict)
            assert found.refusal is None or found.refusal == verdict
            heard.add(FITS in found.now)
        state.apply(seat, seat_bot(game, "debutant").choose(view, chance), Telltale())
    assert heard == {True, False}


def test_nonsense_is_no_piece_and_a_game_without_words_has_none() -> None:
    game = load("footmania")
    state = game.begin(Setup(2), FastChance(3))
    for piece in (
        "",
        "square",
        "square:",
        "square:99",
        "place:0",
        "place:" + "9" * 60,
        "art:",
        "seat:2",
        "seat:-1",
        "score:²",
        "x:y",
    ):
        assert explain(game, state, 0, [piece]) is None
    assert explain(game, state, 0, ["x:y", "square:3"]) is not None
