"""The browser finds its sentences itself, and they are the same ones (web/tests/say.test.ts)."""

import json
from pathlib import Path
from typing import Any

import pytest

from ludofoot.core.records import Player, Said, Word
from ludofoot.locale import LANGS, Voice

CASES = Path(__file__).parents[2] / "web" / "tests" / "said.json"
pytestmark = pytest.mark.plain_only


def test_the_cases_of_the_browser_are_said_alike() -> None:
    cases = json.loads(CASES.read_text("utf-8"))
    for case in cases:
        for lang in LANGS:
            voice = Voice(lang, "schuss-und-tor", case.get("names", []), case.get("reader"))
            assert voice.say(said(case["said"])) == case[lang]


def said(raw: dict[str, Any]) -> Said:
    return Said(raw["code"], {name: argument(value) for name, value in raw.get("args", {}).items()})


def argument(raw: Any) -> Any:
    """An argument as it was before it travelled."""
    match raw:
        case {"type": "word", "id": name}:
            return Word(name)
        case {"type": "player", "seat": seat}:
            return Player(seat)
        case {"code": _}:
            return said(raw)
        case list():
            return tuple(argument(item) for item in raw)
    return raw
