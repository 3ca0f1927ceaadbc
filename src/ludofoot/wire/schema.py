"""The protocol and each game's records as JSON Schema: `python -m ludofoot.wire.schema` prints it."""

from __future__ import annotations

import sys
from typing import Any, Literal, get_args, get_origin

import msgspec

from ludofoot.catalogue import find_games
from ludofoot.coach.puzzle import Solution
from ludofoot.core.options import ChoiceOption, NumberOption, SeatOption
from ludofoot.core.records import Preview
from ludofoot.gazette import Report, Summary
from ludofoot.wire.analysed import AnalysisState
from ludofoot.wire.answers import (
    AnyAnswer,
    DayCounted,
    DayOver,
    DayToday,
    GameInfo,
    Invitation,
    LessonStep,
    Lobby,
    Opened,
    PuzzleInfo,
    PuzzleToday,
    Reach,
    Replayed,
    Reported,
)
from ludofoot.wire.requests import AnyRequest, NewDayResult, NewDayTable, NewPuzzleTable, NewTable


def protocol_schema() -> dict[str, Any]:
    """What every client needs."""
    option = ChoiceOption | NumberOption | SeatOption
    roots = {
        "request": AnyRequest,
        "answer": AnyAnswer,
        "new-table": NewTable,
        "opened": Opened,
        "invitation": Invitation,
        "game-info": GameInfo,
        "day-today": DayToday,
        "day-over": DayOver,
        "day-counted": DayCounted,
        "new-day-table": NewDayTable,
        "new-day-result": NewDayResult,
        "puzzle-today": PuzzleToday,
        "puzzle-info": PuzzleInfo,
        "new-puzzle-table": NewPuzzleTable,
        "solution": Solution,
        "option": option,
        "lesson-step": LessonStep,
        "preview": Preview,
        "replayed": Replayed,
        "analysis-state": AnalysisState,
        "reported": Reported,
        "reach": Reach,
        "lobby": Lobby,
        "report": Report,
        "summary": Summary,
    }
    return schema(roots)


def game_schema(game: str) -> dict[str, Any]:
    """What the screen of one game needs."""
    found = find_games()[game]
    return schema({"move": found.move_type, "event": found.event_type, "view": found.view_type})


def schema(roots: dict[str, Any]) -> dict[str, Any]:
    """One document with a property for each root, so that a generator names them all."""
    (references, definitions) = msgspec.json.schema_components(roots.values(), ref_template="#/$defs/{name}")
    names = {words: name for words, name in word_lists(roots).items() if name not in definitions}
    used: dict[str, Any] = {}
    named = {name: with_names(found, names, used) for name, found in definitions.items()}
    return {
        "type": "object",
        "properties": {
            root: with_names(found, names, used) for root, found in zip(roots, references, strict=True)
        },
        "required": list(roots),
        "additionalProperties": False,
        "$defs": dict(sorted({**named, **used}.items())),
    }


def word_lists(roots: dict[str, Any]) -> dict[tuple[str, ...], str]:
    """The lists of words that the modules of the records name, by their words in order."""
    records = [record for root in roots.values() for record in (get_args(root) or (root,))]
    modules = dict.fromkeys(record.__module__ for record in records)
    return {
        tuple(sorted(map(str, get_args(value)))): name
        for module in reversed(modules)
        for name, value in vars(sys.modules[module]).items()
        if get_origin(value) is Literal
    }


def with_names(node: Any, names: dict[tuple[str, ...], str], used: dict[str, Any]) -> Any:
    """A schema in which a list of words that has a name is written once, and referred to everywhere else."""
    if isinstance(node, list):
        return [with_names(each, names, used) for each in node]
    if not isinstance(node, dict):
        return node
    name = names.get(tuple(map(str, node.get("enum", ()))))
    if name is None:
        return {key: with_names(value, names, used) for key, value in node.items()}
    used[name] = {"enum": node["enum"]}
    return {"$ref": f"#/$defs/{name}"}


def main(arguments: list[str]) -> None:
    """Prints the schema of the protocol, or of the game named."""
    found = game_schema(arguments[0]) if arguments else protocol_schema()
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(found), indent=2).decode() + "\n")


if __name__ == "__main__":
    main(sys.argv[1:])
