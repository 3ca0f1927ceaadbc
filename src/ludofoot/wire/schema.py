"""The protocol and each game's records as JSON Schema: `python -m ludofoot.wire.schema` prints it."""

from __future__ import annotations

import sys
from typing import Any

import msgspec

from ludofoot.catalogue import find_games
from ludofoot.core.game import ChoiceOption, NumberOption, SeatOption
from ludofoot.core.records import Preview
from ludofoot.wire.answers import AnyAnswer, GameInfo, Opened, Replayed
from ludofoot.wire.requests import AnyRequest, NewTable


def protocol_schema() -> dict[str, Any]:
    """What every client needs."""
    option = ChoiceOption | NumberOption | SeatOption
    roots = {
        "request": AnyRequest,
        "answer": AnyAnswer,
        "new-table": NewTable,
        "opened": Opened,
        "game-info": GameInfo,
        "option": option,
        "preview": Preview,
        "replayed": Replayed,
    }
    return schema(roots)


def game_schema(game: str) -> dict[str, Any]:
    """What the screen of one game needs."""
    found = find_games()[game]
    return schema({"move": found.move_type, "event": found.event_type, "view": found.view_type})


def schema(roots: dict[str, Any]) -> dict[str, Any]:
    """One document with a property for each root, so that a generator names them all."""
    (references, definitions) = msgspec.json.schema_components(roots.values(), ref_template="#/$defs/{name}")
    return {
        "type": "object",
        "properties": dict(zip(roots, references, strict=True)),
        "required": list(roots),
        "additionalProperties": False,
        "$defs": dict(sorted(definitions.items())),
    }


def main(arguments: list[str]) -> None:
    """Prints the schema of the protocol, or of the game named."""
    found = game_schema(arguments[0]) if arguments else protocol_schema()
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(found), indent=2).decode() + "\n")


if __name__ == "__main__":
    main(sys.argv[1:])
