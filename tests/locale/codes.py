"""Every message id that the sources can ask for, derived from types and from what is written in the code."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.util import find_spec
from itertools import product
from pathlib import Path
from typing import Annotated, Any, Literal, get_args, get_origin, get_type_hints

import msgspec
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import ludofoot
from ludofoot.bots import LEVELS
from ludofoot.core.entries import AnyEntry, Moved, TimedOut
from ludofoot.core.fair_record import BROKEN
from ludofoot.core.fairness import REASONS
from ludofoot.core.game import Game
from ludofoot.core.options import ChoiceOption
from ludofoot.core.records import kebab
from ludofoot.games.footmania import asking as fm_asking
from ludofoot.games.schuss_und_tor import records as st

ROOT = Path(ludofoot.__file__).parent
SCREENS = ROOT.parents[1] / "web" / "src" / "games"
LITERAL = re.compile(r"""["']([a-z][a-z0-9]*(?:-[a-z0-9]+)*)["']""")
REFUSED = re.compile(r'Refus(?:ed|al)\(\s*"([a-z-]+)"')
ASKED = re.compile(r"""(?:Said|\.word|\bsay)\(\s*["']([a-z-]+)["']""")
HELPED = re.compile(r'"(help-[a-z-]+)"')

# What is asked for everywhere and said by each game.
OF_GAMES = ("title", "tagline", "option-")
# The small print on the cards, which the drawings ask for by the name of the card.
PRINTED = {
    "card": ("freistoss", "ecke", "elfmeter"),
    "note": ("bomber", "tormann", "parry", *st.ACTIONS[11:]),
}

ASKS = {
    *(f"ask-{kind}-{asker}" for kind, asker in product(("serve", "last"), get_args(st.Asker))),
    *(f"ask-{step}" for step in st.STEPS if step not in ("serve", "over")),
}

FC_ASKS = (
    *("kick-off", "play", "follow", "throw-in", "clear", "stop", "last-stop"),
    *("cut-corner", "cut-penalty", "discard", "stuck"),
)

FI_LABELS = (
    *("team", "deck-presets", "substitution", "tactic", "replacement", "counter", "further", "exchange"),
    "stand-in",
)

# What is put together from parts in a game's own code, and cannot be read off a type.
FAMILIES: dict[str, set[str]] = {
    "schuss-und-tor": {
        *ASKS,
        *(f"label-{ask}{more}" for ask, more in product(ASKS, ("", "-help"))),
        *(f"label-move-{move}" for move in ("stop", "concede", "take", "keep", "end")),
        *(f"step-{step}" for step in st.STEPS),
        *(f"stopper-{action}" for action in st.ACTIONS[2:11]),
        *(f"{kind}-{action}" for kind, actions in PRINTED.items() for action in actions),
    },
    "footmania": {
        *(f"label-{ask}{more}" for ask, more in product(fm_asking.ASKS, ("", "-help"))),
        *(f"label-move-{move}" for move in ("refuse", "leave")),
    },
    "football-a-la-carte": {f"label-ask-{ask}{more}" for ask, more in product(FC_ASKS, ("", "-help"))},
    "finale": {
        *(f"label-ask-{ask}{more}" for ask, more in product(FI_LABELS, ("", "-help"))),
        "label-ask-shooters",
    },
}


def core_sources() -> str:
    """Everything that is not a game's own."""
    inside = ROOT / "games"
    return "\n".join(
        path.read_text("utf-8") for path in ROOT.rglob("*.py") if not path.is_relative_to(inside)
    )


def game_sources(game: Game[Any]) -> str:
    """A game's own code, and that of its screen in the browser."""
    spec = find_spec(game.package)
    assert spec is not None
    assert spec.origin is not None
    own = [*Path(spec.origin).parent.rglob("*.py"), *(SCREENS / game.id).rglob("*.ts*")]
    return "\n".join(path.read_text("utf-8") for path in own)


def written_codes(text: str) -> set[str]:
    """The ids that stand in the code as they are."""
    return {f"refuse-{code}" for code in REFUSED.findall(text)} | {
        *ASKED.findall(text),
        *HELPED.findall(text),
    }


def core_codes() -> set[str]:
    """What every game needs."""
    entries = {kebab(entry.__name__) for entry in get_args(AnyEntry) if entry not in (Moved, TimedOut)}
    asked = {code for code in written_codes(core_sources()) if not code.startswith(OF_GAMES)}
    promises = {f"unfair-{reason}" for reason in BROKEN} | {f"notice-{reason}" for reason in REASONS}
    promises |= {f"reopened-because-{reason}" for reason in (*REASONS, "other", "nothing")}
    return asked | promises | {f"bot-{level}" for level in LEVELS} | {f"log-{entry}" for entry in entries}


def game_codes(game: Game[Any]) -> set[str]:
    """What this game needs besides."""
    moves, events = members(game.move_type), members(game.event_type)
    return {
        "title",
        "tagline",
        *(f"move-{move.__struct_config__.tag}" for move in moves),
        *(f"event-{event.__struct_config__.tag}" for event in events),
        *(word for record in (*moves, *events, *members(game.view_type)) for word in words_in(record)),
        *option_codes(game),
        *(f"side-{side}" for seats in game.seats for side in game.sides(seats)),
        *written_codes(game_sources(game)),
        *FAMILIES.get(game.id, set()),
    }


def members(kind: Any) -> tuple[type[msgspec.Struct], ...]:
    """The records of a union, or the one record."""
    return get_args(kind) or (kind,)


def option_codes(game: Game[Any]) -> Iterator[str]:
    """An option and each of its readings, and the question who begins."""
    if game.names_opener:
        yield "option-opener"
    for option in game.options:
        yield f"option-{option.name}"
        if isinstance(option, ChoiceOption):
            yield from (f"option-{option.name}-{value}" for value in option.values)


def words_in(record: type[msgspec.Struct]) -> Iterator[str]:
    """The words that the marked fields of a record can name."""
    for hint in get_type_hints(record, include_extras=True).values():
        yield from words_of(hint)


def words_of(hint: Any) -> Iterator[str]:
    """The words of a type, also behind `| None` and in tuples."""
    if get_origin(hint) is Annotated:
        inner, *metas = get_args(hint)
        kinds = [meta.extra["says"] for meta in metas if isinstance(meta, msgspec.Meta) and meta.extra]
        if kinds and get_origin(inner) is Literal:
            yield from (f"{kinds[0]}-{value}" for value in get_args(inner))
    else:
        for part in get_args(hint):
            yield from words_of(part)


# ---- what the files hold


class Variables(Visitor):
    """Collects the variables of a message; `$x` and `$x-is` are the same argument."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name.removesuffix("-is"))


def messages(path: Path) -> dict[str, set[str]]:
    """The messages of a file, each with its arguments; fails on anything that cannot be read."""
    resource = FluentParser().parse(path.read_text("utf-8"))
    found: dict[str, set[str]] = {}
    for entry in resource.body:
        assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{path}: {entry.id.name} twice"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.found
    return found
