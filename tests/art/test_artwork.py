"""What a page or the press may rely on, whatever is drawn."""

import gzip
import re
from collections import Counter
from xml.etree import ElementTree

import pytest

from ludofoot.art.artwork import Artwork, references
from ludofoot.art.kit import common_artwork, kit_parts, seat_medal
from ludofoot.games.schuss_und_tor.art import artwork

SETS = {
    "common": common_artwork(),
    "schuss-und-tor": artwork(lambda id: id.title()),
    "seat": seat_medal("Lina", 1, "goal"),
}
BUDGET = 60_000


@pytest.fixture(params=SETS)
def art(request: pytest.FixtureRequest) -> Artwork:
    return SETS[request.param]


def documents(art: Artwork) -> list[str]:
    """Everything that a set puts out."""
    pieces = [art.piece(id, grey) for id in art.drawings for grey in (False, True)]
    alone = [art.standalone(id, grey) for id in art.drawings for grey in (False, True)]
    return [art.sprite(), art.sprite(grey=True), *pieces, *alone]


def ids(svg: str) -> list[str]:
    return re.findall(r' id="([^"]+)"', svg)


def test_everything_is_valid_xml_without_style_and_hidden_from_screen_readers(art: Artwork) -> None:
    for document in documents(art):
        root = ElementTree.fromstring(document)
        assert root.get("aria-hidden") == "true"
        for element in root.iter():
            assert element.tag.rpartition("}")[2] not in ("style", "script", "image")
            assert "style" not in element.attrib


def test_a_sprite_has_no_name_twice_and_no_reference_into_the_void(art: Artwork) -> None:
    for sprite in (art.sprite(), art.sprite(grey=True)):
        assert [id for id, times in Counter(ids(sprite)).items() if times > 1] == []
        assert set(references(sprite)) <= set(ids(sprite))


def test_a_piece_shows_a_symbol_of_the_sprite(art: Artwork) -> None:
    for id in art.drawings:
        for grey in (False, True):
            assert set(references(art.piece(id, grey))) <= set(ids(art.sprite(grey)))


def test_a_drawing_by_itself_needs_nothing_else_and_takes_no_name_of_another(art: Artwork) -> None:
    alone = [art.standalone(id, grey) for id in art.drawings for grey in (False, True)]
    for document in alone:
        assert set(references(document)) <= set(ids(document))
    together = Counter(id for document in alone for id in ids(document))
    assert [id for id, times in together.items() if times > 1] == []


def test_a_sprite_carries_no_part_that_nothing_uses(art: Artwork) -> None:
    sprite = art.sprite()
    symbols = {f"{art.id}-{id}" for id in art.drawings}
    assert set(ids(sprite)) - symbols <= set(references(sprite))


def test_every_colour_is_written_in_full_and_turns_grey(art: Artwork) -> None:
    coloured, grey = art.sprite(), art.sprite(grey=True)
    paints = re.findall(r'(?:fill|stroke)="([^"]+)"', coloured)
    assert all(paint == "none" or re.fullmatch(r"#[0-9A-F]{6}", paint) for paint in paints)
    for red, green, blue in re.findall(r'"#(\w\w)(\w\w)(\w\w)"', grey):
        assert red == green == blue


def test_the_same_words_give_the_same_bytes() -> None:
    one, other = (artwork(lambda id: id) for _ in range(2))
    assert documents(one) == documents(other)


def test_a_sprite_is_light(art: Artwork) -> None:
    assert len(gzip.compress(art.sprite().encode())) < BUDGET


def test_parts_are_filed_under_their_own_name() -> None:
    for name, markup in kit_parts().items():
        assert ids(markup) == [name]


def test_two_seats_have_no_name_in_common() -> None:
    lina, gaston = (
        seat_medal(name, seat).standalone("medal") for seat, name in enumerate(("Lina", "Gaston"))
    )
    assert not set(ids(lina)) & set(ids(gaston))
