"""What a page or the press may rely on holds for the boxes after the first one too."""

import gzip
import re
from collections.abc import Callable
from html import unescape
from importlib import import_module
from importlib.util import find_spec
from itertools import combinations

import pytest

from ludofoot.art.artwork import Artwork, references
from ludofoot.art.lettering import DISPLAY, SCRIPT, TEXT, Words, width
from ludofoot.catalogue import find_games, load
from ludofoot.locale import LANGS, Voice
from tests.art import test_artwork as laws


def drawn(game: str, words: Words) -> Artwork:
    found: Artwork = import_module(f"{load(game).package}.art").artwork(words)
    return found


GAMES = [game.id for game in find_games().values() if find_spec(f"{game.package}.art")]
SETS = {game: drawn(game, lambda id: id.title()) for game in GAMES}
LAWS: tuple[Callable[[Artwork], None], ...] = (
    laws.test_everything_is_valid_xml_without_style_and_hidden_from_screen_readers,
    laws.test_a_sprite_has_no_name_twice_and_no_reference_into_the_void,
    laws.test_a_drawing_by_itself_needs_nothing_else_and_takes_no_name_of_another,
    laws.test_a_sprite_carries_no_part_that_nothing_uses,
    laws.test_every_colour_is_written_in_full_and_turns_grey,
)
BUDGET = 80_000
FACES = {face.family: face for face in (DISPLAY, SCRIPT, TEXT)}
TEXTS = re.compile(
    r'<text x="(-?[\d.]+)" y="-?[\d.]+" font-family="([^"]+)" font-size="([\d.]+)"[^>]*'
    r'text-anchor="(\w+)">([^<]*)<'
)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("law", LAWS)
def test_what_holds_for_every_drawing_holds_here(game: str, law: Callable[[Artwork], None]) -> None:
    law(SETS[game])


@pytest.mark.parametrize("game", GAMES)
def test_a_sprite_is_light(game: str) -> None:
    assert len(gzip.compress(SETS[game].sprite().encode())) < BUDGET


@pytest.mark.parametrize("game", GAMES)
def test_a_piece_shows_a_symbol_of_the_sprite(game: str) -> None:
    art = SETS[game]
    for grey in (False, True):
        known = set(laws.ids(art.sprite(grey)))
        assert all(set(references(art.piece(id, grey))) <= known for id in art.drawings)


@pytest.mark.parametrize("game", GAMES)
def test_no_two_drawings_are_alike(game: str) -> None:
    # Two footballers of Finale may have the same strengths and symbols.
    drawings = [drawing for id, drawing in SETS[game].drawings.items() if not id.startswith("ring-")]
    for one, other in combinations(drawings, 2):
        assert one.body != other.body, (one.id, other.id)


@pytest.mark.parametrize("game", GAMES)
def test_a_box_has_a_lid_and_its_drawings_are_the_same_every_time(game: str) -> None:
    again = drawn(game, lambda id: id.title())
    assert again.sprite() == SETS[game].sprite()
    assert "lid" in again.drawings


@pytest.mark.parametrize("game", GAMES)
def test_long_words_shrink_to_fit_their_piece(game: str) -> None:
    long = "Donaudampfschifffahrtsgesellschaft mit beschränkter Haftung"
    wordy = drawn(game, lambda id: long)
    for id, drawing in wordy.drawings.items():
        for x, family, size, anchor, words in TEXTS.findall(wordy.standalone(id)):
            if long.lower() in unescape(words).lower():
                extent = width(unescape(words), float(size), FACES[family])
                part = {"start": 0, "middle": 0.5, "end": 1}[anchor]
                assert float(x) - part * extent >= 0, (id, words)
                assert float(x) + (1 - part) * extent <= drawing.width, (id, words)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", GAMES)
def test_every_word_on_a_piece_exists_in_every_language(game: str, lang: str) -> None:
    asked: list[str] = []

    def words(id: str) -> str:
        asked.append(id)
        return id

    drawn(game, words)
    voice = Voice(lang, game)
    assert [id for id in sorted(set(asked)) if not voice.knows(id)] == []


def test_words_are_escaped() -> None:
    for game in GAMES:
        assert "<b>" not in drawn(game, lambda id: '<b>"&').sprite()
