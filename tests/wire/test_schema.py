"""The schema that the browser's types are made of names every list of words once."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from ludofoot.catalogue import find_games
from ludofoot.wire.schema import game_schema, protocol_schema

SCHEMAS = {"protocol": protocol_schema(), **{game: game_schema(game) for game in sorted(find_games())}}


def word_lists(node: Any) -> Iterator[tuple[str, ...]]:
    """Every list of words that is written out; the tag of a record is a list of one."""
    if isinstance(node, dict):
        if len(node.get("enum", ())) > 1:
            yield tuple(node["enum"])
        for value in node.values():
            yield from word_lists(value)
    elif isinstance(node, list):
        for value in node:
            yield from word_lists(value)


@pytest.mark.parametrize("name", SCHEMAS)
def test_each_list_of_words_is_written_once(name: str) -> None:
    found = list(word_lists(SCHEMAS[name]))
    assert len(found) == len(set(found))


def test_a_named_list_keeps_its_name_and_its_words() -> None:
    definitions = SCHEMAS["football-a-la-carte"]["$defs"]
    assert definitions["DirectionText"] == {"enum": ["left", "right", "straight"]}
    assert definitions["FreeKick"]["properties"]["direction"] == {"$ref": "#/$defs/DirectionText"}
